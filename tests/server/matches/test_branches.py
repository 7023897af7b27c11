"""Branches: a match that goes on from a step of another one, with what its player may know."""

import msgspec
import pytest

from kontor.core import Seat, encode, read_record, registry, replay, seeded, write_record
from kontor.lab.review.story import play_again
from kontor.server.errors import ConflictError, ForbiddenError, NotFoundError, ServerError
from kontor.server.matches import Context, NewBranch, NewMatch, do_branch, do_create_match, do_join, do_start
from kontor.server.matches.kernel.match import RunningMatch, demand_started
from kontor.server.matches.lobby.branch import dealt_again
from kontor.server.matches.read.look import get_log, get_summary
from kontor.server.matches.read.positions import do_keep_positions, load_timeline
from kontor.server.matches.read.records import record_of
from kontor.server.matches.read.replay import get_step
from kontor.server.store.pool import connected
from kontor.server.store.work.chores import tidy_match
from server.party import Stage, everything, party
from server.sitting import new_account, play, play_out, started

STEP = 9


class PlayedMatches:
    """A match of three people of each game that is over. Each is played once; the tests that share them only read."""

    def __init__(self) -> None:
        self.known: dict[str, str] = {}

    async def find(self, context: Context, slug: str) -> str:
        """Return the match of a game."""
        if slug not in self.known:
            self.known[slug] = await started(context, slug, 3)
            await play_out(context, self.known[slug])
        return self.known[slug]


@pytest.fixture(scope="module")
def played() -> PlayedMatches:
    return PlayedMatches()


async def running(context: Context, match: str) -> RunningMatch:
    """Return a started match."""
    async with context.cache.fresh(match) as locked:
        return msgspec.structs.replace(demand_started(locked))


async def with_bots(context: Context, account: int, *, rated: bool = False, moves: int = STEP) -> str:
    """Return a running match of one person in seat 1 and two bots, after some moves."""
    new = NewMatch("borneo", 3, speed="days" if rated else "untimed", rated=rated)
    match = await do_create_match(context, account, new)
    await do_join(context, match, account, "Anna", 1, None)
    await do_start(context, match, account, "clerk")
    for number in range(moves):
        await play(context, match, pick=number * 7)
    return match


async def refused(context: Context, match: str, account: int, new: NewBranch) -> ServerError:
    """Return the error of a branch that is refused, after which nothing has been stored."""
    async with connected(context.pool) as connection:
        before = await connection.fetchval("SELECT count(*) FROM matches")
        with pytest.raises(ServerError) as error:
            await do_branch(context, match, account, "Anna", new)
        assert await connection.fetchval("SELECT count(*) FROM matches") == before
    return error.value


@pytest.mark.parametrize("slug", registry.slugs())
async def test_a_branch_as_it_was_begins_in_the_position_of_its_origin(
    context: Context, played: PlayedMatches, slug: str
) -> None:
    match = await played.find(context, slug)
    anna, before = await new_account(context), await everything(context, match)
    at = (await load_timeline(context, await running(context, match))).position(STEP)

    branch = await do_branch(context, match, anna, "Anna", NewBranch(STEP, 2, dealt_again=False, level="clerk"))
    begun, summary = await running(context, branch), await get_summary(context, branch, anna)

    assert encode(begun.state) == encode(at)
    assert (begun.seq, begun.step, begun.status) == (0, 0, "playing")
    assert [(seat.kind, seat.level) for seat in summary.seats] == [("bot", "clerk")] * 2 + [("person", None)]
    assert (summary.seat, summary.rated, summary.listed, summary.speed) == (2, False, False, "untimed")
    assert msgspec.to_builtins(summary.branch) == {"origin": match, "step": STEP, "dealt_again": False}
    assert summary.options == (await get_summary(context, match, anna)).options
    assert (await everything(context, match))[:-1] == before[:-1]  # the last one counts its branches


