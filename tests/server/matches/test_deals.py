"""Deals: the same shuffle for everybody, one try each, and no word of it before the deal is closed."""

import asyncio
from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta

import msgspec
import pytest

from kontor.core import encode, registry
from kontor.server.errors import ServerError
from kontor.server.matches import Context, NewBranch, do_branch
from kontor.server.matches.deals.planning import MAX_DARES_A_DAY, deals_of, do_dare, plan_of
from kontor.server.matches.deals.playing import do_play_deal
from kontor.server.matches.deals.results import DealView, get_deal, standing_among, todays_deals
from kontor.server.matches.kernel.commit import own_command
from kontor.server.matches.kernel.match import demand_started
from kontor.server.matches.lobby.create import do_rematch
from kontor.server.matches.lobby.fairness import commitment_of, seed_of
from kontor.server.matches.play.resign import do_resign_to_bot
from kontor.server.matches.presence.absence import do_step_away, do_want_pause
from kontor.server.matches.read.look import get_position, get_summary
from kontor.server.matches.read.outline import outline_of
from kontor.server.matches.read.records import open_secret, record_of, scores_by_step
from kontor.server.matches.read.replay import get_step
from kontor.server.matches.review.ask import do_ask_review, get_review
from kontor.server.store.pool import connected
from kontor.worker.turns import luck_of
from server.sitting import new_account, play, play_out, started

NOON = datetime(2999, 1, 1, 12, tzinfo=UTC)
DEAL = "2999-01-01-goa"


@pytest.fixture(autouse=True)
async def noon(context: Context) -> AsyncIterator[None]:
    """It is noon of a day that no other test uses, and nobody has played its deals."""
    context.clock = lambda: NOON
    yield
    context.clock = context.play_clock.now
    async with connected(context.pool) as connection:
        await connection.execute("DELETE FROM deal_tries")
        await connection.execute("DELETE FROM deals")


def at(context: Context, time: datetime) -> None:
    """Set the time of play."""
    context.clock = lambda: time


async def tried(context: Context, deal: str = DEAL, picks: int = 0) -> tuple[int, str]:
    """Return a new member and their try at a deal, after some actions of everybody."""
    account = await new_account(context)
    match = await do_play_deal(context, account, "Anna", deal)
    for number in range(picks):
        await play(context, match, pick=number * 7)
    return account, match


async def state_of(context: Context, match: str) -> bytes:
    """Return the state of a match."""
    async with context.cache.fresh(match) as found:
        return encode(demand_started(found).state)


async def refusal(awaitable: object) -> str:
    """Return the key of the error of a request that is refused."""
    with pytest.raises(ServerError) as error:
        await awaitable  # type: ignore[misc]
    return error.value.key


@pytest.mark.parametrize("slug", registry.slugs())
async def test_everybody_meets_the_same_shuffle_and_the_same_answers(context: Context, slug: str) -> None:
    """The bots of a deal think with luck that depends on the shuffle and the number of actions alone."""
    (_, one), (_, other) = [await tried(context, f"2999-01-01-{slug}", picks=6) for _ in range(2)]

    assert one != other
    assert await state_of(context, one) == await state_of(context, other)
    async with context.cache.fresh(one) as first, context.cache.fresh(other) as second:
        assert luck_of(first) == luck_of(second) is not None
        assert [each.level for each in first.occupants] == [each.level for each in second.occupants]
        before = luck_of(first)
    await play(context, one)
    async with context.cache.fresh(one) as moved:
        assert luck_of(moved) != before
    async with context.cache.fresh(await started(context)) as ordinary:
        assert luck_of(ordinary) is None


async def test_a_member_has_one_try_even_when_asking_twice_at_once(context: Context) -> None:
    account = await new_account(context)

    matches = await asyncio.gather(*(do_play_deal(context, account, "Anna", DEAL) for _ in range(4)))

    assert len({*matches, await do_play_deal(context, account, "Anna", DEAL)}) == 1
    async with connected(context.pool) as connection:
        assert await connection.fetchval("SELECT count(*) FROM matches WHERE creator = $1", account) == 1


