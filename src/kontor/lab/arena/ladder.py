"""The ladder: every level against the one below it, in every kind of setup of a game."""

from collections.abc import Iterator
from itertools import pairwise, product
from typing import Any

from kontor.bots.knowledge import edition_options
from kontor.core import AnyGame
from kontor.lab.arena.spec import Spec
from kontor.levels import all_levels, plain_levels_for


def bars(game: AnyGame) -> dict[str, float]:
    """Return by level the share that it should win head to head against the level below it."""
    levels = [all_levels()[name] for name in plain_levels_for(game.info.slug)]
    return {level.name: level.bar for level in levels[1:] if level.bar is not None}


def editions(game: AnyGame) -> Iterator[dict[str, Any]]:
    """Yield the options of every edition, each of which has weights of its own."""
    named = edition_options(game)
    for values in product(*(option.choices for option in named)):
        yield dict(zip((option.name for option in named), values, strict=True))


def steps(game: AnyGame, games: int, seed: int, budget: str, level: str | None = None) -> Iterator[Spec]:
    """Yield the measurements of the ladder, the lowest step first; only those of `level` if it is given."""
    for below, above in pairwise(plain_levels_for(game.info.slug)):
        if above not in bars(game) or level not in (None, above):
            continue
        for options in editions(game):
            for seats in game.info.seats:
                yield Spec(game.info.slug, above, below, seats, games, seed, budget, options)


def kept_as(spec: Spec) -> str:
    """Return the name of the file that keeps the games of a step."""
    table = "-".join([*map(str, spec.options.values()), str(spec.seats)])
    return f"{spec.game}-{table}-{spec.challenger}-over-{spec.field}-{spec.budget}-seed{spec.seed}.jsonl"
