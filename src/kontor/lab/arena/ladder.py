"""The ladder: every level against the one below it, at every kind of table of a game."""

from collections.abc import Iterator
from itertools import pairwise, product
from typing import Any

from kontor.bots import LEVELS
from kontor.bots.knowledge import edition_options
from kontor.core import AnyGame
from kontor.lab.arena.spec import Spec

BARS = {"clerk": 0.9, "trader": 0.75, "factor": 0.65}
"""What each level should win head to head against the one below it."""


def editions(game: AnyGame) -> Iterator[dict[str, Any]]:
    """Yield the options of every edition: every kind of table that is learned for itself."""
    named = edition_options(game)
    for values in product(*(option.choices for option in named)):
        yield dict(zip((option.name for option in named), values, strict=True))


def steps(game: AnyGame, games: int, seed: int, budget: str, level: str | None = None) -> Iterator[Spec]:
    """Yield the measurements of the ladder, the lowest step first; of one level alone if it is named."""
    for below, above in pairwise(LEVELS):
        if level not in (None, above):
            continue
        for options in editions(game):
            for seats in game.info.seats:
                yield Spec(game.info.slug, above, below, seats, games, seed, budget, options)


def kept_as(spec: Spec) -> str:
    """Return the name of the file that keeps the games of a step."""
    table = "-".join([*map(str, spec.options.values()), str(spec.seats)])
    return f"{spec.game}-{table}-{spec.challenger}-over-{spec.field}-{spec.budget}-seed{spec.seed}.jsonl"
