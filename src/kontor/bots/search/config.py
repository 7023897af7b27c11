"""How the factor and the doge search in each kind of setup, as the arena chose it."""

from typing import Literal

import msgspec

from kontor.bots.budget import Budget
from kontor.bots.knowledge import knowledge_file
from kontor.core import AnyGame

SEARCH_FILE = "search.json"
DOGE_FILE = "doge.json"
"""How the doge searches, in the setups where it does not search like the factor."""
TO_THE_END = (100,)
"""A number of turns that no match reaches: rollouts play to the end."""
SHORT_SECONDS = 0.5
"""Budgets below this are short: one look far ahead at each candidate would last longer, or compare only luck."""


class SearchConfig(msgspec.Struct, frozen=True):
    """How a bot searches in one kind of setup."""

    search: Literal["rollouts", "tree"] = "rollouts"
    turns: tuple[int, ...] = (2,)
    """The policy plays on; the value is read after each of these numbers of turns, and the mean counts.

    A match that ends earlier is read as it ended, so a number that no match reaches means: play to the end.
    """
    weighed: int = 0
    """In some worlds, the number of choices that players of a rollout weigh before the policy plays on.

    A weighed choice costs about ten times as much as one of the policy. It matters where others answer, as in auctions.
    """
    weighed_interval: int = 3
    """Choices are weighed in one of this many worlds, from the second one on; at least 2."""
    wide: bool = False
    """Whether to compare `Policy.wider_candidates`, for which the trader has no time."""
    margin_scale: float = 0.0
    """The lead in points that counts as much as the win in an imagined end; 0: only the win counts."""
    turns_when_short: tuple[int, ...] = ()
    """The `turns` for a short budget, if they differ; `AT_ONCE` reads the value as a trader does."""
    turns_in_reviews: tuple[int, ...] = ()
    """The `turns` by which reviews judge, if they differ: playing to the end would cost a review too much."""
    race: bool = True
    """Whether rollouts end as soon as the comparison is decided (docs/bots.md); otherwise they use the whole budget."""
    to_end: bool = True
    """Whether rollouts play to the end as soon as the policy says that the match ends soon, whatever `turns` says."""

    def within(self, budget: Budget) -> "SearchConfig":
        """Return how to search with this budget."""
        if budget.seconds is None or budget.seconds >= SHORT_SECONDS:
            return self
        return msgspec.structs.replace(self, wide=False, turns=self.turns_when_short or self.turns)

    def at(self, ends_soon: bool) -> "SearchConfig":
        """Return how to search in a position, of which the policy says whether the match ends soon.

        Nothing is weighed then: the end itself tells what the last actions are worth.
        """
        return msgspec.structs.replace(self, turns=TO_THE_END, weighed=0) if self.to_end and ends_soon else self

    def weighed_in(self, number: int) -> int:
        """Return how many choices are weighed in the world of this number.

        A bot that expects weighed answers everywhere beats the factor, and plays badly against scripts (docs/bots.md).
        """
        return self.weighed if number % self.weighed_interval == 1 else 0


def search_configs(game: AnyGame, name: str = SEARCH_FILE) -> dict[str, SearchConfig]:
    """Return by kind of setup how the factor searches in a game, or the doge; empty if the game has no such file."""
    file = knowledge_file(game, name)
    return msgspec.json.decode(file.read_bytes(), type=dict[str, SearchConfig]) if file.is_file() else {}
