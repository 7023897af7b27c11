"""Small matches with fixed seeds: a level that is broken loses them.

They measure nothing (`kontor lab ladder` does); a budget in simulations makes every game the same on every machine.
"""

import pytest

from kontor.lab.arena import Spec
from kontor.lab.arena.play import play_cluster
from sampling import rotating, sampled

CARD = {"edition": "card"}
BOARD = {"edition": "board"}
TRADER_SEEDS = sampled(push=2, night=6)
FACTOR_SEEDS = sampled(push=2, night=4)
"""One seed of three games can be lost by bad luck: the first of Borneo is, of the first six it wins 16 games of 18."""


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


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        *rotating([("borneo", 3, BOARD), ("goa", 2, {}), ("goa", 3, {})], 3),
        *sampled(push=[], night=[("borneo", 4, CARD)]),
    ],
    ids=str,
)
def test_a_trader_beats_clerks(game: str, seats: int, options: dict[str, str]) -> None:
    """Clearly more often than by chance."""
    assert won(Spec(game, "trader", "clerk", seats, seats, 3, "1sims", options), TRADER_SEEDS) > 1.2 / seats


@pytest.mark.parametrize(("game", "seats", "options"), rotating([("borneo", 3, CARD), ("goa", 2, {})], 2), ids=str)
def test_a_factor_beats_clerks(game: str, seats: int, options: dict[str, str]) -> None:
    """Even with few simulations."""
    assert won(Spec(game, "factor", "clerk", seats, seats, 3, "30sims", options), FACTOR_SEEDS) > 1.2 / seats
