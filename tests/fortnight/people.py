"""The people of the fortnight: when they sleep, how often they look in, and when they are away."""

from datetime import date, datetime, timedelta
from random import Random
from typing import Literal, TypeAlias

import msgspec

from kontor.server.rest_calendar import Holiday, Rest, asleep, wakes

Habit: TypeAlias = Literal["steady", "forgetful", "on holiday", "leaves", "returns"]

ZONES = ("Europe/Berlin", "America/New_York", "Asia/Tokyo", "Pacific/Auckland", "America/Sao_Paulo", "Asia/Kolkata")
HABITS: tuple[Habit, ...] = (
    "returns",
    "steady",
    "steady",
    "forgetful",
    "on holiday",
    "returns",
    "steady",
    "returns",
    "leaves",
)


HESITATION = timedelta(days=2)
FOREVER = timedelta(days=1000)


class Person(msgspec.Struct):
    """A person who plays a few slow matches in their spare time."""

    account: int
    name: str
    rest: Rest
    habit: Habit
    every: timedelta
    """How often they look in without a reminder while they are awake."""
    looks_at: datetime
    gone: tuple[datetime, datetime] | None = None
    """From when until when they never look in, without telling anyone."""

    def is_gone(self, now: datetime) -> bool:
        """Return True if they cannot be reached."""
        return self.gone is not None and self.gone[0] <= now < self.gone[1]

    def hesitates(self, now: datetime) -> bool:
        """Return True if they are back but wait until the caretaker has to decide before they take a seat again."""
        return self.gone is not None and self.gone[1] <= now < self.gone[1] + HESITATION

    def hears(self, now: datetime, chance: Random) -> None:
        """Look in soon after a reminder, unless they are away; the forgetful forget two of three."""
        if self.is_gone(now) or (self.habit == "forgetful" and chance.random() < 2 / 3):
            return
        self.looks_at = min(self.looks_at, now + timedelta(minutes=chance.randint(5, 30)))

    def plans(self, now: datetime, chance: Random) -> None:
        """Choose when to look in next, but never at night."""
        soon = now + self.every * chance.uniform(0.5, 1.5)
        self.looks_at = wakes(self.rest, soon)

    def looks(self, now: datetime) -> bool:
        """Return True if they look in now."""
        return now >= self.looks_at and not asleep(self.rest, now) and not self.is_gone(now)


def new_person(account: int, name: str, number: int, begin: datetime, chance: Random) -> Person:
    """Return a person with habits of their own."""
    habit = HABITS[number % len(HABITS)]
    evening = chance.randint(21, 24) * 60 % 1440
    holidays: tuple[Holiday, ...] = ()
    if habit == "on holiday":
        first = date(begin.year, begin.month, begin.day) + timedelta(days=chance.randint(2, 6))
        holidays = (Holiday(first, first + timedelta(days=2)),)
    rest = Rest(ZONES[number % len(ZONES)], evening, (evening + 8 * 60) % 1440, holidays)
    person = Person(account, name, rest, habit, timedelta(minutes=chance.randint(15, 45)), begin)
    if habit == "leaves":
        person.gone = (begin + timedelta(hours=chance.randint(12, 72)), begin + FOREVER)
    elif habit == "returns":
        away = begin + timedelta(hours=chance.randint(2, 20))
        person.gone = (away, away + timedelta(days=chance.randint(4, 5)))
    person.plans(begin, chance)
    return person
