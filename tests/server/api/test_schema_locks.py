"""An upgrade of the tables does not stop the matches that are being played: it waits for a lock only a moment."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import asyncpg
import pytest

from kontor.server.errors import StoreError
from kontor.server.store import schema
from kontor.server.store.backup import restore

FORMER = Path(__file__).parents[2] / "updates" / "corpus" / "4-novgorod-1.dump"
WAITING = "SELECT count(*) FROM pg_locks WHERE NOT granted AND relation = 'matches'::regclass"
MOVE_TIMEOUT_SECONDS = 30.0


@pytest.fixture
async def former_database(empty_database: str) -> str:
    """A database of a former release, with matches."""
    await asyncio.to_thread(restore, empty_database, FORMER)
    return empty_database


@asynccontextmanager
async def long_statement(database: str) -> AsyncIterator[asyncpg.Connection]:
    """Use the table of matches in a transaction, as a backup or a long statement does."""
    connection = await asyncpg.connect(database)
    transaction = connection.transaction()
    await transaction.start()
    await connection.execute("SELECT count(*) FROM matches")
    try:
        yield connection
    finally:
        await transaction.rollback()
        await connection.close()


async def test_moves_go_on_while_an_upgrade_waits_for_a_long_statement(former_database: str) -> None:
    player = await asyncpg.connect(former_database)
    async with long_statement(former_database):
        upgrading = asyncio.create_task(asyncio.to_thread(schema.upgrade, former_database, 100, 0.5))
        async with asyncio.timeout(MOVE_TIMEOUT_SECONDS):
            while not await player.fetchval(WAITING):  # noqa: ASYNC110 - the store tells nobody
                await asyncio.sleep(0.01)
            await player.execute("UPDATE matches SET moved_at = now()")
        assert not upgrading.done()
    before = await upgrading

    assert before.missing
    assert (await asyncio.to_thread(schema.status, former_database)).missing == ()
    await player.close()


async def test_an_upgrade_that_finds_no_moment_says_what_to_do_and_has_changed_nothing(former_database: str) -> None:
    before = await asyncio.to_thread(schema.status, former_database)
    async with long_statement(former_database):
        with pytest.raises(StoreError) as caught:
            await asyncio.to_thread(schema.upgrade, former_database, 2, 0.01)

    assert (caught.value.key, caught.value.facts["tries"]) == ("schema-locked", 2)
    assert await asyncio.to_thread(schema.status, former_database) == before
