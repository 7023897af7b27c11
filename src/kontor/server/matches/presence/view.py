"""Who sits how long: the clocks of a match, the wish for a pause, and the seats that may be taken over.

Nothing of it is secret but why a clock stands still: a night and a holiday look the same.
"""

from datetime import datetime
from typing import Literal

from kontor.core import Record, Seat
from kontor.server.matches.clock.clocks import Clock, present
from kontor.server.matches.kernel.match import Table
from kontor.server.rest_calendar import asleep


class Sitting(Record, frozen=True):
    """What somebody said about a pause, a seat that somebody else may take, or their own nights and holidays."""

    said: Literal["pause-wanted", "pause-withdrawn", "paused", "resumed", "free", "not-free", "rests"]
    about: Seat | None = None
    """The seat that may be taken, or not any more, as far as the speaker is asked."""


class ClockShown(Record, frozen=True):
    """The clock of a seat, as everybody may know it."""

    left: float
    """The seconds that were left when this was said."""
    running: bool
    asleep: bool
    """Whether it stands still because its owner rests."""
    due_at: datetime | None
    """When it runs out, nights included; None if it stands still."""


class SittingShown(Record, frozen=True):
    """Who wants a pause, and who may be replaced."""

    paused: bool
    pause_wanted: tuple[Seat, ...]
    freed_by: tuple[tuple[Seat, ...], ...]
    """For each seat: who agrees that somebody else may take it, while the caretaker has it."""
    free: tuple[Seat, ...]
    """The seats that somebody else may take."""


def clocks_shown(table: Table, now: datetime) -> tuple[ClockShown, ...]:
    """Return the clocks of a match at a moment."""
    if table.clocks is None:
        return ()
    return tuple(
        ClockShown(max(left, 0), running=clock.runs_from is not None, asleep=sleeps(clock, now), due_at=clock.due_at)
        for clock in table.clocks.seats
        if (left := clock.left(now)) is not None
    )


def sleeps(clock: Clock, now: datetime) -> bool:
    """Say whether a clock that runs stands still, because its owner rests."""
    return clock.runs_from is not None and clock.rest is not None and asleep(clock.rest, now)


def sitting_shown(table: Table) -> SittingShown:
    """Return who wants a pause, and who may be replaced."""
    clocks = table.clocks
    if clocks is None:
        return SittingShown(paused=False, pause_wanted=(), freed_by=((),) * table.seats, free=())
    freed_by = tuple(clock.freed_by for clock in clocks.seats)
    free = tuple(seat for seat in range(table.seats) if is_free(table, seat))
    return SittingShown(clocks.paused, clocks.pause_wanted, freed_by, free)


def is_free(table: Table, seat: Seat) -> bool:
    """Say whether somebody else may take a seat: the caretaker has it, and everybody who is there agrees."""
    if table.clocks is None or table.status != "playing" or not table.chairs[seat].caretaker:
        return False
    agreed, here = table.clocks.seats[seat].freed_by, present(table.chairs)
    return bool(here) and set(here) <= set(agreed)
