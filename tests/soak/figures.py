"""What a soak measures: memory and open handles of processes, and how much they grow in the last part of a run."""

import os
from collections.abc import Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from statistics import median
from typing import NamedTuple

LAST_PART_SECONDS = 1800.0
"""Growth is measured in the last half hour of a run; in a shorter one in its last half."""
FIFTH = 5
"""The end of that part is compared with its beginning: the median of its last fifth with that of its first."""
MEMORY_FIELDS = ("Pss_Anon:", "SwapPss:")
"""What a process has made itself. Pages of files are left out: other programs on the machine change their share."""
ESTABLISHED = "01"
"""The state of an open connection in `/proc/net/tcp`."""
WRONG = ('"level": "error"', '"level": "critical"', "Traceback")
"""What marks a line of a log as unexpected."""


class Sample(NamedTuple):
    """What one program, with its children, has at one moment."""

    seconds: float
    """Since the beginning of the run."""
    memory_kib: int
    handles: int
    """Open files and sockets without the connections of people, who come and go."""
    cpu_seconds: float


class Growth(NamedTuple):
    """How much a program has grown in the last part of a run."""

    memory: float
    """As a share: 0.02 is two percent."""
    handles: float
    """As a number of handles."""


def sample(pid: int, port: int, seconds: float) -> Sample:
    """Measure a program and its children; connections of people to `port` are not counted as handles."""
    people = connections_to(port)
    pids = [pid, *descendants(pid)]
    return Sample(
        seconds,
        sum(memory_kib(each) for each in pids),
        sum(handles(each, people) for each in pids),
        sum(cpu_seconds(each) for each in pids),
    )


def descendants(pid: int) -> list[int]:
    """Return the children of a process and theirs."""
    found: list[int] = []
    for task in Path(f"/proc/{pid}/task").glob("*"):
        with suppress(OSError):
            found += map(int, (task / "children").read_text().split())
    return [*found, *(each for child in found for each in descendants(child))]


def memory_kib(pid: int) -> int:
    """Return the memory that a process has made itself, also what is swapped out; 0 if it has ended."""
    with suppress(OSError):
        lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
        return sum(int(line.split()[1]) for line in lines if line.startswith(MEMORY_FIELDS))
    return 0


def cpu_seconds(pid: int) -> float:
    """Return the CPU time that a process has used; 0 if it has ended."""
    with suppress(OSError):
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return 0.0


def connections_to(port: int) -> set[str]:
    """Return the open connections to a port as `/proc` names them; one that only our side has left open is none."""
    lines = Path("/proc/net/tcp").read_text().splitlines()[1:]
    fields = [line.split() for line in lines]
    return {
        f"socket:[{each[9]}]"
        for each in fields
        if each[3] == ESTABLISHED and int(each[1].rpartition(":")[2], base=16) == port
    }


def handles(pid: int, people: Iterable[str]) -> int:
    """Return the number of open files and sockets of a process, without some connections; 0 if it has ended."""
    count = 0
    with suppress(OSError):
        for handle in Path(f"/proc/{pid}/fd").iterdir():
            with suppress(OSError):  # closed in the meantime
                count += str(handle.readlink()) not in people
    return count


def growth(samples: Sequence[Sample], total_seconds: float) -> Growth:
    """Compare the end of the last part of a run with the beginning of that part."""
    start = total_seconds - min(LAST_PART_SECONDS, total_seconds / 2)
    part = [each for each in samples if each.seconds >= start] or list(samples)  # a run that failed early
    size = max(1, len(part) // FIFTH)
    first, last = part[:size], part[-size:]
    before, after = (median(each.memory_kib for each in some) for some in (first, last))
    grown = median(each.handles for each in last) - median(each.handles for each in first)
    return Growth(round(after / before - 1, 4), grown)


def error_lines(logs: Iterable[Path]) -> list[str]:
    """Return the lines of logs that say that something unexpected happened."""
    lines = [line for log in logs for line in log.read_text("utf-8", errors="replace").splitlines()]
    return [line for line in lines if any(mark in line for mark in WRONG)]
