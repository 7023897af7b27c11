"""What is true in the village: who does how well in a match, by the model that the ratings assume.

Plackett and Luce: each place goes to one of the seats that are left, with odds exp(strength / c), where c is β·√n at a
table of n whose strengths are known. That is what openskill's model says at an uncertainty of 0.
"""

from collections.abc import Sequence
from math import log, sqrt
from random import Random

from kontor.server.ratings.rating import MODEL


def odds_scale(seats: int) -> float:
    """Return the difference of two strengths at which the odds are e to 1."""
    return MODEL.beta * sqrt(seats)


def draw_order(strengths: Sequence[float], chance: Random) -> list[int]:
    """Return the seats in the order of their places, the winner first.

    The largest of strength / c plus noise of Gumbel's distribution is distributed as the first place is.
    """
    scale = odds_scale(len(strengths))
    shown = [strength / scale - log(-log(chance.random())) for strength in strengths]
    return sorted(range(len(shown)), key=lambda seat: -shown[seat])


def ranks(values: Sequence[float]) -> list[float]:
    """Return the rank of each value, the smallest is 0; equal ones share the mean."""
    ordered = sorted(values)
    first = {value: place for place, value in reversed(list(enumerate(ordered)))}
    last = {value: place for place, value in enumerate(ordered)}
    return [(first[value] + last[value]) / 2 for value in values]
