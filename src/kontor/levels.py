"""The levels of bots, from the weakest to the strongest: the only list of them.

A level is a name and all that the rest of Kontor needs to know about its bots. Their class is named, not imported, so
the server can read the list without loading code that thinks. Other packages add to it through entry points:

- ``kontor.levels``: a `Level` under its name, for a bot from another package;
- ``kontor.bots.policies`` and ``kontor.bots.features``: what bots know about a game, under the slug of the game. The
  names alone say which levels can play it.
"""

import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.metadata import entry_points
from itertools import repeat
from typing import Literal, TypeAlias

import msgspec

from kontor.core import KontorError

GROUP = "kontor.levels"
Knowledge: TypeAlias = Literal["policy", "features"]
KNOWLEDGE_GROUPS: dict[Knowledge, str] = {"policy": "kontor.bots.policies", "features": "kontor.bots.features"}
"""By kind of knowledge: the entry point group where packages register it, with one entry for each game."""
NAME = re.compile(r"[a-z][a-z0-9_]{0,23}")


class LevelError(KontorError):
    """There is no such level, or it cannot play a game."""


class Level(msgspec.Struct, frozen=True):
    """A strength of bots."""

    name: str
    bot: str
    """The class of its bots, as ``module:Class``; called with a game, it returns a bot."""
    rating: float
    """Fixed rating, against which people are rated (ADR 18); a beginner has about 22."""
    game_ratings: dict[str, float] = {}
    """By game: the rating where it differs."""
    seconds: float = 0.1
    """Seconds to think about a decision at a server."""
    bar: float | None = None
    """The share that it should win head to head against the level below; None if the ladder does not measure it."""
    needs: tuple[Knowledge, ...] = ()
    """The knowledge without which it cannot play a game."""
    games: tuple[str, ...] | None = None
    """The slugs of the games in which it is offered; None: every game that it can play."""
    person: str | None = None
    """The name of its only bot, which plays in a style of its own and sits at a table once; None: bots are numbered."""

    def rating_in(self, game: str) -> float:
        """Return its rating in a game."""
        return self.game_ratings.get(game, self.rating)

    def can_play(self, game: str) -> bool:
        """Return True if it is offered in a game, and the knowledge that it needs is registered."""
        offered = self.games is None or game in self.games
        return offered and all(game in _games_known(kind) for kind in self.needs)


TRADER_RATING = 27.0
TRADER_RATINGS = {"goa": 29.0}
VALUE_NEEDS: tuple[Knowledge, ...] = ("policy", "features")
STYLED_BOTS = {"builder": "Mira", "hoarder": "Otto", "denier": "Vera"}
"""By level: the name of its only bot. All of them are as strong as a trader."""


def _styled(level: str, person: str) -> Level:
    """Return the level of a bot with a name and a style."""
    return Level(
        level,
        f"kontor.bots.styled:{level.capitalize()}",
        rating=TRADER_RATING,
        game_ratings=TRADER_RATINGS,
        needs=VALUE_NEEDS,
        person=person,
    )


BUILTIN = (
    Level("deckhand", "kontor.bots.builtin:Deckhand", rating=10.0),
    Level("clerk", "kontor.bots.builtin:Clerk", rating=22.0, bar=0.9, needs=("policy",)),
    *(_styled(level, person) for level, person in STYLED_BOTS.items()),
    Level(
        "trader",
        "kontor.bots.builtin:Trader",
        rating=TRADER_RATING,
        game_ratings=TRADER_RATINGS,
        bar=0.75,
        needs=VALUE_NEEDS,
    ),
    Level(
        "factor",
        "kontor.bots.builtin:Factor",
        rating=30.0,
        game_ratings={"goa": 32.0},
        seconds=1.0,
        bar=0.65,
        needs=VALUE_NEEDS,
    ),
    Level(
        "doge",
        "kontor.bots.builtin:Doge",
        rating=36.0,
        seconds=1.0,
        bar=0.6,
        needs=VALUE_NEEDS,
        games=("goa",),
    ),
)
DEFAULT_LEVEL = "trader"
"""The level of bots if nobody names one, and of the caretaker; `level_for` replaces it in games that it cannot play."""

MIXED = "mixed"
"""What a caller names instead of a level who wants bots of the default level, each with a style of its own."""

ADVISER_LEVEL = "trader"
"""The level whose bots give hints: the strongest that answers without making people wait."""


@cache
def all_levels() -> dict[str, Level]:
    """Return the levels of Kontor and of the packages that are installed, by name, the weakest first."""
    levels = [*BUILTIN, *(_load(entry.name) for entry in entry_points(group=GROUP))]
    return {level.name: level for level in sorted(levels, key=lambda level: level.rating)}


def levels_for(game: str) -> list[str]:
    """Return the names of the levels that can play a game, the weakest first; the deckhand can play every game."""
    return [level.name for level in all_levels().values() if level.can_play(game)]


def plain_levels_for(game: str) -> list[str]:
    """Return those of `levels_for` that differ in strength alone."""
    return [name for name in levels_for(game) if all_levels()[name].person is None]


def styled_levels_for(game: str) -> list[str]:
    """Return those of `levels_for` whose only bot has a name and a style."""
    return [name for name in levels_for(game) if all_levels()[name].person is not None]


def levels_to_fill(game: str, wanted: str, seated: Iterable[str], first: int) -> Iterator[str]:
    """Yield the level of one empty seat after the other, for ever.

    That is the wanted one; but a bot with a style sits there once, and then come bots of the default level. `MIXED`
    means every bot with a style: the one at place `first`, counted round, is the first of them.
    """
    styled = styled_levels_for(game)
    if wanted == MIXED or wanted in styled:
        start = first % len(styled) if styled else 0
        turned = (*styled[start:], *styled[:start])
        there = set(seated)
        yield from (name for name in turned if wanted in (MIXED, name) and name not in there)
        wanted = level_for(game)
    yield from repeat(wanted)


def level_for(game: str, wanted: str = DEFAULT_LEVEL) -> str:
    """Return the wanted level if it can play a game, otherwise the strongest built-in one below it that can."""
    levels = all_levels()
    if wanted in levels and levels[wanted].can_play(game):
        return wanted
    most = levels.get(wanted, levels[DEFAULT_LEVEL]).rating
    return [level.name for level in BUILTIN if level.rating <= most and not level.person and level.can_play(game)][-1]


def demand_level(name: str, game: str, title: str) -> Level:
    """Return the level of this name; LevelError if there is none, or if it cannot play the game.

    Only names are looked up here, so a request can never choose what is imported.
    """
    level = all_levels().get(name)
    if level is None:
        raise LevelError("level-unknown", level=name, known=levels_for(game))
    if not level.can_play(game):
        raise LevelError("level-cannot-play", level=name, game=title, known=levels_for(game))
    return level


def _load(name: str) -> Level:
    (entry, *others) = entry_points(group=GROUP, name=name)
    try:
        level = entry.load()
    except Exception as error:  # importing a package can raise anything
        raise LevelError("level-broken", level=name, why=f"{type(error).__name__}: {error}") from error
    taken = others or name in [MIXED, *(builtin.name for builtin in BUILTIN)]
    if not isinstance(level, Level) or level.name != name or not NAME.fullmatch(name) or taken:
        raise LevelError("level-broken", level=name, why="not a Level of this name, or the name is taken")
    return level


@cache
def _games_known(kind: Knowledge) -> frozenset[str]:
    return frozenset(entry.name for entry in entry_points(group=KNOWLEDGE_GROUPS[kind]))
