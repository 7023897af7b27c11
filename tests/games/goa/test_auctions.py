"""The auctions: who bids when, who pays whom, and what happens to the tile."""

from games.goa.table import SETUPS, A, B, C, D, Table, random_match
from kontor.core import Refusal
from kontor.core.kinds import kinded_fields
from kontor.core.rules import ANOTHER_QUESTION
from kontor.games.goa.actions import ACTIONS, Bid, Buy, ChooseEspionage, PassBid, Sell
from kontor.games.goa.events import (
    AuctionBegan,
    BidMade,
    BidPassed,
    TileBought,
    TileKept,
    TileSold,
    TileTakenForNothing,
)
from kontor.games.goa.frames import Auction, AuctioneerFrame, AuctionsFrame, BidFrame, Offer
from kontor.games.goa.rules import A1, A2, A3, A4, A5, A6, T9
from kontor.testing.marks import rule

RED_SHIP, DUTY, FOREMAN, RED_SPICE = "a:red_ship:1", "a:duty:1", "a:foreman:1", "a:red_spice:1"
PASS, SELL, BUY = PassBid(), Sell(), Buy()


def offered(auctioneer: int = A, seats: int = 4) -> Table:
    """Let a player offer the red Ship, which is kept by the player who gets it."""
    return Table(seats).lay("r2c2", RED_SHIP).auction(auctioneer, "r2c2")


def five_lots() -> Table:
    """Let B have placed the flag; four tiles that are kept lie below the other markers."""
    table = Table().lay("r0c0", RED_SHIP).lay("r0c1", DUTY).lay("r0c2", FOREMAN).lay("r0c3", RED_SPICE)
    return table.auctions(B, "n0", "r0c0", "r0c1", "r0c2", "r0c3")


def all_pass(table: Table, *seats: int) -> Table:
    """Let these players pass in this order."""
    for seat in seats:
        table.play(seat, PASS)
    return table


@rule("GOA-A1")
def test_auctions_run_in_marker_order_and_the_owner_of_the_marker_is_the_auctioneer() -> None:
    """B placed the flag and the last marker."""
    table = five_lots()
    began = [table.event(AuctionBegan)]
    for others in ((C, D, A), (D, A, B), (A, B, C), (B, C, D)):
        all_pass(table, *others)
        began += [table.event(AuctionBegan)]
    assert began == [
        AuctionBegan(B, 1, None, rule=A1),
        AuctionBegan(C, 2, RED_SHIP, rule=A1),
        AuctionBegan(D, 3, DUTY, rule=A1),
        AuctionBegan(A, 4, FOREMAN, rule=A1),
        AuctionBegan(B, 5, RED_SPICE, rule=A1),
    ]
    all_pass(table, C, D, A)
    assert (table.state.markers, not [e for e in table.events if isinstance(e, AuctionBegan)]) == ([], True)
    table.assert_census()


@rule("GOA-A2")
def test_each_other_player_has_one_turn_from_the_left_of_the_auctioneer() -> None:
    """C is asked, then D, then A; B decides."""
    table = five_lots()
    assert table.state.frames[1:] == [AuctionsFrame(1), BidFrame((C, D, A), Auction(1, B, "n0", None))]
    table.play(C, Bid(4))
    assert table.events == [BidMade(C, 4, rule=A2)]
    assert table.deciders == (D,)
    table.play(D, PASS)
    assert table.events == [BidPassed(D, rule=A2)]
    assert table.deciders == (A,)
    table.play(A, Bid(6))
    offers = (Offer(C, 4), Offer(D, 0), Offer(A, 6))
    assert table.state.frames[-1] == AuctioneerFrame(Auction(1, B, "n0", None, offers))
    assert table.deciders == (B,)


@rule("GOA-A2")
def test_a_bid_is_higher_than_the_highest_bid() -> None:
    """The auction opens at 0, so the first bid is 1 at least; after a bid of 4 it is 5, also behind a pass."""
    table = offered()
    assert table.check(B, Bid(0)) == Refusal(A2, {"bid": 0})
    assert table.legal(B) == [PASS, *(Bid(ducats) for ducats in range(1, 11))]

    table.play(B, Bid(4)).play(C, PASS)
    assert table.check(D, Bid(3)) == Refusal(A2, {"bid": 4})
    assert table.check(D, Bid(4)) == Refusal(A2, {"bid": 4})
    assert table.check(D, Bid(5)) is None
    assert table.legal(D) == [PASS, *(Bid(ducats) for ducats in range(5, 11))]


@rule("GOA-A2")
def test_the_last_bid_is_the_highest() -> None:
    """Offers of 0 are passes."""
    assert Auction(2, A, "r2c2", RED_SHIP).highest is None
    assert Auction(2, A, "r2c2", RED_SHIP).price == 0
    auction = Auction(2, A, "r2c2", RED_SHIP, (Offer(B, 2), Offer(C, 5), Offer(D, 0)))
    assert (auction.highest, auction.price) == (Offer(C, 5), 5)


@rule("GOA-A3")
def test_a_bid_may_not_exceed_the_ducats_of_the_bidder() -> None:
    """With ten ducats ten can be bid, eleven cannot."""
    table = offered()
    assert table.check(B, Bid(10)) is None
    assert table.check(B, Bid(11)) == Refusal(A3, {"ducats": 10})


