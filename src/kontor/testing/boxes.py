"""Edits of component files, for tests of what the owner of a box may write into one."""

import copy
from collections.abc import Callable
from typing import Any, TypeAlias, TypeVar

from kontor.core import AnyGame, ComponentData, ComponentsError
from kontor.core.box_checks import BoxError

Data: TypeAlias = dict[str, Any]
Edit: TypeAlias = Callable[[Data], object]
G = TypeVar("G", bound=AnyGame)


def changed_box(game: G, *edits: Edit) -> G:
    """Return the game with an edited copy of its component file."""
    data = copy.deepcopy(game.components.data)
    for edit in edits:
        edit(data)
    return game.with_components(ComponentData(data, "box.toml"))


def box_fault(game: AnyGame, *edits: Edit) -> BoxError:
    """Return why the game refuses its edited component file; AssertionError if it does not."""
    try:
        changed_box(game, *edits)
    except ComponentsError as error:
        fault = error.facts["why"]
        if isinstance(fault, BoxError) and error.facts["file"] == "box.toml":
            return fault
        raise
    raise AssertionError("the component file was accepted")


def table(name: str, **figures: Any) -> Edit:
    """Change figures of a table of the file."""
    return lambda data: data[name].update(figures)


def entry(name: str, id_: str, **figures: Any) -> Edit:
    """Change figures of the entry of a list that has this id."""

    def edit(data: Data) -> None:
        [found] = [item for item in data[name] if item["id"] == id_]
        found.update(figures)

    return edit


def every(name: str, **figures: Any) -> Edit:
    """Change figures of all entries of a list."""
    return lambda data: [item.update(figures) for item in data[name]]


def twice(name: str) -> Edit:
    """Repeat the last entry of a list."""
    return lambda data: data[name].append(data[name][-1])


def without(name: str, *ids: str) -> Edit:
    """Leave entries of a list out."""
    return lambda data: data.update({name: [item for item in data[name] if item["id"] not in ids]})


def all_of(*edits: Edit) -> Edit:
    """Make several edits."""
    return lambda data: [edit(data) for edit in edits]
