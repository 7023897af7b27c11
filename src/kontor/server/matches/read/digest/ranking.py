"""How much events matter to a seat, by what they changed in its view; and which ones to tell.

No word of a game: an event matters if it names the seat or a thing in which the seat has a stake, if the seat's own
part of the view or its place in common things changed by it, if points were made, and if events of its type are rare.
"""

from collections import Counter
from collections.abc import Sequence
from math import isqrt, log2

import msgspec

from kontor.core import Event, Seat, View, mentions
from kontor.core.kinds import kinded_fields
from kontor.core.records import tag_of
from kontor.server.matches.read.digest.diff import Fact, all_facts, changed_facts

MIN_SENTENCES, MAX_SENTENCES = 5, 10
"""Fewest and most sentences of a digest, if enough happened."""

NAMED, DONE_TO = 1.5, 2.5
"""Weight of an event that names the seat, after an action of its own or of somebody else."""
OWN_CHANGE, MAX_CHANGES = 1.0, 3
"""Weight of each change of something that belongs to the seat, and the most changes that count."""
STAKE = 2.0
"""Weight of an event that names a thing in which the seat has a stake."""
OWN_POINT, ANOTHERS_POINT, MAX_POINTS = 0.8, 0.5, 8
"""Weight of each point for the seat and for another one, and the most points that count."""
TOLD = 0.2
"""Preference for an event that names the number, if several may have brought the points."""
THE_END = 20.0
"""Weight of the last event of the match."""
RARE, BARE = 0.6, 0.6
"""Weight for each halving of how often events of its type happen; the factor for an event that names nothing."""
AGAIN, ALIKE, SAME_SEATS, SAME_THING = 0.4, 0.8, 0.92, 0.6
"""Factors for an event after another one was chosen: of the same type and seats; of the same type; of the same seats;
of the same seats with the same thing."""


class RankedEvent(msgspec.Struct, frozen=True):
    """An event as a seat may know it, its place in the log, and how much it matters to the seat."""

    seq: int
    step: int
    actor: Seat | None
    event: Event
    weight: float


class Ranker:
    """Ranks events for one seat, by how often each type happens and what the seat has a stake in."""

    def __init__(self, seat: Seat, usual: Counter[str], views: Sequence[View]) -> None:
        self.seat = seat
        self.usual = usual
        self.stakes = {thing for view in views for thing in stakes(view, seat)}

    def weigh(self, actor: Seat | None, before: View, after: View, events: Sequence[Event]) -> list[float]:
        """Return how much each event of one action matters to the seat, given its views before and after."""
        mine = [fact for fact in changed_facts(before, after) if belongs(fact, self.seat)]
        weights = [self.weight(actor, event, mine) for event in events]
        if weights and not after.frames:
            weights[-1] += THE_END
        for old, new in zip(before.scores, after.scores, strict=False):
            points = abs(new.total - old.total)
            candidates = [place for place, event in enumerate(events) if new.seat in seats_of(event)]
            if points and candidates:
                best = max(candidates, key=lambda place: weights[place] + TOLD * (points in numbers_of(events[place])))
                weights[best] += min(points, MAX_POINTS) * (OWN_POINT if new.seat == self.seat else ANOTHERS_POINT)
        return weights

    def weight(self, actor: Seat | None, event: Event, mine: Sequence[Fact]) -> float:
        """Return how much an event matters, without points; `mine` are the changes that belong to the seat."""
        named, ids = self.seat in seats_of(event), mentions(event)
        touched = {fact.path for fact in mine if ids & {fact.value, *fact.path} or (named and not fact.kind)}
        weight = RARE * log2(self.usual.total() / self.usual[tag_of(event)])
        if not ids and not numbers_of(event):
            return weight * BARE
        if ids or touched:
            weight += (NAMED if actor == self.seat else DONE_TO) * named
        return weight + STAKE * bool(ids & self.stakes) + OWN_CHANGE * min(MAX_CHANGES, len(touched))


def belongs(fact: Fact, seat: Seat) -> bool:
    """Return True if a fact belongs to a seat: its own part of the view, or its place in something common."""
    return fact.path[:2] == ("players", seat) or (fact.kind == "seat" and fact.value == seat)


def stakes(view: View, seat: Seat) -> set[str]:
    """Return the things that a seat has, and those in which it has a place or a number of its own."""
    things: set[str] = set()
    for fact in all_facts(view):
        is_own = belongs(fact, seat) and fact.kind
        has_place = fact.path[-1] == seat and fact.kind is None and fact.value and fact.path[0] != "players"
        if is_own or has_place:
            things |= {str(part) for part in (fact.value, *fact.path) if isinstance(part, str)}
    return things


def seats_of(event: Event) -> tuple[Seat, ...]:
    """Return the seats that an event names."""
    seats: list[Seat] = []
    for field in kinded_fields(type(event)):
        value = getattr(event, field.name)
        if field.kind == "seat" and value is not None:
            seats += value if field.many else (value,)
    return tuple(seats)


def numbers_of(event: Event) -> set[int]:
    """Return the numbers that an event tells."""
    values = [getattr(event, f.name) for f in kinded_fields(type(event)) if f.kind in (None, "amount")]
    return {value for value in values if isinstance(value, int) and not isinstance(value, bool)}


def choose(happened: Sequence[RankedEvent]) -> list[RankedEvent]:
    """Return the events to tell, in order: those that matter most, without repeating the same one."""
    worth = [ranked.weight for ranked in happened]
    chosen: list[int] = []
    while len(chosen) < min(len(happened), MAX_SENTENCES, max(MIN_SENTENCES, isqrt(len(happened)) + 2)):
        best = max(set(range(len(happened))) - set(chosen), key=lambda place: (worth[place], place))
        chosen.append(best)
        worth = [
            value * weight_left(happened[best].event, ranked.event)
            for value, ranked in zip(worth, happened, strict=True)
        ]
    return [happened[place] for place in sorted(chosen)]


def weight_left(told: Event, event: Event) -> float:
    """Return the share of its weight that an event keeps after another one was chosen."""
    alike, same = tag_of(told) == tag_of(event), seats_of(told) == seats_of(event)
    factor = AGAIN if alike and same else ALIKE if alike else SAME_SEATS if same else 1
    return factor * SAME_THING if same and not alike and mentions(told) & mentions(event) else factor
