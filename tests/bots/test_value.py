"""The learned value and the trader that reads it."""

import pytest

from kontor.bots import DEFAULT_BUDGET
from kontor.bots.builtin import Trader
from kontor.bots.knowledge import MAX_CANDIDATES, features_type_of
from kontor.bots.value import POINTS_WEIGHT, Value, final_shares, margin_shares, read_weights, setup_key
from kontor.core import AnyGame, Outcome, Score, no_emit, registry, seeded

GAMES = [registry.game(slug) for slug in registry.slugs()]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.slug)
def test_the_package_has_weights_for_every_setup(game: AnyGame) -> None:
    """Learned with the current features and rules."""
    weights = read_weights(game)
    assert weights.features == features_type_of(game).names
    editions = {table.rpartition("/")[0] for table in weights.by_setup}
    assert len(weights.by_setup) == len(editions) * len(game.info.seats)
    assert setup_key(game, game.info.seats[0], game.options({})) in weights.by_setup


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.slug)
def test_the_shares_of_all_seats_are_one_win(game: AnyGame) -> None:
    """In the opening nobody is far ahead, and after the end the winners, if any, have it all, but for the honour."""
    value, rng = Value(game), seeded(3)
    state = game.start(3, game.options({}), rng.bytes(32))
    assert sum(value.shares(state)) == pytest.approx(1)
    assert max(value.shares(state)) < 0.6
    while deciders := game.deciders(state):
        game.advance(state, deciders[0], rng.pick(game.legal_actions(state, deciders[0])), no_emit)
    outcome = game.outcome(state)
    assert outcome is not None
    assert sum(value.shares(state)) == pytest.approx(1 if outcome.winners else POINTS_WEIGHT)  # NOV-E5: nobody may win
    assert [share > POINTS_WEIGHT for share in value.shares(state)] == [seat in outcome.winners for seat in range(3)]


def test_a_lost_match_has_better_and_worse_ends() -> None:
    """A player who can no longer win still plays for points; no number of them is worth a win."""
    scores = [tuple(Score(seat, total, {}) for seat, total in enumerate(totals)) for totals in ((20, 15), (20, 17))]
    worse, better = (final_shares(Outcome((1, 2), each))[1] for each in scores)
    won = final_shares(Outcome((1, 2), scores[0]))[0]
    assert 0 < worse < better < POINTS_WEIGHT < 1 - POINTS_WEIGHT < won


def test_an_imagined_end_counts_half_by_the_lead() -> None:
    """A narrow win is worth less than a clear one, and more than a narrow loss; the shares are one win."""
    clear, narrow = (margin_shares(Outcome((1, 2), two(total, 20)), 3.0) for total in (30, 21))
    assert narrow[1] < 0.5 < narrow[0] < clear[0]
    assert [sum(clear), sum(narrow)] == pytest.approx([1, 1])


def test_points_that_do_not_count_are_not_a_lead() -> None:
    """A player who is not scored has lost, whatever the points."""
    assert margin_shares(Outcome((1, 2), two(5, 40), unscored=(1,)), 3.0) == pytest.approx([1, 0])


def two(one: int, other: int) -> tuple[Score, ...]:
    """Return the scores of two seats."""
    return Score(0, one, {}), Score(1, other, {})


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.slug)
def test_a_trader_says_what_it_compared(game: AnyGame) -> None:
    """The best candidate first, each legal, and not more than it has time for."""
    trader, rng = Trader(game), seeded(8)
    state = game.start(3, game.options({}), rng.bytes(32))
    looked = 0
    while (deciders := game.deciders(state)) and looked < 25:
        seat = deciders[0]
        legal = game.legal_actions(state, seat)
        decision = trader.decide(game.view(state, seat), legal, DEFAULT_BUDGET, rng.bytes(32))
        assert decision.action in legal
        if len(legal) > 1:
            looked += 1
            values = [candidate.value for candidate in decision.candidates]
            assert values == sorted(values, reverse=True)
            (value,) = (each.value for each in decision.candidates if each.action == decision.action)
            assert decision.shares[seat] == value >= values[0] - trader.trust
            assert len(values) <= min(len(legal), MAX_CANDIDATES)
        game.advance(state, seat, decision.action, no_emit)
    assert looked == 25
