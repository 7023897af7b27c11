"""What is played: a spec alone determines every match, so a run can be split, spread, stopped and resumed."""

from collections.abc import Iterator
from enum import StrEnum
from itertools import combinations, combinations_with_replacement
from typing import Any, NamedTuple

import msgspec

from kontor.bots import Budget
from kontor.core import Record
from kontor.core.codec import digest
from kontor.lab.errors import LabError

DEFAULT_CHUNK_DEALS = 5
DEFAULT_BUDGET = "40sims"

FORMAT = 1
"""The version of what the rows of a chunk mean; part of the hash of a spec."""


class Reading(StrEnum):
    """What is also kept of each match, besides its decisions and its result."""

    NUMBERS = "numbers"
    """What the seat saw, as numbers, and the ids of its legal actions: for programs that learn."""
    FORKS = "forks"
    """What auctioneers would have got by the other answer, where they could sell or buy: played to the end as well."""


class Place(NamedTuple):
    """Where a match belongs: its deal, its lineup, and by how many seats the lineup is moved on."""

    number: int
    deal: int
    lineup: int
    turn: int


class SelfPlay(Record, frozen=True):
    """Lineups of bots that play the same deals; in each deal every bot of a lineup sits once on every seat.

    A bot is the name of a level, a script of the arena, or ``module:Class``. A deal is a seed of the table.
    """

    game: str
    lineups: tuple[tuple[str, ...], ...]
    """By lineup: the bot of each seat, in the first turn."""
    deals: int
    seed: int = 1
    budget: str = DEFAULT_BUDGET
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    readings: tuple[Reading, ...] = ()
    chunk_deals: int = DEFAULT_CHUNK_DEALS
    """How many deals are played together: the more, the fewer and larger the files."""
    format: int = FORMAT

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.lineups[0])

    @property
    def chunks(self) -> int:
        """The number of chunks."""
        return -(-self.deals // self.chunk_deals)

    @property
    def matches_in_deal(self) -> int:
        """How many matches one deal has: all lineups, each in all its turns."""
        return sum(map(turns, self.lineups))

    @property
    def matches(self) -> int:
        """The number of matches."""
        return self.deals * self.matches_in_deal

    @property
    def hash(self) -> str:
        """The SHA-256 of the spec: who has the same one gets the same matches."""
        return digest(self)

    def deals_of(self, chunk: int) -> range:
        """Return the deals of a chunk; the last one can have fewer."""
        return range(chunk * self.chunk_deals, min((chunk + 1) * self.chunk_deals, self.deals))

    def places_of(self, chunk: int) -> Iterator[Place]:
        """Yield the matches of a chunk in their order."""
        for deal in self.deals_of(chunk):
            number = deal * self.matches_in_deal
            for lineup, bots in enumerate(self.lineups):
                for turn in range(turns(bots)):
                    yield Place(number, deal, lineup, turn)
                    number += 1

    def bots_at(self, place: Place) -> tuple[str, ...]:
        """Return the bot of each seat in a match."""
        bots = self.lineups[place.lineup]
        return (*bots[place.turn :], *bots[: place.turn])

    def require_repeatable(self) -> None:
        """Refuse a budget in seconds: what a bot finds in a second depends on the machine. LabError."""
        if Budget.read(self.budget).simulations is None:
            raise LabError("timed-budget", budget=self.budget)


def turns(bots: tuple[str, ...]) -> int:
    """Return how often a lineup is moved on by a seat until it is the same again."""
    return next(turn for turn in range(1, len(bots) + 1) if (*bots[turn:], *bots[:turn]) == bots)


def all_play_all(bots: tuple[str, ...], seats: int) -> tuple[tuple[str, ...], ...]:
    """Return the lineups of a tournament: each choice of bots for a table, with copies if there are too few."""
    if len(bots) >= seats:
        return tuple(combinations(bots, seats))
    return tuple(lineup for lineup in combinations_with_replacement(bots, seats) if len(set(lineup)) > 1)
