"""A worker that has just started takes no match before its bots can think: the others go on with it meanwhile."""

import asyncio

from structlog.testing import capture_logs

from kontor.core import registry
from kontor.levels import levels_for
from kontor.server.matches import Context
from kontor.worker import bot_process
from kontor.worker.bot_pool import BotPool
from kontor.worker.program import run_worker_in_background


async def test_every_process_is_started_with_all_bots_before_the_first_question() -> None:
    async with BotPool(2) as pool:
        await pool.warm_up()
        assert len(pool.pool._processes or ()) == 2

    bot_process.load_bots()
    loaded = bot_process._bot.cache_info().currsize
    assert loaded >= sum(len(levels_for(slug)) for slug in registry.slugs())


async def test_a_worker_says_when_it_is_ready_and_can_be_stopped_before(context: Context) -> None:
    with capture_logs() as logs:
        async with run_worker_in_background(1, context):
            pass  # it is stopped at once
        assert "worker-ready" not in [line["event"] for line in logs]
        async with run_worker_in_background(1, context), asyncio.timeout(60):
            while "worker-ready" not in [line["event"] for line in logs]:  # noqa: ASYNC110 - a log tells nobody
                await asyncio.sleep(0.01)
