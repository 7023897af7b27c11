"""Clocks: whom a match asks, since when, and how much time each of them has left. Pure: the time is always given."""

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta

from msgspec.structs import replace

from kontor.core import Record, Seat
from kontor.server.matches.speeds import Speed
from kontor.server.rest import NO_REST, Rest, after_awake, awake_between
from kontor.server.store.chair import Chair


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
) -> Clocks:
    """Return the clocks after an entry of the log: those who are asked run, those who have answered stand still."""
    here = present(chairs)
    seats = []
    for seat, clock in enumerate(clocks.seats):
        account = chairs[seat].account
        rest = rests.get(account) if account is not None else None
        if seat in here and seat in deciders:
            seats.append(_asked(clock, rest, turn, now, paused=clocks.paused))
        else:
            seats.append(_answered(clock, speed, now, earned=seat in here))
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
    """Return the clocks after an owner came back: there is time for a turn at least, and nobody else may have it."""
    clock = clocks.seats[seat]
    bank = None if clock.bank is None else max(clock.bank, speed.increment)
    return with_clock(clocks, seat, replace(clock, bank=bank, freed_by=()))


def with_clock(clocks: Clocks, seat: Seat, clock: Clock) -> Clocks:
    """Return the clocks with another one for a seat."""
    return replace(clocks, seats=(*clocks.seats[:seat], clock, *clocks.seats[seat + 1 :]))


def _asked(clock: Clock, rest: Rest | None, turn: int, now: datetime, *, paused: bool) -> Clock:
    if clock.asked is None:
        clock = replace(clock, asked=now, turn=turn, rest=rest)
        return replace(clock, runs_from=now) if _runs(clock) and not paused else clock
    if clock.rest == rest:
        return clock
    # Whoever changes their nights keeps what is left, and rests anew from now on.
    return replace(clock, bank=clock.left(now), rest=rest, runs_from=now if clock.runs_from else None)


def _answered(clock: Clock, speed: Speed, now: datetime, *, earned: bool) -> Clock:
    if clock.asked is None:
        return clock
    left = clock.left(now)
    if left is not None:
        left = max(left, 0)
        left = max(min(left + speed.increment, speed.cap), left) if earned else left
    return Clock(bank=left, freed_by=clock.freed_by)


def _runs(clock: Clock) -> bool:
    return clock.asked is not None and clock.bank is not None
