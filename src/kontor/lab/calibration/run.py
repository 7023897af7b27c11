"""Sampling many matches on all cores; matches that are kept in a file are not played again."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path

from kontor.core import Record
from kontor.lab.calibration.sample import SampledMatch, sample_match
from kontor.lab.kept import KeptResults


class SampleSpec(Record, frozen=True):
    """What is sampled: together with a number it determines a match."""

    game: str
    seed: int


class KeptSamples(KeptResults[SampleSpec, SampledMatch]):
    """The matches of a calibration."""

    def __init__(self, spec: SampleSpec, file: Path | None) -> None:
        super().__init__(spec, SampledMatch, file)


def sample(kept: KeptSamples, matches: int, workers: int | None = None) -> Iterator[SampledMatch]:
    """Play what is missing of the first matches, and yield each one as it comes."""
    return kept.complete(partial(sample_match, kept.spec.game, kept.spec.seed), matches, workers)
