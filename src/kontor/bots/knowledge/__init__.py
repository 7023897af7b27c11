"""What bots know of a game, in files of its own; everything else about bots is written once for all games.

Knowledge looks at imagined worlds: states that `determinize` made from a view, in which all that the seat cannot know
is drawn by lot. So it cannot peek, and it plays as fast as the rules do. For a game `<game>` there are

- ``<game>.py`` with ``Script(game)``: what a sensible player would do, quickly, and which actions are worth a look;
- ``<game>_features.py`` with ``NAMES`` and ``Features(game).of(world, seat)``: how well a seat stands, in numbers; and,
  if not every option with named choices makes another kind of table, ``EDITIONS``: the names of those that do;
- ``<game>_reasons.py`` with ``REASONS`` and what belongs to them: what these numbers speak of, for hints in words.
"""

from abc import ABC, abstractmethod
from collections.abc import Collection, Hashable, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple, Protocol

from kontor.core import Action, AnyGame, Frame, KontorError, Option, Rng, Seat

CANDIDATES = 24
"""So many actions are compared at most."""


class KnowledgeError(KontorError):
    """Why a level cannot play a game."""

    package = "kontor.bots"


class Script(ABC):
    """How a sensible player of one game decides."""

    worlds = 6
    """So many worlds the trader imagines; fewer where little is hidden and looking far takes its time."""

    @abstractmethod
    def script(self, world: Any, seat: Seat, legal: Sequence[Action], rng: Rng) -> Action:
        """Return one of the legal actions of the seat that decides."""

    @abstractmethod
    def turn(self, world: Any) -> Hashable:
        """Return something that is another one as soon as a turn is over: rollouts end at the end of a turn."""

    def candidates(self, world: Any, seat: Seat, legal: Sequence[Action], rng: Rng) -> Sequence[Action]:
        """Return the actions that are worth a look: all, or the script's and some of the others in equal steps."""
        if len(legal) <= CANDIDATES:
            return legal
        step = len(legal) / (CANDIDATES - 1)
        some = [legal[int(number * step)] for number in range(CANDIDATES - 1)]
        return list(dict.fromkeys([self.script(world, seat, legal, rng), *some]))

    def wider(self, world: Any, seat: Seat, legal: Sequence[Action], rng: Rng) -> Sequence[Action]:
        """Return the actions that are worth a look to whoever has the time; usually the same."""
        return self.candidates(world, seat, legal, rng)

    def wait(self, world: Any) -> int:  # noqa: ARG002
        """Return after how many turns an answer to the open question shows what it was good for; usually at once."""
        return 0

    def shows(self, asked: Frame, world: Any) -> bool:  # noqa: ARG002
        """Say whether a settled world shows what an answer to this question was good for; usually it does."""
        return True


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


@cache
def edition_options(game: AnyGame) -> tuple[Option, ...]:
    """Return the options that make another kind of table, which is learned for itself.

    Usually these are the options whose choices have names, beside variants that are on or off, and seats.
    """
    named = [o for o in game.info.options if not o.names_seat and not isinstance(o.default, bool)]
    name = f"{__name__}.{game.info.slug}_features"
    chosen = getattr(import_module(name), "EDITIONS", None) if find_spec(name) else None
    return tuple(option for option in named if chosen is None or option.name in chosen)


class Reasons(NamedTuple):
    """How the features of a game become reasons in words."""

    groups: Mapping[str, str]
    """By name of a feature: the group of features that speak of the same thing."""
    burdens: Collection[str]
    """The features of which less is better."""
    own: Collection[str]
    """The features that say something of the seat that decides, but nothing of its rivals."""
    last: str
    """The group that alone counts when the match is over."""


def reasons_of(game: AnyGame) -> Reasons:
    """Return the groups of the features of a game; KnowledgeError if there are none."""
    module = _module(game, "_reasons")
    return Reasons(module.REASONS, module.BURDENS, module.OWN, module.LAST)
