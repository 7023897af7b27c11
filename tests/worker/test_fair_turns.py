"""Which turn is next: nobody's tables keep the bots from the others, and nobody's are passed over for ever."""

import asyncio

import pytest

from kontor.server.matches import Command, Context, NewMatch, do_create_match, do_join, do_start, do_step_away
from kontor.server.store.work import turns
from kontor.server.store.work.turns import SHARE_STEP_SECONDS, LeaseRequest
from kontor.worker.bot_pool import BotPool
from kontor.worker.shares import HALF_LIFE_SECONDS, Shares
from kontor.worker.thinking import ThinkingGate
from kontor.worker.worker import OTHER_RECENT_SECONDS, QUICK_RECENT_SECONDS, Lane, Worker
from server.sharded import where_played
from server.sitting import new_account
from worker.working import bots_alone, over, working

SET = """
UPDATE matches SET bot_to_move = true, moved_at = now() - $2 * interval '1 second', turn_seconds = $3, attended = $4,
    turn_failures = $5, origin = $6
WHERE id = $1
"""
BY_TIME = "SELECT match FROM actions WHERE match = ANY ($1) AND kind = 'action' ORDER BY at, seq"


async def waiting(
    context: Context,
    seconds_ago: float = 0.0,
    turn_seconds: float = 0.1,
    *,
    attended: bool = True,
    failures: int = 0,
    creator: int | None = None,
    origin: bytes | None = None,
) -> str:
    """Return a match in which a bot has had to move for some seconds."""
    creator = creator or await new_account(context)
    match = await do_create_match(context, creator, NewMatch("goa", 2))
    await do_join(context, match, creator, "Anna", None, None)
    await do_start(context, match, creator, "clerk")
    async with where_played(context) as connection:
        await connection.execute(SET, match, seconds_ago, turn_seconds, attended, failures, origin)
    return match


async def order(
    context: Context, *, quick: bool = False, recent_seconds: float = 0.0, used: dict[str, float] | None = None
) -> list[str]:
    """Lease everything that can be leased, and return the matches in that order."""
    shares = used or {}
    request = LeaseRequest(
        seconds=60,
        quick=quick,
        latest=quick,
        recent_seconds=recent_seconds,
        shares=list(shares),
        used=list(shares.values()),
    )
    leased = []
    async with where_played(context) as connection:
        while lease := await turns.lease(connection, request):
            leased.append(lease.match)
    return leased


async def test_a_quick_bot_passes_an_expensive_one_that_came_a_little_earlier(context: Context) -> None:
    expensive, quick = await waiting(context, 2.0, turn_seconds=1.0), await waiting(context, 0.5)

    assert await order(context) == [quick, expensive]


async def test_an_expensive_bot_that_waited_long_enough_is_next(context: Context) -> None:
    """Quick ones that keep coming cannot pass it for ever."""
    expensive, quick = await waiting(context, 4.0, turn_seconds=1.0), await waiting(context, 0.5)

    assert await order(context) == [expensive, quick]


async def test_the_person_for_whom_bots_thought_less_is_next(context: Context) -> None:
    greedy = await new_account(context)
    first, second = [await waiting(context, 60.0 + number, creator=greedy) for number in range(2)]
    other = await waiting(context)

    assert await order(context, used={str(greedy): 1.5 * SHARE_STEP_SECONDS}) == [other, second, first]


async def test_many_guests_of_one_address_have_one_share(context: Context) -> None:
    """Accounts cost nothing, so having more of them must not mean more bots."""
    crowd = [await waiting(context, 60.0 - number, origin=b"address1") for number in range(3)]
    neighbour = await waiting(context, origin=b"address2")

    assert await order(context, used={b"address1".hex(): 2 * SHARE_STEP_SECONDS}) == [neighbour, *crowd]


async def test_a_match_in_which_nobody_waits_comes_later(context: Context) -> None:
    left_alone, attended = await waiting(context, 20.0, attended=False), await waiting(context)

    assert await order(context) == [attended, left_alone]


async def test_a_match_that_a_person_left_to_the_caretaker_is_not_attended(context: Context) -> None:
    match = await waiting(context)

    await do_step_away(context, Command(match, 0, 0))

    async with where_played(context) as connection:
        row = await connection.fetchrow("SELECT attended, turn_seconds FROM matches WHERE id = $1", match)
    assert row is not None
    assert not row["attended"]


async def test_the_cost_of_the_next_turn_is_stored_with_each_entry(context: Context) -> None:
    creator = await new_account(context)
    match = await do_create_match(context, creator, NewMatch("goa", 2))
    await do_join(context, match, creator, "Anna", 1, None)
    await do_start(context, match, creator, "factor")

    async with where_played(context) as connection:
        seconds = await connection.fetchval("SELECT turn_seconds FROM matches WHERE id = $1", match)
    async with context.cache.fresh(match) as table:
        assert seconds == (1.0 if table.bot_to_move else 0.0)


