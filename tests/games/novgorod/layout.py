"""Where the components of Novgorod lie: verbs that take cards from wherever they are, so that the census holds."""

from collections.abc import Iterable
from typing import Any, Literal, Self

from kontor.core import Seat
from kontor.games.novgorod import GAME, NovgorodState
from kontor.games.novgorod.component_schema import PARTS, Part, Side
from kontor.games.novgorod.state import Held, SpecialOrder
from kontor.testing.scenario import Scenario


class Opening(Scenario[NovgorodState]):
    """A match as it was set up, before the first question is answered."""

    def __init__(self, seats: int = 3, seed: bytes = bytes(32), **options: Any) -> None:
        super().__init__(GAME, seats, seed, **options)
        self.box = GAME.box


class Layout(Opening):
    """A table whose components can be moved by hand."""

    # Where the orders lie.

    def _take(self, order: str) -> str:
        s = self.state
        for pile in (s.deck, s.open_orders, *s.hands, *s.aside, *s.filed, *s.markers):
            if order in pile:
                pile.remove(order)
                s.known = [each for each in s.known if each != order]
                return order
        if order == s.cover:
            s.cover = s.deck.pop()
            return order
        raise AssertionError(f"there is no order {order}")

    def _lay(self, pile: list[str], orders: Iterable[str]) -> None:
        self.state.deck[:0] = pile
        self.state.known = [each for each in self.state.known if each not in pile]
        pile.clear()
        pile[:] = [self._take(order) for order in orders]

    def hand(self, seat: Seat, *orders: str, blind: Iterable[str] = ()) -> Self:
        """Give a player exactly these hand orders: known to all, and the blind ones to the owner alone."""
        self._lay(self.state.hands[seat], (*orders, *blind))
        self.state.known = sorted([*self.state.known, *orders])
        return self

    def aside(self, seat: Seat, *orders: str) -> Self:
        """Let exactly these orders of a player lie aside."""
        self._lay(self.state.aside[seat], orders)
        return self

    def filed(self, seat: Seat, *orders: str) -> Self:
        """Let a player have filed exactly these orders."""
        self._lay(self.state.filed[seat], orders)
        return self

    def markers(self, seat: Seat, *orders: str) -> Self:
        """Give a player exactly these markers of special orders."""
        self._lay(self.state.markers[seat], orders)
        return self

    def open_orders(self, *orders: str) -> Self:
        """Open exactly these orders."""
        self._lay(self.state.open_orders, orders)
        return self

    def draws(self, *orders: str) -> Self:
        """Let these be drawn next, the first one first; the rest of the deck lies below."""
        taken = [self._take(order) for order in orders]
        self.state.deck += reversed(taken)
        return self

    def deck(self, count: int) -> Self:
        """Leave this many orders in the deck, its top ones; the last player has filed the others."""
        s = self.state
        s.filed[-1] += s.deck[: len(s.deck) - count]
        s.deck = s.deck[len(s.deck) - count :]
        return self

    # What a player has.

    def kontors(self, seat: Seat, *cities: str) -> Self:
        """Give a player exactly these kontors, from the tops of the stacks."""
        self.state.kontors[seat] = list(cities)
        held = self.state.holds[seat]
        if held is not None and held.city not in cities:
            self.state.holds[seat] = None
        return self._stack()

    def all_kontors(self, seat: Seat, *, but: Iterable[str] = ()) -> Self:
        """Give a player the kontors of all cities but some."""
        return self.kontors(seat, *(city for city in self.box.ring if city not in but))

    def _stack(self) -> Self:
        for city in self.box.ring:
            sold = sum(city in owned for owned in self.state.kontors)
            self.state.stacks[city] = self.box.prices(city, self.state.seats)[sold:]
        return self

    def hold(self, seat: Seat, city: str, *, base: bool = False, fresh: bool = False) -> Self:
        """Put the player's kontor of a city, or after a swap its base kontor, into the hold; the player owns it."""
        if city not in self.state.kontors[seat]:
            self.state.kontors[seat].append(city)
            self._stack()
        self.state.holds[seat] = Held(city, base=base, fresh=fresh)
        return self

    def ducats(self, seat: Seat, ducats: int) -> Self:
        """Give a player exactly this many ducats."""
        self.state.ducats[seat] = ducats
        return self

    def seals(self, seat: Seat, seals: int, source: str = "luxuries") -> Self:
        """Give a player exactly this many seals, all of one source."""
        self.state.seals[seat] = {source: seals}
        return self

    def speed(self, seat: Seat, speed: int) -> Self:
        """Give a player's ship a speed."""
        self.state.speeds[seat] = speed
        return self

    def career(self, seat: Seat, card: str, side: Side = "front", covered: int = 0) -> Self:
        """Give a player a side of a career card with this many steps covered; its former owner gets the old one."""
        s = self.state
        if card in s.careers:
            s.careers[s.careers.index(card)] = s.careers[seat]
        s.careers[seat], s.sides[seat], s.covered[seat] = card, side, covered
        return self

    def covered(self, seat: Seat, steps: int) -> Self:
        """Cover this many steps of a career."""
        self.state.covered[seat] = steps
        return self

    # What lies on the table.

    def makers(self, **makers: str) -> Self:
        """Put manufactories next to cities: luebeck="m_amber"; each changes places with the one that was there."""
        layout = dict(self.state.manufactory_of)
        for city, maker in makers.items():
            before = next(each for each in layout if layout[each] == maker)
            layout[before], layout[city] = layout[city], maker
        self.state.manufactory_of = layout
        return self

    def bonuses(self, **values: Literal["high", "low"]) -> Self:
        """Lay out exactly these bonus cards with the value that they show; nobody has any yet."""
        s = self.state
        s.bonuses = dict(sorted(values.items()))
        s.bonus_of, s.bonus_now = {bonus: [] for bonus in s.bonuses}, {bonus: [] for bonus in s.bonuses}
        return self

    def has_bonus(self, bonus: str, *seats: Seat) -> Self:
        """Let players have gained a bonus in an earlier round."""
        self.state.bonus_of[bonus] += seats
        return self

    def merchant(self, city: str) -> Self:
        """Put the merchant into a city."""
        self.state.merchant = city
        return self

    def pirate(self, city: str) -> Self:
        """Put the pirate into a city."""
        self.state.pirate = city
        return self

    def column(self, *parts: str) -> Self:
        """Lay out the column of special orders from the top: "s1A", "s2A", "s3B", "s4C"."""
        part_of: dict[str, Part] = {part: part for part in PARTS}
        self.state.column = [SpecialOrder(each[:-1], part_of[each[-1]]) for each in parts]
        return self

    def round(self, number: int) -> Self:
        """Set the round."""
        self.state.round = number
        return self

    def last_round(self, number: int | None = None) -> Self:
        """Let this round be the last, or a round of that number."""
        self.state.last_round = self.state.round if number is None else number
        return self
