"""The ledger's worked examples of sending ships and of the end (section 9)."""

import pytest

from games.cargo_noir.table import A, B, C, D, Table
from kontor.core import Refusal
from kontor.games.cargo_noir import GAME
from kontor.games.cargo_noir.actions import (
    BasketCard,
    CloseBasket,
    CloseTrade,
    EndTurn,
    PayTile,
    SendShip,
    SetBid,
    SkipTrade,
)
from kontor.games.cargo_noir.events import MatchScored, TurnBegan
from kontor.games.cargo_noir.frames import SendingFrame
from kontor.games.cargo_noir.rules import T3_4
from kontor.testing.marks import rule


@rule("CAR-X10")
@pytest.mark.parametrize(("seats", "rounds"), [(2, 11), (3, 11), (4, 10), (5, 10)])
def test_the_game_is_over_after_ten_or_eleven_rounds(seats: int, rounds: int) -> None:
    """The last player's trade of that round ends it, and not the one of the round before."""
    last = seats - 1
    table = Table(seats).round(rounds - 1).casino(A).trade(last).play(last, SkipTrade())
    assert table.state.frames[-1] == SendingFrame(last)
    assert GAME.outcome(table.state) is None

    table.round(rounds).trade(last).play(last, SkipTrade())
    assert table.state.frames == []
    assert GAME.outcome(table.state) is not None


@rule("CAR-X19")
def test_a_cargo_ship_bought_in_phase_two_is_sent_in_phase_three() -> None:
    """Four ships leave in this turn."""
    table = Table().casino(B).tiles(A, *["gold"] * 4).trade(A).play(A, BasketCard("cargo_ship"), CloseBasket())
    table.play(A, *[PayTile("gold")] * 4, CloseTrade(), *[SendShip("casino")] * 3)
    assert table.state.active == A
    table.play(A, SendShip("black_market"))

    assert (table.state.at_casino[A], table.state.at_black_market[A]) == (3, 1)
    assert table.event(TurnBegan).seat == B


@rule("CAR-X22")
def test_equal_scores_are_decided_by_the_better_card() -> None:
    """120 each: the Cronies of B against the Night Club of A."""
    table = Table(2).cards(A, "night_club", "night_club", "villa", "villa")
    table.cards(B, "cronies", "dive_bar", "yacht").last_round().trade(B).play(B, SkipTrade())
    outcome = GAME.outcome(table.state)

    assert outcome is not None
    assert [score.total for score in outcome.scores] == [120, 120]
    assert (outcome.places, table.event(MatchScored).winners) == ((2, 1), (B,))


@rule("CAR-X29")
def test_two_share_the_first_place_and_the_others_are_third_and_fourth() -> None:
    """100 and a best card of 45 twice; 80 with 45 before 80 with 35."""
    table = Table(4).cards(A, "night_club", "dive_bar", "villa", "warehouse")
    table.cards(B, "night_club", "yacht", "villa", "villa")
    table.cards(C, "night_club", "dive_bar").cards(D, "dive_bar", "yacht", "villa", "syndicate")
    table.last_round().trade(D).play(D, SkipTrade())
    outcome = GAME.outcome(table.state)

    assert outcome is not None
    assert [score.total for score in outcome.scores] == [100, 100, 80, 80]
    assert outcome.places == (1, 1, 3, 4)
    assert outcome.winners == (A, B)


@rule("CAR-X30")
def test_stacks_of_two_and_four_leave_five_as_the_only_bid_of_five_coins() -> None:
    """With four coins Rio is not offered."""
    table = Table(4).stack("rio", B, 2).stack("rio", C, 4).safe(A, 5).sending(A)
    assert SendShip("rio") in table.legal(A)
    assert table.play(A, SendShip("rio")).legal(A) == [SetBid(5)]

    table = Table(4).stack("rio", B, 2).stack("rio", C, 4).safe(A, 4).sending(A)
    assert SendShip("rio") not in table.legal(A)
    assert table.check(A, SendShip("rio")) == Refusal(T3_4, {"port": "rio", "least": 5}, "coins")


@rule("CAR-X31")
@pytest.mark.parametrize("sent", [0, 1, 2])
def test_in_the_last_round_all_but_the_last_player_may_send_ships(sent: int) -> None:
    """Any number of them, then end the turn; for the last player the game is over after Phase II."""
    table = Table(2, final_round_dispatch=True).last_round().trade(A).play(A, SkipTrade())
    table.play(A, *[SendShip("casino")] * sent, EndTurn())
    assert (table.state.at_casino[A], table.state.docks[A]) == (sent, 3 - sent)
    assert table.event(TurnBegan).seat == B

    table.trade(B).play(B, SkipTrade())
    assert table.state.frames == []
