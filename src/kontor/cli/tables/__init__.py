"""Which drawing shows which game: the module named like the game has it as ``DRAWING``, in files of the game's own."""

from importlib import import_module
from importlib.util import find_spec

from kontor.cli.tables.drawing import Drawing
from kontor.cli.tables.generic import GenericDrawing


def drawing_of(slug: str) -> type[Drawing]:
    """Return the drawing of a game; labelled rows if it has none of its own."""
    name = f"{__name__}.{slug}"
    if find_spec(name) is None:
        return GenericDrawing
    found: type[Drawing] = import_module(name).DRAWING
    return found
