"""One small test for each rule of the ledger."""

import pytest

from kontor.cli.new_game.template.lagoon import GAME
from kontor.cli.new_game.template.lagoon.actions import Bid, Lay, Pass
from kontor.cli.new_game.template.lagoon.events import Drawn, LotSunk
from kontor.cli.new_game.template.lagoon.frames import AuctionFrame
from kontor.cli.new_game.template.lagoon.state import LagoonOptions, LagoonState
from kontor.core import Action, Event, Refusal, RefusedError
from kontor.testing.marks import rule
from kontor.testing.matches import random_match

A, B = 0, 1
SEED = bytes(32)


def start(seats: int = 2) -> LagoonState:
    """Return the first auction of a match."""
    return GAME.start(seats, LagoonOptions(), SEED)


def play(s: LagoonState, *actions: Action) -> LagoonState:
    """Let the player who is asked take each of these actions."""
    for action in actions:
        s = GAME.apply(s, GAME.deciders(s)[0], action).state
    return s


def events(s: LagoonState, action: Action) -> tuple[Event, ...]:
    """Return what happens when the player who is asked takes an action."""
    return GAME.apply(s, GAME.deciders(s)[0], action).events


def lot(s: LagoonState) -> str:
    """Return the lot of an auction."""
    frame = s.frames[-1]
    assert isinstance(frame, AuctionFrame)
    return frame.lot


@rule("LAG-S1")
def test_two_or_three_take_part() -> None:
    """Nobody plays alone, and there is no fourth place."""
    for seats in (1, 4):
        with pytest.raises(RefusedError):
            start(seats)
    assert start(3).seats == 3


@rule("LAG-S2")
def test_everybody_begins_with_two_pearls_and_ten_coins() -> None:
    """All other pearls are in the pile, except for the first lot."""
    s = start(3)
    assert [len(hand) for hand in s.hands] == [2, 2, 2]
    assert s.coins == [10, 10, 10]
    assert len(s.pile) == 14 - 6 - 1


@rule("LAG-A1")
def test_everybody_bids_once_and_the_first_bidder_changes() -> None:
    """Two passes end an auction, and the other player begins the next one."""
    s = start()
    assert GAME.deciders(s) == (A,)
    assert GAME.deciders(play(s, Pass())) == (B,)
    assert GAME.deciders(play(s, Pass(), Pass())) == (B,)


@rule("LAG-A2")
def test_nobody_bids_more_than_they_have() -> None:
    """Ten coins are the limit of a full purse."""
    assert GAME.check(start(), A, Bid(11)) == Refusal("LAG-A2", {"coins": 10})
    assert GAME.check(start(), A, Bid(10)) is None


@rule("LAG-A3")
def test_a_bid_is_higher_than_the_one_before() -> None:
    """The same number is not enough."""
    s = play(start(), Bid(3))
    assert GAME.check(s, B, Bid(3)) == Refusal("LAG-A3", {"high": 3})
    assert GAME.check(s, B, Bid(4)) is None


@rule("LAG-A4")
def test_the_highest_bidder_pays_and_takes_the_lot() -> None:
    """The other bidder keeps all coins."""
    s = start()
    after = play(s, Bid(3), Bid(4))
    assert after.coins == [10, 6]
    assert after.rows == [[], [lot(s)]]


@rule("LAG-A5")
def test_a_lot_that_nobody_wants_sinks() -> None:
    """It lies open and counts for nobody."""
    s = start()
    after = play(s, Pass(), Pass())
    assert after.sunk == [lot(s)]
    assert LotSunk(lot(s), rule="LAG-A5") in events(play(s, Pass()), Pass())


@rule("LAG-L1", "LAG-L2")
def test_the_winner_lays_a_pearl_of_the_own_hand() -> None:
    """Pearls of others cannot be laid."""
    s = play(start(), Bid(1), Pass())
    own, other = s.hands[A][0], s.hands[B][0]
    assert GAME.check(s, A, Lay(other)) == Refusal("LAG-L2", {"pearl": other})
    assert own in play(s, Lay(own)).rows[A]


@rule("LAG-L3")
def test_a_new_pearl_is_for_the_eyes_of_its_owner_only() -> None:
    """Everybody else sees that one is drawn, and not which."""
    s = play(start(), Bid(1), Pass())
    drawn = next(event for event in events(s, Lay(s.hands[A][0])) if isinstance(event, Drawn))
    assert drawn.pearl == s.pile[-1]
    assert drawn.seen_by(A) == drawn
    assert drawn.seen_by(B) == Drawn(A, None, rule="LAG-L3")


@rule("LAG-E1")
def test_the_match_ends_when_the_pile_is_empty() -> None:
    """Without a bid, every lot of the pile is turned once."""
    s = start()
    while GAME.deciders(s):
        s = play(s, Pass())
    assert len(s.sunk) == 10
    assert not s.pile


@rule("LAG-E2")
def test_pearls_and_coins_count_and_a_tie_is_shared() -> None:
    """Two coins are a point; who has nothing else shares the first place."""
    s = start()
    while GAME.deciders(s):
        s = play(s, Pass())
    assert GAME.final_outcome(s).places == (1, 1)
    assert [score.parts for score in GAME.scores(s)] == [{"row": 0, "coins": 5}] * 2
    for ply in random_match(GAME, 3, 1):
        s = ply.after
    values = [sum(GAME.box.values[pearl] for pearl in row) for row in s.rows]
    assert [score.parts["row"] for score in GAME.scores(s)] == values
