"""What a search counts: the part of its budget that is spent, and what each action has promised so far."""

from collections.abc import Sequence
from time import perf_counter, process_time
from typing import NamedTuple

from kontor.bots.budget import Budget
from kontor.bots.search.race import Margin
from kontor.core import Action, Seat

MAX_SECONDS = 2.0
"""Maximum seconds that a bot thinks, whatever its budget in seconds; a budget in simulations has no such limit."""


class Scored(NamedTuple):
    """A candidate, the mean share that it promises to every seat, and how much better the best one is, if known."""

    action: Action
    shares: tuple[float, ...]
    margin: Margin | None = None


class ActionStats:
    """How often an action was tried, and the shares that it promised."""

    def __init__(self, seats: int) -> None:
        self.sums = [0.0] * seats
        self.read: list[Sequence[float]] = []
        """What was added, in this order."""
        self.tried = 0

    def add(self, shares: Sequence[float]) -> None:
        """Add the shares read in one world."""
        self.sums = [total + share for total, share in zip(self.sums, shares, strict=True)]
        self.read.append(shares)
        self.tried += 1

    def of(self, seat: Seat) -> list[float]:
        """Return the shares of one seat, in the order in which they were added."""
        return [shares[seat] for shares in self.read]

    def means(self) -> tuple[float, ...]:
        """Return the mean share of every seat."""
        return tuple(total / self.tried for total in self.sums)


class Meter:
    """Measures how much of a budget is spent; it reads the clock only if the budget is in seconds."""

    def __init__(self, budget: Budget) -> None:
        self.simulations = budget.simulations
        self.seconds = min(budget.seconds or 0.0, MAX_SECONDS)
        self.clock = process_time if budget.of_processor else perf_counter
        self.begun = self.clock()
        self.counted = 0

    def count(self, simulations: int = 1) -> None:
        """Count simulations that were made."""
        self.counted += simulations

    def spent(self) -> float:
        """Return the part of the budget that is spent; at 1 or more the search must end."""
        if self.simulations is not None:
            return self.counted / max(1, self.simulations)
        return (self.clock() - self.begun) / self.seconds if self.seconds else 1.0
