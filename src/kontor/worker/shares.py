"""The shares of a worker's time: for whom its bots thought lately, so that nobody's tables take all of it.

A worker remembers this by itself. Each one is fair, so all of them together are, and nothing has to be stored.
"""

from collections.abc import Callable
from time import monotonic

HALF_LIFE_SECONDS = 10.0
"""Seconds after which half of what was used is forgotten; so a share that was passed over is soon the next one."""
MIN_CHARGE_SECONDS = 0.01
"""What any turn costs: reading and storing takes as long as a quick bot's thought."""
MAX_SHARES = 500
"""Shares that are remembered; beyond, the smallest are forgotten."""


class Shares:
    """The seconds that were used for each share, which fade."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self.clock = clock
        self.seconds: dict[str, float] = {}
        self.at = clock()

    def charge(self, seconds: float, *shares: str) -> None:
        """Add what a turn has used to each of its shares; an empty one is nobody's."""
        self._fade()
        for share in filter(None, shares):
            self.seconds[share] = self.seconds.get(share, 0.0) + max(seconds, MIN_CHARGE_SECONDS)
        if len(self.seconds) > MAX_SHARES:
            largest = sorted(self.seconds, key=self.seconds.__getitem__)[-MAX_SHARES // 2 :]
            self.seconds = {share: self.seconds[share] for share in largest}

    def used(self) -> tuple[list[str], list[float]]:
        """Return the shares and the seconds that were used for each lately."""
        self._fade()
        return list(self.seconds), list(self.seconds.values())

    def _fade(self) -> None:
        now = self.clock()
        left = 0.5 ** ((now - self.at) / HALF_LIFE_SECONDS)
        self.at = now
        faded = {share: seconds * left for share, seconds in self.seconds.items()}
        self.seconds = {share: seconds for share, seconds in faded.items() if seconds >= MIN_CHARGE_SECONDS / 2}
