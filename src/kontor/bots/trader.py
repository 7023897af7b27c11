"""The trader: looks one action ahead, to a settled position, and reads the learned value there."""

from collections.abc import Sequence

from kontor.bots.bot import Candidate, Decision
from kontor.bots.budget import Budget
from kontor.bots.lookahead import Lookahead
from kontor.bots.value import Value
from kontor.core import Action, AnyGame, View, chance


class Trader:
    """Compares the legal actions by what they make of a few imagined worlds: the default opponent."""

    def __init__(self, game: AnyGame, value: Value | None = None, worlds: int | None = None) -> None:
        self.ahead = Lookahead(game, value)
        self.worlds = worlds or self.ahead.script.worlds
        """So many worlds are imagined; every candidate is tried in the same ones."""

    def decide(self, view: View, legal: Sequence[Action], budget: Budget, seed: bytes) -> Decision:  # noqa: ARG002
        """Choose the action with the best mean share."""
        if len(legal) == 1:
            return Decision(legal[0])
        assert view.seat is not None
        first, rng = self.ahead.world(view, seed, 0), chance(seed, "script", 0)
        actions = self.ahead.script.candidates(first, view.seat, legal, rng)
        many = self.worlds if len(actions) > 1 else 1  # nothing to compare: an opinion is enough
        worlds = [first, *(self.ahead.world(view, seed, number) for number in range(1, many))]
        found = []
        for action in actions:
            shares = [self.ahead.shares(world, view.seat, action, rng) for world in worlds]
            means = tuple(sum(of_seat) / many for of_seat in zip(*shares, strict=True))
            found.append((means[view.seat], action, means))
        found.sort(key=lambda one: -one[0])
        best = found[0]
        return Decision(best[1], best[2], tuple(Candidate(action, value) for value, action, _ in found))
