"""Routes as a whole: which stops may follow each other, how many slots there are, and whether the fees can be paid.

Ledger: NOV-T1.1 to NOV-T1.8, NOV-XP1, NOV-XP3, NOV-A2.
"""

from collections.abc import Iterator
from math import ceil

from kontor.core import Record, Seat
from kontor.games.novgorod.career import free_privileges
from kontor.games.novgorod.components import NovgorodBox
from kontor.games.novgorod.earnings import Earnings
from kontor.games.novgorod.harbour_fees import balance_of, fees_of
from kontor.games.novgorod.state import NovgorodState, Stop


class Route(Record, frozen=True):
    """A row of stops, some with a placeholder."""

    stops: tuple[str, ...] = ()
    placeholders: tuple[str, ...] = ()

    @property
    def slots(self) -> int:
        """How many slots it takes (NOV-T1.3)."""
        return len(self.stops) + len(self.placeholders)  # NOV-T1.3

    def with_stop(self, city: str) -> "Route":
        """Return the route with one more stop."""
        return Route((*self.stops, city), self.placeholders)

    def with_placeholder(self) -> "Route":
        """Return the route with a placeholder at its last stop."""
        return Route(self.stops, (*self.placeholders, self.stops[-1]))


class RouteReach:
    """How far a player's ship can go in this turn: all that stays the same while routes are tried."""

    def __init__(self, box: NovgorodBox, s: NovgorodState, seat: Seat) -> None:
        pirate, side, held = s.pirate, s.options.pirate_side, s.holds[seat]
        kept = held.city if held and not held.base else None  # NOV-TD4
        self.box = box
        self.gone = pirate if side == "back" else None
        self.robbed = pirate if side == "front" else None
        self.speed = s.speeds[seat]
        free = free_privileges(box, s, seat)
        self.more_speed = box.privileges.speed if "speed" in free else 0
        self.more_ducats = box.privileges.income if "income" in free else 0
        self.ducats = s.ducats[seat]
        self.own = s.kontors[seat]
        self.on_hand = [city for city in self.own if city != kept]
        self.luxuries = s.options.luxuries_pay_fees
        """Whether luxuries and the merchant count for the fees (NOV-R47)."""
        self.s, self.seat = s, seat
        self.share = 0 if s.merchant is None or s.options.merchant_side == "back" else box.file.merchant.front_ducats
        """The most ducats that the merchant can pay in this turn (NOV-XM1)."""
        self.stored = 0 if held is None else box.good_bit[held.city]
        """The bit of the good in the hold."""
        self.ahead: dict[tuple[str | None, int], int] = {}

    def next_cities(self, route: Route) -> tuple[str, ...]:
        """Return the cities next to the last stop; the pirate's back side takes his city off (NOV-T1.2, NOV-XP3)."""
        return self.box.next_cities[route.stops[-1] if route.stops else None, self.gone]  # NOV-T1.2

    def limit(self, route: Route) -> int:
        """Return the slots that a route may take without the privilege (NOV-T1.3, NOV-XP1)."""
        lost = self.box.file.pirate.front_penalty if self.robbed in route.stops else 0
        return self.speed - lost  # NOV-T1.3 NOV-XP1

    def needs_speed(self, route: Route) -> bool:
        """Return True if a route takes more slots than the ship has by itself."""
        return route.slots > self.limit(route)  # NOV-T1.3

    def has_placeholders(self, route: Route) -> bool:
        """Return True if the kontors on the hand that are no stops suffice as placeholders (NOV-T1.5, NOV-TD4)."""
        free = [city for city in self.on_hand if city not in route.stops]
        return len(route.placeholders) <= len(free)  # NOV-T1.5

    def fits(self, route: Route) -> bool:
        """Return True if slots and placeholders suffice, with the privilege if it may be used (NOV-T1.3, NOV-T1.5)."""
        if route.slots > self.limit(route) + self.more_speed:
            return False
        return not route.placeholders or self.has_placeholders(route)

    def is_payable(self, route: Route) -> bool:
        """Return True if the fees of a finished route can be paid at the end of phase 2 (NOV-T1.8, NOV-R47)."""
        return self.is_payable_by_income(route) or (self.luxuries and self.is_payable_by_luxuries(route))  # NOV-R47

    def is_payable_by_income(self, route: Route) -> bool:
        """Return True if ducats, incomes and the privilege cover the fees, without any luxury (NOV-T1.8, NOV-R14)."""
        left = self.ducats + balance_of(self.box, self.own, route.stops)  # NOV-T1.8 NOV-R14
        if left < 0 < self.more_ducats and not self.needs_speed(route):
            left += self.more_ducats  # NOV-T1.8
        return left >= 0

    def is_payable_by_luxuries(self, route: Route) -> bool:
        """Return True if the best use of the goods covers the fees as well (NOV-R47)."""
        left = self.ducats - fees_of(self.box, self.own, route.stops)
        if not self.needs_speed(route):
            left += self.more_ducats  # NOV-T1.8
        if left + self.most_by_stop(route) < 0:
            return False
        return left + Earnings(self.box, self.s, self.seat, self.stops_of(route)).most() >= 0  # NOV-T1.8

    def most_by_stop(self, route: Route) -> int:
        """Return an upper bound of what a route brings: each stop its best, as if no other needed the same goods."""
        found, reach = self.share, self.stored
        for stop in route.stops:
            reach |= self.box.good_bit[stop]
            made = self.most_made(stop, reach)
            income = self.box.cities[stop].income if stop in self.own else 0
            found += income + made if stop in route.placeholders else max(income, made)
        return found

    def most_made(self, stop: str, reach: int) -> int:
        """Return the ducats of the best luxury that a manufactory makes of the goods within reach, as bits."""
        most = 0
        for goods, ducats in self.box.makings[self.s.manufactory_of[stop]]:
            if ducats > most and not goods & ~reach:
                most = ducats
        return most

    def ceiling(self, route: Route) -> int:
        """Return an upper bound of the ducats after the fees: a kontor brings its income, or its part of a luxury."""
        found, goods = self.ducats + self.more_ducats + self.share, 1 if self.stored else 0
        for stop in route.stops:
            city = self.box.cities[stop]
            if stop not in self.own:
                found -= city.harbour_fee
                goods += 1
            elif city.income >= self.box.most_per_good:
                found += city.income
            else:
                goods += 1
        return found + self.box.most_of_goods(goods)

    def further(self, last: str | None, slots: int) -> int:
        """Return an upper bound of what at most `slots` more stops add to the ceiling, wherever they were before."""
        if slots <= 0:
            return 0
        key = last, slots
        if key not in self.ahead:
            part = ceil(self.box.most_per_good)
            most = 0
            for city in self.box.next_cities[last, self.gone]:
                there = self.box.cities[city]
                worth = max(there.income, part) if city in self.own else part - there.harbour_fee
                most = max(most, worth + self.further(city, slots - 1))
            self.ahead[key] = most
        return self.ahead[key]

    def stops_of(self, route: Route) -> list[Stop]:
        """Return the stops as they will be laid (NOV-T1.4, NOV-R11)."""
        return [
            Stop(city, own=city in self.own, placeholder=city in route.placeholders)  # NOV-T1.4 NOV-R11
            for city in route.stops
        ]

    def next_stops(self, route: Route, *, by_income: bool = False) -> Iterator[str]:
        """Yield the cities that may follow, as `fits` and `can_be_finished` would say one by one (NOV-A2).

        What the route so far takes and brings is counted once; only what incomes cannot pay is looked at more closely,
        or left out (`by_income`).
        """
        stops, slots, most = route.stops, route.slots + 1, self.speed + self.more_speed
        if slots > most:
            return
        spare = len([city for city in self.on_hand if city not in stops]) - len(route.placeholders)  # NOV-T1.5
        limit, penalty = self.limit(route), self.box.file.pirate.front_penalty
        left = self.ducats + balance_of(self.box, self.own, stops)
        for city in self.next_cities(route):
            if city in stops or (route.placeholders and not spare and city in self.on_hand):
                continue
            within = limit - penalty if city == self.robbed else limit  # NOV-XP1
            if slots > within + self.more_speed:
                continue
            there = self.box.cities[city]
            after = left + there.income if city in self.own else left - there.harbour_fee  # NOV-T1.8
            if after < 0 and slots <= within:
                after += self.more_ducats
            if after >= 0 or (not by_income and self.can_be_paid_later(route.with_stop(city))):
                yield city

    def longer(self, route: Route) -> Iterator[Route]:
        """Yield the routes with one stop more that fit, payable or not."""
        further = [route.with_stop(city) for city in self.next_cities(route) if city not in route.stops]
        return filter(self.fits, further)

    def can_be_finished(self, route: Route) -> bool:
        """Return True if a route, or some longer one, is legal as a whole (NOV-A2)."""
        return self.is_payable_by_income(route) or self.can_be_paid_later(route)

    def can_be_paid_later(self, route: Route) -> bool:
        """Return True if luxuries or more stops pay for a route that incomes alone do not."""
        if self.luxuries:
            return self.can_pay_by_luxuries(route)  # NOV-R47
        slots = self.speed + self.more_speed - route.slots
        left = self.ducats + self.more_ducats + balance_of(self.box, self.own, route.stops)
        most = max([self.box.cities[city].income for city in self.own], default=0)
        return slots > 0 and left + slots * most >= 0 and self.can_be_rescued(route, slots)

    def can_be_rescued(self, route: Route, slots: int) -> bool:
        """Return True if the incomes of more stops, in at most `slots` more slots, make a route payable.

        Neither a placeholder nor a base kontor brings income, so the last of these stops must be an own kontor.
        """
        further = self.longer(route)
        if slots == 1:
            return any(self.is_payable_by_income(each) for each in further if each.stops[-1] in self.own)
        return any(self.is_payable_by_income(each) or self.can_be_rescued(each, slots - 1) for each in further)

    def can_pay_by_luxuries(self, route: Route) -> bool:
        """Return True if a route, or some longer one, is payable by incomes and luxuries together (NOV-R47).

        Each further stop adds at most its worth to the bound, and a placeholder nothing.
        """
        slots = self.limit(route) + self.more_speed - route.slots
        ceiling = self.ceiling(route)
        if ceiling + self.further(route.stops[-1] if route.stops else None, slots) < 0:
            return False
        if ceiling >= 0 and self.is_payable_by_luxuries(route):
            return True
        return slots > 0 and (
            any(map(self.can_be_finished, self.longer(route)))
            or any(map(self.can_pay_by_luxuries, self.with_placeholder(route)))
        )

    def with_placeholder(self, route: Route) -> Iterator[Route]:
        """Yield the route with a placeholder at its last stop, if it fits and the manufactory there can work."""
        if not route.stops or route.stops[-1] in route.placeholders:
            return
        then = route.with_placeholder()
        reach = self.stored
        for stop in route.stops:
            reach |= self.box.good_bit[stop]
        if self.most_made(route.stops[-1], reach) and self.fits(then):
            yield then
