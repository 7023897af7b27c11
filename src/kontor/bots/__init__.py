"""Bots by their level. They see only a view and the legal actions of their seat."""

from collections.abc import Callable

from kontor.bots.bot import Bot, Candidate, Decision
from kontor.bots.budget import USUAL, Budget, BudgetError
from kontor.bots.builtin import Clerk, Deckhand, Factor, Trader
from kontor.core import AnyGame

LEVELS: dict[str, Callable[[AnyGame], Bot]] = {
    "deckhand": Deckhand,
    "clerk": Clerk,
    "trader": Trader,
    "factor": Factor,
}
"""A level, called with a game, makes a bot for matches of that game; the weakest level stands first."""

__all__ = [
    "LEVELS",
    "USUAL",
    "Bot",
    "Budget",
    "BudgetError",
    "Candidate",
    "Clerk",
    "Decision",
    "Deckhand",
    "Factor",
    "Trader",
]
