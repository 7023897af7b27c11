"""Reading a match: its table, its position and its story, each for the caller alone."""

from collections.abc import Sequence

from kontor.core import Seat
from kontor.server.errors import ForbiddenError
from kontor.server.matches.kernel.cache import House
from kontor.server.matches.kernel.match import Table
from kontor.server.matches.read.views import Seen, TableShown, Told, seen, table_shown, texts_for, told_of
from kontor.server.store import log
from kontor.server.store.log import Entry
from kontor.server.store.pool import connected

MOST_TOLD = 200
"""So many entries of the log are told at once; who missed more gets the position, and asks for the log."""


async def show_table(house: House, match: str, account: int | None) -> TableShown:
    """Return a match from outside: whoever has its link may look at that."""
    async with house.table(match) as table:
        await house.fresh(table)
        return table_shown(table, account, house.now())


async def show_position(
    house: House, match: str, account: int | None, since: int | None = None, language: str | None = None
) -> Seen:
    """Return a started match as the caller sees it, with what happened since an entry of its log."""
    async with house.table(match) as table:
        await house.fresh(table)
        return await look(house, table, watcher(table, account), since, language)


async def show_log(
    house: House, match: str, account: int | None, since: int, language: str | None = None
) -> tuple[Told, ...]:
    """Return the next entries of the log after one of them, as the caller may know them."""
    async with house.table(match) as table:
        await house.fresh(table)
        seat, game, texts = watcher(table, account), table.game, texts_for(table, language)
    async with connected(house.pool) as connection:
        entries = await log.entries(connection, match, since, MOST_TOLD)
    return tuple(told_of(game, entry, seat, texts) for entry in entries)


async def look(house: House, table: Table, seat: Seat | None, since: int | None, language: str | None = None) -> Seen:
    """Return a held table as a seat sees it, with what happened since an entry of its log.

    With a language also in words.
    """
    table.demand_started()
    texts = texts_for(table, language)
    if since is None or since >= table.seq:
        return seen(table, seat, house.now(), texts=texts)
    start = max(since, table.seq - MOST_TOLD)
    entries: Sequence[Entry] | None = table.remembered(start)
    if entries is None:
        async with connected(house.pool) as connection:
            entries = await log.entries(connection, table.id, start, table.seq - start)
    told = tuple(told_of(table.game, entry, seat, texts) for entry in entries)
    return seen(table, seat, house.now(), told, start - since, texts)


def watcher(table: Table, account: int | None) -> Seat | None:
    """Return the seat through which the caller sees the match, None for a spectator; ForbiddenError if none may."""
    seat = table.seat_of(account)
    if seat is None and not table.spectators:
        raise ForbiddenError("no-spectators")
    return seat
