"""The ledger's examples of auctions and of extra actions."""

from games.goa.table import A, B, C, D, Table
from kontor.core import Refusal
from kontor.games.goa.actions import (
    Bid,
    BuildShips,
    Buy,
    PassBid,
    PassExtra,
    PlaceFlag,
    PlaceMarker,
    PlayExtra,
    Sell,
)
from kontor.games.goa.events import AuctionBegan, ExtraActionsPassed, FlagTaken, RoundEnded, TileBought, TileSold
from kontor.games.goa.frames import ExtraOrPassFrame, TurnFrame
from kontor.games.goa.rules import A1, A5, A6, A7, E3, E5, E8
from kontor.testing.marks import rule

PASS, SELL, BUY = PassBid(), Sell(), Buy()
PLAY, PASS_EXTRA, SHIPS = PlayExtra(), PassExtra(), BuildShips()
YELLOW, RED, GREEN, BLUE = A, B, C, D


def flag_bids() -> Table:
    """Red bids four, green passes, blue bids six; yellow decides."""
    table = Table().auctions(YELLOW, "w3", "r2c0", "r1c0", "r1c1", "r0c1")
    return table.play(RED, Bid(4)).play(GREEN, PASS).play(BLUE, Bid(6))


@rule("GOA-X2")
def test_a_highest_bid_of_five_costs_the_auctioneer_four() -> None:
    """The bank gets them, and nobody else's money changes."""
    table = Table().lay("r2c2", "a:foreman:1").auction(A, "r2c2")
    table.play(B, Bid(3)).play(C, Bid(5)).play(D, PASS).play(A, BUY)
    assert table.event(TileBought) == TileBought(A, "a:foreman:1", 4, rule=A6)
    assert table.state.ducats == [6, 10, 10, 10]
    assert table.state.tiles[A] == ("a:foreman:1",)
    table.assert_census()


@rule("GOA-X16")
def test_the_cheapest_purchase_by_the_auctioneer_costs_nothing() -> None:
    """With a highest bid of one the auctioneer pays 0, even without a ducat."""
    table = Table().lay("r2c2", "a:foreman:1").auction(A, "r2c2").purse(A, ducats=0)
    table.play(B, Bid(1)).play(C, PASS).play(D, PASS).play(A, BUY)
    assert table.event(TileBought) == TileBought(A, "a:foreman:1", 0, rule=A6)
    assert table.state.ducats == [0, 10, 10, 10]
    assert table.state.tiles[A] == ("a:foreman:1",)


@rule("GOA-X14")
def test_blue_buys_the_flag_from_yellow() -> None:
    """Blue pays six to yellow and gets the flag and an extra action card."""
    table = flag_bids().play(YELLOW, SELL)
    assert table.event(TileSold) == TileSold(BLUE, YELLOW, None, 6, rule=A5)
    assert table.event(FlagTaken) == FlagTaken(BLUE, rule=A7)
    assert table.state.ducats == [16, 10, 10, 4]
    assert table.state.extra_actions == [0, 0, 0, 1]
    assert table.state.flag_holder == BLUE


@rule("GOA-X14")
def test_yellow_keeps_the_flag_for_five() -> None:
    """They go to the bank, and yellow takes the card."""
    table = flag_bids().play(YELLOW, BUY)
    assert table.event(TileBought) == TileBought(YELLOW, None, 5, rule=A6)
    assert table.state.ducats == [5, 10, 10, 10]
    assert table.state.extra_actions == [1, 0, 0, 0]
    assert table.state.flag_holder == YELLOW


@rule("GOA-X22")
def test_blue_and_green_must_play_and_yellow_may_pass() -> None:
    """In order blue has three cards, yellow one, red none, green two."""
    blue, yellow, red, green = A, B, C, D
    table = Table().purse(blue, extra_actions=3).purse(yellow, extra_actions=1).purse(green, extra_actions=2)
    table.extra_actions(blue)
    assert table.legal(blue) == [PLAY]
    assert table.check(blue, PASS_EXTRA) == Refusal(E3, {"cards": 3, "keep": 1})
    table.play(blue, PLAY, SHIPS)

    assert table.legal(yellow) == [PLAY, PASS_EXTRA]
    table.play(yellow, PASS_EXTRA)
    assert table.events[-1] == ExtraActionsPassed(red, rule=E8)
    assert table.legal(green) == [PLAY]
    table.play(green, PLAY, SHIPS)

    assert table.legal(blue) == [PLAY]
    table.play(blue, PLAY, SHIPS)
    assert table.state.frames[-1] == ExtraOrPassFrame(green)
    assert table.legal(green) == [PLAY, PASS_EXTRA]
    table.play(green, PASS_EXTRA)
    assert table.legal(blue) == [PLAY, PASS_EXTRA]
    table.play(blue, PASS_EXTRA)
    assert table.event(RoundEnded) == RoundEnded(1, rule=E5)
    assert table.state.extra_actions == [1, 1, 0, 1]


@rule("GOA-X23")
def test_two_players_auction_the_flag_and_two_tiles() -> None:
    """A: flag, B: 2, A: 3; B buys the flag, the order of the auctions stays, and B acts first."""
    table = Table(2).lay("r0c0", "a:foreman:1").lay("r0c1", "a:duty:1").placing(A)
    table.play(A, PlaceFlag("n0")).play(B, PlaceMarker("r0c0")).play(A, PlaceMarker("r0c1"))
    assert table.events[-1] == AuctionBegan(A, 1, None, rule=A1)
    table.play(B, Bid(2)).play(A, SELL)
    assert table.events[-1] == AuctionBegan(B, 2, "a:foreman:1", rule=A1)
    assert table.deciders == (A,)
    table.play(A, PASS)
    assert table.events[-1] == AuctionBegan(A, 3, "a:duty:1", rule=A1)
    assert table.deciders == (B,)
    table.play(B, PASS)
    assert table.state.frames[-1] == TurnFrame(B)
    assert table.state.tiles == [("a:duty:1",), ("a:foreman:1",)]
    table.assert_census()
