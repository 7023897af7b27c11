"""Looking ahead: what is tried, and how far it is played on before a value is read."""

from typing import Any

import pytest

from kontor.bots.games.goa.auctions import MAX_PLACES
from kontor.bots.knowledge import MAX_CANDIDATES, policy_of
from kontor.bots.search.lookahead import AT_ONCE, Lookahead
from kontor.core import Action, AnyGame, Seat, no_emit, registry, seeded
from kontor.games.goa.frames import BidFrame, PlaceFlagFrame, PlaceMarkerFrame

BORNEO, GOA = registry.game("borneo"), registry.game("goa")


def test_a_marker_in_goa_is_judged_after_the_auctions() -> None:
    """No feature says what a marker on a tile is worth, so the auctions are awaited."""
    ahead, state = Lookahead(GOA), GOA.start(3, GOA.options({}), bytes(32))
    seat = GOA.deciders(state)[0]
    assert isinstance(state.frames[-1], PlaceFlagFrame)
    then = ahead.after(state, seat, GOA.legal_actions(state, seat)[0], seeded(1))
    assert not isinstance(then.frames[-1], PlaceFlagFrame | PlaceMarkerFrame | BidFrame)
    assert state.round_no == then.round_no == 1


def test_of_many_places_in_goa_the_best_few_are_looked_at() -> None:
    """The policy's own choice first."""
    policy, state = policy_of(GOA), GOA.start(3, GOA.options({}), bytes(32))
    seat = GOA.deciders(state)[0]
    legal = GOA.legal_actions(state, seat)
    found = policy.candidates(state, seat, legal, seeded(1))
    assert len(legal) > len(found) == MAX_PLACES
    assert found[0] == policy.choose(state, seat, legal, seeded(1))


def test_of_very_many_actions_some_are_tried_and_the_policys_is_among_them() -> None:
    """In equal steps, each once."""
    policy, state = policy_of(BORNEO), BORNEO.start(3, BORNEO.options({}), bytes(32))
    seat = BORNEO.deciders(state)[0]
    legal = BORNEO.legal_actions(state, seat) * 20
    found = policy.candidates(state, seat, legal, seeded(1))
    assert len(found) <= MAX_CANDIDATES
    assert policy.choose(state, seat, legal, seeded(1)) in found


@pytest.mark.parametrize("game", [BORNEO, GOA], ids=lambda game: game.info.slug)
def test_the_mean_of_several_readings_counts(game: AnyGame) -> None:
    """Each reading is of the same line of play."""
    ahead, rng = Lookahead(game), seeded(5)
    state = game.start(3, game.options({}), rng.bytes(32))
    for _ in range(40):
        seat = game.deciders(state)[0]
        game.advance(state, seat, rng.pick(game.legal_actions(state, seat)), no_emit)
    seat = game.deciders(state)[0]
    action = game.legal_actions(state, seat)[0]
    one, two = (ahead.shares(state, seat, action, seeded(1), (turns,)) for turns in (1, 3))
    both = ahead.shares(state, seat, action, seeded(1), (1, 3))
    assert both == pytest.approx([(a + b) / 2 for a, b in zip(one, two, strict=True)])
    assert ahead.shares(state, seat, action, seeded(1)) == ahead.shares(state, seat, action, seeded(1), AT_ONCE)


@pytest.mark.parametrize("game", [BORNEO, GOA], ids=lambda game: game.info.slug)
def test_a_match_that_ends_on_the_way_is_read_as_it_ended(game: AnyGame) -> None:
    """As often as it would have been read."""
    ahead, rng = Lookahead(game), seeded(6)
    state = game.start(3, game.options({}), rng.bytes(32))
    last: list[tuple[Any, Seat, Action]] = []
    while deciders := game.deciders(state):
        seat = deciders[0]
        last = [(state.clone(), seat, rng.pick(game.legal_actions(state, seat)))]
        game.advance(state, seat, last[0][2], no_emit)
    [(before, seat, action)] = last
    seen = [not then.frames for then in ahead.readings(before, seat, action, rng, (1, 2, 30))]
    assert seen == [True, True, True]
    assert ahead.shares(before, seat, action, rng, (1, 2, 30)) == pytest.approx(ahead.value.shares(state))
