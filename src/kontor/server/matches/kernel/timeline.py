"""Timelines: the entries of a match that count, with snapshots, to see its position after any step."""

from collections import OrderedDict
from typing import Any

import msgspec

from kontor.core import AnyGame, decode, no_emit
from kontor.server.store.log import Entry

SNAPSHOT_INTERVAL = 8
"""Steps between two snapshots, so that going to any step replays fewer actions than that."""
MAX_TIMELINES = 16
"""Timelines that a process keeps; the least recently used are dropped first."""


class Timeline(msgspec.Struct, frozen=True):
    """The opening and the actions that count, and the state after every few of them."""

    game: AnyGame
    entries: tuple[Entry, ...]
    kept: tuple[Any, ...]

    def position(self, step: int) -> Any:
        """Return the state after a number of actions; the caller may change it."""
        state = self.kept[step // SNAPSHOT_INTERVAL].clone()
        for entry in self.entries[step - step % SNAPSHOT_INTERVAL + 1 : step + 1]:
            replay_entry(self.game, state, entry)
        return state


def timeline_of(game: AnyGame, opening: Any, entries: tuple[Entry, ...]) -> Timeline:
    """Return the timeline of a match from its opening state and the entries that count."""
    state, snapshots = opening, [opening.clone()]
    for step, entry in enumerate(entries[1:], 1):
        replay_entry(game, state, entry)
        if step % SNAPSHOT_INTERVAL == 0:
            snapshots.append(state.clone())
    return Timeline(game, entries, tuple(snapshots))


def replay_entry(game: AnyGame, state: Any, entry: Entry) -> None:
    """Replay the action of an entry."""
    assert entry.seat is not None
    assert entry.action is not None
    game.advance(state, entry.seat, decode(entry.action, game.action_union), no_emit)


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
