"""The pool: scripts of every style, against which a change is measured besides the level that it replaces.

A bot can learn to beat its predecessor and play the game worse: one that won 83 % against the trader had lost half of
the trader's lead over the script (docs/bots.md). So the gate looks at many opponents.
"""

from collections.abc import Sequence

from kontor.bots import Budget, Decision
from kontor.bots.knowledge import policy_of, styles_of
from kontor.core import Action, AnyGame, View, chance

SCRIPT = "script"
"""The name of the plain script in the arena; `script-STYLE` is the script of a style."""


class Script:
    """Imagines one world and follows the policy in it: a clerk without whims, plain or in a style."""

    def __init__(self, game: AnyGame, style: str | None = None) -> None:
        self.game = game
        self.policy = policy_of(game, style)

    def decide(self, view: View, legal: Sequence[Action], budget: Budget, seed: bytes) -> Decision:  # noqa: ARG002
        """Follow the policy."""
        if len(legal) == 1:
            return Decision(legal[0])
        rng = chance(seed, SCRIPT, 0)
        world = self.game.determinize(view, rng)
        return Decision(self.policy.choose(world, view.own_seat, legal, rng))


def is_script(name: str) -> bool:
    """Return True if a name of the arena is that of a script."""
    return name.partition("-")[0] == SCRIPT


def make_script(name: str, game: AnyGame) -> Script:
    """Return the script of a name; KnowledgeError if the game has no such style."""
    return Script(game, name.partition("-")[2] or None)


def pool_of(game: AnyGame) -> list[str]:
    """Return the names of the scripts of a game, the plain one first."""
    return [SCRIPT, *(f"{SCRIPT}-{style}" for style in styles_of(game))]
