"""How long a bot may think: so many simulations, which is repeatable, or so many seconds, which is not."""

import re

import msgspec

from kontor.core import KontorError

_WRITTEN = re.compile(r"(?P<seconds>\d+(?:\.\d+)?)s|(?P<simulations>\d+)sims")


class BudgetError(KontorError):
    """Why a budget cannot be read."""

    package = "kontor.bots"


class Budget(msgspec.Struct, frozen=True):
    """Seconds or simulations; a bot that does not search needs neither."""

    seconds: float | None = None
    simulations: int | None = None

    @classmethod
    def read(cls, written: str) -> "Budget":
        """Read ``0.1s`` or ``200sims``."""
        found = _WRITTEN.fullmatch(written.strip())
        if found is None:
            raise BudgetError("budget", written=written)
        if found["seconds"] is not None:
            return cls(seconds=float(found["seconds"]))
        return cls(simulations=int(found["simulations"]))

    def __str__(self) -> str:
        """Write it as it is read."""
        return f"{self.seconds:g}s" if self.seconds is not None else f"{self.simulations or 0}sims"


USUAL = Budget(seconds=0.1)
"""What a bot gets at a table where nobody says otherwise."""
