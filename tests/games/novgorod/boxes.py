"""Changes of the component file, for tests of what a person may write into it."""

import copy
from collections.abc import Callable
from typing import Any

import pytest

from kontor.core import ComponentData, ComponentsError
from kontor.core.box_checks import BoxError
from kontor.games.novgorod import GAME, Novgorod

Data = dict[str, Any]
Mend = Callable[[Data], object]


def changed(*mends: Mend) -> Novgorod:
    """Return the game with a changed component file."""
    data = copy.deepcopy(GAME.components.data)
    for mend in mends:
        mend(data)
    return GAME.with_components(ComponentData(data, "box.toml"))


def table(name: str, **figures: Any) -> Mend:
    """Change a table of the file."""
    return lambda data: data[name].update(figures)


def entry(name: str, id_: str, **figures: Any) -> Mend:
    """Change the entry of a list that has this id."""

    def mend(data: Data) -> None:
        (found,) = [each for each in data[name] if each["id"] == id_]
        found.update(figures)

    return mend


def every(name: str, **figures: Any) -> Mend:
    """Change all entries of a list."""
    return lambda data: [each.update(figures) for each in data[name]]


def twice(name: str) -> Mend:
    """Write the last entry of a list again."""
    return lambda data: data[name].append(data[name][-1])


def without(name: str, id_: str) -> Mend:
    """Leave an entry of a list out."""
    return lambda data: data.update({name: [each for each in data[name] if each["id"] != id_]})


def all_of(*mends: Mend) -> Mend:
    """Make several changes."""
    return lambda data: [mend(data) for mend in mends]


def step(career: str, number: int, **figures: Any) -> Mend:
    """Change a step of a career."""

    def mend(data: Data) -> None:
        (found,) = [each for each in data["career"] if each["id"] == career]
        found["steps"][number].update(figures)

    return mend


def recipe(maker: str, number: int, **figures: Any) -> Mend:
    """Change a recipe of a manufactory."""

    def mend(data: Data) -> None:
        (found,) = [each for each in data["manufactory"] if each["id"] == maker]
        found["recipes"][number].update(figures)

    return mend


def levels(*speeds: int, price: int = 5) -> Mend:
    """Write other ship levels."""
    entries = [{"id": f"speed_{speed}", "speed": speed, "price": price} for speed in speeds]
    return lambda data: data.update(ship_level=entries)


def why(mend: Mend) -> BoxError:
    """Return why a file is refused."""
    with pytest.raises(ComponentsError) as caught:
        changed(mend)
    assert (caught.value.key, caught.value.facts["file"]) == ("components", "box.toml")
    found = caught.value.facts["why"]
    assert isinstance(found, BoxError)
    return found
