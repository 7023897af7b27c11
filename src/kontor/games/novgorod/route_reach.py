"""How far a player's ship can go in a turn: a step is legal if the route, or some longer one, can be paid in the end.

Incomes are looked at first, then luxuries, and then longer routes; what was found out about a route is remembered.
Ledger: NOV-T1.8, NOV-A2, NOV-R14, NOV-R47.
"""

from collections.abc import Iterator
from functools import lru_cache

from kontor.core import Seat
from kontor.games.novgorod.actions import EndRoute, LayPlaceholder, LayStop
from kontor.games.novgorod.components import NovgorodBox
from kontor.games.novgorod.earnings import Earnings, usable
from kontor.games.novgorod.routes import Route, RouteStep, RouteTable, Ship, ship_of
from kontor.games.novgorod.state import NovgorodState

PLACEHOLDER = LayPlaceholder()
END = EndRoute()


class RouteReach(RouteTable):
    """Which routes of a ship can be paid and finished."""

    def __init__(self, box: NovgorodBox, ship: Ship) -> None:
        super().__init__(box, ship)
        self.more_ducats = box.privileges.income if "income" in ship.privileges else 0
        self.luxuries = ship.options.luxuries_pay_fees
        """Whether luxuries and the merchant count for the fees (NOV-R47)."""
        self.share = 0 if ship.merchant is None else box.file.merchant.front_ducats
        """The most ducats that the merchant can pay in this turn (NOV-XM1)."""
        self.stored = usable(ship.held)
        """The city of the good in the hold."""
        self.stored_bit = 0 if self.stored is None else box.good_bit[self.stored]
        self.manufactory_of = dict(zip(box.ring, ship.manufactories, strict=True))
        self.ahead: dict[tuple[str | None, int], int] = {}

    def is_payable(self, route: Route) -> bool:
        """Return True if the fees of a finished route can be paid at the end of phase 2 (NOV-T1.8, NOV-R47)."""
        return self.is_payable_by_income(route) or (self.luxuries and self.is_payable_by_luxuries(route))  # NOV-R47

    def is_payable_by_income(self, route: Route) -> bool:
        """Return True if ducats, incomes and the privilege cover the fees, without any luxury (NOV-T1.8, NOV-R14)."""
        left = route.left  # NOV-T1.8 NOV-R14
        return left >= 0 or (route.slots <= route.limit and left + self.more_ducats >= 0)  # NOV-T1.8

    def is_payable_by_luxuries(self, route: Route) -> bool:
        """Return True if the best use of the goods covers the fees as well (NOV-R47)."""
        if route.payable is None:
            left = self.ship.ducats + sum([min(0, self.balance[stop]) for stop in route.stops])
            if not route.needs_speed:
                left += self.more_ducats  # NOV-T1.8
            route.payable = left + self.most_by_stop(route) >= 0 and left + self.earnings(route).most() >= 0  # NOV-T1.8
        return route.payable

    def earnings(self, route: Route) -> Earnings:
        """Return what the stops of a finished route can be turned into."""
        return Earnings(self.box, self.manufactory_of, self.stops_of(route), self.stored, self.ship.merchant)

    def most_by_stop(self, route: Route) -> int:
        """Return an upper bound of what a route brings: each stop its best, as if no other needed the same goods."""
        found, reach = self.share, self.stored_bit
        for stop in route.stops:
            reach |= self.box.good_bit[stop]
            made, income = self.most_made(stop, reach), self.incomes.get(stop, 0)
            found += income + made if stop in route.placeholders else max(income, made)
        return found

    def most_made(self, stop: str, reach: int) -> int:
        """Return the ducats of the best luxury that a manufactory makes of the goods within reach, as bits."""
        most = 0
        for bits, _, ducats in self.box.makings[self.manufactory_of[stop]]:
            if ducats > most and not bits & ~reach:
                most = ducats
        return most

    def ceiling(self, route: Route) -> int:
        """Return an upper bound of the ducats after the fees: a kontor brings its income, or its part of a luxury."""
        found, goods = self.ship.ducats + self.more_ducats + self.share, 1 if self.stored else 0
        for stop in route.stops:
            income = self.incomes.get(stop)
            if income is None or income < self.box.most_of_good:
                goods += 1
            if income is None or income >= self.box.most_of_good:
                found += self.balance[stop]
        return found + self.box.most_of_goods[goods]

    def further(self, last: str | None, slots: int) -> int:
        """Return the most, at least 0, that so many more stops add to the ceiling, wherever they were before."""
        if not slots:
            return 0
        key = last, slots
        if key not in self.ahead:
            most = 0
            for city in self.neighbours[last]:
                part, income = self.box.most_of_good, self.incomes.get(city)
                worth = part + self.balance[city] if income is None else max(income, part)
                most = max(most, worth + self.further(city, slots - 1))
            self.ahead[key] = most
        return self.ahead[key]

    def steps(self, route: Route) -> tuple[RouteStep, ...]:
        """Return the steps that may follow a route: stops, a placeholder, the end (NOV-A2, NOV-A4)."""
        if route.steps is None:
            found: list[RouteStep] = [*map(LayStop, self.next_stops(route))]
            if self.allows_placeholder(route):
                found.append(PLACEHOLDER)
            if self.is_payable(route):
                found.append(END)  # NOV-R9
            route.steps = tuple(found)
        return route.steps

    def next_stops(self, route: Route, *, by_income: bool = False) -> Iterator[str]:
        """Yield the cities that may follow, as `fits` and `can_be_finished` would say one by one (NOV-A2).

        A route is not counted where incomes pay its fees. The others are looked at closely, or left out (`by_income`).
        """
        slots = route.slots + 1
        if slots > route.limit + self.more_speed:
            return
        full = bool(route.placeholders) and not route.spare  # NOV-T1.5
        for city in self.neighbours[route.last]:
            if city in route.stops or (full and city in self.on_hand):
                continue
            limit = route.limit - self.penalty if city == self.robbed else route.limit  # NOV-XP1
            if slots > limit + self.more_speed:
                continue
            left = route.left + self.balance[city]  # NOV-T1.8
            if left < 0 and slots <= limit:
                left += self.more_ducats
            if left >= 0 or (not by_income and self.can_be_paid_later(self.with_stop(route, city))):
                yield city

    def allows_placeholder(self, route: Route) -> bool:
        """Return True if the last stop may have a placeholder (NOV-T1.5, NOV-A4)."""
        if not route.spare or not route.stops or route.last in route.placeholders:  # NOV-T1.5 NOV-A4
            return False
        then = self.with_placeholder(route)
        return self.fits(then) and self.can_be_finished(then)

    def longer(self, route: Route) -> list[Route]:
        """Return the routes with one stop more that fit, payable or not."""
        if route.slots >= route.limit + self.more_speed:
            return []
        further = [self.with_stop(route, city) for city in self.neighbours[route.last] if city not in route.stops]
        return [each for each in further if self.fits(each)]

    def can_be_finished(self, route: Route) -> bool:
        """Return True if a route, or some longer one, is legal as a whole (NOV-A2)."""
        return self.is_payable_by_income(route) or self.can_be_paid_later(route)

    def can_be_paid_later(self, route: Route) -> bool:
        """Return True if luxuries or more stops pay for a route that incomes alone do not."""
        if route.rescued is None:
            slots = route.limit + self.more_speed - route.slots
            if slots > 0 and next(self.next_stops(route, by_income=True), None) is not None:
                route.rescued = True
            elif self.luxuries:
                route.rescued = self.can_pay_by_luxuries(route, slots)  # NOV-R47
            else:
                route.rescued = self.can_pay_by_incomes(route, slots)
        return route.rescued

    def can_pay_by_incomes(self, route: Route, slots: int) -> bool:
        """Return True if the incomes of two or more stops, in at most `slots` more slots, make a route payable."""
        most = max(self.incomes.values(), default=0)
        if slots < 2 or route.left + self.more_ducats + slots * most < 0:
            return False
        return any(map(self.can_be_paid_later, self.longer(route)))

    def can_pay_by_luxuries(self, route: Route, slots: int) -> bool:
        """Return True if incomes and luxuries together pay for a route, or for one of at most `slots` more (NOV-R47).

        Each further stop adds at most its worth to the bound, and a placeholder nothing.
        """
        ceiling = self.ceiling(route)
        if ceiling >= 0 and self.is_payable_by_luxuries(route):
            return True
        if slots <= 0 or ceiling + self.further(route.last, slots) < 0:
            return False
        return any(map(self.can_be_paid_later, self.longer(route))) or any(
            map(self.can_be_paid_later, self.beside(route))
        )

    def beside(self, route: Route) -> Iterator[Route]:
        """Yield the route with a placeholder at its last stop, if it fits and the manufactory there can work."""
        if not route.stops or route.stops[-1] in route.placeholders:
            return
        then = self.with_placeholder(route)
        reach = self.stored_bit
        for stop in route.stops:
            reach |= self.box.good_bit[stop]
        if self.most_made(route.stops[-1], reach) and self.fits(then):
            yield then


@lru_cache(maxsize=128)
def reach_of_ship(box: NovgorodBox, ship: Ship) -> RouteReach:
    """Return the reach of a ship: the same for all questions of a turn, so that nothing is counted twice."""
    return RouteReach(box, ship)


def reach_of(box: NovgorodBox, s: NovgorodState, seat: Seat) -> RouteReach:
    """Return the reach of a player's ship as it is now."""
    return reach_of_ship(box, ship_of(box, s, seat))
