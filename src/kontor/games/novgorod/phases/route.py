"""Phase 1: lay the route stop by stop; a step is legal if the route can be finished (NOV-T1.1 to NOV-T1.8, NOV-A4)."""

from collections.abc import Iterator
from typing import TypeAlias, get_args

import msgspec

from kontor.core import Emit, Refusal, Seat
from kontor.games.novgorod.actions import EndRoute, LayPlaceholder, LayStop, MovePirate
from kontor.games.novgorod.bonuses import ROUTE5, gain_bonus
from kontor.games.novgorod.career import use_privilege
from kontor.games.novgorod.components import NovgorodBox
from kontor.games.novgorod.events import HoldSwapped, RouteLaid
from kontor.games.novgorod.frames import RouteFrame
from kontor.games.novgorod.phases.asking import Asking
from kontor.games.novgorod.pirate import check_pirate, move_pirate, pirate_moves
from kontor.games.novgorod.routes import (
    Route,
    can_be_finished,
    fees_of,
    fits,
    free_kontors,
    is_payable,
    more_speed,
    needs_speed,
    next_cities,
)
from kontor.games.novgorod.rules import A4, A13, R10, T1_2, T1_3, T1_5, T1_6, T1_8, XP1, XP3
from kontor.games.novgorod.state import Held, NovgorodState, Stop

PLACEHOLDER = LayPlaceholder()
END = EndRoute()
LONG_ROUTE = 5


RouteAction: TypeAlias = LayStop | LayPlaceholder | EndRoute | MovePirate


class Laying(Asking[RouteFrame, RouteAction]):
    """Add a stop or a placeholder, or finish the route."""

    frame = RouteFrame
    verbs = get_args(RouteAction)

    def __init__(self, box: NovgorodBox) -> None:
        self.box = box

    def candidates(self, s: NovgorodState, frame: RouteFrame, seat: Seat) -> Iterator[RouteAction]:
        """Name the next cities, the placeholder, the end, and before the first stop the pirate's cities."""
        yield from map(LayStop, next_cities(self.box, s, frame.stops[-1] if frame.stops else None))
        yield PLACEHOLDER
        yield END  # NOV-R9
        if not frame.stops:
            yield from pirate_moves(s, self.box.ring)

    def check(self, s: NovgorodState, frame: RouteFrame, seat: Seat, action: RouteAction) -> Refusal | None:
        """Refuse what breaks the route, or makes it impossible to finish."""
        route = Route(frame.stops, frame.placeholders)
        match action:
            case LayStop(city):
                return self.check_stop(s, seat, route, city)
            case LayPlaceholder():
                return self.check_placeholder(s, seat, route)
            case EndRoute():
                if is_payable(self.box, s, seat, route):
                    return None
                return Refusal(T1_8, {"fees": fees_of(self.box, s, seat, route)}, "end")
        if frame.stops:
            return Refusal(A13)
        return check_pirate(self.box, s, seat, action, s.ducats[seat])

    def check_stop(self, s: NovgorodState, seat: Seat, route: Route, city: str) -> Refusal | None:
        """Return why a city cannot be the next stop."""
        last = route.stops[-1] if route.stops else None
        if city in route.stops:
            return Refusal(R10, {"city": city})
        if city == s.pirate and s.options.pirate_side == "back":
            return Refusal(XP3, {"city": city})
        if last is not None and city not in next_cities(self.box, s, last):
            return Refusal(T1_2, {"city": city, "last": last})
        then = route.with_stop(city)
        if len(then.placeholders) > len(free_kontors(s, seat, then)):
            return Refusal(T1_5, {"city": city}, "stop")
        return self.check_length(s, seat, then)

    def check_placeholder(self, s: NovgorodState, seat: Seat, route: Route) -> Refusal | None:
        """Return why the last stop cannot have a placeholder."""
        if not route.stops or route.stops[-1] in route.placeholders:
            return Refusal(A4)
        then = route.with_placeholder()
        if len(then.placeholders) > len(free_kontors(s, seat, then)):
            return Refusal(T1_5)
        return self.check_length(s, seat, then)

    def check_length(self, s: NovgorodState, seat: Seat, then: Route) -> Refusal | None:
        """Refuse what is too long for the ship, or only because of the pirate, and what cannot be paid."""
        speed = s.speeds[seat]
        if then.slots > speed + more_speed(self.box, s, seat):
            return Refusal(T1_3, {"slots": then.slots, "speed": speed})
        if not fits(self.box, s, seat, then):
            return Refusal(XP1, {"city": str(s.pirate), "slots": then.slots, "speed": speed})
        if not can_be_finished(self.box, s, seat, then):
            return Refusal(T1_8, {"fees": fees_of(self.box, s, seat, then)}, "stop")
        return None

    def advance(self, s: NovgorodState, frame: RouteFrame, seat: Seat, action: RouteAction, emit: Emit) -> None:
        """Lengthen the route, or finish it."""
        route = Route(frame.stops, frame.placeholders)
        match action:
            case LayStop(city):
                then = route.with_stop(city)
                s.replace(RouteFrame(seat, then.stops, then.placeholders))
            case LayPlaceholder():
                then = route.with_placeholder()
                s.replace(RouteFrame(seat, then.stops, then.placeholders))
            case EndRoute():
                s.pop()
                finish_route(self.box, s, seat, route, emit)
            case MovePirate(city):
                s.replace(RouteFrame(seat))
                move_pirate(self.box, s, seat, city, emit)


def finish_route(box: NovgorodBox, s: NovgorodState, seat: Seat, route: Route, emit: Emit) -> None:
    """Lay the route down: the privilege if it is needed, the swap with the hold, the bonus (NOV-A4)."""
    if needs_speed(box, s, seat, route):
        use_privilege(s, "speed", emit)  # NOV-T1.3
    s.route = [
        Stop(city, own=city in s.kontors[seat], placeholder=city in route.placeholders)  # NOV-T1.4 NOV-R11
        for city in route.stops
    ]
    emit(RouteLaid(seat, route.stops, route.placeholders, fees_of(box, s, seat, route), rule=T1_3))
    held = s.holds[seat]
    if held is not None and held.city in route.stops:
        s.holds[seat] = Held(held.city, base=True)  # NOV-T1.6
        s.turn = msgspec.structs.replace(s.turn, swapped=held.city)
        emit(HoldSwapped(seat, held.city, rule=T1_6))
    if len(route.stops) >= LONG_ROUTE:  # NOV-T1.7 NOV-R23
        gain_bonus(box, s, seat, ROUTE5, emit)
