"""Routes as a whole: which stops may follow each other, how many slots there are, and whether the fees can be paid.

Ledger: NOV-T1.1 to NOV-T1.8, NOV-XP1, NOV-XP3, NOV-A2.
"""

from collections.abc import Iterator

from kontor.core import Record, Seat
from kontor.games.novgorod.career import has_privilege
from kontor.games.novgorod.components import NovgorodBox
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
        """Return the route with a stop more."""
        return Route((*self.stops, city), self.placeholders)

    def with_placeholder(self) -> "Route":
        """Return the route with a placeholder at its last stop."""
        return Route(self.stops, (*self.placeholders, self.stops[-1]))


def next_cities(box: NovgorodBox, s: NovgorodState, last: str | None) -> tuple[str, ...]:
    """Return the cities that may follow; the pirate's back side takes his city off the map (NOV-T1.2, NOV-XP3)."""
    gone = s.pirate if s.options.pirate_side == "back" else None
    if last is None:
        return tuple(city for city in box.ring if city != gone)  # NOV-T1.1 NOV-XP3
    found = set(box.neighbours[last])
    if gone in found:
        found |= set(box.neighbours[gone])  # NOV-XP3 NOV-R29
    return tuple(city for city in box.ring if city in found - {last, gone})


def limit(box: NovgorodBox, s: NovgorodState, seat: Seat, route: Route) -> int:
    """Return the slots that a route may take without the privilege (NOV-T1.3, NOV-XP1)."""
    robbed = s.options.pirate_side == "front" and s.pirate in route.stops
    return s.speeds[seat] - (box.file.pirate.front_penalty if robbed else 0)  # NOV-T1.3 NOV-XP1


def needs_speed(box: NovgorodBox, s: NovgorodState, seat: Seat, route: Route) -> bool:
    """Return True if a route takes more slots than the ship has by itself."""
    return route.slots > limit(box, s, seat, route)  # NOV-T1.3


def more_speed(box: NovgorodBox, s: NovgorodState, seat: Seat) -> int:
    """Return the slots that the privilege adds, if it may be used (NOV-T1.3)."""
    return box.privileges.speed if has_privilege(box, s, seat, "speed") else 0


def fits(box: NovgorodBox, s: NovgorodState, seat: Seat, route: Route) -> bool:
    """Return True if slots and placeholders suffice, with the privilege if it may be used (NOV-T1.3, NOV-T1.5)."""
    if route.slots > limit(box, s, seat, route) + more_speed(box, s, seat):
        return False
    return len(route.placeholders) <= len(free_kontors(s, seat, route))  # NOV-T1.5


def free_kontors(s: NovgorodState, seat: Seat, route: Route) -> list[str]:
    """Return the player's kontors on the hand that are no stops: those that can be placeholders (NOV-T1.5, NOV-TD4)."""
    held = s.holds[seat]
    kept = held.city if held and not held.base else None
    return [city for city in s.kontors[seat] if city not in route.stops and city != kept]  # NOV-T1.5 NOV-TD4


def fees_of(box: NovgorodBox, s: NovgorodState, seat: Seat, route: Route) -> int:
    """Return the harbour fees of a route (NOV-T1.4, NOV-R15)."""
    return sum(box.cities[city].harbour_fee for city in route.stops if city not in s.kontors[seat])  # NOV-T1.4


def is_payable(box: NovgorodBox, s: NovgorodState, seat: Seat, route: Route) -> bool:
    """Return True if ducats and incomes cover the fees of a finished route (NOV-T1.8, NOV-R14)."""
    have = s.ducats[seat] + sum(box.cities[city].income for city in route.stops if city in s.kontors[seat])  # NOV-T1.8
    if has_privilege(box, s, seat, "income") and not needs_speed(box, s, seat, route):
        have += box.privileges.income  # NOV-T1.8
    return fees_of(box, s, seat, route) <= have


def longer(box: NovgorodBox, s: NovgorodState, seat: Seat, route: Route) -> Iterator[Route]:
    """Yield the routes with one stop more that fit, payable or not; a placeholder more never helps to pay."""
    last = route.stops[-1] if route.stops else None
    further = [route.with_stop(city) for city in next_cities(box, s, last) if city not in route.stops]  # NOV-T1.2
    yield from (each for each in further if fits(box, s, seat, each))


def can_be_finished(box: NovgorodBox, s: NovgorodState, seat: Seat, route: Route) -> bool:
    """Return True if a route, or some longer one, is legal as a whole (NOV-A2)."""
    if is_payable(box, s, seat, route):
        return True
    return any(can_be_finished(box, s, seat, each) for each in longer(box, s, seat, route))
