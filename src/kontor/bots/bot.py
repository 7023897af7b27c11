"""The interface of bots, which see only what their seat may see, and how to make one by name."""

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Protocol, TypeAlias

from kontor.bots.budget import Budget
from kontor.bots.search.race import Margin
from kontor.core import Action, AnyGame, Record, View
from kontor.levels import LevelError, demand_level


class Candidate(Record, frozen=True):
    """An action that a bot compared, and the share of the win (0 to 1) that it promises to the seat."""

    action: Action
    value: float
    margin: Margin | None = None
    """How much better the best candidate is; None for that one itself, and from bots that cannot tell."""


class Decision(Record, frozen=True):
    """The action that a bot chose, and how it judged it.

    `shares` are the expected win shares of all seats after the action, empty if the bot estimates none; `candidates`
    are the actions that it compared, the best one first.
    """

    action: Action
    shares: tuple[float, ...] = ()
    candidates: tuple[Candidate, ...] = ()


class Bot(Protocol):
    """A computer player; it never gets the state of a match.

    It is made with the game, so it can imagine worlds (`determinize`) and play on in them (`advance`). A decision may
    depend on nothing but its arguments: with a budget in simulations the same arguments give the same decision, in
    every process.
    """

    def decide(self, view: View, legal: Sequence[Action], budget: Budget, seed: bytes) -> Decision:
        """Choose one of the legal actions of the seat that has this view; all luck comes from the seed."""
        ...


BotType: TypeAlias = Callable[[AnyGame], Bot]
"""Makes a bot for a game: a class of bots, or a function that returns a bot."""


def load_bot(path: str) -> BotType:
    """Import a class of bots by its path, ``module:Class``. Never call it with data from a request."""
    module, _, name = path.partition(":")
    try:
        bot_type: BotType = getattr(import_module(module), name)
    except (ImportError, AttributeError, ValueError) as error:
        raise LevelError("bot-not-found", bot=path, why=str(error)) from error
    return bot_type


def make_bot(name: str, game: AnyGame) -> Bot:
    """Return a bot for a game, by the name of a level or the path of a class (``module:Class``).

    LevelError if there is no such level or class, or if the level cannot play the game.
    """
    if ":" in name:
        return load_bot(name)(game)
    return load_bot(demand_level(name, game.info.slug, game.info.title).bot)(game)
