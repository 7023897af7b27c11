"""The deckhand: does anything that is allowed, with equal chances."""

from collections.abc import Sequence

from kontor.bots.bot import Decision
from kontor.bots.budget import Budget
from kontor.core import Action, AnyGame, View, chance


class Deckhand:
    """Chooses uniformly among the legal actions: the opponent of a first game, and the zero of every measurement."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def decide(self, view: View, legal: Sequence[Action], budget: Budget, seed: bytes) -> Decision:  # noqa: ARG002
        """Choose any legal action."""
        return Decision(chance(seed, "deckhand", 0).pick(legal))
