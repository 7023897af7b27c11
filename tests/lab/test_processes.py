"""Work on all cores: results as they come, and no process that outlives the one that started it."""

import os
import signal
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep

from kontor.lab.processes import on_all_cores

PROGRAM = """
from time import sleep
from kontor.lab.processes import on_all_cores
for _ in on_all_cores(sleep, [0, 600], 1):
    print("begun", flush=True)
"""
TIMEOUT_SECONDS = 30.0


def workers_of(parent: int) -> list[int]:
    """Return the processes that a process has started."""
    return [int(child) for child in Path(f"/proc/{parent}/task/{parent}/children").read_text("ascii").split()]


def is_running(process: int) -> bool:
    """Return True if a process has not ended."""
    try:
        return Path(f"/proc/{process}/stat").read_text("ascii").rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_every_number_is_worked_on() -> None:
    """In whatever order they end."""
    assert sorted(on_all_cores(abs, [-3, -1, -2], 2)) == [1, 2, 3]


def test_processes_end_with_the_one_that_started_them_even_if_it_is_killed() -> None:
    """Otherwise they would go on for hours, and nobody would know why the machine is slow."""
    with subprocess.Popen([sys.executable, "-c", PROGRAM], stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        assert program.stdout.readline() == "begun\n"
        workers = workers_of(program.pid)
        assert workers
        os.kill(program.pid, signal.SIGKILL)
        program.wait()
    end = monotonic() + TIMEOUT_SECONDS
    while any(map(is_running, workers)) and monotonic() < end:
        sleep(0.05)
    assert not [worker for worker in workers if is_running(worker)]
