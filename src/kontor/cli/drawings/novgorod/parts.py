"""The players of Novgorod with everything public, and the cards: orders, special orders, bonus cards, your career."""

from collections.abc import Iterable, Iterator
from typing import TypeAlias

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from kontor.cli.drawings.blocks import INDENT, EntryFlow, badge, player
from kontor.cli.drawings.novgorod.pieces import LOUD, OWN, NovgorodPieces
from kontor.core import Seat
from kontor.games.novgorod import NovgorodView
from kontor.games.novgorod.component_schema import DIVERSITY
from kontor.games.novgorod.questions import decider, shown_part
from kontor.games.novgorod.view import PlayerView

MAX_NAME_COLUMNS = 14
NEAR = "  "
NOTHING = "·"
Row: TypeAlias = tuple[str, list[Text]]
"""The label of a row of cards, and the cards."""


class NovgorodParts:
    """Makes the parts from views."""

    def __init__(self, pieces: NovgorodPieces) -> None:
        self.pieces = pieces
        self.box = pieces.box
        self.say = pieces.say

    def title(self, view: NovgorodView) -> str:
        """Return what the figures of the cards mean."""
        return self.say("novgorod-cards-special" if view.column else "novgorod-cards")

    # The players.

    def heads(self) -> list[str]:
        """Return the heads of the columns of figures."""
        return [
            self.say(f"novgorod-head-{key}")
            for key in ("ducats", "seals", "career", "speed", "kontors", "filed", "hold")
        ]

    def figures(self, view: NovgorodView, seat: Seat) -> list[Text]:
        """Return the figures of a player."""
        sheet = view.players[seat]
        return [
            Text(str(sheet.ducats)),
            Text(str(view.scores[seat].total if not view.frames else sheet.seals), "bold"),
            Text(f"{sheet.covered}/{len(self.box.careers[sheet.career, sheet.side].steps)} ").append(
                self.pieces.rate(sheet)
            ),
            Text(str(sheet.speed)),
            Text(str(len(sheet.kontors))),
            Text(str(len(sheet.filed) + sheet.markers + sheet.unmarked)),
            self.pieces.good_of(sheet.hold.city) if sheet.hold else Text(NOTHING, "dim"),
        ]

    def name(self, view: NovgorodView, seat: Seat) -> Text:
        """Return a player, with a sign if they decide."""
        mark = self.pieces.turn if view.frames and seat == decider(view) else " "
        return Text().append(f"{mark} ", "bold").append(player(self.pieces.texts, view, seat))

    def privileges(self, view: NovgorodView, seat: Seat) -> list[Text]:
        """Return the privileges a player still has; the one used in this turn is marked (NOV-T0.3)."""
        used = view.turn.privilege if view.frames and seat == view.active else None
        entries = []
        for privilege in view.players[seat].privileges:
            mark = self.pieces.done if privilege == used else ""
            style = "bold" if mark else "dim" if used else "cyan"
            entries.append(Text(f"{self.say(f'novgorod-left-{privilege}')}{mark}", style))
        return entries

    def others(self, view: NovgorodView) -> list[Text]:
        """Return the orders of the other players: those that everybody has seen, and the number of the others."""
        entries = []
        for seat, sheet in enumerate(view.players):
            orders = [*map(self.pieces.order, sheet.hand), *map(self.pieces.aside, sheet.aside)]
            if sheet.hidden:
                orders.append(Text(self.say("novgorod-hidden", count=sheet.hidden), "dim"))
            if seat != view.seat and orders:
                first, *rest = orders
                entries += [badge(seat).append(" ").append(first), *rest]
        return entries

    def players(self, view: NovgorodView) -> Table:
        """Return everybody's figures in columns."""
        table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), expand=True, header_style="dim")
        table.add_column("", no_wrap=True, max_width=MAX_NAME_COLUMNS)
        for head in self.heads():
            table.add_column(head, justify="right", no_wrap=True)
        table.add_column(self.say("novgorod-head-more"), ratio=1)
        for seat in range(len(view.players)):
            table.add_row(self.name(view, seat), *self.figures(view, seat), EntryFlow(self.privileges(view, seat), " "))
        return table

    def listed_players(self, view: NovgorodView) -> Group:
        """Return everybody's figures as lists for a narrow terminal."""
        lines: list[RenderableType] = []
        for seat in range(len(view.players)):
            facts = zip(self.heads(), self.figures(view, seat), strict=True)
            entries = [Text().append(f"{head} ", "dim").append(figure) for head, figure in facts]
            lines.append(EntryFlow([self.name(view, seat), *entries, *self.privileges(view, seat)], NEAR, INDENT))
        return Group(*lines)

    # The cards.

    def cards(self, view: NovgorodView) -> Iterator[Row]:
        """Yield the open cards, then the viewer's own."""
        yield self.say("novgorod-bonuses"), [self.bonus(view, bonus) for bonus in view.bonuses]
        if view.column:
            yield self.say("novgorod-specials"), [self.special(view, place) for place in range(len(view.column))]
        deck = Text(self.say("novgorod-deck", count=view.deck), "dim")
        yield self.say("novgorod-open"), [*map(self.pieces.order, view.open_orders), deck]
        others = self.others(view)
        if others:
            yield self.say("novgorod-others"), others
        yield from self.own_cards(view)

    def own_cards(self, view: NovgorodView) -> Iterator[Row]:
        """Yield the viewer's orders and kontors, and the ladder of their career."""
        if view.seat is None:
            return
        own, pieces = view.players[view.seat], self.pieces
        orders = [*map(pieces.order, view.hand), *map(pieces.aside, own.aside)]
        yield self.say("novgorod-yours"), [*orders, *self.kontors(own)] or [Text(NOTHING, "dim")]
        yield self.say("novgorod-career"), pieces.ladder(self.box.careers[own.career, own.side], own.covered)

    def kontors(self, own: PlayerView) -> list[Text]:
        """Return the viewer's kontors; the one in the hold is no hand card (NOV-TD4)."""
        entries: list[Text] = []
        for city in self.box.ring:
            if city in own.kontors:
                label = Text() if entries else Text().append(f"{self.say('novgorod-kontors')} ", "dim")
                label.append(self.pieces.name("city", city), "bold")
                if own.hold is not None and own.hold.city == city and not own.hold.base:
                    label.append(f" ({self.say('novgorod-in-hold')})", "dim")
                entries.append(label)
        return entries

    def bonus(self, view: NovgorodView, bonus: str) -> Text:
        """Return a bonus card with the seals it brings now and its owners."""
        card, pieces = self.box.bonuses[bonus], self.pieces
        label = Text(pieces.name("bonus", bonus))
        key = f"novgorod-bonus-{bonus}"
        if pieces.texts.has(key):
            label.append(f" ({self.say(key)})", "dim")
        if bonus != DIVERSITY:
            value = card.high if view.bonuses[bonus] == "high" else card.low
            label.append(f" {value}", "bold yellow")
        if bonus != DIVERSITY and view.bonuses[bonus] == "high":
            label.append(f", {self.say('novgorod-later', seals=card.low)}", "dim")
        for seat in view.bonus_of.get(bonus, ()):
            label.append(" ").append(badge(seat))
        return label

    def special(self, view: NovgorodView, place: int) -> Text:
        """Return a special order of the column: what it asks for, what it costs now, and its seals."""
        shown = view.column[place]
        part_and_cost = shown_part(self.box, view, shown.card)
        if part_and_cost is None:
            return Text()
        part, cost = part_and_cost
        label = Text().append(f"{self.say('novgorod-special', card=shown.card[1:], part=shown.part)} ", "dim")
        label.append(self.pieces.special(part))
        if shown.fulfilled:
            return Text(f"{label.plain} {self.pieces.done}", "dim strike")
        within = view.seat is not None and cost <= view.players[view.seat].ducats
        label.append(f" {cost}", OWN if within else LOUD)
        return label.append("→", "dim").append(f"{part.seals}", "bold yellow")

    def in_rows(self, rows: Iterable[Row]) -> Table:
        """Return cards in rows."""
        table = Table.grid(padding=(0, 1, 0, 0), expand=True)
        table.add_column(style="dim", no_wrap=True)
        table.add_column(ratio=1)
        for label, entries in rows:
            table.add_row(Text(label), EntryFlow(entries, NEAR))
        return table

    def listed_cards(self, view: NovgorodView) -> Group:
        """Return the cards as lists for a narrow terminal."""
        return Group(
            *(EntryFlow([Text(f"{label}:", "dim"), *entries], NEAR, INDENT) for label, entries in self.cards(view))
        )
