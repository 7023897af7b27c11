"""Running a measurement on all cores; clusters that are kept in a file are not played again."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path

from kontor.lab.arena.play import play_cluster
from kontor.lab.arena.report import BAR, decided_after
from kontor.lab.arena.spec import Cluster, Spec
from kontor.lab.kept import KeptResults
from kontor.lab.stats.sprt import Verdict


class Kept(KeptResults[Spec, Cluster]):
    """The clusters of a measurement; a file of fewer or more games can be continued."""

    def __init__(self, spec: Spec, file: Path | None) -> None:
        super().__init__(spec, Cluster, file, may_differ=("games",))

    def prefix(self) -> list[Cluster]:
        """Return the longest prefix of clusters without a gap."""
        missing = self.missing(self.spec.clusters)
        return self.first(missing[0] if missing else self.spec.clusters)

    def is_decided(self, bar: float) -> bool:
        """Return True if the sequential test has decided on the seeds in their order."""
        return decided_after(self.spec, self.prefix(), bar)[1] != Verdict.UNDECIDED


def run(
    spec: Spec, kept: Kept, workers: int | None = None, sequential: bool = False, bar: float = BAR
) -> Iterator[Cluster]:
    """Play what is missing and yield each cluster as it comes; a sequential run stops when the test has decided."""
    if sequential and kept.is_decided(bar):
        return
    for cluster in kept.complete(partial(play_cluster, spec), spec.clusters, workers):
        yield cluster
        if sequential and kept.is_decided(bar):
            return
