"""A sequential test: it stops as soon as the games distinguish two shares.

Wald's test of a win share: the null hypothesis is the fair share, the other one is the share that a bar demands. Games
of one seed are not independent, so the ratio is divided by the design effect: how much more (or less) the means of the
seeds vary than those of independent games would.
"""

from collections.abc import Sequence
from enum import StrEnum
from math import log

from kontor.lab.stats.clusters import design_effect

MIN_CLUSTERS = 4
"""Minimum number of clusters before a verdict."""
ERROR_RATE = 0.05
"""The rate of either error that the test allows."""


class Verdict(StrEnum):
    """What the games say so far."""

    STRONGER = "stronger"
    NOT_STRONGER = "not_stronger"
    UNDECIDED = "undecided"


def log_likelihood_ratio(clusters: Sequence[float], size: int, null: float, other: float) -> float:
    """Return how much better the other share explains the clusters than the null, on a log scale."""
    games = size * len(clusters)
    won = size * sum(clusters)
    ratio = won * log(other / null) + (games - won) * log((1 - other) / (1 - null))
    return ratio / design_effect(clusters, size)


def verdict(clusters: Sequence[float], size: int, null: float, other: float, errors: float = ERROR_RATE) -> Verdict:
    """Return the verdict after clusters of `size` games each; both kinds of error have the same rate."""
    if len(clusters) < MIN_CLUSTERS:
        return Verdict.UNDECIDED
    bound = log((1 - errors) / errors)
    ratio = log_likelihood_ratio(clusters, size, null, other)
    if ratio >= bound:
        return Verdict.STRONGER
    return Verdict.NOT_STRONGER if ratio <= -bound else Verdict.UNDECIDED
