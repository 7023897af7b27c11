"""What a push has to pass, in the order that keeps two cores busy: `make ci`.

Prints how long every step took, and fails above MAX_MINUTES. If all is well, the last line is pytest's own count.

A virtual machine may get a fraction of the cores that it counts. So a yardstick, a fixed piece of work on all cores,
is timed before every group of steps, and the limit is for a machine on which it takes YARDSTICK_SECONDS: no push fails
because the host was busy, and none gets more time because it made the steps longer.
"""

import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from time import monotonic
from typing import NamedTuple

MAX_MINUTES = float(os.environ.get("KONTOR_CI_MINUTES", "17"))
"""The limit for the whole run, in minutes at the usual speed. The goal is 12, and then a limit of 14."""
YARDSTICK_SECONDS = 0.5
"""Seconds that the yardstick takes on each core of a machine at its usual speed."""
YARDSTICK = """
import argparse, ast, inspect, json
from time import perf_counter
source = inspect.getsource(argparse) + inspect.getsource(inspect)
began = perf_counter()
for _ in range(2):
    tree = ast.parse(source)
    names = sorted(node.id for node in ast.walk(tree) if isinstance(node, ast.Name))
    json.loads(json.dumps(names))
    compile(tree, "yardstick", "exec")
print(perf_counter() - began)
"""
COUNT = re.compile(r"\d+ (passed|failed|errors?)\b")
"""How pytest's last line is recognised."""
MAKE = ("make", "--no-print-directory")


class Step(NamedTuple):
    """One step: its name in the table, and the command that it runs."""

    name: str
    command: tuple[str, ...]


class Done(NamedTuple):
    """A step that has ended."""

    name: str
    seconds: float
    code: int
    output: str


def verb(name: str, *arguments: str) -> Step:
    """Return the step that runs a verb of the Makefile."""
    return Step(name, (*MAKE, name, *arguments))


# Steps of one group run two at a time, the longest first. What uses all cores, or measures, is a group of its own.
GROUPS: tuple[tuple[Step, ...], ...] = (
    (
        Step(
            "install",
            (*MAKE, "-j2", "--output-sync=target", "tools", ".venv-schemathesis/.installed", ".venv-docs/.installed"),
        ),
    ),
    (verb("check-web"), verb("test-web"), verb("check"), verb("collect"), verb("web")),
    (verb("e2e-ci"),),
    (
        verb("schema"),
        verb("updates", "UPDATES_ARGS=--sample"),
        verb("chaos", "CHAOS_SECONDS=30", "CHAOS_MATCHES=8", "CHAOS_MOVES=20"),
        Step("dist", (*MAKE, "dist-check")),
        Step("fuzz", (".venv/bin/kontor", "fuzz", "--games", "60", "--seed", "1")),
        verb("envs", "ENVS_ARGS=--quick"),
    ),
    (verb("test", "PYTEST_ARGS=--durations=20 --durations-min=5"),),
)


def run(step: Step) -> Done:
    """Run a step and print what it wrote when it has ended, so that steps side by side stay readable."""
    began = monotonic()
    ended = subprocess.run(step.command, check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)  # noqa: S603
    done = Done(step.name, monotonic() - began, ended.returncode, ended.stdout)
    write(f"== {done.name}: {done.seconds:.0f} s{'' if done.code == 0 else ', FAILED'}\n{done.output}")
    return done


def run_live(step: Step) -> Done:
    """Run a step and print what it writes at once."""
    began, lines = monotonic(), list[str]()
    write(f"== {step.name}\n")
    with subprocess.Popen(step.command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as program:  # noqa: S603
        assert program.stdout is not None
        for line in program.stdout:
            write(line)
            lines.append(line)
    return Done(step.name, monotonic() - began, program.returncode, "".join(lines))


def write(text: str) -> None:
    """Write to standard output at once."""
    sys.stdout.write(text)
    sys.stdout.flush()


def time_yardstick() -> float:
    """Return the mean seconds that the yardstick takes while every core runs it once."""
    command = [sys.executable, "-c", YARDSTICK]
    cores = os.cpu_count() or 1
    runs = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for _ in range(cores)]  # noqa: S603
    return sum(float(run.communicate()[0]) for run in runs) / cores


def run_all() -> tuple[list[Done], float]:
    """Run the groups one after the other, up to the first that fails.

    Returns the steps that have ended, and how many times slower than usual the machine was (1 at least).
    """
    finished: list[Done] = []
    yardsticks: list[float] = []
    for group in GROUPS:
        yardsticks.append(time_yardstick())
        if len(group) == 1:
            finished.append(run_live(group[0]))
        else:
            with ThreadPoolExecutor(2) as pool:
                finished += pool.map(run, group)
        if any(done.code for done in finished):
            break
    yardsticks.append(time_yardstick())
    return finished, max(1.0, sum(yardsticks) / len(yardsticks) / YARDSTICK_SECONDS)


def main() -> int:
    """Run everything and say how long it took; return the exit code."""
    began = monotonic()
    finished, slowness = run_all()
    minutes = (monotonic() - began) / 60
    usual = minutes / slowness
    times, cores = os.times(), os.cpu_count() or 1
    used = (times.children_user + times.children_system) / 60
    write("\n== how long it took\n")
    for done in finished:
        write(f"{done.seconds:7.0f} s  {done.name}{'' if done.code == 0 else '  FAILED'}\n")
    write(f"{minutes * 60:7.0f} s  in all ({minutes:.1f} min; {used:.1f} core-minutes on {cores} cores)\n")
    write(f"{usual * 60:7.0f} s  at the usual speed ({usual:.1f} min; the machine was {slowness:.2f} times slower)\n")
    counted = [line for line in finished[-1].output.splitlines() if COUNT.search(line)]
    write(f"{counted[-1]}\n" if counted else "")
    reasons = [done.name for done in finished if done.code]
    if usual > MAX_MINUTES:
        reasons.append(f"{usual:.1f} minutes, more than the {MAX_MINUTES:g} that a push may take: see the split above")
    if reasons:
        write(f"make ci FAILED: {', '.join(reasons)}\n")
    return 1 if reasons else 0


if __name__ == "__main__":
    sys.exit(main())
