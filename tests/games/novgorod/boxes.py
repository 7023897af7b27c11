"""Changes of the component file, for tests of what a person may write into it."""

from typing import Any

from kontor.core import registry
from kontor.core.box_checks import BoxError
from kontor.games.novgorod import GAME, Novgorod
from kontor.testing.boxes import Data, Edit, box_fault, changed_box

_FORMER = registry.game_with("novgorod", "8f82a1074f10bdb00ab77f2e6d9a77b0eb49f327d9f6efabe64bd3f4c70f19ac")
assert isinstance(_FORMER, Novgorod)
FORMER_BOX: Novgorod = _FORMER
"""The game with the box before NOV-R53: on the backs of the career cards some steps cost a luxury or four goods."""


def changed(*edits: Edit) -> Novgorod:
    """Return the game with an edited component file."""
    return changed_box(GAME, *edits)


def why(edit: Edit) -> BoxError:
    """Return why an edited file is refused."""
    return box_fault(GAME, edit)


def step(career: str, number: int, **figures: Any) -> Edit:
    """Change a step of a career."""

    def edit(data: Data) -> None:
        (found,) = [each for each in data["career"] if each["id"] == career]
        found["steps"][number].update(figures)

    return edit


def recipe(maker: str, number: int, **figures: Any) -> Edit:
    """Change a recipe of a manufactory."""

    def edit(data: Data) -> None:
        (found,) = [each for each in data["manufactory"] if each["id"] == maker]
        found["recipes"][number].update(figures)

    return edit


def levels(*speeds: int, price: int = 5) -> Edit:
    """Write other ship levels."""
    entries = [{"id": f"speed_{speed}", "speed": speed, "price": price} for speed in speeds]
    return lambda data: data.update(ship_level=entries)
