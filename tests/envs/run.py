"""The environments under the tests of the packages that they adapt to, and their speed: `make envs`.

One line of JSON comes last. Exits with 1 if a test failed or encoding a view takes longer than MAX_ENCODE_MICROSECONDS;
the speed of steps is a goal, not a condition.
"""

import argparse
import json
import os
import sys
from collections.abc import Callable
from functools import partial
from importlib import import_module
from time import monotonic
from typing import Any

from kontor.core import registry

MAX_ENCODE_MICROSECONDS = 60.0
"""The goal, judged where all is measured, at night: on a busy machine everything takes longer."""
MAX_ENCODE_STEPS = 8.0
"""On a push: encoding a view takes at most as long as so many steps of the bare rules in the same run."""
QUICK_SECONDS = 0.5
"""Seconds of each measurement of a quick run."""


def say(line: str) -> None:
    """Write a line at once."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


class Run:
    """What has passed and failed so far, and the speeds."""

    def __init__(self) -> None:
        # Not imported above: every process that a vectorised environment starts imports this file again.
        self.tests = import_module("envs.conformance")
        self.speed = import_module("envs.speed")
        self.passed = {package: dict.fromkeys(checks, 0) for package, checks in self.tests.CHECKS.items()}
        self.failed: list[str] = []
        self.speeds: dict[str, dict[str, float]] = {}

    def check(self, slug: str, seats: int, *, quick: bool) -> None:
        """Run every test on one game with a number of seats."""
        for package, checks in self.tests.CHECKS.items():
            for name, test in checks.items():
                if quick and name in self.tests.NIGHTLY:
                    continue
                if self.passes(f"{package}.{name} {slug} {seats}", partial(test, slug, seats)):
                    self.passed[package][name] += 1

    def passes(self, title: str, test: Callable[[], None]) -> bool:
        """Run one test, tell how it went, and return True if it passed."""
        began, problem = monotonic(), ""
        try:
            with self.tests.strictly():
                test()
        except Exception as error:  # noqa: BLE001 - everything that goes wrong is a failure to tell
            problem = f"{type(error).__name__}: {error}"
            self.failed.append(f"{title}: {problem[:300]}")
        say(f"{title:42} {monotonic() - began:5.1f} s  {f'FAILED {problem}' if problem else 'passed'}")
        return not problem

    def measure(self, slug: str, seats: int, seconds: float, *, quick: bool) -> None:
        """Measure one game with a number of seats."""
        found = self.speed.measure(slug, seats, seconds, processes=not quick)
        self.speeds[f"{slug}-{seats}"] = found
        say(f"{slug:10} {seats} {json.dumps({name: round(value) for name, value in found.items()})}")
        steps = found["encode_us"] * found["bare"] / 1e6
        if steps > MAX_ENCODE_STEPS or (not quick and found["encode_us"] > MAX_ENCODE_MICROSECONDS):
            self.failed.append(f"encode {slug} {seats}: {found['encode_us']:.0f} µs, {steps:.1f} steps of the rules")

    def report(self) -> dict[str, Any]:
        """Return all results."""

        def by_table(name: str, digits: int | None = None) -> dict[str, float]:
            return {table: round(found[name], digits) for table, found in self.speeds.items() if name in found}

        ratio = {table: round(found["rows"] / found["bare"], 2) for table, found in self.speeds.items()}
        return {
            **self.passed,
            "steps_per_second": by_table("rows"),
            f"steps_per_second_{os.cpu_count()}_processes": by_table("processes"),
            "bare_rules": by_table("bare"),
            "ratio": ratio,
            "encode_us": by_table("encode_us", 1),
            "step_us": {part: by_table(f"{part}_us", 1) for part in ("rules", "view", "numbers")},
            "not_applicable": self.tests.NOT_APPLICABLE,
            "failed": self.failed,
        }


def main() -> int:
    """Run everything that is asked for and return the exit code."""
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--quick", action="store_true", help="one number of seats for each game, no processes")
    arguments.add_argument("--game", action="append", help="only this game")
    arguments.add_argument("--seconds", type=float, default=5.0, help="seconds of each measurement")
    chosen = arguments.parse_args()
    run = Run()
    guided = run.passes("guide", run.tests.guide)
    for slug in chosen.game or registry.slugs():
        counts = registry.game(slug).info.seats
        for seats in counts[-1:] if chosen.quick else counts:
            run.check(slug, seats, quick=chosen.quick)
            run.measure(slug, seats, QUICK_SECONDS if chosen.quick else chosen.seconds, quick=chosen.quick)
    say(json.dumps({"guide": guided, **run.report()}))
    return 1 if run.failed else 0


if __name__ == "__main__":
    sys.exit(main())
