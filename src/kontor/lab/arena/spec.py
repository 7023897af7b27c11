"""What is measured: a spec alone determines every game, so a run can be split, parallelized, stopped and resumed."""

from typing import Any

import msgspec

from kontor.core import Record


class Spec(Record, frozen=True):
    """A challenger among `seats - 1` copies of `field`; `games` is rounded up to whole clusters."""

    game: str
    challenger: str
    field: str
    seats: int
    games: int
    seed: int = 1
    budget: str = "0.1s"
    options: dict[str, Any] = msgspec.field(default_factory=dict)

    @property
    def clusters(self) -> int:
        """The number of seeds: each is played once with the challenger on every seat."""
        return -(-self.games // self.seats)


class Cluster(Record, frozen=True):
    """The games of one seed: the challenger's share of the win on each seat, and its lead."""

    number: int
    shares: tuple[float, ...]
    leads: tuple[int, ...] = ()
    """The challenger's points less those of the best other player; empty in files from before leads were counted."""
    waste: dict[str, float] = msgspec.field(default_factory=dict)
    """What the challenger wasted, by name: the mean over the games (`Policy.waste`)."""

    @property
    def mean(self) -> float:
        """The challenger's share over all seats."""
        return sum(self.shares) / len(self.shares)

    @property
    def lead(self) -> float:
        """The challenger's mean lead over all seats, in points."""
        return sum(self.leads) / len(self.leads)
