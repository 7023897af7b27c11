"""A real server in the process of the test, so that its logs, metrics and traces can be inspected."""

import asyncio
import warnings
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import uvicorn
from litestar import Litestar
from litestar.exceptions import LitestarDeprecationWarning

from kontor.server.app import BackgroundService, create_app
from kontor.server.matches import Context
from kontor.server.settings import Settings
from server.gateway import free_port


class Within(uvicorn.Server):
    """A server that signals when it has started."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.ready = asyncio.Event()

    async def startup(self, sockets: object = None) -> None:
        await super().startup()
        self.ready.set()


class Served:
    """An application and where it is served."""

    def __init__(self, app: Litestar, port: int) -> None:
        self.app = app
        self.address = f"http://127.0.0.1:{port}"

    @property
    def context(self) -> Context:
        """The matches as this server knows them."""
        context: Context = self.app.state.context
        return context


def new_app(settings: Settings, companion: BackgroundService | None = None) -> Litestar:
    """Return an application that is not served yet."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", LitestarDeprecationWarning)  # about how routes declare their parameters
        return create_app(settings, companion)


@asynccontextmanager
async def served(settings: Settings, companion: BackgroundService | None = None) -> AsyncIterator[Served]:
    """Serve in this process, without installing signal handlers."""
    app, port = new_app(settings, companion), free_port()
    server = Within(uvicorn.Config(app, port=port, log_config=None, access_log=False))
    serving = asyncio.create_task(server._serve())
    ready = asyncio.create_task(server.ready.wait())
    await asyncio.wait((serving, ready), return_when=asyncio.FIRST_COMPLETED)
    assert server.started
    try:
        yield Served(app, port)
    finally:
        server.should_exit = True
        await serving
