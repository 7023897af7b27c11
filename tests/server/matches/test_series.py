"""Series: a group plays deal after deal, each person each of them once, and one table is always true."""

from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta

import pytest

from kontor.server.accounts import Caller
from kontor.server.accounts.deleting import do_delete_account
from kontor.server.errors import ServerError
from kontor.server.matches import Context
from kontor.server.matches.deals.planning import do_dare
from kontor.server.matches.deals.playing import do_play_deal
from kontor.server.matches.deals.results import get_deal
from kontor.server.matches.read.records import record_of
from kontor.server.matches.series.planning import (
    MAX_PEOPLE,
    MAX_SERIES_A_WEEK,
    NewSeries,
    do_create_series,
    do_join_series,
    do_leave_series,
)
from kontor.server.matches.series.read import get_series, my_series
from kontor.server.matches.series.standings import standings
from kontor.server.store.competition.series import SeriesPerson
from kontor.server.store.pool import connected
from server.sitting import new_account, play_out

NOON = datetime(2998, 1, 1, 12, tzinfo=UTC)
THREE_ROUNDS = NewSeries("goa", seats=2, rounds=3, round_days=2, wait_days=0)


@pytest.fixture(autouse=True)
async def noon(context: Context) -> AsyncIterator[None]:
    """It is noon of a day that no other test uses."""
    at(context, NOON)
    yield
    context.clock = context.play_clock.now


def at(context: Context, time: datetime) -> None:
    """Set the time of play."""
    context.clock = lambda: time


async def group(context: Context, *names: str, wish: NewSeries = THREE_ROUNDS) -> tuple[str, list[int]]:
    """Return a series of some members, the first of whom created it."""
    accounts = [await new_account(context, name) for name in names]
    series = (await do_create_series(context, accounts[0], wish)).id
    for account in accounts[1:]:
        await do_join_series(context, account, series)
    return series, accounts


async def play_round(context: Context, series: str, number: int, account: int) -> str:
    """Play a round to its end, and return the match."""
    match = await do_play_deal(context, account, "Name", f"{series}-{number}")
    await play_out(context, match)
    return match


async def refusal(awaitable: object) -> str:
    """Return the key of the error of a request that is refused."""
    with pytest.raises(ServerError) as error:
        await awaitable  # type: ignore[misc]
    return error.value.key


async def test_rounds_open_one_after_the_other_and_everybody_gets_the_same_shuffle(context: Context) -> None:
    series, (anna, berta) = await group(context, "Anna", "Berta")

    assert [each.state for each in (await get_series(context, series, anna)).rounds] == ["open", "ahead", "ahead"]
    assert await refusal(do_play_deal(context, anna, "Anna", f"{series}-2")) == "deal-not-open"
    one, other = [await play_round(context, series, 1, account) for account in (anna, berta)]
    at(context, NOON + timedelta(days=2))
    assert [each.state for each in (await get_series(context, series, berta)).rounds] == ["closed", "open", "ahead"]
    assert (await record_of(context, one, anna)).seed == (await record_of(context, other, berta)).seed
    assert await refusal(do_play_deal(context, await late(context, series), "Carl", f"{series}-1")) == "series-people"


async def late(context: Context, series: str) -> int:
    """Return a member who wanted to join after the first round."""
    account = await new_account(context, "Carl")
    assert await refusal(do_join_series(context, account, series)) == "series-begun"
    return account


async def test_the_table_counts_rounds_that_are_closed_and_is_for_those_who_play(context: Context) -> None:
    """A result of the round that is open is told to nobody who can still play it."""
    series, (anna, berta, carl) = await group(context, "Anna", "Berta", "Carl")
    stranger = await new_account(context)
    matches = [await play_round(context, series, 1, account) for account in (anna, berta)]
    open_view = await get_series(context, series, carl)
    assert open_view.table is not None
    assert [(line.beaten, line.rounds) for line in open_view.table] == [(0.0, ())] * 3
    assert (await get_deal(context, f"{series}-1", carl)).spread is None
    assert open_view.rounds[0].played == 2

    at(context, NOON + timedelta(days=2))
    view = await get_series(context, series, carl)

    points = [
        (await record_of(context, match, account)).result.scores[0].total  # type: ignore[union-attr]
        for match, account in zip(matches, (anna, berta), strict=True)
    ]
    people = [SeriesPerson(anna, "Anna"), SeriesPerson(berta, "Berta"), SeriesPerson(carl, "Carl")]
    assert view.table == tuple(standings(people, [dict(zip((anna, berta), points, strict=True))]))
    assert {line.name: line.rounds[0] is None for line in view.table} == {"Anna": False, "Berta": False, "Carl": True}
    for nobody in (stranger, None):
        seen = await get_series(context, series, nobody)
        assert (seen.table, seen.names, seen.joined, seen.people) == (None, None, False, 3)
        assert (await get_deal(context, f"{series}-1", nobody)).table is None
    assert (await get_deal(context, f"{series}-1", carl)).table is not None


