"""A turn that fails is counted, put off with growing pauses, quarantined and reported once; the others go on."""

from collections.abc import Awaitable, Callable
from datetime import datetime

import pytest
from structlog.testing import capture_logs

from kontor import __version__
from kontor.server.matches import Command, Context, do_resign_to_bot
from kontor.server.store.work import quarantine, turns
from kontor.server.store.work.turns import LeaseRequest
from kontor.worker.bot_pool import BotPool
from kontor.worker.failed_turns import FailedTurns
from kontor.worker.worker import Worker
from sampling import rotating
from server.sharded import change, where_played
from server.sitting import started
from worker.working import bots_alone, over, working

MAX_FAILURES = quarantine.MAX_FAILURES
STANDING = "SELECT turn_failures, quarantined_at, quarantined_by, lease_until FROM matches WHERE id = $1"
POISONS = {
    "newer rules": "UPDATE matches SET rules_version = 99, current_version = 99 WHERE id = $1",
    "a broken state": "UPDATE matches SET state = 'no state' WHERE id = $1",
    "a game that is not installed": "UPDATE matches SET game = 'atlantis' WHERE id = $1",
}


async def poisoned(context: Context, how: str = "newer rules") -> str:
    """Return a match in which a bot is to move and that cannot be read."""
    match = await bots_alone(context)
    await change(context, POISONS[how], match)
    context.cache.forget(match)
    return match


async def standing(context: Context, match: str) -> tuple[int, datetime | None, str | None, datetime | None]:
    async with where_played(context) as connection:
        return tuple(await connection.fetchrow(STANDING, match))


async def fail_once(context: Context, failed: FailedTurns) -> float:
    """Lease the only match that waits, and fail; return the seconds for which it is put off."""
    async with where_played(context) as connection:
        lease = await turns.lease(connection, LeaseRequest(seconds=60))
        assert lease is not None
        await failed.note(lease, ValueError("broken"))
        seconds = "SELECT extract(epoch FROM lease_until - now())::float FROM matches WHERE id = $1"
        pause: float = await connection.fetchval(seconds, lease.match)
        await connection.execute("UPDATE matches SET lease_until = NULL WHERE id = $1", lease.match)
    return pause


def quarantined(context: Context, *matches: str) -> Callable[[], Awaitable[bool]]:
    """Return a condition: no pause has to be waited for, and each of these matches is quarantined in the end."""

    async def holds() -> bool:
        hurry = (
            "UPDATE matches SET lease_until = now() WHERE id = ANY ($1) AND turn_failures > 0 AND lease_until > now()"
        )
        await change(context, hurry, list(matches))
        return all([(await standing(context, match))[1] is not None for match in matches])

    return holds


@pytest.mark.parametrize("how", rotating(POISONS, 2))
async def test_a_match_that_cannot_be_played_is_quarantined_and_reported_once(
    context: Context, bot_pool: BotPool, how: str
) -> None:
    """Whatever is wrong with it; a match beside it is played to its end."""
    broken = await poisoned(context, how)

    with capture_logs() as logs:
        async with working(Worker(context, bot_pool, 2, poll=0.05)):
            healthy = [await bots_alone(context) for _ in range(2)]
            await over(healthy, context)
            # Nothing nudges a worker about a broken match, so further matches keep the condition checked.
            holds = quarantined(context, broken)
            while not await holds():
                await over([await bots_alone(context, "deckhand")], context)

    failures, _, release, _ = await standing(context, broken)
    assert (failures, release) == (MAX_FAILURES, __version__)
    (line,) = logs
    assert (line["event"], line["match"], line["failures"]) == ("turn-quarantined", broken, MAX_FAILURES)


async def test_pauses_grow_and_then_nobody_tries_it_any_more(context: Context) -> None:
    match, failed = await bots_alone(context), FailedTurns(context)

    with capture_logs() as logs:
        pauses = [await fail_once(context, failed) for _ in range(MAX_FAILURES)]

    expected = [quarantine.FIRST_PAUSE_SECONDS * quarantine.PAUSE_FACTOR**number for number in range(MAX_FAILURES)]
    assert pauses == pytest.approx(expected, abs=1)
    assert len(logs) == 1
    async with where_played(context) as connection:
        assert await turns.lease(connection, LeaseRequest(seconds=60)) is None
        assert await turns.waiting(connection) == 0
        assert await quarantine.quarantined(connection) >= 1
    assert (await standing(context, match))[1] is not None


async def test_many_matches_with_one_fault_are_one_traceback_and_one_line_each(context: Context) -> None:
    failed = FailedTurns(context)

    with capture_logs() as logs:
        for _ in range(3):
            await bots_alone(context)
            for _ in range(MAX_FAILURES):
                await fail_once(context, failed)

    assert [line["event"] for line in logs] == ["turn-quarantined"] * 3
    assert [bool(line["exc_info"]) for line in logs] == [True, False, False]


async def test_the_next_entry_of_a_match_ends_its_quarantine(context: Context, bot_pool: BotPool) -> None:
    """Somebody does something there, so it is worth another look."""
    match, failed = await started(context, people=1), FailedTurns(context)
    await change(context, "UPDATE matches SET bot_to_move = true WHERE id = $1", match)
    for _ in range(MAX_FAILURES):
        await fail_once(context, failed)

    await do_resign_to_bot(context, Command(match, 0, 0), "clerk")

    assert (await standing(context, match))[:3] == (0, None, None)
    async with working(Worker(context, bot_pool, 1)):
        await over([match], context)


async def test_another_release_tries_once_what_a_former_one_could_not_play(context: Context, bot_pool: BotPool) -> None:
    """Its rules may know the match; the same release never tries it in a circle."""
    one, failed = await bots_alone(context), FailedTurns(context)
    for _ in range(MAX_FAILURES):
        await fail_once(context, failed)

    async with where_played(context) as connection:
        await quarantine.release_others(connection, __version__)
        assert await turns.lease(connection, LeaseRequest(seconds=60)) is None
    await change(context, "UPDATE matches SET quarantined_by = '0.0.1' WHERE id = $1", one)
    with capture_logs() as logs:
        async with working(Worker(context, bot_pool, 1)):
            await over([one], context)

    assert [line["event"] for line in logs] == ["quarantine-ended"]
