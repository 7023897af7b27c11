"""The pieces of Goa as short texts: players with colour and letter, tiles, sacks, markers, cards."""

from collections.abc import Sequence

from rich.text import Text

from kontor.cli.drawings import blocks
from kontor.core import Seat, Texts
from kontor.games.goa import GoaView
from kontor.games.goa.components import GoaBox
from kontor.games.goa.grid import INDEX, position

CATEGORY_STYLES = {"plantation": "green", "crop_rotation": "green", "red": "red"}


class GoaPieces:
    """Writes the pieces of one box in one language."""

    def __init__(self, box: GoaBox, texts: Texts, *, plain: bool) -> None:
        self.box = box
        self.texts = texts
        self.empty, self.flag, self.covered = (".", "F", "##") if plain else ("○", "⚑", "▒▒")
        self.bar, self.bonanza, self.full = ("|", "*", "#") if plain else ("│", "★", "■")

    def capital(self, name: str) -> str:
        """Return a name with a capital letter."""
        return name[:1].upper() + name[1:]

    def player(self, view: GoaView, seat: Seat) -> Text:
        """Return a player's letter and name; the viewer's own name is highlighted."""
        return blocks.player(self.texts, view, seat)

    def marker(self, view: GoaView, number: int) -> Text:
        """Return an auction marker: its number and its owner's letter, and the flag with marker 1."""
        owner = (view.placer + number - 1) % len(view.players)
        return Text(self.flag if number == 1 else "").append(blocks.badge(owner, str(number)))

    def marker_at(self, view: GoaView, place: str) -> Text:
        """Return the marker at a place, or nothing."""
        return self.marker(view, view.markers.index(place) + 1) if place in view.markers else Text()

    def place(self, place: str) -> str:
        """Return a place in a few signs, with rows and columns counted from 1, as the sentences do."""
        if place not in INDEX:
            return f"{place[0]}{int(place[1]) + 1}"
        row, column = position(place)
        return f"({row + 1},{column + 1})"

    def code(self, spice: str) -> str:
        """Return a spice in two letters."""
        return self.texts.text(f"goa-code-{spice}")

    def codes(self, spices: Sequence[str], between: str = "") -> str:
        """Return several spices in two letters each."""
        return between.join(map(self.code, spices))

    def tile_name(self, tile: str) -> str:
        """Return a tile in at most 12 letters: a plantation with its fields, others with what they give."""
        if tile in self.box.colony_of:
            return self.land(tile)
        kind = self.box.tiles[tile]
        if kind.category == "plantation":
            return f"{self.land(tile)} {kind.fields}"
        gains = [gain.ships + gain.colonists + gain.extra_action for gain in (kind.gain, *kind.choose_one)]
        return self.texts.text(f"goa-tile-{kind.id}", {"count": max(*gains, 0, kind.vp)})

    def land(self, tile: str) -> str:
        """Return a plantation by its spice, or a colony by its name and its two possible spices."""
        allowed = self.box.allows[tile]
        if tile in self.box.colony_of:
            name = self.texts.name("colony", self.box.colony_of[tile])
            return f"{name} {self.codes(allowed, '/')}" if len(allowed) == 2 else name
        if self.box.tiles[tile].category == "plantation":
            return self.capital(self.texts.name("spice", allowed[0]))
        return self.texts.text(f"goa-tile-{self.box.tiles[tile].id}")

    def tile(self, tile: str) -> Text:
        """Return a tile in its colour."""
        category = self.box.tiles[tile].category if tile in self.box.tiles else ""
        return Text().append(self.tile_name(tile), CATEGORY_STYLES.get(category, ""))

    def stored(self, tile: str, sacks: Sequence[str]) -> Text:
        """Return a plantation or a colony with its sacks and empty fields."""
        empty = [self.empty] * (self.box.fields[tile] - len(sacks))
        fields = " ".join([*map(self.code, sacks), *empty])
        return Text(self.land(tile)).append(f"[{fields}]", "bold" if sacks else "dim")

    def card(self, card: str) -> Text:
        """Return an expedition card: effect, symbol and colonists."""
        return Text(self.texts.name("card", card))

    def short_card(self, card: str) -> Text:
        """Return a hand card by its symbol and its effect."""
        details = self.box.cards[card]
        facts = {
            "symbol": self.capital(self.texts.name("symbol", details.symbol)),
            "effect": ("effect", details.action),
        }
        return Text(self.texts.text("goa-card", facts))
