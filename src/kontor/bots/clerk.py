"""The clerk: plays by the script of the game, and now and then by whim."""

from collections.abc import Sequence

from kontor.bots.bot import Decision
from kontor.bots.budget import Budget
from kontor.bots.knowledge import script_of
from kontor.core import Action, AnyGame, View, chance

WHIMS = 20
"""Once in so many decisions the clerk does anything that is allowed, so that it cannot be read like a book."""


class Clerk:
    """Imagines one world and does what the script says in it: the first opponent."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.knowledge = script_of(game)

    def decide(self, view: View, legal: Sequence[Action], budget: Budget, seed: bytes) -> Decision:  # noqa: ARG002
        """Follow the script, with some noise."""
        rng = chance(seed, "clerk", 0)
        if len(legal) == 1:
            return Decision(legal[0])
        if not rng.below(WHIMS):
            return Decision(rng.pick(legal))
        assert view.seat is not None
        world = self.game.determinize(view, rng)
        return Decision(self.knowledge.script(world, view.seat, legal, rng))
