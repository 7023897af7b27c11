"""What a player wasted in a match: what no careful person would leave lying."""

from collections.abc import Sequence
from typing import Any

from kontor.bots.knowledge import policy_of
from kontor.core import Action, AnyGame, Seat

LAST_ACTION = "worthless_last_action"
"""1 if the last action of a seat, with all its steps, brought no point as matches are scored; else 0."""


def wasted(game: AnyGame, moves: Sequence[tuple[Any, Action]], end: Any, seat: Seat) -> dict[str, float]:
    """Return by name what a seat wasted, from its decisions with the states before them, and the end of the match."""
    found = dict(policy_of(game).waste(moves, end, seat))
    settled = [state for state, _ in moves if game.settled(state)]
    if settled:
        before, after = (game.scores(state)[seat].total for state in (settled[-1], end))
        found[LAST_ACTION] = float(after <= before)
    return found
