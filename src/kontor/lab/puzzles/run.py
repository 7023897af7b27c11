"""Searching many matches on all cores; what is kept in a file is not searched again."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path

from kontor.core import Record
from kontor.lab.kept import KeptResults
from kontor.lab.puzzles.search import METHOD, SearchedMatch, search
from kontor.lab.review.shapes import VERSION


class PuzzleSpec(Record, frozen=True):
    """What is searched: together with a number it determines a match and the puzzles in it."""

    game: str
    rules_version: int
    seed: int
    records: tuple[str, ...] = ()
    """The first links of the records that are searched before the matches of bots."""
    method: int = METHOD
    review_method: int = VERSION


def kept_puzzles(spec: PuzzleSpec, file: Path | None) -> KeptResults[PuzzleSpec, SearchedMatch]:
    """Return the searched matches that are kept in a file."""
    return KeptResults(spec, SearchedMatch, file)


def search_all(
    kept: KeptResults[PuzzleSpec, SearchedMatch], records: tuple[bytes, ...], count: int, workers: int | None = None
) -> Iterator[SearchedMatch]:
    """Search what is missing of the first matches, and yield each one as it comes."""
    return kept.complete(partial(search, kept.spec.game, kept.spec.seed, records), count, workers)
