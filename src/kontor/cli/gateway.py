"""What each process of `kontor serve` runs: the application, and beside it the bots of a home server."""

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

from litestar import Litestar

from kontor.server import logs, tracing
from kontor.server.app import create_app
from kontor.server.matches import House
from kontor.server.settings import read_settings
from kontor.worker.chores import chores_beside
from kontor.worker.minds import Minds
from kontor.worker.run import Worker

BOTS = "KONTOR_BOTS"
"""The environment variable that says how many processes think for bots beside each gateway."""
WIDTH = 2


def create() -> Litestar:
    """Return the application as the environment wants it."""
    logs.configure()
    tracing.configure("gateway")
    bots = int(os.environ.get(BOTS, "0"))
    return create_app(read_settings(os.environ), partial(bots_beside, bots) if bots else None)


@asynccontextmanager
async def bots_beside(processes: int, house: House) -> AsyncIterator[None]:
    """Let bots play as long as the application runs; they think in processes of their own."""
    stop = asyncio.Event()
    async with Minds(processes) as minds, chores_beside(house):
        working = asyncio.create_task(Worker(house, minds, WIDTH * processes).run(stop))
        try:
            yield
        finally:
            stop.set()
            await working