async def test_guests_late_people_and_unknown_deals_are_refused(context: Context) -> None:
    async with connected(context.pool) as connection:
        guest = await connection.fetchval("INSERT INTO accounts (name) VALUES ('Gast') RETURNING id")
    member = await new_account(context)
    await deals_of(context, NOON.date())

    assert await refusal(do_play_deal(context, guest, "Gast", DEAL)) == "deal-members"
    assert await refusal(do_dare(context, guest, "goa", 2)) == "deal-members"
    for unknown in ("2999-01-02-goa", "2998-12-31-goa", "2999-01-01-chess", "x"):
        assert await refusal(do_play_deal(context, member, "Anna", unknown)) == "no-deal"
    at(context, NOON + timedelta(hours=12))
    assert await refusal(do_play_deal(context, member, "Anna", DEAL)) == "deal-closed"


async def test_until_the_deal_closes_a_finished_try_tells_nobody_its_shuffle(context: Context) -> None:
    """Its owner sees what their own seat saw; the record, other seats, reviews and branches wait."""
    account, match = await tried(context)
    stranger, seat = await new_account(context), (await get_summary(context, match, account)).seat
    assert seat is not None
    other = 1 - seat if seat < 2 else 0
    await play_out(context, match)

    def asked() -> list[object]:
        return [
            record_of(context, match, account),
            open_secret(context, match, account),
            scores_by_step(context, match, account),
            get_step(context, match, account, "en", 3, other),
            outline_of(context, match, account, "en"),
            do_ask_review(context, match, account, "en", seat, "quick"),
            get_review(context, match, account, "en", seat, "quick"),
        ]

    branches = [NewBranch(3), NewBranch(3, other, dealt_again=False)]
    branching = [do_branch(context, match, account, "Anna", branch) for branch in branches]
    assert [await refusal(each) for each in (*asked(), *branching)] == ["deal-open"] * 9
    assert await refusal(do_rematch(context, match, account, "Anna")) == "deal-once"
    assert (await get_step(context, match, account, "en", 3)).seat == seat
    assert (await get_position(context, match, account)).status == "over"
    for spying in (get_position(context, match, stranger), get_step(context, match, stranger, "en", 3)):
        assert await refusal(spying) == "no-spectators"

    at(context, NOON + timedelta(hours=12))
    for each in asked():
        await each  # type: ignore[misc]
    opened = await open_secret(context, match, account)
    secret = bytes.fromhex(opened.secret)
    assert opened.commitment == commitment_of(secret) == (await get_deal(context, DEAL, None)).commitment
    assert opened.seed == seed_of(secret, opened.entropies).hex()


async def test_a_running_try_cannot_be_tried_out_in_a_branch(context: Context) -> None:
    account, match = await tried(context, picks=4)

    assert await refusal(do_branch(context, match, account, "Anna", NewBranch(3))) == "deal-open"


@pytest.mark.parametrize("played", [False, True])
async def test_what_is_told_of_an_open_deal_does_not_depend_on_its_shuffle(context: Context, played: bool) -> None:
    """Only the commitment differs between two secrets; the spread of points waits for the own result."""
    account = await new_account(context)
    rival, match = await tried(context)
    await play_out(context, match)
    assert (await get_deal(context, DEAL, rival)).played == 1
    if played:
        await do_play_deal(context, account, "Anna", DEAL)

    seen = []
    for secret in (b"1" * 32, b"2" * 32):
        async with connected(context.pool) as connection:
            await connection.execute("UPDATE deals SET secret = $1 WHERE id = $2", secret, DEAL)
        one = await get_deal(context, DEAL, account)
        listed = [each for each in await todays_deals(context, account) if each.id == DEAL]
        assert listed == [one]
        assert one.commitment == commitment_of(secret)
        seen.append(msgspec.structs.replace(one, commitment=""))

    assert seen[0] == seen[1]
    assert (seen[0].spread, seen[0].table, seen[0].secret) == (None, None, None)
    assert (seen[0].mine is not None) == played


