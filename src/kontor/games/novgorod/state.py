"""The state of Novgorod: mutable, cloned by hand, named in the rulebook's words."""

from collections.abc import Sequence
from typing import Literal

import msgspec
from msgspec import UNSET, UnsetType

from kontor.core import Record, Seat, State
from kontor.games.novgorod.component_schema import Part, Privilege, Side
from kontor.games.novgorod.components import CityId, OrderId, SpecialId
from kontor.games.novgorod.frames import NovgorodFrame

MANUFACTORIES = "manufactories"
ORDERS = "orders"
BONUSES = "bonuses"
CAREERS = "careers"
SPECIAL_ORDERS = "special_orders"
START_CITIES = "start_cities"


class NovgorodOptions(Record, frozen=True):
    """The options of the ledger."""

    first_game: bool = False
    merchant_and_pirate: bool = False
    merchant_side: Side = "front"
    pirate_side: Side = "front"
    random_start_cities: bool = False
    special_orders: bool = False
    harbour_fees: Literal["after_production"] | UnsetType = UNSET
    pirate_moves: Literal["each_window"] | UnsetType = UNSET
    skip_cost: Literal["unfulfilled"] | UnsetType = UNSET

    @property
    def luxuries_pay_fees(self) -> bool:
        """Whether all that phase 2 can bring counts for the harbour fees, not just incomes (NOV-R47)."""
        return self.harbour_fees == "after_production"  # NOV-R47 NOV-O8

    @property
    def pirate_moves_again(self) -> bool:
        """Whether the pirate's front may be moved once more after the route is laid (NOV-R48)."""
        return self.pirate_moves == "each_window"  # NOV-R48 NOV-O9

    @property
    def fulfilled_is_not_skipped(self) -> bool:
        """Whether a special order that was fulfilled in the same turn makes those below no dearer (NOV-R49)."""
        return self.skip_cost == "unfulfilled"  # NOV-R49 NOV-O10


class Stop(Record, frozen=True):
    """A stop of the route: the player's kontor or the base kontor, whether it is used, and its manufactory."""

    city: CityId
    own: bool
    placeholder: bool
    used: bool = False
    """Consumed, covered, stored or used for income (NOV-T2.1)."""
    worked: bool = False
    """Its manufactory has worked in this turn (NOV-TA1)."""


class Held(Record, frozen=True):
    """The good in the hold, by its city: the player's kontor lies there, or after a swap the base kontor (NOV-T1.6)."""

    city: CityId
    base: bool = False
    fresh: bool = False
    """Stored in this turn: usable from the next one on (NOV-TD3)."""


class SpecialOrder(Record, frozen=True):
    """A card of the column with the part that it shows; whether it was fulfilled in this turn (NOV-XS7)."""

    card: SpecialId
    part: Part
    fulfilled: bool = False


def skipped(options: NovgorodOptions, column: Sequence[SpecialOrder], place: int) -> int:
    """Return how many cards above a place of the column are skipped, each for a ducat (NOV-XS3, NOV-R28, NOV-R49)."""
    above = column[:place]
    if options.fulfilled_is_not_skipped:
        return sum(not each.fulfilled for each in above)  # NOV-R49
    return len(above)  # NOV-R28


class Turn(Record, frozen=True):
    """What the active player has done in this turn."""

    privilege: Privilege | None = None
    discount: int = 0
    """Ducats left of the privilege's discount on special orders (NOV-XS4)."""
    upper: tuple[OrderId, ...] = ()
    """The orders whose upper row was fulfilled in this turn (NOV-TB6)."""
    merchant: bool = False
    """Whether the merchant has paid (NOV-R27)."""
    pirate: bool = False
    """Whether the pirate was moved and cannot be moved again (NOV-R25); NOV-R48 forgets it when the route is laid."""
    bought: bool = False
    """Whether the regular purchase was made (NOV-T3.1)."""
    swapped: CityId | None = None


