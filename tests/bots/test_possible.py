"""What a seat may do, asked for without a list."""

import pytest

from kontor.bots.search.lookahead import LazyLegalActions
from kontor.core import Action, AnyGame, no_emit, registry, seeded

GAMES = [registry.game(slug) for slug in registry.slugs()]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.slug)
def test_what_is_possible_is_what_is_legal(game: AnyGame) -> None:
    """For every action that was legal at any time in a match; a list is made only when somebody looks through it."""
    rng, known, asked = seeded(5), dict[Action, None](), 0
    state = game.start(3, game.options({}), rng.bytes(32))
    while deciders := game.deciders(state):
        seat = deciders[0]
        legal = game.legal_actions(state, seat)
        known.update(dict.fromkeys(legal))
        possible = LazyLegalActions(game, state, seat)
        for action in rng.shuffled(list(known))[:12]:
            assert (action in possible) == (action in legal)
            asked += action not in legal
        assert "all" not in vars(possible)
        assert (len(possible), list(possible), possible[0], possible[-1]) == (len(legal), legal, legal[0], legal[-1])
        assert legal[0] in possible
        game.advance(state, seat, rng.pick(legal), no_emit)
    assert asked > 50
