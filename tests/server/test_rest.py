"""Rest: nights and holidays, in time zones with and without summer time."""

from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kontor.server.rest import Holiday, Rest, after_awake, asleep, awake_between, wakes

BERLIN = Rest("Europe/Berlin")
ZONES = ["UTC", "Europe/Berlin", "America/New_York", "Asia/Kolkata", "Pacific/Auckland", "America/St_Johns"]

moments = st.datetimes(datetime(2026, 1, 1), datetime(2027, 12, 31)).map(lambda at: at.replace(tzinfo=UTC))  # noqa: DTZ001
minutes = st.integers(0, 1439)
holidays = st.lists(
    st.tuples(st.dates(date(2026, 1, 1), date(2027, 12, 31)), st.integers(0, 20)).map(
        lambda given: Holiday(given[0], given[0] + timedelta(days=given[1]))
    ),
    max_size=3,
).map(tuple)
rests = st.builds(Rest, st.sampled_from(ZONES), minutes, minutes, holidays)


def at(hour: int, minute: int = 0, day: int = 10, month: int = 1, zone: str = "Europe/Berlin") -> datetime:
    return datetime(2026, month, day, hour, minute, tzinfo=ZoneInfo(zone))


@pytest.mark.parametrize(("hour", "rests"), [(21, False), (22, True), (3, True), (7, True), (8, False)])
def test_a_night_is_that_of_the_own_time_zone(hour: int, rests: bool) -> None:
    assert asleep(BERLIN, at(hour)) is rests


def test_somebody_in_another_zone_is_awake_at_the_same_moment() -> None:
    assert not asleep(Rest("America/New_York"), at(23))


def test_a_night_ends_in_the_morning() -> None:
    assert wakes(BERLIN, at(23)) == at(8, day=11)


def test_who_has_no_night_never_rests() -> None:
    assert not asleep(Rest("UTC", 0, 0), at(3))


def test_a_holiday_lasts_until_the_morning_after_its_last_day() -> None:
    away = Rest("Europe/Berlin", holidays=(Holiday(date(2026, 1, 10), date(2026, 1, 12)),))
    assert wakes(away, at(12)) == at(8, day=13)


def test_the_night_in_which_the_clocks_go_forward_is_an_hour_shorter() -> None:
    evening, morning = at(22, day=28, month=3), at(8, day=29, month=3)
    assert wakes(BERLIN, evening) == morning
    assert (morning.astimezone(UTC) - evening.astimezone(UTC)) == timedelta(hours=9)


def test_two_days_with_a_night_between_them_are_what_one_was_awake() -> None:
    assert awake_between(BERLIN, at(20), at(9, day=11)) == timedelta(hours=3)


@given(rests, moments, st.integers(1, 60 * 72))
def test_after_so_much_time_awake_one_was_awake_for_so_long(rest: Rest, begin: datetime, minutes: int) -> None:
    span = timedelta(minutes=minutes)
    end = after_awake(rest, begin, span)
    if end - begin < timedelta(days=390):
        assert awake_between(rest, begin, end) == span


@given(rests, moments)
def test_whoever_wakes_is_awake(rest: Rest, moment: datetime) -> None:
    assert not asleep(rest, wakes(rest, moment))


@given(rests, moments, st.integers(0, 10_000), st.integers(0, 10_000))
def test_time_awake_adds_up(rest: Rest, begin: datetime, one: int, other: int) -> None:
    middle = begin + timedelta(minutes=one)
    end = middle + timedelta(minutes=other)
    parts = awake_between(rest, begin, middle) + awake_between(rest, middle, end)
    assert parts == awake_between(rest, begin, end)
