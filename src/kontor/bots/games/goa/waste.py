"""What a player of Goa wastes: ducats that bring nothing at the end, and actions for taxes."""

from collections.abc import Mapping, Sequence
from typing import Any

from kontor.core import Action, Seat
from kontor.games.goa.actions import BuildShips, Expedition, FoundColony, Harvest, Progress, Taxes
from kontor.games.goa.state import GoaState

TURN_ACTIONS = (Progress, BuildShips, Harvest, Taxes, Expedition, FoundColony)


def waste(moves: Sequence[tuple[Any, Action]], end: GoaState, seat: Seat) -> Mapping[str, float]:
    """Return the ducats that are left, and the part of the actions of all turns that were taxes."""
    actions = [action for _, action in moves if isinstance(action, TURN_ACTIONS)]
    taxes = sum(isinstance(action, Taxes) for action in actions)
    return {"ducats_left": end.ducats[seat], "taxes_share": taxes / len(actions) if actions else 0.0}
