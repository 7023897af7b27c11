"""Speeds: how much time people have, from an evening together to weeks.

A clock has a bank, runs only while its owner is asked, and gets an increment whenever its owner has answered and others
go on, up to a cap. Slow clocks rest at night and on holidays. At the flag the caretaker plays on.
"""

from datetime import timedelta
from typing import Literal, TypeAlias

import msgspec

from kontor.core import MalformedError, Record

Slug: TypeAlias = Literal["untimed", "live", "evening", "days", "weeks"]


class Speed(Record, frozen=True):
    """A preset, in seconds: the bank at the start (None: no clock), the increment per turn, and the largest bank."""

    speed: Slug
    bank: float | None = None
    increment: float = 0
    cap: float = 0
    rests: bool = False
    """Whether clocks stand still at night and on holidays, each in the time zone of its owner."""


def _preset(speed: Slug, bank: timedelta, increment: timedelta, cap: timedelta, *, rests: bool = False) -> Speed:
    return Speed(speed, bank.total_seconds(), increment.total_seconds(), cap.total_seconds(), rests)


UNTIMED = Speed("untimed")
SPEEDS = {
    each.speed: each
    for each in (
        UNTIMED,
        _preset("live", timedelta(minutes=15), timedelta(seconds=30), timedelta(minutes=20)),
        _preset("evening", timedelta(minutes=40), timedelta(minutes=1), timedelta(minutes=60)),
        _preset("days", timedelta(days=2), timedelta(hours=4), timedelta(days=2), rests=True),
        _preset("weeks", timedelta(days=5), timedelta(days=1), timedelta(days=10), rests=True),
    )
}


def speed_of(name: str) -> Speed:
    """Return a preset by its name; MalformedError if there is none."""
    try:
        return SPEEDS[msgspec.convert(name, Slug)]
    except msgspec.ValidationError as error:
        raise MalformedError("malformed", why=f"speed: {', '.join(SPEEDS)}") from error
