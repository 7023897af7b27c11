"""What everybody may know of presence: the clocks, the wishes for a pause, and the seats that may be taken over.

Only the reason why a clock stands still is secret: a night and a holiday look the same.
"""

from datetime import datetime
from typing import Literal

from kontor.core import Record, Seat
from kontor.server.matches.clock.clocks import Clock, present_seats
from kontor.server.matches.kernel.match import Match, OpenMatch, RunningMatch
from kontor.server.rest_calendar import asleep


class PresenceNotice(Record, frozen=True):
    """A notice in the log about a pause, a seat that somebody else may take, or changed nights and holidays."""

    said: Literal["pause-wanted", "pause-withdrawn", "paused", "resumed", "free", "not-free", "rests"]
    about: Seat | None = None
    """The seat that the notice is about, if it is not the sender's own."""


class ClockView(Record, frozen=True):
    """The clock of a seat, as everybody may know it."""

    left: float
    """Seconds left when this was sent."""
    running: bool
    asleep: bool
    """Whether it stands still because its owner rests."""
    due_at: datetime | None
    """When it runs out, nights included; None if it stands still."""


class PresenceView(Record, frozen=True):
    """Who wants a pause, and who may be replaced."""

    paused: bool
    pause_wanted: tuple[Seat, ...]
    freed_by: tuple[tuple[Seat, ...], ...]
    """For each seat, the seats that agree that somebody else may take it while the caretaker plays it."""
    free: tuple[Seat, ...]
    """The seats that somebody else may take."""


def clock_views(match: Match, now: datetime) -> tuple[ClockView, ...]:
    """Return the clocks of a match at a moment."""
    if isinstance(match, OpenMatch):
        return ()
    return tuple(
        ClockView(max(left, 0), running=clock.runs_from is not None, asleep=is_asleep(clock, now), due_at=clock.due_at)
        for clock in match.clocks.seats
        if (left := clock.left(now)) is not None
    )


def is_asleep(clock: Clock, now: datetime) -> bool:
    """Return True if a running clock stands still because its owner rests."""
    return clock.runs_from is not None and clock.rest is not None and asleep(clock.rest, now)


def presence_view(match: Match) -> PresenceView:
    """Return who wants a pause, and who may be replaced."""
    if isinstance(match, OpenMatch):
        return PresenceView(paused=False, pause_wanted=(), freed_by=((),) * match.seats, free=())
    clocks = match.clocks
    freed_by = tuple(clock.freed_by for clock in clocks.seats)
    free = tuple(seat for seat in range(match.seats) if is_free(match, seat))
    return PresenceView(clocks.paused, clocks.pause_wanted, freed_by, free)


def is_free(match: RunningMatch, seat: Seat) -> bool:
    """Return True if somebody else may take a seat: the caretaker plays it, and everybody who is present agrees."""
    if match.status != "playing" or not match.occupants[seat].caretaker:
        return False
    agreed, present = match.clocks.seats[seat].freed_by, present_seats(match.occupants)
    return bool(present) and set(present) <= set(agreed)
