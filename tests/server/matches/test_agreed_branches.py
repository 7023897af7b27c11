"""Branches of a running match with several people: everybody agreed by sitting down, and nobody learns anything."""

import msgspec
import pytest

from kontor.core import Seat, encode, seeded
from kontor.server.errors import ForbiddenError, ServerError
from kontor.server.matches import (
    Context,
    NewBranch,
    NewMatch,
    do_branch,
    do_create_match,
    do_join,
    do_rematch,
    do_start,
)
from kontor.server.matches.kernel.match import RunningMatch, demand_started
from kontor.server.matches.lobby.branch import demand_branchable
from kontor.server.matches.lobby.create import UnfitSetupError
from kontor.server.matches.lobby.find import my_matches, open_matches
from kontor.server.matches.read.look import get_log, get_position, get_summary
from kontor.server.matches.read.records import record_of
from kontor.server.matches.read.replay import get_step
from kontor.server.store.pool import connected
from server.party import everything
from server.sitting import new_account, play, play_out
from server.worlds import Course, World, another_past, played, put

MOVES = 12
AGREED = NewMatch("borneo", 3, branches_before_end=True)


async def table(context: Context, new: NewMatch = AGREED, moves: int = MOVES) -> tuple[str, list[int]]:
    """Return a running match of people, and their accounts by seat."""
    people = [await new_account(context, name) for name in ("Anna", "Bruno", "Chiara")[: new.seats]]
    match = await do_create_match(context, people[0], new)
    for account in people:
        await do_join(context, match, account, f"Person {account}", None, None)
    await do_start(context, match, people[0])
    for number in range(moves):
        await play(context, match, pick=number * 7)
    return match, people


async def running(context: Context, match: str) -> RunningMatch:
    """Return a started match."""
    async with context.cache.fresh(match) as locked:
        return msgspec.structs.replace(demand_started(locked))


async def refusal(context: Context, match: str, account: int, new: NewBranch) -> str:
    """Return why a branch is refused."""
    with pytest.raises(ServerError) as error:
        await do_branch(context, match, account, "Anna", new)
    return error.value.key


async def test_where_everybody_agreed_each_may_try_moves_out_against_bots(context: Context) -> None:
    match, people = await table(context)
    before = await everything(context, match)

    for seat, account in enumerate(people):
        real = await running(context, match)
        expected = real.game.determinize(real.game.view(real.state, seat), seeded(3))
        branch = await do_branch(context, match, account, "Anna", NewBranch(real.step), rng=seeded(3))
        begun, summary = await running(context, branch), await get_summary(context, branch, account)
        assert encode(begun.state) == encode(expected)
        assert [each.kind for each in summary.seats] == ["person" if each == seat else "bot" for each in range(3)]
        assert (summary.seat, summary.rated, summary.listed, summary.branches_before_end) == (seat, False, False, False)

    assert (await everything(context, match))[:-1] == before[:-1]  # the last one counts its branches


async def world_like(course: Course, seat: Seat) -> World:
    """Return a world that looks like the true one to a seat after some moves, and different to another seat."""
    game, true = course.game, course.worlds[MOVES].state
    for number in range(40):
        other = await another_past(course, 0, MOVES, seat, seeded(number))
        if other and any(encode(game.view(true, each)) != encode(game.view(other.state, each)) for each in range(3)):
            return other
    raise AssertionError(f"nothing can differ for seat {seat}")


async def test_a_branch_is_the_same_in_two_worlds_that_look_alike_to_its_seat(context: Context) -> None:
    """Also from an earlier step."""
    match, people = await table(context)
    course = await played(await running(context, match), 5)
    for seat, account in enumerate(people):
        other = await world_like(course, seat)
        for step in (MOVES, 4):
            stored = []
            for world in (course.worlds[MOVES], other):
                await put(context, world)
                branch = await do_branch(context, match, account, "Anna", NewBranch(step), rng=seeded(3))
                stored.append(encode((await running(context, branch)).state))
            assert stored[0] == stored[1]


