"""The play area of Goa: 25 fields with their tiles, the edge positions around them, the flag and the markers."""

from rich.text import Text

from kontor.cli.drawings.goa.pieces import GoaPieces
from kontor.games.goa import GoaView
from kontor.games.goa.actions import PlaceFlag
from kontor.games.goa.grid import FIELDS, INDEX, RANGE, SIZE

EDGE_COLUMNS = 4
"""The width of the edge positions on the left and on the right."""
MIN_CELL_COLUMNS = 12
FRAME_COLUMNS = 4
MIN_AREA_COLUMNS = 2 * EDGE_COLUMNS + SIZE * (MIN_CELL_COLUMNS + 1) + 1 + FRAME_COLUMNS
MAP_CELL_COLUMNS = 5


def fitted(text: Text, width: int) -> Text:
    """Return a text cut or padded to a width."""
    text = text.copy()
    text.truncate(width, overflow="ellipsis", pad=True)
    return text


class GoaArea:
    """Draws the play area, and the small map of the places for the flag."""

    def __init__(self, pieces: GoaPieces) -> None:
        self.pieces = pieces

    def lines(self, view: GoaView, width: int) -> list[Text]:
        """Return the whole area in lines of this width: two for each row of fields, one for each edge."""
        cell = (width - 2 * EDGE_COLUMNS - 1) // SIZE - 1
        bar = Text().append(self.pieces.bar, "dim")
        lines = [self.edge(view, "n", cell)]
        for row in RANGE:
            fields = FIELDS[row * SIZE : (row + 1) * SIZE]
            west, east = f"w{row}", f"e{row}"
            left, right = self.pieces.place(west), self.pieces.place(east)
            upper = bar.join([Text(), *(fitted(self.tile(view, field), cell) for field in fields), Text()])
            lower = bar.join([Text(), *(fitted(self.below(view, field), cell) for field in fields), Text()])
            lines.append(fitted(Text().append(left, "dim"), EDGE_COLUMNS).append(upper).append(f" {right}", "dim"))
            lines.append(fitted(self.pieces.marker_at(view, west), EDGE_COLUMNS).append(lower).append(" "))
            lines[-1].append(self.pieces.marker_at(view, east))
        return [*lines, self.edge(view, "s", cell)]

    def edge(self, view: GoaView, side: str, cell: int) -> Text:
        """Return the upper or the lower edge."""
        line = Text(" " * EDGE_COLUMNS)
        for number in RANGE:
            place = f"{side}{number}"
            drawn = Text().append(f" {self.pieces.place(place)} ", "dim").append(self.pieces.marker_at(view, place))
            line.append(fitted(drawn, cell + 1))
        return line

    def tile(self, view: GoaView, field: str) -> Text:
        """Return what lies on a field."""
        tile = view.grid[INDEX[field]]
        return Text("·", "dim") if tile is None else self.pieces.tile(tile)

    def below(self, view: GoaView, field: str) -> Text:
        """Return the notation of a field, a sign for a Bonanza tile below its tile, and the marker on it."""
        line = Text().append(self.pieces.place(field), "dim")
        if field in view.corners:
            line.append(f" {self.pieces.bonanza}", "bold yellow")
        return Text(" ").join([line, self.pieces.marker_at(view, field)]) if field in view.markers else line

    def entries(self, view: GoaView) -> list[Text]:
        """Return the flag and the tiles with their fields, for a list."""
        flag = view.markers[0] if view.markers else None
        entries = [] if flag is None else [Text(f"{self.pieces.place(flag)} ").append(self.pieces.marker(view, 1))]
        tiles = [field for field in FIELDS if view.grid[INDEX[field]] is not None]
        return entries + [self.tile(view, field).append(" ").append(self.below(view, field)) for field in tiles]

    def places(self, view: GoaView, numbers: dict[PlaceFlag, int], style: str) -> list[Text]:
        """Return a map of the places for the flag: the number of each allowed place, a sign for each tile."""

        def cell(place: str) -> Text:
            number = numbers.get(PlaceFlag(place))
            if number is not None:
                return Text().append(f"{number:>{MAP_CELL_COLUMNS - 1}} ", style)
            tile = place in INDEX and view.grid[INDEX[place]] is not None
            return Text().append(f"{self.pieces.full if tile else '':>{MAP_CELL_COLUMNS - 1}} ", "dim")

        def line(left: Text, middle: list[Text], right: Text) -> Text:
            return Text().join([left, *middle, right])

        blank = Text(" " * MAP_CELL_COLUMNS)
        north, south = ([cell(f"{side}{number}") for number in RANGE] for side in "ns")
        rows = [
            line(cell(f"w{row}"), [cell(field) for field in FIELDS[row * SIZE : (row + 1) * SIZE]], cell(f"e{row}"))
            for row in RANGE
        ]
        return [line(blank, north, blank), *rows, line(blank, south, blank)]
