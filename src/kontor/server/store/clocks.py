"""The statements of time: matches whose clock has run out, and the nights and holidays of people."""

from collections.abc import Collection, Mapping
from datetime import datetime
from typing import NamedTuple

from kontor.server.rest_calendar import Holiday, Rest
from kontor.server.store.pool import Connection


class DueMatch(NamedTuple):
    """A match in which somebody's time has run out, and when."""

    match: str
    at: datetime


DUE = "SELECT id, due_at FROM matches WHERE due_at <= $1 AND status = 'playing' ORDER BY due_at LIMIT $2"
TIMED = """
SELECT m.id FROM matches m JOIN seats s ON s.match = m.id
WHERE s.account = $1 AND m.status = 'playing' AND m.speed = ANY ($2::text[]) ORDER BY 1
"""


async def database_time(connection: Connection) -> datetime:
    """Return the time of the database's machine, at this moment and not at the start of the transaction."""
    now: datetime = await connection.fetchval("SELECT clock_timestamp()")
    return now


async def due(connection: Connection, now: datetime, most: int) -> list[DueMatch]:
    """Return the matches in which somebody's time has run out, the longest ago first."""
    return [DueMatch(*row) for row in await connection.fetch(DUE, now, most)]


async def timed(connection: Connection, account: int, speeds: list[str]) -> list[str]:
    """Return the matches of an account that are played at one of these speeds."""
    return [row["id"] for row in await connection.fetch(TIMED, account, speeds)]


async def put_off(connection: Connection, due: DueMatch, until: datetime) -> None:
    """Put off a due match, unless it has moved on; its next entry sets the right time."""
    await connection.execute("UPDATE matches SET due_at = $3 WHERE id = $1 AND due_at = $2", *due, until)


RESTS = """
SELECT a.id, a.time_zone, a.night_from, a.night_until,
    COALESCE((SELECT array_agg(ARRAY[h.first, h.last] ORDER BY h.first) FROM holidays h WHERE h.account = a.id), '{}')
    AS holidays
FROM accounts a WHERE a.id = ANY ($1::bigint[])
"""
LOCK_RESTS = "SELECT nights_moved_at FROM accounts WHERE id = $1 FOR NO KEY UPDATE"
SET_REST = """
UPDATE accounts SET time_zone = $2, night_from = $3, night_until = $4, nights_moved_at = COALESCE($5, nights_moved_at)
WHERE id = $1
"""


async def rests_of(connection: Connection, accounts: Collection[int]) -> Mapping[int, Rest]:
    """Return the nights and holidays of some people."""
    rows = await connection.fetch(RESTS, list(accounts))
    return {
        row["id"]: Rest(
            time_zone=row["time_zone"],
            night_from=row["night_from"],
            night_until=row["night_until"],
            holidays=tuple(Holiday(*days) for days in row["holidays"]),
        )
        for row in rows
    }


async def rest_of(connection: Connection, account: int) -> Rest:
    """Return a person's nights and holidays."""
    return (await rests_of(connection, [account]))[account]


async def hold_rest(connection: Connection, account: int) -> datetime | None:
    """Lock a person's rest until the transaction ends; return when they last moved their nights."""
    moved_at: datetime | None = await connection.fetchval(LOCK_RESTS, account)
    return moved_at


async def set_rest(connection: Connection, account: int, rest: Rest, moved_at: datetime | None) -> None:
    """Store a person's rest, and when they moved their nights if they did; in the caller's transaction."""
    await connection.execute(SET_REST, account, rest.time_zone, rest.night_from, rest.night_until, moved_at)
    await connection.execute("DELETE FROM holidays WHERE account = $1", account)
    await connection.executemany(
        "INSERT INTO holidays (account, first, last) VALUES ($1, $2, $3)",
        [(account, holiday.first, holiday.last) for holiday in rest.holidays],
    )
