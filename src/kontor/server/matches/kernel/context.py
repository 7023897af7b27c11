"""Opening the house: connecting to the store and the bus."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from kontor.server.bus import Bus, WithinBus
from kontor.server.bus.nats import NatsBus
from kontor.server.matches.kernel.cache import House
from kontor.server.settings import Settings
from kontor.server.store.pool import open_pool


@asynccontextmanager
async def open_house(settings: Settings) -> AsyncIterator[House]:
    """Connect to the store and the bus, and leave both in the end."""
    pool = await open_pool(settings.database, settings.connections)
    bus: Bus = await NatsBus.connect(settings.nats) if settings.nats else WithinBus()
    try:
        yield House(settings, pool, bus)
    finally:
        await bus.close()
        await pool.close()
