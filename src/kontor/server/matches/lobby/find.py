"""Finding matches: those that wait for people, and one's own."""

from collections.abc import Iterable, Iterator
from datetime import datetime

import asyncpg

from kontor.core import Record
from kontor.server.errors import ConflictError
from kontor.server.matches.kernel.cache import House, read_table
from kontor.server.matches.kernel.match import Table
from kontor.server.matches.read.views import TableShown, legal_of, table_shown, texts_of, view_of
from kontor.server.matches.read.words import asked_of
from kontor.server.store import matches as store
from kontor.server.store.pool import connected

MOST_FOUND = 50
MOST_OVER = 30


class Waiting(Record, frozen=True):
    """A match of the caller, and whether it waits for the caller."""

    table: TableShown
    waits_for_me: bool
    moved_at: datetime
    since: datetime | None
    """Since when it waits for the caller."""
    left: float | None
    """The seconds that are left on the caller's clock; None without one."""
    due_at: datetime | None
    """When the caller's clock runs out, nights included; None if it stands still."""
    quick: bool
    """Whether a quick answer is asked for, and not a whole turn."""
    asked: str
    """The open question in words, as in the words of the position; empty before the start and after the end."""


async def open_matches(house: House, account: int | None, game: str | None) -> list[TableShown]:
    """Return the newest listed matches that still have free seats or wait for their start."""
    async with connected(house.pool) as connection:
        rows = await store.listed(connection, game, MOST_FOUND)
    return [table_shown(table, account, house.now()) for table, _ in readable(rows)]


async def my_matches(house: House, account: int, language: str, *, over: bool = False) -> list[Waiting]:
    """Return the matches of an account that are not over: those that wait for it, the longest first, then the latest.

    Or the latest ones that are over.
    """
    most = MOST_OVER if over else MOST_FOUND
    async with connected(house.pool) as connection:
        rows = await store.of_account(connection, account, over, most)
    return [waiting(table, account, language, row, house.now()) for table, row in readable(rows)]


def waiting(table: Table, account: int, language: str, row: asyncpg.Record, now: datetime) -> Waiting:
    """Return a match of an account, and what is asked in it."""
    shown, texts, asked = table_shown(table, account, now), texts_of(table, language), ""
    if table.status == "playing":
        view, legal = view_of(table, shown.seat), legal_of(table, shown.seat)
        asked = asked_of(table, texts, shown.seat, view, len(legal))
    clock = table.clocks.seats[shown.seat] if table.clocks and shown.seat is not None else None
    left = clock.left(now) if clock else None
    return Waiting(
        table=shown,
        waits_for_me=row["waits_since"] is not None,
        moved_at=row["moved_at"],
        since=row["waits_since"],
        left=None if left is None else max(left, 0),
        due_at=clock.due_at if clock else None,
        quick=table.status == "playing" and table.game.quick(table.state),
        asked=asked,
    )


def readable(rows: Iterable[asyncpg.Record]) -> Iterator[tuple[Table, asyncpg.Record]]:
    """Yield the matches of some rows, but for those that were begun with other rules: nobody can play them here."""
    for row in rows:
        try:
            yield read_table(row), row
        except ConflictError:
            continue
