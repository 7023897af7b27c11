"""Which drawing shows which game."""

from kontor.cli.tables.borneo import BorneoDrawing
from kontor.cli.tables.drawing import Drawing
from kontor.cli.tables.generic import GenericDrawing
from kontor.cli.tables.goa import GoaDrawing

DRAWINGS: dict[str, type[Drawing]] = {"borneo": BorneoDrawing, "goa": GoaDrawing}


def drawing_of(slug: str) -> type[Drawing]:
    """Return the drawing of a game; labelled rows if it has none of its own."""
    return DRAWINGS.get(slug, GenericDrawing)
