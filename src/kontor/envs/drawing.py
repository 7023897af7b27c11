"""A table as text, by the drawing that the terminal shows."""

import json
from importlib.metadata import entry_points
from io import StringIO

from rich.console import Console

from kontor.core import Seat, Texts, encode
from kontor.envs.table import Table

COLUMNS = 100
"""The width of a drawing, in columns."""
DRAWINGS = "kontor.drawings"
"""The entry point group of drawings; they belong to the command line, which nothing imports."""


def draw(table: Table, seat: Seat | None = None) -> str:
    """Return what a seat sees, by default the one that is asked; as JSON if the game has no drawing."""
    seat = (table.asked or 0) if seat is None else seat
    view = table.view(seat)
    found = entry_points(group=DRAWINGS, name=table.game.info.slug)
    if not found:
        return json.dumps(json.loads(encode(view)), indent=1)
    texts = Texts("en", table.game, tuple(f"seat_{other}" for other in range(table.seats)))
    drawing = next(iter(found)).load()(table.game, texts, plain=True)
    console = Console(file=StringIO(), width=COLUMNS, no_color=True, markup=False, highlight=False, emoji=False)
    for part in (drawing.table(view, COLUMNS), drawing.hand(view)):
        if part is not None:
            console.print(part)
    drawn: str = console.file.getvalue()  # type: ignore[attr-defined]
    return drawn
