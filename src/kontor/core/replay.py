"""Match records: a whole match in one versioned JSON file that replays anywhere and can be verified.

The header names game, rules version, components, options, seats and the seed with its SHA-256, so that a commitment
published before the match can be opened after it. Link k of the chain hashes the link before it together with the
k-th action, its events and the state that follows; link 0 hashes the header without the names, and the opening.
"""

from collections.abc import Callable, Sequence
from hashlib import sha256
from typing import Any, Generic, Literal, TypeVar

import msgspec

from kontor.core.codec import decode, digest, encode
from kontor.core.errors import MalformedError, RecordError, RefusedError
from kontor.core.game import AnyGame, Game, Step
from kontor.core.kinds import Seat
from kontor.core.phase import Emit, no_emit
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


class MatchRecord(Record, frozen=True):
    """A match as it is stored and passed on."""

    header: Header
    seed: str
    opening: str
    moves: tuple[Move, ...]
    result: Outcome | None


class Recorder(Generic[S]):
    """Builds the record of a match while it is played."""

    def __init__(self, game: Game[S, Any, Any, Any], seats: Sequence[Seating], options: Any, seed: bytes) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        self.game = game
        self.header = Header(
            format=FORMAT,
            game=game.info.slug,
            rules_version=game.info.rules_version,
            components=game.components.hash,
            options=msgspec.to_builtins(options),
            seats=tuple(seats),
            seed_sha256=sha256(seed).hexdigest(),
        )
        self.seed = seed
        self.opening_events: list[Event] = []
        """What happened before the first decision."""
        self.state: S = game.start(len(seats), options, seed, self.opening_events.append)
        self.opening = digest((nameless(self.header), self.opening_events, self.state))
        self.moves: list[Move] = []

    def play(self, seat: Seat, action: Action) -> Step[S]:
        """Apply an action and append it with its link."""
        step = self.game.apply(self.state, seat, action)
        before = self.moves[-1].link if self.moves else self.opening
        self.moves.append(Move(seat, msgspec.to_builtins(action), link(before, seat, action, step)))
        self.state = step.state
        return step

    def rewind(self, count: int, state: S) -> None:
        """Take back all but the first `count` moves, to the given state."""
        del self.moves[count:]
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


def replay(
    game: Game[S, Any, Any, Any],
    record: MatchRecord,
    watch: Callable[[int, Seat, Action, Step[S]], None] | None = None,
    watch_opening: Emit = no_emit,
) -> S:
    """Replay a record and verify every step; RecordError says where it departs from what it claims.

    `watch_opening` gets every event before the first decision, `watch` every decision with its step.
    """
    header = record.header
    _demand_same_box(game, header)
    recorder = Recorder(game, header.seats, game.stored_options(header.options), _read_seed(record))
    if recorder.opening != record.opening:
        raise RecordError("record-opening")
    for event in recorder.opening_events:
        watch_opening(event)
    for number, move in enumerate(record.moves, 1):
        try:
            action: Action = decode(encode(move.action), game.action_union)
            step = recorder.play(move.seat, action)
        except (RefusedError, MalformedError) as error:
            raise RecordError("record-refused", move=number, why=error) from error
        if recorder.moves[-1].link != move.link:
            raise RecordError("record-chain", move=number)
        if watch:
            watch(number, move.seat, action, step)
    if recorder.record().result != record.result:
        raise RecordError("record-result")
    return recorder.state


def _demand_same_box(game: AnyGame, header: Header) -> None:
    if header.game != game.info.slug:
        raise RecordError("record-game", recorded=header.game, game=game.info.slug)
    if header.rules_version != game.info.rules_version:
        raise RecordError("record-version", recorded=header.rules_version, version=game.info.rules_version)
    if header.components != game.components.hash:
        raise RecordError("record-components")


def _read_seed(record: MatchRecord) -> bytes:
    try:
        seed = bytes.fromhex(record.seed)
    except ValueError as error:
        raise RecordError("record-seed") from error
    if len(seed) != SEED_BYTES:
        raise RecordError("record-seed")
    if sha256(seed).hexdigest() != record.header.seed_sha256:
        raise RecordError("record-commitment")
    return seed


def read_record(data: bytes) -> MatchRecord:
    """Read a record file; MalformedError says which field is wrong."""
    return decode(data, MatchRecord)


def write_record(record: MatchRecord) -> bytes:
    """Return a record as it is stored: one move per line."""
    header = msgspec.json.format(encode(record.header), indent=2).decode()
    moves = ",\n".join("  " + encode(move).decode() for move in record.moves)
    return (
        f'{{"header": {header},\n"seed": "{record.seed}",\n"opening": "{record.opening}",\n'
        f'"moves": [\n{moves}\n],\n"result": {encode(record.result).decode()}}}\n'
    ).encode()
