"""The learned value: a share of the win for each seat, from a weighted sum of its features.

The weights are trained by `kontor lab train` and lie in the package as JSON, one vector for each kind of table.
"""

from collections.abc import Mapping, Sequence
from math import exp
from typing import Any

import msgspec

from kontor.bots.knowledge import KnowledgeError, edition_options, features_of, features_type_of, knowledge_file
from kontor.core import AnyGame, Outcome

WEIGHTS_FILE = "weights.json"
HONOUR = 0.004
"""So much of the share at the end goes by points: who cannot win any more still plays for a good place."""
CLOSE = 10
"""A lead of so many points makes a clear difference in honour."""
UNSCORED = 99
"""Whoever is not scored is so many leads behind everybody who is."""


class Weights(msgspec.Struct, frozen=True):
    """What was learned of a game: the rules and the features that it was learned with, and a vector for each table."""

    game: str
    rules_version: int
    features: tuple[str, ...]
    tables: dict[str, tuple[float, ...]]


def table_key(game: AnyGame, seats: int, options: Any) -> str:
    """Return the kind of a table: the number of seats, and the edition where a game has several."""
    return "/".join([*(str(getattr(options, option.name)) for option in edition_options(game)), str(seats)])


def read_weights(game: AnyGame) -> Weights:
    """Return the weights that come with the package; KnowledgeError if there are none for these rules."""
    file = knowledge_file(game, WEIGHTS_FILE)
    if not file.is_file():
        raise KnowledgeError("no-weights", game=game.info.title)
    weights = msgspec.json.decode(file.read_bytes(), type=Weights)
    if (weights.rules_version, weights.features) != (game.info.rules_version, features_type_of(game).names):
        raise KnowledgeError("old-weights", game=game.info.title)
    return weights


class Value:
    """Reads the shares of the win in a settled world."""

    def __init__(self, game: AnyGame, tables: Mapping[str, Sequence[float]] | None = None) -> None:
        self.game = game
        self.features = features_of(game)
        self.tables = tables if tables is not None else read_weights(game).tables

    def shares(self, world: Any, lead: float = 0.0) -> list[float]:
        """Return the share of the win that each seat can expect; after the end the true one, and a little honour.

        With a lead in points the end counts half by it: see `led`.
        """
        outcome = self.game.outcome(world)
        if outcome is not None:
            return led(outcome, lead) if lead else honoured(outcome)
        weights = self.tables[table_key(self.game, world.seats, world.options)]
        merits = [
            sum(map(float.__mul__, weights, map(float, self.features.of(world, seat)))) for seat in range(world.seats)
        ]
        return softmax(merits)


def honoured(outcome: Outcome) -> list[float]:
    """Return the true shares of the win, with a little for points: a lost match has better and worse ends, too."""
    return _mixed(outcome, HONOUR, CLOSE)


def led(outcome: Outcome, lead: float) -> list[float]:
    """Return the shares of an imagined end, half by points: in another world a narrow win is a narrow loss."""
    return _mixed(outcome, 0.5, lead)


def _mixed(outcome: Outcome, part: float, lead: float) -> list[float]:
    by_points = softmax([score.total / lead - UNSCORED * (score.seat in outcome.unscored) for score in outcome.scores])
    won = [1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(len(by_points))]
    return [(1 - part) * win + part * points for win, points in zip(won, by_points, strict=True)]


def softmax(merits: Sequence[float]) -> list[float]:
    """Return shares that add up to 1: the greater the merit, the greater the share."""
    top = max(merits)
    powers = [exp(merit - top) for merit in merits]
    return [power / sum(powers) for power in powers]
