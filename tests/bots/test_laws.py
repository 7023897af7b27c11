"""What holds for the knowledge of every game: a policy is legal, honest and better than chance, features are sound."""

from collections.abc import Iterator
from math import isfinite
from typing import Any, NamedTuple

import pytest

from games.borneo.table import SETUPS as BORNEO_SETUPS
from games.cargo_noir.matches import SETUPS as CARGO_NOIR_SETUPS
from games.goa.table import SETUPS as GOA_SETUPS
from games.novgorod.table import SETUPS as NOVGOROD_SETUPS
from kontor.bots.knowledge import Policy, features_of, features_type_of, policy_of
from kontor.core import AnyGame, Rng, Seat, no_emit, registry, seeded
from sampling import rotating

Setup = tuple[int, dict[str, Any]]


class Known(NamedTuple):
    """A game, the setups in which its laws are tested, and the figures that differ from game to game."""

    slug: str
    setups: tuple[Setup, ...]
    max_feature: float
    matches: int
    """Matches of the policy against random play, and how many it must win."""
    min_wins: int
    editions: tuple[dict[str, Any], ...] = ({},)
    """The options of those matches, in turn."""

    @property
    def game(self) -> AnyGame:
        return registry.game(self.slug)


GAMES = (
    Known("borneo", BORNEO_SETUPS, 5, 24, 23, ({"edition": "board"}, {"edition": "card"})),
    Known("cargo_noir", CARGO_NOIR_SETUPS, 12, 16, 15),
    Known("goa", GOA_SETUPS, 8, 24, 22),
    Known("novgorod", NOVGOROD_SETUPS, 15, 12, 12),
)
EVERY_GAME = pytest.mark.parametrize("known", GAMES, ids=lambda known: known.slug)
EVERY_SETUP = pytest.mark.parametrize(
    ("known", "setup"),
    [(known, setup) for known in GAMES for setup in rotating(known.setups, 2)],
    ids=lambda value: value.slug if isinstance(value, Known) else "-".join(map(str, (value[0], *value[1].values()))),
)


def test_every_game_with_knowledge_is_tested() -> None:
    """A game that is added gets its line above."""
    assert [known.slug for known in GAMES] == list(registry.slugs())


def positions(known: Known, setup: Setup, policy: Policy, rng: Rng) -> Iterator[tuple[Any, Seat, list[Any], Any]]:
    """Yield the positions of a match with what the policy chooses there; half of its choices are followed."""
    game, (seats, options) = known.game, setup
    state = game.start(seats, game.options(options), rng.bytes(32))
    while deciders := game.deciders(state):
        seat = deciders[0]
        legal = game.legal_actions(state, seat)
        chosen = policy.choose(state, seat, legal, seeded(7))
        yield state, seat, legal, chosen
        game.advance(state, seat, rng.pick((chosen, rng.pick(legal))), no_emit)


@EVERY_SETUP
def test_a_policy_chooses_a_legal_action_and_the_same_one_again(known: Known, setup: Setup) -> None:
    """Also one that was made just now; it changes nothing, and its choice is among its candidates."""
    policy, again = policy_of(known.game), policy_of(known.game)
    for state, seat, legal, chosen in positions(known, setup, policy, seeded(setup[0])):
        assert chosen in legal
        before = state.clone()
        assert again.choose(state, seat, legal, seeded(7)) == chosen
        candidates = policy.candidates(state, seat, legal, seeded(7))
        assert chosen in candidates
        assert set(candidates) <= set(policy.wider_candidates(state, seat, legal, seeded(7))) <= set(legal)
        assert state == before


@EVERY_GAME
def test_a_policy_has_an_answer_to_every_question_of_the_game(known: Known) -> None:
    """A question without one would stop a match."""
    asked = {phase.frame for phase in known.game.phases.values() if phase.verbs}
    assert asked == set(policy_of(known.game).answers)  # type: ignore[attr-defined]


@EVERY_GAME
def test_a_policy_uses_nothing_that_the_seat_cannot_know(known: Known) -> None:
    """Two worlds that look alike to a seat give the same answer; the policy plays to the end by itself."""
    game, policy, rng = known.game, policy_of(known.game), seeded(4)
    state = game.start(3, game.options({}), rng.bytes(32))
    while deciders := game.deciders(state):
        seat = deciders[0]
        legal = game.legal_actions(state, seat)
        other = game.determinize(game.view(state, seat), rng)
        chosen = policy.choose(state, seat, legal, seeded(1))
        assert policy.choose(other, seat, legal, seeded(1)) == chosen
        game.advance(state, seat, chosen, no_emit)


@EVERY_GAME
def test_a_policy_beats_random_play(known: Known) -> None:
    """Alone against random opponents at every number of seats: a broken policy loses some matches by far."""
    game, policy, won = known.game, policy_of(known.game), 0
    for number in range(known.matches):
        seats, rng = game.info.seats[number % len(game.info.seats)], seeded(number)
        sensible = number // len(game.info.seats) % seats
        options = known.editions[number // len(game.info.seats) % len(known.editions)]
        state = game.start(seats, game.options(options), rng.bytes(32))
        while deciders := game.deciders(state):
            seat = deciders[0]
            legal = game.legal_actions(state, seat)
            action = policy.choose(state, seat, legal, rng) if seat == sensible else rng.pick(legal)
            game.advance(state, seat, action, no_emit)
        outcome = game.outcome(state)
        assert outcome is not None
        won += sensible in outcome.winners
    assert won >= known.min_wins


@EVERY_GAME
def test_every_feature_has_a_name_of_its_own(known: Known) -> None:
    """At least ten, in rulebook words and snake case."""
    names = features_type_of(known.game).names
    assert len(set(names)) == len(names)
    assert 10 <= len(names) <= 45
    assert all(name.isidentifier() and name.islower() for name in names)


@EVERY_SETUP
def test_features_are_small_and_depend_on_the_world_alone(known: Known, setup: Setup) -> None:
    """In every seventh position of random play and at the end; nothing is changed by looking."""
    game, (seats, options) = known.game, setup
    features, again, rng, count = features_of(game), features_of(game), seeded(5), 0
    state = game.start(seats, game.options(options), rng.bytes(32))
    while deciders := game.deciders(state):
        game.advance(state, deciders[0], rng.pick(game.legal_actions(state, deciders[0])), no_emit)
        count += 1
        if count % 7 and state.frames:
            continue
        before = state.clone()
        for seat in range(seats):
            numbers = features.of(state, seat)
            assert len(numbers) == len(features.names)
            assert all(isfinite(number) and abs(number) < known.max_feature for number in numbers)
            assert again.of(state, seat) == numbers
            assert again.of_each(state)[seat] == numbers
        assert state == before
