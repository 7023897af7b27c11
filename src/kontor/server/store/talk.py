"""The statements of chat, mutes and notes."""

from typing import NamedTuple

import asyncpg

from kontor.core import Seat
from kontor.server.store.pool import Connection


class Place(NamedTuple):
    """Where a match stands, and the seat that an account has there."""

    seq: int
    seat: Seat | None
    name: str | None


PLACE = """
SELECT m.seq, s.seat, s.name FROM matches m LEFT JOIN seats s ON s.match = m.id AND s.account = $2 WHERE m.id = $1
"""


async def place_of(connection: Connection, match: str, account: int) -> Place | None:
    """Return the place of an account in a match; None if there is no such match."""
    row = await connection.fetchrow(PLACE, match, account)
    return Place(*row) if row else None


async def number_of_key(connection: Connection, match: str, seat: Seat, key: str) -> int | None:
    """Return the number of the message that the seat sent with this key."""
    number: int | None = await connection.fetchval(
        "SELECT number FROM chat WHERE match = $1 AND seat = $2 AND key = $3", match, seat, key
    )
    return number


SAY = """
INSERT INTO chat (match, number, account, seat, name, text, key)
SELECT $1, COALESCE(max(number), 0) + 1, $2, $3, $4, $5, $6 FROM chat WHERE match = $1
RETURNING number
"""


async def say(connection: Connection, match: str, account: int, place: Place, text: str, key: str | None) -> int:
    """Store a chat message of a seat of a locked match, and return its number."""
    number: int = await connection.fetchval(SAY, match, account, place.seat, place.name, text, key)
    return number


HEAR = """
SELECT number, seat, name, text, at FROM chat c WHERE match = $1 AND number > $3::bigint
    AND NOT EXISTS (SELECT FROM mutes x WHERE x.match = $1 AND x.account = $2 AND x.seat = c.seat)
ORDER BY number LIMIT $4
"""


async def hear(connection: Connection, match: str, account: int | None, since: int, most: int) -> list[asyncpg.Record]:
    """Return what was said after a number, the oldest first, without the seats that the account muted."""
    return list(await connection.fetch(HEAR, match, account, since, most))


async def mute(connection: Connection, match: str, account: int, seat: Seat, muted: bool) -> None:
    """Mute a seat for an account, or hear it again."""
    statement = (
        "INSERT INTO mutes (match, account, seat) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
        if muted
        else "DELETE FROM mutes WHERE match = $1 AND account = $2 AND seat = $3"
    )
    await connection.execute(statement, match, account, seat)


WRITE_NOTE = """
INSERT INTO notes (match, account, text) VALUES ($1, $2, $3) ON CONFLICT (match, account) DO UPDATE SET text = $3
"""


async def write_note(connection: Connection, match: str, account: int, text: str) -> None:
    """Store the one note of an account in a match."""
    await connection.execute(WRITE_NOTE, match, account, text)


async def read_note(connection: Connection, match: str, account: int) -> str:
    """Return the note of an account in a match; empty if there is none."""
    text: str | None = await connection.fetchval(
        "SELECT text FROM notes WHERE match = $1 AND account = $2", match, account
    )
    return text or ""
