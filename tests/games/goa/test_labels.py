"""What the labels of actions and the questions of auctions say: facts, not sentences."""

from collections.abc import Mapping
from typing import Any

import pytest

from games.goa.table import FREE_FOUNDING, SETUPS, A, B, C, D, Table, random_match
from kontor.core import Action
from kontor.games.goa import GAME, actions
from kontor.games.goa.frames import QuickStartFrame, RoundFrame
from kontor.testing.marks import rule

GINGER_2, CLOVE_2 = "a:plantation_ginger_2:1", "a:plantation_clove_2:1"


def facts(table: Table, action: Action, seat: int = A) -> Mapping[str, Any]:
    """Return what the label of a legal action says in addition to its fields."""
    assert table.check(seat, action) is None
    return GAME.label_facts(GAME.view(table.state, seat), action)


@rule("GOA-P4")
def test_a_marker_names_the_tile() -> None:
    """The one that lies on the field."""
    table = Table().lay("r1c1", "a:duty:1").marker(B, "w1", "r1c0")

    assert facts(table, actions.PlaceMarker("r1c1"), B) == {"tile": ("tile", "a:duty:1")}


@rule("GOA-T6")
def test_a_swap_names_the_tile() -> None:
    """The one that is taken."""
    table = Table().keep(A, "b:swap:1").lay("r4c2", "a:duty:1").turn(A).play(A, actions.UseTile("b:swap:1"))

    assert facts(table, actions.ChooseGridTile("r4c2")) == {"tile": ("tile", "a:duty:1")}


@rule("GOA-A5", "GOA-A6")
def test_an_auctioneer_reads_who_bid_and_both_prices() -> None:
    """One ducat less if the auctioneer buys."""
    table = Table().auction(A, "r1c1").play(B, actions.Bid(3)).play(C, actions.Bid(4)).play(D, actions.PassBid())

    assert facts(table, actions.Sell()) == {"bidder": ("seat", C), "price": 4}
    assert facts(table, actions.Buy()) == {"bidder": ("seat", C), "price": 3}


@rule("GOA-A2")
def test_the_question_of_an_auction_says_the_highest_bid_and_what_the_tile_does() -> None:
    """Before the first bid there is no bidder; the flag has a power, too. The auctioneer may have too few ducats."""
    table = Table().lay("r1c1", "a:duty:1").auction(A, "r1c1")
    assert GAME.question_facts(GAME.view(table.state, B)) == {"price": 0, "power": ("power", "a:duty:1")}

    table.play(B, actions.Bid(3))
    wanted = {"price": 3, "power": ("power", "a:duty:1"), "bidder": ("seat", B)}
    assert GAME.question_facts(GAME.view(table.state, C)) == wanted
    table.play(C, actions.PassBid()).play(D, actions.PassBid())
    for ducats, payable in ((2, True), (1, False)):
        table.purse(A, ducats=ducats)
        assert GAME.question_facts(GAME.view(table.state, A)) == {**wanted, "payable": payable}

    table = Table().auctions(A, "w1", "r1c0", "r1c1", "r1c2", "r1c3")
    assert GAME.question_facts(GAME.view(table.state, B)) == {"price": 0, "power": ("power", "flag")}
    assert GAME.question_facts(GAME.view(table.turn(A).state, A)) == {}


@rule("GOA-T8", "GOA-T15")
def test_a_tile_that_is_used_or_taken_by_favor_says_what_it_does() -> None:
    """The power of this very tile."""
    table = Table().keep(A, "b:vice_king:1").remove("a:duty:1", "a:ships_4:1").lay("r1c1", "b:favor:1").turn(A)
    assert facts(table, actions.UseTile("b:vice_king:1")) == {"power": ("power", "b:vice_king:1")}

    table.auction(A, "r1c1").play(B, actions.PassBid()).play(C, actions.PassBid()).play(D, actions.PassBid())
    assert facts(table, actions.ChooseFavor("a:duty:1")) == {"power": ("power", "a:duty:1")}


