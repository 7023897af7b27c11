"""Chores exist if and only if their cause is stored, and a worker does them."""

import asyncio
from collections.abc import Awaitable, Callable

from kontor.server.matches import Context
from kontor.server.store.pool import connected
from kontor.server.store.work import chores
from kontor.worker.chores import run_chores_in_background
from server.sharded import where_played
from server.sitting import play_out, started

TIMEOUT_SECONDS = 30.0


async def count(context: Context, statement: str, *arguments: object) -> int:
    async with connected(context.pool) as connection:
        found: int = await connection.fetchval(statement, *arguments)
    return found


async def until(condition: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(TIMEOUT_SECONDS):
        while not await condition():  # noqa: ASYNC110 - it happens in the database
            await asyncio.sleep(0.05)


async def snapshots(context: Context, match: str) -> int:
    async with context.at(match) as connection:
        found: int = await connection.fetchval("SELECT count(*) FROM snapshots WHERE match = $1", match)
    return found


async def in_line(context: Context, match: str) -> int:
    return await count(
        context, "SELECT count(*) FROM procrastinate_jobs WHERE task_name = $1 AND lock = $2", chores.TIDY_MATCH, match
    )


async def test_the_end_of_a_match_queues_its_cleanup_and_a_worker_does_it(context: Context) -> None:
    match = await started(context)
    assert await in_line(context, match) == 0

    await play_out(context, match)

    assert await in_line(context, match) == 1
    assert await snapshots(context, match) > 1
    async with run_chores_in_background(context):

        async def tidy() -> bool:
            return await snapshots(context, match) == 0

        await until(tidy)


async def test_a_running_match_keeps_its_snapshots(context: Context) -> None:
    match = await started(context)

    async with where_played(context) as connection:
        await chores.tidy_match(connection, match)

    assert await snapshots(context, match) == 1


async def test_a_chore_is_queued_only_if_its_cause_is_stored(context: Context) -> None:
    async with connected(context.pool) as connection:
        transaction = connection.transaction()
        await transaction.start()
        await chores.defer(connection, chores.TIDY_MATCH, "gone", match="gone")
        await transaction.rollback()

    assert await in_line(context, "gone") == 0


async def test_the_sql_function_that_queues_chores_is_the_one_we_call(context: Context) -> None:
    """If a release of procrastinate changes that function, we need a migration, and this test fails."""
    async with connected(context.pool) as connection:
        signature = await connection.fetchval(
            "SELECT pg_get_function_arguments(oid) FROM pg_proc WHERE proname = 'procrastinate_defer_jobs_v1'"
        )
        fields = await connection.fetch(
            "SELECT attribute_name FROM information_schema.attributes"
            " WHERE udt_name = 'procrastinate_job_to_defer_v1' ORDER BY ordinal_position"
        )

    assert signature == "jobs procrastinate_job_to_defer_v1[]"
    assert [field[0] for field in fields] == [
        *("queue_name", "task_name", "priority", "lock", "queueing_lock", "args", "scheduled_at")
    ]
