"""When a comparison is decided: what a candidate promises is compared with the leader's promise, world by world.

All candidates are tried in the same worlds, so the differences in each world tell more than the means: the luck that
both share is gone. A candidate that is surely no better leaves, and a race with one candidate left is over. A few
worlds hardly show how wide luck spreads, so they have to show more than many do: Student's distribution says how much
(docs/adr/0053).
"""

from collections.abc import Sequence
from math import inf, sqrt
from typing import Literal, NamedTuple, TypeAlias

from kontor.bots.search.student import sure_errors

SURE_ERRORS = 3.0
"""What is told to people is sure if it is this many standard errors away from where it would be told differently."""
LEAVE_ERROR = 0.00135
"""How often luck alone may send a candidate away at one look: the error of three standard errors of many worlds."""
INDIFFERENT_SHARE = 0.002
"""Candidates whose shares of the win differ by less are equally good to a player."""
CLEAR_SHARE = 0.01
"""The least share of the win, one match in a hundred, by which a candidate can be clearly better."""
MIN_WORLDS = 3
"""The worlds that every candidate gets before any of them may leave."""
FEW_WORLDS = 8
"""With fewer worlds the spread of one candidate is hardly known: it counts as at least that of all together."""

Margin: TypeAlias = Literal["clear", "slight", "none"]
"""How much better the best candidate is than another: clearly, slightly, or not so that it could be told."""


class Gap(NamedTuple):
    """By how much a candidate is better than the leader (below 0: worse), in shares of the win."""

    mean: float
    variance: float
    """Of the difference in one world; not known (infinite) from a single world."""
    worlds: int

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        return sqrt(self.variance / self.worlds)


def gap_between(shares: Sequence[float], leader: Sequence[float]) -> Gap:
    """Return the gap over the worlds in which both were tried: the first ones of the longer row."""
    differences = [mine - its for mine, its in zip(shares, leader, strict=False)]
    worlds = len(differences)
    mean = sum(differences) / worlds
    if worlds == 1:
        return Gap(mean, inf, worlds)
    return Gap(mean, sum([(each - mean) ** 2 for each in differences]) / (worlds - 1), worlds)


def beaten(rows: Sequence[Sequence[float]]) -> list[int]:
    """Return the places of the candidates that are surely no better than the leader; `rows` are their shares by world.

    Each row has as many worlds. The first of those with the best mean leads.
    """
    if len(rows[0]) < MIN_WORLDS:
        return []
    sums = [sum(row) for row in rows]
    leader = sums.index(max(sums))
    gaps = {place: gap_between(row, rows[leader]) for place, row in enumerate(rows) if place != leader}
    if len(rows[leader]) < FEW_WORLDS and gaps:
        common = sum(gap.variance for gap in gaps.values()) / len(gaps)
        gaps = {place: gap._replace(variance=max(gap.variance, common)) for place, gap in gaps.items()}
    errors = sure_errors(LEAVE_ERROR, len(rows[leader]) - 1)
    return [place for place, gap in gaps.items() if gap.mean + errors * gap.error < INDIFFERENT_SHARE]


def margin_of(best: Sequence[float], other: Sequence[float]) -> Margin:
    """Return how much better the best candidate is than another, by their shares in the same worlds."""
    gap = gap_between(other, best)
    known = gap.worlds > 1
    if gap.mean > -INDIFFERENT_SHARE or (known and -gap.mean < gap.error):
        return "none"
    if known and gap.mean <= -CLEAR_SHARE and gap.mean + SURE_ERRORS * gap.error < 0:
        return "clear"
    return "slight"
