"""The statements of clocks: the time of the database, and the matches in which somebody's time has run out."""

from datetime import datetime
from typing import NamedTuple

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
