"""Clocks: whom a match asks, since when, and how much time each of them has left. Pure: the time is always given."""

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from typing import NamedTuple, Self

from msgspec.structs import replace

from kontor.core import Record, Seat
from kontor.server.matches.clock.speeds import Speed
from kontor.server.rest_calendar import NO_REST, Rest, after_awake, awake_between
from kontor.server.store.seats import Occupant

BY_OWNER = ("person", "order")
"""By whom an entry is made that its seat's owner has decided, now or ahead."""


class Cause(NamedTuple):
    """What an entry of the log is, and who made it for which seat."""

    kind: str
    seat: Seat
    by: str
    undone: int = 0
    """The entry that it takes back, if it is an undo."""


class PassedQuestion(Record, frozen=True, omit_defaults=True):
    """The last action by which a seat passed the question on, and what an undo of it costs."""

    entry: int
    since: datetime
    """From when on the time is charged to whoever takes the action back: they could think about it all the while."""
    gained: float = 0.0
    """The seconds to give back: the increment, what was given for coming back, and what is charged already."""


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
    had: float | None = None
    """What was left when its owner was asked the open question: an undo that takes the question away gives it back."""
    left_at: datetime | None = None
    """When its owner went away from the open question; None if somebody has decided for them since."""
    passed: PassedQuestion | None = None

    def left(self, now: datetime) -> float | None:
        """Return the seconds that are left; None without a clock."""
        if self.bank is None or self.runs_from is None:
            return self.bank
        return self.bank - awake_between(self.rest or NO_REST, self.runs_from, now).total_seconds()

    def if_undone(self, entry: int, now: datetime, *, paused: bool) -> float | None:
        """Return the seconds that are left if its owner takes an action back; None without a clock.

        It is as if the clock had run on: what the action brought is gone, and so is the time since, but for pauses.
        """
        if self.bank is None or self.passed is None or self.passed.entry != entry:
            return self.bank
        return max(self.bank - self._charged(self.passed, now, paused=paused), 0)

    def _charged(self, passed: PassedQuestion, now: datetime, *, paused: bool) -> float:
        spent = timedelta() if paused else awake_between(self.rest or NO_REST, passed.since, now)
        return passed.gained + spent.total_seconds()

    def stopped(self, now: datetime) -> Self:
        """Return the clock in a pause that begins."""
        passed = self.passed and replace(self.passed, gained=self._charged(self.passed, now, paused=False))
        return replace(self, bank=self.left(now), runs_from=None, passed=passed)

    def resumed(self, now: datetime) -> Self:
        """Return the clock after a pause: it runs on if its owner is asked."""
        passed = self.passed and replace(self.passed, since=now)
        return replace(self, runs_from=now if self.asked and self.bank is not None else None, passed=passed)

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


def initial_clocks(speed: Speed, seats: int) -> Clocks:
    """Return the clocks before the first decision."""
    return Clocks((Clock(bank=speed.bank),) * seats)


def present_seats(occupants: Sequence[Occupant]) -> tuple[Seat, ...]:
    """Return the seats whose people play themselves."""
    return tuple(
        seat for seat, occupant in enumerate(occupants) if occupant.kind == "person" and not occupant.caretaker
    )


def advance_clocks(
    clocks: Clocks,
    speed: Speed,
    occupants: Sequence[Occupant],
    deciders: Sequence[Seat],
    rests: Mapping[int, Rest],
    turn: int,
    now: datetime,
    deed: Cause | None = None,
) -> Clocks:
    """Return the clocks after an entry of the log: those who are asked run, those who have answered stand still.

    An increment is earned by an action of one's own. An undo takes it back, and moves the time since then from those
    who were asked to whoever undoes.
    """
    here = present_seats(occupants)
    seats = []
    for seat, clock in enumerate(clocks.seats):
        account = occupants[seat].account
        rest = rests.get(account) if account is not None else None
        if seat in here and seat in deciders:
            seats.append(_asked(clock, seat, rest, turn, now, deed, paused=clocks.paused))
        elif clock.asked is None:
            seats.append(_idle(clock, seat, turn, now, deed, still=seat in deciders))
        else:
            away = occupants[seat].caretaker and seat in deciders
            seats.append(_answered(clock, seat, speed, turn, now, deed, away=away))
        if account is None or not deciders:  # nobody's nights are kept longer than they are of use
            seats[-1] = replace(seats[-1], rest=None)
    wanted = tuple(seat for seat in clocks.pause_wanted if seat in here)
    return replace(clocks, seats=tuple(seats), pause_wanted=wanted)


