"""A match in memory: who plays it, and once it has started, the position that its log has led to.

An open match waits in the lobby; a running match has a position and clocks, and stays one when it is over.
"""

from datetime import datetime, timedelta
from typing import Any, Literal, NamedTuple, TypeAlias

import msgspec

from kontor.core import AnyGame, Seat
from kontor.core.teacher import Place
from kontor.levels import all_levels, level_for
from kontor.server.errors import ConflictError, ForbiddenError, NotFoundError
from kontor.server.matches.clock.clocks import Clocks
from kontor.server.matches.clock.speeds import Speed
from kontor.server.matches.kernel.lesson import LessonProgress, coached_seat, place_in
from kontor.server.matches.kernel.promises import RevealRound
from kontor.server.store.lobby.removals import Removal
from kontor.server.store.matches.branches import Branch
from kontor.server.store.matches.imports import Imported
from kontor.server.store.matches.log import Entry
from kontor.server.store.matches.seats import Occupant

Status: TypeAlias = Literal["open", "playing", "over", "closed"]
"""`closed`: a moderator ended it without a result; nothing hidden is revealed, and it may be opened again (ADR 50)."""

MAX_RECENT_ENTRIES = 16
"""Entries of a log that a process keeps in memory, for sockets that have not received them yet."""


class MemberName(NamedTuple):
    """The name that a member or a bot account has now."""

    name: str
    bot_of: str | None = None
    """The name of the member whose bot it is; None for a person."""


class BaseMatch(msgspec.Struct, kw_only=True):
    """What open and running matches have in common: what was agreed on, and who plays."""

    id: str
    game: AnyGame
    """The rules with the box it began with."""
    rules_version: int
    """The version of the rules that it began with."""
    options: Any
    listed: bool
    spectators: bool
    creator: int | None
    rematch_of: str | None
    commitment: str
    speed: Speed
    rated: bool
    hints: bool
    """Whether the host allows hints; a rated match has none in any case (`has_hints`)."""
    branches_before_end: bool = False
    """Whether everybody agreed, by sitting down, that all may play on from its steps while it runs (ADR 47)."""
    lesson: LessonProgress | None = None
    """The lesson that it is, if it is one."""
    branch: Branch | None = None
    """The position of another match that it begins in, if it is a branch."""
    imported: Imported | None = None
    """Who brought it as a file, if it was not played here: then nobody has a seat in it (ADR 67)."""
    deal: str | None = None
    """The deal that it is a try of, if it is one: others play the same shuffle."""
    withheld_until: datetime | None = None
    """When the deal closes: until then nobody sees more of the match than its own seat saw while it was played."""
    occupants: tuple[Occupant, ...]
    members: dict[int, MemberName] = msgspec.field(default_factory=dict)
    """The names that those of its people have now who are members, or bot accounts, by account."""
    seq: int
    """The number of the last entry of the log; 0 is the opening."""

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.occupants)

    @property
    def has_hints(self) -> bool:
        """True if people may ask a bot for hints: a rating measures people, not the bot that advises them."""
        return self.hints and not self.rated

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the seats."""
        return tuple(occupant.name for occupant in self.occupants)

    def is_withheld(self, now: datetime) -> bool:
        """Return True while others may still play the same shuffle."""
        return self.withheld_until is not None and now < self.withheld_until

    def demand_not_withheld(self, now: datetime) -> None:
        """Refuse what would tell the shuffle of a deal to people who have not played it; ConflictError."""
        if self.is_withheld(now):
            raise ConflictError("deal-open")

    def seat_of(self, account: int | None) -> Seat | None:
        """Return the seat of an account; None if it has none."""
        if account is None:
            return None
        return next((seat for seat, occupant in enumerate(self.occupants) if occupant.account == account), None)

    def demand_seat(self, account: int | None) -> Seat:
        """Return the seat of an account; ForbiddenError if it has none."""
        seat = self.seat_of(account)
        if seat is None:
            raise ForbiddenError("no-seat")
        return seat

    def demand_own(self, seat: Seat, account: int | None) -> None:
        """Refuse an account that does not have the seat (any more); None stands for the server itself."""
        if account is not None and self.occupants[seat].account != account:
            raise ForbiddenError("no-seat")

    def demand_known(self, seat: Seat) -> None:
        """Refuse a seat number that the match does not have."""
        if not 0 <= seat < self.seats:
            raise NotFoundError("no-such-seat", seats=self.seats)


class OpenMatch(BaseMatch, kw_only=True):
    """A match in the lobby: people sit down and get up, nothing has happened yet."""

    reveal: RevealRound
    created_at: datetime
    removed: tuple[Removal, ...] = ()
    """The people whom its creator has removed: they may not sit down."""

    @property
    def status(self) -> Status:
        """Always "open"."""
        return "open"

    @property
    def step(self) -> int:
        """The number of actions: none yet."""
        return 0

    @property
    def deciders(self) -> tuple[Seat, ...]:
        """The seats that have to decide: none yet."""
        return ()

    @property
    def bot_to_move(self) -> bool:
        """Whether a bot has to decide: not yet."""
        return False


class RunningMatch(BaseMatch, kw_only=True):
    """A match that has started: it is played, over, or closed."""

    status: Literal["playing", "over", "closed"]
    step: int
    """The number of actions that count: those that were not undone."""
    head: int
    """The entry of the last action that counts."""
    link: str
    """The last link of the record's hash chain."""
    state: Any
    clocks: Clocks
    """Who is asked since when, and the time that each seat has left."""
    bot_share: float = 1.0
    """The share of its usual time that the last strong bot had to think; below 1 while many wait."""
    recent: tuple[Entry, ...] = ()
    """The last entries of the log, if this process made them itself."""
    delay: timedelta | None = None
    """How long ago it looked like this: set in what people without a seat are shown of a rated match (ADR 56)."""

    @property
    def deciders(self) -> tuple[Seat, ...]:
        """The seats that have to decide."""
        return self.game.deciders(self.state) if self.status == "playing" else ()

    @property
    def bot_to_move(self) -> bool:
        """Whether a bot has to decide, or the script of a lesson."""
        return self.status != "closed" and self.machine_decides(self.occupants, self.state, self.step, self.lesson)

    @property
    def place(self) -> Place | None:
        """Where it stands in its lesson; None if there is no coach."""
        return place_in(self.game, self.lesson, self.state, self.step) if self.status == "playing" else None

    @property
    def coached(self) -> Seat | None:
        """The seat that has a coach after its lesson, switched on or off; None where there is none."""
        return self.coached_in(self.state, self.step, self.lesson) if self.status == "playing" else None

    def coached_in(self, state: Any, step: int, lesson: LessonProgress | None) -> Seat | None:
        """Return the seat that has a coach in a position after some actions: nobody in a rated match."""
        if lesson is None or not self.has_hints or lesson.coach.is_done:
            return None
        return coached_seat(self.game, lesson, state, step)

    def machine_decides(
        self, occupants: tuple[Occupant, ...], state: Any, step: int, lesson: LessonProgress | None
    ) -> bool:
        """Return True if in a position after some actions a bot has to decide, or the script of a lesson."""
        place = place_in(self.game, lesson, state, step)
        if place and place.scripted:
            return True
        return self.status != "over" and bot_decides(occupants, self.game.deciders(state))

    def turn_seconds(
        self, occupants: tuple[Occupant, ...], state: Any, step: int, lesson: LessonProgress | None
    ) -> float:
        """Return the seconds that the next bot may think in a position after some actions; 0 if none is asked."""
        place = place_in(self.game, lesson, state, step)
        if place and place.scripted:
            return 0.0
        return thinking_seconds(self.game, occupants, self.game.deciders(state))

    def recent_since(self, seq: int) -> tuple[Entry, ...] | None:
        """Return the entries after `seq` if this process remembers all of them, otherwise None."""
        missing = self.seq - seq
        entries = self.recent[len(self.recent) - missing :] if missing <= len(self.recent) else ()
        return entries if entries and entries[0].seq == seq + 1 else None

    def remember(self, entry: Entry) -> None:
        """Keep an entry that was just made."""
        self.recent = (*self.recent[-MAX_RECENT_ENTRIES + 1 :], entry)


