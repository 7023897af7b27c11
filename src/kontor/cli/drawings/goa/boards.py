"""The players of Goa: what everybody has, the development boards, plantations and colonies with their sacks."""

from collections.abc import Iterator, Sequence

from rich.table import Table
from rich.text import Text

from kontor.cli.drawings.blocks import EntryFlow, badge
from kontor.cli.drawings.goa.pieces import GoaPieces
from kontor.core import Seat
from kontor.games.goa import GoaView
from kontor.games.goa.components import COLUMN, EXPEDITION

NOTHING = "·"
MAX_NAME_COLUMNS = 18
GOODS = ("ducats", "ships", "colonists", "extra", "cards", "points")


def sees_ducats(view: GoaView, seat: Seat) -> bool:
    """Return True if the viewer sees a player's ducats: their own, or all with `open_money` and at the end."""
    return seat == view.seat or view.options.open_money or not view.frames  # GOA-R34


class GoaBoards:
    """Draws what the players have."""

    def __init__(self, pieces: GoaPieces) -> None:
        self.pieces = pieces
        self.box = pieces.box
        self.texts = pieces.texts

    def title(self, view: GoaView) -> str:
        """Return the title of the players; it explains the covered ducats if there are any."""
        covered = any(not sees_ducats(view, seat) for seat in range(len(view.players)))
        return self.texts.text("goa-players-covered" if covered else "goa-players", {"sign": self.pieces.covered})

    def together(self, view: GoaView) -> Table:
        """Return goods and development boards in one table."""
        table = self.bare(ratio=1)
        self.add_goods(table)
        table.add_column("", no_wrap=True, style="dim")
        self.add_columns(table)
        for seat in range(len(view.players)):
            table.add_row(self.name(view, seat), *self.goods_of(view, seat), self.pieces.bar, *self.rows_of(view, seat))
        for label, cells in self.below(view):
            table.add_row(label, *[""] * len(GOODS), self.pieces.bar, *cells, style="dim")
        return table

    def goods(self, view: GoaView) -> Table:
        """Return everybody's ducats, ships, colonists, extra action cards, hand cards and points."""
        table = self.bare()
        self.add_goods(table)
        for seat in range(len(view.players)):
            table.add_row(self.name(view, seat), *self.goods_of(view, seat))
        return table

    def development(self, view: GoaView) -> Table:
        """Return everybody's rows and what they yield, the cards for the first, and the viewer's next steps."""
        table = self.bare()
        self.add_columns(table)
        for seat in range(len(view.players)):
            table.add_row(self.name(view, seat), *self.rows_of(view, seat))
        for label, cells in self.below(view):
            table.add_row(label, *cells, style="dim")
        return table

    def bare(self, ratio: int | None = None) -> Table:
        """Return a table with only the column of the players; with a ratio it takes all the remaining width."""
        gap, most = (1, None) if ratio else (3, MAX_NAME_COLUMNS)
        table = Table(box=None, pad_edge=False, padding=(0, gap, 0, 0), expand=bool(ratio), header_style="dim")
        table.add_column("", no_wrap=True, ratio=ratio, max_width=most)
        return table

    def add_goods(self, table: Table) -> None:
        """Add a column for each of the goods."""
        for key in GOODS:
            table.add_column(self.texts.text(f"goa-{key}"), justify="right", no_wrap=True)

    def add_columns(self, table: Table) -> None:
        """Add the columns of the development board."""
        for column in COLUMN:
            table.add_column(self.texts.text(f"goa-column-{column}"), no_wrap=True)

    def name(self, view: GoaView, seat: Seat) -> Text:
        """Return a player, with the flag if they hold it."""
        name = self.pieces.player(view, seat)
        return name.append(f" {self.pieces.flag}") if seat == view.flag_holder else name

    def goods_of(self, view: GoaView, seat: Seat) -> list[Text]:
        """Return what a player has; ducats only if the viewer sees them (GOA-R34)."""
        player = view.players[seat]
        ducats = str(player.ducats) if sees_ducats(view, seat) else self.pieces.covered
        limit = self.box.hand_limit[player.rows[COLUMN[EXPEDITION]] - 1]
        numbers = (player.ships, player.colonists, player.extra_actions)
        cells = [Text(ducats), *(Text(str(number), "" if number else "dim") for number in numbers)]
        return [*cells, Text(f"{sum(player.hand)}/{limit}"), Text(str(view.scores[seat].total), "bold")]

    def rows_of(self, view: GoaView, seat: Seat) -> list[Text]:
        """Return the rows of a player."""
        return [self.row_of(column, row) for column, row in zip(COLUMN, view.players[seat].rows, strict=True)]

    def below(self, view: GoaView) -> Iterator[tuple[str, list[str]]]:
        """Yield the rows whose card for the first is still there, and the spices of the viewer's next steps."""
        first = [", ".join(map(str, self.first_cards(view, column))) for column in COLUMN]
        yield self.texts.text("goa-first"), [cell or NOTHING for cell in first]
        if view.seat is not None and view.frames:
            rows = view.players[view.seat].rows
            yield self.texts.text("goa-next"), [self.next_cost(column, rows) for column in COLUMN]

    def row_of(self, column: str, row: int) -> Text:
        """Return a row of a column and what it yields."""
        if column == EXPEDITION:
            effect = f"{self.box.draw[row - 1]}/{self.box.hand_limit[row - 1]}"
        else:
            effect = f"+{self.box.yields[column][row - 1]}"
        return Text().append(f"{row}", "bold").append(f" {effect}")

    def first_cards(self, view: GoaView, column: str) -> list[int]:
        """Return the rows whose card for the first is still there (GOA-B1)."""
        reached = max(player.rows[COLUMN[column]] for player in view.players)
        return [row for row in self.box.file.development.first_to_row_bonus_rows if row > reached]

    def next_cost(self, column: str, rows: Sequence[int]) -> str:
        """Return the spices of the viewer's next step."""
        return NOTHING if rows[COLUMN[column]] == self.box.bottom else self.pieces.codes(self.box.cost(column, rows))

    def storage(self, view: GoaView) -> Table:
        """Return everybody's plantations, colonies and kept tiles; at the end also their cards."""
        table = Table.grid(padding=(0, 1))
        table.add_column()
        table.add_column()
        for seat, player in enumerate(view.players):
            table.add_row(badge(seat), EntryFlow(self.stored(view, seat) or [Text(NOTHING, "dim")]))
            if player.shown:
                table.add_row("", EntryFlow(map(self.pieces.card, player.shown)))
        return table

    def stored(self, view: GoaView, seat: Seat) -> list[Text]:
        """Return a player's plantations and colonies with their sacks, and the kept tiles."""
        storage = view.players[seat].storage
        return [*(self.pieces.stored(tile, sacks) for tile, sacks in storage.items()), *self.kept(view, seat)]

    def listed(self, view: GoaView, seat: Seat) -> list[EntryFlow]:
        """Return everything a player has as lists."""
        goods = [f"{self.texts.text(f'goa-{key}')} " for key in GOODS]
        columns = [f"{self.texts.text(f'goa-column-{column}')} " for column in COLUMN]
        return [
            EntryFlow([self.name(view, seat), *map(Text.append, map(Text, goods), self.goods_of(view, seat))]),
            EntryFlow(map(Text.append, map(Text, columns), self.rows_of(view, seat))),
            EntryFlow([*self.stored(view, seat), *map(self.pieces.card, view.players[seat].shown)]),
        ]

    def listed_below(self, view: GoaView) -> Iterator[EntryFlow]:
        """Yield the lines below the development boards as lists."""
        for label, cells in self.below(view):
            columns = zip(COLUMN, cells, strict=True)
            entries = [Text(f"{self.texts.text(f'goa-column-{column}')} {cell}") for column, cell in columns]
            yield EntryFlow([Text(label, "dim"), *entries])

    def kept(self, view: GoaView, seat: Seat) -> Iterator[Text]:
        """Yield the tiles that a player keeps, marked if they are turned, fulfilled or face down."""
        for tile in view.players[seat].tiles:
            state = "face-down" if tile in self.box.fields else ""
            if tile in view.turned:
                state = "fulfilled" if self.box.tiles[tile].spices_required else "turned"  # GOA-T14 GOA-T9
            name = self.pieces.tile(tile)
            yield Text(f"{name.plain} {self.texts.text(f'goa-{state}')}", "dim") if state else name
