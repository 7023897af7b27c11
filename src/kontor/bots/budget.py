"""How long a bot may think: a number of simulations, which is repeatable, or of seconds, which is not."""

import re

import msgspec

from kontor.core import KontorError

_WRITTEN = re.compile(r"(?P<seconds>\d+(?:\.\d+)?)(?P<clock>s|cpu)|(?P<simulations>\d+)sims")


class BudgetError(KontorError):
    """Why a budget cannot be read."""

    package = "kontor.bots"


class Budget(msgspec.Struct, frozen=True):
    """Seconds or simulations; a bot that does not search needs neither."""

    seconds: float | None = None
    simulations: int | None = None
    of_processor: bool = False
    """Whether the seconds are those of the processor: then other work on the machine makes no bot weaker."""

    @classmethod
    def read(cls, written: str) -> "Budget":
        """Read ``0.1s``, ``0.1cpu`` (seconds of the processor) or ``200sims``; BudgetError for anything else."""
        match = _WRITTEN.fullmatch(written.strip())
        if match is None:
            raise BudgetError("budget", written=written)
        if match["seconds"] is not None:
            return cls(seconds=float(match["seconds"]), of_processor=match["clock"] == "cpu")
        return cls(simulations=int(match["simulations"]))

    def __str__(self) -> str:
        """Return the form that `read` accepts."""
        if self.seconds is None:
            return f"{self.simulations or 0}sims"
        return f"{self.seconds:g}{'cpu' if self.of_processor else 's'}"


DEFAULT_BUDGET = Budget(seconds=0.1)
"""The budget of a bot if nobody sets one."""
