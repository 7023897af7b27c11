"""Clocks: whom a match asks, since when, and how much time each of them has left. Pure: the time is always given."""

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from typing import NamedTuple

from msgspec.structs import replace

from kontor.core import Record, Seat
from kontor.server.matches.speeds import Speed
from kontor.server.rest import NO_REST, Rest, after_awake, awake_between
from kontor.server.store.chair import Chair

OWN = ("person", "order")
"""By whom an entry is made that its seat's owner has decided, now or ahead."""


class Deed(NamedTuple):
    """What an entry of the log is, and who made it for which seat."""

    kind: str
    seat: Seat
    by: str


class Clock(Record, frozen=True, omit_defaults=True):
    """The clock of one seat."""

    bank: float | None = None
    """The seconds that were left when it last stood still; None without a clock."""
    runs_from: datetime | None = None
    """Since when it runs; None if it stands still."""
    asked: datetime | None = None
    """Since when its owner is asked; None if somebody else is, or the seat is a bot's or the caretaker's."""
    turn: int = 0
    """The entry of the log since which its owner is asked."""
    rest: Rest | None = None
    """When its owner rests, as far as this speed cares."""
    freed_by: tuple[Seat, ...] = ()
    """Who agrees that somebody else may take the seat, while the caretaker has it."""
    earned: float = 0.0
    """What it got since the last action, by that or by coming back after it: an undo takes it back."""
    left_at: datetime | None = None
    """When its owner went away from the open question; None if somebody has decided for them since."""
    reminded: datetime | None = None
    """When its owner was reminded of the turn, if an undo took the question back: asked anew, it is the same turn."""

    def left(self, now: datetime) -> float | None:
        """Return the seconds that are left; None without a clock."""
        if self.bank is None or self.runs_from is None:
            return self.bank
        return self.bank - awake_between(self.rest or NO_REST, self.runs_from, now).total_seconds()

    @property
    def due_at(self) -> datetime | None:
        """When it runs out; None if it stands still."""
        if self.bank is None or self.runs_from is None:
            return None
        return after_awake(self.rest or NO_REST, self.runs_from, timedelta(seconds=max(self.bank, 0)))


class Clocks(Record, frozen=True, omit_defaults=True):
    """The clocks of a match, and whether they are stopped by agreement."""

    seats: tuple[Clock, ...]
    paused: bool = False
    pause_wanted: tuple[Seat, ...] = ()
    """Who wants a pause; it begins when everybody does who is there."""

    @property
    def due_at(self) -> datetime | None:
        """When the first clock runs out; None if none runs."""
        return min((due for clock in self.seats if (due := clock.due_at)), default=None)

    @property
    def asked(self) -> tuple[Seat, ...]:
        """The people who are asked."""
        return tuple(seat for seat, clock in enumerate(self.seats) if clock.asked)

    def flagged(self, now: datetime) -> Seat | None:
        """Return the seat whose clock ran out first; None if none did."""
        out = [(due, seat) for seat, clock in enumerate(self.seats) if (due := clock.due_at) and due <= now]
        return min(out)[1] if out else None


def set_up(speed: Speed, seats: int) -> Clocks:
    """Return the clocks before the first decision."""
    return Clocks((Clock(bank=speed.bank),) * seats)


def present(chairs: Sequence[Chair]) -> tuple[Seat, ...]:
    """Return the seats whose people play themselves."""
    return tuple(seat for seat, chair in enumerate(chairs) if chair.kind == "person" and not chair.caretaker)


def wound(
    clocks: Clocks,
    speed: Speed,
    chairs: Sequence[Chair],
    deciders: Sequence[Seat],
    rests: Mapping[int, Rest],
    turn: int,
    now: datetime,
    deed: Deed | None = None,
) -> Clocks:
    """Return the clocks after an entry of the log: those who are asked run, those who have answered stand still.

    An increment is earned by an action of one's own, and taken back with it.
    """
    here = present(chairs)
    seats = []
    for seat, clock in enumerate(clocks.seats):
        account = chairs[seat].account
        rest = rests.get(account) if account is not None else None
        if seat in here and seat in deciders:
            undone = deed is not None and (deed.kind, deed.seat) == ("undo", seat)
            seats.append(_asked(clock, rest, turn, now, undone=undone, paused=clocks.paused))
        elif clock.asked is None:
            seats.append(_idle(clock, seat, deed, still=seat in deciders))
        else:
            away = chairs[seat].caretaker and seat in deciders
            seats.append(_answered(clock, seat, speed, now, deed, away=away))
    wanted = tuple(seat for seat in clocks.pause_wanted if seat in here)
    return replace(clocks, seats=tuple(seats), pause_wanted=wanted)


