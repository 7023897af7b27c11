"""A process that may be killed and comes back: one of Kontor's programs, PostgreSQL or NATS."""

import asyncio
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from contextlib import suppress
from pathlib import Path
from typing import Protocol

SERVICES = Path(__file__).parents[2] / "dev" / "services"
KONTOR = (sys.executable, "-m", "kontor.cli")
HURRIED = (sys.executable, "-m", "chaos.kontor_in_a_hurry")
RESTART_SECONDS = 0.5
"""Seconds until a process that ended by itself is started again, as any supervisor does it."""
STOP_TIMEOUT_SECONDS = 10.0
"""Seconds a process may take to end when it is asked to."""


class Target(Protocol):
    """Something that can be killed."""

    name: str

    async def crash(self, pause: float) -> bool:
        """Kill it at once and start it again after a pause; return True if it was alive."""
        ...


class Program:
    """One of Kontor's own processes, started again whenever it ends."""

    def __init__(self, name: str, command: tuple[str, ...], environment: dict[str, str], logs: Path) -> None:
        self.name = name
        self.command = (*HURRIED, *command)
        self.environment = environment
        self.log = logs / f"{name}.log"
        self.pause = RESTART_SECONDS
        self.starts = 0
        self.process: Process | None = None

    async def run(self) -> None:
        """Keep it running."""
        while True:
            with self.log.open("ab") as output:
                started = asyncio.create_subprocess_exec(
                    *self.command, env=self.environment, stdin=DEVNULL, stdout=output, stderr=output, process_group=0
                )
                self.process = await started
            self.starts += 1
            await self.process.wait()
            self.process = None
            pause, self.pause = self.pause, RESTART_SECONDS
            await asyncio.sleep(pause)

    async def crash(self, pause: float) -> bool:
        """Kill it at once and let it be started again after a pause; return True if it was alive."""
        if self.process is None or self.process.returncode is not None:
            return False
        self.pause = pause
        self.process.kill()
        return True

    async def end(self) -> None:
        """Ask it to end, and kill it if it does not."""
        if self.process is None or self.process.returncode is not None:
            return
        self.process.terminate()
        with suppress(TimeoutError):
            await asyncio.wait_for(self.process.wait(), STOP_TIMEOUT_SECONDS)
            return
        self.process.kill()
        await self.process.wait()


class Service:
    """PostgreSQL or NATS, run by `dev/services`."""

    def __init__(self, name: str, folder: Path) -> None:
        self.name = name
        self.folder = folder

    async def crash(self, pause: float) -> bool:
        """Kill it at once, wait, and start it again on the same data; return True if it was alive."""
        try:
            await services("kill", self.name, "--folder", str(self.folder))
        except ChildProcessError:
            return False
        await asyncio.sleep(pause)
        await services("up", "--folder", str(self.folder))
        return True


async def services(*words: str) -> str:
    """Run `dev/services` and return what it prints; ChildProcessError if it fails."""
    return await output_of(sys.executable, str(SERVICES), *words)


async def output_of(*command: str, environment: dict[str, str] | None = None) -> str:
    """Run a program to its end, even if the caller is cancelled; ChildProcessError if it fails."""
    process = await asyncio.create_subprocess_exec(
        *command, env=environment, stdin=DEVNULL, stdout=PIPE, stderr=PIPE, process_group=0
    )
    output, errors = await process.communicate()
    if process.returncode:
        raise ChildProcessError(f"{' '.join(command)}: {errors.decode().strip()}")
    return output.decode()
