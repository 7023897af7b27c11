"""The map of Novgorod: eight cities around the sea, each with its good, kontors, money and manufactory."""

from rich.text import Text

from kontor.cli.drawings.blocks import INDENT, EntryFlow, badge
from kontor.cli.drawings.novgorod.pieces import LOUD, NovgorodPieces
from kontor.games.novgorod import NovgorodView

PLACES = ((6, 7, 0), (5, None, 1), (4, 3, 2))
"""The place on the ring by row and column of the map: clockwise, starting in the upper right corner."""
CHORD = {7, 3}
"""The two places that the map can join by a line through the middle."""
COLUMNS = 3
ROOMY_COLUMNS = 29
"""In a cell wider than this a manufactory takes one line instead of two."""
LOW_LINES, HIGH_LINES = 3, 4
"""The lines of a city in a wide and in a narrow terminal."""


class NovgorodSea:
    """Draws the map."""

    def __init__(self, pieces: NovgorodPieces) -> None:
        self.pieces = pieces
        self.box = pieces.box
        chord = {self.box.ring.index(city) for city in self.box.file.map.chord}
        self.has_chord = chord == CHORD

    def title(self, view: NovgorodView) -> str:
        """Return what the figures and signs mean."""
        pieces = self.pieces
        title = pieces.say("novgorod-sea", minus=pieces.minus)
        if not self.has_chord:
            first, second = (pieces.name("city", city) for city in self.box.file.map.chord)
            title += f" · {first} {pieces.line} {second}"
        if view.pirate is not None:
            title += f" · {pieces.say('novgorod-signs', merchant=pieces.merchant, pirate=pieces.pirate)}"
        return title

    def drawn(self, view: NovgorodView, width: int) -> Text:
        """Return the map in this width."""
        room = width // COLUMNS
        lines = []
        for row, places in enumerate(PLACES):
            cells = [self.cell(view, row, column, place, room) for column, place in enumerate(places)]
            lines += [Text().join(parts) for parts in zip(*cells, strict=True)]
        return Text("\n").join(lines)

    def cell(self, view: NovgorodView, row: int, column: int, place: int | None, room: int) -> list[Text]:
        """Return the lines of one city, or of the middle of the sea, each as wide as the cell."""
        if place is None:
            return self.middle(room)
        city = self.box.ring[place]
        east = column < COLUMNS - 1 and row != 1
        south = row < len(PLACES) - 1 and (place not in CHORD or self.has_chord)
        head = self.head(view, city)
        if self.height(room) == LOW_LINES:
            head.append(self.signs(view, city))
        head.truncate(room - 2, overflow="ellipsis")
        way = self.pieces.line * (room - head.cell_len - 2)
        head.append(f" {way} " if east else " " * (room - head.cell_len), "dim")
        return [head, *(self.below(line, room, south=south) for line in self.facts(view, city, room))]

    def below(self, said: Text, room: int, *, south: bool) -> Text:
        """Return a line of a cell below its head, with the sea route that goes down from it."""
        line = Text().append(f"{self.pieces.down} " if south else "  ", "dim").append(said)
        line.truncate(room - 1, overflow="ellipsis")
        return line.append(" " * (room - line.cell_len))

    def middle(self, room: int) -> list[Text]:
        """Return the middle of the sea: what manufactories pay, if all of them pay the same."""
        head, *lines = [*self.yields(room), *[Text()] * HIGH_LINES][: self.height(room)]
        return [self.below(line, room, south=self.has_chord) for line in (head, *lines)]

    def height(self, room: int) -> int:
        """Return how many lines a city takes."""
        return LOW_LINES if room > ROOMY_COLUMNS else HIGH_LINES

    def yields(self, room: int) -> list[Text]:
        """Return what the first goods of a manufactory pay."""
        pay = {
            len(recipe.goods): (recipe.seals, recipe.ducats)
            for maker in self.box.manufactories.values()
            for recipe in maker.recipes
        }
        alike = all(
            pay[len(recipe.goods)] == (recipe.seals, recipe.ducats)
            for maker in self.box.manufactories.values()
            for recipe in maker.recipes
        )
        if not alike:
            return []
        key = "novgorod-yield" if room > ROOMY_COLUMNS else "novgorod-yield-short"
        return [
            Text(self.pieces.say(key, goods=goods, seals=seals, ducats=ducats), "dim")
            for goods, (seals, ducats) in sorted(pay.items())
        ]

    def head(self, view: NovgorodView, city: str) -> Text:
        """Return a city with its good, and who has a kontor there."""
        pieces = self.pieces
        gone = city == view.pirate and view.options.pirate_side == "back"
        label = Text().append(pieces.name("city", city), "dim strike" if gone else "bold")
        label.append(" ").append(pieces.good_of(city))
        owners = [seat for seat, player in enumerate(view.players) if city in player.kontors]
        if owners:
            label.append(" ")
        for seat in owners:
            label.append(badge(seat))
        return label

    def signs(self, view: NovgorodView, city: str) -> Text:
        """Return merchant and pirate, if they are in a city."""
        signs = Text()
        if city == view.merchant:
            signs.append(f" {self.pieces.merchant}", "bold yellow")
        if city == view.pirate:
            signs.append(f" {self.pieces.pirate}", LOUD)
        return signs

    def facts(self, view: NovgorodView, city: str, room: int) -> list[Text]:
        """Return prices, income and fee of a city, and its manufactory."""
        pieces = self.pieces
        money = pieces.stack(view.stacks[city]).append("  ").append(pieces.money(city))
        luxury, recipes = pieces.luxury_at(view, city), pieces.recipes(view, city)
        if self.height(room) == LOW_LINES:
            return [money, luxury.append(": ").append(recipes)]
        return [money.append(self.signs(view, city)), luxury, recipes]

    def listed(self, view: NovgorodView) -> list[EntryFlow]:
        """Return the cities clockwise as lists for a narrow terminal."""
        entries = []
        for city in self.box.ring:
            near = ", ".join(self.pieces.name("city", other) for other in self.box.neighbours[city])
            ways = Text(self.pieces.say("novgorod-near", cities=near), "dim")
            entries.append(
                EntryFlow(
                    [
                        self.head(view, city).append(self.signs(view, city)),
                        *self.facts(view, city, ROOMY_COLUMNS + 1),
                        ways,
                    ],
                    "  ",
                    INDENT,
                )
            )
        return [*entries, EntryFlow(self.yields(ROOMY_COLUMNS + 1), "  ")]
