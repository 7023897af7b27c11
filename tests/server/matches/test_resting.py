"""How much a player may rest: days off are used up, and nights rarely move. On a real PostgreSQL."""

from datetime import date, timedelta
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kontor.core import MalformedError, Texts
from kontor.server.accounts import do_make_guest
from kontor.server.errors import ConflictError
from kontor.server.matches import Context, NewMatch, do_create_match, do_join, do_rest, do_start, do_step_away
from kontor.server.matches.clock.speeds import Slug
from kontor.server.matches.kernel.commit import Command
from kontor.server.matches.presence.flag_sweep import flag_due_matches
from kontor.server.matches.presence.rest_settings import MAX_DAYS_OFF_PER_YEAR, crowded, days_of, holidays_of, rest_of
from kontor.server.rest_calendar import Holiday, Rest
from kontor.server.store.pool import connected
from sentences import raises_saying
from server.gateway import new_client
from server.hands import NOON, Hands
from server.sitting import decision, new_account

TODAY = NOON.date()
SLEEPLESS = Rest("UTC", 0, 0)


def off(first: int, last: int) -> Rest:
    """Return a rest without nights and with these days off, counted from today."""
    return Rest("UTC", 0, 0, (Holiday(TODAY + timedelta(days=first), TODAY + timedelta(days=last)),))


async def asked(context: Context, speed: Slug = "days") -> tuple[int, str]:
    """Return an account that is asked in a match with a clock, and the match."""
    accounts = [await new_account(context, name) for name in ("Anna", "Bruno", "Clara")]
    match = await do_create_match(context, accounts[0], NewMatch("borneo", 3, speed=speed))
    for account in accounts:
        await do_join(context, match, account, f"Person {account}", None, None)
    await do_start(context, match, accounts[0])
    seat, _, _ = await decision(context, match)
    return accounts[seat], match


async def caretakers(context: Context, match: str) -> int:
    await flag_due_matches(context)
    async with context.cache.fresh(match) as table:
        return sum(occupant.caretaker for occupant in table.occupants)


async def rest_entries(context: Context, match: str) -> int:
    """Return how often the log of a match says that a player rests at other times."""
    async with context.at(match) as connection:
        said = "SELECT count(*) FROM actions WHERE match = $1 AND kind = 'sitting'"
        return int(await connection.fetchval(said, match))


async def test_nobody_stalls_a_match_with_days_off_that_are_moved_again_and_again(context: Context) -> None:
    hands = Hands(context)
    account, match = await asked(context)
    await do_rest(context, account, off(0, 59))
    hands.move(days=59)

    with raises_saying(ConflictError, "60 days off within 365 days"):
        await do_rest(context, account, off(59, 118))

    hands.move(days=4)
    assert await caretakers(context, match) == 1


async def test_days_off_that_have_begun_stay_and_later_ones_can_be_cancelled(context: Context) -> None:
    hands = Hands(context)
    account = await new_account(context)
    await do_rest(context, account, off(0, 9))
    hands.move(days=2)

    kept = await do_rest(context, account, SLEEPLESS)

    assert kept.holidays == off(0, 2).holidays
    assert await rest_of(context, account) == kept


async def test_a_day_off_begins_in_the_time_zone_in_which_it_was_taken(context: Context) -> None:
    hands = Hands(context)  # noon in Greenwich is past midnight in Kiritimati
    account = await new_account(context)
    far = Rest("Pacific/Kiritimati", 0, 0, (Holiday(date(2026, 1, 13), date(2026, 1, 14)),))
    await do_rest(context, account, far)
    hands.move(minutes=1)
    assert (await do_rest(context, account, SLEEPLESS)).holidays == (Holiday(date(2026, 1, 13), date(2026, 1, 13)),)


async def test_days_off_count_for_a_year_and_then_no_longer(context: Context) -> None:
    hands = Hands(context)
    account = await new_account(context)
    await do_rest(context, account, off(0, 59))
    hands.move(days=364)
    with pytest.raises(ConflictError):
        await do_rest(context, account, off(364, 364))
    assert (await do_rest(context, account, off(365, 424))).holidays == (
        Holiday(TODAY, TODAY + timedelta(days=59)),
        *off(365, 424).holidays,
    )
    hands.move(days=60)
    assert (await do_rest(context, account, off(365, 424))).holidays == off(365, 424).holidays


async def test_days_off_cannot_be_taken_in_the_past(context: Context) -> None:
    Hands(context)
    account = await new_account(context)
    assert (await do_rest(context, account, off(-5, 1))).holidays == off(0, 1).holidays


async def test_a_player_who_has_used_all_days_off_may_still_change_the_nights(context: Context) -> None:
    hands = Hands(context)
    account = await new_account(context)
    await do_rest(context, account, off(0, 59))
    hands.move(days=30)
    kept = await do_rest(context, account, Rest("UTC", 1380, 420, off(0, 59).holidays))
    assert (kept.night_from, kept.holidays) == (1380, off(0, 59).holidays)


@given(st.sets(st.dates(date(2026, 1, 1), date(2028, 12, 31)), max_size=90))
def test_days_become_holidays_and_the_same_days_again(days: set[date]) -> None:
    holidays = holidays_of(days)
    assert days_of(holidays) == days
    assert all(one.last + timedelta(days=1) < other.first for one, other in pairwise(holidays))


