"""The components of one box, made from a component file: cities, kontors, manufactories, orders, careers, bonus cards.

Sequences that matter are data (a city's place on the `ring`, a career's `number`), never the order of the entries.
"""

from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from math import ceil, floor
from operator import itemgetter
from typing import Annotated, TypeAlias

from kontor.core import ComponentData, kind
from kontor.core.box_checks import demand_playable
from kontor.games.novgorod.box_checks import faults
from kontor.games.novgorod.component_schema import Career, NovgorodFile, Part, Privilege, Side, SpecialOrderPart

CityId: TypeAlias = Annotated[str, kind("city")]
StopId: TypeAlias = Annotated[str, kind("stop")]
"""A stop of the route, by its city."""
SourceId: TypeAlias = Annotated[str, kind("source")]
"""Where a good comes from: a stop of the route, or the hold."""
GoodId: TypeAlias = Annotated[str, kind("good")]
LuxuryId: TypeAlias = Annotated[str, kind("luxury")]
OrderId: TypeAlias = Annotated[str, kind("order")]
OfferId: TypeAlias = Annotated[str, kind("offer")]
"""An order to take: an open one, or the top of the deck."""
RowId: TypeAlias = Annotated[str, kind("row")]
PlaceId: TypeAlias = Annotated[str, kind("place")]
"""Where an order goes after its upper row: aside, or filed."""
SideId: TypeAlias = Annotated[str, kind("side")]
CareerId: TypeAlias = Annotated[str, kind("career")]
ManufactoryId: TypeAlias = Annotated[str, kind("manufactory")]
BonusId: TypeAlias = Annotated[str, kind("bonus")]
PrivilegeId: TypeAlias = Annotated[str, kind("privilege")]
SpecialId: TypeAlias = Annotated[str, kind("special_order")]
RecipeId: TypeAlias = Annotated[int, kind("recipe")]
"""The place of a recipe on its manufactory, from 0."""
AnswerId: TypeAlias = Annotated[str, kind("answer")]

UPPER, LOWER = "upper", "lower"
ASIDE, FILED = "aside", "filed"
YES, NO = "yes", "no"


