"""What people may know of presence: the clocks, the wishes for a pause, and the seats that may be taken over.

The people at the table see that a clock stands still, and not why: a night and a holiday look the same. Spectators do
not see it, because strangers need not know when somebody sleeps.
"""

from datetime import datetime, timedelta
from typing import Literal

from msgspec.structs import replace

from kontor.core import Record, Seat
from kontor.server.matches.clock.clocks import Clock, present_seats
from kontor.server.matches.kernel.match import Match, OpenMatch, RunningMatch
from kontor.server.rest_calendar import asleep

ABSENCE = timedelta(hours=24)
"""How long a match without a clock waits for somebody before the others may call the caretaker."""


class PresenceNotice(Record, frozen=True):
    """A notice in the log about a pause, a substitute, a call for the caretaker, rest, or a table that was closed.

    Moderators close and open a table; their notices have the seat 0, which says nothing.
    """

    said: Literal[
        "pause-wanted",
        "pause-withdrawn",
        "paused",
        "resumed",
        "free",
        "not-free",
        "call",
        "not-call",
        "rests",
        "closed",
        "opened",
    ]
    about: Seat | None = None
    """The seat that the notice is about, if it is not the sender's own."""


class ClockView(Record, frozen=True):
    """The clock of a seat. The nights of its owner are for the people at the table, not for spectators."""

    left: float
    """Seconds left when this was sent; for a spectator of a clock with nights, when its owner was asked."""
    running: bool
    """Whether it runs now; never for a spectator of a clock with nights."""
    asleep: bool
    """Whether it stands still because its owner rests."""
    due_at: datetime | None
    """When it runs out, nights included; None if it stands still, and for spectators."""


class PresenceView(Record, frozen=True):
    """Who wants a pause, and who may be replaced."""

    paused: bool
    pause_wanted: tuple[Seat, ...]
    freed_by: tuple[tuple[Seat, ...], ...]
    """For each seat, the seats that agree that somebody else may take it while the caretaker plays it."""
    free: tuple[Seat, ...]
    """The seats that somebody else may take."""
    called_by: tuple[tuple[Seat, ...], ...] = ()
    """For each seat, the seats that call the caretaker for it."""
    deserted: tuple[Seat, ...] = ()
    """The seats for which the others may call the caretaker, unless their people were here in the meantime."""


def clock_views(match: Match, seat: Seat | None, now: datetime) -> tuple[ClockView, ...]:
    """Return the clocks of a match at a moment, as a seat or a spectator may know them."""
    if isinstance(match, OpenMatch):
        return ()
    view = clock_for_spectators if seat is None else clock_for_players
    return tuple(view(clock, now) for clock in match.clocks.seats if clock.bank is not None)


def clock_for_players(clock: Clock, now: datetime) -> ClockView:
    """Return a clock as the people at the table see it."""
    left, is_running = clock.left(now) or 0, clock.runs_from is not None
    return ClockView(max(left, 0), running=is_running, asleep=is_asleep(clock, now), due_at=clock.due_at)


def clock_for_spectators(clock: Clock, now: datetime) -> ClockView:
    """Return a clock without the nights of its owner: how it runs, when it stops and when it is due would show them."""
    if clock.rest is None:
        return replace(clock_for_players(clock, now), due_at=None)
    return ClockView(max(clock.bank or 0, 0), running=False, asleep=False, due_at=None)


def is_asleep(clock: Clock, now: datetime) -> bool:
    """Return True if a running clock stands still because its owner rests."""
    return clock.runs_from is not None and clock.rest is not None and asleep(clock.rest, now)


def presence_view(match: Match, now: datetime) -> PresenceView:
    """Return who wants a pause, and who may be replaced."""
    if isinstance(match, OpenMatch):
        return PresenceView(paused=False, pause_wanted=(), freed_by=((),) * match.seats, free=())
    clocks = match.clocks
    freed_by = tuple(clock.freed_by for clock in clocks.seats)
    free = tuple(seat for seat in range(match.seats) if is_free(match, seat))
    called_by = tuple(clock.called_by for clock in clocks.seats)
    return PresenceView(clocks.paused, clocks.pause_wanted, freed_by, free, called_by, deserted_seats(match, now))


def deserted_seats(match: RunningMatch, now: datetime) -> tuple[Seat, ...]:
    """Return the seats that a match without a clock has asked for ABSENCE; who was here meanwhile is not known here."""
    if match.status != "playing" or match.speed.bank is not None:
        return ()
    clocks = enumerate(match.clocks.seats)
    return tuple(seat for seat, clock in clocks if clock.asked is not None and clock.asked + ABSENCE <= now)


def is_free(match: RunningMatch, seat: Seat) -> bool:
    """Return True if somebody else may take a seat: the caretaker plays it, and everybody who is present agrees."""
    if match.status != "playing" or not match.occupants[seat].caretaker:
        return False
    agreed, present = match.clocks.seats[seat].freed_by, present_seats(match.occupants)
    return bool(present) and set(present) <= set(agreed)
