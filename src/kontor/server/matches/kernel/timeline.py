"""Timelines: the entries of a match that count, and its position after any step.

Positions are folded from the opening. If former rules made a part of the log, today's may lead elsewhere: every link is
compared, and positions are lost from where it differs to where the match went on from a stored one (ADR 23).
"""

from collections import OrderedDict
from collections.abc import Sequence
from itertools import pairwise
from typing import Any, NamedTuple, Protocol

import msgspec

from kontor.core import AnyGame, MalformedError, RefusedError, decode, digest, encode, no_emit, read_action, read_state
from kontor.core.upgrades import same_shapes
from kontor.server.errors import ConflictError
from kontor.server.store.matches.log import Entry

SNAPSHOT_INTERVAL = 8
"""Steps between two snapshots, so that going to any step replays fewer actions than that."""
MAX_TIMELINES = 16
"""Timelines that a process keeps; the least recently used are dropped first."""
MAX_PAST_POSITIONS = 256
"""Earlier positions that a process keeps for spectators; the least recently used are dropped first."""


class Timeline(Protocol):
    """The opening and the actions that count, and the position after each of them."""

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The entries; that of step k at place k."""

    def position(self, step: int) -> Any:
        """Return the state after a number of actions, which the caller may change; ConflictError if it is lost."""

    def known_steps(self) -> list[int]:
        """Return the steps whose positions are not lost, in order."""

    def first_known(self, step: int) -> int:
        """Return the first step from a given one on after which no position is lost."""


class FoldedTimeline(msgspec.Struct, frozen=True):
    """A timeline with the state after every few actions."""

    game: AnyGame
    entries: tuple[Entry, ...]
    kept: dict[int, Any]
    lost: frozenset[int]
    """The steps whose positions today's rules cannot rebuild."""

    def position(self, step: int) -> Any:
        """Return the state after a number of actions."""
        if step in self.lost:
            raise ConflictError("position-lost", step=step)
        start = max(kept for kept in self.kept if kept <= step)
        state = self.kept[start].clone()
        for entry in self.entries[start + 1 : step + 1]:
            replay_entry(self.game, state, entry)
        return state

    def known_steps(self) -> list[int]:
        """Return the steps whose positions are not lost, in order."""
        return [step for step in range(len(self.entries)) if step not in self.lost]

    def first_known(self, step: int) -> int:
        """Return the first step from a given one on after which no position is lost."""
        return max((step, *(lost + 1 for lost in self.lost)))


class TimelineBuilder:
    """Folds the entries of a match, and notes which positions are lost."""

    def __init__(self, game: AnyGame, opening: Any) -> None:
        self.game, self.state = game, opening
        self.kept: dict[int, Any] = {0: opening.clone()}
        self.lost: set[int] = set()
        self.unverified: list[int] = []
        """Steps since the last stored state whose links cannot be compared, because they hash a former shape."""
        self.step = 0
        self.departed = False

    def add(self, entry: Entry, before: Entry) -> None:
        """Fold the next action."""
        self.step += 1
        if not self.departed:
            self.departed = not self._replay(entry, before)
        if self.departed:
            self.lost.add(self.step)
        elif self.step % SNAPSHOT_INTERVAL == 0:
            self.kept[self.step] = self.state.clone()

    def _replay(self, entry: Entry, before: Entry) -> bool:
        """Replay the action of an entry; return whether it leads where the log says."""
        if entry.rules_version == self.game.info.rules_version:
            replay_entry(self.game, self.state, entry)
            return True
        seat, content = entry.move
        try:
            action = read_action(self.game, content, entry.rules_version)
            self.state = self.game.apply(self.state, seat, action).state
        except (RefusedError, MalformedError):
            return False
        if not same_shapes(self.game, entry.rules_version):
            self.unverified.append(self.step)
            return True
        # Later rules may tell the same step by other events: the stored ones were hashed.
        hashed = (before.link, seat, msgspec.Raw(content), msgspec.Raw(entry.events), self.state)
        return digest(hashed) == entry.link

    def compare(self, stored: Any) -> None:
        """Go on from the stored state at this step; what led elsewhere is lost."""
        if self.unverified and encode(self.state) != encode(stored):
            self.lost.update(range(self.unverified[0], self.step))
            for step in self.lost & self.kept.keys():
                del self.kept[step]
        self.unverified, self.departed = [], False
        self.lost.discard(self.step)
        self.state = stored.clone()
        self.kept[self.step] = stored.clone()