async def test_nobody_else_learns_anything_from_a_branch_even_after_its_end(context: Context) -> None:
    """It shows at its end what its person knew: the others have to wait for the end of their own match."""
    match, people = await table(context)
    others = [*people[1:], await new_account(context, "Xaver")]
    seen = [await get_summary(context, match, account) for account in others]
    branch = await do_branch(context, match, people[0], "Anna", NewBranch(MOVES))

    for length in (0, await play_out(context, branch)):
        for account in (*others, None):
            with pytest.raises(ForbiddenError, match="no-spectators"):
                await get_log(context, branch, account, -1)
            with pytest.raises(ForbiddenError, match="no-spectators"):
                await get_position(context, branch, account)
            with pytest.raises(ForbiddenError, match="no-spectators"):
                await get_step(context, branch, account, "en", length, 0)
            stranger = (await get_summary(context, branch, account)).branch
            assert stranger is not None
            assert stranger.origin is None
    for account in others:
        with pytest.raises(ForbiddenError, match="no-spectators"):
            await record_of(context, branch, account)
        with pytest.raises(ForbiddenError, match="no-spectators"):
            await do_branch(context, branch, account, "Bruno", NewBranch(0))
        listed = [each.match for each in await open_matches(context, account, None)]
        own = [await my_matches(context, account, "en", over=over) for over in (False, True)]
        assert branch not in (*listed, *(each.table.match for some in own for each in some))
    assert [await get_summary(context, match, account) for account in others] == seen
    assert (await record_of(context, branch, people[0])).branch is not None


@pytest.mark.parametrize("new", [NewBranch(4, dealt_again=False), NewBranch(4, 1), NewBranch(4, 20)])
async def test_the_agreement_opens_neither_another_seat_nor_the_real_cards(context: Context, new: NewBranch) -> None:
    match, people = await table(context)

    assert await refusal(context, match, people[0], new) == "branch-secrets"


async def test_the_agreement_of_a_table_is_none_of_its_spectators(context: Context) -> None:
    match, _ = await table(context)
    stranger = await new_account(context, "Xaver")

    assert await refusal(context, match, stranger, NewBranch(4)) == "not-over"


async def test_before_the_start_there_is_nothing_to_try_out(context: Context) -> None:
    anna = await new_account(context)
    match = await do_create_match(context, anna, AGREED)
    await do_join(context, match, anna, "Anna", None, None)

    assert await refusal(context, match, anna, NewBranch(0)) == "not-started"


async def test_a_match_stored_before_the_setting_existed_has_no_agreement(context: Context) -> None:
    match, people = await table(context)
    async with connected(context.pool) as connection:
        await connection.execute("UPDATE matches SET branches_before_end = DEFAULT WHERE id = $1", match)
    context.cache.forget(match)

    assert not (await get_summary(context, match, people[0])).branches_before_end
    assert await refusal(context, match, people[0], NewBranch(4)) == "branch-people"


async def test_a_rated_match_and_the_agreement_exclude_each_other(context: Context) -> None:
    """When it is made, in the store, and if both were there all the same; a listed one with a clock is not rated."""
    timed = msgspec.structs.replace(AGREED, speed="live", listed=True)
    anna = await new_account(context)

    with pytest.raises(UnfitSetupError, match="rated-branches"):
        await do_create_match(context, anna, msgspec.structs.replace(timed, rated=True))
    match = await do_create_match(context, anna, timed)
    summary = await get_summary(context, match, anna)
    assert (summary.rated, summary.branches_before_end) == (False, True)
    async with connected(context.pool) as connection:
        with pytest.raises(Exception, match="matches_rated_unbranched"):
            await connection.execute("UPDATE matches SET rated = true WHERE id = $1", match)
    begun, people = await table(context)
    both = msgspec.structs.replace(await running(context, begun), rated=True)
    with pytest.raises(ServerError, match="branch-rated"):
        demand_branchable(both, people[0], NewBranch(4), context.now())


async def test_everybody_sees_the_agreement_before_sitting_down_and_again_before_a_rematch(context: Context) -> None:
    match, people = await table(context)
    await play_out(context, match)
    again = await do_rematch(context, match, people[0], "Anna")

    for each in (match, again):
        assert (await get_summary(context, each, None)).branches_before_end
    without = await do_create_match(context, people[0], NewMatch("borneo", 3))
    assert not (await get_summary(context, without, None)).branches_before_end
