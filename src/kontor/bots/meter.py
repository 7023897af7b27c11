"""The meter of a search: which part of its budget is spent."""

from time import perf_counter

from kontor.bots.budget import Budget

MOST_SECONDS = 2.0
"""Nobody waits longer for a bot that was not given more simulations."""


class Meter:
    """Counts simulations, and looks at the clock only if the budget is in seconds."""

    def __init__(self, budget: Budget) -> None:
        self.simulations = budget.simulations
        self.seconds = min(budget.seconds or 0.0, MOST_SECONDS)
        self.begun = perf_counter()
        self.counted = 0

    def count(self, simulations: int = 1) -> None:
        """Say that so many simulations were made."""
        self.counted += simulations

    def spent(self) -> float:
        """Return the part of the budget that is spent; 1 and more means: decide now."""
        if self.simulations is not None:
            return self.counted / max(1, self.simulations)
        return (perf_counter() - self.begun) / self.seconds if self.seconds else 1.0
