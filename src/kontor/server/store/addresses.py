"""The statements of mail addresses that were asked whether they want reminders: their hashes, and nobody's account."""

from datetime import datetime
from typing import NamedTuple

from kontor.server.store.pool import Connection


class Asked(NamedTuple):
    """How often an address was asked lately, this time included, and when it said no."""

    times: int
    refused_at: datetime | None


ASK = """
INSERT INTO addresses AS a (sha256, asked) VALUES ($1, ARRAY[$2::timestamptz])
ON CONFLICT (sha256) DO UPDATE SET asked = ARRAY(SELECT at FROM unnest(a.asked) AS at WHERE at > $3) || $2::timestamptz
RETURNING cardinality(asked), refused_at
"""
REFUSE = """
INSERT INTO addresses (sha256, refused_at) VALUES ($1, $2) ON CONFLICT (sha256) DO UPDATE SET refused_at = $2
"""
TIDY = """
DELETE FROM addresses WHERE refused_at IS NULL AND NOT EXISTS (SELECT FROM unnest(asked) AS at WHERE at > $1)
"""


async def ask(connection: Connection, sha256: bytes, now: datetime, since: datetime) -> Asked:
    """Note that an address is asked, and return how often since a moment; nobody else asks it until that is stored."""
    return Asked(*await connection.fetchrow(ASK, sha256, now, since))


async def refuse(connection: Connection, sha256: bytes, now: datetime) -> None:
    """Note that an address wants no letters."""
    await connection.execute(REFUSE, sha256, now)


async def welcome(connection: Connection, sha256: bytes) -> None:
    """Note that an address wants letters after all."""
    await connection.execute("UPDATE addresses SET refused_at = NULL WHERE sha256 = $1", sha256)


async def refused(connection: Connection, sha256: bytes) -> bool:
    """Say whether an address wants no letters."""
    statement = "SELECT EXISTS (SELECT FROM addresses WHERE sha256 = $1 AND refused_at IS NOT NULL)"
    found: bool = await connection.fetchval(statement, sha256)
    return found


async def tidy(connection: Connection, before: datetime) -> None:
    """Forget the addresses that were not asked since a moment; those that said no are kept."""
    await connection.execute(TIDY, before)
