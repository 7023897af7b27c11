"""What bots know about one game, found by entry points; everything else about bots is written once for all games.

Knowledge looks at imagined worlds: states that `determinize` made from a view, with everything that the seat cannot
know drawn at random. So it cannot peek, and it plays as fast as the rules do. A package brings the knowledge for a game
under the game's slug:

- group ``kontor.bots.policies``: a subclass of `Policy`, which says what a sensible player would do;
- group ``kontor.bots.features``: a subclass of `Features`, which says in numbers how well a seat stands.

The package that holds them also holds ``weights.json`` (the learned weights of the features), ``search.json`` (how the
factor searches) and ``messages/{en,de}.ftl`` (the reasons of hints in words).
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Hashable, Mapping, Sequence
from functools import cache
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from sys import modules
from typing import Any, ClassVar, NamedTuple, cast

from kontor.core import Action, AnyGame, Frame, KontorError, Option, Rng, Seat, Wording
from kontor.levels import KNOWLEDGE_GROUPS, Knowledge

MAX_CANDIDATES = 24
"""Maximum number of actions that are compared, unless a policy chooses its own."""


class KnowledgeError(KontorError):
    """Why a level cannot play a game."""

    package = "kontor.bots"


class PlanStep(NamedTuple):
    """A step of a plan: what a seat does next, and the thing that it is about.

    The message ``plan-<game>-<kind>`` says it as an infinitive ("build ships"), its attribute ``named`` with the
    name of the `$thing`.
    """

    kind: str
    thing: tuple[str, str] | None = None
    """The kind and the id of the thing, as `Texts.name` takes them."""


NO_STEP = PlanStep("none")
"""The seat is asked for a step and takes none; this has no words."""


class Plans(NamedTuple):
    """What a plan is in one game: which questions have one, and which actions are its steps."""

    at: tuple[type[Frame], ...]
    """The questions at which a hint says what the seat does next."""
    step: Callable[[Action], PlanStep | None]
    """Returns the step that an action is; None if it is a detail, after which the step is still to come."""


class Policy(ABC):
    """How a sensible player of one game decides."""

    worlds = 6
    """Number of worlds that the trader imagines; fewer where little is hidden and looking ahead takes long."""
    trust = 0.0
    """The trader leaves the policy's own choice only for an action that promises at least this much more of the win."""
    plans: ClassVar[Plans | None] = None
    """What a plan is, for hints; None: hints say nothing about what comes next."""
    points_decisions = 1500
    """Maximum number of decisions that are imagined to tell what points the hints of one question lead to."""
    styles: ClassVar[Mapping[str, Any]] = {}
    """Prices by name of a style; a policy with styles takes one of them as its second argument."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    @abstractmethod
    def choose(self, world: Any, seat: Seat, legal: Sequence[Action], rng: Rng) -> Action:
        """Return one of the legal actions of the seat that decides."""

    @abstractmethod
    def turn(self, world: Any) -> Hashable:
        """Return a value that changes as soon as a turn is over: rollouts end at the end of a turn."""

    def candidates(self, world: Any, seat: Seat, legal: Sequence[Action], rng: Rng) -> Sequence[Action]:
        """Return the actions that are worth a look: all, or the policy's choice and an even sample of the others."""
        if len(legal) <= MAX_CANDIDATES:
            return legal
        step = len(legal) / (MAX_CANDIDATES - 1)
        some = [legal[int(number * step)] for number in range(MAX_CANDIDATES - 1)]
        return list(dict.fromkeys([self.choose(world, seat, legal, rng), *some]))

    def wider_candidates(self, world: Any, seat: Seat, legal: Sequence[Action], rng: Rng) -> Sequence[Action]:
        """Return the actions that are worth a look if there is more time; by default the same."""
        return self.candidates(world, seat, legal, rng)

    def wait(self, world: Any) -> int:  # noqa: ARG002
        """Return the number of turns until an answer to the open question shows its effect; by default 0."""
        return 0

    def shows(self, asked: Frame, world: Any) -> bool:  # noqa: ARG002
        """Return True if a settled world shows the effect of an answer to this question; by default it does."""
        return True

    def ends_soon(self, world: Any) -> bool:  # noqa: ARG002
        """Return True if so little of the match is left that the factor plays it to the end; by default it never is."""
        return False

    def waste(self, moves: Sequence[tuple[Any, Action]], end: Any, seat: Seat) -> Mapping[str, float]:  # noqa: ARG002
        """Return by name how much a seat wasted in a match, by its decisions, each with the world before, and the end.

        Less is better. `kontor lab gate` shows the figures; by default there are none.
        """
        return {}


