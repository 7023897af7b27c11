"""What every writer and reader of matches needs: the store, the bus, and the tables in memory."""

from asyncio import Lock
from collections import OrderedDict
from collections.abc import Callable
from datetime import UTC, datetime
from types import TracebackType

import asyncpg
import msgspec

from kontor.core import decode
from kontor.server.bus import Bus, Nudge
from kontor.server.errors import NotFoundError
from kontor.server.matches.clock.clocks import Clocks, set_up
from kontor.server.matches.clock.speeds import speed_of
from kontor.server.matches.kernel.match import Table, game_of, read_state
from kontor.server.matches.kernel.timeline import Tapes
from kontor.server.settings import Settings
from kontor.server.store import matches as store
from kontor.server.store import turns
from kontor.server.store.chair import Chair
from kontor.server.store.pool import Connection, Pool, connected

MOST_TABLES = 2000
"""So many matches a process remembers; those not used for longest are forgotten first."""


class Held:
    """A place for one match: whoever wants to change it here waits for the lock."""

    def __init__(self) -> None:
        self.lock = Lock()
        self.table: Table | None = None
        self.doubted = False
        """Whether the match moved elsewhere while somebody held it here: what they know is forgotten after them."""

    def forget(self) -> None:
        """Forget the match; whoever holds it may finish, and the next one reads it anew."""
        self.table, self.doubted = None, self.lock.locked()


class House:
    """The matches of this server, as one process knows them."""

    def __init__(self, settings: Settings, pool: Pool, bus: Bus) -> None:
        self.settings = settings
        self.pool = pool
        self.bus = bus
        self.clock: Callable[[], datetime] = utc_now
        self.held: OrderedDict[str, Held] = OrderedDict()
        self.tapes = Tapes()

    def now(self) -> datetime:
        """Return what time it is for people: their clocks, nights and reminders. Tests bring a clock of their own."""
        return self.clock()

    def table(self, match: str) -> "Holding":
        """Hold a match for one reader or writer, as this process last knew it."""
        return Holding(self, match)

    async def fresh(self, table: Table) -> Table:
        """Look at the store again, and bring a held table up to date."""
        async with connected(self.pool) as connection:
            seq = await store.sequence(connection, table.id)
            if seq != table.seq or table.status == "open":
                now = await self.read(table.id, connection)
                for field in Table.__struct_fields__:
                    setattr(table, field, getattr(now, field))
        return table

    def forget(self, match: str) -> None:
        """Forget a match, because it may have changed behind our back; the next one who wants it reads it anew."""
        held = self.held.get(match)
        if held:
            held.forget()

    def heard(self, nudge: Nudge | None) -> None:
        """Forget what is known of a match that moved elsewhere, or of all if some nudges were lost."""
        for match in [nudge.match] if nudge else list(self.held):
            held = self.held.get(match)
            if held and (nudge is None or nudge.renamed or held.table is None or held.table.seq < nudge.seq):
                held.forget()

    async def read(self, match: str, connection: Connection) -> Table:
        """Read a match from the store; NotFoundError if there is none."""
        row = await store.match_row(connection, match)
        if row is None:
            self.held.pop(match, None)
            raise NotFoundError("no-match", match=match)
        return read_table(row)

    async def sequences(self, matches: list[str]) -> dict[str, int]:
        """Return the length of the log of each of some matches that have started."""
        async with connected(self.pool) as connection:
            return await store.sequences(connection, matches)

    async def ping(self) -> None:
        """Ask the database for a sign of life; StoreError if it does not answer."""
        async with connected(self.pool) as connection:
            await connection.fetchval("SELECT 1")

    async def waiting_bots(self) -> int:
        """Return the number of matches in which a bot is to move."""
        async with connected(self.pool) as connection:
            return await turns.waiting(connection)

    def forget_old(self) -> None:
        """Forget what was not used for longest, if it is too much."""
        if len(self.held) <= MOST_TABLES:
            return
        for match in list(self.held):
            if not self.held[match].lock.locked():
                del self.held[match]
                return


class Holding:
    """A match held by one reader or writer of this process; the others wait."""

    def __init__(self, house: House, match: str) -> None:
        self.house = house
        self.match = match
        self.held = house.held.setdefault(match, Held())
        house.held.move_to_end(match)

    async def __aenter__(self) -> Table:
        held = self.held
        await held.lock.acquire()
        try:
            if held.table is None:
                async with connected(self.house.pool) as connection:
                    held.table = await self.house.read(self.match, connection)
        except BaseException:
            held.lock.release()
            raise
        return held.table

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.held.doubted:
            self.held.table, self.held.doubted = None, False
        self.held.lock.release()
        self.house.forget_old()


def utc_now() -> datetime:
    """Return the time of this machine."""
    return datetime.now(UTC)


def read_table(row: asyncpg.Record) -> Table:
    """Return a match from its row."""
    game = game_of(row["game"], row["rules_version"], row["components"])
    chairs = tuple(msgspec.json.decode(row["chairs"], type=list[Chair]))
    return Table(
        id=row["id"],
        game=game,
        options=game.options(msgspec.json.decode(row["options"])),
        status=row["status"],
        listed=row["listed"],
        spectators=row["spectators"],
        creator=row["creator"],
        rematch_of=row["rematch_of"],
        commitment=row["commitment"],
        chairs=chairs,
        seq=row["seq"],
        step=row["step"],
        head=row["head"],
        link=row["link"],
        state=read_state(game, row["state"]) if row["state"] is not None else None,
        speed=speed_of(row["speed"]),
        rated=row["rated"],
        clocks=read_clocks(row, len(chairs)),
    )


def read_clocks(row: asyncpg.Record, seats: int) -> Clocks | None:
    """Return the clocks of a match; those of one that began before there were any stand still."""
    if row["clocks"] is not None:
        return decode(row["clocks"], Clocks)
    if row["status"] == "open":
        return None
    return set_up(speed_of(row["speed"]), seats)
