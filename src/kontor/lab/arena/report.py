"""What the games say: the win share with its interval, its equivalent head to head, and the verdict."""

from collections.abc import Sequence

import msgspec

from kontor.lab.arena.spec import Cluster, Spec
from kontor.lab.stats.clusters import share
from kontor.lab.stats.sprt import Verdict, verdict
from kontor.lab.stats.strength import head_to_head, share_among

BAR = 0.6
"""The share head to head that the sequential test compares with a fair one by default."""


class Report(msgspec.Struct, frozen=True):
    """The result of a measurement; `verdict` is that of the sequential test against the bar."""

    games: int
    win_share: float
    low: float
    high: float
    h2h: float
    h2h_low: float
    h2h_high: float
    verdict: Verdict


def decided_after(spec: Spec, clusters: Sequence[Cluster], bar: float = BAR) -> tuple[int, Verdict]:
    """Return the number of seeds, in their order, after which the test decides, and its verdict."""
    means: list[float] = []
    fair, wanted = 1 / spec.seats, share_among(bar, spec.seats)
    for cluster in clusters:
        means.append(cluster.mean)
        said = verdict(means, spec.seats, fair, wanted)
        if said != Verdict.UNDECIDED:
            return len(means), said
    return len(means), Verdict.UNDECIDED


def report(spec: Spec, clusters: Sequence[Cluster], bar: float = BAR) -> Report:
    """Return the result of these seeds, in whatever order they were played."""
    ordered = sorted(clusters, key=lambda cluster: cluster.number)
    measured = share([cluster.mean for cluster in ordered], spec.seats)
    return Report(
        games=len(ordered) * spec.seats,
        win_share=measured.mean,
        low=measured.low,
        high=measured.high,
        h2h=head_to_head(measured.mean, spec.seats),
        h2h_low=head_to_head(measured.low, spec.seats),
        h2h_high=head_to_head(measured.high, spec.seats),
        verdict=decided_after(spec, ordered, bar)[1],
    )
