"""Rest: nights and holidays, in time zones with and without summer time, and on the days on which clocks change."""

from datetime import UTC, date, datetime, time, timedelta
from functools import cache
from itertools import pairwise
from zoneinfo import ZoneInfo

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from kontor.server.rest_calendar import Holiday, Rest, after_awake, asleep, awake_between, wakes

BERLIN = Rest("Europe/Berlin")
ZONES = ["UTC", "Europe/Berlin", "America/New_York", "Asia/Kolkata", "Pacific/Auckland", "America/St_Johns"]
CHANGES = [
    ("Europe/Berlin", date(2026, 10, 25)),
    ("Europe/Berlin", date(2027, 3, 28)),
    ("Europe/London", date(2026, 10, 25)),
    ("America/New_York", date(2026, 11, 1)),
    ("America/New_York", date(2027, 3, 14)),
    ("America/Santiago", date(2027, 4, 4)),  # at midnight, back to the previous day
    ("America/Santiago", date(2026, 9, 6)),  # at midnight, so that the day begins at one
    ("America/Havana", date(2026, 11, 1)),  # at one, so that the day begins twice
    ("Atlantic/Azores", date(2026, 10, 25)),
    ("America/Nuuk", date(2026, 10, 25)),
    ("Australia/Lord_Howe", date(2027, 4, 4)),  # by half an hour
    ("Australia/Lord_Howe", date(2026, 10, 4)),
    ("Antarctica/Troll", date(2027, 3, 28)),  # by two hours
    ("Antarctica/Troll", date(2026, 10, 25)),
    ("Pacific/Apia", date(2011, 12, 30)),  # a day that never existed
    ("Asia/Kolkata", date(2026, 10, 25)),  # nothing changes
]
MINUTE = timedelta(minutes=1)

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
def test_a_night_is_in_the_time_zone_of_its_owner(hour: int, rests: bool) -> None:
    assert asleep(BERLIN, at(hour)) is rests


def test_a_player_in_another_time_zone_is_awake_at_the_same_moment() -> None:
    assert not asleep(Rest("America/New_York"), at(23))


def test_a_night_ends_in_the_morning() -> None:
    assert wakes(BERLIN, at(23)) == at(8, day=11)


def test_a_player_without_nights_never_rests() -> None:
    assert not asleep(Rest("UTC", 0, 0), at(3))


def test_a_holiday_lasts_until_the_morning_after_its_last_day() -> None:
    away = Rest("Europe/Berlin", holidays=(Holiday(date(2026, 1, 10), date(2026, 1, 12)),))
    assert wakes(away, at(12)) == at(8, day=13)


def test_the_night_in_which_the_clocks_go_forward_is_an_hour_shorter() -> None:
    evening, morning = at(22, day=28, month=3), at(8, day=29, month=3)
    assert wakes(BERLIN, evening) == morning
    assert (morning.astimezone(UTC) - evening.astimezone(UTC)) == timedelta(hours=9)


def test_time_awake_over_two_days_leaves_out_the_night_between_them() -> None:
    assert awake_between(BERLIN, at(20), at(9, day=11)) == timedelta(hours=3)


@given(rests, moments, st.integers(1, 60 * 72))
def test_the_moment_after_some_time_awake_is_that_much_time_awake_later(
    rest: Rest, begin: datetime, minutes: int
) -> None:
    span = timedelta(minutes=minutes)
    end = after_awake(rest, begin, span)
    if end - begin < timedelta(days=390):
        assert awake_between(rest, begin, end) == span


@given(rests, moments)
def test_a_player_who_has_woken_up_is_awake(rest: Rest, moment: datetime) -> None:
    assert not asleep(rest, wakes(rest, moment))


@given(rests, moments, st.integers(0, 10_000), st.integers(0, 10_000))
def test_time_awake_adds_up(rest: Rest, begin: datetime, one: int, other: int) -> None:
    middle = begin + timedelta(minutes=one)
    end = middle + timedelta(minutes=other)
    parts = awake_between(rest, begin, middle) + awake_between(rest, middle, end)
    assert parts == awake_between(rest, begin, end)


changes = st.sampled_from(CHANGES)
days_off = st.lists(st.tuples(st.integers(-2, 2), st.integers(0, 1)), max_size=2)


def around(day: date, off: list[tuple[int, int]]) -> tuple[Holiday, ...]:
    """Return days off that are given as distances from a day."""
    firsts = [(day + timedelta(days=after), length) for after, length in off]
    return tuple(Holiday(first, first + timedelta(days=length)) for first, length in firsts)


@cache
def wall_times(zone: str, begin: datetime) -> list[datetime]:
    """Return the wall-clock time of every minute of eight days."""
    minutes = (begin + MINUTE * each for each in range(8 * 1440))
    return [minute.astimezone(ZoneInfo(zone)).replace(tzinfo=None) for minute in minutes]


def resting_minutes(rest: Rest, begin: datetime) -> list[bool]:
    """Return for every minute of eight days whether a player rests, by the wall clock."""
    walls = wall_times(rest.time_zone, begin)
    resting = [False] * len(walls)

    def first(wall: datetime) -> int:
        return next((each for each, seen in enumerate(walls) if seen >= wall), len(walls))

    def last(wall: datetime) -> int:
        return max((each for each, seen in enumerate(walls) if seen == wall), default=first(wall))

    spans = [(first(midnight(off.first)), first(midnight(off.last, 1))) for off in rest.holidays]
    if rest.night_from != rest.night_until:
        later = rest.night_until < rest.night_from
        for after in range(10):
            start = midnight(walls[0].date(), after - 1) + MINUTE * rest.night_from
            stop = midnight(walls[0].date(), after - 1 + later) + MINUTE * rest.night_until
            spans.append((first(start), last(stop)))
    for begins, ends in spans:
        resting[begins:ends] = [True] * (ends - begins)
    return resting


