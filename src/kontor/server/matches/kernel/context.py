"""What every reader and writer of matches needs: settings, store, bus, the time, and the cached matches."""

from asyncio import Lock
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from datetime import datetime

from kontor.server.bus import Bus, LocalBus
from kontor.server.bus.nats import NatsBus
from kontor.server.errors import StoreError
from kontor.server.matches.kernel.cache import MatchCache
from kontor.server.matches.kernel.play_clock import PlayClock, measuring_in_background
from kontor.server.packs.opened import OpenedPacks
from kontor.server.packs.places import place_of
from kontor.server.settings import Settings
from kontor.server.store.pool import Connection, Pool, connected, demand_writable, open_pool
from kontor.server.store.shards.claims import demand_shard, installation_of
from kontor.server.store.shards.databases import Databases
from kontor.server.store.work import chores, quarantine, turns

WORKER_SEEN_SECONDS = 30.0
"""Seconds since the last sign of life for which a worker counts; it gives one every ten seconds."""


class Context:
    """The services of one process, shared by everything that it does."""

    def __init__(self, settings: Settings, pool: Pool, bus: Bus, shards: Sequence[Pool] = ()) -> None:
        self.settings = settings
        self.pool = pool
        """The connections to the home database."""
        self.databases = Databases(pool, shards, settings.databases_for_new_matches)
        self.bus = bus
        self.play_clock = PlayClock()
        self.clock: Callable[[], datetime] = self.play_clock.now
        self.cache = MatchCache(self.databases, settings.cached_matches)
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

    def at(self, match: str) -> AbstractAsyncContextManager[Connection]:
        """Lend a connection to the database in which a match is played: for its log and all that an entry changes."""
        return self.databases.at(match)

    async def waiting_bots(self) -> int:
        """Return the number of matches in which a bot is to move."""
        return sum(await self.databases.ask_each(turns.waiting, skip_away=True))

    async def workers_seen(self) -> int:
        """Return the number of workers that gave a sign of life just now."""
        async with connected(self.pool) as connection:
            return await chores.workers_seen(connection, WORKER_SEEN_SECONDS)

    async def quarantined(self) -> int:
        """Return the number of matches whose bot's turn failed so often that nobody tries it any more."""
        return sum(await self.databases.ask_each(quarantine.quarantined, skip_away=True))


@asynccontextmanager
async def open_context(settings: Settings) -> AsyncIterator[Context]:
    """Connect to the store and the bus, and disconnect in the end."""
    async with AsyncExitStack() as opened:
        pool = await open_pool(settings.database, settings.connections)
        opened.push_async_callback(pool.close)
        shards = await _open_shards(settings, pool, opened)
        bus: Bus = await NatsBus.connect(settings.nats, settings.nats_prefix) if settings.nats else LocalBus()
        opened.push_async_callback(bus.close)
        context = Context(settings, pool, bus, shards)
        if context.packs:
            opened.push_async_callback(context.packs.close)
        await opened.enter_async_context(measuring_in_background(context.play_clock, pool))
        yield context


async def _open_shards(settings: Settings, home: Pool, opened: AsyncExitStack) -> list[Pool]:
    """Connect to the shards; StoreError if one of them is another database than it should be."""
    if not settings.shards:
        return []
    async with connected(home) as connection:
        installation = await installation_of(connection)
    shards = []
    for number, address in enumerate(settings.shard_addresses, 1):
        if installation is None:
            raise StoreError("shard-new", number=number)
        shards.append(await open_pool(address, settings.connections, demand_shard(installation, number)))
        opened.push_async_callback(shards[-1].close)
    return shards
