"""The budget of a review: simulations for each seat that is reviewed, and how they are divided.

Seconds would make the figures depend on the machine. The two named budgets are numbers of simulations, chosen for each
game by what a simulation costs there.
"""

import re
from typing import NamedTuple

from kontor.lab.review.story import ReviewError

QUICK, FULL = "quick", "full"
QUICK_SIMULATIONS = {"borneo": 5_000, "cargo_noir": 2_500, "goa": 9_000, "novgorod": 3_000}
"""By game: for one seat. Borneo and Goa took about 4 seconds of one core; Novgorod was not measured."""
OTHER_GAMES_SIMULATIONS = 3_000
"""The quick budget of a game from another package."""
FULL_FACTOR = 8
"""The full budget is this many quick ones."""
MIN_WORLDS = 4
"""Fewer worlds for a position would say nothing about their spread."""
MAX_WORLDS = 64
FIRST_LOOKS, SECOND_LOOKS = 0.35, 0.3
"""Parts of the budget for the first and second looks at decisions; the rest is for the curve."""
MIN_SECOND_WORLDS = 12
"""Fewer worlds would hardly tell a loss of a twentieth from none."""
MAX_SECOND_WORLDS = 96
SIMULATIONS_PER_WORLD = 1.6
"""How many simulations a position takes in each world, at most, on average: the policy's line and the decision."""
_WRITTEN = re.compile(r"(\d{1,9})sims")


class Plan(NamedTuple):
    """How the budget of one seat is divided; every candidate of a decision gets the same share."""

    worlds: int
    """For each position."""
    first_worlds: int
    """For each candidate at the first look; 0: no look is taken."""
    second_simulations: int
    """For all second looks together."""

    @property
    def second_worlds(self) -> int:
        """For each of the two actions of a second look: for about a dozen decisions, more if the budget is large."""
        return max(MIN_SECOND_WORLDS, min(MAX_SECOND_WORLDS, self.second_simulations // 24))

    @property
    def second_looks(self) -> int:
        """The number of decisions that are looked at again."""
        return self.second_simulations // (2 * self.second_worlds)


def read_budget(written: str, game: str) -> int:
    """Return the simulations of `quick`, `full` or `500sims`; ReviewError for anything else."""
    quick = QUICK_SIMULATIONS.get(game, OTHER_GAMES_SIMULATIONS)
    named = {QUICK: quick, FULL: FULL_FACTOR * quick}
    match = _WRITTEN.fullmatch(written.strip())
    if written not in named and (match is None or not int(match[1])):
        raise ReviewError("review-budget", written=written)
    return named[written] if match is None else int(match[1])


def plan(simulations: int, positions: int, candidates: int) -> Plan:
    """Divide a budget: by the number of positions of the match, and of candidates of all decisions of the seat."""
    curve = simulations * (1 - FIRST_LOOKS - SECOND_LOOKS)
    worlds = int(curve / (SIMULATIONS_PER_WORLD * max(1, positions)))
    worlds = max(MIN_WORLDS, min(MAX_WORLDS, worlds))
    first = int(simulations * FIRST_LOOKS / max(1, candidates))
    return Plan(worlds, max(2, min(worlds, first)), int(simulations * SECOND_LOOKS))
