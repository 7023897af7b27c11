"""Small matches with fixed seeds: a level that is broken loses them.

They measure nothing (`kontor lab ladder` does); a budget in simulations makes every game the same on every machine.
"""

import pytest

from kontor.lab.arena import Spec
from kontor.lab.arena.play import play_cluster
from sampling import in_turn, rotating, sampled

CARD = {"edition": "card"}
BOARD = {"edition": "board"}
BUDGETS = {"trader": "1sims", "factor": "30sims"}
SEEDS = sampled(push={"trader": 2, "factor": 2}, night={"trader": 6, "factor": 4})
"""One seed of three games can be lost by bad luck: the first of Borneo is, of the first six it wins 16 games of 18."""
STRONG = [
    ("trader", "borneo", 3, BOARD),
    ("trader", "goa", 2, {}),
    ("factor", "borneo", 3, CARD),
    ("trader", "goa", 3, {}),
    ("factor", "goa", 2, {}),
]
"""Bots that look ahead and so take most of the time: a push tries one of them."""


def won(spec: Spec, seeds: int) -> float:
    """Return the challenger's share of the win over some seeds, each played once from every seat."""
    return sum(play_cluster(spec, number).mean for number in range(seeds)) / seeds


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [("borneo", 3, BOARD), ("borneo", 5, CARD), ("goa", 2, {}), ("goa", 4, {})],
    ids=str,
)
def test_a_clerk_beats_deckhands(game: str, seats: int, options: dict[str, str]) -> None:
    """Nearly always."""
    assert won(Spec(game, "clerk", "deckhand", seats, seats, 3, "1sims", options), 2) > 0.85


@in_turn(0, 4)
@pytest.mark.parametrize(
    ("level", "game", "seats", "options"),
    [*rotating(STRONG, len(STRONG)), *sampled(push=[], night=[("trader", "borneo", 4, CARD)])],
    ids=str,
)
def test_a_trader_and_a_factor_beat_clerks(level: str, game: str, seats: int, options: dict[str, str]) -> None:
    """Clearly more often than by chance, even with few simulations."""
    assert won(Spec(game, level, "clerk", seats, seats, 3, BUDGETS[level], options), SEEDS[level]) > 1.2 / seats
