"""What bots know of a game, in files of its own; everything else about bots is written once for all games.

Knowledge looks at imagined worlds: states that `determinize` made from a view, in which all that the seat cannot know
is drawn by lot. So it cannot peek, and it plays as fast as the rules do. For a game `<game>` there are

- ``<game>.py`` with ``Script(game).script(world, seat, legal, rng)``: what a sensible player would do, quickly;
- ``<game>_features.py`` with ``NAMES`` and ``Features(game).of(world, seat)``: how well a seat stands, in numbers.
"""

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

from kontor.core import Action, AnyGame, KontorError, Rng, Seat


class KnowledgeError(KontorError):
    """Why a level cannot play a game."""

    package = "kontor.bots"


class Script(Protocol):
    """How a sensible player of one game decides."""

    def script(self, world: Any, seat: Seat, legal: Sequence[Action], rng: Rng) -> Action:
        """Return one of the legal actions of the seat that decides."""
        ...


class Features(Protocol):
    """How one game is described in numbers."""

    def of(self, world: Any, seat: Seat) -> Sequence[float]:
        """Return how well a seat stands, one number for each name."""
        ...


def _module(game: AnyGame, ending: str) -> Any:
    name = f"{__name__}.{game.info.slug}{ending}"
    if find_spec(name) is None:
        raise KnowledgeError("no-knowledge", game=game.info.title)
    return import_module(name)


def script_of(game: AnyGame) -> Script:
    """Return the script of a game; KnowledgeError if there is none."""
    script: Script = _module(game, "").Script(game)
    return script


def features_of(game: AnyGame) -> Features:
    """Return the features of a game; KnowledgeError if there are none."""
    features: Features = _module(game, "_features").Features(game)
    return features


def feature_names(game: AnyGame) -> tuple[str, ...]:
    """Return the names of the features of a game."""
    names: tuple[str, ...] = _module(game, "_features").NAMES
    return names