def paused(clocks: Clocks, now: datetime) -> Clocks:
    """Return the clocks, all of which stand still by agreement."""
    stopped = (replace(clock, bank=clock.left(now), runs_from=None) for clock in clocks.seats)
    return Clocks(tuple(stopped), paused=True)


def resumed(clocks: Clocks, now: datetime) -> Clocks:
    """Return the clocks after a pause: those who are asked run on."""
    seats = (replace(clock, runs_from=now) if _runs(clock) else clock for clock in clocks.seats)
    return Clocks(tuple(seats))


def refreshed(clocks: Clocks, seat: Seat, speed: Speed) -> Clocks:
    """Return the clocks after a seat got an owner: there is time for a turn at least, and nobody else may have it."""
    bank = clocks.seats[seat].bank
    if bank is None:
        return with_clock(clocks, seat, Clock())
    given = max(speed.increment - bank, 0)
    return with_clock(clocks, seat, Clock(bank + given, earned=given))


def returned(clocks: Clocks, seat: Seat, speed: Speed, now: datetime) -> Clocks:
    """Return the clocks after an owner came back.

    If nobody has decided for them, the question is the one they left: it is as if they had never been away.
    """
    clock = clocks.seats[seat]
    if clock.left_at is None:
        return refreshed(clocks, seat, speed)
    bank = clock.bank
    if bank is not None and not clocks.paused:
        bank = max(bank - awake_between(clock.rest or NO_REST, clock.left_at, now).total_seconds(), 0)
    return with_clock(clocks, seat, Clock(bank=bank))


def taken_back(clocks: Clocks, reminded: Mapping[Seat, datetime]) -> Clocks:
    """Return the clocks before an undo, with when those were reminded who are asked."""
    seats = (replace(clock, reminded=reminded.get(seat)) for seat, clock in enumerate(clocks.seats))
    return replace(clocks, seats=tuple(seats))


def with_clock(clocks: Clocks, seat: Seat, clock: Clock) -> Clocks:
    """Return the clocks with another one for a seat."""
    return replace(clocks, seats=(*clocks.seats[:seat], clock, *clocks.seats[seat + 1 :]))


def _asked(clock: Clock, rest: Rest | None, turn: int, now: datetime, *, undone: bool, paused: bool) -> Clock:
    if clock.asked is None:
        bank = max(clock.bank - clock.earned, 0) if clock.bank is not None and undone else clock.bank
        since = clock.turn if clock.reminded else turn
        clock = Clock(bank, asked=now, turn=since, rest=rest, freed_by=clock.freed_by, reminded=clock.reminded)
        return replace(clock, runs_from=now) if _runs(clock) and not paused else clock
    if clock.rest == rest:
        return clock
    # Whoever changes their nights keeps what is left, and rests anew from now on.
    return replace(clock, bank=clock.left(now), rest=rest, runs_from=now if clock.runs_from else None)


def _idle(clock: Clock, seat: Seat, deed: Deed | None, *, still: bool) -> Clock:
    """Return the clock of somebody who was not asked, or is away; `still` if the seat has a question now."""
    acted = deed is not None and deed.kind == "action"
    if not still or (acted and deed is not None and deed.seat == seat and deed.by not in OWN):
        clock = replace(clock, left_at=None)
    return replace(clock, earned=0.0, reminded=None) if acted else clock


def _answered(clock: Clock, seat: Seat, speed: Speed, now: datetime, deed: Deed | None, *, away: bool) -> Clock:
    left, earned = clock.left(now), 0.0
    if left is not None:
        left = max(left, 0)
        if deed is not None and (deed.kind, deed.seat) == ("action", seat):
            earned = max(min(speed.increment, speed.cap - left), 0)
        left += earned
    after = Clock(left, freed_by=clock.freed_by, earned=earned)
    if away:
        return replace(after, left_at=now, rest=clock.rest)
    if deed is not None and deed.kind == "undo":
        return replace(after, turn=clock.turn, reminded=clock.reminded)
    return after


def _runs(clock: Clock) -> bool:
    return clock.asked is not None and clock.bank is not None
