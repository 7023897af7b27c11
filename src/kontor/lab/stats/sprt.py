"""A sequential test: go on until the games so far tell two shares apart, and not longer.

Wald's test of a win share: the null hypothesis is the fair share, the other one the share that a bar asks for. Games of
one seed hang together, so the ratio is divided by the design effect: how much more (or less) the means of the seeds
scatter than those of independent games would.
"""

from collections.abc import Sequence
from enum import StrEnum
from math import log

from kontor.lab.stats.clusters import design_effect

MIN_CLUSTERS = 4
"""Clusters that are played before the first verdict."""
ERROR_RATE = 0.05
"""The rate of either error that the test allows."""


class Verdict(StrEnum):
    """What the games say so far."""

    STRONGER = "stronger"
    NOT_STRONGER = "not_stronger"
    UNDECIDED = "undecided"


def log_likelihood_ratio(clusters: Sequence[float], size: int, null: float, other: float) -> float:
    """Return how much better the other share explains the clusters than the null."""
    games = size * len(clusters)
    won = size * sum(clusters)
    ratio = won * log(other / null) + (games - won) * log((1 - other) / (1 - null))
    return ratio / design_effect(clusters, size)


def verdict(clusters: Sequence[float], size: int, null: float, other: float, errors: float = ERROR_RATE) -> Verdict:
    """Return the verdict after clusters of so many games each; both kinds of error have the same rate."""
    if len(clusters) < MIN_CLUSTERS:
        return Verdict.UNDECIDED
    bound = log((1 - errors) / errors)
    ratio = log_likelihood_ratio(clusters, size, null, other)
    if ratio >= bound:
        return Verdict.STRONGER
    return Verdict.NOT_STRONGER if ratio <= -bound else Verdict.UNDECIDED
