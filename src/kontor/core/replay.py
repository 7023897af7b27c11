"""Replaying match records: every move is played again, and every link of the hash chain compared.

A record of former rules is replayed by today's (ADR 23), which may tell the same move by other events: a link that
differs is forgiven if a later one shows that the state is the same, the last one if the result is. If today's rules
lead elsewhere, a running match went on from its position: the record has it, and the moves up to there are taken on
trust, since nothing in a record proves that they led to it.
"""

from collections.abc import Callable
from hashlib import sha256
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar, cast

from kontor.core.codec import encode
from kontor.core.errors import MalformedError, RecordError, RefusedError
from kontor.core.game import AnyGame, Game, Step
from kontor.core.kinds import Seat
from kontor.core.phase import Emit, no_emit
from kontor.core.recorder import SEED_BYTES, Continuation, Header, MatchRecord, Move, Recorder, continuation_link
from kontor.core.records import Action, Record
from kontor.core.state import State
from kontor.core.upgrades import read_action, read_state, same_shapes

S = TypeVar("S", bound=State[Any])
Watch: TypeAlias = Callable[[int, Seat, Action, Step[Any]], None]
"""Gets the number of a move, its seat, its action and its step."""


class Trusted(Record, frozen=True):
    """Moves that today's rules cannot replay, and the position after the last of them; both ends count."""

    first: int
    """The number of the first such move; 0 if the opening is one of them."""
    last: int
    """The number of the last such move; 0 if there is only the opening."""


class Replayed(NamedTuple, Generic[S]):
    """What a replay has shown."""

    state: S
    """The last position."""
    trusted: tuple[Trusted, ...]
    """What was taken as the record says; empty if everything was verified."""


def replay(
    game: Game[S, Any, Any, Any],
    record: MatchRecord,
    watch: Watch | None = None,
    watch_opening: Emit = no_emit,
) -> S:
    """Replay a record as `verify` does; return the last position."""
    return verify(game, record, watch, watch_opening).state


def verify(
    game: Game[S, Any, Any, Any],
    record: MatchRecord,
    watch: Watch | None = None,
    watch_opening: Emit = no_emit,
) -> Replayed[S]:
    """Replay a record and verify every step; RecordError says where it departs from what it claims.

    `watch_opening` gets every event before the first decision, `watch` every decision with its step. Moves that are
    taken on trust are not watched.
    """
    _demand_box(game, record.header)
    replayer = _Replayer(game, record, watch or _no_watch)
    if replayer.departed is None:
        for event in replayer.recorder.opening_events:
            watch_opening(event)
    replayer.go_on(0, record.opening)
    for number, move in enumerate(record.moves, 1):
        replayer.play(number, move)
        replayer.go_on(number, move.link)
    return Replayed(replayer.finish(), tuple(replayer.trusted))


def _no_watch(number: int, seat: Seat, action: Action, step: Step[Any]) -> None:
    """Do nothing."""


class _Replayer(Generic[S]):
    """A record on the way from its opening to its last move."""

    def __init__(self, game: Game[S, Any, Any, Any], record: MatchRecord, watch: Watch) -> None:
        self.game, self.record, self.watch, header = game, record, watch, record.header
        self.version = header.rules_version
        """The version of the rules that made the next move."""
        options = game.stored_options(header.options)
        seed, start = _read_seed(record), start_of(game, record)
        if start and (start.seed != seed or start.seats != len(header.seats)):
            raise RecordError("record-opening")
        self.recorder = Recorder(game, header.seats, options, seed, self.version, start)
        self.departed: RecordError | None = None
        """Where the record first differs from today's rules, as long as nothing shows that the state is the same."""
        self.stuck = False
        """Whether today's rules refused a move since then."""
        self.unwatched: list[tuple[int, Seat, Action, Step[S]]] = []
        """The moves since then."""
        self.trusted: list[Trusted] = []
        if self.recorder.opening != record.opening:
            self._depart(RecordError("record-opening"))

    def play(self, number: int, move: Move) -> None:
        """Play the next move."""
        if self.stuck:
            return
        try:
            action = read_action(self.game, encode(move.action), self.version)
            step = self.recorder.play(move.seat, action)
        except (RefusedError, MalformedError) as error:
            self.stuck = True
            self._depart(RecordError("record-refused", move=number, why=error))
            return
        self.unwatched.append((number, move.seat, action, step))
        if self.recorder.link == move.link:
            self._agree()
        else:
            self._depart(RecordError("record-chain", move=number))

    def go_on(self, number: int, recorded_link: str) -> None:
        """Go on from a position if the match did so here; raise where it departed, if nothing can forgive it."""
        self.recorder.link = recorded_link
        for part in self.record.continued:
            if part.after == number:
                self._continue_from(part)
        is_last = not any(part.after > number for part in self.record.continued)
        if self.departed and is_last and (self.stuck or not self.is_former):
            raise self.why()

    def finish(self) -> S:
        """Return the last state, if the result is what the record says."""
        is_other = self.recorder.record().result != self.record.result
        can_compare = same_shapes(self.game, self.version)
        if self.departed and (is_other or (can_compare and len(self.unwatched) > 1)):
            raise self.why()
        if is_other:
            raise RecordError("record-result")
        self._agree()
        return self.recorder.state

    @property
    def is_former(self) -> bool:
        """Whether former rules made the next move."""
        return self.version < self.game.info.rules_version

    def why(self) -> RecordError:
        """Return why the record cannot be verified: it was changed, or the rules were corrected since."""
        assert self.departed is not None
        if not self.is_former:
            return self.departed
        move, version = self.departed.facts.get("move", 1), self.game.info.rules_version
        return RecordError("record-corrected", move=move, recorded=self.version, version=version)

    def _continue_from(self, part: Continuation) -> None:
        state = read_state(self.game, encode(part.state), part.rules_version)
        link = continuation_link(self.recorder.link, part.rules_version, state)
        is_possible = (
            self.version < part.rules_version <= self.game.info.rules_version
            and state.seed == self.recorder.state.seed
            and (link == part.link or not same_shapes(self.game, part.rules_version))
            and (self.departed is not None or state == self.recorder.state)
        )
        if not is_possible:
            raise RecordError("record-chain", move=part.after)
        if self.departed:
            self.trusted.append(Trusted(self.departed.facts.get("move", 0), part.after))
        self.version, self.departed, self.stuck, self.unwatched = part.rules_version, None, False, []
        self.recorder.state, self.recorder.link = state, part.link

    def _depart(self, error: RecordError) -> None:
        self.departed = self.departed or error

    def _agree(self) -> None:
        """Watch the moves that have waited: the state is what the record says."""
        for move in self.unwatched:
            self.watch(*move)
        self.departed, self.unwatched = None, []


def start_of(game: Game[S, Any, Any, Any], record: MatchRecord) -> S | None:
    """Return the state in which a branch began, in today's shape; None for a match that began with its setup."""
    if record.branch is None:
        return None
    return cast("S", read_state(game, encode(record.branch.state), record.header.rules_version))


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
