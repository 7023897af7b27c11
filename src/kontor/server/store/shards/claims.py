"""Whose a database is: a shard belongs to one home database, under one number, for ever.

Two addresses that are exchanged in a setting would send moves to a database that does not have the match. So each
database says who it is, and a process asks it on every new connection.
"""

from collections.abc import Awaitable, Callable, Sequence
from uuid import UUID, uuid4

import asyncpg
import psycopg

from kontor.server.errors import StoreError
from kontor.server.store import schema
from kontor.server.store.shards.databases import HOME, Shard
from kontor.server.store.shards.tables import DROPPED_KEYS

OWNER = "SELECT id, shard FROM installation"
CLAIM = "INSERT INTO installation (id, shard) VALUES (%s, %s) ON CONFLICT DO NOTHING"
ADD = "INSERT INTO shards (number) VALUES (%s) ON CONFLICT DO NOTHING"
LAST = "SELECT max(number) FROM shards"
IS_USED = "SELECT EXISTS (SELECT FROM matches) OR EXISTS (SELECT FROM accounts)"
KEYS = """
SELECT k.conrelid::regclass::text || '.' || a.attname, k.conrelid::regclass::text, k.conname
FROM pg_constraint k JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = ANY (k.conkey)
WHERE k.contype = 'f' AND k.connamespace = 'public'::regnamespace
"""


def upgrade_shards(home: str, shards: Sequence[str]) -> None:
    """Bring the schema of each shard up to date and make it a shard of this home database.

    StoreError for a database that belongs to another one, has another number, or holds matches of its own, and if a
    shard is left out that matches are played at.
    """
    demand_all_shards(home, shards)
    for number, address in enumerate(shards, 1):
        schema.upgrade(address)
        with psycopg.connect(home, autocommit=True) as at_home, psycopg.connect(address, autocommit=True) as there:
            _claim(at_home, there, number)
            for key, table, name in there.execute(KEYS.encode()).fetchall():
                if key in DROPPED_KEYS:
                    there.execute(f'ALTER TABLE "{table}" DROP CONSTRAINT "{name}"'.encode())


def demand_all_shards(home: str, shards: Sequence[str]) -> None:
    """Refuse settings without a shard that the home database knows, and a shard as the home database; StoreError."""
    with psycopg.connect(home) as connection:
        owner = connection.execute(OWNER).fetchone()
        known = connection.execute(LAST).fetchone()
    if owner is not None and owner[1] != HOME:
        raise StoreError("shard-as-home", number=owner[1])
    last = known[0] if known and known[0] else 0
    if len(shards) < last:
        raise StoreError("shard-missing", given=len(shards), known=last)


def _claim(home: psycopg.Connection, there: psycopg.Connection, number: Shard) -> None:
    """Note on both sides that a database is this shard; each statement is stored at once, and may be done again."""
    home.execute(CLAIM, (uuid4(), HOME))
    ours = home.execute(OWNER).fetchone()
    assert ours is not None
    owner = there.execute(OWNER).fetchone()
    if owner is None:
        used = there.execute(IS_USED).fetchone()
        if used is not None and used[0]:
            raise StoreError("shard-used", number=number)
        there.execute(CLAIM, (ours[0], number))
    elif tuple(owner) != (ours[0], number):
        raise StoreError("shard-of-another", number=number)
    home.execute(ADD, (number,))


async def installation_of(connection: asyncpg.Connection) -> UUID | None:
    """Return to which installation a database belongs; None without shards."""
    row = await connection.fetchrow(OWNER)
    return row["id"] if row else None


async def is_shard(connection: asyncpg.Connection, installation: UUID, number: Shard) -> bool:
    """Return True if a connection leads to this shard of an installation."""
    row = await connection.fetchrow(OWNER)
    return row is not None and tuple(row) == (installation, number)


def demand_shard(installation: UUID, number: Shard) -> Callable[[asyncpg.Connection], Awaitable[None]]:
    """Return what a pool does with a new connection: StoreError unless it leads to this shard of the installation."""

    async def check(connection: asyncpg.Connection) -> None:
        if not await is_shard(connection, installation, number):
            raise StoreError("shard-of-another", number=number)

    return check
