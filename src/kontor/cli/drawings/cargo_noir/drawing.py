"""The table of Cargo Noir: Macao and the ports, the families, the market, the trade under way, bag and discards."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from kontor.cli.drawings.cargo_noir.menu import is_plausible, menu
from kontor.cli.drawings.cargo_noir.parts import BETWEEN, Parts
from kontor.cli.drawings.cargo_noir.pieces import Pieces
from kontor.cli.drawings.drawing import Drawing
from kontor.cli.drawings.flow import Flow
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
    """Draws Cargo Noir, where everything but the order of the bag lies open."""

    package = "kontor.cli.drawings.cargo_noir"
    columns = 80

    def __init__(self, game: CargoNoir, texts: Texts, *, plain: bool = False) -> None:
        super().__init__(game, texts, plain=plain)
        self.pieces = Pieces(game.box, self.texts, plain=plain)
        self.parts = Parts(self.pieces)

    def table(self, view: CargoNoirView, width: int) -> RenderableType:
        """Return the whole table; in a narrow terminal as lists."""
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

    def headline(self, view: CargoNoirView) -> Flow:
        """Return round and phase, whose turn it is, who began, and the coins of the bank."""
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
        return Flow(
            [*(Text(part, "bold") for part in parts), Text(say("cargo_noir-bank", coins=view.coin_bank))], BETWEEN
        )

    def menu(
        self, view: CargoNoirView, legal: Sequence[Action], foretold: Sequence[Forecast | None]
    ) -> RenderableType | None:
        """Return the answers in groups."""
        return menu(self.pieces, view, legal, foretold)

    def is_plausible(self, view: CargoNoirView, action: Action) -> bool:
        """Say whether the action names own tiles and ships."""
        return is_plausible(self.pieces, view, action)
