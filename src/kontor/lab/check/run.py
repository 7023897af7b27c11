"""Running the check of reviews on all cores; what is kept in a folder is not played again."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path

from kontor.core import Record, registry
from kontor.lab.check.blunders import BlunderReview, review_blunder
from kontor.lab.check.midgame import MidgameMatch, sample_midgame
from kontor.lab.kept import KeptResults
from kontor.lab.review.shapes import VERSION
from kontor.levels import DEFAULT_LEVEL, plain_levels_for

BLUNDERS_FILE, MIDGAME_FILE = "blunders.jsonl", "midgame.jsonl"
"""The files of the folder in which results are kept."""


class CheckSpec(Record, frozen=True):
    """What is checked: together with a number it determines a match and what a review says about it."""

    games: tuple[str, ...]
    """They take turns."""
    seed: int
    method: int = VERSION
    """The version of the method of reviews."""


def checked_games() -> tuple[str, ...]:
    """Return all games that traders can play."""
    return tuple(slug for slug in registry.slugs() if DEFAULT_LEVEL in plain_levels_for(slug))


def kept_blunders(spec: CheckSpec, file: Path | None) -> KeptResults[CheckSpec, BlunderReview]:
    """Return the reviews of blunders that are kept in a file."""
    return KeptResults(spec, BlunderReview, file)


def kept_midgames(spec: CheckSpec, file: Path | None) -> KeptResults[CheckSpec, MidgameMatch]:
    """Return the matches with a position in their middle that are kept in a file."""
    return KeptResults(spec, MidgameMatch, file)


def review_blunders(
    kept: KeptResults[CheckSpec, BlunderReview], count: int, workers: int | None = None
) -> Iterator[BlunderReview]:
    """Plant and review what is missing of the first blunders, and yield each review as it comes."""
    return kept.complete(partial(review_blunder, kept.spec.games, kept.spec.seed), count, workers)


def sample_midgames(
    kept: KeptResults[CheckSpec, MidgameMatch], count: int, workers: int | None = None
) -> Iterator[MidgameMatch]:
    """Play what is missing of the first matches, of all games together, and yield each one as it comes."""
    return kept.complete(partial(sample_midgame, kept.spec.games, kept.spec.seed), count, workers)
