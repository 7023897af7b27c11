"""How long a bot may think: a number of simulations, which is repeatable, or of seconds, which is not."""

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
        """Read ``0.1s`` or ``200sims``; BudgetError for anything else."""
        match = _WRITTEN.fullmatch(written.strip())
        if match is None:
            raise BudgetError("budget", written=written)
        if match["seconds"] is not None:
            return cls(seconds=float(match["seconds"]))
        return cls(simulations=int(match["simulations"]))

    def __str__(self) -> str:
        """Return the form that `read` accepts."""
        return f"{self.seconds:g}s" if self.seconds is not None else f"{self.simulations or 0}sims"


DEFAULT_BUDGET = Budget(seconds=0.1)
"""The budget of a bot if nobody sets one."""
