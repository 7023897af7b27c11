"""Games to learn from: positions of self-play with the features of every seat, and who won in the end."""

from collections.abc import Iterator
from typing import Any

import msgspec

from kontor.bots import DEFAULT_BUDGET
from kontor.bots.builtin import Trader
from kontor.bots.knowledge import features_of, policy_of
from kontor.bots.value import Value
from kontor.core import AnyGame, Rng, chance, no_emit, registry, seeded

KEEP_INTERVAL = 4
"""One position in this many settled decisions is kept."""
LEANING = 0.4
"""Maximum offset that an opinion adds to a weight, even to 0; features are about 1 in size."""
WHIM_INTERVAL = 10
"""On average a seat plays at random once in this many decisions, so that more positions are seen."""


class Lesson(msgspec.Struct, frozen=True):
    """One game: its positions, each with the features of all seats, and the shares of the win."""

    positions: list[list[list[float]]]
    shares: list[float]


class School(msgspec.Struct, frozen=True):
    """What is played: a kind of setup, by the policy or, with `by_setup`, by traders with weights like these.

    Every trader has an opinion of its own, drawn for each game: games between equal plans do not show which one wins.
    """

    game: str
    seats: int
    options: dict[str, Any]
    seed: int
    by_setup: dict[str, list[float]] | None = None


def play_lesson(school: School, number: int) -> Lesson:
    """Play one game of self-play; it depends on the school and the number alone."""
    game = registry.game(school.game)
    seed = chance(seeded(school.seed).bytes(32), "school", number).bytes(32)
    rng = chance(seed, "whims", 0)
    features = features_of(game)
    state = game.start(school.seats, game.options(school.options), seed)
    positions = []
    for count, action in enumerate(_moves(game, school, state, seed)):
        if game.settled(state) and count % KEEP_INTERVAL == 0:
            positions.append([[float(x) for x in features.of(state, seat)] for seat in range(school.seats)])
        seat = game.deciders(state)[0]
        if not rng.below(WHIM_INTERVAL):
            action = rng.pick(game.legal_actions(state, seat))  # noqa: PLW2901 - a whim instead
        game.advance(state, seat, action, no_emit)
    outcome = game.final_outcome(state)
    return Lesson(positions, [1 / len(outcome.winners) if s in outcome.winners else 0.0 for s in range(school.seats)])


def _moves(game: AnyGame, school: School, state: Any, seed: bytes) -> Iterator[Any]:
    """Yield the next action of the policy or a trader; the caller advances the state."""
    policy = policy_of(game)
    traders = []
    if school.by_setup is not None:
        lucks = [chance(seed, "opinion", seat) for seat in range(school.seats)]
        traders = [Trader(game, Value(game, opinions(school.by_setup, luck)), worlds=1) for luck in lucks]
    count = 0
    while deciders := game.deciders(state):
        seat, luck = deciders[0], chance(seed, "policy", count)
        legal = game.legal_actions(state, seat)
        if not traders:
            yield policy.choose(state, seat, legal, luck)
        else:
            yield traders[seat].decide(game.view(state, seat), legal, DEFAULT_BUDGET, luck.bytes(32)).action
        count += 1


def opinions(by_setup: dict[str, list[float]], rng: Rng) -> dict[str, list[float]]:
    """Return weights around these: each times a factor from 1/3 to 3, then shifted by up to `LEANING`."""
    return {
        key: [weight * 3 ** _between(rng) + LEANING * _between(rng) for weight in weights]
        for key, weights in by_setup.items()
    }


def _between(rng: Rng) -> float:
    """Return a number between -1 and 1."""
    return rng.below(2001) / 1000 - 1