@rule("GOA-K5")
def test_a_step_says_its_row_and_its_cost() -> None:
    """From row 2 of taxes to row 3."""
    table = Table().rows(A, taxes=2).store(A, "cochin_any:1", "pepper").store(A, "calicut_any:1", "nutmeg").turn(A)

    spices = [("spice", "pepper"), ("spice", "nutmeg")]
    assert facts(table, actions.Progress("taxes")) == {"row": 3, "ships": 2, "spices": spices}


@rule("GOA-C7", "GOA-C9", "GOA-T13")
@pytest.mark.parametrize(
    ("use", "purpose"),
    [
        (actions.PlayCard("exp_16"), "ducats"),
        (actions.PlayCard("exp_25"), "no_spices"),
        (actions.PlayCard("exp_28"), "no_ships"),
        (actions.UseTile("b:vice_king:1"), "vice_king"),
    ],
)
def test_a_step_by_a_card_or_a_tile_says_what_for(use: Action, purpose: str) -> None:
    """With all that it might cost."""
    table = Table().hand(A, "exp_16", "exp_25", "exp_28").keep(A, "b:vice_king:1")
    table.store(A, GINGER_2, "ginger").turn(A).play(A, use)

    wanted = {"row": 2, "ships": 1, "spices": [("spice", "ginger")], "purpose": purpose, "price": 5}
    assert facts(table, actions.ChooseColumn("ships")) == wanted


@rule("GOA-K7", "GOA-K8", "GOA-K10")
def test_ships_harvest_and_taxes_say_what_the_players_row_yields() -> None:
    """Each its own column."""
    table = Table().rows(A, ships=2, harvest=3, taxes=4).turn(A)

    assert facts(table, actions.BuildShips()) == {"amount": 2}
    assert facts(table, actions.Harvest())["amount"] == 4
    assert facts(table, actions.Taxes()) == {"amount": 10}


@rule("GOA-K8")
@pytest.mark.parametrize(("tiles", "fits"), [((), 0), ((GINGER_2,), 2), ((GINGER_2, CLOVE_2), 4)])
def test_a_harvest_says_how_many_of_its_sacks_find_a_field(tiles: tuple[str, ...], fits: int) -> None:
    """Of four: none without a plantation, two on one with two fields, all on two of them."""
    table = Table().rows(A, harvest=3).turn(A)
    for tile in tiles:
        table.store(A, tile)

    assert facts(table, actions.Harvest()) == {"amount": 4, "fits": fits, "lost": 4 - fits}


@rule("GOA-V1")
def test_the_quick_start_says_its_ducats() -> None:
    """Ten."""
    table = Table(quick_start=True).frame(RoundFrame("placing"), QuickStartFrame((A, B, C, D)))

    assert facts(table, actions.TakeDucats()) == {"amount": 10}
    assert facts(table, actions.AdvanceTwo("ships", "taxes")) == {}


@rule("GOA-K13", "GOA-K14")
def test_a_founding_says_what_is_required_and_what_the_board_gives() -> None:
    """Cochin requires eight; row 3 gives four."""
    table = Table().rows(A, colony=3).turn(A)

    assert facts(table, actions.FoundColony("cochin")) == {"required": 8, "board": 4}


@rule("GOA-T10", "GOA-R47")
def test_a_founding_by_espionage_says_what_the_row_of_the_opponent_gives() -> None:
    """Row 4 of B gives six; the player's own row does not count."""
    table = Table(**FREE_FOUNDING).rows(A, colony=2).rows(B, colony=4).keep(A, "b:espionage:1").turn(A)
    table.play(A, actions.UseTile("b:espionage:1"), actions.ChooseEspionage(B, "colony"))

    assert facts(table, actions.NameColony("madras")) == {"required": 10, "board": 6}


@rule("GOA-K16", "GOA-K17")
def test_paying_and_failing_say_what_is_missing() -> None:
    """Six less three."""
    table = Table().purse(A, colonists=3).founding(A, "quilon", "exp_01", "exp_02")

    assert facts(table, actions.Pay()) == {"missing": 3, "colony": ("colony", "quilon")}
    assert facts(table, actions.Fail()) == {"missing": 3, "colony": ("colony", "quilon")}


