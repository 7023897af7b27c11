"""Results of a long run, kept in a file so that a run that was stopped can go on: the spec, then a result a line."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from kontor.lab.errors import LabError
from kontor.lab.processes import on_all_cores


class Numbered(Protocol):
    """A result that the spec and its number determine."""

    @property
    def number(self) -> int:
        """Its place in the run, from 0."""


S = TypeVar("S", bound=msgspec.Struct)
R = TypeVar("R", bound=Numbered)


class KeptResults(Generic[S, R]):
    """The results of a run by number; with a file, those that an earlier run wrote there as well."""

    def __init__(self, spec: S, result: type[R], file: Path | None, *, may_differ: tuple[str, ...] = ()) -> None:
        self.spec = spec
        self.file = file
        self.results: dict[int, R] = {}
        if file is None:
            return
        if file.exists():
            self.results = {each.number: each for each in _read(file, spec, result, may_differ)}
        else:
            file.write_bytes(msgspec.json.encode(spec) + b"\n")

    def add(self, result: R) -> None:
        """Keep one more result."""
        self.results[result.number] = result
        if self.file is not None:
            with self.file.open("ab") as lines:
                lines.write(msgspec.json.encode(result) + b"\n")

    def complete(self, make: Callable[[int], R], count: int, workers: int | None = None) -> Iterator[R]:
        """Make what is missing of the first results on all cores; keep each one as it comes, and yield it."""
        for result in on_all_cores(make, self.missing(count), workers):
            self.add(result)
            yield result

    def missing(self, count: int) -> list[int]:
        """Return which of the first numbers have no result yet."""
        return [number for number in range(count) if number not in self.results]

    def first(self, count: int) -> list[R]:
        """Return the results with the first numbers, in their order; those that are missing are left out."""
        return [self.results[number] for number in range(count) if number in self.results]


def _read(file: Path, spec: S, result: type[R], may_differ: tuple[str, ...]) -> list[R]:
    """Return the results in a file; LabError if they are of another spec, apart from the fields that may differ."""
    text = file.read_bytes()
    complete = text.rfind(b"\n") + 1
    first, *lines = text[:complete].splitlines() or [b""]
    try:
        other = msgspec.json.decode(first, type=type(spec))
        found = [msgspec.json.decode(line, type=result) for line in lines]
    except msgspec.MsgspecError as error:
        raise LabError("kept-unread", file=str(file), why=str(error)) from error
    same: dict[str, Any] = {name: getattr(spec, name) for name in may_differ}
    if msgspec.structs.replace(other, **same) != spec:
        raise LabError("kept-other", file=str(file))
    os.truncate(file, complete)  # A run that was killed while it wrote left half a line: that result is made again.
    return found
