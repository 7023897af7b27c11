"""The learned value and the trader that reads it."""

import pytest

from kontor.bots import USUAL
from kontor.bots.knowledge import CANDIDATES, feature_names
from kontor.bots.trader import Trader
from kontor.bots.value import HONOUR, Value, honoured, read_weights, table_key
from kontor.core import AnyGame, Outcome, Score, no_emit, registry, seeded

GAMES = [registry.game(slug) for slug in registry.slugs()]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.slug)
def test_the_package_has_weights_for_every_kind_of_table(game: AnyGame) -> None:
    """Learned with the features and the rules of today."""
    weights = read_weights(game)
    assert weights.features == feature_names(game)
    editions = {table.rpartition("/")[0] for table in weights.tables}
    assert len(weights.tables) == len(editions) * len(game.info.seats)
    assert table_key(game, game.info.seats[0], game.options({})) in weights.tables


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.slug)
def test_the_shares_of_all_seats_are_one_win(game: AnyGame) -> None:
    """In the opening nobody is far ahead, and after the end the winners have it all, but for the honour."""
    value, rng = Value(game), seeded(2)
    state = game.start(3, game.options({}), rng.bytes(32))
    assert sum(value.shares(state)) == pytest.approx(1)
    assert max(value.shares(state)) < 0.6
    while deciders := game.deciders(state):
        game.advance(state, deciders[0], rng.pick(game.legal_actions(state, deciders[0])), no_emit)
    outcome = game.outcome(state)
    assert outcome is not None
    assert sum(value.shares(state)) == pytest.approx(1)
    assert [share > HONOUR for share in value.shares(state)] == [seat in outcome.winners for seat in range(3)]


def test_a_lost_match_has_better_and_worse_ends() -> None:
    """Who cannot win any more still plays for points; no number of them is worth a win."""
    scores = [tuple(Score(seat, total, {}) for seat, total in enumerate(totals)) for totals in ((20, 15), (20, 17))]
    worse, better = (honoured(Outcome((1, 2), each))[1] for each in scores)
    won = honoured(Outcome((1, 2), scores[0]))[0]
    assert 0 < worse < better < HONOUR < 1 - HONOUR < won


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.slug)
def test_a_trader_says_what_it_compared(game: AnyGame) -> None:
    """The best candidate first, each legal, and not more than it has time for."""
    trader, rng = Trader(game), seeded(8)
    state = game.start(3, game.options({}), rng.bytes(32))
    looked = 0
    while (deciders := game.deciders(state)) and looked < 25:
        seat = deciders[0]
        legal = game.legal_actions(state, seat)
        decision = trader.decide(game.view(state, seat), legal, USUAL, rng.bytes(32))
        assert decision.action in legal
        if len(legal) > 1:
            looked += 1
            values = [candidate.value for candidate in decision.candidates]
            assert values == sorted(values, reverse=True)
            assert decision.candidates[0].action == decision.action
            assert decision.shares[seat] == values[0]
            assert len(values) <= min(len(legal), CANDIDATES)
        game.advance(state, seat, decision.action, no_emit)
    assert looked == 25