def midnight(day: date, after: int = 0) -> datetime:
    return datetime.combine(day + timedelta(days=after), time())


@pytest.mark.parametrize(
    ("zone", "night_from", "moment"),
    [
        ("Europe/London", 90, datetime(2026, 10, 25, 1, 10, tzinfo=UTC)),
        ("America/New_York", 90, datetime(2026, 11, 1, 6, 10, tzinfo=UTC)),
        ("America/Santiago", 23 * 60 + 30, datetime(2027, 4, 4, 3, 10, tzinfo=UTC)),
        ("Europe/Berlin", 150, datetime(2026, 10, 25, 1, 10, tzinfo=UTC)),
    ],
)
def test_a_night_that_the_clocks_go_back_into_has_an_end(zone: str, night_from: int, moment: datetime) -> None:
    rest = Rest(zone, night_from, (night_from + 480) % 1440)
    assert awake_between(rest, moment, moment + timedelta(days=2)) > timedelta(hours=24)


def test_a_night_in_which_an_hour_comes_twice_lasts_from_its_first_beginning_to_its_last_end() -> None:
    evening = datetime(2026, 10, 24, 12, tzinfo=UTC)
    assert wakes(Rest("Europe/Berlin", 150, 600), datetime(2026, 10, 25, 0, 30, tzinfo=UTC)).hour == 9
    assert awake_between(Rest("Europe/Berlin", 150, 600), evening, evening + timedelta(days=1)) == timedelta(hours=15.5)
    assert wakes(Rest("Europe/Berlin", 1320, 150), evening + timedelta(hours=9)).hour == 1


def test_a_night_whose_hour_is_skipped_begins_or_ends_when_the_clocks_change() -> None:
    change = datetime(2027, 3, 28, 1, tzinfo=UTC)
    assert wakes(Rest("Europe/Berlin", 1320, 150), change - timedelta(hours=2)) == change
    rest = Rest("Europe/Berlin", 150, 600)
    assert asleep(rest, change)
    assert not asleep(rest, change - timedelta(seconds=1))


def test_a_day_off_is_as_long_as_its_day() -> None:
    rest = Rest("Europe/Berlin", 0, 0, (Holiday(date(2026, 10, 25), date(2026, 10, 25)),))
    begin = datetime(2026, 10, 24, 12, tzinfo=UTC)
    assert awake_between(rest, begin, begin + timedelta(days=2)) == timedelta(hours=48 - 25)


@settings(max_examples=60, deadline=None)
@given(changes, minutes, minutes, days_off, st.integers(0, 2880), st.integers(0, 2880))
@example(("Europe/London", date(2026, 10, 25)), 90, 540, [], 1510, 60)
@example(("America/Havana", date(2026, 11, 1)), 0, 30, [(0, 0)], 1200, 1500)
def test_time_awake_is_what_the_wall_clock_counts(
    change: tuple[str, date], night_from: int, night_until: int, off: list[tuple[int, int]], start: int, length: int
) -> None:
    zone, day = change
    rest = Rest(zone, night_from, night_until, around(day, off))
    walk = midnight(day, -3).replace(tzinfo=UTC)
    begin = midnight(day, -1).replace(tzinfo=UTC) + MINUTE * start
    resting = resting_minutes(rest, walk)
    skipped = int((begin - walk) / MINUTE)

    counted = resting[skipped : skipped + length].count(False)

    assert awake_between(rest, begin, begin + MINUTE * length) == MINUTE * counted
    assert asleep(rest, begin) is resting[skipped]


@settings(max_examples=100, deadline=None)
@given(changes, minutes, minutes, days_off, st.lists(st.integers(-4320, 4320), min_size=2, max_size=5))
def test_around_a_change_of_the_clocks_time_awake_adds_up_and_never_runs_back(
    change: tuple[str, date], night_from: int, night_until: int, off: list[tuple[int, int]], marks: list[int]
) -> None:
    zone, day = change
    rest = Rest(zone, night_from, night_until, around(day, off))
    moments = [midnight(day).replace(tzinfo=UTC) + MINUTE * mark for mark in sorted(marks)]
    parts = [awake_between(rest, one, other) for one, other in pairwise(moments)]
    assert sum(parts, timedelta()) == awake_between(rest, moments[0], moments[-1])
    assert all(timedelta() <= part <= other - one for part, (one, other) in zip(parts, pairwise(moments), strict=True))


@settings(max_examples=100, deadline=None)
@given(changes, minutes, minutes, days_off, st.integers(-4320, 4320), st.integers(0, 3000))
@example(("Antarctica/Troll", date(2027, 3, 28)), 0, 1, [], 0, 0)
def test_around_a_change_of_the_clocks_nobody_runs_out_of_time_while_asleep(
    change: tuple[str, date], night_from: int, night_until: int, off: list[tuple[int, int]], mark: int, span: int
) -> None:
    zone, day = change
    rest = Rest(zone, night_from, night_until, around(day, off))
    begin = midnight(day).replace(tzinfo=UTC) + MINUTE * mark
    due = after_awake(rest, begin, MINUTE * span)
    if due - begin < timedelta(days=390):
        assert awake_between(rest, begin, due) == MINUTE * span
        assert not asleep(rest, due - timedelta(seconds=1) if span else due)
