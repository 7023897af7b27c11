"""The time of play is the database's: a machine whose clock is wrong counts as all others do, and flags nobody."""

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

import pytest
from prometheus_client import REGISTRY
from structlog.testing import capture_logs

from kontor.server.matches import Context, NewMatch, do_create_match, do_join, do_start
from kontor.server.matches.kernel.context import open_context
from kontor.server.matches.kernel.match import demand_started
from kontor.server.matches.kernel.play_clock import MAX_CLOCK_OFF_SECONDS, PlayClock, keep_measuring
from kontor.server.matches.presence.flag_sweep import flag_due_matches
from kontor.server.matches.read.look import get_summary
from kontor.server.settings import Settings
from kontor.server.store.pool import connected, open_pool
from server.matches.test_absence import LIVE, friends
from server.matches.test_flagging import alone, caretakers
from server.sitting import new_account, play

SOON = timedelta(seconds=30)
"""More than any test takes, less than any error that is tested."""


def machine(**off: float) -> Callable[[], datetime]:
    """Return the clock of a machine that is wrong by some time."""
    return lambda: datetime.now(UTC) + timedelta(**off)


async def wrong_clock(context: Context, **off: float) -> None:
    """Let the machine of a process have a clock that is wrong, and the process measure it."""
    context.play_clock = PlayClock(machine(**off))
    context.clock = context.play_clock.now
    async with connected(context.pool) as connection:
        await context.play_clock.measure(connection)


async def live_match(context: Context) -> str:
    """Return a match with clocks that has just begun."""
    accounts = [await new_account(context) for _ in range(3)]
    match = await do_create_match(context, accounts[0], NewMatch("borneo", 3, speed="live"))
    for account in accounts:
        await do_join(context, match, account, f"Person {account}", None, None)
    await do_start(context, match, accounts[0])
    return match


@pytest.mark.parametrize("hours", [-1, 1])
async def test_a_move_at_a_machine_whose_clock_is_wrong_costs_the_time_that_it_took(
    context: Context, another_context: Context, hours: int
) -> None:
    match = await live_match(context)
    await wrong_clock(another_context, hours=hours)

    await play(another_context, match)

    async with context.at(match) as connection:
        row = await connection.fetchrow("SELECT moved_at, clock_timestamp() AS now FROM matches WHERE id = $1", match)
    assert row is not None
    assert abs(row["now"] - row["moved_at"]) < SOON
    for each in (context, another_context):
        shown = await get_summary(each, match, None)
        assert [abs(clock.left - (LIVE.bank or 0)) < SOON.total_seconds() for clock in shown.clocks] == [True] * 3


@pytest.mark.parametrize("seconds", [3600.0, -3600.0, MAX_CLOCK_OFF_SECONDS + 0.5])
async def test_a_process_whose_clock_is_wrong_does_not_flag_and_says_so_once(
    context: Context, another_context: Context, seconds: float
) -> None:
    await alone(context)
    at = await friends(context)
    at.hands.move(seconds=LIVE.bank or 0)
    another_context.play_clock = PlayClock(machine(seconds=seconds))
    another_context.clock = at.hands.read

    with capture_logs() as logs:
        flagged = [await flag_due_matches(another_context) for _ in range(2)]

    assert (flagged, await caretakers(context, at.match)) == ([0, 0], 0)
    assert [(line["event"], line["log_level"]) for line in logs] == [("clock-off", "error")]
    assert abs((REGISTRY.get_sample_value("kontor_clock_off_seconds") or 0) - seconds) < 0.5
    assert await flag_due_matches(context) == 1, "a process with a right clock does it"


async def test_a_clock_that_is_right_again_flags_again(context: Context) -> None:
    await alone(context)
    at = await friends(context)
    at.hands.move(seconds=LIVE.bank or 0)
    context.play_clock = PlayClock(machine(hours=1))
    assert await flag_due_matches(context) == 0

    context.play_clock.machine = machine()

    assert await flag_due_matches(context) == 1


async def test_a_seat_with_time_left_is_not_flagged_by_a_machine_that_is_an_hour_ahead(
    context: Context, another_context: Context
) -> None:
    await alone(context)
    match = await live_match(context)
    await wrong_clock(another_context, hours=1)

    assert await flag_due_matches(another_context) == 0
    async with another_context.cache.fresh(match) as running:
        assert demand_started(running).clocks.flagged(another_context.now()) is None
    assert await caretakers(context, match) == 0


async def test_a_process_knows_the_time_of_the_database_when_it_starts(settings: Settings) -> None:
    async with open_context(settings) as context, connected(context.pool) as connection:
        before = await connection.fetchval("SELECT clock_timestamp()")
        now = context.now()
        after = await connection.fetchval("SELECT clock_timestamp()")
        off = context.play_clock.seconds_off

    assert before - timedelta(seconds=1) < now < after + timedelta(seconds=1)
    assert abs(off) < MAX_CLOCK_OFF_SECONDS


async def test_time_is_measured_again_and_again_also_after_a_failure(settings: Settings) -> None:
    async with open_context(settings) as context:
        context.play_clock = PlayClock(machine(hours=1))
        real, context.pool = context.pool, await open_pool(settings.database, 1)
        await context.pool.close()
        with capture_logs() as logs:
            measuring = asyncio.create_task(keep_measuring(context.play_clock, lambda: context.pool, 0.001))
            async with asyncio.timeout(10):
                while not logs:  # noqa: ASYNC110 - a log tells nobody
                    await asyncio.sleep(0.001)
            assert (logs[0]["event"], context.play_clock.anchor) == ("clock-not-measured", None)
            context.pool = real
            async with asyncio.timeout(10):
                while context.play_clock.anchor is None:  # noqa: ASYNC110 - the clock tells nobody
                    await asyncio.sleep(0.001)
            measuring.cancel()
        assert abs(context.play_clock.now() - datetime.now(UTC)) < SOON


async def test_an_answer_within_the_doubt_of_a_slow_connection_does_not_move_the_clock(context: Context) -> None:
    async with connected(context.pool) as connection:
        clock = PlayClock()
        await clock.measure(connection)
        first = clock.anchor
        for _ in range(20):
            await clock.measure(connection)
    assert first is not None
    assert clock.anchor is not None
    assert abs(clock.anchor.time - first.time) < SOON
    readings = [clock.now() for _ in range(100)]
    assert readings == sorted(readings)
