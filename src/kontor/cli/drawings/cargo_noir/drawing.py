"""The drawing of Cargo Noir: Macao and the ports, the families, the market, the current trade, bag and discards."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from kontor.cli.drawings.blocks import EntryFlow
from kontor.cli.drawings.cargo_noir.menu import is_plausible, menu
from kontor.cli.drawings.cargo_noir.parts import BETWEEN, CargoNoirParts
from kontor.cli.drawings.cargo_noir.pieces import CargoNoirPieces
from kontor.cli.drawings.drawing import Drawing
from kontor.core import Action, Forecast, Frame, Texts
from kontor.games.cargo_noir import CargoNoir, CargoNoirView
from kontor.games.cargo_noir.frames import (
    BasketFrame,
    BidFrame,
    DiscardFrame,
    PaymentFrame,
    RaiseFrame,
    SendingFrame,
    ShipsFrame,
    SwapFrame,
)

PHASES: dict[type[Frame], str] = {
    **dict.fromkeys((ShipsFrame, RaiseFrame, SwapFrame), "ships"),
    **dict.fromkeys((BasketFrame, PaymentFrame, DiscardFrame), "trade"),
    **dict.fromkeys((SendingFrame, BidFrame), "sending"),
}


class CargoNoirDrawing(Drawing[CargoNoir, CargoNoirView]):
    """Draws Cargo Noir, where only the order of the tiles in the bag is hidden."""

    package = "kontor.cli.drawings.cargo_noir"
    columns = 80

    def __init__(self, game: CargoNoir, texts: Texts, *, plain: bool = False) -> None:
        super().__init__(game, texts, plain=plain)
        self.pieces = CargoNoirPieces(game.box, self.texts, plain=plain)
        self.parts = CargoNoirParts(self.pieces)

    def table(self, view: CargoNoirView, width: int) -> RenderableType:
        """Return the whole table, as lists in a narrow terminal."""
        parts = [self.parts.places(view), self.parts.families(view), self.parts.market(view)]
        trade = self.parts.trade(view)
        if trade is not None:
            parts.append(trade)
        head, supply = self.headline(view), self.parts.supply(view)
        if width < self.columns:
            hint = Text(self.texts.text("too-narrow", {"columns": self.columns}), "dim")
            return Group(head, *(part.listed() for part in parts), supply, hint)
        first, *others = (self.framed(part.drawn(), part.title) for part in parts)
        return Group(head, first, supply, *others)

    def headline(self, view: CargoNoirView) -> EntryFlow:
        """Return round, phase, whose turn it is, the start player, and the coins in the bank."""
        say = self.pieces.say
        phase = PHASES[type(view.frames[-1])] if view.frames else "over"
        parts = [
            self.game.info.title,
            say("cargo_noir-round", round=view.round, last=view.last_round),
            say(f"cargo_noir-phase-{phase}"),
        ]
        if view.frames:
            parts.append(say("cargo_noir-turn", player=("seat", view.active)))
        parts.append(say("cargo_noir-start", player=("seat", view.start_player)))
        return EntryFlow(
            [*(Text(part, "bold") for part in parts), Text(say("cargo_noir-bank", coins=view.coin_bank))], BETWEEN
        )

    def menu(
        self, view: CargoNoirView, legal: Sequence[Action], forecasts: Sequence[Forecast | None]
    ) -> RenderableType | None:
        """Return the answers in groups."""
        return menu(self.pieces, view, legal, forecasts)

    def is_plausible(self, view: CargoNoirView, action: Action) -> bool:
        """Return True if the action names the viewer's tiles and ships."""
        return is_plausible(self.pieces, view, action)
