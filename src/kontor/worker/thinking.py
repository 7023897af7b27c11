"""How long bots may think, and in which order: quick thoughts never wait for all the expensive ones."""

from asyncio import Semaphore
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec

from kontor.server.store.work.turns import QUICK_SECONDS

MAX_WAITING_SECONDS = 1.0
"""Seconds of expensive thoughts that may wait for each process; if more do, all of them get less time."""
MIN_STRONG_SECONDS = 0.1
"""Seconds that a strong bot has in any case: with less it would play no better than a quick one."""


class Thinking(msgspec.Struct):
    """The time of one turn: the share of its level's seconds that a bot has, and the seconds that it took."""

    share: float = 1.0
    """At most 1; quick bots do not care, because they cost next to nothing."""
    seconds: float = 0.0
    had: float | None = None
    """The share that a strong bot had in the end; None if none thought."""

    def budget(self, seconds: float) -> float:
        """Return the seconds that a bot has whose level usually has so many, and remember the share."""
        if seconds <= QUICK_SECONDS:
            return seconds
        allowed = min(seconds, max(MIN_STRONG_SECONDS, seconds * self.share))
        self.had = round(allowed / seconds, 2)
        return allowed


def strong_share(waiting_seconds: float, processes: int) -> float:
    """Return the share of their time that strong bots have while so many seconds of their thoughts wait."""
    return min(1.0, MAX_WAITING_SECONDS * processes / max(waiting_seconds, MIN_STRONG_SECONDS))


class ThinkingGate:
    """Lets as many expensive thoughts through as the host wants processes, and one quick thought more."""

    def __init__(self, processes: int) -> None:
        self.strong = processes
        """Expensive thoughts at the same time."""
        self.all_processes = processes + 1
        """Processes that are needed: one is left for quick thoughts, which hardly use it."""
        self.expensive = Semaphore(self.strong)
        self.all = Semaphore(self.all_processes)

    @asynccontextmanager
    async def passed(self, seconds: float) -> AsyncIterator[None]:
        """Wait until a process is free for a thought of at most so many seconds, and keep it for the block."""
        if seconds <= QUICK_SECONDS:
            async with self.all:
                yield
        else:
            async with self.expensive, self.all:
                yield
