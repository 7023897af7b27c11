"""The drawing of Novgorod: the sea, the players, the open cards and yours, the route from the ship."""

from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from kontor.cli.drawings.blocks import EntryFlow
from kontor.cli.drawings.drawing import Drawing
from kontor.cli.drawings.novgorod.menu import menu
from kontor.cli.drawings.novgorod.parts import NovgorodParts
from kontor.cli.drawings.novgorod.pieces import NovgorodPieces
from kontor.cli.drawings.novgorod.pointing import also_called, is_plausible
from kontor.cli.drawings.novgorod.route import NovgorodRoute
from kontor.cli.drawings.novgorod.sea import NovgorodSea
from kontor.core import Action, Forecast, Frame, Ref, Texts
from kontor.games.novgorod import Novgorod, NovgorodView
from kontor.games.novgorod.frames import (
    CareerSideFrame,
    CompoundFrame,
    EvaluationFrame,
    LastWindowFrame,
    PickFrame,
    PlaceOrderFrame,
    PurchaseFrame,
    RouteFrame,
)
from kontor.games.novgorod.questions import decider

PHASES: dict[type[Frame], str] = {
    CareerSideFrame: "side",
    PickFrame: "intro",
    RouteFrame: "route",
    **dict.fromkeys((EvaluationFrame, CompoundFrame, PlaceOrderFrame), "evaluation"),
    PurchaseFrame: "purchase",
    LastWindowFrame: "window",
}
BETWEEN = " · "
FRAME_COLUMNS = 4
"""The columns that a frame takes."""


class NovgorodDrawing(Drawing[Novgorod, NovgorodView]):
    """Draws Novgorod, where only some orders are hidden."""

    package = "kontor.cli.drawings.novgorod"
    columns = 80

    def __init__(self, game: Novgorod, texts: Texts, *, plain: bool = False) -> None:
        super().__init__(game, texts, plain=plain)
        self.pieces = NovgorodPieces(game.box, self.texts, plain=plain)
        self.sea = NovgorodSea(self.pieces)
        self.parts = NovgorodParts(self.pieces)
        self.route = NovgorodRoute(self.pieces)

    def table(self, view: NovgorodView, width: int) -> RenderableType:
        """Return the whole table, as lists in a narrow terminal."""
        head, route = self.headline(view), self.pieces.route(view)
        if width < self.columns:
            return self.listed(view, width)
        inside = width - FRAME_COLUMNS
        parts: list[RenderableType] = [head, self.framed(self.sea.drawn(view, inside), self.sea.title(view))]
        middle = Group(self.parts.players(view), self.parts.in_rows(self.parts.cards(view)))
        parts.append(self.framed(middle, self.parts.title(view)))
        if route:
            parts.append(self.framed(self.route.drawn(view, inside), self.route.title(view, width)))
        return Group(*parts)

    def listed(self, view: NovgorodView, width: int) -> Group:
        """Return the whole table as lists."""
        parts: list[RenderableType] = [self.headline(view), Text(self.sea.title(view), "bold")]
        parts += self.sea.listed(view)
        parts += [Text(self.parts.title(view), "bold"), self.parts.listed_players(view), self.parts.listed_cards(view)]
        if self.pieces.route(view):
            parts += [Text(self.route.title(view, width), "bold"), self.route.drawn(view, width)]
        return Group(*parts, Text(self.texts.text("too-narrow", {"columns": self.columns}), "dim"))

    def headline(self, view: NovgorodView) -> EntryFlow:
        """Return round, phase, whose turn it is, the start player, and how many seals end the game."""
        say = self.pieces.say
        phase = PHASES[type(view.frames[-1])] if view.frames else "over"
        parts = [self.game.info.title]
        if view.round:
            parts.append(say("novgorod-round", round=view.round, last=view.round == view.last_round))
        parts.append(say(f"novgorod-phase-{phase}"))
        if view.frames:
            parts.append(say("novgorod-turn", player=("seat", decider(view))))
        parts.append(say("novgorod-start", player=("seat", view.start_player)))
        if view.last_round is None:
            parts.append(say("novgorod-goal", seals=self.pieces.box.limits.end_seals))
        return EntryFlow([Text(part, "bold") for part in parts], BETWEEN)

    def hand(self, view: NovgorodView) -> RenderableType | None:
        """Return the viewer's orders, kontors and career."""
        return self.framed(self.parts.in_rows(self.parts.own_cards(view)), self.texts.text("novgorod-your-cards"))

    def menu(
        self, view: NovgorodView, legal: Sequence[Action], forecasts: Sequence[Forecast | None]
    ) -> RenderableType | None:
        """Return the actions in groups."""
        return menu(self.pieces, view, legal, forecasts)

    def also_called(self, view: NovgorodView) -> Mapping[Ref, Sequence[str]]:
        """Return cities by their goods, and orders by their numbers."""
        return also_called(self.pieces, view)

    def is_plausible(self, view: NovgorodView, action: Action) -> bool:
        """Return True if the action names stops of the route, the viewer's orders, or open cards."""
        return is_plausible(view, action)
