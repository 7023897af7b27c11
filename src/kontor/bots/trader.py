"""The trader: looks one action ahead, to a settled position, and reads the learned value there."""

from collections.abc import Sequence

from kontor.bots.bot import Candidate, Decision
from kontor.bots.budget import Budget
from kontor.bots.lookahead import Lookahead
from kontor.bots.value import Value
from kontor.core import Action, AnyGame, View, chance

WORLDS = 6
"""So many worlds are imagined; every candidate is tried in the same ones."""


class Trader:
    """Compares the legal actions by what they make of a few imagined worlds: the default opponent."""

    def __init__(self, game: AnyGame, value: Value | None = None, worlds: int = WORLDS) -> None:
        self.ahead = Lookahead(game, value)
        self.worlds = worlds

    def decide(self, view: View, legal: Sequence[Action], budget: Budget, seed: bytes) -> Decision:  # noqa: ARG002
        """Choose the action with the best mean share."""
        if len(legal) == 1:
            return Decision(legal[0])
        assert view.seat is not None
        worlds = [self.ahead.world(view, seed, number) for number in range(self.worlds)]
        rng = chance(seed, "script", 0)
        found = []
        for action in self.ahead.script.candidates(worlds[0], view.seat, legal, rng):
            shares = [self.ahead.shares(world, view.seat, action, rng) for world in worlds]
            means = tuple(sum(of_seat) / self.worlds for of_seat in zip(*shares, strict=True))
            found.append((means[view.seat], action, means))
        found.sort(key=lambda one: -one[0])
        best = found[0]
        return Decision(best[1], best[2], tuple(Candidate(action, value) for value, action, _ in found))
