"""Changes of the component file, for tests of what a person may write into it."""

import copy
from collections.abc import Callable
from typing import Any

from kontor.core import ComponentData
from kontor.games.goa import GAME, Goa

Data = dict[str, Any]
Mend = Callable[[Data], object]


def changed(*mends: Mend) -> Goa:
    """Return the game with a changed component file."""
    data = copy.deepcopy(GAME.components.data)
    for mend in mends:
        mend(data)
    return GAME.with_components(ComponentData(data, "box.toml"))


def table(name: str, **figures: Any) -> Mend:
    """Change a table of the file."""
    return lambda data: data[name].update(figures)


def entry(name: str, id_: str, **figures: Any) -> Mend:
    """Change the entries of a list that have this id; a tile is named with its phase, `A duty`."""

    def mend(data: Data) -> None:
        phase, _, kind = id_.rpartition(" ")
        found = [each for each in data[name] if each["id"] == kind and each.get("phase", "") == phase]
        assert found
        for each in found:
            each.update(figures)

    return mend


def column(id_: str, **figures: Any) -> Mend:
    """Change a column of the development board."""
    return lambda data: next(each for each in data["development"]["column"] if each["id"] == id_).update(figures)


def twice(name: str) -> Mend:
    """Write the last entry of a list again."""
    return lambda data: data[name].append(data[name][-1])


def without(name: str, *ids: str) -> Mend:
    """Leave entries of a list out."""
    return lambda data: data.update({name: [each for each in data[name] if each["id"] not in ids]})


def fewer_plantations(phase: str, surplus: int) -> Mend:
    """Leave tiles out until a phase has so many plantation tiles less."""

    def mend(data: Data) -> None:
        left = surplus
        for tile in [each for each in data["tiles"] if each["phase"] == phase and each["category"] == "plantation"]:
            taken = min(left, tile["count"])
            left, tile["count"] = left - taken, tile["count"] - taken
        assert not left
        data["tiles"] = [tile for tile in data["tiles"] if tile["count"]]

    return mend


def all_of(*mends: Mend) -> Mend:
    """Make several changes."""
    return lambda data: [mend(data) for mend in mends]


def no_others(*kinds: str) -> Mend:
    """Let these be the only tiles of phase A beside plantations, and remove no plantation."""

    def mend(data: Data) -> None:
        data["setup"]["tiles_removed_plantations_max"] = 0
        data["tiles"] = [t for t in data["tiles"] if t["phase"] == "B" or "plantation" in t["id"] or t["id"] in kinds]
        next(tile for tile in data["tiles"] if tile["id"] == "plantation_clove_2")["count"] += 14 - len(kinds)

    return mend
