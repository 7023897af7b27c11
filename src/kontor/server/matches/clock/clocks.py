"""Clocks: which seats a match asks, since when, and how much time each of them has left.

Pure: the time is always passed in. The clock of one seat goes through these states; every arrow is an entry of the log
that `advance_clocks` is called for, or a function named at the arrow:

    idle ──── asked ────▶ running ── answers: + increment ──▶ idle
      ▲                     │   ▲
      │                     │   └── resume_clocks ── stopped ◀── pause_clocks ── running
      │                     │
      │                     └── owner away, or flagged ──▶ left (the caretaker decides)
      │                                                      │        │
      └──────────── somebody decided for the owner ──────────┘        └── return_clock, same question ──▶ running
                    (refresh_clock when they come back)

- idle: `asked` and `runs_from` are None; the bank does not change.
- running: `asked` since when; `runs_from` since when time is counted, None while the match is paused.
- left: the owner is away from an open question; `left_at` says since when, `had` what was left when it was asked.

An undo runs an arrow backwards: the seat that undoes pays the time since its answer (`passed`), and a seat whose
question is taken away gets back what it `had`.

What others did is shown to a person scene by scene before their question. That time is credited when they are asked
(`credit`), by the number of scenes and not by the time they took to watch.
"""

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from typing import NamedTuple, Self

from msgspec.structs import replace

from kontor.core import Record, Seat
from kontor.server.matches.clock.speeds import Speed
from kontor.server.rest_calendar import NO_REST, Rest, after_awake, awake_between
from kontor.server.store.matches.log import EntryKind
from kontor.server.store.matches.seats import Occupant

BY_OWNER = ("person", "order")
"""Values of `by` for entries that the seat's owner decided: in person, or in advance by an instruction."""


SECONDS_PER_SCENE = 0.7
"""Seconds credited for each scene of others that a person is shown before they decide."""
MAX_CREDIT_SECONDS = 10.0
"""Most seconds credited for one decision."""


class Cause(NamedTuple):
    """The entry that advances the clocks: what it is, and who made it for which seat."""

    kind: EntryKind
    seat: Seat
    by: str
    undone: int = 0
    """The entry that it takes back, if it is an undo."""
    scenes: tuple[int, ...] = ()
    """The number of scenes that each seat is shown of it; empty if nobody is shown any."""

    def shown_to(self, seat: Seat) -> int:
        """Return the number of scenes that a seat is shown; it has seen what it did itself."""
        return self.scenes[seat] if self.scenes and seat != self.seat else 0


class PassedQuestion(Record, frozen=True, omit_defaults=True):
    """The last action by which a seat passed the question on, and what an undo of it costs."""

    entry: int
    since: datetime
    """Since when time is charged to the seat if it undoes the action: it had that time to think."""
    gained: float = 0.0
    """Seconds that an undo takes back: the increment, the time given for coming back, and time charged already."""