async def test_until_the_first_round_closes_one_may_leave_and_is_in_no_table(context: Context) -> None:
    series, (anna, berta) = await group(context, "Anna", "Berta")
    await play_round(context, series, 1, berta)
    await do_leave_series(context, berta, series)
    assert (await get_series(context, series, anna)).names == ("Anna",)

    await do_join_series(context, berta, series)
    await do_join_series(context, berta, series)
    at(context, NOON + timedelta(days=2))

    assert await refusal(do_leave_series(context, berta, series)) == "series-begun"
    view = await get_series(context, series, anna)
    assert (view.may_change, [line.name for line in view.table or ()]) == (False, ["Berta", "Anna"])


async def test_the_table_stays_true_when_an_account_is_deleted(context: Context) -> None:
    """Nothing of it is stored: who remains is compared with who remains, and the series outlives its creator."""
    series, (anna, berta, carl) = await group(context, "Anna", "Berta", "Carl")
    for account in (anna, berta, carl):
        await play_round(context, series, 1, account)
    at(context, NOON + timedelta(days=2))
    await do_delete_account(context, Caller(anna, "Anna", member=True))

    table = (await get_series(context, series, berta)).table

    assert table is not None
    assert sorted(line.name for line in table) == ["Berta", "Carl"]
    assert sum(line.beaten for line in table) == 1
    assert (await get_deal(context, f"{series}-1", carl)).table is not None


async def test_guests_blocked_people_and_a_crowd_are_refused(context: Context) -> None:
    series, (anna, berta) = await group(context, "Anna", "Berta")
    async with connected(context.pool) as connection:
        guest = await connection.fetchval("INSERT INTO accounts (name) VALUES ('Gast') RETURNING id")
        blocked, blocking = await new_account(context), await new_account(context)
        await connection.executemany(
            "INSERT INTO blocks (blocker, blocked) VALUES ($1, $2)", [(berta, blocked), (blocking, anna)]
        )

    assert await refusal(do_join_series(context, guest, series)) == "series-members"
    assert await refusal(do_create_series(context, guest, THREE_ROUNDS)) == "series-members"
    assert await refusal(do_join_series(context, blocked, series)) == "series-refused"
    assert await refusal(do_join_series(context, blocking, series)) == "series-blocked"
    assert await refusal(get_series(context, "nothing", anna)) == "no-series"
    for number in range(MAX_PEOPLE - 2):
        await do_join_series(context, await new_account(context, f"Person {number}"), series)
    assert await refusal(do_join_series(context, await new_account(context), series)) == "series-full"


async def test_a_member_creates_few_series_and_their_rounds_are_no_dares(context: Context) -> None:
    anna = await new_account(context)
    for _ in range(MAX_SERIES_A_WEEK):
        await do_create_series(context, anna, THREE_ROUNDS)

    assert await refusal(do_create_series(context, anna, THREE_ROUNDS)) == "series-a-week"
    assert (await get_deal(context, (await do_dare(context, anna, "goa", 2)).id, anna)).dare
    at(context, NOON + timedelta(days=8))
    series = (await do_create_series(context, anna, THREE_ROUNDS)).id
    round_of_series = await get_deal(context, f"{series}-1", anna)
    assert (round_of_series.dare, round_of_series.series) == (False, series)
    assert await refusal(do_create_series(context, anna, NewSeries("goa", 9, 3, 2, 0))) == "no-deal"


async def test_the_own_list_says_which_series_waits_for_the_person(context: Context) -> None:
    series, (anna, berta) = await group(context, "Anna", "Berta")
    match = await do_play_deal(context, anna, "Anna", f"{series}-1")
    assert [each.waits for each in await my_series(context, anna)] == [True]
    await play_out(context, match)

    (mine,), (theirs,) = [await my_series(context, account) for account in (anna, berta)]

    assert (mine.id, mine.rounds, mine.closed, mine.waits, theirs.waits) == (series, 3, 0, False, True)
    at(context, NOON + timedelta(days=6))
    (mine,) = await my_series(context, anna)
    assert (mine.closed, mine.waits) == (3, False)
