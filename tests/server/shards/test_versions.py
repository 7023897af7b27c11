"""An upgrade of a server with a shard: every match is looked at where it is played."""

import asyncio

import pytest

from kontor.server.errors import StoreError
from kontor.server.matches import Context
from kontor.server.matches.updates import _fate_of_match, demand_readable, try_upgrade
from server.shards.looking import at_home, at_shard
from server.sitting import started


@pytest.fixture
async def running(context: Context) -> str:
    """A match at the shard; nothing else is there."""
    for ask in (at_home, at_shard):
        await ask(context, "DELETE FROM matches")
    return await started(context, "goa", 2)


async def test_a_mirror_is_no_match_that_cannot_be_read(databases: tuple[str, str], running: str) -> None:
    """The home database has no position of a match at a shard."""
    home, *shards = databases

    await asyncio.to_thread(demand_readable, home, shards)
    found = await asyncio.to_thread(try_upgrade, home, lambda done, total: None, shards)

    assert (found.carried_over, found.unreadable) == (1, 0)


async def test_a_match_that_starts_at_a_shard_while_it_is_looked_at_is_no_unreadable_one(
    context: Context, running: str
) -> None:
    async with context.databases.on(0) as connection:
        assert await _fate_of_match(connection, running) == "carried_over"


async def test_a_match_at_a_shard_that_cannot_be_read_is_found(
    context: Context, databases: tuple[str, str], running: str
) -> None:
    home, *shards = databases
    await at_shard(context, "UPDATE matches SET options = '3' WHERE id = $1", running)

    with pytest.raises(StoreError, match="unreadable-matches"):
        await asyncio.to_thread(demand_readable, home, shards)
    await at_shard(context, "DELETE FROM matches WHERE id = $1", running)
