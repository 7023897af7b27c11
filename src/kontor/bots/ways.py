"""How the factor searches at each kind of table, as the arena chose it."""

from importlib.resources import files
from typing import Literal

import msgspec

from kontor.bots.budget import Budget
from kontor.core import AnyGame

PATIENT_SECONDS = 0.3
"""Whoever has less time is in a hurry: one look far ahead at each of many candidates would tell them by luck."""


class Way(msgspec.Struct, frozen=True):
    """How the factor searches at one kind of table."""

    search: Literal["rollouts", "tree"] = "rollouts"
    turns: tuple[int, ...] = (2,)
    """The script plays on, and at the end of the turns with these numbers the value is read; their mean counts.

    A match that is over before is read as it ended, so a number that no match reaches means: play it to its end.
    """
    wide: bool = False
    """Whether also those candidates are looked at which the trader has no time for."""
    lead: float = 0.0
    """A lead of so many points in an imagined end counts as much as who wins it; 0: only who wins counts."""
    hurried: tuple[int, ...] = ()
    """The turns for whoever is in a hurry, if they are others."""

    def within(self, budget: Budget) -> "Way":
        """Return how to search with this budget."""
        if budget.seconds is None or budget.seconds >= PATIENT_SECONDS:
            return self
        return msgspec.structs.replace(self, wide=False, turns=self.hurried or self.turns)


def chosen_ways(game: AnyGame) -> dict[str, Way]:
    """Return what the arena chose for each kind of table of a game."""
    chosen = msgspec.json.decode(files(__package__).joinpath("ways.json").read_bytes(), type=dict[str, dict[str, Way]])
    return chosen.get(game.info.slug, {})
