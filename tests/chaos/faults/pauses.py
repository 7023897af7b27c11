"""Pauses: a process stands still as if its machine were overloaded or suspended, and goes on as if nothing had been."""

import asyncio
import os
import signal
from contextlib import suppress
from random import Random

from chaos.pair import Pair
from chaos.processes import Program


class Pause:
    """SIGSTOP of a program with all it has started."""

    kind, is_kill = "pause", False

    def __init__(self, program: Program) -> None:
        self.program = program
        self.paused: list[int] = []

    @property
    def name(self) -> str:
        """What is hit."""
        return self.program.name

    async def begin(self) -> None:
        """Stop it, what it starts in the meantime included: the process itself comes first."""
        await self.program.until_running()
        self.program.send(signal.SIGSTOP)
        self.program.send(signal.SIGSTOP)
        self.paused = self.program.tree()

    async def end(self) -> None:
        """Let it go on."""
        go_on(self.paused)
        self.paused = []


class PausePostgres:
    """SIGSTOP of the whole primary, or of half of the processes that serve somebody."""

    kind, is_kill = "pause", False

    def __init__(self, pair: Pair, chance: Random, *, whole: bool) -> None:
        self.pair = pair
        self.chance = chance
        self.whole = whole
        self.paused: list[int] = []

    @property
    def name(self) -> str:
        """What is hit."""
        return self.pair.primary.name if self.whole else f"connections of {self.pair.primary.name}"

    async def begin(self) -> None:
        """Stop them; until the end nothing else is done to the pair."""
        await self.pair.busy.acquire()
        primary = self.pair.primary
        try:
            await primary.until_running()
            if self.whole:
                primary.send(signal.SIGSTOP)
                self.paused = primary.tree()
            else:
                self.paused = [pid for pid in await self.serving() if self.chance.random() < 1 / 2]
                for pid in self.paused:
                    with suppress(ProcessLookupError):
                        os.kill(pid, signal.SIGSTOP)
        except BaseException:
            self.pair.busy.release()
            raise

    async def serving(self) -> list[int]:
        """Return the processes that serve one of Kontor's connections."""
        connection = await self.pair.primary.connect()
        try:
            rows = await connection.fetch("SELECT pid FROM pg_stat_activity WHERE datname = 'kontor'", timeout=5)
        finally:
            connection.terminate()
        return [row["pid"] for row in rows]

    async def end(self) -> None:
        """Let them go on."""
        go_on(self.paused)
        self.paused = []
        self.pair.busy.release()
        await asyncio.sleep(0)


def go_on(pids: list[int]) -> None:
    """Let processes go on, the last one first: a process never waits for one that stands still."""
    for pid in reversed(pids):
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGCONT)
