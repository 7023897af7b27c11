"""The route of Novgorod as a row of cards from the ship: what lies left of what, what is used, what is covered."""

from collections.abc import Sequence
from typing import TypeAlias

from rich.text import Text

from kontor.cli.drawings.novgorod.pieces import LOUD, OWN, NovgorodPieces
from kontor.games.novgorod import NovgorodView
from kontor.games.novgorod.actions import ChooseManufactory, ChooseSource, Inner
from kontor.games.novgorod.component_schema import HOLD
from kontor.games.novgorod.state import Stop

GAP_COLUMNS = 3
TITLE_MARGIN_COLUMNS = 6
"""The columns of a title that its frame takes."""
Card: TypeAlias = list[Text]
"""The lines of a card in the row."""


class NovgorodRoute:
    """Draws the route of the active player."""

    def __init__(self, pieces: NovgorodPieces) -> None:
        self.pieces = pieces
        self.box = pieces.box
        self.say = pieces.say

    def title(self, view: NovgorodView, width: int) -> str:
        """Return whose route it is, how long it may be, the fees at its end, and which way goods go."""
        stops = self.pieces.route(view)
        slots = len(stops) + sum(stop.placeholder for stop in stops)
        fees = sum(self.box.cities[stop.city].harbour_fee for stop in stops if not stop.own)
        limit = max(self.limit(view, stops), slots)
        facts = {"player": ("seat", view.active), "slots": slots, "limit": limit, "fees": fees}
        title = self.say("novgorod-route", **facts)
        whole = f"{title} · {self.say('novgorod-leftward')}"
        return whole if len(whole) <= width - TITLE_MARGIN_COLUMNS else title

    def limit(self, view: NovgorodView, stops: Sequence[Stop]) -> int:
        """Return how many slots the route may take (NOV-T1.3, NOV-XP1)."""
        robbed = view.options.pirate_side == "front" and any(stop.city == view.pirate for stop in stops)
        speed = view.players[view.active].speed - (self.box.file.pirate.front_penalty if robbed else 0)
        return speed + (self.box.privileges.speed if view.turn.privilege == "speed" else 0)

    def drawn(self, view: NovgorodView, width: int) -> Text:
        """Return the cards side by side, in several rows if they do not fit in one."""
        rows: list[list[Card]] = [[]]
        room = width
        for card in self.cards(view):
            wide = max(line.cell_len for line in card)
            if rows[-1] and wide + GAP_COLUMNS > room:
                rows.append([])
                room = width
            rows[-1].append(card)
            room -= wide + GAP_COLUMNS
        return Text("\n").join(line for number, row in enumerate(rows) for line in self.row(row, first=not number))

    def row(self, cards: list[Card], *, first: bool) -> list[Text]:
        """Return the lines of some cards side by side, joined by arrows."""
        arrow = f" {self.pieces.next} "
        lines = [
            Text() if first else Text(arrow if not number else " " * GAP_COLUMNS) for number in range(len(cards[0]))
        ]
        for at, card in enumerate(cards):
            wide = max(line.cell_len for line in card)
            for number, (line, part) in enumerate(zip(lines, card, strict=True)):
                if at:
                    line.append(" " * GAP_COLUMNS if number else arrow, "dim")
                line.append(part).append(" " * (wide - part.cell_len))
        return lines

    def cards(self, view: NovgorodView) -> list[Card]:
        """Return the ship and the cards to its right."""
        chosen = self.chosen(view)
        cards = [self.ship(view, chosen)]
        for stop in self.pieces.route(view):
            cards.append(self.kontor(view, stop, chosen))
            if stop.placeholder:
                cards.append(self.placeholder(view, stop, chosen))
        return cards

    def chosen(self, view: NovgorodView) -> frozenset[Inner]:
        """Return the goods and manufactories already chosen for the current action."""
        frame = self.pieces.compound(view)
        return frozenset(frame.steps) if frame else frozenset()

    def ship(self, view: NovgorodView, chosen: frozenset[Inner]) -> Card:
        """Return the ship with the good in its hold."""
        player = view.players[view.active]
        hold = player.hold
        head = Text().append(self.say("novgorod-ship", speed=player.speed), "bold")
        if hold is None:
            return [head, Text(self.say("novgorod-hold-empty"), "dim"), Text()]
        note = ""
        if ChooseSource(HOLD) in chosen:
            note = "chosen"
        elif hold.fresh:
            note = "fresh"
        elif hold.base:
            note = "swapped"
        good = Text().append(f"{self.say('novgorod-hold')} ", "dim").append(self.pieces.good_of(hold.city))
        return [head, good, Text(self.say(f"novgorod-stop-{note}") if note else "", "dim")]

    def kontor(self, view: NovgorodView, stop: Stop, chosen: frozenset[Inner]) -> Card:
        """Return a stop: its good and its money, or that it is used, and its manufactory if it can be placed there."""
        city = self.box.cities[stop.city]
        money = Text(f"+{city.income}", OWN) if stop.own else Text(f"{self.pieces.minus}{city.harbour_fee}", LOUD)
        head = Text().append(self.pieces.name("city", stop.city), "bold").append(" ").append(money)
        good = self.pieces.good_of(stop.city)
        if stop.used:
            good = Text(f"{good.plain} {self.pieces.done}", "dim strike")
        elif ChooseSource(stop.city) in chosen:
            good.append(f" {self.say('novgorod-stop-chosen')}", "bold")
        return [head, good, Text() if stop.placeholder else self.manufactory(view, stop, chosen)]

    def placeholder(self, view: NovgorodView, stop: Stop, chosen: frozenset[Inner]) -> Card:
        """Return a placeholder, which can carry the manufactory of the stop to its left."""
        return [
            Text(self.pieces.covered * 3, "dim"),
            Text(self.say("novgorod-placeholder"), "dim"),
            self.manufactory(view, stop, chosen),
        ]

    def manufactory(self, view: NovgorodView, stop: Stop, chosen: frozenset[Inner]) -> Text:
        """Return what can be made there: done, still possible, or impossible because its kontor is used."""
        luxury = self.pieces.luxury_at(view, stop.city)
        if stop.worked:
            return Text(f"{luxury.plain} {self.pieces.done}", "dim strike")
        if ChooseManufactory(stop.city) in chosen:
            return luxury.append(f" {self.say('novgorod-stop-chosen')}", "bold")
        if stop.used and not stop.placeholder:
            return Text(self.say("novgorod-stop-used"), "dim")
        return Text().append("→ ", "dim").append(luxury)
