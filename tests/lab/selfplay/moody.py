"""A bot that breaks its promise: what it does depends on what its process did before."""

from collections.abc import Sequence
from itertools import count

from kontor.bots import Budget, Decision
from kontor.core import Action, AnyGame, View

_moods = count(1)


class Moody:
    """Plays any legal action, a different one each time it is asked."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def decide(self, view: View, legal: Sequence[Action], budget: Budget, seed: bytes) -> Decision:
        """Decide by the mood of the process."""
        return Decision(legal[next(_moods) % len(legal)])
