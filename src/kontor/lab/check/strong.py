"""The strong player of the check: the factor with a fixed number of simulations, so that it can play a match again."""

from collections.abc import Sequence
from typing import Any

from kontor.bots import Budget, Decision
from kontor.bots.builtin import Factor
from kontor.bots.search.config import SearchConfig, search_configs
from kontor.bots.value import setup_key
from kontor.core import Action, AnyGame, View

STRONG_BUDGET = Budget(simulations=100)
"""What it may spend on one decision."""


def short_config(game: AnyGame, seats: int, options: Any) -> SearchConfig:
    """Return how the factor searches with a short budget: playing every match to its end would take minutes."""
    config = search_configs(game).get(setup_key(game, seats, options), SearchConfig())
    return config.within(Budget(seconds=0.0))


class StrongPlayer:
    """Plays as the factor does, with a budget of its own."""

    def __init__(self, game: AnyGame, config: SearchConfig) -> None:
        self.factor = Factor(game, config=config)

    def decide(self, view: View, legal: Sequence[Action], budget: Budget, seed: bytes) -> Decision:  # noqa: ARG002
        """Choose as the factor does, whatever the budget."""
        return self.factor.decide(view, legal, STRONG_BUDGET, seed)
