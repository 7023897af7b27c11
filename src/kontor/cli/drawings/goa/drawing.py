"""The drawing of Goa: play area, current auction or action, players, development, storage and your hand."""

from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from kontor.cli.drawings.blocks import INDENT, EntryFlow
from kontor.cli.drawings.drawing import Drawing
from kontor.cli.drawings.goa.area import FRAME_COLUMNS, MIN_AREA_COLUMNS, GoaArea
from kontor.cli.drawings.goa.boards import GoaBoards
from kontor.cli.drawings.goa.menu import menu
from kontor.cli.drawings.goa.now import GoaNow
from kontor.cli.drawings.goa.pieces import GoaPieces
from kontor.cli.drawings.goa.pointing import also_called, is_plausible
from kontor.core import Action, Forecast, Ref, Texts
from kontor.games.goa import Goa, GoaView

SIDE_COLUMNS = 22
"""The width of the part next to the play area."""
WIDE_COLUMNS = MIN_AREA_COLUMNS + SIDE_COLUMNS
BETWEEN = " · "


class GoaDrawing(Drawing[Goa, GoaView]):
    """Draws Goa: everything that is public, and other players' ducats as a covered pile (GOA-R34)."""

    package = "kontor.cli.drawings.goa"
    columns = 80

    def __init__(self, game: Goa, texts: Texts, *, plain: bool = False) -> None:
        super().__init__(game, texts, plain=plain)
        self.box = game.box
        self.pieces = GoaPieces(game.box, self.texts, plain=plain)
        self.area = GoaArea(self.pieces)
        self.now = GoaNow(self.pieces)
        self.boards = GoaBoards(self.pieces)

    def table(self, view: GoaView, width: int) -> RenderableType:
        """Return the whole table, with parts side by side if they fit."""
        if width < self.columns:
            return self.listed(view)
        wide = width >= WIDE_COLUMNS
        parts: list[RenderableType] = [self.headline(view)]
        parts += self.upper(view, width) if wide and self.now.lines(view) else self.stacked_upper(view, width)
        removed = self.now.removed(view)
        if removed:
            parts.append(EntryFlow(removed, BETWEEN, INDENT))
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
        parts: list[RenderableType] = [self.headline(view), EntryFlow(self.now.lines(view), BETWEEN)]
        parts += [
            Text(self.area_title(view), "bold"),
            EntryFlow(self.area.entries(view)),
            EntryFlow(self.now.removed(view), BETWEEN, INDENT),
        ]
        parts.append(Text(f"{self.boards.title(view)}{BETWEEN}{self.texts.text('goa-development')}", "bold"))
        parts += [part for seat in range(len(view.players)) for part in self.boards.listed(view, seat)]
        parts += self.boards.listed_below(view)
        if view.hand:
            parts.append(Text(self.texts.text("goa-your-hand", {"count": len(view.hand)}), "bold"))
            parts.append(EntryFlow(map(self.pieces.card, view.hand)))
        return Group(*parts, Text(self.texts.text("too-narrow", {"columns": self.columns}), "dim"))

    def menu(
        self, view: GoaView, legal: Sequence[Action], forecasts: Sequence[Forecast | None]
    ) -> RenderableType | None:
        """Return the actions in groups, and the places for the flag as a map."""
        return menu(self.area, view, legal, forecasts)

    def also_called(self, view: GoaView) -> Mapping[Ref, Sequence[str]]:
        """Return the tiles on the fields, and the short names of tiles."""
        return also_called(self.pieces, view)

    def is_plausible(self, view: GoaView, action: Action) -> bool:
        """Return True if the action names the viewer's cards and tiles, and spices that fit them."""
        return is_plausible(self.box, view, action)

    def side_by_side(self, left: RenderableType, right: RenderableType, width: int, share: int) -> Table:
        """Return two parts side by side; `share` is the width of the left one."""
        row = Table.grid()
        row.add_column(width=share)
        row.add_column(width=width - share)
        row.add_row(left, right)
        return row

    def headline(self, view: GoaView) -> EntryFlow:
        """Return round, part of the round, whose turn it is, who holds the flag, and the sizes of the piles."""
        texts = self.texts
        number = (view.round_no - 1) % self.box.file.flow.rounds_per_phase + 1
        parts = [self.game.info.title, texts.text("goa-round", {"round": f"{view.phase}{number}"}), self.now.part(view)]
        decider = self.now.decider(view)
        if decider is not None:
            parts.append(texts.text("goa-turn", {"player": ("seat", decider)}))
        parts.append(texts.text("goa-flag-holder", {"player": ("seat", view.flag_holder)}))
        piles = {"deck": view.deck, "discard": len(view.expedition_discard)}
        return EntryFlow([*(Text(part, "bold") for part in parts), Text(texts.text("goa-piles", piles))], BETWEEN)

    def upper(self, view: GoaView, width: int) -> list[RenderableType]:
        """Return the play area and, next to it, what is going on."""
        share = width - max(SIDE_COLUMNS, min(width - MIN_AREA_COLUMNS, 30))
        lines = self.area.lines(view, share - FRAME_COLUMNS)
        height = len(lines) + 2
        status = Group(*self.now.lines(view))
        area = self.framed(Text("\n").join(lines), self.area_title(view), height)
        return [self.side_by_side(area, self.framed(status, self.texts.text("goa-now"), height), width, share)]

    def stacked_upper(self, view: GoaView, width: int) -> list[RenderableType]:
        """Return the play area and, below it, what is going on."""
        lines = self.area.lines(view, width - FRAME_COLUMNS)
        parts: list[RenderableType] = [self.framed(Text("\n").join(lines), self.area_title(view))]
        status = self.now.lines(view)
        if status:
            parts.append(self.framed(EntryFlow(status, BETWEEN), self.texts.text("goa-now")))
        return parts

    def area_title(self, view: GoaView) -> str:
        """Return what the signs of the play area mean."""
        title = self.texts.text("goa-area", {"flag": self.pieces.flag})
        bonanza = self.texts.text("goa-bonanza", {"sign": self.pieces.bonanza}) if view.corners else ""
        return f"{title}{BETWEEN}{bonanza}" if bonanza else title

    def hand(self, view: GoaView) -> RenderableType:
        """Return the viewer's expedition cards."""
        cards = EntryFlow(map(self.pieces.card, view.hand) if view.hand else [Text(self.texts.text("no-cards"), "dim")])
        return self.framed(cards, self.texts.text("goa-your-hand", {"count": len(view.hand)}))
