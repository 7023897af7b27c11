"""Checks of component files that all games share; each game adds its own.

A check yields what is wrong. Checks run in order, and a later one may rely on the earlier ones: only the first fault is
reported.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

from kontor.core.components import ComponentData
from kontor.core.errors import KontorError


class BoxError(KontorError):
    """Why a component file cannot make a game; base class of each game's own errors."""


def demand_playable(data: ComponentData, faults: Iterable[BoxError]) -> None:
    """Raise ComponentsError with the first fault, if there is one."""
    for fault in faults:
        data.demand(False, fault)


def repeated_ids(lists: Mapping[str, Sequence[str]]) -> Iterator[BoxError]:
    """Yield a fault for every id that a list has more than once."""
    for name, ids in lists.items():
        for id_, count in Counter(ids).items():
            if count > 1:
                yield BoxError("components-twice", list=name, id=id_)


def unknown_ids(lists: Mapping[str, tuple[Sequence[str], Sequence[str]]]) -> Iterator[BoxError]:
    """Yield a fault for every list whose ids are not exactly those that have texts."""
    for name, (ids, known) in lists.items():
        if sorted(ids) != sorted(known):
            yield BoxError("components-known", list=name, known=", ".join(known))


def small_figures(figures: Mapping[str, tuple[int, int]]) -> Iterator[BoxError]:
    """Yield a fault for every figure below its minimum."""
    for name, (value, least) in figures.items():
        if value < least:
            yield BoxError("components-least", name=name, least=least)
