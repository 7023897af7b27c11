"""The ids of matches: unguessable, and since ADR 23 with the month of their creation and a slot.

``0`` + two letters month + two letters slot + 12 random letters. Old ids are 12 random letters without a ``0``, so
sorted by id they lie outside every month. Month and slot cost nothing now. Later they let a host partition what is
stored by month, and route matches by slot, without new ids.
"""

from datetime import datetime
from secrets import choice, randbelow

LETTERS = "23456789abcdefghijkmnpqrstuvwxyz"
"""Without those that look alike, 0, 1, l and o; in the order of their bytes, so that a later month sorts later."""
RANDOM_LETTERS = 12
"""Five bits each: nobody finds a match by guessing."""
SLOTS = len(LETTERS) ** 2
FIRST_YEAR = 2026
PREFIX = "0"


def new_match_id(now: datetime) -> str:
    """Return the id of a match that is created now."""
    random = "".join(choice(LETTERS) for _ in range(RANDOM_LETTERS))
    return f"{PREFIX}{two_letters(month_of(now))}{two_letters(randbelow(SLOTS))}{random}"


def first_id_of_month(when: datetime) -> str:
    """Return what all ids of the month and of later ones are not before, as PostgreSQL compares texts."""
    return f"{PREFIX}{two_letters(max(month_of(when), 0))}"


def month_of(when: datetime) -> int:
    """Return the number of a month, from January of the first year on."""
    return (when.year - FIRST_YEAR) * 12 + when.month - 1


def two_letters(number: int) -> str:
    """Return a number from 0 to 1,023 as two letters; beyond that it begins again."""
    first, second = divmod(number % SLOTS, len(LETTERS))
    return LETTERS[first] + LETTERS[second]


def slot_of(match_id: str) -> str:
    """Return the slot of a match, also of one with an old id: its fourth and fifth letters."""
    return match_id[3:5]
