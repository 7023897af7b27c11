"""Sampling many matches on all cores; matches that are kept in a file are not played again."""

import os
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import msgspec

from kontor.core import Record
from kontor.lab.arena.spec import ArenaError
from kontor.lab.calibration.sample import SampledMatch, sample_match
from kontor.lab.processes import on_all_cores


class SampleSpec(Record, frozen=True):
    """What is sampled: together with a number it determines a match."""

    game: str
    seed: int


class KeptSamples:
    """The matches of a calibration, in a file of lines: the spec first, then one match a line."""

    def __init__(self, spec: SampleSpec, file: Path | None) -> None:
        self.spec = spec
        self.file = file
        self.matches: dict[int, SampledMatch] = {}
        if file is not None and file.exists():
            self._read(file)
        elif file is not None:
            file.write_bytes(msgspec.json.encode(spec) + b"\n")

    def _read(self, file: Path) -> None:
        text = file.read_bytes()
        complete = text.rfind(b"\n") + 1
        first, *lines = text[:complete].splitlines() or [b""]
        try:
            other = msgspec.json.decode(first, type=SampleSpec)
            found = [msgspec.json.decode(line, type=SampledMatch) for line in lines]
        except msgspec.MsgspecError as error:
            raise ArenaError("kept-unread", file=str(file), why=str(error)) from error
        if other != self.spec:
            raise ArenaError("kept-other", file=str(file))
        self.matches = {match.number: match for match in found}
        os.truncate(file, complete)  # A run that was killed while it wrote left half a line: it is played again.

    def add(self, match: SampledMatch) -> None:
        """Keep one more match."""
        self.matches[match.number] = match
        if self.file is not None:
            with self.file.open("ab") as lines:
                lines.write(msgspec.json.encode(match) + b"\n")

    def first(self, matches: int) -> list[SampledMatch]:
        """Return the matches with the first numbers, in their order; those that are missing are left out."""
        return [self.matches[number] for number in range(matches) if number in self.matches]


def sample(kept: KeptSamples, matches: int, workers: int | None = None) -> Iterator[SampledMatch]:
    """Play what is missing of the first matches, and yield each one as it comes."""
    missing = [number for number in range(matches) if number not in kept.matches]
    for match in on_all_cores(partial(sample_match, kept.spec.game, kept.spec.seed), missing, workers):
        kept.add(match)
        yield match
