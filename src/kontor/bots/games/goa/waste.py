"""What a player of Goa wastes: ducats that bring nothing at the end, taxes, and a last action for nothing."""

from collections.abc import Mapping, Sequence
from typing import Any

from kontor.core import Action, Seat
from kontor.games.goa.actions import BuildShips, Expedition, FoundColony, Harvest, Progress, Taxes
from kontor.games.goa.components import GoaBox
from kontor.games.goa.scoring import score
from kontor.games.goa.state import GoaState

TURN_ACTIONS = (Progress, BuildShips, Harvest, Taxes, Expedition, FoundColony)


def waste(box: GoaBox, moves: Sequence[tuple[Any, Action]], end: GoaState, seat: Seat) -> Mapping[str, float]:
    """Return the ducats that are left, the part of the actions that were taxes, and whether the last brought no point.

    Actions are those of turns: bids, cards and the steps of an action do not count. `worthless_last_action` is 1 or 0.
    """
    actions = [(state, action) for state, action in moves if isinstance(action, TURN_ACTIONS)]
    found = {"ducats_left": float(end.ducats[seat])}
    if actions:
        before, after = (score(box, state, seat).total for state in (actions[-1][0], end))
        found["taxes_share"] = sum(isinstance(action, Taxes) for _, action in actions) / len(actions)
        found["worthless_last_action"] = float(after <= before)
    return found
