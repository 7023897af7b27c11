"""Match records: a whole match in one versioned JSON file that replays anywhere and can be verified.

The header names game, rules version, components, options, seats and the seed with its SHA-256, so that a commitment
published before the match can be opened after it. Link k of the chain hashes the link before it together with the
k-th action, its events and the state that follows; link 0 hashes the header without the names, and the opening.
A branch begins in a position of another match: the record has that state, and link 0 hashes it (ADR 45).
"""

from collections.abc import Sequence
from hashlib import sha256
from typing import Any, Generic, Literal, TypeVar

import msgspec

from kontor.core.codec import decode, digest, encode
from kontor.core.game import Game, Step
from kontor.core.kinds import Seat
from kontor.core.records import Action, Event, Outcome, Record, Seating
from kontor.core.state import State

S = TypeVar("S", bound=State[Any])

FORMAT: Literal[1] = 1
SEED_BYTES = 32


class Header(Record, frozen=True):
    """What is fixed before the first action."""

    format: Literal[1]
    game: str
    rules_version: int
    components: str
    options: dict[str, Any]
    seats: tuple[Seating, ...]
    seed_sha256: str


class Move(Record, frozen=True):
    """One action of one seat, with its link of the chain."""

    seat: Seat
    action: dict[str, Any]
    link: str


class Continuation(Record, frozen=True):
    """Where a match went on from its position, because later rules lead elsewhere."""

    after: int
    """The number of moves before it."""
    rules_version: int
    state: dict[str, Any]
    link: str


class BranchStart(Record, frozen=True):
    """The position in which a branch began, in the shape of the header's version of the rules."""

    origin: str
    """The id of the match that it came from; nothing in the record proves it."""
    step: int
    """The number of moves of that match before the position."""
    dealt_again: bool
    """Whether everything hidden was dealt again, from what one seat knew."""
    state: dict[str, Any]


class MatchRecord(Record, frozen=True, omit_defaults=True):
    """A match as it is stored and passed on."""

    header: Header
    seed: str
    opening: str
    moves: tuple[Move, ...]
    result: Outcome | None
    continued: tuple[Continuation, ...] = ()
    branch: BranchStart | None = None
    """Where it began, if that was not the setup of its game."""


class Recorder(Generic[S]):
    """Builds the record of a match while it is played."""

    def __init__(
        self,
        game: Game[S, Any, Any, Any],
        seats: Sequence[Seating],
        options: Any,
        seed: bytes,
        rules_version: int | None = None,
        start: S | None = None,
    ) -> None:
        """Start a match; `rules_version` is the one it began with, if that is not today's.

        A branch begins in the state `start`, whose seed must be the given one.
        """
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        self.game = game
        self.header = Header(
            format=FORMAT,
            game=game.info.slug,
            rules_version=rules_version or game.info.rules_version,
            components=game.components.hash,
            options=msgspec.to_builtins(options),
            seats=tuple(seats),
            seed_sha256=sha256(seed).hexdigest(),
        )
        self.seed = seed
        self.opening_events: list[Event] = []
        """What happened before the first decision."""
        if start is None:
            self.state: S = game.start(len(seats), options, seed, self.opening_events.append)
        elif start.seed != seed or start.seats != len(seats):
            raise ValueError("a branch needs the seed and the seats of its state")
        else:
            self.state = start.clone()
        self.opening = digest((nameless(self.header), self.opening_events, self.state))
        self.link = self.opening
        """The last link of the chain."""
        self.moves: list[Move] = []

    def play(self, seat: Seat, action: Action) -> Step[S]:
        """Apply an action and append it with its link."""
        step = self.game.apply(self.state, seat, action)
        self.link = link(self.link, seat, action, step)
        self.moves.append(Move(seat, msgspec.to_builtins(action), self.link))
        self.state = step.state
        return step

    def rewind(self, count: int, state: S) -> None:
        """Take back all but the first `count` moves, to the given state."""
        del self.moves[count:]
        self.link = self.moves[-1].link if self.moves else self.opening
        self.state = state

    def record(self) -> MatchRecord:
        """Return the match so far."""
        result = self.game.outcome(self.state)
        return MatchRecord(self.header, self.seed.hex(), self.opening, tuple(self.moves), result)


def nameless(header: Header) -> Header:
    """Return the header as it is hashed: without names, so renaming a seat does not break the record."""
    return msgspec.structs.replace(header, seats=tuple(Seating("", seat.kind) for seat in header.seats))


def link(before: str, seat: Seat, action: Action, step: Step[Any]) -> str:
    """Return the next link of the chain."""
    return digest((before, seat, action, step.events, step.state))


def continuation_link(before: str, rules_version: int, state: Any) -> str:
    """Return the next link of the chain where a match goes on from its position."""
    return digest((before, rules_version, state))


def read_record(data: bytes) -> MatchRecord:
    """Read a record file; MalformedError says which field is wrong."""
    return decode(data, MatchRecord)


def write_record(record: MatchRecord) -> bytes:
    """Return a record as it is stored: one move per line."""
    header = msgspec.json.format(encode(record.header), indent=2).decode()
    moves = ",\n".join("  " + encode(move).decode() for move in record.moves)
    continued = f',\n"continued": {encode(record.continued).decode()}' if record.continued else ""
    branch = f',\n"branch": {encode(record.branch).decode()}' if record.branch else ""
    return (
        f'{{"header": {header},\n"seed": "{record.seed}",\n"opening": "{record.opening}",\n'
        f'"moves": [\n{moves}\n],\n"result": {encode(record.result).decode()}{continued}{branch}}}\n'
    ).encode()
