"""Rows of matches as they stand now: what changes of those that are played at a shard is asked there (ADR 72)."""

from collections.abc import Sequence
from typing import Any

from kontor.core import KontorError
from kontor.server.errors import StoreError
from kontor.server.store.shards import mirrors
from kontor.server.store.shards.databases import Databases
from kontor.server.store.shards.mirrors import Row

AWAY = "away"
"""The key under which the row of a match has the error, if its shard cannot say how it stands."""


async def as_played(databases: Databases, rows: Sequence[Row]) -> list[Row]:
    """Return rows of the home database with what their shards say; a shard that is away makes its rows unreadable.

    The mirror of a match that is over is complete, so that nobody asks for it.
    """
    wanted: dict[int, list[str]] = {}
    for row in rows:
        if row["shard"] and row["status"] != "over":
            wanted.setdefault(row["shard"], []).append(row["id"])
    found: dict[str, Any] = {}
    for shard, matches in wanted.items():
        try:
            async with databases.on(shard) as connection:
                played = await mirrors.played_rows(connection, matches)
            found |= {match: played.get(match, StoreError("match-lost")) for match in matches}
        except StoreError as error:
            found |= dict.fromkeys(matches, error)
    return [_as_told(row, found[row["id"]]) if row["id"] in found else row for row in rows]


def _as_told(row: Row, told: Row | StoreError) -> Row:
    if isinstance(told, StoreError):
        return {**dict(row.items()), AWAY: told}
    return mirrors.merged(row, told)


def demand_there(row: Row) -> None:
    """Refuse a row whose shard could not say how the match stands; StoreError."""
    error: KontorError | None = row.get(AWAY)
    if error is not None:
        raise error
