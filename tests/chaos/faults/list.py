"""All faults that a fleet can suffer on this machine."""

import sys
from random import Random

from chaos.faults.clocks import ClockSkew, faketime
from chaos.faults.disks import FullDisk
from chaos.faults.failovers import Failover
from chaos.faults.fault import Fault
from chaos.faults.kills import Kill, KillPostgres
from chaos.faults.partitions import Partition
from chaos.faults.pauses import Pause, PausePostgres
from chaos.links import Links
from chaos.pair import Pair
from chaos.processes import Program


def faults_of(
    pairs: list[Pair], nats: Program, programs: list[Program], links: dict[str, Links], chance: Random
) -> list[Fault]:
    """Return all faults; what this machine cannot do is left out and said on standard error."""
    faults: list[Fault] = [
        *(Kill(f"kill-{program.name.split('-')[0]}", program, chance) for program in (*programs, nats)),
        *map(Pause, (*programs, nats)),
    ]
    for pair in pairs:
        faults += [
            KillPostgres(pair, chance),
            PausePostgres(pair, chance, whole=True),
            PausePostgres(pair, chance, whole=False),
            Failover(pair),
        ]
    cuts = [
        (f"{name} from {what}", proxies)
        for name, linked in links.items()
        for what, proxies in (
            ("PostgreSQL", linked.postgres),
            ("NATS", [linked.nats]),
            ("both", [*linked.postgres, linked.nats]),
        )
    ]
    faults += [Partition(name, proxies, first) for first, (name, proxies) in enumerate(cuts)]
    if (library := faketime()) is not None:
        faults += [ClockSkew(program, library) for program in programs]
    else:
        say("no clock skew: libfaketime is missing (Debian: apt-get install libfaketime)")
    if pairs[0].primary.is_mounted:
        faults += map(FullDisk, pairs)
    else:
        say("no full disk: only root can mount a small one")
    return faults


def say(what: str) -> None:
    """Print a line of progress."""
    print(what, file=sys.stderr)  # noqa: T201 - stdout is for the verdict
