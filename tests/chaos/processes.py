"""A process that may be killed, paused or held back, and that a supervisor starts again: Kontor's programs and NATS."""

import asyncio
import os
import signal
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from contextlib import suppress
from pathlib import Path
from typing import Any

KONTOR = (sys.executable, "-m", "kontor.cli")
RESTART_SECONDS = 0.5
"""Seconds until a process that ended by itself is started again, as any supervisor does it."""
STOP_TIMEOUT_SECONDS = 10.0
"""Seconds a process may take to end when it is asked to."""
START_TIMEOUT_SECONDS = 30.0
"""Seconds in which a process that ended must have been started again."""
LOOK_SECONDS = 0.05
"""Seconds between two looks at a process."""


class Program:
    """A process that is started again whenever it ends, unless it is held back."""

    stop_signal = signal.SIGTERM
    """How it is asked to end."""

    def __init__(self, name: str, command: tuple[str, ...], environment: dict[str, str], logs: Path) -> None:
        self.name = name
        self.command = command
        self.environment = environment
        self.log = logs / f"{name}.log"
        self.pause = RESTART_SECONDS
        self.starts = 0
        self.process: Process | None = None
        self.starting: asyncio.Task[Process] | None = None
        self.may_run = asyncio.Event()
        """Cleared while nothing may start it."""
        self.may_run.set()

    async def run(self) -> None:
        """Keep it running."""
        while True:
            await self.may_run.wait()
            self.starting = asyncio.create_task(self.start())
            process = await asyncio.shield(self.starting)  # so that `end` finds it if this task is cancelled now
            self.starts += 1
            await process.wait()
            self.process = None
            pause, self.pause = self.pause, RESTART_SECONDS
            await asyncio.sleep(pause)

    async def start(self) -> Process:
        """Start it once, with its output in its log."""
        with self.log.open("ab") as output:
            self.process = await asyncio.create_subprocess_exec(
                *self.command,
                env=self.environment,
                stdin=DEVNULL,
                stdout=output,
                stderr=output,
                process_group=0,
                **self.identity(),
            )
        return self.process

    def identity(self) -> dict[str, Any]:
        """Return as whom it is run; as ourselves."""
        return {}

    @property
    def is_running(self) -> bool:
        """Whether the process is there, paused or not."""
        return self.process is not None and self.process.returncode is None

    def tree(self) -> list[int]:
        """Return the process and all it has started."""
        return family(self.process.pid) if self.process is not None and self.process.returncode is None else []

    def send(self, number: signal.Signals) -> None:
        """Send a signal to the process and all it has started."""
        for pid in self.tree():
            with suppress(ProcessLookupError):
                os.kill(pid, number)

    async def until_running(self) -> Process:
        """Wait until it runs."""
        async with asyncio.timeout(START_TIMEOUT_SECONDS):
            while not self.is_running:  # noqa: ASYNC110 - the supervisor tells nobody
                await asyncio.sleep(LOOK_SECONDS)
        assert self.process is not None
        return self.process

    async def crash(self, pause: float) -> None:
        """Kill it without warning as soon as it runs, and let it be started again after a pause."""
        process = await self.until_running()
        self.pause = pause
        self.kill()
        await process.wait()

    def kill(self) -> None:
        """Kill the process itself; what it has started must notice."""
        if self.process is not None:
            with suppress(ProcessLookupError):
                self.process.kill()

    async def restart(self) -> None:
        """Ask it to end, and return when its successor has been started."""
        starts = self.starts
        self.pause = 0.0
        await self.end()
        async with asyncio.timeout(START_TIMEOUT_SECONDS):
            while self.starts == starts:  # noqa: ASYNC110 - the supervisor tells nobody
                await asyncio.sleep(LOOK_SECONDS)

    async def end(self) -> None:
        """Ask it to end, and kill it if it does not."""
        if self.starting is not None:
            with suppress(OSError):
                await self.starting
        if (process := self.process) is None or process.returncode is not None:
            return
        self.send(signal.SIGCONT)
        with suppress(ProcessLookupError):
            process.send_signal(self.stop_signal)
        with suppress(TimeoutError):
            await asyncio.wait_for(process.wait(), STOP_TIMEOUT_SECONDS)
            return
        self.kill()
        await process.wait()


def family(pid: int) -> list[int]:
    """Return a process and all its descendants, the process first."""
    found = [pid]
    for file in Path(f"/proc/{pid}/task").glob("*/children"):
        with suppress(OSError):
            for child in file.read_text().split():
                found += family(int(child))
    return found


async def output_of(*command: str, environment: dict[str, str] | None = None, **options: Any) -> str:
    """Run a program to its end, even if the caller is cancelled; ChildProcessError if it fails."""
    process = await asyncio.create_subprocess_exec(
        *command, env=environment, stdin=DEVNULL, stdout=PIPE, stderr=PIPE, process_group=0, **options
    )
    output, errors = await process.communicate()
    if process.returncode:
        raise ChildProcessError(f"{' '.join(command)}: {errors.decode().strip()}")
    return output.decode()
