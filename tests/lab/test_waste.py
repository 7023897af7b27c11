"""What a player wasted in a match, as the gate prints it."""

from typing import Any

import pytest

from kontor.bots.games.borneo.waste import waste as borneo_waste
from kontor.bots.games.cargo_noir.waste import waste as cargo_noir_waste
from kontor.bots.games.goa.waste import waste as goa_waste
from kontor.bots.games.novgorod.waste import waste as novgorod_waste
from kontor.bots.hint_words import hint_texts
from kontor.bots.knowledge import policy_of
from kontor.cli.language import speak
from kontor.cli.verbs.gate import waste_name
from kontor.core import LANGUAGES, Action, no_emit, registry, seeded
from kontor.games.borneo.actions import SkipMerchant, TransferMerchant
from kontor.games.cargo_noir.actions import EndTurn, ResolveWithdraw
from kontor.games.goa.actions import Bid, BuildShips, Taxes
from kontor.games.goa.actions import EndTurn as EndTurnOfGoa
from kontor.games.novgorod.actions import EndPhase2, EndRoute
from kontor.games.novgorod.state import Stop
from kontor.lab.arena.gate import mean_waste
from kontor.lab.arena.play import play_cluster
from kontor.lab.arena.spec import Cluster, Spec

GOA: Any = registry.game("goa")


def opened(slug: str) -> Any:
    """Return the first position of a match."""
    game = registry.game(slug)
    return game.start(game.info.seats[0], game.options({}), bytes(32))


def moves(*actions: Action, before: Any = None) -> list[tuple[Any, Action]]:
    """Return decisions with the state before them."""
    return [(before, action) for action in actions]


def test_in_goa_taxes_count_among_the_actions_of_turns_and_ducats_at_the_end() -> None:
    """Bids are no actions of a turn; without any action there is nothing to say about them."""
    end = opened("goa")
    end.ducats[:2] = [3, 9]
    found = goa_waste(GOA.box, moves(Taxes(), Bid(4), BuildShips(), Taxes(), BuildShips(), before=end), end, 1)
    assert found == {"ducats_left": 9, "taxes_share": 0.5, "worthless_last_action": 1.0}
    assert goa_waste(GOA.box, moves(Bid(4), before=end), end, 0) == {"ducats_left": 3}


def test_in_goa_the_last_action_is_worthless_if_no_point_follows_it() -> None:
    """Small questions after it do not count: only the last action of a turn does."""
    early, late, rng, policy = opened("goa"), opened("goa"), seeded(1), policy_of(GOA)
    while deciders := GOA.deciders(late):
        legal = GOA.legal_actions(late, deciders[0])
        GOA.advance(late, deciders[0], policy.choose(late, deciders[0], legal, rng), no_emit)
    assert GOA.scores(late)[0].total > GOA.scores(early)[0].total
    good = [*moves(BuildShips(), before=early), *moves(EndTurnOfGoa(), before=late)]
    bad = [*good, *moves(Taxes(), before=late)]
    assert [goa_waste(GOA.box, each, late, 0)["worthless_last_action"] for each in (good, bad)] == [0.0, 1.0]


def test_in_borneo_a_merchant_goes_to_and_fro_if_a_transfer_undoes_the_one_before() -> None:
    """A third transfer that goes there again undoes the second."""
    there, back = TransferMerchant("a", 1, "b"), TransferMerchant("b", 2, "a")
    end = opened("borneo")
    end.warehouses[0] = ["x", "y"]
    assert borneo_waste(moves(there, SkipMerchant(), back, there), end, 0) == {
        "merchants_to_and_fro": 2,
        "goods_left": 2,
    }
    assert borneo_waste(moves(there, TransferMerchant("b", 1, "c")), end, 0)["merchants_to_and_fro"] == 0


def test_in_cargo_noir_ships_that_leave_without_cargo_are_counted() -> None:
    """And what lies in the safe and in the warehouse at the end."""
    end = opened("cargo_noir")
    end.safes[1], end.tiles[1] = 5, ["rum"]
    found = cargo_noir_waste(moves(ResolveWithdraw("bombay"), EndTurn(), ResolveWithdraw("hong_kong")), end, 1)
    assert found == {"coins_left": 5, "tiles_left": 1, "withdrawals": 2}


def test_in_novgorod_stops_that_nothing_was_made_of_are_counted_when_phase_2_ends() -> None:
    """Before its end they may still be used."""
    state = opened("novgorod")
    state.route = [Stop("visby", True, False, used=True), Stop("bergen", False, False)]
    state.ducats[0] = 7
    found = novgorod_waste(moves(EndRoute(), EndPhase2(), before=state), state, 0)
    assert found == {"ducats_left": 7, "stops_unused": 1}


@pytest.mark.parametrize("slug", registry.slugs())
def test_every_game_has_figures_with_a_name_in_both_languages(slug: str) -> None:
    """The figures are the mean over the games of one deal."""
    game = registry.game(slug)
    found = play_cluster(Spec(slug, "script", "script", game.info.seats[0], 2, 1, "1sims"), 0)
    assert found.waste
    assert all(figure >= 0 for figure in found.waste.values())
    for language in LANGUAGES:
        words = hint_texts(speak(language), game)
        assert all(waste_name(words, name) != name for name in found.waste)


def test_a_figure_without_words_keeps_its_name() -> None:
    """A package from outside may bring none."""
    assert waste_name(hint_texts(speak("en"), GOA), "ducks_left") == "ducks_left"


def test_a_deal_without_a_figure_counts_as_none_wasted() -> None:
    """Files from before figures were counted have none."""
    assert mean_waste([Cluster(0, (1.0,), (3,), {"ducats_left": 4.0}), Cluster(1, (0.0,), (1,))]) == {
        "ducats_left": 2.0
    }
