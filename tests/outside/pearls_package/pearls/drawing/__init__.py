"""How the terminal shows Pearls: a line for each seat."""

from rich.console import RenderableType
from rich.text import Text

from kontor.cli.drawings import Drawing
from pearls.game import Pearls, PearlsView


class PearlsDrawing(Drawing[Pearls, PearlsView]):
    """The rows of all seats in a frame."""

    package = "pearls.drawing"

    def table(self, view: PearlsView, width: int) -> RenderableType:
        """Return a line for each seat: its coins and its pearls."""
        lines = []
        for seat, (coins, row) in enumerate(zip(view.coins, view.rows, strict=True)):
            facts = {"coins": coins, "row": [("pearl", pearl) for pearl in row]}
            lines.append(f"{self.texts.name('seat', seat)}: {self.texts.text('pearls-row', facts)}")
        return self.framed(Text("\n".join(lines)), self.texts.text("pearls-beach"))
