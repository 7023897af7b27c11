"""What a bot is: it sees what its seat may see, and nothing else."""

from collections.abc import Sequence
from typing import Protocol

from kontor.bots.budget import Budget
from kontor.core import Action, Record, View


class Candidate(Record, frozen=True):
    """An action that was looked at, and the share of the win that it promises to the seat."""

    action: Action
    value: float


class Decision(Record, frozen=True):
    """What a bot decides, and what it thinks of it.

    `shares` are the win shares of all seats after the action, if the level has an opinion; `candidates` are the actions
    that it compared, the best one first.
    """

    action: Action
    shares: tuple[float, ...] = ()
    candidates: tuple[Candidate, ...] = ()


class Bot(Protocol):
    """A player made of code; it never gets the state of a match.

    A level of `LEVELS` makes it with the game, which imagines worlds (`determinize`) and plays them on (`advance`).
    Nothing but its arguments may sway a decision: with a budget in simulations the same arguments give the same
    decision, in every process.
    """

    def decide(self, view: View, legal: Sequence[Action], budget: Budget, seed: bytes) -> Decision:
        """Choose one of the legal actions of the seat that has this view, with luck from the seed alone."""
        ...
