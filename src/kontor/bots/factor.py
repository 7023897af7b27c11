"""The factor: looks some turns ahead, in the way that the arena chose for the table."""

from collections.abc import Callable, Sequence
from typing import Protocol

from kontor.bots.bot import Candidate, Decision
from kontor.bots.budget import Budget
from kontor.bots.lookahead import Lookahead
from kontor.bots.meter import Meter
from kontor.bots.rollouts import Rollouts
from kontor.bots.tally import Found
from kontor.bots.tree import Tree
from kontor.bots.value import Value, table_key
from kontor.bots.ways import Way, chosen_ways
from kontor.core import Action, AnyGame, View, chance


class Search(Protocol):
    """A way to compare candidates until the budget is spent."""

    def search(self, view: View, actions: Sequence[Action], meter: Meter, seed: bytes) -> list[Found]:
        """Return the candidates, the best one first."""
        ...


class Factor:
    """Searches until the budget is spent: the strong opponent."""

    def __init__(self, game: AnyGame, value: Value | None = None, way: Way | None = None) -> None:
        self.ahead = Lookahead(game, value)
        self.way = way
        self.chosen = chosen_ways(game)

    def decide(self, view: View, legal: Sequence[Action], budget: Budget, seed: bytes) -> Decision:
        """Choose the action that proves best."""
        if len(legal) == 1:
            return Decision(legal[0])
        seat, meter = view.seat, Meter(budget)
        assert seat is not None
        way = self.way or self.chosen.get(table_key(self.ahead.game, len(view.scores), view.options), Way())
        way, script = way.within(budget), self.ahead.script
        world, rng = self.ahead.world(view, seed, 0), chance(seed, "candidates", 0)
        actions = (script.wider if way.wide else script.candidates)(world, seat, legal, rng)
        if len(actions) == 1:  # nothing to compare: an opinion is enough
            meter = Meter(Budget(simulations=1))
        found = SEARCHES[way.search](self.ahead, way).search(view, actions, meter, seed)
        return Decision(*found[0], tuple(Candidate(action, shares[seat]) for action, shares in found))


SEARCHES: dict[str, Callable[[Lookahead, Way], Search]] = {"rollouts": Rollouts, "tree": Tree}
