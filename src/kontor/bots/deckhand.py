"""The deckhand: does anything that is allowed, with equal chances."""

from collections.abc import Sequence

from kontor.core import Action, AnyGame, Rng, View


class Deckhand:
    """Chooses uniformly among the legal actions: the opponent of a first game, and the zero of every measurement."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def decide(self, view: View, legal: Sequence[Action], rng: Rng) -> Action:  # noqa: ARG002 - it looks at nothing
        """Return any legal action."""
        return rng.pick(legal)