@given(st.integers(0, 70), st.integers(0, 70), st.integers(200, 400))
def test_days_are_crowded_if_some_year_has_more_than_sixty(one: int, other: int, apart: int) -> None:
    numbers = [*range(one), *range(apart, apart + other)]
    days = {TODAY + timedelta(days=number) for number in numbers}
    years = [sum(first <= number < first + 365 for number in numbers) for first in numbers]
    assert crowded(days) is (max(years, default=0) > MAX_DAYS_OFF_PER_YEAR)


async def test_nights_can_be_moved_once_a_day_while_a_player_is_in_a_slow_match(context: Context) -> None:
    hands = Hands(context)
    account, _ = await asked(context)
    await do_rest(context, account, Rest("UTC", 720, 1439))
    hands.move(hours=2)

    with raises_saying(ConflictError, "in 22 hours") as refused:
        await do_rest(context, account, Rest("Asia/Tokyo", 720, 1439))

    assert "in 22 Stunden" in Texts("de").error(refused.value)
    assert await rest_of(context, account) == Rest("UTC", 720, 1439)
    hands.move(hours=22)
    assert (await do_rest(context, account, Rest("Asia/Tokyo", 720, 1439))).time_zone == "Asia/Tokyo"


async def test_a_player_who_is_not_asked_right_now_also_moves_the_nights_once_a_day(context: Context) -> None:
    """Otherwise every turn could begin with a night and then get another one."""
    hands = Hands(context)
    waiting, match = await asked(context)
    async with context.cache.locked(match) as table:
        account = next(occupant.account for occupant in table.occupants if occupant.account not in {waiting, None})
    assert account is not None
    await do_rest(context, account, Rest("UTC", 720, 1439))
    hands.move(hours=2)

    with raises_saying(ConflictError, "in 22 hours"):
        await do_rest(context, account, Rest("UTC", 840, 60))

    hands.move(hours=22)
    assert (await do_rest(context, account, Rest("UTC", 840, 60))).night_from == 840


async def test_changes_of_the_nights_within_a_quarter_of_an_hour_count_as_one(context: Context) -> None:
    hands = Hands(context)
    account, _ = await asked(context)
    for minute in range(4):  # zone, evening and morning are fields of their own
        await do_rest(context, account, Rest("Europe/Berlin", 1320 + minute, 480))
        hands.move(minutes=5)
    with pytest.raises(ConflictError):
        await do_rest(context, account, Rest("Europe/Berlin", 1320, 480))


async def test_days_off_can_be_taken_while_the_nights_cannot_be_moved(context: Context) -> None:
    hands = Hands(context)
    account, _ = await asked(context)
    await do_rest(context, account, SLEEPLESS)
    hands.move(hours=1)
    assert await do_rest(context, account, off(3, 4)) == off(3, 4)


@pytest.mark.parametrize("speed", ["untimed", "live"])
async def test_nights_can_be_moved_freely_by_a_player_without_slow_matches(context: Context, speed: Slug) -> None:
    hands = Hands(context)
    account, _ = await asked(context, speed)
    for hour in (20, 21, 22):
        await do_rest(context, account, Rest("UTC", hour * 60, 480))
        hands.move(hours=1)
    assert (await rest_of(context, account)).night_from == 22 * 60


async def test_nobody_can_move_the_nights_by_leaving_for_a_moment(context: Context) -> None:
    hands = Hands(context)
    account, match = await asked(context)
    await do_rest(context, account, SLEEPLESS)
    seat, seq, _ = await decision(context, match)
    await do_step_away(context, Command(match, seat, seq))
    hands.move(hours=1)
    with raises_saying(ConflictError, "nights"):
        await do_rest(context, account, Rest())


@pytest.mark.parametrize(
    "rest",
    [
        Rest("UTC", 20 * 60, 8 * 60 + 1),
        Rest("UTC", holidays=(Holiday(date(9999, 12, 31), date(9999, 12, 31)),)),
        Rest("UTC", holidays=(Holiday(date(1, 1, 1), date(9999, 12, 31)),)),
        Rest("UTC", holidays=tuple(Holiday(date(2026, 2, 1), date(2026, 2, day)) for day in range(1, 22))),
    ],
)
async def test_a_night_is_half_a_day_at_most_and_holidays_are_near(context: Context, rest: Rest) -> None:
    Hands(context)
    with pytest.raises(MalformedError):
        await do_rest(context, await new_account(context), rest)


async def test_a_match_with_other_rules_does_not_stop_other_clocks_from_being_updated(context: Context) -> None:
    Hands(context)
    account = await new_account(context)
    matches = []
    for _ in range(3):
        match = await do_create_match(context, account, NewMatch("borneo", 3, {"start_player": 0}, speed="days"))
        await do_join(context, match, account, "Anna", 0, None)
        await do_start(context, match, account)
        matches.append(match)
    first, *others = sorted(matches)
    async with connected(context.pool) as connection:
        await connection.execute("UPDATE matches SET game = 'chess' WHERE id = $1", first)
    context.cache.forget(first)

    assert await do_rest(context, account, SLEEPLESS) == SLEEPLESS

    assert [await rest_entries(context, match) for match in (first, *others)] == [0, 1, 1]


async def test_over_http_the_answer_says_which_rest_is_stored(context: Context, address: str) -> None:
    login = await do_make_guest(context, "Anna")
    body = {"time_zone": "UTC", "holidays": [{"first": "2020-01-01", "last": "2020-01-02"}]}
    async with new_client(address, headers={"Authorization": f"Bearer {login.token}"}) as client:
        kept = (await client.put("/api/me/rest", json=body)).json()
        assert kept == (await client.get("/api/me/rest")).json()
    assert kept == {"time_zone": "UTC", "night_from": 1320, "night_until": 480, "holidays": []}
