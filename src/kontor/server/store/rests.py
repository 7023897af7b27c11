"""The statements of rest: time zones, nights and holidays of people."""

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
HOLD = "SELECT nights_moved_at FROM accounts WHERE id = $1 FOR NO KEY UPDATE"
SET = """
UPDATE accounts SET time_zone = $2, night_from = $3, night_until = $4, nights_moved_at = COALESCE($5, nights_moved_at)
WHERE id = $1
"""


async def rests_of(connection: Connection, accounts: Collection[int]) -> Mapping[int, Rest]:
    """Return when some people rest."""
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
    """Return when somebody rests."""
    return (await rests_of(connection, [account]))[account]


async def hold_rest(connection: Connection, account: int) -> datetime | None:
    """Let nobody else change somebody's rest until the transaction ends; return when they last moved their nights."""
    moved_at: datetime | None = await connection.fetchval(HOLD, account)
    return moved_at


async def set_rest(connection: Connection, account: int, rest: Rest, moved_at: datetime | None) -> None:
    """Store when somebody rests, and when they moved their nights if they did, in a transaction of the caller's."""
    await connection.execute(SET, account, rest.time_zone, rest.night_from, rest.night_until, moved_at)
    await connection.execute("DELETE FROM holidays WHERE account = $1", account)
    await connection.executemany(
        "INSERT INTO holidays (account, first, last) VALUES ($1, $2, $3)",
        [(account, holiday.first, holiday.last) for holiday in rest.holidays],
    )
