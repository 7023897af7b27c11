"""Replaying match records: every move is played again, and every link of the hash chain compared.

A record of former rules is replayed by today's (ADR 23). If those led elsewhere, a running match went on from its
position: the record has that position, and the moves from the fault to there are taken as they are.
"""

from collections.abc import Callable
from hashlib import sha256
from typing import Any, Generic, TypeVar

from kontor.core.codec import encode
from kontor.core.errors import MalformedError, RecordError, RefusedError
from kontor.core.game import AnyGame, Game, Step
from kontor.core.kinds import Seat
from kontor.core.phase import Emit, no_emit
from kontor.core.recorder import SEED_BYTES, Continuation, Header, MatchRecord, Move, Recorder, continuation_link
from kontor.core.records import Action
from kontor.core.state import State
from kontor.core.upgrades import read_action, read_state, same_shapes

S = TypeVar("S", bound=State[Any])


def replay(
    game: Game[S, Any, Any, Any],
    record: MatchRecord,
    watch: Callable[[int, Seat, Action, Step[S]], None] | None = None,
    watch_opening: Emit = no_emit,
) -> S:
    """Replay a record and verify every step; RecordError says where it departs from what it claims.

    `watch_opening` gets every event before the first decision, `watch` every decision with its step. Moves that today's
    rules cannot replay, up to where the match went on from its position, are not watched.
    """
    _demand_box(game, record.header)
    replayer = _Replayer(game, record)
    if replayer.departed is None:
        for event in replayer.recorder.opening_events:
            watch_opening(event)
    replayer.go_on(0, record.opening)
    for number, move in enumerate(record.moves, 1):
        if replayer.departed is None:
            played = replayer.play(number, move)
            if played and watch:
                watch(number, move.seat, *played)
        replayer.go_on(number, move.link)
    if replayer.recorder.record().result != record.result:
        raise RecordError("record-result")
    return replayer.recorder.state


class _Replayer(Generic[S]):
    """A record on the way from its opening to its last move."""

    def __init__(self, game: Game[S, Any, Any, Any], record: MatchRecord) -> None:
        self.game, self.record, header = game, record, record.header
        self.version = header.rules_version
        """The version of the rules that made the next move."""
        options = game.stored_options(header.options)
        self.recorder = Recorder(game, header.seats, options, _read_seed(record), self.version)
        self.departed: RecordError | None = None
        """Where today's rules lead elsewhere; None as long as they lead where the record says."""
        if self._is_other(self.recorder.opening, record.opening):
            self.departed = RecordError("record-opening")

    def play(self, number: int, move: Move) -> tuple[Action, Step[S]] | None:
        """Play a move and return its step; None if it departs from the record."""
        try:
            action = read_action(self.game, encode(move.action), self.version)
            step = self.recorder.play(move.seat, action)
        except (RefusedError, MalformedError) as error:
            self.departed = RecordError("record-refused", move=number, why=error)
            return None
        if self._is_other(self.recorder.link, move.link):
            self.departed = RecordError("record-chain", move=number)
            return None
        return action, step

    def go_on(self, number: int, recorded_link: str) -> None:
        """Go on from a position if the match did so here; otherwise raise where it departed, if it did."""
        self.recorder.link = recorded_link
        for part in self.record.continued:
            if part.after == number:
                self._continue_from(part)
        if self.departed and not any(part.after > number for part in self.record.continued):
            raise self.departed

    def _continue_from(self, part: Continuation) -> None:
        self.version, self.departed = part.rules_version, None
        state = read_state(self.game, encode(part.state), self.version)
        if self._is_other(continuation_link(self.recorder.link, self.version, state), part.link):
            raise RecordError("record-chain", move=part.after)
        self.recorder.state, self.recorder.link = state, part.link

    def _is_other(self, found: str, recorded: str) -> bool:
        """Return True if a link shows another state; links of other shapes than today's cannot be compared."""
        return found != recorded and same_shapes(self.game, self.version)


def _demand_box(game: AnyGame, header: Header) -> None:
    if header.game != game.info.slug:
        raise RecordError("record-game", recorded=header.game, game=game.info.slug)
    if header.rules_version > game.info.rules_version:
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
