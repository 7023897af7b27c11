"""A soak notices what grows, and is not misled by what does not."""

import subprocess
import sys
from pathlib import Path

from soak.figures import Sample, error_lines, growth, sample

MINUTES = 60
EVERY_SECONDS = 15


def run_of(memory_kib: list[int], handles: int = 20) -> list[Sample]:
    """Return samples of an hour; the memory is that of each minute."""
    steps = range(MINUTES * 60 // EVERY_SECONDS)
    return [Sample(step * EVERY_SECONDS, memory_kib[step // 4], handles, 0.0) for step in steps]


def test_memory_that_grows_only_while_caches_fill_is_flat() -> None:
    filling = [100_000 + 1_000 * minute for minute in range(30)] + [130_000] * 30
    assert growth(run_of(filling), MINUTES * 60) == (0.0, 0)


def test_a_leak_in_the_last_half_hour_is_seen() -> None:
    leaking = [100_000] * 30 + [100_000 + 200 * minute for minute in range(30)]
    assert growth(run_of(leaking), MINUTES * 60).memory > 0.02


def test_one_peak_is_no_growth() -> None:
    peak = [100_000] * 59 + [190_000]
    assert growth(run_of(peak), MINUTES * 60).memory == 0.0


def test_handles_that_stay_open_are_counted() -> None:
    samples = run_of([100_000] * MINUTES)
    late = [each._replace(handles=20 + int(each.seconds) // 60) for each in samples]
    assert growth(late, MINUTES * 60).handles > 20


VISITED = """
import socket, subprocess, sys
server = socket.create_server(("127.0.0.1", 0))
child = subprocess.Popen(
    [sys.executable, "-c", "print(flush=True); input()"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
)
child.stdout.readline()
print(server.getsockname()[1], child.pid, flush=True)
input()
visitor, accepted = socket.create_connection(server.getsockname()), server.accept()
print("visited", flush=True)
input()
child.communicate(b"\\n")
"""
"""A program with a child, which somebody visits after its first line of input; it ends after the second."""


def test_a_process_is_measured_with_its_children_and_without_the_connections_of_people() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", VISITED], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
    ) as program:
        assert program.stdin
        assert program.stdout
        port, child = map(int, program.stdout.readline().split())
        alone, only_child = sample(program.pid, port, 0.0), sample(child, port, 0.0)
        program.stdin.write("\n")
        program.stdout.readline()
        visited = sample(program.pid, port, 0.0)
        program.stdin.write("\n")
    assert 0 < only_child.memory_kib < alone.memory_kib
    assert visited.handles == alone.handles + 1, "our own end counts, the one that was accepted does not"


def test_lines_of_errors_are_found(tmp_path: Path) -> None:
    log = tmp_path / "log"
    log.write_text('{"level": "info", "event": "a"}\n{"event": "b", "level": "error"}\nTraceback (most recent)\n')
    assert len(error_lines([log])) == 2
