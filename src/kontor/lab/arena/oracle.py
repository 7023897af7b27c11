"""The oracle: a factor that cheats and sees everything, including hands, decks and the luck to come.

It is not a level. Where luck is so large that even the oracle wins little, no honest bot can win more; the arena
measures it to show how close a level comes to that ceiling.
"""

from typing import Any

from kontor.bots import Factor
from kontor.bots.search.lookahead import Lookahead
from kontor.core import AnyGame, View

ORACLE = "oracle"


class SeeingAll(Lookahead):
    """Imagines nothing: the world is the truth."""

    truth: Any = None

    def world(self, view: View, seed: bytes, number: int) -> Any:  # noqa: ARG002
        """Return a copy of the true state, whatever the view shows."""
        return self.truth.clone()


class Oracle(Factor):
    """Searches in the true world, which the arena shows to it before each decision."""

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        self.ahead: SeeingAll = SeeingAll(game, self.ahead.value)

    def look(self, state: Any) -> None:
        """Set the true state for the next decision."""
        self.ahead.truth = state
