"""Nights and holidays of people: stored with their account, and reckoned with at once where their clocks run.

Nobody makes the others wait without an end: a day off that has begun is used up, and the nights of whoever plays a slow
match stay where they are for a day once they were moved, also while others are asked.
"""

from collections.abc import Iterable
from datetime import date, datetime, timedelta
from math import ceil
from zoneinfo import ZoneInfo

from msgspec.structs import replace

from kontor.core import MalformedError, UnknownGameError
from kontor.server.errors import ConflictError, StaleError
from kontor.server.logs import log
from kontor.server.matches.clock.speeds import SPEEDS
from kontor.server.matches.kernel.commit import Command
from kontor.server.matches.kernel.context import Context
from kontor.server.matches.presence.absence import do_update_rest
from kontor.server.rest_calendar import A_DAY, MINUTES_A_DAY, Holiday, Rest, known_zones
from kontor.server.store import clocks
from kontor.server.store.pool import connected

LONGEST_NIGHT = 12 * 60
MOST_HOLIDAYS = 20
MOST_DAYS = 60
"""So many days off one has within a year: with more, the others would rather have a substitute."""
A_YEAR = timedelta(days=365)
FURTHEST = 2 * A_YEAR
"""So far ahead holidays can be planned."""
MOVES_APART = timedelta(hours=24)
"""Nights that were moved while one plays a slow match stay for so long."""
SECOND_THOUGHTS = timedelta(minutes=15)
"""Whatever is changed so soon after is the same move: the zone, the evening and the morning are three fields."""
TRIES = 5
SLOW: list[str] = [name for name, speed in SPEEDS.items() if speed.rests]


async def rest_of(context: Context, account: int) -> Rest:
    """Return when somebody rests, the days off of the last year included."""
    async with connected(context.pool) as connection:
        return await clocks.rest_of(connection, account)


async def do_rest(context: Context, account: int, wish: Rest) -> Rest:
    """Store when somebody rests, let the clocks in their matches know, and return what is kept.

    MalformedError if nobody can rest so; ConflictError if these are too many days off, or the nights must stay.
    """
    now = context.now()
    demand_sensible(wish, now)
    async with connected(context.pool) as connection, connection.transaction():
        moved_at = await clocks.hold_rest(connection, account)
        before = await clocks.rest_of(connection, account)
        rest = replace(wish, holidays=_days_kept(before, wish, now))
        moves = replace(before, holidays=()) != replace(rest, holidays=())
        if moves and await clocks.timed(connection, account, SLOW):
            moved_at = _moved(moved_at, now)
        await clocks.set_rest(connection, account, rest, moved_at)
    async with connected(context.pool) as connection:
        matches = await clocks.timed(connection, account, SLOW)
    for match_id in matches:
        try:
            await _update_rest(context, match_id, account)
        except (ConflictError, UnknownGameError) as error:  # it was begun with other rules, or has just ended
            log.warning("rest-not-updated", match=match_id, error=str(error))
    return rest


async def _update_rest(context: Context, match_id: str, account: int) -> None:
    """Update the clock in one match; if the match keeps moving on, its next entry does it."""
    for _ in range(TRIES):
        async with context.cache.fresh(match_id) as match:
            seat, seq, status = match.seat_of(account), match.seq, match.status
        if seat is None or status != "playing":
            return
        try:
            await do_update_rest(context, Command(match_id, seat, seq))
        except StaleError:
            continue
        return


def _days_kept(before: Rest, wish: Rest, now: datetime) -> tuple[Holiday, ...]:
    """Return the days off: those of the last year that have begun, and those from today on that are wanted."""
    known, today = days_of(before.holidays), _today(before, now)
    had = {day for day in known if today - A_YEAR < day <= today}
    days = had | {day for day in days_of(_not_over(wish, now)) if day >= _today(wish, now)}
    if crowded(days) and not days <= known:
        raise ConflictError("days-off", most=MOST_DAYS, within=A_YEAR.days, had=len(had))
    return holidays_of(days)


def _moved(moved_at: datetime | None, now: datetime) -> datetime:
    """Return since when nights count as moved that are moved now; ConflictError if it is too soon."""
    if moved_at is None or now >= moved_at + MOVES_APART:
        return now
    if now <= moved_at + SECOND_THOUGHTS:
        return moved_at
    raise ConflictError("nights-moved", hours=ceil((moved_at + MOVES_APART - now) / timedelta(hours=1)))


def crowded(days: set[date]) -> bool:
    """Say whether there are too many of some days within a year."""
    ordered = sorted(days)
    return any(later - earlier < A_YEAR for earlier, later in zip(ordered, ordered[MOST_DAYS:], strict=False))


def days_of(holidays: Iterable[Holiday]) -> set[date]:
    """Return every day of some holidays."""
    lengths = ((holiday.first, (holiday.last - holiday.first).days + 1) for holiday in holidays)
    return {first + each * A_DAY for first, length in lengths for each in range(length)}


def holidays_of(days: set[date]) -> tuple[Holiday, ...]:
    """Return days as holidays, in order: days in a row are one."""
    firsts = sorted(day for day in days if day - A_DAY not in days)
    lasts = sorted(day for day in days if day + A_DAY not in days)
    return tuple(map(Holiday, firsts, lasts))


def demand_sensible(rest: Rest, now: datetime) -> None:
    """Refuse a time zone that nobody knows, nights without a day, and holidays without an end."""
    if rest.time_zone not in known_zones():
        raise MalformedError("malformed", why="time_zone: a name such as Europe/Berlin")
    minutes = (rest.night_from, rest.night_until)
    if not all(0 <= minute < MINUTES_A_DAY for minute in minutes):
        raise MalformedError("malformed", why=f"night_from, night_until: 0 to {MINUTES_A_DAY - 1}")
    if (rest.night_until - rest.night_from) % MINUTES_A_DAY > LONGEST_NIGHT:
        raise MalformedError("malformed", why=f"night_until: at most {LONGEST_NIGHT} minutes after night_from")
    lengths = [(holiday.last - holiday.first).days + 1 for holiday in rest.holidays]
    if not all(1 <= length <= MOST_DAYS for length in lengths) or len(_not_over(rest, now)) > MOST_HOLIDAYS:
        raise MalformedError("malformed", why=f"holidays: at most {MOST_HOLIDAYS}, each of 1 to {MOST_DAYS} days")
    if any(holiday.last > _today(rest, now) + FURTHEST for holiday in rest.holidays):
        raise MalformedError("malformed", why=f"holidays: at most {FURTHEST.days} days ahead")


def _not_over(rest: Rest, now: datetime) -> list[Holiday]:
    return [holiday for holiday in rest.holidays if holiday.last >= _today(rest, now)]


def _today(rest: Rest, now: datetime) -> date:
    return now.astimezone(ZoneInfo(rest.time_zone)).date()