def pause_clocks(clocks: Clocks, now: datetime) -> Clocks:
    """Return the clocks, all of which stand still by agreement."""
    return Clocks(tuple(clock.stopped(now) for clock in clocks.seats), paused=True)


def resume_clocks(clocks: Clocks, now: datetime) -> Clocks:
    """Return the clocks after a pause: those who are asked run on."""
    return Clocks(tuple(clock.resumed(now) for clock in clocks.seats))


def refresh_clock(clocks: Clocks, seat: Seat, speed: Speed) -> Clocks:
    """Return the clocks after a seat got an owner: there is time for a turn at least, and nobody else may have it.

    An undo of what was decided before takes that time back, too.
    """
    clock = clocks.seats[seat]
    if clock.bank is None:
        return replace_clock(clocks, seat, Clock())
    given = max(speed.increment - clock.bank, 0)
    passed = clock.passed and replace(clock.passed, gained=clock.passed.gained + given)
    return replace_clock(clocks, seat, Clock(clock.bank + given, rest=clock.rest, passed=passed))


def return_clock(clocks: Clocks, seat: Seat, speed: Speed, now: datetime) -> Clocks:
    """Return the clocks after an owner came back.

    If nobody has decided for them, the question is the one they left: it is as if they had never been away.
    """
    clock = clocks.seats[seat]
    if clock.left_at is None:
        return refresh_clock(clocks, seat, speed)
    bank = clock.bank
    if bank is not None and not clocks.paused:
        bank = max(bank - awake_between(clock.rest or NO_REST, clock.left_at, now).total_seconds(), 0)
    return replace_clock(clocks, seat, Clock(bank=bank, rest=clock.rest, had=clock.had, passed=clock.passed))


def replace_clock(clocks: Clocks, seat: Seat, clock: Clock) -> Clocks:
    """Return the clocks with another one for a seat."""
    return replace(clocks, seats=(*clocks.seats[:seat], clock, *clocks.seats[seat + 1 :]))


def _asked(
    clock: Clock, seat: Seat, rest: Rest | None, turn: int, now: datetime, deed: Cause | None, *, paused: bool
) -> Clock:
    if clock.asked is None:
        bank = clock.bank
        if deed is not None and (deed.kind, deed.seat) == ("undo", seat):
            bank = clock.if_undone(deed.undone, now, paused=paused)
        runs_from = now if bank is not None and not paused else None
        had = bank if clock.had is None else clock.had
        return Clock(bank, runs_from, now, turn, rest, clock.freed_by, had, passed=clock.passed)
    if clock.rest == rest:
        return clock
    # Whoever changes their nights keeps what is left, and rests anew from now on.
    return replace(clock, bank=clock.left(now), rest=rest, runs_from=now if clock.runs_from else None)


def _idle(clock: Clock, seat: Seat, turn: int, now: datetime, deed: Cause | None, *, still: bool) -> Clock:
    """Return the clock of somebody who was not asked, or is away; `still` if the seat has a question now."""
    acted = deed is not None and (deed.kind, deed.seat) == ("action", seat)
    own = deed is not None and deed.by in BY_OWNER
    if acted and own:
        clock = replace(clock, passed=PassedQuestion(turn, now))
    if not still and deed is not None and deed.kind == "undo" and clock.had is not None:
        clock = replace(clock, bank=clock.had)
    return replace(clock, left_at=None, had=None) if not still or (acted and not own) else clock


def _answered(
    clock: Clock, seat: Seat, speed: Speed, turn: int, now: datetime, deed: Cause | None, *, away: bool
) -> Clock:
    left = clock.left(now)
    after = Clock(None if left is None else max(left, 0), rest=clock.rest, freed_by=clock.freed_by, passed=clock.passed)
    if away:
        return replace(after, had=clock.had, left_at=now)
    if after.bank is None or deed is None or deed.kind not in ("action", "undo"):
        return after
    if deed.kind == "undo":
        return after if clock.had is None else replace(after, bank=clock.had)
    if deed.seat != seat:
        return after
    gained = max(min(speed.increment, speed.cap - after.bank), 0)
    return replace(after, bank=after.bank + gained, passed=PassedQuestion(turn, now, gained))