async def test_the_quick_lane_takes_the_latest_quick_turn_and_no_other(context: Context) -> None:
    """Thousands of old turns, broken or not, are no reason to let somebody wait who has just moved."""
    old, new = await waiting(context, 3600.0), await waiting(context)
    await waiting(context, turn_seconds=1.0)
    await waiting(context, failures=1)

    assert await order(context, quick=True) == [new, old]


async def test_a_turn_that_waited_for_minutes_does_not_pass_one_of_somebody_who_waits_now(context: Context) -> None:
    """Its creator used less, but it can wait for the lane that takes the longest waiting."""
    strong = await new_account(context)
    old, new = await waiting(context, 120.0), await waiting(context, creator=strong)

    assert await order(context, quick=True, recent_seconds=60.0, used={str(strong): 5.0}) == [new, old]


async def test_people_who_used_about_as_much_are_served_as_they_come(context: Context) -> None:
    """Each of ten tables with strong bots uses a second or two, and none of them should wait for all others."""
    first, second = await new_account(context), await new_account(context)
    earlier, later = await waiting(context, 2.0, creator=first), await waiting(context, 1.0, creator=second)

    assert await order(context, used={str(first): 2.1, str(second): 0.9}) == [earlier, later]


async def test_of_those_who_have_just_moved_the_first_is_next(context: Context) -> None:
    old, first, second = [await waiting(context, seconds, turn_seconds=1.0) for seconds in (20.0, 4.0, 1.0)]

    assert await order(context, recent_seconds=OTHER_RECENT_SECONDS) == [first, second, old]


async def test_the_other_lane_takes_by_turns_a_recent_one_and_the_longest_waiting() -> None:
    """A queue of thousands delays strong bots at a table where somebody waits by one turn, and nobody for ever."""
    other, quick = Lane(quick=False), Lane(quick=True)

    assert [other.next_recent_seconds() for _ in range(4)] == [OTHER_RECENT_SECONDS, 0.0, OTHER_RECENT_SECONDS, 0.0]
    assert [quick.next_recent_seconds() for _ in range(4)] == [QUICK_RECENT_SECONDS] * 4


async def test_a_lease_ends_after_one_decision_if_others_wait_and_only_then(context: Context) -> None:
    await waiting(context)
    request = LeaseRequest(seconds=60)
    async with where_played(context) as connection:
        lease = await turns.lease(connection, request)
        assert lease is not None
        assert not await turns.give_way(connection, lease, quick=False)
        await waiting(context)
        assert await turns.give_way(connection, lease, quick=False)
        assert not await turns.give_way(connection, lease, quick=False)


async def test_the_quick_lane_keeps_no_match_whose_next_turn_is_expensive(context: Context) -> None:
    match = await waiting(context)
    async with where_played(context) as connection:
        lease = await turns.lease(connection, LeaseRequest(seconds=60, quick=True))
        assert lease is not None
        await connection.execute("UPDATE matches SET turn_seconds = 1 WHERE id = $1", match)
        assert not await turns.give_way(connection, lease, quick=False)
        assert await turns.give_way(connection, lease, quick=True)


async def test_matches_take_turns(context: Context, bot_pool: BotPool) -> None:
    """One worker with one task plays three matches side by side, and not one after the other.

    They are of one person: otherwise a match whose first thoughts took long would rightly wait for the others.
    """
    creator = await new_account(context)
    matches = [await bots_alone(context, "deckhand", creator=creator) for _ in range(3)]

    async with working(Worker(context, bot_pool, 1)):
        await over(matches, context)

    async with where_played(context) as connection:
        played = [row["match"] for row in await connection.fetch(BY_TIME, matches)]
    end = min(len(played) - played[::-1].index(match) for match in matches)
    in_a_row = [len({*played[start : start + 8]}) for start in range(end - 8)]
    assert min(in_a_row) > 1


async def test_a_quick_thought_does_not_wait_for_all_expensive_ones() -> None:
    """The host wants one process; there is another one for quick thoughts."""
    gate, done, passed = ThinkingGate(1), asyncio.Event(), []

    async def think(name: str, seconds: float) -> None:
        async with gate.passed(seconds):
            passed.append(name)
            if seconds == 1.0:
                await done.wait()

    expensive = [asyncio.create_task(think(f"expensive {number}", 1.0)) for number in range(3)]
    await asyncio.wait_for(think("quick", 0.1), 60)
    assert passed == ["expensive 0", "quick"]
    done.set()
    await asyncio.gather(*expensive)
    assert len(passed) == 4


def test_what_was_used_fades_and_the_smallest_shares_are_forgotten() -> None:
    now = 0.0
    shares = Shares(lambda: now)
    shares.charge(8.0, "anna", "", "a1b2")
    shares.charge(0.0, "ben")

    now = HALF_LIFE_SECONDS * 2

    assert dict(zip(*shares.used(), strict=True)) == pytest.approx({"anna": 2.0, "a1b2": 2.0})
