"""What goods are worth to a player of Borneo: orders within reach, and the clock.

The constants were set by hand; only the bots as a whole were measured (docs/bots.md).
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from kontor.core import Seat
from kontor.games.borneo.components import BorneoBox
from kontor.games.borneo.payment import gap, stock
from kontor.games.borneo.state import BorneoState

UNITS_PER_DISTRIBUTION = 5.0
"""Units that a port hands out on average, its own card included."""
OWN_SHARE = 1.3
"""What a sensible player gets of them, relative to an equal part."""
TROUBLE_SAME = 2.0
"""Units that come in for each one of a certain spice, for a player who chooses with care."""
TROUBLE_EACH = 1.35
"""The same for an order that still lacks several spices."""
DOUBT = 1.5
"""Exponent of the hope for an order: 1 falls linearly with what is lacking, more falls faster."""
PLAIN_UNIT = 1.0
"""What a unit is worth at the end without an order."""
HOPEFUL_UNIT = 0.6
"""What a unit is worth in addition while there is time for another order."""
LONG_TIME = 10
"""With this many units to come there is time for another order."""


class Wanted(NamedTuple):
    """An order in the numbers that are compared with a warehouse."""

    bit: int
    same: bool
    amount: int
    units: int
    points: int


class Goods:
    """The goods and orders of one box, and what a warehouse promises."""

    def __init__(self, box: BorneoBox) -> None:
        self.box = box
        self.wanted = {
            order.id: Wanted(1 << place, order.kind == "same", order.amount, order.units, order.points)
            for place, order in enumerate(box.orders.values())
        }
        self.listed = tuple(self.wanted.values())
        self.promise = lru_cache(maxsize=1 << 12)(self.promise_of)

    def display(self, s: BorneoState) -> int:
        """Return the types of orders that are still there, as bits."""
        return sum(self.wanted[order].bit for order, count in s.orders.items() if count)

    def promise_of(self, have: tuple[int, ...], jokers: int, display: int, income: int) -> float:
        """Return the points that a warehouse promises with `income` more units (thoughts 10 and 13)."""
        total = sum(have) + jokers
        unit = PLAIN_UNIT + HOPEFUL_UNIT * min(1.0, income / LONG_TIME)
        most, best = max(have), 0.0
        for bit, same, amount, units, points in self.listed:
            if not bit & display:
                continue
            if same:
                used = most + jokers
            else:
                used = sum([min(h, amount) for h in have]) + jokers
            if used >= units:
                gain = points - units * unit
            elif not income:
                continue
            else:
                trouble = TROUBLE_SAME if same else TROUBLE_EACH
                hope = max(0.0, 1.0 - (units - used) * trouble / income)
                gain = (points - used * unit) * hope**DOUBT
            best = max(best, gain)
        return best + total * unit


def income(s: BorneoState) -> int:
    """Return the units that a player may still expect: as many distributions as ports in the stack, and one more.

    Thought 13, the clock.
    """
    if not any(s.ports):
        return 0
    return round((len(s.port_stack) + 1) * UNITS_PER_DISTRIBUTION * OWN_SHARE / s.seats)


class Purse:
    """One player's warehouse, and what further cards are worth to it."""

    def __init__(self, goods: Goods, s: BorneoState, seat: Seat, without: Iterable[str] = ()) -> None:
        self.goods = goods
        kept = [card for card in s.warehouses[seat] if card not in without] if without else s.warehouses[seat]
        have, self.jokers = stock(goods.box, kept)
        self.have = tuple(have)
        self.display = goods.display(s)
        self.income = income(s)
        self.found: dict[tuple[int, int], float] = {}
        self.now = goods.promise(self.have, self.jokers, self.display, self.income)

    def worth(self, card: str) -> float:
        """Return what a card adds to the promise of the warehouse (thought 11: a "2" and a joker serve orders)."""
        kind = place, units = self.goods.box.stock[card]
        found = self.found.get(kind)
        if found is None:
            have, jokers = self.have, self.jokers
            if place == len(have):
                jokers += 1
            else:
                have = (*have[:place], have[place] + units, *have[place + 1 :])
            found = self.found[kind] = self.goods.promise(have, jokers, self.display, self.income) - self.now
        return found

    def shortage(self, missing: Sequence[int]) -> int:
        """Return how many missing units the spices do not cover; jokers cover them, then a pirate trade."""
        return gap(self.have, missing)

    def after(self, order: str, missing: Sequence[int], *, gone: bool) -> float:
        """Return the promise of what is left when the order is paid; `gone` if it was the last of its type."""
        left = [max(0, h - m) for h, m in zip(self.have, missing, strict=True)]
        jokers = self.jokers - self.shortage(missing)
        if jokers < 0:  # the card that the pirates take (thought 15)
            left[left.index(max(left))] -= 1
        display = self.display & ~self.goods.wanted[order].bit if gone else self.display
        return self.goods.promise(tuple(left), max(0, jokers), display, self.income)
