"""The statements of chat, mutes and notes."""

from datetime import datetime
from typing import NamedTuple

import asyncpg

from kontor.core import Seat
from kontor.server.store.pool import Connection


class Place(NamedTuple):
    """Where a match stands, and the seat that an account has there."""

    seq: int
    seat: Seat | None
    name: str | None
    status: str = "playing"


PLACE = """
SELECT m.seq, s.seat, s.name, m.status FROM matches m LEFT JOIN seats s ON s.match = m.id AND s.account = $2
WHERE m.id = $1
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
INSERT INTO chat (match, number, account, seat, name, text, key, at)
SELECT $1, COALESCE(max(number), 0) + 1, $2, $3, $4, $5, $6, $7 FROM chat WHERE match = $1
RETURNING number
"""


async def say(
    connection: Connection, match: str, account: int, place: Place, text: str, key: str | None, at: datetime
) -> int:
    """Store a chat message of a seat of a locked match, and return its number."""
    number: int = await connection.fetchval(SAY, match, account, place.seat, place.name, text, key, at)
    return number


HEAR = """
SELECT c.number, c.seat, c.name, c.text, c.at, CASE WHEN a.login IS NOT NULL THEN a.name END
FROM chat c LEFT JOIN accounts a ON a.id = c.account WHERE match = $1 AND number > $3::bigint
    AND NOT EXISTS (SELECT FROM mutes x WHERE x.match = $1 AND x.account = $2 AND x.seat = c.seat)
    AND NOT EXISTS (SELECT FROM blocks b WHERE b.blocker = $2 AND b.blocked IN (c.account, a.owner))
    AND (c.account IS NOT DISTINCT FROM $2 OR NOT EXISTS (
        SELECT FROM chat_filters f WHERE f.account = $2 AND (f.hide_all OR f.pattern <> '' AND c.text ~* f.pattern
            OR f.hide_guests AND EXISTS (SELECT FROM accounts a WHERE a.id = c.account AND a.login IS NULL))
    ))
    AND ($5::timestamptz IS NULL OR c.at <= $5)
ORDER BY number LIMIT $4
"""


async def hear(
    connection: Connection, match: str, account: int | None, since: int, most: int, until: datetime | None = None
) -> list[asyncpg.Record]:
    """Return what was said after a number, the oldest first, without whom and what the account does not read.

    With a moment, nothing that was said after it.
    """
    return list(await connection.fetch(HEAR, match, account, since, most, until))


AROUND = """
SELECT c.number, c.seat, c.account, c.text, c.at FROM chat c LEFT JOIN accounts a ON a.id = c.account
WHERE c.match = $1 AND c.number BETWEEN $3 AND $4
    AND ($5::timestamptz IS NULL OR c.at <= $5)
    AND NOT EXISTS (SELECT FROM mutes x WHERE x.match = $1 AND x.account = $2 AND x.seat = c.seat)
    AND NOT EXISTS (SELECT FROM blocks b WHERE b.blocker = $2 AND b.blocked IN (c.account, a.owner))
ORDER BY c.number
"""
LAST_OF = """
SELECT number, seat, account, text, at FROM chat
WHERE match = $1 AND account = $2 AND ($4::timestamptz IS NULL OR at <= $4) ORDER BY number DESC LIMIT $3
"""


async def around(
    connection: Connection, match: str, account: int, first: int, last: int, until: datetime | None
) -> list[asyncpg.Record]:
    """Return some lines of a chat with the accounts that wrote them, without whom the reader muted or blocked.

    With a moment, nothing that was said after it.
    """
    return list(await connection.fetch(AROUND, match, account, first, last, until))


async def last_of(
    connection: Connection, match: str, account: int, most: int, until: datetime | None
) -> list[asyncpg.Record]:
    """Return the last lines that an account wrote in a match up to a moment, the oldest first."""
    return list(reversed(await connection.fetch(LAST_OF, match, account, most, until)))


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
