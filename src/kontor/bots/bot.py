"""What a bot is: it sees what its seat may see, and nothing else. And how one is made by name."""

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Protocol, TypeAlias

from kontor.bots.budget import Budget
from kontor.core import Action, AnyGame, Record, View
from kontor.levels import LevelError, demand_level


class Candidate(Record, frozen=True):
    """An action that was looked at, and the share of the win that it promises to the seat."""

    action: Action
    value: float


class Decision(Record, frozen=True):
    """What a bot decides, and what it thinks of it.

    `shares` are the win shares of all seats after the action, if the bot has an opinion; `candidates` are the actions
    that it compared, the best one first.
    """

    action: Action
    shares: tuple[float, ...] = ()
    candidates: tuple[Candidate, ...] = ()


class Bot(Protocol):
    """A player made of code; it never gets the state of a match.

    It is made with the game, which imagines worlds (`determinize`) and plays them on (`advance`). A decision may depend
    on nothing but its arguments: with a budget in simulations the same arguments give the same decision, in every
    process.
    """

    def decide(self, view: View, legal: Sequence[Action], budget: Budget, seed: bytes) -> Decision:
        """Choose one of the legal actions of the seat that has this view, with luck from the seed alone."""
        ...


BotType: TypeAlias = Callable[[AnyGame], Bot]
"""Makes a bot for matches of a game: a class, or a function that returns one."""


def load_bot(path: str) -> BotType:
    """Import what makes bots, named as ``module:Class``. Never call it with something that a request contains."""
    module, _, name = path.partition(":")
    try:
        bot_type: BotType = getattr(import_module(module), name)
    except (ImportError, AttributeError, ValueError) as error:
        raise LevelError("bot-not-found", bot=path, why=str(error)) from error
    return bot_type


def make_bot(name: str, game: AnyGame) -> Bot:
    """Return a bot for matches of a game: of a level by its name, or of a class of your own as ``module:Class``.

    LevelError if there is none of this name, or if it cannot play the game.
    """
    if ":" in name:
        return load_bot(name)(game)
    return load_bot(demand_level(name, game.info.slug, game.info.title).bot)(game)
