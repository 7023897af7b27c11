"""What a bot is: it sees what its seat may see, and nothing else."""

from collections.abc import Sequence
from typing import Protocol

from kontor.core import Action, Rng, View


class Bot(Protocol):
    """A player made of code; it never gets the state of a match.

    A level of `LEVELS` makes it with the game, which imagines worlds (`determinize`) and plays them on (`advance`).
    Nothing but view, legal actions and rng may sway a decision, so that the same position gives the same move.
    """

    def decide(self, view: View, legal: Sequence[Action], rng: Rng) -> Action:
        """Return one of the legal actions of the seat that has this view, with luck from rng alone."""
        ...
