"""Rest: the hours and days in which nobody's clock runs and nobody is reminded, in the time zone of their own."""

from datetime import date, datetime, time, timedelta
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

from kontor.core import Record

MINUTES_A_DAY = 24 * 60
LONGEST_SPAN = timedelta(days=400)
"""Rest is looked for so far ahead: longer than all holidays that one may have, and an end to every search."""


class Holiday(Record, frozen=True):
    """Days on which somebody rests, the first and the last included."""

    first: date
    last: date


class Rest(Record, frozen=True):
    """When somebody rests: every night and on holidays. Minutes count from midnight there; equal ones: no night."""

    time_zone: str = "UTC"
    night_from: int = 22 * 60
    night_until: int = 8 * 60
    holidays: tuple[Holiday, ...] = ()


NO_REST = Rest(night_from=0, night_until=0)
"""The rest of those whose clock always runs."""


@cache
def known_zones() -> frozenset[str]:
    """Return the names of all time zones."""
    return frozenset(available_timezones())


def asleep(rest: Rest, at: datetime) -> bool:
    """Say whether somebody rests at a moment."""
    return wakes(rest, at) > at


def wakes(rest: Rest, at: datetime) -> datetime:
    """Return when the rest at a moment ends; that moment itself for somebody who does not rest."""
    zone = ZoneInfo(rest.time_zone)
    woken = at
    while woken - at < LONGEST_SPAN:
        local = woken.astimezone(zone)
        end = _end_of_rest(rest, local)
        if end is None:
            break
        woken = max(end.astimezone(at.tzinfo), woken + timedelta(minutes=1))
    return woken


def rests(rest: Rest, at: datetime) -> datetime:
    """Return when the next rest begins for somebody who is awake; a long time ahead if there is none."""
    zone = ZoneInfo(rest.time_zone)
    local = at.astimezone(zone)
    nights = rest.night_from != rest.night_until
    starts = [holiday.first for holiday in rest.holidays if holiday.first > local.date()]
    found = [datetime.combine(first, time(), zone).astimezone(at.tzinfo) for first in starts]
    if nights:
        tonight = _local(local.date(), rest.night_from, zone)
        if tonight <= local:
            tonight = _local(local.date() + timedelta(days=1), rest.night_from, zone)
        found.append(tonight.astimezone(at.tzinfo))
    return min(found, default=at + LONGEST_SPAN)


def awake_between(rest: Rest, begin: datetime, end: datetime) -> timedelta:
    """Return how much of a span somebody was awake."""
    awake, at = timedelta(), begin
    while at < end:
        up = wakes(rest, at)
        down = min(rests(rest, up), end)
        awake += max(down - up, timedelta())
        at = max(down, up)
    return awake


def after_awake(rest: Rest, begin: datetime, span: timedelta) -> datetime:
    """Return when somebody has been awake for so long since a moment."""
    at, left = begin, span
    while at - begin < LONGEST_SPAN:
        up = wakes(rest, at)
        down = rests(rest, up)
        if down - up >= left:
            return up + left
        left -= max(down - up, timedelta())
        at = down
    return at


def _end_of_rest(rest: Rest, local: datetime) -> datetime | None:
    """Return when the night or holiday at a local moment ends; None if there is none."""
    zone = local.tzinfo
    assert isinstance(zone, ZoneInfo)
    for holiday in rest.holidays:
        if holiday.first <= local.date() <= holiday.last:
            return datetime.combine(holiday.last + timedelta(days=1), time(), zone)
    if rest.night_from == rest.night_until:
        return None
    minute = local.hour * 60 + local.minute
    length = (rest.night_until - rest.night_from) % MINUTES_A_DAY
    if (minute - rest.night_from) % MINUTES_A_DAY >= length:
        return None
    day = local.date() if minute < rest.night_until else local.date() + timedelta(days=1)
    return _local(day, rest.night_until, zone)


def _local(day: date, minute: int, zone: ZoneInfo) -> datetime:
    return datetime.combine(day, time(minute // 60 % 24, minute % 60), zone)
