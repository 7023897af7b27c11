"""How the terminal shows games: one drawing for each, found by the entry points of the group ``kontor.drawings``."""

from functools import cache
from importlib.metadata import entry_points

from kontor.cli.drawings.drawing import AnyDrawing, Drawing
from kontor.cli.drawings.generic import GenericDrawing

__all__ = ["GROUP", "AnyDrawing", "Drawing", "GenericDrawing", "drawing_of"]

GROUP = "kontor.drawings"
"""The entry point group: its names are slugs of games, its values are subclasses of `Drawing`."""


@cache
def drawing_of(slug: str) -> type[AnyDrawing]:
    """Return the drawing of a game, or the generic one if no installed package brings one."""
    for entry in entry_points(group=GROUP, name=slug):
        drawing: type[AnyDrawing] = entry.load()
        return drawing
    return GenericDrawing
