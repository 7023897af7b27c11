"""Kills: a process ends without warning, and its supervisor starts it again, at once or a little later."""

from random import Random

from chaos.pair import Pair
from chaos.processes import Program

MAX_DOWN_SECONDS = 2.0
"""Seconds until a killed process is started again; half of the time it is started at once."""


class Kill:
    """SIGKILL of one of Kontor's programs, or of NATS."""

    is_kill = True

    def __init__(self, kind: str, program: Program, chance: Random) -> None:
        self.kind = kind
        self.program = program
        self.chance = chance

    @property
    def name(self) -> str:
        """What is hit."""
        return self.program.name

    async def begin(self) -> None:
        """Kill it."""
        await self.program.crash(down_seconds(self.chance))

    async def end(self) -> None:
        """Do nothing: the supervisor starts it again."""


class KillPostgres:
    """SIGKILL of the primary with all its processes; it comes back as the primary."""

    kind, is_kill = "kill-postgres", True

    def __init__(self, pair: Pair, chance: Random) -> None:
        self.pair = pair
        self.chance = chance

    @property
    def name(self) -> str:
        """What is hit."""
        return self.pair.primary.name

    async def begin(self) -> None:
        """Kill it, but not while a standby is made of it."""
        async with self.pair.busy:
            await self.pair.primary.crash(down_seconds(self.chance))

    async def end(self) -> None:
        """Do nothing: the supervisor starts it again."""


def down_seconds(chance: Random) -> float:
    """Return how long a killed process is away, in seconds."""
    return chance.choice((0.0, chance.uniform(0, MAX_DOWN_SECONDS)))
