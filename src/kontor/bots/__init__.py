"""Bots, which see only the view and the legal actions of their seat; `kontor.levels` lists their strengths."""

from kontor.bots.bot import Bot, BotType, Candidate, Decision, load_bot, make_bot
from kontor.bots.budget import DEFAULT_BUDGET, Budget, BudgetError
from kontor.bots.builtin import Clerk, Deckhand, Doge, Factor, Trader

__all__ = [
    "DEFAULT_BUDGET",
    "Bot",
    "BotType",
    "Budget",
    "BudgetError",
    "Candidate",
    "Clerk",
    "Decision",
    "Deckhand",
    "Doge",
    "Factor",
    "Trader",
    "load_bot",
    "make_bot",
]