@rule("GOA-K16")
def test_the_question_of_a_founding_says_whether_it_can_be_paid() -> None:
    """Three are missing."""
    table = Table().hand(A, "exp_05").purse(A, colonists=3).founding(A, "quilon", "exp_01", "exp_02")
    assert GAME.question_facts(GAME.view(table.state, A)) == {"payable": True, "discards": True}

    assert GAME.question_facts(GAME.view(table.purse(A, colonists=2).state, A)) == {"payable": False, "discards": True}


@rule("GOA-T10")
def test_espionage_says_what_the_row_of_the_opponent_yields() -> None:
    """Row 4 of taxes gives ten ducats, row 1 of harvest one spice."""
    table = Table().rows(C, taxes=4).keep(A, "b:espionage:1").store(A, GINGER_2).turn(A)
    table.play(A, actions.UseTile("b:espionage:1"))

    assert facts(table, actions.ChooseEspionage(C, "taxes")) == {"amount": 10, "row": 4}
    assert facts(table, actions.ChooseEspionage(B, "harvest")) == {"amount": 1, "row": 1}


@rule("GOA-T7", "GOA-T12")
def test_the_choice_of_a_resource_says_how_much_it_is() -> None:
    """The sum of a resupply is the same for all three."""
    table = Table().keep(A, "b:resupply:1").deck("exp_02", "exp_03").store(A, GINGER_2).turn(A)
    table.play(A, actions.UseTile("b:resupply:1"))

    for resource in ("ships", "colonists"):
        assert facts(table, actions.ChooseResource(resource)) == {"amount": 5, "fits": 5, "lost": 0}
    assert facts(table, actions.ChooseResource("spices")) == {"amount": 5, "fits": 2, "lost": 3}


@rule("GOA-K6", "GOA-K9", "GOA-T2")
def test_a_sack_says_what_lies_on_its_tile() -> None:
    """Placed, returned, given up with its plantation, or filled up."""
    table = Table().store(A, GINGER_2, "ginger").store(A, CLOVE_2).store(A, "calicut_any:1", "ginger", "clove")
    table.keep(A, "b:extra_harvest:1").turn(A)
    ginger = {"sacks": [("spice", "ginger")], "sacks_count": 1, "fields": 2}

    table.play(A, actions.Harvest())
    assert facts(table, actions.PlaceSpice(GINGER_2, "ginger")) == ginger
    assert facts(table, actions.PlaceSpice(CLOVE_2, "clove")) == {"sacks": [], "sacks_count": 0, "fields": 2}

    table.turn(A).play(A, actions.Progress("ships"))
    both = {"sacks": [("spice", "ginger"), ("spice", "clove")], "sacks_count": 2, "fields": 2}
    assert facts(table, actions.TakeSpice(GINGER_2, "ginger")) == ginger
    assert facts(table, actions.TakeSpice("calicut_any:1", "ginger")) == both

    table.turn(A).play(A, actions.UseTile("b:extra_harvest:1"))
    assert facts(table, actions.ChooseFillTile(GINGER_2)) == ginger

    table.store(A, "a:crop_rotation:1").store(A, "b:crop_rotation:1").lay("r1c1", "a:plantation_pepper_1:1")
    table.auction(A, "r1c1").play(B, actions.PassBid()).play(C, actions.PassBid()).play(D, actions.PassBid())
    assert facts(table, actions.DiscardPlantation(GINGER_2)) == ginger


def test_every_legal_action_has_facts_from_the_view() -> None:
    """Of 48 random matches; other actions need none."""
    speaking: set[type[Action]] = set()
    silent: set[type[Action]] = set()
    for seats, options in SETUPS:
        for number in range(8):
            for ply in random_match(seats, number, **options):
                view = GAME.view(ply.before, ply.seat)
                for action in GAME.legal_actions(ply.before, ply.seat):
                    found = GAME.label_facts(view, action)
                    (speaking if found else silent).add(type(action))
    assert speaking.isdisjoint(silent)
    assert len(speaking) == 23
    assert {actions.Bid, actions.PassBid, actions.Expedition, actions.EndTurn, actions.PlayCard} <= silent
