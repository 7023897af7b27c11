"""What the warehouses of Borneo can become, in numbers, for the features: goods, points, and orders within reach."""

from functools import lru_cache
from math import exp
from typing import NamedTuple

from kontor.core import Seat
from kontor.games.borneo.components import BorneoBox
from kontor.games.borneo.frames import LastChanceFrame
from kontor.games.borneo.payment import stock
from kontor.games.borneo.state import BorneoState

UNITS_PER_CARD = 1.5
"""Units that a picked card brings on average, port cards included."""
TROUBLE = {"same": 1.8, "each": 1.3}
"""By kind of order: units that come in for each one that the order lacks."""
PAYABLE, PROMISED = 0.7, 0.3
"""The parts of the gain of a payable and of a promised order that count as points in the lead."""


class WarehouseCounts(NamedTuple):
    """A warehouse in numbers; the units of the spices are sorted."""

    have: tuple[int, ...]
    jokers: int
    ports: int
    points: int


class Reach(NamedTuple):
    """What a warehouse can become, in points that orders bring beyond their units.

    `same` and `each`: how far the orders of each kind are covered; the best order now, and the best one in time.
    """

    same: float
    each: float
    payable: float
    promise: float


class Store(NamedTuple):
    """What a seat owns, and whether it may still complete an order."""

    warehouse: WarehouseCounts
    points: int
    pays: bool
    hoped: float
    """Its points with a part of the orders within reach, if everybody gets an equal part of the cards to come."""


def still_pays(s: BorneoState, seat: Seat) -> bool:
    """Return True if the seat may still complete an order; in the last chance each does so once."""
    if s.frames and isinstance(s.frames[0], LastChanceFrame):
        return seat in s.frames[0].queue or s.frames[-1].deciders == (seat,)
    return bool(s.frames)


def hoped(points: int, pays: bool, reach: Reach) -> float:
    """Return points with a part of what the orders within reach bring."""
    return points + pays * (PAYABLE * reach.payable + PROMISED * reach.promise)


class Stores:
    """The warehouses and orders of one box; results are remembered."""

    def __init__(self, box: BorneoBox) -> None:
        self.box = box
        self.orders = tuple(box.orders.values())
        self.points = {order.id: order.points for order in self.orders}
        self.bits = {order.id: 1 << place for place, order in enumerate(self.orders)}
        self.warehouse = lru_cache(maxsize=1 << 8)(self.warehouse_of)
        self.reach = lru_cache(maxsize=1 << 10)(self.reach_of)

    def display(self, s: BorneoState) -> int:
        """Return the types of orders that are still there, as bits."""
        return sum([self.bits[order] for order, count in s.orders.items() if count])

    def store(self, s: BorneoState, seat: Seat, display: int, cards: float) -> Store:
        """Return what a seat owns, and what that can become with so many cards to come."""
        warehouse = self.warehouse(tuple(s.warehouses[seat]))
        points = warehouse.points + sum([self.points[order] for order in s.completed[seat]])
        pays = still_pays(s, seat)
        return Store(warehouse, points, pays, hoped(points, pays, self.within(warehouse, display, cards)))

    def within(self, warehouse: WarehouseCounts, display: int, cards: float) -> Reach:
        """Return the orders within reach with so many cards to come."""
        return self.reach(warehouse.have, warehouse.jokers, display, round(cards * UNITS_PER_CARD))

    def warehouse_of(self, warehouse: tuple[str, ...]) -> WarehouseCounts:
        """Return a warehouse in numbers."""
        have, jokers = stock(self.box, warehouse)
        ports, scoring = sum(card in self.box.ports for card in warehouse), self.box.scoring
        points = ports * scoring.points_per_port_card + (len(warehouse) - ports) * scoring.points_per_cargo_card
        return WarehouseCounts(tuple(sorted(have)), jokers, ports, points)

    def reach_of(self, have: tuple[int, ...], jokers: int, display: int, income: int) -> Reach:
        """Return what goods, sorted, can become with `income` more units; `display` has a bit for each order there."""
        covered = {"same": 0.0, "each": 0.0}
        payable = promise = 0.0
        for order in self.orders:
            if not display & self.bits[order.id]:
                continue
            if order.kind == "same":
                spices = have[-1]
            else:
                spices = sum([min(units, order.amount) for units in have])
            lacking, gain = max(0, order.units - spices - jokers), order.points - order.units
            covered[order.kind] += gain * (1 - lacking / order.units) ** 2
            if not lacking:
                payable = max(payable, gain)
                promise = max(promise, gain)
            elif income:
                effort = lacking * TROUBLE[order.kind] - income
                promise = max(promise, gain / (1 + exp(effort / 2)))
        return Reach(covered["same"], covered["each"], payable, promise)
