"""A match in memory: its row, who sits where, and the position that its log has led to."""

from typing import Any, Literal, TypeAlias

import msgspec

from kontor.core import AnyGame, Seat, decode, registry
from kontor.server.errors import ConflictError, ForbiddenError, NotFoundError
from kontor.server.matches.clock.clocks import Clocks
from kontor.server.matches.clock.speeds import UNTIMED, Speed
from kontor.server.store.chair import Chair
from kontor.server.store.log import Entry

Status: TypeAlias = Literal["open", "playing", "over"]

MOST_REMEMBERED = 16
"""So many entries of a log a process keeps in memory: those that its sockets have still to hear of."""


class Table(msgspec.Struct):
    """A match: what was agreed on, who takes part, and where it stands."""

    id: str
    game: AnyGame
    options: Any
    status: Status
    listed: bool
    spectators: bool
    creator: int | None
    rematch_of: str | None
    commitment: str
    chairs: tuple[Chair, ...]
    seq: int
    """The number of the last entry of the log; 0 is the opening."""
    step: int
    """How many actions count: those that were not undone."""
    head: int
    """The entry of the last action that counts."""
    link: str
    """The last link of the record's chain."""
    state: Any
    """The position; None before the start."""
    speed: Speed = UNTIMED
    rated: bool = False
    clocks: Clocks | None = None
    """Who is asked since when, and how much time is left; None before the start."""
    recent: tuple[Entry, ...] = ()
    """The last entries of the log, as far as this process made them itself."""

    @property
    def seats(self) -> int:
        """How many take part."""
        return len(self.chairs)

    @property
    def deciders(self) -> tuple[Seat, ...]:
        """The seats that have to decide."""
        return self.game.deciders(self.state) if self.status == "playing" else ()

    @property
    def bot_to_move(self) -> bool:
        """Whether a bot has to decide."""
        return bot_decides(self.chairs, self.deciders)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the seats."""
        return tuple(chair.name for chair in self.chairs)

    def seat_of(self, account: int | None) -> Seat | None:
        """Return the seat of an account; None if it has none."""
        if account is None:
            return None
        return next((seat for seat, chair in enumerate(self.chairs) if chair.account == account), None)

    def demand_seat(self, account: int | None) -> Seat:
        """Return the seat of an account; ForbiddenError if it has none."""
        seat = self.seat_of(account)
        if seat is None:
            raise ForbiddenError("no-seat")
        return seat

    def demand_own(self, seat: Seat, account: int | None) -> None:
        """Refuse somebody who had the seat before; None is whoever needs none."""
        if account is not None and self.chairs[seat].account != account:
            raise ForbiddenError("no-seat")

    def demand_known(self, seat: Seat) -> None:
        """Refuse a seat that the table does not have."""
        if not 0 <= seat < self.seats:
            raise NotFoundError("no-such-seat", seats=self.seats)

    def remembered(self, since: int) -> tuple[Entry, ...] | None:
        """Return the entries after `since` if all of them are remembered."""
        wanted = self.recent[len(self.recent) - (self.seq - since) :] if self.seq - since <= len(self.recent) else ()
        return wanted if wanted and wanted[0].seq == since + 1 else None

    def remember(self, entry: Entry) -> None:
        """Keep an entry that was just made."""
        self.recent = (*self.recent[-MOST_REMEMBERED + 1 :], entry)

    def demand_started(self) -> None:
        """Refuse what needs a position."""
        if self.state is None:
            raise ConflictError("not-started")

    def demand(self, status: Status) -> None:
        """Refuse what can only be done while the match is open, is played, or is over."""
        if self.status != status:
            raise ConflictError(f"not-{status}")


def bot_decides(chairs: tuple[Chair, ...], deciders: tuple[Seat, ...]) -> bool:
    """Say whether a bot decides for one of the deciders: at its own seat, or as the caretaker of somebody's."""
    return any(chairs[seat].machine for seat in deciders)


def may_have_left_an_answer(game: AnyGame, chairs: tuple[Chair, ...], state: Any, seat: Seat) -> bool:
    """Say whether a position asks another person what a standing order can answer, be there one or not.

    It depends on nothing but the question and the chairs, which everybody knows.
    """
    if not any(chairs[asked].account is not None for asked in game.deciders(state) if asked != seat):
        return False
    return any(isinstance(state.frames[-1], order.frames) for order in game.instruction_types)


def game_of(slug: str, rules_version: int, components: str) -> AnyGame:
    """Return the rules of a match; ConflictError if this server has other rules or another box than it began with."""
    game = registry.game(slug)
    if (game.info.rules_version, game.components.hash) != (rules_version, components):
        raise ConflictError("other-rules", game=game.info.title, version=rules_version)
    return game


def read_state(game: AnyGame, raw: bytes) -> Any:
    """Read a stored position."""
    return decode(raw, game.state_type)
