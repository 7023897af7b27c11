"""The learned value: a share of the win for each seat, from a weighted sum of its features.

The weights are trained by `kontor lab train` and stored as JSON next to the features, one vector per kind of setup.
"""

from collections.abc import Mapping, Sequence
from math import exp
from operator import mul
from typing import Any

import msgspec

from kontor.bots.knowledge import KnowledgeError, edition_options, features_of, features_type_of, knowledge_file
from kontor.core import AnyGame, Outcome

WEIGHTS_FILE = "weights.json"
POINTS_WEIGHT = 0.004
"""The part of a final share that depends on points, so that a seat that cannot win still plays for a good place."""
POINTS_SCALE = 10
"""The lead in points that makes a clear difference in that part."""
UNSCORED_LEADS = 99
"""A seat that is not scored counts as this many such leads behind."""


class Weights(msgspec.Struct, frozen=True):
    """What was learned about a game: the rules and features it was learned with, and a vector per kind of setup."""

    game: str
    rules_version: int
    features: tuple[str, ...]
    by_setup: dict[str, tuple[float, ...]] = msgspec.field(name="tables")
    """Called ``tables`` in the JSON."""


def setup_key(game: AnyGame, seats: int, options: Any) -> str:
    """Return the kind of a setup: the number of seats, and the edition where a game has several."""
    return "/".join([*(str(getattr(options, option.name)) for option in edition_options(game)), str(seats)])


def read_weights(game: AnyGame) -> Weights:
    """Return the weights that come with the package; KnowledgeError if there are none for these rules."""
    file = knowledge_file(game, WEIGHTS_FILE)
    if not file.is_file():
        raise KnowledgeError("no-weights", game=game.info.title)
    weights = msgspec.json.decode(file.read_bytes(), type=Weights)
    if weights.features != features_type_of(game).names:
        raise KnowledgeError("old-weights", game=game.info.title)
    return weights


class Value:
    """Reads the shares of the win in a settled world."""

    def __init__(self, game: AnyGame, by_setup: Mapping[str, Sequence[float]] | None = None) -> None:
        self.game = game
        self.features = features_of(game)
        self.by_setup = by_setup if by_setup is not None else read_weights(game).by_setup

    def shares(self, world: Any, margin_scale: float = 0.0) -> list[float]:
        """Return the share of the win that each seat can expect; after the end the true one, with a little for points.

        With a `margin_scale` the end counts half by points: see `margin_shares`.
        """
        outcome = self.game.outcome(world)
        if outcome is not None:
            return margin_shares(outcome, margin_scale) if margin_scale else final_shares(outcome)
        weights = self.by_setup[setup_key(self.game, world.seats, world.options)]
        merits = [sum(map(mul, weights, figures)) for figures in self.features.of_each(world)]
        return softmax(merits)


def final_shares(outcome: Outcome) -> list[float]:
    """Return the true shares of the win, with a little for points: a lost match can still end better or worse."""
    return _mix(outcome, POINTS_WEIGHT, POINTS_SCALE)


def margin_shares(outcome: Outcome, margin_scale: float) -> list[float]:
    """Return the shares of an imagined end, half by points: a narrow win here is a narrow loss in another world."""
    return _mix(outcome, 0.5, margin_scale)


def _mix(outcome: Outcome, part: float, lead: float) -> list[float]:
    by_points = softmax(
        [score.total / lead - UNSCORED_LEADS * (score.seat in outcome.unscored) for score in outcome.scores]
    )
    won = [1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(len(by_points))]
    return [(1 - part) * win + part * points for win, points in zip(won, by_points, strict=True)]


def softmax(merits: Sequence[float]) -> list[float]:
    """Return shares that add up to 1: the greater the merit, the greater the share."""
    top = max(merits)
    powers = [exp(merit - top) for merit in merits]
    return [power / sum(powers) for power in powers]
