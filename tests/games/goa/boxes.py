"""Changes of the component file, for tests of what a person may write into it."""

from typing import Any

from kontor.games.goa import GAME, Goa
from kontor.testing.boxes import Data, Edit, changed_box


def changed(*edits: Edit) -> Goa:
    """Return the game with an edited component file."""
    return changed_box(GAME, *edits)


def entry(name: str, id_: str, **figures: Any) -> Edit:
    """Change the entries of a list that have this id; a tile is named with its phase, `A duty`."""

    def edit(data: Data) -> None:
        phase, _, kind = id_.rpartition(" ")
        found = [each for each in data[name] if each["id"] == kind and each.get("phase", "") == phase]
        assert found
        for each in found:
            each.update(figures)

    return edit


def column(id_: str, **figures: Any) -> Edit:
    """Change a column of the development board."""
    return lambda data: next(each for each in data["development"]["column"] if each["id"] == id_).update(figures)


def fewer_plantations(phase: str, surplus: int) -> Edit:
    """Leave tiles out until a phase has this many fewer plantation tiles."""

    def edit(data: Data) -> None:
        left = surplus
        for tile in [each for each in data["tiles"] if each["phase"] == phase and each["category"] == "plantation"]:
            taken = min(left, tile["count"])
            left, tile["count"] = left - taken, tile["count"] - taken
        assert not left
        data["tiles"] = [tile for tile in data["tiles"] if tile["count"]]

    return edit


def no_others(*kinds: str) -> Edit:
    """Let these be the only tiles of phase A besides plantations, and remove no plantation."""

    def edit(data: Data) -> None:
        data["setup"]["tiles_removed_plantations_max"] = 0
        data["tiles"] = [t for t in data["tiles"] if t["phase"] == "B" or "plantation" in t["id"] or t["id"] in kinds]
        next(tile for tile in data["tiles"] if tile["id"] == "plantation_clove_2")["count"] += 14 - len(kinds)

    return edit