class Clock(Record, frozen=True, omit_defaults=True, forbid_unknown_fields=False):
    """The clock of one seat. Stored clocks may have fields of earlier versions, which are ignored."""

    bank: float | None = None
    """Seconds left when the clock last stood still; None without a clock."""
    runs_from: datetime | None = None
    """Since when it runs; None if it stands still."""
    asked: datetime | None = None
    """Since when its owner is asked; None if the seat is not asked, or a bot or the caretaker plays it."""
    rest: Rest | None = None
    """The owner's nights and holidays; None if this speed ignores them."""
    freed_by: tuple[Seat, ...] = ()
    """The seats that agree that somebody else may take this one while the caretaker plays it."""
    called_by: tuple[Seat, ...] = ()
    """The seats that call the caretaker for this one, whose owner lets a match without a clock wait (ADR 38)."""
    had: float | None = None
    """Seconds left when its owner was asked the open question; an undo that takes the question away restores them."""
    left_at: datetime | None = None
    """Since when its owner is away from the open question; None if somebody has decided for them since."""
    passed: PassedQuestion | None = None
    shown: int = 0
    """Scenes that its owner was shown since their last decision."""

    def left(self, now: datetime) -> float | None:
        """Return the seconds left; None without a clock."""
        if self.bank is None or self.runs_from is None:
            return self.bank
        return self.bank - awake_between(self.rest or NO_REST, self.runs_from, now).total_seconds()

    def if_undone(self, entry: int, now: datetime, *, paused: bool) -> float | None:
        """Return the seconds left if its owner undoes an action; None without a clock.

        It is as if the clock had run on: the increment is gone, and so is the time since, except for pauses.
        """
        if self.bank is None or self.passed is None or self.passed.entry != entry:
            return self.bank
        return max(self.bank - self._charged(self.passed, now, paused=paused), 0)

    def _charged(self, passed: PassedQuestion, now: datetime, *, paused: bool) -> float:
        spent = timedelta() if paused else awake_between(self.rest or NO_REST, passed.since, now)
        return passed.gained + spent.total_seconds()

    def stopped(self, now: datetime) -> Self:
        """Return the clock at the start of a pause."""
        passed = self.passed and replace(self.passed, gained=self._charged(self.passed, now, paused=False))
        return replace(self, bank=self.left(now), runs_from=None, passed=passed)

    def resumed(self, now: datetime) -> Self:
        """Return the clock after a pause: it runs if its owner is asked."""
        passed = self.passed and replace(self.passed, since=now)
        return replace(self, runs_from=now if self.asked and self.bank is not None else None, passed=passed)

    @property
    def due_at(self) -> datetime | None:
        """When it runs out; None if it stands still."""
        if self.bank is None or self.runs_from is None:
            return None
        return after_awake(self.rest or NO_REST, self.runs_from, timedelta(seconds=max(self.bank, 0)))


class Clocks(Record, frozen=True, omit_defaults=True):
    """The clocks of a match, and whether they are paused by agreement."""

    seats: tuple[Clock, ...]
    paused: bool = False
    pause_wanted: tuple[Seat, ...] = ()
    """The seats that want a pause; it begins when everybody who is present does."""

    @property
    def due_at(self) -> datetime | None:
        """When the first clock runs out; None if none runs."""
        return min((due for clock in self.seats if (due := clock.due_at)), default=None)

    @property
    def asked(self) -> tuple[Seat, ...]:
        """The seats whose people are asked."""
        return tuple(seat for seat, clock in enumerate(self.seats) if clock.asked)

    def flagged(self, now: datetime) -> Seat | None:
        """Return the seat whose clock ran out first; None if none did."""
        expired = [(due, seat) for seat, clock in enumerate(self.seats) if (due := clock.due_at) and due <= now]
        return min(expired)[1] if expired else None


def credit(scenes: int) -> float:
    """Return the seconds that a person gets for scenes that are shown before a decision."""
    return min(scenes * SECONDS_PER_SCENE, MAX_CREDIT_SECONDS)


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
    entry: int,
    now: datetime,
    cause: Cause | None = None,
) -> Clocks:
    """Return the clocks after an entry of the log: clocks of seats that are asked run, the others stand still.

    A seat earns an increment by its owner's action. An undo takes it back, and moves the time since then from those
    who were asked to the seat that undoes.
    """
    present = present_seats(occupants)
    seats = []
    for seat, clock in enumerate(clocks.seats):
        account = occupants[seat].account
        rest = rests.get(account) if account is not None else None
        if seat in present and seat in deciders:
            after = _ask(clock, seat, rest, now, cause, paused=clocks.paused)
        elif clock.asked is None:
            after = _stay_idle(clock, seat, entry, now, cause, is_asked=seat in deciders)
        else:
            is_away = occupants[seat].caretaker and seat in deciders
            after = _answer(clock, seat, speed, entry, now, cause, is_away=is_away)
        if account is None or not deciders:  # a person's nights are not kept longer than they are needed
            after = replace(after, rest=None)
        seats.append(after)
    pause_wanted = tuple(seat for seat in clocks.pause_wanted if seat in present)
    return replace(clocks, seats=tuple(seats), pause_wanted=pause_wanted)


def pause_clocks(clocks: Clocks, now: datetime) -> Clocks:
    """Return the clocks in a pause that begins: all stand still."""
    return Clocks(tuple(clock.stopped(now) for clock in clocks.seats), paused=True)


