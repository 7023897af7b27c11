"""Kills of all processes, and pauses of our own: the first faults of a fleet."""

import asyncio
import signal

from chaos.faults.fault import Fault
from chaos.processes import Program, Target


class Kill:
    """Kills a process, which is started again at once."""

    is_kill = True

    def __init__(self, target: Target) -> None:
        self.kind = f"kill-{target.name.split('-')[0]}"
        self.target = target
        self.task: asyncio.Task[bool] | None = None

    async def begin(self) -> None:
        """Kill it."""
        while (self.task and not self.task.done()) or not await self.crash():  # noqa: ASYNC110 - processes tell nobody
            await asyncio.sleep(0.1)

    async def crash(self) -> bool:
        """Kill it if it runs; a service is started again in the background."""
        if isinstance(self.target, Program):
            return await self.target.crash(0.0)
        self.task = asyncio.create_task(self.target.crash(0.0))
        return True

    async def end(self) -> None:
        """Leave the rest to the supervisor."""


class Pause:
    """Stops a program as a machine does that has no time for it."""

    kind, is_kill = "pause", False

    def __init__(self, program: Program) -> None:
        self.program = program

    def send(self, number: int) -> None:
        """Send a signal, if it runs."""
        if self.program.process is not None and self.program.process.returncode is None:
            self.program.process.send_signal(number)

    async def begin(self) -> None:
        """Stop it."""
        self.send(signal.SIGSTOP)

    async def end(self) -> None:
        """Let it go on."""
        self.send(signal.SIGCONT)


def first_faults(targets: list[Target]) -> list[Fault]:
    """Return the faults of some processes."""
    pauses = [Pause(target) for target in targets if isinstance(target, Program)]
    return [*(Kill(target) for target in targets), *pauses]
