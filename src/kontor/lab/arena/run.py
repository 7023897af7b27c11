"""Running a measurement on all cores; clusters that are kept in a file are not played again."""

import os
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import msgspec

from kontor.lab.arena.play import play_cluster
from kontor.lab.arena.report import BAR, decided_after
from kontor.lab.arena.spec import ArenaError, Cluster, Spec
from kontor.lab.processes import on_all_cores
from kontor.lab.stats.sprt import Verdict


class Kept:
    """The clusters of a measurement, in a file of lines: the spec first, then one cluster a line."""

    def __init__(self, spec: Spec, file: Path | None) -> None:
        self.spec = spec
        self.file = file
        self.clusters: dict[int, Cluster] = {}
        if file is not None and file.exists():
            self._read(file)
        elif file is not None:
            file.write_bytes(msgspec.json.encode(spec) + b"\n")

    def _read(self, file: Path) -> None:
        text = file.read_bytes()
        complete = text.rfind(b"\n") + 1
        first, *lines = text[:complete].splitlines() or [b""]
        try:
            other = msgspec.json.decode(first, type=Spec)
            found = [msgspec.json.decode(line, type=Cluster) for line in lines]
        except msgspec.MsgspecError as error:
            raise ArenaError("kept-unread", file=str(file), why=str(error)) from error
        if msgspec.structs.replace(other, games=self.spec.games) != self.spec:
            raise ArenaError("kept-other", file=str(file))
        self.clusters = {cluster.number: cluster for cluster in found}
        os.truncate(file, complete)  # A run that was killed while it wrote left half a line: it is played again.

    def add(self, cluster: Cluster) -> None:
        """Keep one more cluster."""
        self.clusters[cluster.number] = cluster
        if self.file is not None:
            with self.file.open("ab") as lines:
                lines.write(msgspec.json.encode(cluster) + b"\n")

    def prefix(self) -> list[Cluster]:
        """Return the longest prefix of clusters without a gap."""
        found: list[Cluster] = []
        while len(found) in self.clusters and len(found) < self.spec.clusters:
            found.append(self.clusters[len(found)])
        return found

    def is_decided(self, bar: float) -> bool:
        """Return True if the sequential test has decided on the seeds in their order."""
        return decided_after(self.spec, self.prefix(), bar)[1] != Verdict.UNDECIDED


def run(
    spec: Spec, kept: Kept, workers: int | None = None, sequential: bool = False, bar: float = BAR
) -> Iterator[Cluster]:
    """Play what is missing and yield each cluster as it comes; a sequential run stops when the test has decided."""
    missing = [number for number in range(spec.clusters) if number not in kept.clusters]
    if sequential and kept.is_decided(bar):
        return
    for cluster in on_all_cores(partial(play_cluster, spec), missing, workers):
        kept.add(cluster)
        yield cluster
        if sequential and kept.is_decided(bar):
            return