Match: TypeAlias = OpenMatch | RunningMatch


def demand_open(match: Match) -> OpenMatch:
    """Return a match that has not started; ConflictError if it has."""
    if not isinstance(match, OpenMatch):
        raise ConflictError("not-open")
    return match


def has_removed(match: Match, account: int | None) -> bool:
    """Return True if the creator of an open match has removed an account from it."""
    return isinstance(match, OpenMatch) and any(each.account == account for each in match.removed)


def demand_started(match: Match) -> RunningMatch:
    """Return a match that has a position; ConflictError before the start."""
    if not isinstance(match, RunningMatch):
        raise ConflictError("not-started")
    return match


def demand_playing(match: Match) -> RunningMatch:
    """Return a match that is being played; ConflictError before the start, after the end, and if it is closed."""
    if match.status == "closed":
        raise ConflictError("table-closed")
    if not isinstance(match, RunningMatch) or match.status != "playing":
        raise ConflictError("not-playing")
    return match


def demand_closed(match: Match) -> RunningMatch:
    """Return a match that a moderator has closed; ConflictError for every other one."""
    if not isinstance(match, RunningMatch) or match.status != "closed":
        raise ConflictError("not-closed")
    return match


def demand_over(match: Match) -> RunningMatch:
    """Return a match that is over; ConflictError before its end."""
    if not isinstance(match, RunningMatch) or match.status != "over":
        raise ConflictError("not-over")
    return match


def people_of(*groups: tuple[Occupant, ...]) -> tuple[int, ...]:
    """Return the accounts among some occupants, each once."""
    return tuple(sorted({each.account for occupants in groups for each in occupants if each.account is not None}))


def bot_decides(occupants: tuple[Occupant, ...], deciders: tuple[Seat, ...]) -> bool:
    """Return True if a bot decides for one of the deciders: at its own seat, or as a caretaker."""
    return any(occupants[seat].machine for seat in deciders)


def thinking_seconds(game: AnyGame, occupants: tuple[Occupant, ...], deciders: tuple[Seat, ...]) -> float:
    """Return the seconds that the bot of the first decider who has one may think; 0 if there is none."""
    level = next((machine for seat in deciders if (machine := occupants[seat].machine)), None)
    return all_levels()[level_for(game.info.slug, level)].seconds if level else 0.0


def is_attended(occupants: tuple[Occupant, ...]) -> bool:
    """Return True if a person plays whom no caretaker replaces."""
    return any(occupant.kind == "person" and not occupant.caretaker for occupant in occupants)


def may_have_left_an_answer(game: AnyGame, occupants: tuple[Occupant, ...], state: Any, seat: Seat) -> bool:
    """Return True if a position asks another person a question that an instruction could answer.

    Whether there is such an instruction does not matter: the answer depends only on what everybody knows.
    """
    if not any(occupants[other].account is not None for other in game.deciders(state) if other != seat):
        return False
    return any(isinstance(state.frames[-1], instruction.frames) for instruction in game.instruction_types)
