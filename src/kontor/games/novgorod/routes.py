"""Routes as a whole: which stops may follow each other, how many slots there are, and whether the fees can be paid.

Ledger: NOV-T1.1 to NOV-T1.8, NOV-XP1, NOV-XP3, NOV-A2.
"""

from collections.abc import Iterator

from kontor.core import Record, Seat
from kontor.games.novgorod.career import has_privilege
from kontor.games.novgorod.components import NovgorodBox
from kontor.games.novgorod.harbour_fees import balance_of
from kontor.games.novgorod.state import NovgorodState


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
        self.more_speed = box.privileges.speed if has_privilege(box, s, seat, "speed") else 0
        self.more_ducats = box.privileges.income if has_privilege(box, s, seat, "income") else 0
        self.ducats = s.ducats[seat]
        self.own = s.kontors[seat]
        self.on_hand = [city for city in self.own if city != kept]

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
        """Return True if ducats and incomes cover the fees of a finished route (NOV-T1.8, NOV-R14)."""
        left = self.ducats + balance_of(self.box, self.own, route.stops)  # NOV-T1.8
        if left < 0 < self.more_ducats and not self.needs_speed(route):
            left += self.more_ducats  # NOV-T1.8
        return left >= 0

    def longer(self, route: Route) -> Iterator[Route]:
        """Yield the routes with one stop more that fit, payable or not."""
        further = [route.with_stop(city) for city in self.next_cities(route) if city not in route.stops]
        return filter(self.fits, further)

    def can_be_finished(self, route: Route) -> bool:
        """Return True if a route, or some longer one, is legal as a whole (NOV-A2)."""
        if self.is_payable(route):
            return True
        slots = self.speed + self.more_speed - route.slots
        return slots > 0 and self.can_be_rescued(route, slots)

    def can_be_rescued(self, route: Route, slots: int) -> bool:
        """Return True if more stops, in at most `slots` more slots, make a route payable.

        Neither a placeholder nor a base kontor helps to pay, so the last of these stops must be an own kontor.
        """
        further = self.longer(route)
        if slots == 1:
            return any(self.is_payable(each) for each in further if each.stops[-1] in self.own)
        return any(self.is_payable(each) or self.can_be_rescued(each, slots - 1) for each in further)
