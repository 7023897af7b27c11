"""Bots by their level. They see only a view and the legal actions of their seat."""

from collections.abc import Callable

from kontor.bots.bot import Bot
from kontor.bots.deckhand import Deckhand

LEVELS: dict[str, Callable[[], Bot]] = {"deckhand": Deckhand}

__all__ = ["LEVELS", "Bot", "Deckhand"]
