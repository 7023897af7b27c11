"""The drawing of Borneo: ports, ladders, orders, players and your hand, in 80 to 100 columns."""

from collections import Counter
from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from kontor.cli.drawings.borneo.menu import menu
from kontor.cli.drawings.borneo.pieces import BorneoPieces
from kontor.cli.drawings.borneo.pointing import also_called, is_plausible
from kontor.cli.drawings.drawing import Drawing, add_unknown
from kontor.cli.drawings.generic import GenericDrawing
from kontor.core import Action, Forecast, Ref, Seat, Texts
from kontor.games.borneo import Borneo, BorneoView
from kontor.games.borneo.flags import visible_flags
from kontor.games.borneo.frames import DistributionFrame, LastChanceFrame, PlacementFrame
from kontor.games.borneo.payment import stock
from kontor.games.borneo.scoring import ORDERS
from kontor.games.borneo.view import PlayerView, PortView

SPACES = 5
ORDERS_COLUMNS = 33
NOTHING = "·"
NEW_LINE = "\n"
WIDE_COLUMNS = 96


class BorneoDrawing(Drawing[Borneo, BorneoView]):
    """Draws Borneo: everything that a player may see, counted."""

    package = "kontor.cli.drawings.borneo"
    columns = 80

    def __init__(self, game: Borneo, texts: Texts, *, plain: bool = False) -> None:
        super().__init__(game, texts, plain=plain)
        self.box = game.box
        self.pieces = BorneoPieces(game.box, self.texts, plain=plain)

    def table(self, view: BorneoView, width: int) -> RenderableType:
        """Return piles, ports, ladders and orders side by side, players, and the viewer's hand."""
        if width < self.columns:
            rows = GenericDrawing(self.game, self.texts, plain=self.plain).table(view, width)
            return Group(rows, Text(self.texts.text("too-narrow", {"columns": self.columns}), "dim"))
        parts: list[RenderableType] = [
            self.piles(view, width),
            self.ports(view, width),
            self.middle(view, width),
            self.players(view, width),
        ]
        if view.hand:
            parts.append(self.hand(view))
        return Group(*parts)

    def menu(
        self, view: BorneoView, legal: Sequence[Action], forecasts: Sequence[Forecast | None]
    ) -> RenderableType | None:
        """Return cargo as a table of cards by ports, and transfers as merchants by companies."""
        return menu(self.pieces, view, legal, forecasts)

    def also_called(self, view: BorneoView) -> Mapping[Ref, Sequence[str]]:
        """Return the names of the open ports, and of the merchants on their ranks."""
        return also_called(self.box, self.texts, view)

    def is_plausible(self, view: BorneoView, action: Action) -> bool:
        """Return True if the action names the viewer's merchants, and orders with a spice if they need one."""
        return is_plausible(self.box, view, action)

    def piles(self, view: BorneoView, width: int) -> Text:
        """Return the edition, whose turn it is, the piles and how long the game lasts, in one line if it fits."""
        phase = self.texts.text("borneo-turn", {"active": ("seat", view.active)})
        for frame in view.frames:
            if isinstance(frame, PlacementFrame | LastChanceFrame):
                phase = self.texts.text("borneo-placing" if isinstance(frame, PlacementFrame) else "borneo-last")
        edition = self.texts.text(f"option-edition-{view.options.edition}")
        line = Text(f"{self.game.info.title} · {edition} · {phase}", "bold")
        left = len(view.port_stack) + 1 if any(place.port for place in view.ports) else 0  # BOR-D12 BOR-E1
        counts = {"draw": view.draw_pile, "discard": len(view.discard_pile), "distributions": left}
        piles = self.texts.text("borneo-piles", counts)
        return line.append(f"{' · ' if len(line) + len(piles) + 3 <= width else NEW_LINE}{piles}", "not bold")

    def ports(self, view: BorneoView, width: int) -> Table:
        """Return the three places side by side."""
        contents = [self.port(view, slot, place) for slot, place in enumerate(view.ports)]
        height = 2 + max(len(lines) for _, lines in contents)
        row = Table.grid(expand=True)
        for _ in contents:
            row.add_column(width=width // len(contents))
        row.add_row(*(self.framed(Text("\n").join(lines), title, height) for title, lines in contents))
        return row

    def port(self, view: BorneoView, slot: int, place: PortView) -> tuple[str, list[Text]]:
        """Return the title and the lines of one port place: prize, numbers, cargo, and what is missing to pay out."""
        texts, pieces = self.texts, self.pieces
        called = pieces.capital(texts.name("port", slot))
        frame = view.frames[-1] if view.frames else None
        if place.port is None:
            if not isinstance(frame, DistributionFrame) or frame.slot != slot:
                return called, [Text(texts.text("borneo-closed"), "dim")]
            left = [pieces.card(card, covered=False) for card in place.cargo]
            return f"{called} · {self.box.ports[frame.port].name}", [
                Text(texts.text("borneo-distributing"), "bold"),
                *left,
            ]
        port = self.box.ports[place.port]
        lines = [
            Text(texts.text("borneo-port-card", {"spice": ("spice", port.contents)})),
            Text(texts.text(f"borneo-numbers-{port.edition}", {"monopoly": port.monopoly, "limit": port.limit})),
        ]
        for number, card in enumerate(place.cargo, 1):
            lines.append(pieces.card(card, covered=number < len(place.cargo)))
        if not place.cargo:
            lines.append(Text(texts.text("borneo-no-cargo"), "dim"))
        for company, count in Counter(visible_flags(self.box, place.cargo)).most_common():
            lines.append(pieces.tally(pieces.flag(company), count, port.monopoly))
        lines.append(pieces.tally(Text(texts.text("borneo-cards")), len(place.cargo), port.limit))
        return f"{called} · {port.name}", lines

    def middle(self, view: BorneoView, width: int) -> Table:
        """Return ladders and orders side by side."""
        row = Table.grid(expand=True)
        row.add_column(width=width - ORDERS_COLUMNS)
        row.add_column(width=ORDERS_COLUMNS)
        ladders: RenderableType = self.ladders(view)
        height = 1 + len(view.ladders)
        if max(map(len, view.ladders.values())) > SPACES:
            lines = [
                line for company in view.ladders for line in self.long_row(view, company, width - ORDERS_COLUMNS - 4)
            ]
            ladders, height = Text("\n").join(lines), len(lines)
        height = 2 + max(len(view.orders), height)
        row.add_row(
            self.framed(ladders, self.texts.text("borneo-ladders"), height),
            self.framed(self.orders(view), self.texts.text("borneo-orders"), height),
        )
        return row

    def ladders(self, view: BorneoView) -> Table:
        """Return the merchants on the ranks of each company, the best rank first."""
        table = Table.grid(padding=(0, 1), expand=True)
        table.add_column(no_wrap=True)
        for _ in range(SPACES):
            table.add_column(no_wrap=True, ratio=1, overflow="ellipsis")
        ranks = (Text(self.texts.text("borneo-rank", {"rank": rank}), "dim") for rank in range(1, SPACES + 1))
        table.add_row("", *ranks)
        for company, ladder in view.ladders.items():
            names = [self.seat(view, seat) for seat in ladder[:SPACES]]
            table.add_row(self.pieces.company(company), *names, *[Text(NOTHING, "dim")] * (SPACES - len(ladder)))
        return table

    def long_row(self, view: BorneoView, company: str, width: int) -> list[Text]:
        """Return a row of the card edition, which has no limit, wrapped to as many lines as it needs."""
        indent = max(len(self.pieces.company(other)) for other in view.ladders)
        lines = [self.pieces.company(company)]
        lines[0].pad_right(indent - len(lines[0]))
        for rank, seat in enumerate(view.ladders[company], 1):
            merchant = Text().append(f"  {rank} ", "dim").append(self.seat(view, seat))
            if len(lines[-1]) + len(merchant) > width:
                lines.append(Text(" " * indent))
            lines[-1].append(merchant)
        return lines

    def orders(self, view: BorneoView) -> Table:
        """Return the orders on display: what they ask for, their points, and how many are left."""
        table = Table.grid(padding=(0, 1), expand=True)
        table.add_column(ratio=1, no_wrap=True)
        table.add_column(justify="right", no_wrap=True)
        table.add_column(justify="right", no_wrap=True)
        for order, count in view.orders.items():
            name = self.texts.name("order", order)
            if not count:
                table.add_row(Text(name, "dim strike"), Text(self.texts.text("borneo-gone"), "dim"), "")
                continue
            points = self.texts.text("borneo-points", {"points": self.box.orders[order].points})
            table.add_row(name, points, self.texts.text("borneo-left", {"count": count}))
        return table

    def players(self, view: BorneoView, width: int) -> Panel:
        """Return everybody's hand size, warehouse by spice, completed orders and points."""
        jokers = view.options.edition == "board"
        gap = (0, 2, 0, 0) if width >= WIDE_COLUMNS else (0, 1, 0, 0)
        table = Table(box=None, pad_edge=False, padding=gap, expand=True, header_style="dim")
        table.add_column("", no_wrap=True, ratio=1)
        table.add_column(self.texts.text("borneo-hand"), justify="right")
        spices = [*self.box.spices, "joker"] if jokers else list(self.box.spices)
        for spice in spices:
            table.add_column(self.pieces.capital(self.texts.name("spice", spice)), justify="right")
        table.add_column(self.texts.text("borneo-completed"), justify="right")
        table.add_column(self.texts.text("borneo-score"), justify="right")
        for seat, player in enumerate(view.players):
            have, wild = stock(self.box, player.warehouse)
            units = [*have, wild] if jokers else have
            name = self.seat(view, seat)
            if seat == view.seat:
                name.append(f" {self.texts.text('borneo-you')}")
            if seat == view.ship:
                name.append(f" {self.texts.text('borneo-ship')}", "bold red")
            cells = [Text(str(number), "" if number else "dim") for number in (sum(player.hand), *units)]
            points = add_unknown(str(view.scores[seat].total), view.scores[seat], (ORDERS,))  # BOR-H9
            table.add_row(name, *cells, self.completed(player), Text(points, "bold"))
        return self.framed(table, self.texts.text("borneo-players"))

    def completed(self, player: PlayerView) -> Text:
        """Return the points of a player's completed orders, or how many lie face down (BOR-H9)."""
        if len(player.completed) < player.completed_count:
            return Text(self.texts.text("borneo-covered", {"count": player.completed_count}))
        orders = " + ".join(str(self.box.orders[order].points) for order in player.completed)
        return Text(orders) if orders else Text(NOTHING, "dim")

    def seat(self, view: BorneoView, seat: Seat) -> Text:
        """Return a player's name; the viewer's own name is highlighted."""
        return Text(self.texts.name("seat", seat), "bold cyan" if seat == view.seat else "")

    def hand(self, view: BorneoView) -> RenderableType:
        """Return the viewer's hand cards side by side."""
        cards = Table.grid(padding=(0, 3))
        for start in range(0, len(view.hand), 3):
            cards.add_row(*(self.pieces.card(card, covered=False) for card in view.hand[start : start + 3]))
        if not view.hand:
            cards.add_row(Text(self.texts.text("no-cards"), "dim"))
        return self.framed(cards, self.texts.text("borneo-your-hand", {"count": len(view.hand)}))
