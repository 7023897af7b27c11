"""Shares of the win that add up exactly, and intervals of means.

Every share that is published is a multiple of 2 to the power of -20. Such numbers are exact as binary fractions, and so
are their sums and differences: the parts of an account add up to its result in any language and in any order.
"""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev

GRID = 2**20
"""A published share is a whole number of these parts."""
STUDENT_95 = (
    12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.160, 2.145, 2.131,
    2.120, 2.110, 2.101, 2.093, 2.086, 2.080, 2.074, 2.069, 2.064, 2.060, 2.056, 2.052, 2.048, 2.045, 2.042,
)  # fmt: skip
"""Student's quantiles for intervals of 95 %, for 1 degree of freedom and more."""
PHASES = 5
"""A match is divided into this many phases with equally many moves each."""
NORMAL_95 = 1.960
"""The quantile for more degrees of freedom than `STUDENT_95` has."""


def on_grid(share: float) -> float:
    """Return the nearest share that can be published."""
    return round(share * GRID) / GRID


def won(winners: Sequence[int], seats: int) -> list[float]:
    """Return the share of each seat in a match that is over; equal winners share."""
    return [on_grid(1 / len(winners)) if seat in winners else 0.0 for seat in range(seats)]


def phase_at(fraction: float) -> int:
    """Return the phase after a fraction of the moves of a match."""
    return min(PHASES - 1, int(fraction * PHASES))


def half_width(values: Sequence[float]) -> float:
    """Return half the width of the 95 % interval of a mean; infinite for less than two values."""
    many = len(values)
    if many < 2:
        return float("inf")
    quantile = STUDENT_95[many - 2] if many - 2 < len(STUDENT_95) else NORMAL_95
    return quantile * stdev(values) / sqrt(many)


def mean_shares(found: Sequence[Sequence[float]]) -> list[float]:
    """Return the mean share of each seat, on the grid."""
    return [on_grid(fmean(of_seat)) for of_seat in zip(*found, strict=True)]
