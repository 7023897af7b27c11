"""Rest: the nights and holidays in which a person's clock stands still and no reminders are sent, in their time zone.

Nights and days off are spans between two moments; a person is awake in all other time. When the clocks go back, a time
may come twice: a night begins at the first and ends at the last of the two, so it is one longer night. When they go
forward, a time that is skipped counts as the moment of the change. A day off begins with its day and ends when the next
day first begins.
"""

from collections.abc import Iterator
from datetime import UTC, date, datetime, time, timedelta
from functools import cache
from heapq import merge
from typing import TypeAlias
from zoneinfo import ZoneInfo, available_timezones

from kontor.core import Record

MINUTES_A_DAY = 24 * 60
MAX_SPAN = timedelta(days=400)
"""How far ahead rest is computed: longer than all holidays a person may have, so that every search ends."""
A_DAY = timedelta(days=1)
Span: TypeAlias = tuple[datetime, datetime]
"""A span of time; the end is not part of it."""


class Holiday(Record, frozen=True):
    """Days on which somebody rests, the first and the last included."""

    first: date
    last: date


class Rest(Record, frozen=True):
    """When somebody rests: at night and on holidays. Nights in minutes since midnight; none if both are the same."""

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
    """Return True if a person rests at a moment."""
    return wakes(rest, at) > at


def wakes(rest: Rest, at: datetime) -> datetime:
    """Return when the rest at a moment ends; the moment itself if the person does not rest."""
    start, stop = next(_spans(rest, at), (at, at))
    return stop if start <= at else at


def awake_between(rest: Rest, begin: datetime, end: datetime) -> timedelta:
    """Return how long a person was awake in a span."""
    awake, at, end = timedelta(), begin.astimezone(UTC), end.astimezone(UTC)
    for start, stop in _spans(rest, at):
        if start >= end:
            break
        awake += max(start - at, timedelta())
        at = stop
    return awake + max(end - at, timedelta())


def after_awake(rest: Rest, begin: datetime, span: timedelta) -> datetime:
    """Return when a person will have been awake for a duration since a moment; rest beyond MAX_SPAN is ignored."""
    at, remaining = begin.astimezone(UTC), span
    furthest = at + MAX_SPAN
    for start, stop in _spans(rest, at):
        if at < start >= at + remaining or start > furthest:
            break
        remaining -= max(start - at, timedelta())
        at = stop
    return at + remaining


def _spans(rest: Rest, at: datetime) -> Iterator[Span]:
    """Yield the spans of rest that end after a moment, in order; spans that touch or overlap are merged."""
    zone = ZoneInfo(rest.time_zone)
    merged: Span | None = None
    for start, stop in merge(_days_off(rest, zone), _nights(rest, zone, at)):
        if stop <= at or stop <= start:
            continue
        if merged and start <= merged[1]:
            merged = (merged[0], max(merged[1], stop))
            continue
        if merged:
            yield merged
        merged = (start, stop)
    if merged:
        yield merged


def _days_off(rest: Rest, zone: ZoneInfo) -> list[Span]:
    return sorted(
        (_moment(holiday.first, 0, zone), _moment(holiday.last + A_DAY, 0, zone)) for holiday in rest.holidays
    )


def _nights(rest: Rest, zone: ZoneInfo, at: datetime) -> Iterator[Span]:
    """Yield nights without end, starting two days before a moment."""
    if rest.night_from == rest.night_until:
        return
    evening = at.astimezone(zone).date() - 2 * A_DAY
    while True:
        morning = evening if rest.night_from < rest.night_until else evening + A_DAY
        yield _moment(evening, rest.night_from, zone), _moment(morning, rest.night_until, zone, last=True)
        evening += A_DAY


def _moment(day: date, minute: int, zone: ZoneInfo, *, last: bool = False) -> datetime:
    """Return when a wall clock first, or last, shows a time; if the time is skipped, the moment of the change."""
    wall = datetime.combine(day, time(minute // 60, minute % 60))
    early, late = (wall.replace(tzinfo=zone, fold=fold).astimezone(UTC) for fold in (0, 1))
    if early <= late:
        return late if last else early
    before, after = late, early  # the time is skipped between these two
    while after - before > timedelta.resolution:
        middle = before + (after - before) // 2
        if middle.astimezone(zone).replace(tzinfo=None) < wall:
            before = middle
        else:
            after = middle
    return after