@rule("GOA-R5", "GOA-A3")
def test_nobody_can_get_into_debt() -> None:
    """Only bids that can be paid are offered; a bid of everything leaves nothing."""
    table = offered().purse(B, ducats=3).purse(C, ducats=0)
    assert table.legal(B) == [PASS, Bid(1), Bid(2), Bid(3)]
    assert table.check(B, Bid(4)) == Refusal(A3, {"ducats": 3})
    table.play(B, Bid(3))
    assert table.legal(C) == [PASS]
    table.play(C, PASS).play(D, PASS).play(A, SELL)
    assert table.state.ducats == [13, 0, 0, 10]


@rule("GOA-A4")
def test_nobody_bid_and_the_auctioneer_takes_the_tile_for_nothing() -> None:
    """No ducat moves."""
    table = all_pass(offered(), B, C)
    table.play(D, PASS)
    assert table.events[:3] == [
        BidPassed(D, rule=A2),
        TileTakenForNothing(A, RED_SHIP, rule=A4),
        TileKept(A, RED_SHIP, rule=T9),
    ]
    assert table.state.ducats == [10, 10, 10, 10]
    assert table.state.tiles == [(RED_SHIP,), (), (), ()]
    table.assert_census()


@rule("GOA-R4")
def test_an_unsold_tile_must_be_taken() -> None:
    """The auctioneer is not asked: the tile is there with its effect, four ships."""
    table = Table().lay("r2c2", "a:ships_4:1").auction(A, "r2c2")
    all_pass(table, B, C, D)
    assert not isinstance(table.state.frames[-1], AuctioneerFrame)
    assert table.state.ships == [8, 4, 4, 4]
    assert table.state.discard_a == ("a:ships_4:1",)
    table.assert_census()


@rule("GOA-A5")
def test_the_highest_bidder_pays_the_auctioneer() -> None:
    """C bid six, which go to A; B keeps his ducats."""
    table = offered().play(B, Bid(4)).play(C, Bid(6)).play(D, PASS)
    assert table.legal(A) == [SELL, BUY]
    table.play(A, SELL)
    assert table.events[:2] == [TileSold(C, A, RED_SHIP, 6, rule=A5), TileKept(C, RED_SHIP, rule=T9)]
    assert table.state.ducats == [16, 10, 4, 10]
    assert table.state.tiles == [(), (), (RED_SHIP,), ()]
    table.assert_census()


@rule("GOA-A6")
def test_the_auctioneer_buys_for_one_ducat_less_from_the_bank() -> None:
    """The bidder pays nothing."""
    table = offered().play(B, Bid(4)).play(C, Bid(6)).play(D, PASS).play(A, BUY)
    assert table.events[:2] == [TileBought(A, RED_SHIP, 5, rule=A6), TileKept(A, RED_SHIP, rule=T9)]
    assert table.state.ducats == [5, 10, 10, 10]
    assert table.state.tiles == [(RED_SHIP,), (), (), ()]
    table.assert_census()


@rule("GOA-A6")
def test_the_auctioneer_must_own_the_price() -> None:
    """A bid of six costs him five: four ducats are too few, five are enough."""
    table = all_pass(offered().play(B, Bid(6)), C, D).purse(A, ducats=4)
    assert table.check(A, BUY) == Refusal(A6, {"price": 5, "ducats": 4})
    assert table.check(A, SELL) is None
    assert table.legal(A) == [SELL]
    table.purse(A, ducats=5)
    assert table.legal(A) == [SELL, BUY]
    assert table.play(A, BUY).state.ducats == [0, 10, 10, 10]


@rule("GOA-R35")
def test_bidders_and_auctioneers_are_asked_even_with_one_answer_left() -> None:
    """Nobody has the ducats for more than a pass, and A none to buy; both are asked all the same."""
    table = offered().purse(A, ducats=0).purse(C, ducats=2).purse(D, ducats=0).play(B, Bid(3))
    for seat in (C, D):
        assert table.deciders == (seat,)
        assert table.legal(seat) == [PASS]
        table.play(seat, PASS)
    assert table.deciders == (A,)
    assert table.legal(A) == [SELL]


@rule("GOA-G5")
def test_money_moves_between_players_in_a_sale_alone() -> None:
    """Exactly the bid goes from the buyer to the auctioneer, and nothing else changes hands."""
    table = all_pass(offered(B).play(C, Bid(7)), D, A).play(B, SELL)
    assert table.state.ducats == [10, 17, 3, 10]
    assert (table.state.ships, table.state.colonists) == ([4] * 4, [2] * 4)
    assert table.check(table.deciders[0], SELL) == Refusal(ANOTHER_QUESTION)


@rule("GOA-G5")
def test_no_action_gives_something_to_another_player() -> None:
    """Only espionage names a seat, to look at its row."""
    naming = [verb for verb in ACTIONS if any(field.kind == "seat" for field in kinded_fields(verb))]
    assert naming == [ChooseEspionage]


@rule("GOA-G5")
def test_in_every_step_without_a_sale_one_player_at_most_gains_or_pays() -> None:
    """Over random play, with sales among the steps."""
    sales = 0
    for seats, options in SETUPS:
        for ply in random_match(seats, 3, **options):
            x, y = ply.before, ply.after
            before = list(zip(x.ducats, x.ships, x.colonists, x.extra_actions, x.tiles, x.hands, strict=True))
            after = list(zip(y.ducats, y.ships, y.colonists, y.extra_actions, y.tiles, y.hands, strict=True))
            changed = [seat for seat in range(seats) if before[seat] != after[seat]]
            if any(isinstance(event, TileSold) for event in ply.events):
                sales += 1
                assert sum(x.ducats) <= sum(y.ducats)
                assert len(changed) == 2
            else:
                assert len(changed) <= 1
    assert sales > 50
