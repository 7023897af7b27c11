"""The databases of an installation: the home database, which everything begins in, and shards that play matches.

Without shards every match is at home, and nothing here costs a statement. A match that has started never moves, so a
process remembers where it is.

A process that holds a connection to a shard must not wait for one to the home database: others wait the other way
round, and with all connections lent nobody would go on.
"""

from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import TypeAlias, TypeVar
from zlib import crc32

from kontor.server.errors import StoreError
from kontor.server.logs import log
from kontor.server.store.pool import Connection, Pool, connected

T = TypeVar("T")
Shard: TypeAlias = int
"""The number of a database: 0 is the home database."""
HOME: Shard = 0
MAX_KNOWN = 100_000
"""Matches whose place a process remembers; the least recently used are forgotten first."""

PLACE = "SELECT shard, status <> 'open' AS has_started FROM matches WHERE id = $1"
PLACES = "SELECT id, shard, status <> 'open' AS has_started FROM matches WHERE id = ANY ($1::text[])"


class Databases:
    """The connections of a process to each database."""

    def __init__(self, home: Pool, shards: Sequence[Pool] = (), new_matches: Sequence[Shard] = ()) -> None:
        self.pools = (home, *shards)
        self.new_matches = tuple(new_matches) or tuple(range(len(self.pools)))
        """The databases in which new matches are played."""
        self.known: OrderedDict[str, Shard] = OrderedDict()

    @property
    def home(self) -> Pool:
        """The connections to the home database."""
        return self.pools[HOME]

    @property
    def shards(self) -> range:
        """The numbers of all databases but the home database."""
        return range(1, len(self.pools))

    @property
    def every(self) -> range:
        """The numbers of all databases in which matches are played, the home database first."""
        return range(len(self.pools))

    def at(self, match: str) -> AbstractAsyncContextManager[Connection]:
        """Lend a connection to the database in which a match is played, or would be created."""
        return self._at(match) if self.shards else connected(self.home)

    def on(self, shard: Shard) -> AbstractAsyncContextManager[Connection]:
        """Lend a connection to a database; StoreError if this process does not know it."""
        return connected(self.pool_of(shard))

    async def ask_each(self, ask: Callable[[Connection], Awaitable[T]], *, skip_away: bool = False) -> list[T]:
        """Ask every database the same, one after the other, the home database first; return their answers.

        With `skip_away` a shard that is away is logged and left out.
        """
        answers = []
        for shard in self.every:
            try:
                async with self.on(shard) as connection:
                    answers.append(await ask(connection))
            except StoreError as error:
                if shard == HOME or not skip_away:
                    raise
                log.warning("shard-away", shard=shard, error=str(error))
        return answers

    def pool_of(self, shard: Shard) -> Pool:
        """Return the connections to a database; StoreError if this process does not know it."""
        if shard not in self.every:
            raise StoreError("shard-unknown", number=shard)
        return self.pools[shard]

    def shard_for_new(self, match: str) -> Shard:
        """Return the database in which a match that starts now is played: its slot says that."""
        return self.new_matches[crc32(match[3:5].encode()) % len(self.new_matches)]

    async def shard_of(self, match: str) -> Shard:
        """Return the database in which a match is played: the home database before it starts, and if there is none."""
        if not self.shards:
            return HOME
        if match in self.known:
            self.known.move_to_end(match)
            return self.known[match]
        async with connected(self.home) as connection:
            row = await connection.fetchrow(PLACE, match)
        if row is None:
            return HOME
        if row["has_started"]:
            self.remember(match, row["shard"])
        shard: Shard = row["shard"]
        return shard

    async def by_shard(self, matches: Sequence[str]) -> dict[Shard, list[str]]:
        """Return some matches by the databases in which they are played."""
        if not self.shards:
            return {HOME: list(matches)} if matches else {}
        unknown = [match for match in matches if match not in self.known]
        found: dict[str, Shard] = {}
        if unknown:
            async with connected(self.home) as connection:
                rows = await connection.fetch(PLACES, unknown)
            found = {row["id"]: row["shard"] for row in rows}
            for row in rows:
                if row["has_started"]:
                    self.remember(row["id"], row["shard"])
        grouped: dict[Shard, list[str]] = {}
        for match in matches:
            grouped.setdefault(self.known.get(match, found.get(match, HOME)), []).append(match)
        return grouped

    def remember(self, match: str, shard: Shard) -> None:
        """Remember where a match that has started is played."""
        self.known[match] = shard
        if len(self.known) > MAX_KNOWN:
            self.known.popitem(last=False)

    @asynccontextmanager
    async def _at(self, match: str) -> AsyncIterator[Connection]:
        async with self.on(await self.shard_of(match)) as connection:
            yield connection
