"""Bots by their level. They see only a view and the legal actions of their seat."""

from collections.abc import Callable

from kontor.bots.bot import Bot
from kontor.bots.deckhand import Deckhand
from kontor.core import AnyGame

LEVELS: dict[str, Callable[[AnyGame], Bot]] = {"deckhand": Deckhand}
"""A level, called with a game, makes a bot for matches of that game."""

__all__ = ["LEVELS", "Bot", "Deckhand"]
