"""What goods are worth to a player of Borneo: orders within reach, and the clock."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from kontor.bots.games.borneo.prices import Prices
from kontor.core import Seat
from kontor.games.borneo.components import BorneoBox
from kontor.games.borneo.payment import gap, stock
from kontor.games.borneo.state import BorneoState


class Wanted(NamedTuple):
    """An order in the numbers that are compared with a warehouse."""

    bit: int
    same: bool
    amount: int
    units: int
    points: int


class Goods:
    """The goods and orders of one box, and what a warehouse promises at certain prices."""

    def __init__(self, box: BorneoBox, prices: Prices) -> None:
        self.box, self.prices = box, prices
        self.wanted = {
            order.id: Wanted(1 << place, order.kind == "same", order.amount, order.units, order.points)
            for place, order in enumerate(box.orders.values())
        }
        self.bits = {order: wanted.bit for order, wanted in self.wanted.items()}
        self.listed = tuple(self.wanted.values())
        self.promise = lru_cache(maxsize=1 << 10)(self.promise_of)
        self.stock = lru_cache(maxsize=1 << 9)(self.stock_of)
        self.worths = lru_cache(maxsize=1 << 9)(self.worths_of)

    def display(self, s: BorneoState) -> int:
        """Return the types of orders that are still there, as bits."""
        return sum([self.bits[order] for order, count in s.orders.items() if count])

    def promise_of(self, have: tuple[int, ...], jokers: int, display: int, income: int) -> float:
        """Return the points that a warehouse promises with `income` more units (thoughts 10 and 13)."""
        total, prices = sum(have) + jokers, self.prices
        unit = prices.unit_at_end + prices.unit_for_another_order * min(1.0, income / prices.enough_income)
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
                trouble = prices.trouble_of_same_spice if same else prices.trouble_of_each_spice
                hope = max(0.0, 1.0 - (units - used) * trouble / income)
                gain = (points - used * unit) * hope**prices.doubt_about_orders
            best = max(best, gain)
        return best + total * unit

    def stock_of(self, cards: tuple[str, ...]) -> tuple[tuple[int, ...], int]:
        """Return the units of each spice and the number of jokers among the cards of a warehouse."""
        have, jokers = stock(self.box, cards)
        return tuple(have), jokers

    def worths_of(self, have: tuple[int, ...], jokers: int, display: int, income: int) -> "Worths":
        """Return by card what it adds to the promise of a warehouse."""
        return Worths(self, have, jokers, display, income)

    def income(self, s: BorneoState) -> int:
        """Return the units that a player may still expect: as many distributions as ports in the stack, and one more.

        Thought 13, the clock.
        """
        if not any(s.ports):
            return 0
        prices = self.prices
        return round((len(s.port_stack) + 1) * prices.units_per_distribution * prices.own_share / s.seats)


class Worths(dict[str, float]):
    """By card: what it adds to the promise of a warehouse, filled as needed."""

    def __init__(self, goods: Goods, have: tuple[int, ...], jokers: int, display: int, income: int) -> None:
        super().__init__()
        self.goods, self.have, self.jokers, self.display, self.income = goods, have, jokers, display, income
        self.now = goods.promise(have, jokers, display, income)

    def __missing__(self, card: str) -> float:
        """Find out about a card that nobody has asked for yet (thought 11: a "2" and a joker serve orders)."""
        place, units = self.goods.box.stock[card]
        have, jokers = self.have, self.jokers
        if place == len(have):
            jokers += 1
        else:
            have = (*have[:place], have[place] + units, *have[place + 1 :])
        found = self[card] = self.goods.promise(have, jokers, self.display, self.income) - self.now
        return found


class Purse:
    """One player's warehouse, and what further cards are worth to it."""

    def __init__(self, goods: Goods, s: BorneoState, seat: Seat, without: Iterable[str] = ()) -> None:
        self.goods = goods
        kept = [card for card in s.warehouses[seat] if card not in without] if without else s.warehouses[seat]
        self.have, self.jokers = goods.stock(tuple(kept))
        self.display = goods.display(s)
        self.income = goods.income(s)
        self.worths = goods.worths(self.have, self.jokers, self.display, self.income)
        """By card: what it adds to the promise of the warehouse."""
        self.now = self.worths.now

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
