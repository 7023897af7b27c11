"""The factor: looks some turns ahead, in the way that the arena chose for the table."""

from collections.abc import Callable, Sequence
from importlib.resources import files
from typing import Literal, Protocol

import msgspec

from kontor.bots.bot import Candidate, Decision
from kontor.bots.budget import Budget
from kontor.bots.lookahead import Lookahead
from kontor.bots.meter import Meter
from kontor.bots.rollouts import Rollouts
from kontor.bots.tally import Found
from kontor.bots.tree import Tree
from kontor.bots.value import Value, table_key
from kontor.core import Action, AnyGame, View, chance

WIDE_SECONDS = 0.3
"""Whoever has less time looks at few candidates: one look at each of many would tell them by luck."""


class Way(msgspec.Struct, frozen=True):
    """How the factor searches at one kind of table."""

    search: Literal["rollouts", "tree"] = "rollouts"
    turns: tuple[int, ...] = (2,)
    """The script plays on, and at the end of the turns with these numbers the value is read; their mean counts."""
    wide: bool = False
    """Whether also those candidates are looked at which the trader has no time for."""


class Search(Protocol):
    """A way to compare candidates until the budget is spent."""

    def search(self, view: View, actions: Sequence[Action], meter: Meter, seed: bytes) -> list[Found]:
        """Return the candidates, the best one first."""
        ...


def chosen_ways(game: AnyGame) -> dict[str, Way]:
    """Return what the arena chose for each kind of table of a game."""
    chosen = msgspec.json.decode(files(__package__).joinpath("ways.json").read_bytes(), type=dict[str, dict[str, Way]])
    return chosen.get(game.info.slug, {})


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
        world, rng = self.ahead.world(view, seed, 0), chance(seed, "candidates", 0)
        script = self.ahead.script
        wide = way.wide and (budget.seconds is None or budget.seconds >= WIDE_SECONDS)
        actions = (script.wider if wide else script.candidates)(world, seat, legal, rng)
        if len(actions) == 1:  # nothing to compare: an opinion is enough
            meter = Meter(Budget(simulations=1))
        found = SEARCHES[way.search](self.ahead, way.turns).search(view, actions, meter, seed)
        return Decision(*found[0], tuple(Candidate(action, shares[seat]) for action, shares in found))


SEARCHES: dict[str, Callable[[Lookahead, Sequence[int]], Search]] = {"rollouts": Rollouts, "tree": Tree}
