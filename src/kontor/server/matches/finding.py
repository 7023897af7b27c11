"""Finding matches: those that wait for people, and one's own."""

from collections.abc import Iterable, Iterator
from datetime import datetime

import asyncpg

from kontor.core import Record
from kontor.server.errors import ConflictError
from kontor.server.matches.house import House, read_table
from kontor.server.matches.seen import TableShown, table_shown
from kontor.server.matches.table import Table
from kontor.server.store import matches as store
from kontor.server.store.pool import connected

MOST_FOUND = 50


class Waiting(Record, frozen=True):
    """A match of the caller, and whether it waits for the caller."""

    table: TableShown
    waits_for_me: bool
    moved_at: datetime


async def open_matches(house: House, account: int | None, game: str | None) -> list[TableShown]:
    """Return the newest listed matches that still have free seats or wait for their start."""
    async with connected(house.pool) as connection:
        rows = await store.listed(connection, game, MOST_FOUND)
    return [table_shown(table, account) for table, _ in readable(rows)]


async def my_matches(house: House, account: int) -> list[Waiting]:
    """Return the matches of an account that are not over: those that wait for it first, then the latest."""
    async with connected(house.pool) as connection:
        rows = await store.of_account(connection, account, MOST_FOUND)
    found = []
    for table, row in readable(rows):
        shown = table_shown(table, account)
        found.append(Waiting(shown, shown.seat in table.deciders, row["moved_at"]))
    return sorted(found, key=lambda each: not each.waits_for_me)


def readable(rows: Iterable[asyncpg.Record]) -> Iterator[tuple[Table, asyncpg.Record]]:
    """Yield the matches of some rows, but for those that were begun with other rules: nobody can play them here."""
    for row in rows:
        try:
            yield read_table(row), row
        except ConflictError:
            continue
