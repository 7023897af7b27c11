"""What is stored of a match at home and at the shard, for tests of shards."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from chaos.proxy import Proxy, Way
from kontor.server.matches import Context
from kontor.server.store.pool import connected

SEATS = "SELECT kind, name, account, level, caretaker FROM seats WHERE match = $1 ORDER BY seat"
MIRRORED = "SELECT status, seq, step, head, link, state, deciders, result, moved_at, clocks FROM matches WHERE id = $1"
QUEUED = "SELECT task_name FROM procrastinate_jobs WHERE lock = $1 ORDER BY 1"


async def at_home(context: Context, statement: str, *values: Any) -> Any:
    """Return what one value of the home database is."""
    async with connected(context.pool) as connection:
        return await connection.fetchval(statement, *values)


async def at_shard(context: Context, statement: str, *values: Any) -> Any:
    """Return what one value of the shard is."""
    async with context.databases.on(1) as connection:
        return await connection.fetchval(statement, *values)


async def rows_of(context: Context, match: str, statement: str) -> list[list[tuple[Any, ...]]]:
    """Return the rows about a match in the home database and in the shard."""
    found = []
    for shard in (0, 1):
        async with context.databases.on(shard) as connection:
            found.append([tuple(row) for row in await connection.fetch(statement, match)])
    return found


async def is_mirrored(context: Context, match: str) -> bool:
    """Return True if the home database says of a match what the shard says."""
    row, seats = await rows_of(context, match, MIRRORED), await rows_of(context, match, SEATS)
    return row[0] == row[1] and seats[0] == seats[1]


async def queued(context: Context, match: str) -> list[str]:
    """Return the chores that wait at home for a match."""
    async with connected(context.pool) as connection:
        return [row["task_name"] for row in await connection.fetch(QUEUED, match)]


@asynccontextmanager
async def shard_away(link: Proxy) -> AsyncIterator[None]:
    """Cut the way to the shard for a while."""
    link.turn(Way.CUT)
    try:
        yield
    finally:
        link.turn(Way.OPEN)
