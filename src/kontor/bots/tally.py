"""What a search has seen of an action so far."""

from collections.abc import Sequence
from typing import TypeAlias

from kontor.core import Action

Found: TypeAlias = tuple[Action, tuple[float, ...]]
"""A candidate, and the mean share that it promises to every seat."""


class Tally:
    """How often something was tried, and the shares that it promised."""

    def __init__(self, seats: int) -> None:
        self.sums = [0.0] * seats
        self.tried = 0

    def add(self, shares: Sequence[float]) -> None:
        """Add what one world says."""
        self.sums = [total + share for total, share in zip(self.sums, shares, strict=True)]
        self.tried += 1

    def means(self) -> tuple[float, ...]:
        """Return the mean share of every seat."""
        return tuple(total / self.tried for total in self.sums)
