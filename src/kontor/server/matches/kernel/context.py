"""What every reader and writer of matches needs: settings, store, bus, the time, and the cached matches."""

from asyncio import Lock
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from datetime import datetime

from kontor.server.bus import Bus, LocalBus
from kontor.server.bus.nats import NatsBus
from kontor.server.matches.kernel.cache import MatchCache
from kontor.server.matches.kernel.play_clock import PlayClock, measuring_in_background
from kontor.server.packs.opened import OpenedPacks
from kontor.server.packs.places import place_of
from kontor.server.settings import Settings
from kontor.server.store.pool import Pool, connected, demand_writable, open_pool
from kontor.server.store.work import chores, quarantine, turns

WORKER_SEEN_SECONDS = 30.0
"""Seconds since the last sign of life for which a worker counts; it gives one every ten seconds."""


class Context:
    """The services of one process, shared by everything that it does."""

    def __init__(self, settings: Settings, pool: Pool, bus: Bus) -> None:
        self.settings = settings
        self.pool = pool
        self.bus = bus
        self.play_clock = PlayClock()
        self.clock: Callable[[], datetime] = self.play_clock.now
        self.cache = MatchCache(pool, settings.cached_matches)
        self.packs = place_of(settings)
        """Where the moves of old matches are; None if all are in the database."""
        self.opened_packs = OpenedPacks()
        self.drawing = Lock()
        """Held while the page of a match is drawn: that takes seconds, so a process draws one at a time."""
        self.importing = Lock()
        """Held while an import is replayed, for the same reason."""

    def now(self) -> datetime:
        """Return the time of play, for clocks, nights and reminders: the database's (ADR 33). Tests replace `clock`."""
        return self.clock()

    async def ping(self) -> None:
        """Ask the database for a sign of life; StoreError if it does not answer, or takes no changes."""
        await demand_writable(self.pool)

    async def waiting_bots(self) -> int:
        """Return the number of matches in which a bot is to move."""
        async with connected(self.pool) as connection:
            return await turns.waiting(connection)

    async def workers_seen(self) -> int:
        """Return the number of workers that gave a sign of life just now."""
        async with connected(self.pool) as connection:
            return await chores.workers_seen(connection, WORKER_SEEN_SECONDS)

    async def quarantined(self) -> int:
        """Return the number of matches whose bot's turn failed so often that nobody tries it any more."""
        async with connected(self.pool) as connection:
            return await quarantine.quarantined(connection)


@asynccontextmanager
async def open_context(settings: Settings) -> AsyncIterator[Context]:
    """Connect to the store and the bus, and disconnect in the end."""
    async with AsyncExitStack() as opened:
        pool = await open_pool(settings.database, settings.connections)
        opened.push_async_callback(pool.close)
        bus: Bus = await NatsBus.connect(settings.nats, settings.nats_prefix) if settings.nats else LocalBus()
        opened.push_async_callback(bus.close)
        context = Context(settings, pool, bus)
        if context.packs:
            opened.push_async_callback(context.packs.close)
        await opened.enter_async_context(measuring_in_background(context.play_clock, pool))
        yield context
