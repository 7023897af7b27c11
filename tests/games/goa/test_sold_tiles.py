"""What follows an auction: the flag, the effect of the tile, the marker, the next auction."""

from games.goa.table import A, B, C, Table
from kontor.core import Event
from kontor.games.goa.actions import Bid, Buy, ChooseResource, DiscardPlantation, PassBid, Sell
from kontor.games.goa.events import (
    AuctionBegan,
    BidMade,
    BidPassed,
    BonanzaTaken,
    FlagTaken,
    PlantationPlaced,
    ResourcesGained,
    SpicePlaced,
    TileBought,
    TileSold,
    TileTakenForNothing,
    TurnBegan,
)
from kontor.games.goa.frames import BidFrame, ChooseResourceFrame, DiscardPlantationFrame
from kontor.games.goa.rules import A1, A2, A4, A5, A6, A7, K1, T1, T7, V3
from kontor.testing.marks import rule

RED_SHIP, DUTY, FOREMAN, RED_SPICE = "a:red_ship:1", "a:duty:1", "a:foreman:1", "a:red_spice:1"
EITHER = "a:ships_or_colonists:1"
PASS, SELL, BUY = PassBid(), Sell(), Buy()


def flag_of(holder: int) -> Table:
    """Begin the auctions of three players; the tiles below the other markers are kept by the players who get them."""
    table = Table(3).lay("r0c0", RED_SHIP).lay("r0c1", DUTY).lay("r0c2", FOREMAN)
    return table.auctions(holder, "n0", "r0c0", "r0c1", "r0c2")


def nobody_bids(table: Table) -> list[Event]:
    """Let everybody pass until the auctions are over, and return all that happened."""
    events: list[Event] = []
    while isinstance(table.state.frames[-1], BidFrame):
        events += table.play(table.deciders[0], PASS).events
    return events


@rule("GOA-A7")
def test_the_buyer_of_the_flag_takes_an_extra_action_card() -> None:
    """B buys it from A."""
    table = flag_of(A).play(B, Bid(3)).play(C, PASS).play(A, SELL)
    assert table.events == [
        TileSold(B, A, None, 3, rule=A5),
        FlagTaken(B, rule=A7),
        ResourcesGained(B, "extra_actions", 1, rule=A7),
        AuctionBegan(B, 2, RED_SHIP, rule=A1),
    ]
    assert (table.state.flag_holder, table.state.placer) == (B, A)
    assert table.state.extra_actions == [0, 1, 0]
    assert table.state.ducats == [13, 7, 10]


@rule("GOA-A7")
def test_a_player_who_keeps_the_flag_takes_a_card_as_well() -> None:
    """For nothing, or by buying his own flag."""
    table = flag_of(A).play(B, PASS).play(C, PASS)
    assert table.events == [
        BidPassed(C, rule=A2),
        TileTakenForNothing(A, None, rule=A4),
        FlagTaken(A, rule=A7),
        ResourcesGained(A, "extra_actions", 1, rule=A7),
        AuctionBegan(B, 2, RED_SHIP, rule=A1),
    ]
    assert (table.state.flag_holder, table.state.extra_actions) == (A, [1, 0, 0])

    table = flag_of(A).play(B, Bid(3)).play(C, PASS).play(A, BUY)
    assert table.events[:3] == [
        TileBought(A, None, 2, rule=A6),
        FlagTaken(A, rule=A7),
        ResourcesGained(A, "extra_actions", 1, rule=A7),
    ]
    assert (table.state.flag_holder, table.state.extra_actions, table.state.ducats) == (A, [1, 0, 0], [8, 10, 10])


@rule("GOA-A7")
def test_the_new_flag_holder_acts_first() -> None:
    """C bought the flag, so C begins the action phase, and A and B follow."""
    table = flag_of(A).play(B, PASS).play(C, Bid(1)).play(A, SELL)
    events = nobody_bids(table)
    assert [event for event in events if isinstance(event, TurnBegan)] == [TurnBegan(C, 1, rule=K1)]
    assert table.deciders == (C,)


@rule("GOA-A8")
def test_a_plantation_is_filled_before_the_next_auction() -> None:
    """Two pepper lie on it when marker 3 comes up."""
    pepper = "a:plantation_pepper_2:1"
    table = Table(2).lay("r0c0", pepper).lay("r0c1", DUTY).auctions(A, "n0", "r0c0", "r0c1").play(B, PASS)
    table.play(A, PASS)
    assert table.events == [
        BidPassed(A, rule=A2),
        TileTakenForNothing(B, pepper, rule=A4),
        PlantationPlaced(B, pepper, rule=T1),
        SpicePlaced(B, pepper, "pepper", rule=T1),
        SpicePlaced(B, pepper, "pepper", rule=T1),
        AuctionBegan(A, 3, DUTY, rule=A1),
    ]
    assert table.stored(B) == {pepper: ("pepper", "pepper")}
    table.assert_census()


