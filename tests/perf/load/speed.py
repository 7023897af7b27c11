"""How fast a machine is while something is measured: a fixed piece of work is done beside it, again and again.

A virtual machine is not always equally fast: neighbours use the same caches, and the host may give its cores to others.
Processor time shows the former as more of it, and the latter not at all. So the same work is timed during every
measurement. Figures of two measurements can then be compared at the usual speed.
"""

import json
import os
import select
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import mean
from typing import NamedTuple

USUAL_MS = 0.66
"""Processor time of the work on a machine at its usual speed."""
WAIT_SECONDS = 0.05
"""The work takes 2 % of a core."""
SIZE = 160
"""How much work it is."""
LOOK_SECONDS = 3.0
"""How long we look whether the machine is busy with something else."""


class Speed(NamedTuple):
    """What a machine was like during a measurement."""

    slowness: float
    """How much more processor time the same work took than usual."""
    stolen: float
    """The part of the processor time wanted that the host gave to others."""


class SpeedMeter:
    """Tells the speed of the machine when the measurement has ended."""

    def __init__(self) -> None:
        self.speed = Speed(1.0, 0.0)


@contextmanager
def measured_speed() -> Iterator[SpeedMeter]:
    """Measure the speed of the machine beside something else; the meter knows it in the end."""
    meter, before = SpeedMeter(), processor_ticks()
    command = [sys.executable, "-m", "perf.load.speed"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as probe:
        try:
            yield meter
        finally:
            told, _ = probe.communicate()
    meter.speed = Speed(round(json.loads(told) / USUAL_MS, 3), round(stolen_part(before, processor_ticks()), 3))


def load_now() -> float:
    """Return how many cores are busy now, before we measure.

    The system's load average would still count what ended a minute ago, such as the measurement before this one.
    """
    before = processor_ticks()
    time.sleep(LOOK_SECONDS)
    return round(busy_part(before, processor_ticks()) * (os.cpu_count() or 1), 2)


def processor_ticks() -> list[int]:
    """Return the ticks of all cores so far: user, nice, system, idle, iowait, irq, softirq, steal."""
    return [int(each) for each in Path("/proc/stat").read_text().split("\n", 1)[0].split()[1:9]]


def busy_part(before: list[int], after: list[int]) -> float:
    """Return the part of all time between two readings in which a core was wanted."""
    user, nice, system, idle, waiting, irq, softirq, steal = (
        now - then for now, then in zip(after, before, strict=True)
    )
    wanted = user + nice + system + irq + softirq + steal
    return wanted / max(1, wanted + idle + waiting)


def stolen_part(before: list[int], after: list[int]) -> float:
    """Return the part of the wanted time between two readings that the host gave to others."""
    user, nice, system, _, _, irq, softirq, steal = (now - then for now, then in zip(after, before, strict=True))
    return steal / max(1, user + nice + system + irq + softirq + steal)


def do_work() -> float:
    """Do the work, and return the processor time it took, in milliseconds."""
    began = time.process_time()
    rows = [{"seat": number, "name": str(number), "goods": list(range(number % 7))} for number in range(SIZE)]
    json.loads(json.dumps(rows)).sort(key=lambda row: row["name"])
    return (time.process_time() - began) * 1000


def main() -> None:
    """Work from time to time until standard input ends, and print the mean time as JSON."""
    times: list[float] = []
    do_work()
    while not select.select([sys.stdin], [], [], WAIT_SECONDS)[0]:
        times.append(do_work())
    print(json.dumps(mean(times or [do_work()])))  # noqa: T201


if __name__ == "__main__":
    main()
