"""Points, and who wins."""

from kontor.cli.new_game.template.lagoon.components import LagoonBox
from kontor.cli.new_game.template.lagoon.state import LagoonState
from kontor.core import Outcome, Score


def scores(box: LagoonBox, s: LagoonState) -> list[Score]:
    """Return the points of every seat: the pearls of its row, and half of its coins (LAG-E2)."""
    found = []
    for seat, (row, coins) in enumerate(zip(s.rows, s.coins, strict=True)):
        parts = {"row": sum(box.values[pearl] for pearl in row), "coins": coins // 2}
        found.append(Score(seat, sum(parts.values()), parts))
    return found


def outcome(box: LagoonBox, s: LagoonState) -> Outcome:
    """Return who came in at which place; a tie is shared (LAG-E2)."""
    points = scores(box, s)
    places = tuple(1 + sum(other.total > own.total for other in points) for own in points)
    return Outcome(places, tuple(points))
