"""Raising: how high, how often, and when."""

import pytest

from games.cargo_noir.matches import plies
from games.cargo_noir.table import A, B, C, Table
from kontor.core import Refusal
from kontor.games.cargo_noir.actions import (
    RaiseTo,
    ResolveCapture,
    ResolveCasino,
    ResolveRaise,
    ResolveWithdraw,
    SendShip,
    SkipTrade,
)
from kontor.games.cargo_noir.events import BidRaised, CargoCaptured
from kontor.games.cargo_noir.frames import RaiseFrame, SendingFrame, ShipsFrame
from kontor.games.cargo_noir.rules import R34, T1_9, T1_12, T3_5
from kontor.testing.marks import rule

CASINO, SKIP = ResolveCasino(), SkipTrade()
CAPTURE, RAISE, WITHDRAW = ResolveCapture("panama"), ResolveRaise("panama"), ResolveWithdraw("panama")


def outbid(own: int, *others: int, safe: int = 7) -> Table:
    """A is outbid in Panama; all other ships are at the Casino."""
    table = Table().safe(A, safe).stack("panama", A, own).casino(A, 2)
    for seat, coins in enumerate(others, start=1):
        table.stack("panama", seat, coins).casino(seat, 2)
    for seat in range(len(others) + 1, 3):
        table.casino(seat, 3)
    return table.ships(A)


@rule("CAR-T1.9")
def test_a_raised_stack_is_higher_than_every_other_one() -> None:
    """Own 2 against 3 and 5: from 6 to all that A has, 2 + 7."""
    table = outbid(2, 5, 3).play(A, RAISE)

    assert table.state.frames[-1] == RaiseFrame(A, "panama")
    assert table.legal(A) == [RaiseTo(total) for total in (6, 7, 8, 9)]
    for total in (0, 2, 5):
        assert table.check(A, RaiseTo(total)) == Refusal(T1_9, {"port": "panama", "least": 6})


@rule("CAR-T1.9")
def test_the_added_coins_come_from_the_safe_and_the_ship_stays() -> None:
    """From 2 to 6 are four coins; the ship has acted and A's next ship is asked."""
    table = outbid(2, 5)
    bank, cargo = table.state.coin_bank, table.state.ports["panama"].copy()
    table.play(A, RAISE, RaiseTo(6))

    assert table.events == [BidRaised(A, "panama", 6, rule=T1_9)]
    assert (table.state.safes[A], table.state.stacks["panama"], table.state.coin_bank) == (3, [6, 5, 0], bank)
    assert (table.state.docks[A], table.state.ports["panama"], table.state.tiles[A]) == (0, cargo, [])
    assert (table.state.frames[-1], table.legal(A)) == (ShipsFrame(A), [CASINO])


@rule("CAR-T1.9")
def test_a_raise_is_decided_in_the_players_next_turn() -> None:
    """B withdraws, so A captures then."""
    table = outbid(2, 3).play(A, RAISE, RaiseTo(4), CASINO, CASINO, SKIP).all_to_casino(A)
    table.play(B, WITHDRAW).quiet_turn(B).quiet_turn(C)

    assert table.legal(A) == [CASINO, CAPTURE]
    table.play(A, CAPTURE)
    assert isinstance(table.events[0], CargoCaptured)
    assert table.events[0].coins == 4


@rule("CAR-T1.12")
@pytest.mark.parametrize(("safe", "legal"), [(0, False), (3, False), (4, True), (5, True)])
def test_a_player_who_cannot_raise_must_withdraw(safe: int, legal: bool) -> None:
    """Own 2 against 5: four coins are needed."""
    table = outbid(2, 5, safe=safe)

    refusal = None if legal else Refusal(T1_12, {"port": "panama", "needed": 4, "coins": safe})
    assert table.check(A, RAISE) == refusal
    assert table.legal(A) == [CASINO, *([RAISE] if legal else []), WITHDRAW]


@rule("CAR-T1.9")
def test_a_raise_takes_no_more_than_the_safe_holds() -> None:
    """Own 2 and five coins make 7 at the most."""
    table = outbid(2, 3, safe=5).play(A, RAISE)

    assert table.check(A, RaiseTo(7)) is None
    assert table.check(A, RaiseTo(8)) == Refusal(T1_9, {"port": "panama", "most": 7}, "most")
    table.play(A, RaiseTo(7))
    assert (table.state.safes[A], table.state.stacks["panama"]) == (0, [7, 3, 0])


@rule("CAR-T1.15")
def test_a_raise_leaves_all_other_stacks_alone() -> None:
    """Only A's stack in Panama becomes higher, and its coins stay on the board in Phase III."""
    table = outbid(2, 3, 5).play(A, RAISE, RaiseTo(8), CASINO, CASINO, SKIP)

    assert table.state.frames[-1] == SendingFrame(A)
    assert table.state.stacks.pop("panama") == [8, 3, 5]
    assert not any(map(any, table.state.stacks.values()))


@rule("CAR-R34")
def test_a_stack_that_is_alone_is_not_raised() -> None:
    """A captures instead."""
    table = Table().stack("panama", A, 2).ships(A)

    assert table.check(A, RAISE) == Refusal(R34, {"port": "panama"}, "alone")
    assert table.legal(A) == [CAPTURE]


@rule("CAR-R34")
def test_a_ship_acts_once_in_a_turn() -> None:
    """After the raise it can neither raise again nor leave nor capture; the other ships act."""
    table = outbid(2, 3).play(A, RAISE, RaiseTo(4))

    for action in (RAISE, WITHDRAW, CAPTURE):
        assert table.check(A, action) == Refusal(R34, {"port": "panama"}, "raised")
    assert table.legal(A) == [CASINO]


@rule("CAR-R34")
def test_no_coins_are_added_in_phase_three() -> None:
    """A's own stack is in Panama already."""
    table = outbid(2, 3).play(A, RAISE, RaiseTo(4), CASINO, CASINO, SKIP)

    assert table.check(A, SendShip("panama")) == Refusal(T3_5, {"port": "panama"})


@rule("CAR-R34")
def test_in_the_next_turn_the_ship_acts_again() -> None:
    """B has topped A's raise, and A may raise once more."""
    table = outbid(2, 3).play(A, RAISE, RaiseTo(4), CASINO, CASINO, SKIP).all_to_casino(A)
    table.play(B, RAISE, RaiseTo(5)).quiet_turn(B).quiet_turn(C)

    assert table.state.raised == []
    assert table.check(A, RAISE) is None
    assert table.play(A, RAISE, RaiseTo(6)).state.stacks["panama"] == [6, 5, 0]


@rule("CAR-R34")
def test_only_outbid_ships_raise_and_only_once_a_turn() -> None:
    """In random matches."""
    raises = 0
    for ply in plies():
        if isinstance(ply.action, ResolveRaise):
            raises += 1
            port = ply.action.port
            assert 0 < ply.before.stacks[port][ply.seat] < ply.before.highest_other(port, ply.seat)
            assert port not in ply.before.raised
    assert raises > 0
