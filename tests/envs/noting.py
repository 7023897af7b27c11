"""A bot from outside that notes what it was given."""

from collections.abc import Sequence
from typing import ClassVar

from kontor.bots import Budget, Decision
from kontor.core import Action, AnyGame, View


class Noting:
    """Takes the first legal action, and notes the luck of every decision."""

    seeds: ClassVar[list[bytes]] = []

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def decide(self, view: View, legal: Sequence[Action], budget: Budget, seed: bytes) -> Decision:
        assert view.own_seat > 0, "the learner sits on seat 0"
        assert budget.simulations
        self.seeds.append(seed)
        return Decision(legal[0])