async def test_own_results_are_compared_and_the_rest_does_not_count(context: Context) -> None:
    """A try counts with the own points; not if a bot took over, nor after the deal has closed."""
    (anna, one), (berta, other), (carl, left), (dora, late) = [await tried(context) for _ in range(4)]
    for match in (one, other):
        await play_out(context, match)
    command = await own_command(context, left, carl, 0, None)
    await do_resign_to_bot(context, command)
    await play_out(context, left)
    at(context, NOON + timedelta(hours=13))
    await play_out(context, late)

    mine: dict[int, DealView] = {each: await get_deal(context, DEAL, each) for each in (anna, berta, carl, dora)}

    tries = {each: view.mine for each, view in mine.items()}
    assert [tries[each].state for each in (anna, berta, carl, dora)] == [  # type: ignore[union-attr]
        "counted",
        "counted",
        "left",
        "late",
    ]
    result = await record_of(context, one, anna)
    seat = mine[anna].seat
    assert tries[anna].points == result.result.scores[seat].total  # type: ignore[union-attr]
    assert tries[anna].place == result.result.places[seat]  # type: ignore[union-attr]
    assert (tries[anna].rank, tries[anna].better_than) == (1, 50)  # type: ignore[union-attr]
    assert (mine[anna].played, [each.people for each in mine[anna].spread or ()]) == (2, [2])
    assert mine[dora].closed
    assert mine[dora].secret is not None


async def test_a_pause_does_not_cost_the_try(context: Context) -> None:
    """Nobody played for the person in the meantime; the caretaker does."""
    (anna, paused), (berta, helped) = [await tried(context) for _ in range(2)]
    command = await own_command(context, paused, anna, 0, None)
    await do_want_pause(context, command, wanted=True)
    await do_want_pause(context, msgspec.structs.replace(command, seq=1), wanted=False)
    await do_step_away(context, await own_command(context, helped, berta, 0, None))
    for match in (paused, helped):
        await play_out(context, match)

    states = [(await get_deal(context, DEAL, each)).mine for each in (anna, berta)]

    assert [each.state for each in states if each] == ["counted", "left"]


async def test_a_dare_is_a_deal_for_those_who_have_its_link(context: Context) -> None:
    """Its table names who played, to those who have played it themselves."""
    anna = await new_account(context, "Anna")
    dare = await do_dare(context, anna, "goa", 2)
    berta, match = await tried(context, dare.id)
    await play_out(context, match)

    assert (await get_deal(context, dare.id, anna)).table is None
    table = (await get_deal(context, dare.id, berta)).table
    assert table is not None
    assert [each.name for each in table] == ["Anna"]
    assert dare.id not in [each.id for each in await todays_deals(context, anna)]
    for _ in range(MAX_DARES_A_DAY - 1):
        await do_dare(context, anna, "goa", 2)
    assert await refusal(do_dare(context, anna, "goa", 2)) == "dares-a-day"
    assert await refusal(do_dare(context, anna, "goa", 9)) == "no-deal"


@pytest.mark.parametrize(
    ("points", "everybody", "standing"),
    [
        (5, [5], (1, None)),
        (9, [1, 5, 9], (1, 100)),
        (1, [1, 5, 9], (3, 0)),
        (5, [1, 5, 5, 9], (2, 50)),
        (5, [5, 5], (1, 50)),
    ],
)
def test_equal_points_share_a_rank_and_count_half(
    points: int, everybody: list[int], standing: tuple[int, int | None]
) -> None:
    """Alone one is better than nobody."""
    assert standing_among(points, everybody) == standing


def test_over_a_year_every_number_of_seats_and_every_own_seat_takes_its_turn() -> None:
    game = registry.game("goa")
    plans = [plan_of("goa", NOON.date() + timedelta(days=day)) for day in range(365)]

    assert {(plan.seats, plan.seat) for plan in plans} == {
        (seats, seat) for seats in game.info.seats for seat in range(seats)
    }
    assert len({plan.secret for plan in plans}) == 365
