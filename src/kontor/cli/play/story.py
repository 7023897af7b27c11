"""The story of a match at a server, as one seat may know it: what counts, and what became of the rest."""

from collections.abc import Iterator

import msgspec

from kontor.cli.play.match_protocol import News
from kontor.cli.play.wire import Entry
from kontor.core import AnyGame, Event, Seat, decode, encode


class Decided(msgspec.Struct, frozen=True):
    """A decision that counts, and what it made happen."""

    seq: int
    seat: Seat | None
    events: tuple[Event, ...]


class Story:
    """Takes the entries of a log in their order."""

    def __init__(self, game: AnyGame, me: Seat, names: list[str]) -> None:
        self.game = game
        self.me = me
        self.names = names
        """Who sits where now; changed here when a bot goes on for somebody."""
        self.seq = -1
        self.opening: tuple[Event, ...] = ()
        self.decisions: list[Decided] = []

    def add(self, entry: Entry) -> News:
        """Go on with the next entry, and return what to tell of it."""
        self.seq = entry.seq
        events: tuple[Event, ...] = tuple(decode(encode(event), self.game.event_union) for event in entry.events)
        if entry.kind == "opening":
            self.opening = events
        elif entry.kind == "action":
            self.decisions.append(Decided(entry.seq, entry.seat, events))
        elif entry.kind == "undo":
            self.decisions = [each for each in self.decisions if each.seq <= (entry.undone_to or 0)]
            return News(sentence=None if entry.seat == self.me else ("took-back", {"seat": ("seat", entry.seat)}))
        elif entry.chair is not None and entry.seat is not None:
            before, self.names[entry.seat] = self.names[entry.seat], entry.chair.name
            return News(sentence=("bot-goes-on", {"before": before, "after": entry.chair.name}))
        return News(events)

    def told(self, since: int) -> Iterator[Event]:
        """Yield what happened by all decisions from a number on; from 0 on also the opening."""
        if not since:
            yield from self.opening
        for decided in self.decisions[since:]:
            yield from decided.events

    def last_decision_of(self, seat: Seat) -> int:
        """Return the number of the last decision of a seat, or 0."""
        return next((n for n in range(len(self.decisions) - 1, -1, -1) if self.decisions[n].seat == seat), 0)

    def barrier(self, seat: Seat) -> tuple[str, Seat] | None:
        """Say why a seat cannot take its last decision back, as far as that is known here: the server knows more."""
        if not self.decisions:
            return "undo-nothing", seat
        last = self.decisions[-1].seat
        return ("undo-other", last) if last is not None and last != seat else None
