"""Something that is wrong: what a check returns."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, Literal, NamedTuple, TypeAlias

Wrong: TypeAlias = Literal["lost", "duplicated", "misled", "stuck"]
"""Acknowledged and not stored; stored twice; told what is not so; waits for ever."""
Row: TypeAlias = Mapping[str, Any]
"""A row of the database, by the names of its columns."""


class Finding(NamedTuple):
    """What is wrong, and where."""

    wrong: Wrong
    match: str
    what: str


def doubles(things: Iterable[Any]) -> list[Any]:
    """Return what occurs more than once."""
    return [thing for thing, count in Counter(things).items() if count > 1]
