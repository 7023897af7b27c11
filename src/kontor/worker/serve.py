"""A worker as a program of its own: connects to the store and the bus, and leaves nothing open."""

import asyncio

from kontor.server.logs import log
from kontor.server.matches.kernel.context import open_house
from kontor.server.settings import Settings
from kontor.worker.beside import working_beside
from kontor.worker.run import POLL


async def serve(settings: Settings, processes: int, stop: asyncio.Event) -> None:
    """Take the turns of bots until `stop`."""
    if not settings.nats:
        log.warning("worker-without-nats", seconds_between_looks=POLL)
    async with open_house(settings) as house:
        log.info("worker-started", processes=processes)
        async with working_beside(processes, house):
            await stop.wait()
    log.info("worker-stopped")