@pytest.mark.parametrize("slug", registry.slugs())
@pytest.mark.parametrize("again", [False, True])
async def test_a_branch_is_played_to_its_end_replayed_recorded_and_reviewed(
    context: Context, played: PlayedMatches, slug: str, again: bool
) -> None:
    match, anna = await played.find(context, slug), await new_account(context)
    late = (await running(context, match)).step - 40
    branch = await do_branch(context, match, anna, "Anna", NewBranch(late, 0, dealt_again=again))
    begun = encode((await running(context, branch)).state)
    length = await play_out(context, branch)

    for _ in range(2):  # the second time without snapshots, from what is kept for ever
        record = read_record(write_record(await record_of(context, branch, anna)))
        game, moves = registry.game(slug), len(record.moves)
        assert record.branch is not None
        assert (record.branch.origin, record.branch.step, record.branch.dealt_again) == (match, late, again)
        assert (moves, game.outcome(replay(game, record))) == (length, record.result)
        assert encode(play_again(game, record).moves[0][0]) == begun
        async with connected(context.pool) as connection:
            await tidy_match(connection, branch)
        context.cache.timelines.kept.clear()
        first = await get_step(context, branch, anna, "en", 0, 0)
        assert encode(first.view) == encode(game.view(play_again(game, record).moves[0][0], 0))
        assert first.told[0].events == ()
    await do_keep_positions(context, branch)


async def test_the_bots_of_the_origin_keep_their_levels_and_people_are_replaced(context: Context) -> None:
    anna = await new_account(context)
    match = await with_bots(context, anna, moves=0)
    await play_out(context, match)

    own = await do_branch(context, match, anna, "Anna", NewBranch(STEP, level="deckhand"))
    other = await do_branch(context, match, anna, "Anna", NewBranch(STEP, 0, level="deckhand"))

    levels = [[seat.level for seat in (await get_summary(context, each, anna)).seats] for each in (own, other)]
    assert levels == [["clerk", None, "clerk"], [None, "deckhand", "clerk"]]


async def test_somebody_without_a_seat_may_branch_off_and_sits_where_they_want(context: Context) -> None:
    at = await party(context, "over")

    branch = await do_branch(context, at.match, at.stranger.account, "Xaver", NewBranch(STEP, 1))

    assert (await get_summary(context, branch, at.stranger.account)).seat == 1


async def test_a_branch_of_a_branch_goes_on_from_its_position(context: Context) -> None:
    at = await party(context, "over")
    person = at.stranger.account
    first = await do_branch(context, at.match, person, "Xaver", NewBranch(STEP, 0, dealt_again=False))
    await play_out(context, first)
    later = (await load_timeline(context, await running(context, first))).position(3)

    second = await do_branch(context, first, person, "Xaver", NewBranch(3, 0, dealt_again=False))

    assert encode((await running(context, second)).state) == encode(later)
    summary = await get_summary(context, second, person)
    assert summary.branch is not None
    assert (summary.branch.origin, summary.branch.step) == (first, 3)


@pytest.mark.parametrize("slug", registry.slugs())
def test_worlds_that_look_alike_to_a_seat_are_dealt_again_to_the_same_bytes(slug: str) -> None:
    game, rng, different = registry.game(slug), seeded(5), 0
    seats, options = next(iter(game.all_setups()))
    state = game.start(seats, options, rng.bytes(32))

    for number in range(60):
        seat: Seat = number % seats
        other = game.determinize(game.view(state, seat), seeded(number))
        different += encode(other) != encode(state)
        ones, others = (dealt_again(game, world, seat, seeded(7)) for world in (state, other))
        assert encode(ones) == encode(others)
        decider = game.deciders(state)[0]
        state = game.apply(state, decider, rng.pick(game.legal_actions(state, decider))).state
    assert different


async def test_a_branch_that_is_dealt_again_is_stored_from_the_view_alone(context: Context) -> None:
    anna = await new_account(context)
    match = await with_bots(context, anna)
    real = await running(context, match)
    expected = real.game.determinize(real.game.view(real.state, 1), seeded(3))

    branch = await do_branch(context, match, anna, "Anna", NewBranch(STEP), rng=seeded(3))

    assert encode((await running(context, branch)).state) == encode(expected)
    assert expected.seed != real.state.seed
    async with connected(context.pool) as connection:
        seed = await connection.fetchval("SELECT seed FROM matches WHERE id = $1", branch)
    assert seed == expected.seed


