"""The trader: looks one action ahead, to a settled position, and reads the learned value there."""

from collections.abc import Sequence
from typing import Any

from kontor.bots.bot import Candidate, Decision
from kontor.bots.budget import Budget
from kontor.bots.knowledge import script_of
from kontor.bots.value import Value
from kontor.core import Action, AnyGame, Rng, View, chance, no_emit

WORLDS = 2
"""So many worlds are imagined; every candidate is tried in the same ones."""
CANDIDATES = 24
"""So many actions are compared at most; of more, some in equal steps beside the script's."""
PLIES = 80
"""So long the script may play on until nothing is half done."""


class Trader:
    """Compares the legal actions by what they make of a few imagined worlds: the default opponent."""

    def __init__(self, game: AnyGame, value: Value | None = None) -> None:
        self.game = game
        self.script = script_of(game)
        self.value = value or Value(game)

    def decide(self, view: View, legal: Sequence[Action], budget: Budget, seed: bytes) -> Decision:  # noqa: ARG002
        """Choose the action with the best mean share."""
        if len(legal) == 1:
            return Decision(legal[0])
        assert view.seat is not None
        worlds = [self.game.determinize(view, chance(seed, "world", number)) for number in range(WORLDS)]
        rng = chance(seed, "script", 0)
        found = []
        for action in self.candidates(worlds[0], view.seat, legal, rng):
            shares = [self.after(world, view.seat, action, rng) for world in worlds]
            means = tuple(sum(of_seat) / WORLDS for of_seat in zip(*shares, strict=True))
            found.append((means[view.seat], action, means))
        found.sort(key=lambda one: -one[0])
        best = found[0]
        return Decision(best[1], best[2], tuple(Candidate(action, value) for value, action, _ in found))

    def candidates(self, world: Any, seat: int, legal: Sequence[Action], rng: Rng) -> list[Action]:
        """Return the actions that are worth a look: all, or the script's and some of the others."""
        if len(legal) <= CANDIDATES:
            return list(legal)
        step = len(legal) / (CANDIDATES - 1)
        some = [legal[int(number * step)] for number in range(CANDIDATES - 1)]
        return list(dict.fromkeys([self.script.script(world, seat, legal, rng), *some]))

    def after(self, world: Any, seat: int, action: Action, rng: Rng) -> list[float]:
        """Return the shares once the action is carried out and nothing is half done."""
        then = world.clone()
        self.game.advance(then, seat, action, no_emit)
        for _ in range(PLIES):
            if not then.frames or self.game.settled(then):
                break
            decider = self.game.deciders(then)[0]
            legal = self.game.legal_actions(then, decider)
            self.game.advance(then, decider, self.script.script(then, decider, legal, rng), no_emit)
        return self.value.shares(then)
