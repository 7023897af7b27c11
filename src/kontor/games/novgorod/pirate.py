"""The pirate: who may move him when, and what it costs (NOV-XP1 to NOV-XP4, NOV-A13)."""

from functools import lru_cache

import msgspec

from kontor.core import Emit, Refusal, Seat
from kontor.games.novgorod.actions import MovePirate
from kontor.games.novgorod.career import has_privilege, use_privilege
from kontor.games.novgorod.components import NovgorodBox
from kontor.games.novgorod.events import PirateMoved
from kontor.games.novgorod.frames import RouteFrame
from kontor.games.novgorod.harbour_fees import fees
from kontor.games.novgorod.rules import O3, R25, TZ2, XP2, XP4
from kontor.games.novgorod.state import NovgorodState


def cost_of_moving(box: NovgorodBox, s: NovgorodState, seat: Seat) -> int:
    """Return what moving costs with the front up: most for the most seals, less for the second (NOV-XP2, NOV-R26)."""
    totals = [sum(parts.values()) for parts in s.seals]
    place = len({total for total in totals if total > totals[seat]})  # NOV-R26
    costs = (box.file.pirate.cost_most_seals, box.file.pirate.cost_second_most)  # NOV-XP2
    return costs[place] if place < len(costs) else 0


@lru_cache(maxsize=64)
def moves_from(cities: tuple[str, ...], pirate: str) -> tuple[MovePirate, ...]:
    """Return a move to every city but the pirate's."""
    return tuple(MovePirate(city) for city in cities if city != pirate)


def pirate_moves(s: NovgorodState, cities: tuple[str, ...]) -> tuple[MovePirate, ...]:
    """Return a move to every other city, if he is in play and has not been moved in this turn."""
    return () if s.pirate is None or s.turn.pirate else moves_from(cities, s.pirate)


def check_pirate(box: NovgorodBox, s: NovgorodState, seat: Seat, action: MovePirate, spare: int) -> Refusal | None:
    """Return why the pirate cannot be moved; `spare` ducats can be paid without leaving fees unpaid."""
    if s.pirate is None:
        return Refusal(O3)
    if action.city == s.pirate:
        return Refusal(R25, {"city": action.city}, "same")
    back = s.options.pirate_side == "back"
    if s.turn.pirate:
        if s.options.pirate_moves_again and not back and isinstance(s.frames[-1], RouteFrame):
            return Refusal(R25, {"city": action.city}, "early")  # NOV-R48
        return Refusal(R25, {"city": action.city}, "twice")
    if back:
        return None if has_privilege(box, s, seat, "income") else Refusal(XP4)
    cost = cost_of_moving(box, s, seat)
    if cost > s.ducats[seat]:
        return Refusal(XP2, {"cost": cost})
    return Refusal(TZ2, {"fees": fees(box, s), "ducats": cost}, "payment") if cost > spare else None  # NOV-TZ2


def allowed_moves(box: NovgorodBox, s: NovgorodState, seat: Seat, spare: int) -> tuple[MovePirate, ...]:
    """Return the legal moves: what forbids to move him to one other city forbids it to all, so one is checked."""
    moves = pirate_moves(s, box.ring)
    return moves if moves and check_pirate(box, s, seat, moves[0], spare) is None else ()


def move_pirate(box: NovgorodBox, s: NovgorodState, seat: Seat, city: str, emit: Emit) -> None:
    """Move the pirate, for ducats or with the privilege."""
    cost = 0
    if s.options.pirate_side == "back":
        use_privilege(s, "income", emit)  # NOV-XP4 NOV-R30
    else:
        cost = cost_of_moving(box, s, seat)
        s.ducats[seat] -= cost  # NOV-XP2
    s.pirate = city
    s.turn = msgspec.structs.replace(s.turn, pirate=True)  # NOV-R25
    emit(PirateMoved(seat, city, cost, rule=XP4 if s.options.pirate_side == "back" else XP2))
