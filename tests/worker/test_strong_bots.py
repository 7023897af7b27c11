"""Strong bots think for a shorter time while many wait, and the table says so."""

import pytest

from kontor.bots import Clerk
from kontor.levels import all_levels
from kontor.server.matches import Context, NewMatch, do_create_match, do_join, do_start
from kontor.server.matches.read.look import get_position, get_summary
from kontor.server.store.work import turns
from kontor.server.store.work.turns import LeaseRequest
from kontor.worker.bot_pool import BotPool
from kontor.worker.thinking import MAX_WAITING_SECONDS, MIN_STRONG_SECONDS, Thinking, strong_share
from kontor.worker.turns import take_turn
from server.sharded import where_played
from server.sitting import new_account, play
from worker.working import bots_alone

FACTOR_SECONDS = all_levels()["factor"].seconds


async def against_factors(context: Context) -> tuple[str, int]:
    """Return a match of one person and factors in which a factor is to move, and the person's account."""
    account = await new_account(context)
    match = await do_create_match(context, account, NewMatch("borneo", 3))
    await do_join(context, match, account, "Anna", None, None)
    await do_start(context, match, account, "factor")
    while True:
        async with context.cache.fresh(match) as table:
            if table.bot_to_move:
                return match, account
        await play(context, match)


def test_the_share_shrinks_with_the_queue_and_grows_with_the_processes() -> None:
    """It never exceeds the whole, and a queue that is short enough changes nothing."""
    assert strong_share(0.0, 1) == strong_share(MAX_WAITING_SECONDS, 1) == 1.0
    shares = [strong_share(waiting, 1) for waiting in (1.0, 2.0, 4.0)]
    assert shares == [1.0, 0.5, 0.25]
    assert strong_share(4.0, 2) == 0.5


@pytest.mark.parametrize(("level", "expected"), [("clerk", 0.1), ("trader", 0.1), ("factor", 0.25)])
def test_only_strong_bots_think_for_a_shorter_time(level: str, expected: float) -> None:
    thinking = Thinking(share=0.25)

    assert thinking.budget(all_levels()[level].seconds) == expected
    assert thinking.had == (0.25 if level == "factor" else None)


def test_a_strong_bot_always_has_some_time() -> None:
    thinking = Thinking(share=0.001)

    assert thinking.budget(FACTOR_SECONDS) == MIN_STRONG_SECONDS
    assert thinking.had == MIN_STRONG_SECONDS / FACTOR_SECONDS


async def test_a_lease_says_how_many_seconds_of_strong_bots_wait(context: Context) -> None:
    """Its own included; quick bots and turns that failed do not count."""
    matches = [await bots_alone(context, "factor") for _ in range(3)]
    await bots_alone(context, "clerk")
    async with where_played(context) as connection:
        await connection.execute("UPDATE matches SET turn_failures = 1 WHERE id = $1", matches[0])
        lease = await turns.lease(connection, LeaseRequest(seconds=60))

    assert lease is not None
    assert lease.strong_seconds == 2 * FACTOR_SECONDS


async def test_the_table_says_how_much_time_the_last_strong_bot_had(context: Context, another_context: Context) -> None:
    """Everybody sees the same, at every process; a person's move changes nothing."""
    match, account = await against_factors(context)
    before = await get_summary(context, match, account, "en")
    async with BotPool(1, {"clerk": Clerk, "factor": Clerk}) as bot_pool:
        moved = await take_turn(context, bot_pool, match, Thinking(share=0.4))
        while moved:
            async with context.cache.fresh(match) as table:
                if not table.bot_to_move:
                    break
            moved = await take_turn(context, bot_pool, match, Thinking(share=0.4))
        shares = {(await get_summary(where, match, account, "en")).bot_share for where in (context, another_context)}
        position = await get_position(another_context, match, account)
        await play(context, match)
        after = await get_position(context, match, account)

    assert before.bot_share == 1.0
    assert shares == {0.4}
    assert (position.bot_share, after.bot_share) == (0.4, 0.4)
