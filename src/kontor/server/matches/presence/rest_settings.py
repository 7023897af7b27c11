"""Nights and holidays of people: stored with their account, and applied at once to the clocks of their matches.

Nobody can make the others wait for ever: a day off that has begun is used up, and the nights of somebody who plays a
slow match can be moved only once a day, also while others are asked.
"""

from collections.abc import Iterable
from datetime import date, datetime, timedelta
from math import ceil
from zoneinfo import ZoneInfo

from msgspec.structs import replace

from kontor.core import MalformedError
from kontor.server.errors import ConflictError, StaleError, StoreError
from kontor.server.matches.clock.speeds import SPEEDS
from kontor.server.matches.kernel.commit import Command
from kontor.server.matches.kernel.context import Context
from kontor.server.matches.kernel.failures import note_failure
from kontor.server.matches.presence.absence import do_update_rest
from kontor.server.rest_calendar import A_DAY, MINUTES_A_DAY, Holiday, Rest, known_zones
from kontor.server.store.matches import clocks
from kontor.server.store.people import rests
from kontor.server.store.pool import connected

MAX_NIGHT_MINUTES = 12 * 60
MAX_HOLIDAYS = 20
MAX_DAYS_OFF_PER_YEAR = 60
"""Days off within a year; with more, the others would rather have a substitute."""
A_YEAR = timedelta(days=365)
FURTHEST = 2 * A_YEAR
"""How far ahead holidays can be planned."""
MOVES_APART = timedelta(hours=24)
"""Minimum time between two moves of the nights during a slow match."""
SECOND_THOUGHTS = timedelta(minutes=15)
"""Changes within this time are one move: zone, evening and morning are three fields."""
MAX_TRIES = 5
SLOW: list[str] = [name for name, speed in SPEEDS.items() if speed.rests]


async def rest_of(context: Context, account: int) -> Rest:
    """Return a person's nights and holidays, the days off of the last year included."""
    async with connected(context.pool) as connection:
        return await rests.rest_of(connection, account)


async def do_rest(context: Context, account: int, wish: Rest) -> Rest:
    """Store a person's nights and holidays, update the clocks in their matches, and return what is kept.

    MalformedError if they make no sense; ConflictError for too many days off, or nights moved again too soon.
    """
    now = context.now()
    demand_sensible(wish, now)
    async with connected(context.pool) as connection, connection.transaction():
        moved_at = await rests.hold_rest(connection, account)
        before = await rests.rest_of(connection, account)
        rest = replace(wish, holidays=_days_kept(before, wish, now))
        moves = replace(before, holidays=()) != replace(rest, holidays=())
        if moves and await clocks.timed(connection, account, SLOW):
            moved_at = _moved(moved_at, now)
        await rests.set_rest(connection, account, rest, moved_at)
    async with connected(context.pool) as connection:
        match_ids = await clocks.timed(connection, account, SLOW)
    for match_id in match_ids:
        try:
            await _update_rest(context, match_id, account)
        except StoreError:
            raise
        except Exception as error:  # noqa: BLE001 - it has just ended, or is broken; the clocks of the others go on
            note_failure("rest", match_id, error)
    return rest


async def _update_rest(context: Context, match_id: str, account: int) -> None:
    """Update the clock in one match; if the match keeps moving on, its next entry does it."""
    for _ in range(MAX_TRIES):
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
    days_before, today = days_of(before.holidays), _today(before, now)
    had = {day for day in days_before if today - A_YEAR < day <= today}
    days = had | {day for day in days_of(_not_over(wish, now)) if day >= _today(wish, now)}
    if crowded(days) and not days <= days_before:
        raise ConflictError("days-off", most=MAX_DAYS_OFF_PER_YEAR, within=A_YEAR.days, had=len(had))
    return holidays_of(days)


def _moved(moved_at: datetime | None, now: datetime) -> datetime:
    """Return the time of the move that a change of nights belongs to; ConflictError if it comes too soon."""
    if moved_at is None or now >= moved_at + MOVES_APART:
        return now
    if now <= moved_at + SECOND_THOUGHTS:
        return moved_at
    raise ConflictError("nights-moved", hours=ceil((moved_at + MOVES_APART - now) / timedelta(hours=1)))


def crowded(days: set[date]) -> bool:
    """Return True if there are too many days within a year."""
    ordered = sorted(days)
    return any(
        later - earlier < A_YEAR for earlier, later in zip(ordered, ordered[MAX_DAYS_OFF_PER_YEAR:], strict=False)
    )


def days_of(holidays: Iterable[Holiday]) -> set[date]:
    """Return every day of some holidays."""
    lengths = ((holiday.first, (holiday.last - holiday.first).days + 1) for holiday in holidays)
    return {first + offset * A_DAY for first, length in lengths for offset in range(length)}


def holidays_of(days: set[date]) -> tuple[Holiday, ...]:
    """Return days as holidays, in order: days in a row are one."""
    firsts = sorted(day for day in days if day - A_DAY not in days)
    lasts = sorted(day for day in days if day + A_DAY not in days)
    return tuple(map(Holiday, firsts, lasts))


def demand_sensible(rest: Rest, now: datetime) -> None:
    """Refuse unknown time zones, nights that are too long, and holidays that are too far ahead."""
    if rest.time_zone not in known_zones():
        raise MalformedError("malformed", why="time_zone: a name such as Europe/Berlin")
    minutes = (rest.night_from, rest.night_until)
    if not all(0 <= minute < MINUTES_A_DAY for minute in minutes):
        raise MalformedError("malformed", why=f"night_from, night_until: 0 to {MINUTES_A_DAY - 1}")
    if (rest.night_until - rest.night_from) % MINUTES_A_DAY > MAX_NIGHT_MINUTES:
        raise MalformedError("malformed", why=f"night_until: at most {MAX_NIGHT_MINUTES} minutes after night_from")
    lengths = [(holiday.last - holiday.first).days + 1 for holiday in rest.holidays]
    if not all(1 <= length <= MAX_DAYS_OFF_PER_YEAR for length in lengths) or len(_not_over(rest, now)) > MAX_HOLIDAYS:
        raise MalformedError(
            "malformed", why=f"holidays: at most {MAX_HOLIDAYS}, each of 1 to {MAX_DAYS_OFF_PER_YEAR} days"
        )
    if any(holiday.last > _today(rest, now) + FURTHEST for holiday in rest.holidays):
        raise MalformedError("malformed", why=f"holidays: at most {FURTHEST.days} days ahead")


def _not_over(rest: Rest, now: datetime) -> list[Holiday]:
    return [holiday for holiday in rest.holidays if holiday.last >= _today(rest, now)]


def _today(rest: Rest, now: datetime) -> date:
    return now.astimezone(ZoneInfo(rest.time_zone)).date()
