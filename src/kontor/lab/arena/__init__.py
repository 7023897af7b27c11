"""The arena: one challenger among copies of one opponent, with every seed played once per seat."""

from kontor.lab.arena.report import Report, report
from kontor.lab.arena.run import Kept, run
from kontor.lab.arena.spec import Cluster, Spec

__all__ = ["Cluster", "Kept", "Report", "Spec", "report", "run"]
