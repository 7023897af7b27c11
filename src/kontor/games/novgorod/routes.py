"""Routes stop by stop: which stops may follow each other, how many slots there are, what a route takes and brings.

Each route is counted once, from the route before it. Ledger: NOV-T1.1 to NOV-T1.5, NOV-XP1, NOV-XP3.
"""

from typing import TypeAlias

import msgspec

from kontor.core import Record, Seat
from kontor.games.novgorod.actions import EndRoute, LayPlaceholder, LayStop
from kontor.games.novgorod.career import free_privileges
from kontor.games.novgorod.component_schema import Privilege
from kontor.games.novgorod.components import NovgorodBox
from kontor.games.novgorod.earnings import merchant_city
from kontor.games.novgorod.state import Held, NovgorodOptions, NovgorodState, Stop


class Ship(Record, frozen=True, gc=False):
    """All that a player's routes depend on in a turn: what is found out about one ship holds for every equal one."""

    speed: int
    ducats: int
    kontors: tuple[str, ...]
    """The cities of the player's kontors, the one in the hold included."""
    privileges: tuple[Privilege, ...]
    """Those of which one may still be used."""
    held: Held | None
    pirate: str | None
    merchant: str | None
    """The city where the merchant pays ducats."""
    manufactories: tuple[str, ...]
    """By place on the ring."""
    options: NovgorodOptions


def ship_of(box: NovgorodBox, s: NovgorodState, seat: Seat) -> Ship:
    """Return the ship of a player as it is now."""
    return Ship(
        s.speeds[seat],
        s.ducats[seat],
        tuple(s.kontors[seat]),
        free_privileges(box, s, seat),
        s.holds[seat],
        s.pirate,
        merchant_city(s),
        box.layout(s.manufactory_of),
        s.options,
    )


RouteStep: TypeAlias = LayStop | LayPlaceholder | EndRoute

Laid: TypeAlias = tuple[tuple[str, ...], tuple[str, ...]]
"""The stops of a route, and which of them have a placeholder."""
NO_STOPS: Laid = ((), ())


class Route(msgspec.Struct, eq=False, gc=False):
    """A row of stops, some with a placeholder, with all that was counted while it was laid."""

    last: str | None
    """The last stop."""
    stops: tuple[str, ...]
    placeholders: tuple[str, ...]
    slots: int
    """How many slots it takes."""
    limit: int
    """The slots that it may take without the privilege (NOV-T1.3, NOV-XP1)."""
    spare: int
    """How many kontors on the hand are neither stops nor placeholders; below 0 if there are too few."""
    left: int
    """The ducats that incomes and fees leave of those in hand; below 0 if they do not suffice."""
    payable: bool | None = None
    """Whether luxuries pay for it; None until somebody asked."""
    rescued: bool | None = None
    """Whether luxuries or more stops pay for it; None until somebody asked."""
    steps: tuple[RouteStep, ...] | None = None
    """The steps that may follow; None until somebody asked."""

    @property
    def needs_speed(self) -> bool:
        """Whether it takes more slots than the ship has by itself."""
        return self.slots > self.limit  # NOV-T1.3


class RouteTable:
    """The routes of one ship, each of them counted once, whether the fees can be paid or not."""

    def __init__(self, box: NovgorodBox, ship: Ship) -> None:
        side, held = ship.options.pirate_side, ship.held
        kept = held.city if held and not held.base else None  # NOV-TD4
        self.box, self.ship = box, ship
        self.gone = ship.pirate if side == "back" else None
        self.robbed = ship.pirate if side == "front" else None
        self.neighbours = box.next_cities[self.gone]
        """By last stop: the cities that may follow; the pirate's back side takes his city off (NOV-T1.2, NOV-XP3)."""
        self.penalty = box.file.pirate.front_penalty
        self.more_speed = box.privileges.speed if "speed" in ship.privileges else 0
        self.on_hand = {city for city in ship.kontors if city != kept}
        """The cities of the kontors that could become placeholders, unless they are stops."""
        self.incomes = {city: box.cities[city].income for city in ship.kontors if city in box.cities}
        """By city of a kontor of the player: the income."""
        self.balance = box.balance_of_guest | self.incomes  # NOV-T1.4 NOV-T1.8
        """By city: what a stop brings; below 0 what it costs."""
        self.laid = {NO_STOPS: Route(None, (), (), 0, ship.speed, len(self.on_hand), ship.ducats)}
        """By stops and placeholders: every route that somebody looked at."""

    def route(self, stops: tuple[str, ...], placeholders: tuple[str, ...]) -> Route:
        """Return a route by its stops and placeholders."""
        found = self.laid.get((stops, placeholders))
        if found is None:
            found = self.laid[NO_STOPS]
            for city in stops:
                found = self.with_stop(found, city)
                if city in placeholders:
                    found = self.with_placeholder(found)
        return found

    def with_stop(self, route: Route, city: str) -> Route:
        """Return the route with one more stop."""
        key = (*route.stops, city), route.placeholders
        found = self.laid.get(key)
        if found is None:
            found = self.laid[key] = Route(
                city,
                *key,
                route.slots + 1,  # NOV-T1.3
                self.limit_with(route, city),
                route.spare - (city in self.on_hand),
                route.left + self.balance[city],
            )
        return found

    def with_placeholder(self, route: Route) -> Route:
        """Return the route with a placeholder at its last stop."""
        key = route.stops, (*route.placeholders, route.stops[-1])
        found = self.laid.get(key)
        if found is None:
            found = self.laid[key] = Route(
                route.last, *key, route.slots + 1, route.limit, route.spare - 1, route.left
            )  # NOV-T1.3
        return found

    def limit_with(self, route: Route, city: str) -> int:
        """Return the slots that a route may take without the privilege once it goes on to a city (NOV-XP1)."""
        return route.limit - self.penalty if city == self.robbed else route.limit  # NOV-XP1

    def fits(self, route: Route) -> bool:
        """Return True if slots and placeholders suffice, with the privilege if it may be used (NOV-T1.3, NOV-T1.5)."""
        return route.slots <= route.limit + self.more_speed and route.spare >= 0  # NOV-T1.3 NOV-T1.5

    def stops_of(self, route: Route) -> list[Stop]:
        """Return the stops as they will be laid (NOV-T1.4, NOV-R11)."""
        return [
            Stop(city, own=city in self.incomes, placeholder=city in route.placeholders)  # NOV-T1.4 NOV-R11
            for city in route.stops
        ]
