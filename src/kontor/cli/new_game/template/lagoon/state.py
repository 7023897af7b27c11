"""Everything that is true about a match, and what one seat may know of it."""

from kontor.cli.new_game.template.lagoon.components import PearlId
from kontor.cli.new_game.template.lagoon.frames import LagoonFrame
from kontor.core import BySeat, Record, State, View


class LagoonOptions(Record, frozen=True):
    """There are no options yet: declare them here and in `GameInfo`."""


class LagoonState(State[LagoonFrame]):
    """A match in progress."""

    options: LagoonOptions
    pile: list[str]
    """The pearls to come; the last one is on top."""
    hands: list[list[str]]
    rows: list[list[str]]
    coins: list[int]
    sunk: list[str]
    """The lots that nobody wanted."""

    def clone(self) -> "LagoonState":
        """Copy field by field: searches live on the speed of this."""
        return LagoonState(
            self.seed,
            self.seats,
            self.draws.copy(),
            self.frames.copy(),
            self.options,
            self.pile.copy(),
            [hand.copy() for hand in self.hands],
            [row.copy() for row in self.rows],
            self.coins.copy(),
            self.sunk.copy(),
        )


class LagoonView(View, frozen=True):
    """What one seat sees; a spectator has no hand."""

    options: LagoonOptions
    hand: tuple[PearlId, ...]
    hand_sizes: BySeat[int]
    rows: BySeat[tuple[PearlId, ...]]
    coins: BySeat[int]
    pile: int
    sunk: tuple[PearlId, ...]
    unseen: tuple[PearlId, ...]
    """The pearls whose place this seat does not know, sorted."""
    frames: tuple[LagoonFrame, ...]
