"""Clock skew: a process is started again on a machine whose clock is wrong. Its monotonic clock is right."""

import asyncio
from contextlib import suppress
from itertools import cycle
from pathlib import Path

from chaos.processes import LOOK_SECONDS, Program

LIBRARIES = ("/usr/lib/*/faketime/libfaketimeMT.so.1", "/usr/lib*/faketime/libfaketimeMT.so.1")
SKEWS_SECONDS = (+3, -3, +40, -40)
"""By how much the clock is wrong; more than the second within which a process may end somebody's time (ADR 33)."""
SERVING = (b"Kontor is running", b"worker-ready")
"""What the log of a gateway or a worker says when it serves."""
SERVE_TIMEOUT_SECONDS = 8.0
"""Seconds to wait for that before the fault counts as begun in any case."""


class ClockSkew:
    """A program with a wrong clock, another one each time."""

    kind, is_kill = "clock-skew", False

    def __init__(self, program: Program, library: Path) -> None:
        self.program = program
        self.library = library
        self.skews = cycle(SKEWS_SECONDS)
        self.seconds = 0
        self.right = program.environment

    @property
    def name(self) -> str:
        """What is hit, and by how much."""
        return f"{self.program.name} by {self.seconds:+} s"

    async def begin(self) -> None:
        """Restart it with a wrong clock."""
        self.seconds = next(self.skews)
        self.right = self.program.environment
        self.program.environment = self.right | faked(self.library, self.seconds)
        times = times_serving(self.program)
        await self.program.restart()
        with suppress(TimeoutError):
            async with asyncio.timeout(SERVE_TIMEOUT_SECONDS):
                while times_serving(self.program) == times:  # noqa: ASYNC110 - a log tells nobody
                    await asyncio.sleep(LOOK_SECONDS)

    async def end(self) -> None:
        """Restart it with the right one."""
        self.program.environment = self.right
        await self.program.restart()


def times_serving(program: Program) -> int:
    """Return how often a program has said that it serves."""
    log = program.log.read_bytes()
    return sum(map(log.count, SERVING))


def faked(library: Path, seconds: int) -> dict[str, str]:
    """Return the environment in which the wall clock, and only that, is off by some seconds."""
    monotonic = dict.fromkeys(("FAKETIME_DONT_FAKE_MONOTONIC", "DONT_FAKE_MONOTONIC"), "1")
    return {"LD_PRELOAD": str(library), "FAKETIME": f"{seconds:+}s", "FAKETIME_NO_CACHE": "1", **monotonic}


def faketime() -> Path | None:
    """Return the library that fakes clocks; None if it is not installed."""
    return next((found for pattern in LIBRARIES for found in Path("/").glob(pattern.lstrip("/"))), None)
