"""What a player of Novgorod wastes: ducats that bring nothing at the end, and stops that nothing was made of."""

from collections.abc import Mapping, Sequence
from typing import Any

from kontor.core import Action, Seat
from kontor.games.novgorod.actions import EndPhase2
from kontor.games.novgorod.state import NovgorodState


def waste(moves: Sequence[tuple[Any, Action]], end: NovgorodState, seat: Seat) -> Mapping[str, float]:
    """Return the ducats that are left, and the stops of all routes whose good or income was not taken."""
    ended: list[NovgorodState] = [state for state, action in moves if isinstance(action, EndPhase2)]
    unused = sum(not stop.used for state in ended for stop in state.route)
    return {"ducats_left": end.ducats[seat], "stops_unused": unused}
