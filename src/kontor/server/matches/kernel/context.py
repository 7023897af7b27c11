"""What every reader and writer of matches needs: settings, store, bus, the time, and the cached matches."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime

from kontor.server.bus import Bus, LocalBus
from kontor.server.bus.nats import NatsBus
from kontor.server.matches.kernel.cache import MatchCache
from kontor.server.settings import Settings
from kontor.server.store import turns
from kontor.server.store.pool import Pool, connected, open_pool


class Context:
    """The services of one process, shared by everything that it does."""

    def __init__(self, settings: Settings, pool: Pool, bus: Bus) -> None:
        self.settings = settings
        self.pool = pool
        self.bus = bus
        self.clock: Callable[[], datetime] = utc_now
        self.cache = MatchCache(pool)

    def now(self) -> datetime:
        """Return the time for people: their clocks, nights and reminders. Tests replace `clock`."""
        return self.clock()

    async def ping(self) -> None:
        """Ask the database for a sign of life; StoreError if it does not answer."""
        async with connected(self.pool) as connection:
            await connection.fetchval("SELECT 1")

    async def waiting_bots(self) -> int:
        """Return the number of matches in which a bot is to move."""
        async with connected(self.pool) as connection:
            return await turns.waiting(connection)


@asynccontextmanager
async def open_context(settings: Settings) -> AsyncIterator[Context]:
    """Connect to the store and the bus, and disconnect in the end."""
    pool = await open_pool(settings.database, settings.connections)
    bus: Bus = await NatsBus.connect(settings.nats) if settings.nats else LocalBus()
    try:
        yield Context(settings, pool, bus)
    finally:
        await bus.close()
        await pool.close()


def utc_now() -> datetime:
    """Return the time of this machine."""
    return datetime.now(UTC)
