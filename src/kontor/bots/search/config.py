"""How the factor searches at each kind of table, as the arena chose it."""

from typing import Literal

import msgspec

from kontor.bots.budget import Budget
from kontor.bots.knowledge import knowledge_file
from kontor.core import AnyGame

SEARCH_FILE = "search.json"
PATIENT_SECONDS = 0.3
"""Whoever has less time is in a hurry: one look far ahead at each of many candidates would tell them by luck."""


class SearchConfig(msgspec.Struct, frozen=True):
    """How the factor searches at one kind of table."""

    search: Literal["rollouts", "tree"] = "rollouts"
    turns: tuple[int, ...] = (2,)
    """The policy plays on, and at the end of the turns with these numbers the value is read; their mean counts.

    A match that is over before is read as it ended, so a number that no match reaches means: play it to its end.
    """
    wide: bool = False
    """Whether also those candidates are looked at which the trader has no time for."""
    margin_scale: float = 0.0
    """A lead of so many points in an imagined end counts as much as who wins it; 0: only who wins counts."""
    turns_when_short: tuple[int, ...] = ()
    """The turns for whoever is in a hurry, if they are others."""

    def within(self, budget: Budget) -> "SearchConfig":
        """Return how to search with this budget."""
        if budget.seconds is None or budget.seconds >= PATIENT_SECONDS:
            return self
        return msgspec.structs.replace(self, wide=False, turns=self.turns_when_short or self.turns)


def search_configs(game: AnyGame) -> dict[str, SearchConfig]:
    """Return what the arena chose for each kind of setup of a game; nothing if nobody has measured it yet."""
    file = knowledge_file(game, SEARCH_FILE)
    return msgspec.json.decode(file.read_bytes(), type=dict[str, SearchConfig]) if file.is_file() else {}