async def test_one_person_alone_may_branch_off_from_a_running_match(context: Context) -> None:
    anna = await new_account(context)
    match = await with_bots(context, anna)
    before = await everything(context, match)

    summary = await get_summary(context, await do_branch(context, match, anna, "Anna", NewBranch(4)), anna)

    assert (summary.status, summary.seat) == ("playing", 1)
    assert (await everything(context, match))[:-1] == before[:-1]  # the last one counts its branches


@pytest.mark.parametrize("new", [NewBranch(4, dealt_again=False), NewBranch(4, 0), NewBranch(4, 20)])
async def test_a_running_match_is_never_opened_by_a_branch(context: Context, new: NewBranch) -> None:
    anna = await new_account(context)
    match = await with_bots(context, anna)

    assert (await refused(context, match, anna, new)).key == "branch-secrets"


async def test_a_rated_running_match_has_no_branches(context: Context) -> None:
    anna = await new_account(context)
    match = await with_bots(context, anna, rated=True)

    assert (await refused(context, match, anna, NewBranch(4))).key == "branch-rated"


async def test_a_running_match_with_another_person_has_no_branches(context: Context) -> None:
    at = await party(context, "playing")

    for person in at.sitting:
        assert (await refused(context, at.match, person.account, NewBranch(0))).key == "branch-people"


async def test_a_person_whose_seat_went_to_a_bot_still_counts(context: Context) -> None:
    at = await party(context, "playing")
    async with connected(context.pool) as connection:
        statement = "UPDATE seats SET kind = 'bot', level = 'clerk', account = NULL WHERE match = $1 AND account = $2"
        await connection.execute(statement, at.match, at.other.account)
    context.cache.forget(at.match)

    assert (await refused(context, at.match, at.turn.account, NewBranch(0))).key == "branch-people"


@pytest.mark.parametrize("stage", ["open", "playing"])
async def test_before_the_end_a_stranger_learns_only_that_it_is_not_over(context: Context, stage: Stage) -> None:
    at = await party(context, stage)
    person = at.stranger.account

    answers = [await refused(context, at.match, person, NewBranch(step)) for step in (0, 10_000)]

    assert [(answer.key, answer.facts) for answer in answers] == [("not-over", {})] * 2


async def test_before_its_start_a_match_has_no_branches(context: Context) -> None:
    at = await party(context, "open")

    assert (await refused(context, at.match, at.turn.account, NewBranch(0))).key == "not-started"


async def test_who_may_not_watch_a_match_may_not_branch_off(context: Context) -> None:
    at = await party(context, "over", spectators=False)

    answer = await refused(context, at.match, at.stranger.account, NewBranch(10_000))
    branch = await do_branch(context, at.match, at.turn.account, "Anna", NewBranch(STEP))

    assert isinstance(answer, ForbiddenError)
    assert (answer.key, answer.facts) == ("no-spectators", {})
    with pytest.raises(ForbiddenError):
        await get_log(context, branch, at.stranger.account, -1)
    seen = [(await get_summary(context, branch, each.account)).branch for each in (at.stranger, at.turn)]
    assert [each.origin for each in seen if each] == [None, at.match]


async def test_a_match_that_does_not_exist_has_no_branches(context: Context) -> None:
    answer = await refused(context, "nothing", await new_account(context), NewBranch(0))

    assert (type(answer), answer.key) == (NotFoundError, "no-match")


async def test_nobody_plays_on_from_the_end_or_beyond_it(context: Context) -> None:
    at = await party(context, "over")
    last = (await running(context, at.match)).step

    at_end = await refused(context, at.match, at.turn.account, NewBranch(last))
    beyond = await refused(context, at.match, at.turn.account, NewBranch(last + 1))
    seat = await refused(context, at.match, at.turn.account, NewBranch(0, 2))

    assert (type(at_end), at_end.key) == (ConflictError, "branch-at-end")
    assert (beyond.key, beyond.facts) == ("no-step", {"steps": last})
    assert seat.key == "no-such-seat"


async def test_a_branch_counts_for_the_quota_of_its_creator(context: Context) -> None:
    at = await party(context, "over")
    few = msgspec.structs.replace(context.settings, tables_per_person=1)
    limited = Context(few, context.pool, context.bus)
    person = at.stranger.account
    await do_branch(limited, at.match, person, "Xaver", NewBranch(STEP, 0))

    answer = await refused(limited, at.match, person, NewBranch(STEP, 0))

    assert answer.key == "too-many-tables"
