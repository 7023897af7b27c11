"""The ASGI application: routes, what handlers are given, and how it starts and stops."""

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from typing import TypeAlias

from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException

from kontor.core import KontorError
from kontor.server import tracing
from kontor.server.api import callers, problems
from kontor.server.api.http.accounts import People
from kontor.server.api.http.digest import digest
from kontor.server.api.http.games import Games
from kontor.server.api.http.health import health, metrics, ready
from kontor.server.api.http.instructions import StandingOrders
from kontor.server.api.http.matches import Tables
from kontor.server.api.http.pages import Pages, page
from kontor.server.api.http.play import Play
from kontor.server.api.http.presence import Attendance
from kontor.server.api.http.ratings import Ratings
from kontor.server.api.http.reminders import ReminderLinks, ReminderSettings
from kontor.server.api.http.talk import Talk
from kontor.server.api.limits import Limits
from kontor.server.api.openapi import completed, openapi_config
from kontor.server.api.reading import ReadableRequest
from kontor.server.api.requests import Requests
from kontor.server.api.schemas import Schema
from kontor.server.api.socket.connection import match_socket
from kontor.server.api.socket.rooms import Rooms
from kontor.server.api.socket.sweep import sweeping
from kontor.server.matches import House
from kontor.server.matches.kernel.context import open_house
from kontor.server.settings import Settings

MOST_BYTES = 64 * 1024
"""No request is larger."""

Companion: TypeAlias = Callable[[House], AbstractAsyncContextManager[object]]
"""What runs beside the application in its process, as long as it does: the workers of a home server."""


def create_app(settings: Settings, companion: Companion | None = None) -> Litestar:
    """Return the application; it connects to its services when it starts."""
    limits = Limits(settings)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with open_house(settings) as house:
            app.state.house, app.state.rooms, app.state.stopping = house, Rooms(house), False
            await house.bus.subscribe(house.heard)
            await house.bus.subscribe(app.state.rooms.heard)
            async with sweeping(app.state.rooms), companion(house) if companion else nullcontext():
                yield
                app.state.stopping = True
        tracing.finish()

    app = Litestar(
        route_handlers=[
            Games,
            People,
            Tables,
            Play,
            Talk,
            StandingOrders,
            Ratings,
            Attendance,
            digest,
            ReminderSettings,
            ReminderLinks,
            match_socket,
            health,
            ready,
            metrics,
            page,
        ],
        dependencies={
            "house": Provide(callers.provide_house),
            "visitor": Provide(callers.provide_visitor),
            "caller": Provide(callers.provide_caller),
            "language": Provide(callers.provide_language),
        },
        exception_handlers={
            KontorError: problems.told_problem,
            HTTPException: problems.refused_request,
            Exception: problems.broken,
        },
        lifespan=[lifespan],
        middleware=[limits],
        state=State({"limits": limits, "pages": Pages()}),
        request_class=ReadableRequest,
        request_max_body_size=MOST_BYTES,
        openapi_config=openapi_config(),
        logging_config=None,
    )
    app.asgi_handler = Requests(app.asgi_handler)  # outside of the router: also what it refuses is a request
    return app


def openapi_document() -> Schema:
    """Return the OpenAPI document without a running server."""
    app = create_app(Settings())
    return completed(app, app.openapi_schema.to_schema())
