"""Every match of the tests at a shard: what is true of a server with one database is true of one with several (ADR 72).

With KONTOR_TEST_SHARDS=1 each process of the tests has a second database, and all new matches are played there. Tests
that look into the database ask `context.at(match)`; the few that need to be alone with one are marked `@one_database`.
"""

import os
from collections.abc import AsyncIterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any

import asyncpg
import pytest

from kontor.server.matches import Context
from kontor.server.store.pool import Connection, Pool, open_pool
from kontor.server.store.shards.databases import Databases, Shard

CONNECTIONS = 8
IS_SHARDED = os.environ.get("KONTOR_TEST_SHARDS") == "1"
one_database = pytest.mark.skipif(IS_SHARDED, reason="disturbs the only database of a process")


def where_played(context: Context) -> AbstractAsyncContextManager[Connection]:
    """Lend a connection to the one database in which all matches of the tests are played."""
    return context.databases.on(context.databases.new_matches[0])


async def change(context: Context, statement: str, *arguments: object) -> None:
    """Change the store behind the server's back, in every database."""

    async def execute(connection: Connection) -> None:
        await connection.execute(statement, *arguments)

    await context.databases.ask_each(execute)


async def everywhere(context: Context, statement: str, *values: Any) -> list[asyncpg.Record]:
    """Return the rows that a statement finds, or changes, in all databases."""

    async def fetch(connection: Connection) -> list[asyncpg.Record]:
        return list(await connection.fetch(statement, *values))

    return [row for rows in await context.databases.ask_each(fetch) for row in rows]


ADDRESSES: dict[str, str] = {}
"""The shard of each home database of the tests."""
POOLS: dict[str, Pool] = {}
"""The connections to the shard of each home database that is used now."""


def shard_environment(home: str) -> dict[str, str]:
    """Return what a process is told that is to play all new matches at the shard of a home database."""
    return {"KONTOR_SHARDS": ADDRESSES[home], "KONTOR_NEW_MATCHES": "1"} if home in ADDRESSES else {}


@asynccontextmanager
async def playing_at_shard(home: str) -> AsyncIterator[None]:
    """Let contexts that are made meanwhile with a home database play all new matches at its shard, if it has one."""
    if home not in ADDRESSES or home in POOLS:
        yield
        return
    POOLS[home] = await open_pool(ADDRESSES[home], CONNECTIONS)
    yield
    await POOLS.pop(home).close()


begin = Databases.__init__


def begin_with_shard(
    self: Databases, home: Pool, shards: Sequence[Pool] = (), new_matches: Sequence[Shard] = ()
) -> None:
    """Know the shard of a home database although nobody names it."""
    address = str(home._connect_args[0])
    known = [pool for each, pool in POOLS.items() if address.startswith(each)]
    begin(self, home, shards or known, new_matches or ((1,) if shards or known else ()))


if IS_SHARDED:
    Databases.__init__ = begin_with_shard  # type: ignore[method-assign]
