"""The log of a match on a server, as one seat may see it, without the decisions that were undone."""

from collections.abc import Iterator

import msgspec

from kontor.cli.play.match_protocol import News
from kontor.cli.play.wire import WireEntry
from kontor.core import AnyGame, Event, Seat, decode, encode


class RemoteDecision(msgspec.Struct, frozen=True):
    """A decision and the events it caused."""

    seq: int
    seat: Seat | None
    events: tuple[Event, ...]


class RemoteLog:
    """Takes the entries of a log in their order."""

    def __init__(self, game: AnyGame, me: Seat, names: list[str]) -> None:
        self.game = game
        self.me = me
        self.names = names
        """The names of the seats; changed in place when a bot takes over."""
        self.seq = -1
        self.opening: tuple[Event, ...] = ()
        self.decisions: list[RemoteDecision] = []

    def add(self, entry: WireEntry) -> News:
        """Add the next entry, and return what to print about it."""
        self.seq = entry.seq
        events: tuple[Event, ...] = tuple(decode(encode(event), self.game.event_union) for event in entry.events)
        if entry.kind == "opening":
            self.opening = events
        elif entry.kind == "action":
            self.decisions.append(RemoteDecision(entry.seq, entry.seat, events))
        elif entry.kind == "undo":
            self.decisions = [decision for decision in self.decisions if decision.seq <= (entry.undone_to or 0)]
            return News(sentence=None if entry.seat == self.me else ("took-back", {"seat": ("seat", entry.seat)}))
        elif entry.kind == "continued":
            return News(sentence=("rules-corrected", {}))
        elif entry.chair is not None and entry.seat is not None:
            before, self.names[entry.seat] = self.names[entry.seat], entry.chair.name
            return News(sentence=("bot-goes-on", {"before": before, "after": entry.chair.name}))
        return News(events)

    def events_since(self, number: int) -> Iterator[Event]:
        """Yield the events of all decisions from a number on; 0 includes the opening."""
        if not number:
            yield from self.opening
        for decision in self.decisions[number:]:
            yield from decision.events

    def last_decision_of(self, seat: Seat) -> int:
        """Return the number of the last decision of a seat, or 0."""
        return next((n for n in range(len(self.decisions) - 1, -1, -1) if self.decisions[n].seat == seat), 0)

    def undo_barrier(self, seat: Seat) -> tuple[str, Seat] | None:
        """Return why a seat cannot undo its last decision, or None; the server may still refuse."""
        if not self.decisions:
            return "undo-nothing", seat
        last = self.decisions[-1].seat
        return ("undo-other", last) if last is not None and last != seat else None
