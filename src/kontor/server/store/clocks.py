"""The statements of clocks: which matches are due, and in which ones somebody's clock runs."""

from datetime import datetime
from typing import NamedTuple

from kontor.server.store.pool import Connection


class Due(NamedTuple):
    """A match in which somebody's time has run out, and when."""

    match: str
    at: datetime


DUE = "SELECT id, due_at FROM matches WHERE due_at <= $1 AND status = 'playing' ORDER BY due_at LIMIT $2"
TIMED = """
SELECT m.id FROM matches m JOIN seats s ON s.match = m.id
WHERE s.account = $1 AND m.status = 'playing' AND m.speed = ANY ($2::text[]) ORDER BY 1
"""


async def due(connection: Connection, now: datetime, most: int) -> list[Due]:
    """Return the matches in which somebody's time has run out, the longest ago first."""
    return [Due(*row) for row in await connection.fetch(DUE, now, most)]


async def timed(connection: Connection, account: int, speeds: list[str]) -> list[str]:
    """Return the matches of an account that are played at one of these speeds."""
    return [row["id"] for row in await connection.fetch(TIMED, account, speeds)]


async def put_off(connection: Connection, due: Due, until: datetime) -> None:
    """Let a match be due later, unless it moved on meanwhile; its next entry says when it really is."""
    await connection.execute("UPDATE matches SET due_at = $3 WHERE id = $1 AND due_at = $2", *due, until)
