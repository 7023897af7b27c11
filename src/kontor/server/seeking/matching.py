"""Matching seeks: who sits down together. Pure.

The oldest seek chooses first: for the largest number of seats that suits it, it takes the oldest others that all fit
together. A seek that cannot be answered now keeps its place in line, and waiting widens what counts as about the same
level.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from datetime import datetime, timedelta
from math import inf
from typing import TypeAlias

from kontor.core import Record
from kontor.server.matches.clock.speeds import Slug

NEAR_POINTS = 100.0
"""Points of rating that two people may differ who want others of about their level, when they begin to wait."""
LIVE_WIDENING = timedelta(minutes=1)
"""Waiting for a live match widens the distance by `NEAR_POINTS` in this time."""
SLOW_WIDENING = timedelta(hours=8)
"""The same for a match over days."""
LIVE_SPEEDS: tuple[Slug, ...] = ("live", "evening")
SLOW_SPEEDS: tuple[Slug, ...] = ("days", "weeks")
MAX_CANDIDATES = 24
"""The oldest seeks that fit the one that chooses and are tried with it: all groups of five of them are soon tried."""

RatingKey: TypeAlias = tuple[int, str, int]
"""An account, a game, and a number of seats."""
Points: TypeAlias = Mapping[RatingKey, int]


class Seek(Record, frozen=True):
    """A game that somebody looks for."""

    id: int
    account: int
    game: str
    seats: tuple[int, ...]
    """The numbers of seats that suit them."""
    speed: Slug
    rated: bool
    near: bool
    """Whether the others should be about as strong."""
    sought_at: datetime


class Meeting(Record, frozen=True):
    """Seeks that are answered by one match, as many as it has seats, the oldest first."""

    seeks: tuple[Seek, ...]


def match_seeks(
    now: datetime, seeks: Collection[Seek], points: Points, blocks: Collection[tuple[int, int]], start: int
) -> list[Meeting]:
    """Return the matches that can begin now; no person is in two of them, and none has a seek that is left over.

    `points` are the ratings, `start` is that of people without one; `blocks` says who has blocked whom.
    """
    table = Matcher(now, points, frozenset(blocks), start)
    waiting = sorted(seeks, key=lambda seek: (seek.sought_at, seek.id))
    placed: set[int] = set()
    meetings = []
    for oldest in waiting:
        others = [seek for seek in waiting if seek.account not in placed and seek.id != oldest.id]
        group = table.group_of(oldest, others) if oldest.account not in placed else None
        if group:
            meetings.append(Meeting(group))
            placed |= {seek.account for seek in group}
    return meetings


class Matcher:
    """What decides whether two people fit together at a moment."""

    def __init__(self, now: datetime, points: Points, blocks: frozenset[tuple[int, int]], start: int) -> None:
        self.now = now
        self.points = points
        self.blocks = blocks
        self.start = start

    def group_of(self, oldest: Seek, others: Sequence[Seek]) -> tuple[Seek, ...] | None:
        """Return a seek with the oldest others that fit it and one another; None if there are not enough."""
        for seats in sorted(oldest.seats, reverse=True):
            fitting = [other for other in others if self.fit(oldest, other, seats)][:MAX_CANDIDATES]
            group = next(self.groups((oldest,), fitting, seats), None)
            if group:
                return group
        return None

    def groups(self, group: tuple[Seek, ...], candidates: Sequence[Seek], seats: int) -> Iterator[tuple[Seek, ...]]:
        """Yield every full table that extends a group by candidates that fit all of it, older ones first."""
        if len(group) == seats:
            yield group
            return
        for number, candidate in enumerate(candidates):
            rest = [other for other in candidates[number + 1 :] if self.fit(candidate, other, seats)]
            if len(group) + 1 + len(rest) >= seats:
                yield from self.groups((*group, candidate), rest, seats)

    def fit(self, one: Seek, other: Seek, seats: int) -> bool:
        """Return True if two seeks may be answered by the same match with a number of seats."""
        return (
            one.account != other.account
            and (one.game, one.speed, one.rated) == (other.game, other.speed, other.rated)
            and seats in one.seats
            and seats in other.seats
            and (one.account, other.account) not in self.blocks
            and (other.account, one.account) not in self.blocks
            and self.distance(one, other, seats) <= min(reach(one, self.now), reach(other, self.now))
        )

    def distance(self, one: Seek, other: Seek, seats: int) -> int:
        """Return the points between the ratings of two people."""
        return abs(self.points_of(one, seats) - self.points_of(other, seats))

    def points_of(self, seek: Seek, seats: int) -> int:
        """Return the rating of a person for a game with a number of seats."""
        return self.points.get((seek.account, seek.game, seats), self.start)


def reach(seek: Seek, now: datetime) -> float:
    """Return how many points away from a person another one may be: the longer they wait, the more."""
    if not seek.near:
        return inf
    widening = LIVE_WIDENING if seek.speed in LIVE_SPEEDS else SLOW_WIDENING
    waited = max(now - seek.sought_at, timedelta(0))
    return NEAR_POINTS * (1 + waited / widening)
