"""The cheating ceiling: a factor that sees everything, hands, decks and the luck to come.

It is no level of the game. Where luck is so large that even the oracle wins little, no honest bot can win more; the
arena measures it to know how much of the way a level has gone.
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
        """Return the true state, whatever the seat may know of it."""
        return self.truth.clone()


class Oracle(Factor):
    """Searches in the true world, which the arena shows to it before each decision."""

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        self.ahead: SeeingAll = SeeingAll(game, self.ahead.value)

    def look(self, state: Any) -> None:
        """Look at the truth."""
        self.ahead.truth = state
