"""Negative controls: a short chaos run for every mutant, each of which must be caught; exit code 1 if one is not.

First a run without a mutant under the same faults, which must be clean. Then a table: who was caught by which figure.
"""

import argparse
import asyncio
import os
import signal
import sys
from asyncio.subprocess import DEVNULL, PIPE
from contextlib import suppress
from typing import Any, NamedTuple

import msgspec

from chaos.mutant_servers.mutant import CHOICE, MUTANTS, Mutant
from chaos.run import end_gently

RUN_TIMEOUT_SECONDS = 900.0
"""Seconds that one run may take."""
GRACE_SECONDS = 60.0
"""Seconds, plus one for each match, in which matches must go on after the last fault; with a mutant some never do."""
STOP_TIMEOUT_SECONDS = 60.0
"""Seconds in which a run that is interrupted must have stopped everything."""
FIGURES = ("kills", "acknowledged", "unknown", "lost", "duplicated", "misled", "stuck", "slow", "longest_stall_s")


class Outcome(NamedTuple):
    """How a run ended."""

    code: int
    verdict: dict[str, Any]
    """Empty if the run ended without one."""


async def outcome_of(mutant: Mutant | None, seconds: float, matches: int, moves: int) -> Outcome:
    """Run with a mutant, or without one, and return how it ended."""
    figures = {"seconds": seconds, "matches": matches, "moves-per-fault": moves, "grace-seconds": GRACE_SECONDS}
    words = [f"--{name}={figure}" for name, figure in figures.items()]
    environment = dict(os.environ)
    environment.pop(CHOICE, None)
    if mutant:
        environment[CHOICE] = mutant.name
    command = (sys.executable, "-m", "chaos.run", *words)
    process = await asyncio.create_subprocess_exec(*command, env=environment, stdin=DEVNULL, stdout=PIPE)
    try:
        async with asyncio.timeout(RUN_TIMEOUT_SECONDS):
            output, _ = await process.communicate()
    except BaseException as error:
        with suppress(ProcessLookupError):
            process.send_signal(signal.SIGTERM)
        with suppress(TimeoutError):
            await asyncio.wait_for(process.wait(), STOP_TIMEOUT_SECONDS)
        if isinstance(error, TimeoutError):
            return Outcome(1, {})
        raise
    lines = output.decode().splitlines()
    assert process.returncode is not None
    return Outcome(process.returncode, msgspec.json.decode(lines[-1]) if lines else {})


def caught_by(mutant: Mutant, outcome: Outcome) -> list[str]:
    """Return the figures that show a mutant; a run that broke for another reason shows nothing."""
    return [figure for figure in mutant.caught_by if outcome.code and outcome.verdict.get(figure)]


def row(name: str, result: str, outcome: Outcome) -> str:
    """Return a line of the table."""
    figures = " ".join(f"{figure}={outcome.verdict.get(figure, '-')}" for figure in FIGURES)
    return f"{name:27} {result:24} {figures}"


async def run(names: list[str], seconds: float, matches: int, moves: int) -> bool:
    """Run all of these mutants, print the table, and return True if each was caught."""
    end_gently()
    control = await outcome_of(None, seconds, matches, moves)
    rows, good = [row("no mutant", "clean" if control.code == 0 else "NOT CLEAN", control)], control.code == 0
    for mutant in MUTANTS:
        if names and mutant.name not in names:
            continue
        outcome = await outcome_of(mutant, seconds, matches, moves)
        caught = caught_by(mutant, outcome)
        rows.append(row(mutant.name, ", ".join(caught) or "SURVIVED", outcome))
        good = good and bool(caught)
    sys.stdout.write("\n".join((f"{'mutant':27} caught by", *rows)) + "\n")
    return good


def main() -> None:
    """Do what the command line says."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("mutants", nargs="*", help="all, if none is named")
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--matches", type=int, default=8)
    parser.add_argument("--moves-per-fault", type=int, default=20)
    given = parser.parse_args()
    if unknown := {*given.mutants} - {mutant.name for mutant in MUTANTS}:
        parser.error(f"no such mutant: {', '.join(sorted(unknown))}")
    try:
        caught = asyncio.run(run(given.mutants, given.seconds, given.matches, given.moves_per_fault))
    except (KeyboardInterrupt, asyncio.CancelledError):
        sys.exit("interrupted")
    sys.exit(0 if caught else 1)


if __name__ == "__main__":
    main()
