"""Nights and holidays of people: stored with their account, and reckoned with at once where their clocks run."""

from kontor.core import MalformedError
from kontor.server.errors import StaleError
from kontor.server.matches.attending import do_reckon
from kontor.server.matches.door import Command
from kontor.server.matches.house import House
from kontor.server.matches.speeds import SPEEDS
from kontor.server.rest import MINUTES_A_DAY, Rest, known_zones
from kontor.server.store import clocks
from kontor.server.store import rests as store
from kontor.server.store.pool import connected

LONGEST_NIGHT = 14 * 60
MOST_HOLIDAYS = 20
MOST_DAYS = 60
"""So many days of holidays at once in all: longer, and the others would rather have a substitute."""
TRIES = 5
SLOW: list[str] = [name for name, speed in SPEEDS.items() if speed.rests]


async def rest_of(house: House, account: int) -> Rest:
    """Return when somebody rests."""
    async with connected(house.pool) as connection:
        return await store.rest_of(connection, account)


async def do_rest(house: House, account: int, rest: Rest) -> None:
    """Store when somebody rests, and let the clocks in their matches know; MalformedError if nobody can rest so."""
    demand_sensible(rest)
    async with connected(house.pool) as connection, connection.transaction():
        await store.set_rest(connection, account, rest)
    async with connected(house.pool) as connection:
        matches = await clocks.timed(connection, account, SLOW)
    for match in matches:
        await _reckoned(house, match, account)


async def _reckoned(house: House, match: str, account: int) -> None:
    """Reckon the clock in one match; if that moves on all the time, its next entry does it."""
    for _ in range(TRIES):
        async with house.table(match) as table:
            await house.fresh(table)
            seat, seq, status = table.seat_of(account), table.seq, table.status
        if seat is None or status != "playing":
            return
        try:
            await do_reckon(house, Command(match, seat, seq))
        except StaleError:
            continue
        return


def demand_sensible(rest: Rest) -> None:
    """Refuse a time zone that nobody knows, nights without a day, and holidays without an end."""
    if rest.time_zone not in known_zones():
        raise MalformedError("malformed", why="time_zone: a name such as Europe/Berlin")
    minutes = (rest.night_from, rest.night_until)
    if not all(0 <= minute < MINUTES_A_DAY for minute in minutes):
        raise MalformedError("malformed", why=f"night_from, night_until: 0 to {MINUTES_A_DAY - 1}")
    if (rest.night_until - rest.night_from) % MINUTES_A_DAY > LONGEST_NIGHT:
        raise MalformedError("malformed", why=f"night_until: at most {LONGEST_NIGHT} minutes after night_from")
    days = sum((holiday.last - holiday.first).days + 1 for holiday in rest.holidays)
    ordered = all(holiday.last >= holiday.first for holiday in rest.holidays)
    distinct = len({holiday.first for holiday in rest.holidays}) == len(rest.holidays)
    if not ordered or not distinct or len(rest.holidays) > MOST_HOLIDAYS or days > MOST_DAYS:
        raise MalformedError("malformed", why=f"holidays: at most {MOST_HOLIDAYS}, together {MOST_DAYS} days")
