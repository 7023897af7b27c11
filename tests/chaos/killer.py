"""The killer: at random moments it kills one of the processes, all of them equally often."""

import asyncio
import sys
from datetime import UTC, datetime
from random import Random
from time import monotonic

from chaos.processes import Target

SHORTEST, LONGEST = 3.0, 7.0
"""The seconds between two kills."""
LONGEST_DEATH = 2.0
"""The seconds until what was killed is started again; half of them at once."""


class Killer:
    """Kills, and counts the dead."""

    def __init__(self, targets: list[Target], chance: Random) -> None:
        self.targets = targets
        self.chance = chance
        self.kills = 0
        self.bag: list[Target] = []
        self.crashes: dict[str, asyncio.Task[None]] = {}

    async def run(self, seconds: float) -> None:
        """Kill for so many seconds, and wait until all live again."""
        end = monotonic() + seconds
        while (pause := self.chance.uniform(SHORTEST, LONGEST)) < end - monotonic():
            await asyncio.sleep(pause)
            target = self.next()
            self.crashes[target.name] = asyncio.create_task(self.crash(target))
        await asyncio.gather(*self.crashes.values())

    def next(self) -> Target:
        """Draw the next target from a bag that is filled when it is empty; not one that is being brought back."""
        self.bag = self.bag or self.chance.sample(self.targets, len(self.targets))
        idle = [target for target in self.bag if self.is_idle(target)] or list(filter(self.is_idle, self.targets))
        chosen = idle[0]
        if chosen in self.bag:
            self.bag.remove(chosen)
        return chosen

    def is_idle(self, target: Target) -> bool:
        """Say whether nobody is killing it now."""
        return target.name not in self.crashes or self.crashes[target.name].done()

    async def crash(self, target: Target) -> None:
        """Kill a target; it comes back at once or a little later."""
        pause = self.chance.choice((0.0, self.chance.uniform(0, LONGEST_DEATH)))
        now = datetime.now(UTC)
        if await target.crash(pause):
            self.kills += 1
            print(f"{now:%H:%M:%S} killed {target.name}, back after {pause:.1f} s", file=sys.stderr)  # noqa: T201