def fold(
    game: AnyGame, opening: Any, chain: Sequence[Entry], final: Any | None = None, *, from_seed: bool = False
) -> FoldedTimeline:
    """Return the timeline of a match from its opening state, the entries that count, and its state if that is known.

    An opening that is made from the seed is lost if today's rules lead elsewhere at the first step.
    """
    builder = TimelineBuilder(game, opening)
    for before, entry in pairwise(chain):
        if entry.kind == "continued":
            builder.compare(read_state(game, entry.content, entry.rules_version))
        else:
            builder.add(entry, before)
    if final is not None:
        builder.compare(final)
    if from_seed and 1 in builder.lost:
        builder.lost.add(0)
    entries = tuple(entry for entry in chain if entry.kind != "continued")
    return FoldedTimeline(game, entries, builder.kept, frozenset(builder.lost))


def counted_chain(entries: Sequence[Entry], head: int) -> list[Entry]:
    """Return the entries that count, in order: those on the way back from the head to the opening.

    They are the opening, the actions that were not undone, and where the match went on from its position.
    """
    counted = [entries[head]]
    while counted[-1].seq:
        counted.append(entries[counted[-1].before])
    return counted[::-1]


def replay_entry(game: AnyGame, state: Any, entry: Entry) -> None:
    """Replay the action of an entry."""
    seat, content = entry.move
    game.advance(state, seat, read_action(game, content, entry.rules_version), no_emit)


def replay_entries(game: AnyGame, snapshot: bytes, entries: Sequence[Entry]) -> Any:
    """Return the state that some actions lead to from a snapshot.

    Both have today's shapes: where these change, the match goes on from its position, which nobody can undo.
    """
    state = decode(snapshot, game.state_type)
    for entry in entries:
        replay_entry(game, state, entry)
    return state


class TimelineCache:
    """The timelines that a process keeps, by the last link of each match's hash chain."""

    def __init__(self) -> None:
        self.kept: OrderedDict[str, Timeline] = OrderedDict()

    def find(self, link: str) -> Timeline | None:
        """Return a timeline that is kept."""
        if link in self.kept:
            self.kept.move_to_end(link)
        return self.kept.get(link)

    def keep(self, link: str, timeline: Timeline) -> None:
        """Keep a timeline, and drop the least recently used one if there are too many."""
        self.kept[link] = timeline
        if len(self.kept) > MAX_TIMELINES:
            self.kept.popitem(last=False)


class PastPosition(NamedTuple):
    """Where a match stood after an earlier entry of its log; it holds secrets, and nobody may change the state."""

    step: int
    head: int
    link: str
    state: Any


class PastCache:
    """Earlier positions that a process keeps, by match and entry: what spectators of rated matches see."""

    def __init__(self) -> None:
        self.kept: OrderedDict[tuple[str, int], PastPosition] = OrderedDict()

    def find(self, match: str, seq: int) -> PastPosition | None:
        """Return a position that is kept."""
        if (match, seq) in self.kept:
            self.kept.move_to_end((match, seq))
        return self.kept.get((match, seq))

    def keep(self, match: str, seq: int, position: PastPosition) -> None:
        """Keep a position, and drop the least recently used one if there are too many."""
        self.kept[match, seq] = position
        if len(self.kept) > MAX_PAST_POSITIONS:
            self.kept.popitem(last=False)