class NovgorodState(State[NovgorodFrame]):
    """Everything in play. Piles are lists whose last card is on top; lists by seat begin with seat 0."""

    options: NovgorodOptions
    start_player: Seat
    active: Seat
    round: int
    last_round: int | None
    """The round that ends the match, once it is known (NOV-E1)."""
    manufactory_of: dict[str, str]
    stacks: dict[str, list[int]]
    """By city: the prices of the kontors left, the top one first."""
    deck: list[str]
    open_orders: list[str]
    cover: str | None
    """The unseen order that covers the last special order (NOV-XS1)."""
    bonuses: dict[str, Literal["high", "low"]]
    """The bonus cards in play and the value that they show."""
    bonus_of: dict[str, list[Seat]]
    """By bonus card: who has it, in the order of gaining it."""
    bonus_now: dict[str, list[Seat]]
    """By bonus card: who gained it in this round."""
    column: list[SpecialOrder]
    merchant: str | None
    pirate: str | None
    ducats: list[int]
    seals: list[dict[str, int]]
    """By seat: the seals by their source."""
    speeds: list[int]
    kontors: list[list[str]]
    """By seat: the cities of the player's kontors, the one in the hold included."""
    holds: list[Held | None]
    careers: list[str]
    sides: list[Side]
    covered: list[int]
    hands: list[list[str]]
    aside: list[list[str]]
    filed: list[list[str]]
    markers: list[list[str]]
    """By seat: the face-down orders that mark fulfilled special orders."""
    unmarked: list[int]
    """By seat: the number of fulfilled special orders without a marker (NOV-D4)."""
    known: list[str]
    """The hand orders that everybody has seen, sorted; in every hand they come before the others (NOV-R32)."""
    picked: list[int]
    """By seat: what the kontors of the introductory rounds cost so far."""
    route: list[Stop]
    turn: Turn

    def clone(self) -> "NovgorodState":
        """Return an independent copy; everything frozen and the layout of the manufactories is shared."""
        return NovgorodState(
            self.seed,
            self.seats,
            self.draws.copy(),
            self.frames.copy(),
            self.options,
            self.start_player,
            self.active,
            self.round,
            self.last_round,
            self.manufactory_of,
            {city: prices.copy() for city, prices in self.stacks.items()},
            self.deck.copy(),
            self.open_orders.copy(),
            self.cover,
            self.bonuses.copy(),
            {bonus: seats.copy() for bonus, seats in self.bonus_of.items()},
            {bonus: seats.copy() for bonus, seats in self.bonus_now.items()},
            self.column.copy(),
            self.merchant,
            self.pirate,
            self.ducats.copy(),
            [parts.copy() for parts in self.seals],
            self.speeds.copy(),
            [cities.copy() for cities in self.kontors],
            self.holds.copy(),
            self.careers.copy(),
            self.sides.copy(),
            self.covered.copy(),
            [orders.copy() for orders in self.hands],
            [orders.copy() for orders in self.aside],
            [orders.copy() for orders in self.filed],
            [orders.copy() for orders in self.markers],
            self.unmarked.copy(),
            self.known.copy(),
            self.picked.copy(),
            self.route.copy(),
            self.turn,
        )

    def total_seals(self, seat: Seat) -> int:
        """Return the seals of a player."""
        return sum(self.seals[seat].values())

    def gain_seals(self, seat: Seat, seals: int, source: str) -> None:
        """Give a player seals."""
        self.seals[seat][source] = self.seals[seat].get(source, 0) + seals  # NOV-R33

    def orders_in_progress(self, seat: Seat) -> int:
        """Return how many orders a player has in hand and aside (NOV-T3.6)."""
        return len(self.hands[seat]) + len(self.aside[seat])  # NOV-T3.6

    def orders_filed(self, seat: Seat) -> int:
        """Return how many cards a player has filed, special orders included (NOV-TB8, NOV-D4)."""
        return len(self.filed[seat]) + len(self.markers[seat]) + self.unmarked[seat]  # NOV-TB8 NOV-D4

    def show_order(self, seat: Seat, order: str) -> None:
        """Show everybody an order in a hand (NOV-R32)."""
        if order not in self.known:
            self.known = sorted([*self.known, order])  # NOV-R32
            self.hands[seat].sort(key=lambda each: each not in self.known)

    def play_order(self, seat: Seat, order: str) -> None:
        """Take an order from a hand: wherever it goes, everybody sees it there."""
        self.hands[seat].remove(order)
        self.known.remove(order)

    def stop(self, city: str) -> Stop | None:
        """Return the stop of the route in a city."""
        return next((stop for stop in self.route if stop.city == city), None)

    def use(self, city: str, *, worked: bool = False) -> None:
        """Turn the kontor of a stop over, or let its manufactory work (NOV-T2.2, NOV-TA1)."""
        at = next(number for number, stop in enumerate(self.route) if stop.city == city)
        stop = self.route[at]
        changes = {"worked": True} if worked else {"used": True}
        self.route[at] = msgspec.structs.replace(stop, **changes)  # NOV-T2.2

    def hides_orders(self, seat: Seat) -> bool:
        """Return True if a player holds an order that others do not know (NOV-A3)."""
        return any(order not in self.known for order in self.hands[seat])
