"""Phase 1: lay the route stop by stop; a step is legal if the route can be finished (NOV-T1.1 to NOV-T1.8, NOV-A4)."""

from collections.abc import Iterator
from itertools import islice
from typing import TypeAlias, get_args

import msgspec

from kontor.core import Emit, Refusal, Seat
from kontor.games.novgorod.actions import EndRoute, LayPlaceholder, LayStop, MovePirate
from kontor.games.novgorod.bonuses import ROUTE5, gain_bonus
from kontor.games.novgorod.career import use_privilege
from kontor.games.novgorod.components import NovgorodBox
from kontor.games.novgorod.events import HoldSwapped, RouteLaid
from kontor.games.novgorod.frames import RouteFrame
from kontor.games.novgorod.harbour_fees import fees_of
from kontor.games.novgorod.phases.asking import Asking
from kontor.games.novgorod.pirate import allowed_moves, check_pirate, move_pirate, pirate_moves
from kontor.games.novgorod.route_reach import END, PLACEHOLDER, RouteReach, reach_of
from kontor.games.novgorod.routes import Route
from kontor.games.novgorod.rules import A4, A13, R10, T1_2, T1_3, T1_5, T1_6, T1_8, XP1, XP3
from kontor.games.novgorod.state import Held, NovgorodState

LONG_ROUTE = 5


RouteAction: TypeAlias = LayStop | LayPlaceholder | EndRoute | MovePirate


class Laying(Asking[RouteFrame, RouteAction]):
    """Add a stop or a placeholder, or finish the route."""

    frame = RouteFrame
    verbs = get_args(RouteAction)

    def __init__(self, box: NovgorodBox) -> None:
        self.box = box

    def candidates(self, s: NovgorodState, frame: RouteFrame, seat: Seat) -> Iterator[RouteAction]:
        """Offer the next cities, the placeholder, the end, and before the first stop moving the pirate."""
        reach = reach_of(self.box, s, seat)
        yield from map(LayStop, reach.neighbours[frame.stops[-1] if frame.stops else None])
        yield PLACEHOLDER
        yield END  # NOV-R9
        if not frame.stops:
            yield from pirate_moves(s, self.box.ring)

    def legal(self, s: NovgorodState, frame: RouteFrame, seat: Seat) -> list[RouteAction]:
        """Return the candidates that can be finished; what the ship can reach is counted once for all of them."""
        reach = reach_of(self.box, s, seat)
        return self.steps(s, frame, seat, reach, reach.route(frame.stops, frame.placeholders))

    def steps(
        self, s: NovgorodState, frame: RouteFrame, seat: Seat, reach: RouteReach, route: Route
    ) -> list[RouteAction]:
        """Return the steps from a route, and before the first one the moves of the pirate."""
        moves = () if frame.stops else allowed_moves(self.box, s, seat, s.ducats[seat])
        return [*reach.steps(route), *moves]

    def some(self, s: NovgorodState, frame: RouteFrame, seat: Seat) -> list[RouteAction]:
        """Return two answers that are quick to find, if there are two: the others need a look at all luxuries."""
        reach = reach_of(self.box, s, seat)
        route = reach.route(frame.stops, frame.placeholders)
        found: list[RouteAction] = [END] if reach.is_payable_by_income(route) else []
        found += map(LayStop, islice(reach.next_stops(route, by_income=True), 2 - len(found)))
        return found if len(found) > 1 else self.steps(s, frame, seat, reach, route)

    def check(self, s: NovgorodState, frame: RouteFrame, seat: Seat, action: RouteAction) -> Refusal | None:
        """Refuse what breaks the route, or makes it impossible to finish."""
        reach = reach_of(self.box, s, seat)
        route = reach.route(frame.stops, frame.placeholders)
        match action:
            case LayStop(city):
                return self.check_stop(reach, route, city)
            case LayPlaceholder():
                return self.check_placeholder(reach, route)
            case EndRoute():
                if reach.is_payable(route):
                    return None
                return Refusal(T1_8, {"fees": fees_of(self.box, reach.incomes, route.stops)}, "end")
        if frame.stops:
            return Refusal(A13)
        return check_pirate(self.box, s, seat, action, s.ducats[seat])

    def check_stop(self, reach: RouteReach, route: Route, city: str) -> Refusal | None:
        """Return why a city cannot be the next stop."""
        if city in route.stops:
            return Refusal(R10, {"city": city})
        if city == reach.gone:
            return Refusal(XP3, {"city": city})
        if route.stops and city not in reach.neighbours[route.last]:
            return Refusal(T1_2, {"city": city, "last": route.stops[-1]})
        then = reach.with_stop(route, city)
        if then.spare < 0:
            return Refusal(T1_5, {"city": city}, "stop")
        return self.check_length(reach, then)

    def check_placeholder(self, reach: RouteReach, route: Route) -> Refusal | None:
        """Return why the last stop cannot have a placeholder."""
        if not route.stops or route.stops[-1] in route.placeholders:
            return Refusal(A4)
        then = reach.with_placeholder(route)
        return Refusal(T1_5) if then.spare < 0 else self.check_length(reach, then)

    def check_length(self, reach: RouteReach, then: Route) -> Refusal | None:
        """Refuse a route too long for the ship, or too long only because of the pirate, or one that cannot be paid."""
        if then.slots > reach.ship.speed + reach.more_speed:
            return Refusal(T1_3, {"slots": then.slots, "speed": reach.ship.speed})
        if not reach.fits(then):
            return Refusal(XP1, {"city": str(reach.robbed), "slots": then.slots, "speed": reach.ship.speed})
        if not reach.can_be_finished(then):
            return Refusal(T1_8, {"fees": fees_of(self.box, reach.incomes, then.stops)}, "stop")
        return None

    def advance(self, s: NovgorodState, frame: RouteFrame, seat: Seat, action: RouteAction, emit: Emit) -> None:
        """Lengthen the route, or finish it."""
        match action:
            case LayStop(city):
                s.replace(RouteFrame(seat, (*frame.stops, city), frame.placeholders))
            case LayPlaceholder():
                s.replace(RouteFrame(seat, frame.stops, (*frame.placeholders, frame.stops[-1])))
            case EndRoute():
                s.pop()
                finish_route(self.box, s, seat, frame, emit)
            case MovePirate(city):
                s.replace(RouteFrame(seat))
                move_pirate(self.box, s, seat, city, emit)


def finish_route(box: NovgorodBox, s: NovgorodState, seat: Seat, laid: RouteFrame, emit: Emit) -> None:
    """Lay the route: use the privilege if it is needed, swap with the hold, gain the bonus (NOV-A4)."""
    reach = reach_of(box, s, seat)
    route = reach.route(laid.stops, laid.placeholders)
    if route.needs_speed:
        use_privilege(s, "speed", emit)  # NOV-T1.3
    s.route = reach.stops_of(route)
    if s.turn.pirate and s.options.pirate_moves_again:
        s.turn = msgspec.structs.replace(s.turn, pirate=False)  # NOV-R48
    emit(RouteLaid(seat, route.stops, route.placeholders, fees_of(box, s.kontors[seat], route.stops), rule=T1_3))
    held = s.holds[seat]
    if held is not None and held.city in route.stops:
        s.holds[seat] = Held(held.city, base=True)  # NOV-T1.6
        s.turn = msgspec.structs.replace(s.turn, swapped=held.city)
        emit(HoldSwapped(seat, held.city, rule=T1_6))
    if len(route.stops) >= LONG_ROUTE:  # NOV-T1.7 NOV-R23
        gain_bonus(box, s, seat, ROUTE5, emit)
