"""The parts of the table of Cargo Noir as rows: places, families, market, the current trade, bag and discard pile."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypeAlias

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from kontor.cli.drawings.blocks import INDENT, EntryFlow, player
from kontor.cli.drawings.cargo_noir.pieces import LOUD, OWN, CargoNoirPieces
from kontor.core import Seat
from kontor.games.cargo_noir import CargoNoirView
from kontor.games.cargo_noir.component_schema import BLACK_MARKET, CASINO
from kontor.games.cargo_noir.frames import PaymentFrame
from kontor.games.cargo_noir.supply import unpaid
from kontor.games.cargo_noir.view import TradeView

Cell: TypeAlias = Text | list[Text]
"""A short text, or entries side by side."""

GROUPS = ("smugglers_edge", "simple", "unique")
BETWEEN = " · "
NEAR = "  "
NOTHING = "·"
MAX_NAME_COLUMNS = 16


class CargoNoirPart(NamedTuple):
    """A part of the table: its title, its column heads and its rows. The first column names the row."""

    title: str
    heads: Sequence[str]
    rows: Sequence[Sequence[Cell]]
    shares: Sequence[int] = (1,)
    """How the columns of entries share the remaining width."""
    gap: int = 2

    def drawn(self) -> Table:
        """Return the rows in columns."""
        table = Table(box=None, pad_edge=False, padding=(0, self.gap, 0, 0), expand=True, header_style="dim")
        table.show_header = any(self.heads)
        shares = iter(self.shares)
        for number, (head, cell) in enumerate(zip(self.heads, self.rows[0], strict=True)):
            if isinstance(cell, Text):
                most = None if number else MAX_NAME_COLUMNS
                table.add_column(head, justify="right" if number else "left", no_wrap=True, max_width=most)
            else:
                table.add_column(head, ratio=next(shares))
        for row in self.rows:
            table.add_row(*(cell if isinstance(cell, Text) else EntryFlow(cell, NEAR) for cell in row))
        return table

    def listed(self) -> Group:
        """Return the rows as lists for a narrow terminal."""
        lines: list[RenderableType] = [Text(self.title, "bold")]
        for name, *cells in self.rows:
            entries = [name] if isinstance(name, Text) else []
            for head, cell in zip(self.heads[1:], cells, strict=True):
                if not isinstance(cell, Text):
                    entries += cell
                elif cell:
                    entries.append(Text(f"{head} ", "dim").append(cell))
            lines.append(EntryFlow(entries, NEAR, INDENT))
        return Group(*lines)


class CargoNoirParts:
    """Makes the parts from views."""

    def __init__(self, pieces: CargoNoirPieces) -> None:
        self.pieces = pieces
        self.box = pieces.box
        self.say = pieces.say

    def places(self, view: CargoNoirView) -> CargoNoirPart:
        """Return Macao and the open ports: tiles, what they would add to the viewer's own, ships and coins."""
        pieces, types, own_types = self.pieces, self.box.type_of, self.pieces.own_types(view)
        at_casino = pieces.ships([family.at_casino for family in view.players])
        at_market = pieces.ships([family.at_black_market for family in view.players])
        income = Text(self.say("cargo_noir-casino", coins=self.box.casino_coins), "dim")
        market = pieces.cargoes((types[tile] for tile in view.black_market), own_types)
        rows: list[Sequence[Cell]] = [
            (self.place(CASINO), Text(), [income], at_casino),
            (self.place(BLACK_MARKET), Text(), market, at_market),
        ]
        for port, place in view.ports.items():
            tiles = pieces.cargoes((types[tile] for tile in place.tiles), own_types)
            rows.append((self.place(port), pieces.gain(view, place.tiles), tiles, pieces.stacks(view, port)))
        closed = [Text(pieces.name("port", port), "dim") for port in self.box.ports if port not in view.ports]
        if closed:
            rows.append((Text(self.say("cargo_noir-closed"), "dim"), Text(), closed, []))
        heads = (
            "",
            "" if view.seat is None else self.say("cargo_noir-gain"),
            self.say("cargo_noir-cargo"),
            self.say("cargo_noir-ships"),
        )
        title = self.say("cargo_noir-places" if view.seat is None else "cargo_noir-places-you", sign=pieces.highest)
        return CargoNoirPart(title, heads, rows, shares=(3, 2))

    def place(self, destination: str) -> Text:
        """Return the name of a place."""
        return Text(self.pieces.name("destination", destination), "bold")

    def families(self, view: CargoNoirView) -> CargoNoirPart:
        """Return everybody's coins, ships, tiles in their best combinations, points and cards."""
        keys = ("safe", "dock", "reserve", "tiles", "value", "points")
        heads = ["", *(self.say(f"cargo_noir-{key}") for key in keys), self.say("cargo_noir-combos")]
        rows = [self.family(view, seat) for seat in range(len(view.players))]
        return CargoNoirPart(self.say("cargo_noir-families"), heads, rows, gap=1)

    def family(self, view: CargoNoirView, seat: Seat) -> Sequence[Cell]:
        """Return one family sheet."""
        sheet = view.players[seat]
        name = player(self.pieces.texts, view, seat)
        if view.frames and seat == view.active:
            name = Text(f"{self.pieces.turn} ", "bold").append(name)
        else:
            name = Text("  ").append(name)
        away = sheet.at_casino + sheet.at_black_market + sum(place.stacks[seat] > 0 for place in view.ports.values())
        tiles = Text(f"{len(sheet.tiles)}/{sheet.capacity}", LOUD if len(sheet.tiles) > sheet.capacity else "")
        combos = [self.pieces.combo(combo) for combo in sheet.combos] or [Text(self.say("cargo_noir-no-tiles"), "dim")]
        cards = self.pieces.cards(sheet.cards)
        return (
            name,
            Text(str(sheet.safe)),
            Text(f"{sheet.dock}/{sheet.dock + away}"),
            Text(str(sheet.reserve), "" if sheet.reserve else "dim"),
            tiles,
            Text(str(sheet.value), "bold"),
            Text(str(view.scores[seat].total), "bold"),
            [*combos, *cards],
        )

    def market(self, view: CargoNoirView) -> CargoNoirPart:
        """Return the victory cards by group: cost, points, copies left, and which of them the viewer can pay."""
        rows = [
            (
                Text(self.say(f"cargo_noir-group-{group}"), "dim"),
                [self.pieces.pile(view, card.id) for card in self.box.cards.values() if card.group == group],
            )
            for group in GROUPS
        ]
        if view.seat is None or not view.frames:
            return CargoNoirPart(self.say("cargo_noir-market"), ("", ""), rows)
        facts = {"sign": self.pieces.within, "value": max(0, self.pieces.reach(view))}
        return CargoNoirPart(self.say("cargo_noir-market-reach", **facts), ("", ""), rows)

    def trade(self, view: CargoNoirView) -> CargoNoirPart | None:
        """Return the current trade: the basket, and the payment or what could be paid; None without a trade."""
        basket, trade = self.pieces.basket(view), view.trade
        if trade is None or not basket:
            return None
        entries = [*self.pieces.cards(basket), Text(self.say("cargo_noir-cost", cost=trade.cost), "bold")]
        rows = [(Text(self.say("cargo_noir-basket"), "dim"), entries)]
        if isinstance(view.frames[-1], PaymentFrame):
            rows.append((Text(self.say("cargo_noir-payment"), "dim"), list(self.payment(view, trade))))
            rows.append((Text(self.say("cargo_noir-rest"), "dim"), self.rest(view)))
        else:
            rows.append((Text(self.say("cargo_noir-most"), "dim"), [Text(str(trade.most))]))
        return CargoNoirPart(self.say("cargo_noir-trade"), ("", ""), rows)

    def payment(self, view: CargoNoirView, trade: TradeView) -> Iterator[Text]:
        """Yield the combinations handed in, their value, and what is missing or lost (CAR-T2.7, CAR-E2)."""
        yield from (self.pieces.combo(combo) for combo in trade.combos)
        yield Text(self.say("cargo_noir-worth", value=trade.value), "bold")
        missing = trade.cost - trade.value
        if missing > 0:
            last = view.round == view.last_round
            yield Text(self.say("cargo_noir-missing-last" if last else "cargo_noir-missing", value=missing), LOUD)
        else:
            yield Text(
                self.say("cargo_noir-surplus", value=-missing) if missing else self.say("cargo_noir-enough"), OWN
            )

    def rest(self, view: CargoNoirView) -> list[Text]:
        """Return the combinations of the tiles that are not handed in, and their value."""
        tiles = unpaid(self.box, view.players[view.active].tiles, self.pieces.payment(view))
        types = [self.box.type_of[tile] for tile in tiles]
        combos = [self.pieces.combo(combo) for combo in self.box.combos.division(types)]
        return [*combos, Text(self.say("cargo_noir-worth", value=self.box.best_value(tiles)), "bold")]

    def supply(self, view: CargoNoirView) -> EntryFlow:
        """Return what is in the bag and on the discard pile, by type."""
        types = self.box.type_of
        bag, discard = (Counter(types[tile] for tile in tiles) for tiles in (view.bag, view.discard))
        label = Text(self.say("cargo_noir-supply", bag=len(view.bag), discard=len(view.discard)), "dim")
        entries = [
            self.pieces.cargo(cargo_type).append(f" {bag[cargo_type]}+{discard[cargo_type]}", "not bold default")
            for cargo_type in self.box.cargo_types
            if bag[cargo_type] or discard[cargo_type]
        ]
        return EntryFlow([label, *entries], NEAR, INDENT)
