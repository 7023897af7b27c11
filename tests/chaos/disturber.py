"""The disturber begins and ends faults while people play: kills in one lane, all other faults in another.

Both lanes draw the kinds in turn. A fault that takes the database away waits for the one in the other lane.
"""

import asyncio
import sys
from collections import defaultdict
from contextlib import AsyncExitStack
from datetime import UTC, datetime
from random import Random
from time import monotonic

from chaos.faults import Fault
from chaos.windows import Window, Windows

FIRST_MOVES = 20
"""Moves that are acknowledged before the first fault."""
MIN_HOLD_SECONDS, MAX_HOLD_SECONDS = 0.5, 3.0
"""How long a fault that is not a kill stays in force."""
MIN_PAUSE_SECONDS, MAX_PAUSE_SECONDS = 0.2, 1.5
"""Between a full window and the next fault of the same lane."""
FULL_TIMEOUT_SECONDS = 90.0
"""Seconds after which a window that is not full ends the run."""
DATABASE = "kill-postgres"


class Draw:
    """Draws faults: one kind after the other, and within a kind one part after the other."""

    def __init__(self, faults: list[Fault], chance: Random) -> None:
        self.by_kind: dict[str, list[Fault]] = defaultdict(list)
        for fault in chance.sample(faults, len(faults)):
            self.by_kind[fault.kind].append(fault)
        self.kinds = list(self.by_kind)
        self.unseen = set(self.kinds)

    def next(self) -> Fault:
        """Return the next fault."""
        kind = self.kinds.pop(0)
        self.kinds.append(kind)
        self.unseen.discard(kind)
        fault = self.by_kind[kind].pop(0)
        self.by_kind[kind].append(fault)
        return fault


class Disturber:
    """Begins faults until the time is over, every kind had its turn and every window is full."""

    def __init__(self, faults: list[Fault], windows: Windows, chance: Random, moves: int) -> None:
        self.faults = faults
        self.windows = windows
        self.chance = chance
        self.moves = moves
        """Acknowledged moves that each window needs."""
        self.kills = 0
        self.database = asyncio.Lock()
        """Held while the database, or a way to it, may be away."""

    async def run(self, seconds: float) -> None:
        """Disturb for `seconds`; TimeoutError if a window does not become full."""
        async with asyncio.timeout(FULL_TIMEOUT_SECONDS):
            while self.windows.moves < FIRST_MOVES:  # noqa: ASYNC110 - players tell the book, not us
                await asyncio.sleep(0.05)
        end = monotonic() + seconds
        lanes = [[fault for fault in self.faults if fault.is_kill is is_kill] for is_kill in (True, False)]
        async with asyncio.TaskGroup() as group:
            for faults in filter(None, lanes):
                group.create_task(self.keep_disturbing(Draw(faults, self.chance), end))

    async def keep_disturbing(self, draw: Draw, end: float) -> None:
        """Begin one fault after the other in one lane."""
        while draw.unseen or monotonic() < end:
            fault = draw.next()
            async with AsyncExitStack() as stack:
                if fault.kind == DATABASE or not fault.is_kill:
                    await stack.enter_async_context(self.database)
                await self.disturb(fault)
            await asyncio.sleep(self.chance.uniform(MIN_PAUSE_SECONDS, MAX_PAUSE_SECONDS))

    async def disturb(self, fault: Fault) -> None:
        """Begin a fault, end it, and wait until its window is full."""
        self.windows.watch(monotonic())
        at, began = datetime.now(UTC), monotonic()
        name = fault.name  # what a fault hits may change when it ends
        await fault.begin()
        try:
            window = self.windows.begin(fault.kind, self.moves, monotonic())
            if fault.is_kill:
                self.kills += 1
            else:
                await asyncio.sleep(self.chance.uniform(MIN_HOLD_SECONDS, MAX_HOLD_SECONDS))
        finally:
            await fault.end()
        window.end()
        async with asyncio.timeout(FULL_TIMEOUT_SECONDS):
            await window.full.wait()
        self.report(window, name, at, monotonic() - began)

    def report(self, window: Window, name: str, at: datetime, seconds: float) -> None:
        """Report a window that is full."""
        told = f"{at:%H:%M:%S} {window.kind} ({name}): {window.moves} moves in {seconds:.1f} s"
        print(told, file=sys.stderr)  # noqa: T201 - stdout is for the verdict