def resume_clocks(clocks: Clocks, now: datetime) -> Clocks:
    """Return the clocks after a pause: those of seats that are asked run."""
    return Clocks(tuple(clock.resumed(now) for clock in clocks.seats))


def refresh_clock(clocks: Clocks, seat: Seat, speed: Speed) -> Clocks:
    """Return the clocks after a seat got an owner: it has at least an increment, and nobody else may take it.

    An undo of what was decided before takes that time back, too.
    """
    clock = clocks.seats[seat]
    if clock.bank is None:
        return replace_clock(clocks, seat, Clock())
    added = max(speed.increment - clock.bank, 0)
    passed = clock.passed and replace(clock.passed, gained=clock.passed.gained + added)
    return replace_clock(clocks, seat, Clock(clock.bank + added, rest=clock.rest, passed=passed))


def return_clock(clocks: Clocks, seat: Seat, speed: Speed, now: datetime) -> Clocks:
    """Return the clocks after an owner came back.

    If nobody has decided for them, they have the question that they left, as if they had never been away.
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


def _ask(clock: Clock, seat: Seat, rest: Rest | None, now: datetime, cause: Cause | None, *, paused: bool) -> Clock:
    """Return the clock of a person who is asked: it starts to run, or runs on."""
    shown = clock.shown + (cause.shown_to(seat) if cause else 0)
    if clock.asked is None:
        bank = clock.bank
        if cause is not None and (cause.kind, cause.seat) == ("undo", seat):
            bank = clock.if_undone(cause.undone, now, paused=paused)
        return Clock(
            bank=None if bank is None else bank + credit(shown),
            runs_from=now if bank is not None and not paused else None,
            asked=now,
            rest=rest,
            freed_by=clock.freed_by,
            had=bank if clock.had is None else clock.had,
            passed=clock.passed,
            shown=shown,
        )
    if clock.bank is not None and shown != clock.shown:
        clock = replace(clock, bank=clock.bank + credit(shown) - credit(clock.shown), shown=shown)
    if clock.rest == rest:
        return clock
    # Somebody who changes their nights keeps the time left; the new nights count from now on.
    return replace(clock, bank=clock.left(now), rest=rest, runs_from=now if clock.runs_from else None)


def _stay_idle(clock: Clock, seat: Seat, entry: int, now: datetime, cause: Cause | None, *, is_asked: bool) -> Clock:
    """Return the clock of a person who was not asked, or is away; `is_asked` if the seat has a question now."""
    acted = cause is not None and (cause.kind, cause.seat) == ("action", seat)
    by_owner = cause is not None and cause.by in BY_OWNER
    clock = replace(clock, shown=0 if acted else clock.shown + (cause.shown_to(seat) if cause else 0))
    if acted and by_owner:
        clock = replace(clock, passed=PassedQuestion(entry, now))
    if not is_asked and cause is not None and cause.kind == "undo" and clock.had is not None:
        clock = replace(clock, bank=clock.had)
    return replace(clock, left_at=None, had=None) if not is_asked or (acted and not by_owner) else clock


def _answer(
    clock: Clock, seat: Seat, speed: Speed, entry: int, now: datetime, cause: Cause | None, *, is_away: bool
) -> Clock:
    """Return the clock of a person who is not asked any more: they answered, went away, or an undo took it back."""
    seconds_left = clock.left(now)
    after = Clock(
        None if seconds_left is None else max(seconds_left, 0),
        rest=clock.rest,
        freed_by=clock.freed_by,
        passed=clock.passed,
    )
    if is_away:
        return replace(after, had=clock.had, left_at=now)
    if after.bank is None or cause is None or cause.kind not in ("action", "undo"):
        return after
    if cause.kind == "undo":
        return after if clock.had is None else replace(after, bank=clock.had, shown=clock.shown)
    if cause.seat != seat:
        return replace(after, shown=cause.shown_to(seat))
    gained = max(min(speed.increment, speed.cap - after.bank), 0)
    return replace(after, bank=after.bank + gained, passed=PassedQuestion(entry, now, gained))
