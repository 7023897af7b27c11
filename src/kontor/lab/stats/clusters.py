"""A share with its interval, from games in clusters that are not independent.

The games of one seed share their luck; only the seeds are independent. So the error is taken over the means of the
seeds, which counts shared luck only once. The interval is Wilson's for the equivalent number of independent games, so
it stays honest when all games are won.
"""

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist, fmean, stdev, variance

import msgspec

CONFIDENCE = 0.95
IMAGINED = 30
"""Number of clusters of independent games that are mixed into the design effect, to keep it steady at first."""


class Share(msgspec.Struct, frozen=True):
    """A mean with its standard error and its interval."""

    mean: float
    error: float
    low: float
    high: float


def design_effect(clusters: Sequence[float], size: int) -> float:
    """Return the variance of the means of clusters, relative to that of means of `size` independent games."""
    mean = fmean(clusters)
    independent = mean * (1 - mean) / size
    if not independent or len(clusters) < 2:
        return 1.0
    seen = len(clusters) - 1
    return (IMAGINED + seen * variance(clusters) / independent) / (IMAGINED + seen)


def share(clusters: Sequence[float], size: int, confidence: float = CONFIDENCE) -> Share:
    """Return the mean of clusters of `size` games each, with its interval."""
    mean = fmean(clusters)
    error = stdev(clusters) / sqrt(len(clusters)) if len(clusters) > 1 else 1.0
    games = len(clusters) * size / design_effect(clusters, size)
    z = NormalDist().inv_cdf(0.5 + confidence / 2)
    shrink = 1 + z * z / games
    middle = (mean + z * z / (2 * games)) / shrink
    reach = z * sqrt(mean * (1 - mean) / games + z * z / (4 * games * games)) / shrink
    return Share(mean, error, max(0.0, middle - reach), min(1.0, middle + reach))
