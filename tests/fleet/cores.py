"""Which cores a measurement uses: all gateways share the first one, and everything else has the others.

One gateway at full speed finds several jobs whenever it looks, and two with a core each find few, so each job costs
more. They also take the core from the players. Both would be counted as the price of a second gateway.
"""

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

CORES = sorted(os.sched_getaffinity(0))
OF_GATEWAYS = CORES[:1]


def keep_on_cores(pid: int, cores: Sequence[int]) -> None:
    """Let a process, with all threads that it has, run on some cores only; what it starts from now on, too."""
    for thread in Path(f"/proc/{pid}/task").iterdir():
        os.sched_setaffinity(int(thread.name), cores)


@contextmanager
def away_from_gateways() -> Iterator[None]:
    """Keep this process, and what it starts in the block, away from the core of the gateways, if there is another."""
    keep_on_cores(os.getpid(), CORES[1:] or CORES)
    try:
        yield
    finally:
        keep_on_cores(os.getpid(), CORES)
