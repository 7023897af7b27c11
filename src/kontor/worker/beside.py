"""Everything that a worker does, beside whatever else runs in the process: bots, hints, chores and reminders."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from kontor.server.matches import House
from kontor.worker.chores import chores_beside
from kontor.worker.flags import flags_beside
from kontor.worker.minds import Minds
from kontor.worker.reminding import reminding_beside
from kontor.worker.run import Worker

WIDTH = 2
"""So many matches at a time for each process: while the move of one is stored, another one is thought about."""


@asynccontextmanager
async def working_beside(processes: int, house: House) -> AsyncIterator[None]:
    """Let bots play as long as the block runs; they think in processes of their own."""
    stop = asyncio.Event()
    async with Minds(processes) as minds, chores_beside(house), flags_beside(house), reminding_beside(house):
        working = asyncio.create_task(Worker(house, minds, WIDTH * processes).run(stop))
        try:
            yield
        finally:
            stop.set()
            await working
