"""Traders with a style: as strong as a trader, but each likes to play in a way of its own.

Where little depends on a decision they do what the policy of their style would do; elsewhere they play as the trader.
"""

from typing import ClassVar

from kontor.bots.builtin import Trader
from kontor.bots.knowledge import policy_of, styles_of
from kontor.core import AnyGame

HABIT_SHARE = 0.05
"""The share of the win that a bot gives up at most in one decision, to play in its style."""


class StyledTrader(Trader):
    """A trader that follows the policy of its style where that costs little."""

    style: ClassVar[str]
    """The name of the style; in a game whose policy has no such style it plays as a plain trader."""

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        if self.style in styles_of(game):
            self.trusted, self.trust = policy_of(game, self.style), HABIT_SHARE


class Hoarder(StyledTrader):
    """Likes to save."""

    style = "hoarder"


class Builder(StyledTrader):
    """Likes to invest early."""

    style = "builder"


class Denier(StyledTrader):
    """Likes to take what others want."""

    style = "denier"
