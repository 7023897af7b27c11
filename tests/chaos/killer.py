"""The killer kills one of the processes at random moments, all of them equally often."""

import asyncio
import sys
from datetime import UTC, datetime
from random import Random
from time import monotonic

from chaos.processes import Target

MIN_INTERVAL_SECONDS, MAX_INTERVAL_SECONDS = 3.0, 7.0
"""Seconds between two kills."""
MAX_DOWN_SECONDS = 2.0
"""Seconds until a killed process is started again; half of the time it is started at once."""


class Killer:
    """Kills processes, and counts the kills."""

    def __init__(self, targets: list[Target], chance: Random) -> None:
        self.targets = targets
        self.chance = chance
        self.kills = 0
        self.bag: list[Target] = []
        self.crashes: dict[str, asyncio.Task[None]] = {}

    async def run(self, seconds: float) -> None:
        """Kill for `seconds`, and wait until every process is back."""
        end = monotonic() + seconds
        while (pause := self.chance.uniform(MIN_INTERVAL_SECONDS, MAX_INTERVAL_SECONDS)) < end - monotonic():
            await asyncio.sleep(pause)
            target = self.next()
            self.crashes[target.name] = asyncio.create_task(self.crash(target))
        await asyncio.gather(*self.crashes.values())

    def next(self) -> Target:
        """Draw the next target from a bag that is refilled when empty, but none that is being started again."""
        self.bag = self.bag or self.chance.sample(self.targets, len(self.targets))
        idle = [target for target in self.bag if self.is_idle(target)] or list(filter(self.is_idle, self.targets))
        chosen = idle[0]
        if chosen in self.bag:
            self.bag.remove(chosen)
        return chosen

    def is_idle(self, target: Target) -> bool:
        """Return True if a target is not being killed or started again."""
        return target.name not in self.crashes or self.crashes[target.name].done()

    async def crash(self, target: Target) -> None:
        """Kill a target and start it again, at once or a little later."""
        pause = self.chance.choice((0.0, self.chance.uniform(0, MAX_DOWN_SECONDS)))
        now = datetime.now(UTC)
        if await target.crash(pause):
            self.kills += 1
            print(f"{now:%H:%M:%S} killed {target.name}, back after {pause:.1f} s", file=sys.stderr)  # noqa: T201
