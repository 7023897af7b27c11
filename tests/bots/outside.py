"""What a package outside of Kontor would bring: a bot, a level for it, and knowledge of the toy game."""

from collections.abc import Hashable, Sequence
from typing import Any

from kontor.bots import Budget, Decision
from kontor.bots.knowledge import Policy
from kontor.core import Action, AnyGame, Rng, Seat, View
from kontor.levels import Level


class Admiral:
    """Takes the last legal action."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def decide(self, view: View, legal: Sequence[Action], budget: Budget, seed: bytes) -> Decision:
        return Decision(legal[-1])


class ToyPolicy(Policy):
    """Takes the first legal action."""

    def choose(self, world: Any, seat: Seat, legal: Sequence[Action], rng: Rng) -> Action:
        return legal[0]

    def turn(self, world: Any) -> Hashable:
        return len(world.frames)


ADMIRAL = Level("admiral", "bots.outside:Admiral", rating=24.0, bar=0.6, needs=("policy",))
NOT_ITS_NAME = Level("captain", "bots.outside:Admiral", rating=24.0)