class Reasons(NamedTuple):
    """How the features of a game become reasons in words."""

    groups: Mapping[str, str]
    """By name of a feature: its group, which holds the features that are about the same thing."""
    burdens: Collection[str]
    """The features of which less is better."""
    own: Collection[str]
    """The features that say something about the seat that decides, but nothing about its rivals."""
    last: str
    """The only group that counts when the match is over."""
    had: Collection[str] = ()
    """The groups whose words are about things that somebody has: where there are none, they say nothing."""


class Features(ABC):
    """How one game is described in numbers, and what the numbers are about."""

    names: ClassVar[tuple[str, ...]]
    """The name of each number, in the order of `of`."""
    reasons: ClassVar[Reasons]
    editions: ClassVar[tuple[str, ...] | None] = None
    """The options whose choices are learned separately; None: every option whose choices have names."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    @abstractmethod
    def of(self, world: Any, seat: Seat) -> Sequence[float]:
        """Return how well a seat stands, one number for each name."""

    def of_each(self, world: Any) -> Sequence[Sequence[float]]:
        """Return the same for every seat; a game can do it faster than one seat after the other."""
        return [self.of(world, seat) for seat in range(world.seats)]


@cache
def _registered(kind: Knowledge, slug: str) -> Any:
    """Return what a package has registered for a game; None if nobody has."""
    found = [entry for entry in entry_points(group=KNOWLEDGE_GROUPS[kind]) if entry.name == slug]
    return found[0].load() if found else None


def policy_of(game: AnyGame, style: str | None = None) -> Policy:
    """Return the policy of a game, in a style or plain; KnowledgeError if there is none."""
    policy_type: Any = _registered("policy", game.info.slug)
    if policy_type is None:
        raise KnowledgeError("no-knowledge", game=game.info.title)
    if style is None:
        return cast("Policy", policy_type(game))
    styles = styles_of(game)
    if style not in styles:
        raise KnowledgeError("no-style", game=game.info.title, style=style, known=", ".join(styles) or "-")
    return cast("Policy", policy_type(game, styles[style]))


def styles_of(game: AnyGame) -> Mapping[str, Any]:
    """Return the prices of every style that the policy of a game can play in, by name."""
    policy_type: type[Policy] | None = _registered("policy", game.info.slug)
    return policy_type.styles if policy_type else {}


def features_type_of(game: AnyGame) -> type[Features]:
    """Return the class of the features of a game; KnowledgeError if there is none."""
    features_type: type[Features] | None = _registered("features", game.info.slug)
    if features_type is None:
        raise KnowledgeError("no-knowledge", game=game.info.title)
    return features_type


def features_of(game: AnyGame) -> Features:
    """Return the features of a game; KnowledgeError if there are none."""
    return features_type_of(game)(game)


@cache
def edition_options(game: AnyGame) -> tuple[Option, ...]:
    """Return the options that split the setups of a game into editions; each edition has weights of its own.

    By default these are the options whose choices have names: not those that are on or off, or that name a seat.
    """
    named = [o for o in game.info.options if not o.names_seat and not isinstance(o.default, bool)]
    features_type: type[Features] | None = _registered("features", game.info.slug)
    chosen = features_type.editions if features_type else None
    return tuple(option for option in named if chosen is None or option.name in chosen)


def packages_of(game: Wording) -> tuple[str, ...]:
    """Return the packages with messages for bots of a game: the one for all bots, then those of its knowledge."""
    known = [_registered(kind, game.info.slug) for kind in KNOWLEDGE_GROUPS]
    packages = dict.fromkeys(_package(each) for each in known if each is not None)
    return (KnowledgeError.package, *(name for name in packages if files(name).joinpath("messages").is_dir()))


def knowledge_file(game: AnyGame, name: str) -> Traversable:
    """Return a file of the package that holds the features of a game, whether it exists or not."""
    return files(_package(features_type_of(game))).joinpath(name)


def _package(known: type) -> str:
    package = modules[known.__module__].__package__
    assert package is not None
    return package
