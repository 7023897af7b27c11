"""How the terminal draws the game: a line for each seat, and the lot above them."""

from rich.console import RenderableType
from rich.text import Text

from kontor.cli.drawings import Drawing
from kontor.cli.new_game.template.lagoon.frames import AuctionFrame
from kontor.cli.new_game.template.lagoon.game import Lagoon
from kontor.cli.new_game.template.lagoon.state import LagoonView


class LagoonDrawing(Drawing[Lagoon, LagoonView]):
    """The rows of all seats in a frame."""

    package = "kontor.cli.new_game.template.lagoon.drawing"

    def table(self, view: LagoonView, width: int) -> RenderableType:
        """Return the lot, the pile, and the coins and pearls of every seat."""
        lines = [self.texts.text("lagoon-pile", {"count": view.pile})]
        lots = [frame.lot for frame in view.frames if isinstance(frame, AuctionFrame)]
        lines += [self.texts.text("lagoon-lot", {"pearl": ("pearl", lot)}) for lot in lots]
        for seat, (coins, row) in enumerate(zip(view.coins, view.rows, strict=True)):
            facts = {"coins": coins, "row": [("pearl", pearl) for pearl in row]}
            lines.append(f"{self.texts.name('seat', seat)}: {self.texts.text('lagoon-row', facts)}")
        return self.framed(Text("\n".join(lines)), self.texts.text("game-title"))

    def hand(self, view: LagoonView) -> RenderableType | None:
        """Return the pearls that only this seat sees."""
        pearls = [("pearl", pearl) for pearl in view.hand]
        return Text(self.texts.text("lagoon-hand", {"pearls": pearls})) if pearls else None