@rule("GOA-A8")
def test_the_new_owner_chooses_before_the_next_auction() -> None:
    """B, who is not the auctioneer, is asked for ships or colonists; only then A is offered the next tile."""
    table = Table(2).lay("r0c0", DUTY).lay("r0c1", EITHER).auctions(B, "n0", "r0c1", "r0c0").play(A, PASS)
    table.play(B, Bid(2)).play(A, SELL)
    assert table.events == [TileSold(B, A, EITHER, 2, rule=A5)]
    assert table.state.frames[-1] == ChooseResourceFrame(B, 3, 3, 0, T7)
    table.play(B, ChooseResource("colonists"))
    assert table.events == [ResourcesGained(B, "colonists", 3, rule=T7), AuctionBegan(B, 3, DUTY, rule=A1)]
    assert (table.state.colonists, table.state.discard_a) == ([2, 5], (EITHER,))
    table.assert_census()


@rule("GOA-A9")
def test_the_marker_goes_back_and_the_field_is_empty() -> None:
    """After the flag marker 1, after the first tile marker 2; the other tiles are still there."""
    table = flag_of(A).play(B, PASS).play(C, PASS)
    assert table.state.markers == [None, "r0c0", "r0c1", "r0c2"]
    assert table.state.grid[:3] == [RED_SHIP, DUTY, FOREMAN]
    table.play(C, PASS).play(A, PASS)
    assert table.state.markers == [None, None, "r0c1", "r0c2"]
    assert table.state.grid[:3] == [None, DUTY, FOREMAN]
    nobody_bids(table)
    assert table.state.markers == []
    assert table.state.grid[:3] == [None, None, None]
    table.assert_census()


@rule("GOA-A10")
def test_payment_effect_bonanza_and_the_next_auction_follow_in_this_order() -> None:
    """A sells a corner tile with ships to choose and a Bonanza tile with ducats below it."""
    table = Table(2, bonanza=True).lay("r0c0", EITHER).corner("r0c0", "bonanza_ducats").lay("r0c1", DUTY)
    table.auctions(B, "n0", "r0c0", "r0c1").play(A, PASS)
    events = [*table.play(B, Bid(9)).events, *table.play(A, SELL).events]
    assert table.state.ducats == [19, 1]
    assert table.state.markers == [None, "r0c0", "r0c1"]
    events += table.play(B, ChooseResource("ships")).events
    assert events == [
        BidMade(B, 9, rule=A2),
        TileSold(B, A, EITHER, 9, rule=A5),
        ResourcesGained(B, "ships", 3, rule=T7),
        BonanzaTaken(B, "bonanza_ducats", rule=V3),
        ResourcesGained(B, "ducats", 4, rule=V3),
        AuctionBegan(B, 3, DUTY, rule=A1),
    ]
    assert table.state.markers == [None, None, "r0c1"]
    assert table.state.ducats == [19, 5]
    table.assert_census()


@rule("GOA-A10")
def test_ducats_of_a_sale_can_be_bid_in_the_next_auction() -> None:
    """A sold the flag for six and bids up to sixteen."""
    table = flag_of(A).play(B, Bid(6)).play(C, PASS).play(A, SELL).play(C, PASS)
    assert table.legal(A) == [PASS, *(Bid(ducats) for ducats in range(1, 17))]


@rule("GOA-A10", "GOA-A8")
def test_a_buyer_with_four_plantations_gives_one_up_out_of_turn() -> None:
    """The next auction waits for it."""
    table = Table(2).lay("r0c0", "a:plantation_clove_1:1").lay("r0c1", DUTY)
    for tile in ("a:plantation_ginger_2:1", "a:plantation_ginger_2:2", "a:plantation_pepper_2:1", "a:crop_rotation:1"):
        table.store(B, tile)
    table.auctions(B, "n0", "r0c0", "r0c1").play(A, PASS).play(B, Bid(1)).play(A, SELL)
    assert table.state.frames[-1] == DiscardPlantationFrame(B, "a:plantation_clove_1:1")
    table.play(B, DiscardPlantation("a:crop_rotation:1"))
    assert table.stored(B)["a:plantation_clove_1:1"] == ("clove",)
    assert table.events[-1] == AuctionBegan(B, 3, DUTY, rule=A1)
    table.assert_census()


@rule("GOA-A11")
def test_a_new_flag_holder_does_not_change_the_order_of_the_auctions() -> None:
    """C takes the flag from A; B and C still follow as auctioneers, each bidding starts left of them, A ends."""
    table = flag_of(A).play(B, PASS).play(C, Bid(1)).play(A, SELL)
    assert table.state.flag_holder == C
    began = [table.event(AuctionBegan)]
    for first, second in ((C, A), (A, B)):
        began.append(table.play(first, PASS).play(second, PASS).event(AuctionBegan))
    assert began == [
        AuctionBegan(B, 2, RED_SHIP, rule=A1),
        AuctionBegan(C, 3, DUTY, rule=A1),
        AuctionBegan(A, 4, FOREMAN, rule=A1),
    ]
    assert table.deciders == (B,)
