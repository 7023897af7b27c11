"""A share with its interval, from games that hang together in clusters.

The games of one seed share their luck, so they are not independent: the seeds are. The error is taken over the means
of the seeds, which counts the luck that the games of a seed share once and not many times. The interval is Wilson's,
with as many games as independent ones would tell as much, so that it stays honest when all games are won.
"""

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist, fmean, stdev, variance

import msgspec

CONFIDENCE = 0.95
IMAGINED = 30
"""How many clusters of independent games the design effect is mixed with, so that it is steady at first."""


class Share(msgspec.Struct, frozen=True):
    """A mean with its standard error and its interval."""

    mean: float
    error: float
    low: float
    high: float


def design_effect(clusters: Sequence[float], size: int) -> float:
    """Return the variance of the means of clusters, relative to that of means of so many independent games."""
    mean = fmean(clusters)
    independent = mean * (1 - mean) / size
    if not independent or len(clusters) < 2:
        return 1.0
    seen = len(clusters) - 1
    return (IMAGINED + seen * variance(clusters) / independent) / (IMAGINED + seen)


def share(clusters: Sequence[float], size: int, confidence: float = CONFIDENCE) -> Share:
    """Return the mean of clusters of so many games each."""
    mean = fmean(clusters)
    error = stdev(clusters) / sqrt(len(clusters)) if len(clusters) > 1 else 1.0
    games = len(clusters) * size / design_effect(clusters, size)
    z = NormalDist().inv_cdf(0.5 + confidence / 2)
    shrink = 1 + z * z / games
    middle = (mean + z * z / (2 * games)) / shrink
    reach = z * sqrt(mean * (1 - mean) / games + z * z / (4 * games * games)) / shrink
    return Share(mean, error, max(0.0, middle - reach), min(1.0, middle + reach))
