"""The statements of rests: the nights and holidays of people, during which a slow clock stands still."""

from collections.abc import Collection, Mapping
from datetime import datetime

from kontor.server.rest_calendar import Holiday, Rest
from kontor.server.store.pool import Connection

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
