"""A worker as a program of its own: connects to the store and the bus, and leaves nothing open."""

import asyncio

from kontor.server.bus import Bus, WithinBus
from kontor.server.bus.nats import NatsBus
from kontor.server.logs import log
from kontor.server.matches import House
from kontor.server.settings import Settings
from kontor.server.store.pool import open_pool
from kontor.worker.chores import chores_beside
from kontor.worker.minds import Minds
from kontor.worker.run import POLL, Worker

WIDTH = 2
"""So many matches at a time for each process: while the move of one is stored, another one is thought about."""


async def serve(settings: Settings, processes: int, stop: asyncio.Event) -> None:
    """Take the turns of bots until `stop`."""
    pool = await open_pool(settings.database, settings.connections)
    bus: Bus
    if settings.nats:
        bus = await NatsBus.connect(settings.nats)
    else:
        bus = WithinBus()
        log.warning("worker-without-nats", seconds_between_looks=POLL)
    log.info("worker-started", processes=processes)
    house = House(settings, pool, bus)
    try:
        async with Minds(processes) as minds, chores_beside(house):
            await Worker(house, minds, WIDTH * processes).run(stop)
    finally:
        await bus.close()
        await pool.close()
    log.info("worker-stopped")
