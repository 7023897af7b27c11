"""Traders with a style: they do what they like where little depends on it, and what is best elsewhere."""

import pytest

from bots.positions import positions
from kontor.bots import Budget, Trader
from kontor.bots.games.goa.policy import GoaPolicy
from kontor.bots.knowledge import policy_of
from kontor.bots.styled import HABIT_SHARE, Builder, Denier, Hoarder, StyledTrader
from kontor.core import AnyGame, chance, registry
from kontor.lab.arena.former import DistrustfulTrader

GAMES = [registry.game(slug) for slug in registry.slugs()]
STYLED: tuple[type[StyledTrader], ...] = (Builder, Hoarder, Denier)
BUDGET, SEED = Budget(simulations=1), b"7" * 32


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.slug)
def test_a_style_is_followed_where_it_costs_little_and_nowhere_else(game: AnyGame) -> None:
    """What it costs is what the trader thinks that it costs."""
    trader, followed = DistrustfulTrader(game), 0
    for _, view, seat, legal in positions(game, 8, every=13):
        plain = trader.decide(view, legal, BUDGET, SEED)
        value = {each.action: each.value for each in plain.candidates}
        for styled in STYLED:
            decision = styled(game).decide(view, legal, BUDGET, SEED)
            liked = policy_of(game, styled.style).choose(
                trader.ahead.world(view, SEED, 0), seat, legal, chance(SEED, "own", 0)
            )
            is_near = liked in value and value[liked] >= max(value.values()) - HABIT_SHARE
            assert decision.action == (liked if is_near else plain.action)
            assert {each.action: each.value for each in decision.candidates} == value
            followed += decision.action != plain.action
    assert followed


def test_the_trader_follows_its_policy_in_goa_where_it_costs_little() -> None:
    """It still says which action promises most."""
    game, followed = registry.game("goa"), 0
    for _, view, seat, legal in positions(game, 8, every=13):
        plain, now = (bot(game).decide(view, legal, BUDGET, SEED) for bot in (DistrustfulTrader, Trader))
        assert now.candidates == plain.candidates
        if now.action != plain.action:
            followed += 1
            (value,) = (each.value for each in now.candidates if each.action == now.action)
            assert now.shares[seat] == value >= plain.candidates[0].value - GoaPolicy.trust
    assert followed


def test_a_style_that_a_game_does_not_have_is_that_of_a_plain_trader(monkeypatch: pytest.MonkeyPatch) -> None:
    """A policy of another package need not have any."""
    monkeypatch.setattr(GoaPolicy, "styles", {})
    bot = Hoarder(registry.game("goa"))
    assert (bot.trusted, bot.trust) == (bot.ahead.policy, GoaPolicy.trust)