class NovgorodBox:
    """The components of one box, ready for the rules."""

    def __init__(self, data: ComponentData) -> None:
        file = data.table(NovgorodFile)
        demand_playable(data, faults(file))
        self.file = file
        self.setup, self.limits, self.rewards = file.setup, file.limits, file.rewards
        self.privileges = file.privileges
        self.cities = {city.id: city for city in sorted(file.city, key=lambda city: city.ring)}
        self.ring = tuple(self.cities)  # NOV-S1
        self.good_of = {city: self.cities[city].good for city in self.ring}
        self.goods = tuple(self.good_of.values())
        self.balance_of_guest = {city: -self.cities[city].harbour_fee for city in self.ring}
        """By city: the fee of a player without a kontor there, below 0."""
        self.neighbours = {city: self._neighbours(city) for city in self.ring}
        cities = (None, *self.ring)
        self.next_cities = {gone: {last: self._next_cities(last, gone) for last in cities} for gone in cities}
        """By the city that the pirate took off the map and the last stop, each or None: the cities that may follow."""
        self.layout: Callable[[Mapping[str, str]], tuple[str, ...]] = itemgetter(*self.ring)
        """Returns the manufactories by place on the ring, if it is told them by city."""
        self.manufactories = {each.id: each for each in sorted(file.manufactory, key=lambda each: each.id)}
        most_per_good = max(
            Fraction(recipe.ducats, len(recipe.goods)) for each in file.manufactory for recipe in each.recipes
        )
        self.most_of_goods = [floor(goods * most_per_good) for goods in range(len(self.goods) + 2)]
        """By number of goods, those of all cities and of the hold at most: the most ducats that luxuries pay."""
        self.most_of_good = ceil(most_per_good)
        """The most ducats of a luxury for one of its goods, rounded up."""
        self.luxuries = tuple(sorted({each.luxury for each in file.manufactory}))
        self.bits = {thing: 1 << at for at, thing in enumerate((*self.goods, *self.luxuries))}
        """By good and luxury: a bit. Goods of one row, recipe or part are different (NOV-R38), so bits can say them."""
        self.good_bit = {city: self.bits[good] for city, good in self.good_of.items()}
        self.makings = {
            each.id: tuple((self._bits(recipe.goods), recipe.goods, recipe.ducats) for recipe in each.recipes)
            for each in file.manufactory
        }
        """By manufactory: the goods of each recipe as bits and by name, and the ducats that it pays."""
        self.orders = {order.id: order for order in sorted(file.order, key=lambda order: order.id)}  # NOV-R1
        self.row_bits = {
            (order.id, row): self._bits(self.row(order.id, row)) for order in file.order for row in (UPPER, LOWER)
        }
        """By order and row: what it asks for."""
        self.careers: dict[tuple[str, Side], Career] = {(each.card, each.side): each for each in file.career}  # NOV-R53
        self.career_cards = tuple(sorted({each.card for each in file.career}))
        self.privileges_left: dict[tuple[str, Side], tuple[tuple[Privilege, ...], ...]] = {
            key: tuple(tuple(step.privilege for step in each.steps[covered:]) for covered in range(len(each.steps) + 1))
            for key, each in self.careers.items()
        }
        """By card and side, then by the number of covered steps: the privileges of the steps above."""
        self.number_of = {each.card: each.number for each in file.career}
        self.bonuses = {bonus.id: bonus for bonus in sorted(file.bonus, key=lambda bonus: bonus.id)}
        self.ship_price = {level.speed: level.price for level in file.ship_level}
        """By speed: the price to reach it."""
        self.top_speed = max(self.ship_price)
        self.parts: dict[tuple[str, Part], SpecialOrderPart] = {
            (each.card, each.part): each for each in file.special_order_part
        }
        self.part_bits = {
            key: self._bits((*part.goods, part.luxury) if part.luxury else part.goods)
            for key, part in self.parts.items()
        }
        """By card and part of a special order: what it asks for."""
        self.special_orders = tuple(sorted({each.card for each in file.special_order_part}))

    def _bits(self, things: Iterable[str]) -> int:
        """Return the bits of goods and luxuries."""
        return sum({self.bits[thing] for thing in things})

    def _neighbours(self, city: str) -> tuple[str, ...]:
        """Return the cities that a route may go on to, clockwise (NOV-T1.2)."""
        at, chord = self.ring.index(city), self.file.map.chord
        found = {self.ring[at - 1], self.ring[(at + 1) % len(self.ring)]}  # NOV-S1 NOV-T1.2
        if city in chord:
            found |= set(chord) - {city}  # NOV-S1 NOV-T1.2
        return tuple(each for each in self.ring if each in found)

    def _next_cities(self, last: str | None, gone: str | None) -> tuple[str, ...]:
        """Return the cities that may follow; one that is gone joins its neighbours (NOV-T1.1, NOV-T1.2, NOV-XP3)."""
        if last is None:
            return tuple(city for city in self.ring if city != gone)  # NOV-T1.1 NOV-XP3
        found = set(self.neighbours[last])
        if gone in found:
            found |= set(self.neighbours[gone])  # NOV-XP3 NOV-R29
        return tuple(city for city in self.ring if city in found - {last, gone})

    def prices(self, city: str, seats: int) -> list[int]:
        """Return the prices of a stack, the cheapest on top: with fewer players some are left out."""
        low, middle, *rest = self.cities[city].prices
        return [low, middle, *rest[len(rest) - (seats - 2) :]] if seats > 2 else [low, middle]  # NOV-S3

    def clockwise(self, city: str, steps: int) -> str:
        """Return the city this many places further on the ring (NOV-XM4)."""
        return self.ring[(self.ring.index(city) + steps) % len(self.ring)]

    def row(self, order: str, row: str) -> tuple[str, ...]:
        """Return what a row of an order asks for."""
        return self.orders[order].upper if row == UPPER else self.orders[order].lower
