"""The table of Goa: play area, what is under way, players, development, storage and the own hand."""

from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from kontor.cli.drawings.drawing import Drawing
from kontor.cli.drawings.flow import INDENT, Flow
from kontor.cli.drawings.goa.area import FRAME, LEAST_WIDTH, Area
from kontor.cli.drawings.goa.boards import Boards
from kontor.cli.drawings.goa.menu import menu
from kontor.cli.drawings.goa.now import Now
from kontor.cli.drawings.goa.pieces import Pieces
from kontor.cli.drawings.goa.pointing import also_called, is_plausible
from kontor.core import Action, Forecast, Ref, Texts
from kontor.games.goa import Goa, GoaView

BESIDE = 22
"""How wide a part must be to stand beside the play area."""
WIDE = LEAST_WIDTH + BESIDE
BETWEEN = " · "


class GoaDrawing(Drawing[Goa, GoaView]):
    """Draws Goa: everything that lies open, and other people's ducats as a covered pile (GOA-R34)."""

    package = "kontor.cli.drawings.goa"
    columns = 80

    def __init__(self, game: Goa, texts: Texts, *, plain: bool = False) -> None:
        super().__init__(game, texts, plain=plain)
        self.box = game.box
        self.pieces = Pieces(game.box, self.texts, plain=plain)
        self.area = Area(self.pieces)
        self.now = Now(self.pieces)
        self.boards = Boards(self.pieces)

    def table(self, view: GoaView, width: int) -> RenderableType:
        """Return the whole table; from a hundred columns on with parts side by side."""
        if width < self.columns:
            return self.listed(view)
        wide = width >= WIDE
        parts: list[RenderableType] = [self.headline(view)]
        parts += self.upper(view, width) if wide and self.now.lines(view) else self.stacked_upper(view, width)
        removed = self.now.removed(view)
        if removed:
            parts.append(Flow(removed, BETWEEN, INDENT))
        players, development = self.boards.title(view), self.texts.text("goa-development")
        if wide:
            parts.append(self.framed(self.boards.together(view), f"{players}{BETWEEN}{development}"))
        else:
            parts.append(self.framed(self.boards.goods(view), players))
            parts.append(self.framed(self.boards.development(view), self.pieces.capital(development)))
        parts.append(self.framed(self.boards.storage(view), self.texts.text("goa-storage")))
        if view.hand:
            parts.append(self.hand(view))
        return Group(*parts)

    def listed(self, view: GoaView) -> Group:
        """Return the whole table as lists for a narrow terminal."""
        parts: list[RenderableType] = [self.headline(view), Flow(self.now.lines(view), BETWEEN)]
        parts += [
            Text(self.area_title(view), "bold"),
            Flow(self.area.entries(view)),
            Flow(self.now.removed(view), BETWEEN, INDENT),
        ]
        parts.append(Text(f"{self.boards.title(view)}{BETWEEN}{self.texts.text('goa-development')}", "bold"))
        parts += [part for seat in range(len(view.players)) for part in self.boards.listed(view, seat)]
        parts += self.boards.listed_below(view)
        if view.hand:
            parts.append(Text(self.texts.text("goa-your-hand", {"count": len(view.hand)}), "bold"))
            parts.append(Flow(map(self.pieces.card, view.hand)))
        return Group(*parts, Text(self.texts.text("too-narrow", {"columns": self.columns}), "dim"))

    def menu(
        self, view: GoaView, legal: Sequence[Action], foretold: Sequence[Forecast | None]
    ) -> RenderableType | None:
        """Return the answers in groups, and the places for the flag as a map."""
        return menu(self.area, view, legal, foretold)

    def also_called(self, view: GoaView) -> Mapping[Ref, Sequence[str]]:
        """Return the tiles on the fields, and the short names of tiles."""
        return also_called(self.pieces, view)

    def is_plausible(self, view: GoaView, action: Action) -> bool:
        """Say whether the action names own cards and tiles, and what can lie where."""
        return is_plausible(self.box, view, action)

    def beside(self, left: RenderableType, right: RenderableType, width: int, share: int) -> Table:
        """Return two parts side by side, the left one in its share of the width."""
        row = Table.grid()
        row.add_column(width=share)
        row.add_column(width=width - share)
        row.add_row(left, right)
        return row

    def headline(self, view: GoaView) -> Flow:
        """Return round, part of the round, whose turn it is, who holds the flag, and the sizes of the piles."""
        texts = self.texts
        number = (view.round_no - 1) % self.box.file.flow.rounds_per_phase + 1
        parts = [self.game.info.title, texts.text("goa-round", {"round": f"{view.phase}{number}"}), self.now.part(view)]
        decider = self.now.decider(view)
        if decider is not None:
            parts.append(texts.text("goa-turn", {"player": ("seat", decider)}))
        parts.append(texts.text("goa-flag-holder", {"player": ("seat", view.flag_holder)}))
        piles = {"deck": view.deck, "discard": len(view.expedition_discard)}
        return Flow([*(Text(part, "bold") for part in parts), Text(texts.text("goa-piles", piles))], BETWEEN)

    def upper(self, view: GoaView, width: int) -> list[RenderableType]:
        """Return the play area, and beside it what is under way."""
        share = width - max(BESIDE, min(width - LEAST_WIDTH, 30))
        lines = self.area.lines(view, share - FRAME)
        height = len(lines) + 2
        now = Group(*self.now.lines(view))
        area = self.framed(Text("\n").join(lines), self.area_title(view), height)
        return [self.beside(area, self.framed(now, self.texts.text("goa-now"), height), width, share)]

    def stacked_upper(self, view: GoaView, width: int) -> list[RenderableType]:
        """Return the play area, and below it what is under way."""
        lines = self.area.lines(view, width - FRAME)
        parts: list[RenderableType] = [self.framed(Text("\n").join(lines), self.area_title(view))]
        now = self.now.lines(view)
        if now:
            parts.append(self.framed(Flow(now, BETWEEN), self.texts.text("goa-now")))
        return parts

    def area_title(self, view: GoaView) -> str:
        """Return what the signs of the play area mean."""
        title = self.texts.text("goa-area", {"flag": self.pieces.flag})
        bonanza = self.texts.text("goa-bonanza", {"sign": self.pieces.bonanza}) if view.corners else ""
        return f"{title}{BETWEEN}{bonanza}" if bonanza else title

    def hand(self, view: GoaView) -> RenderableType:
        """Return the own expedition cards."""
        cards = Flow(map(self.pieces.card, view.hand) if view.hand else [Text(self.texts.text("no-cards"), "dim")])
        return self.framed(cards, self.texts.text("goa-your-hand", {"count": len(view.hand)}))
