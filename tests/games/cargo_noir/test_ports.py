"""Ships in ports: capturing alone, withdrawing when outbid, and the ban on the port just left."""

import pytest

from games.cargo_noir.matches import plies
from games.cargo_noir.table import A, B, C, Table
from kontor.core import Refusal
from kontor.games.cargo_noir import GAME
from kontor.games.cargo_noir.actions import (
    RaiseTo,
    ResolveCapture,
    ResolveCasino,
    ResolveRaise,
    ResolveWithdraw,
    SendShip,
    SetBid,
    SkipTrade,
)
from kontor.games.cargo_noir.events import BidPlaced, CargoCaptured, PortRefilled, ShipWithdrawn
from kontor.games.cargo_noir.frames import SendingFrame, ShipsFrame
from kontor.games.cargo_noir.rules import R3, R34, T1_7, T1_8, T1_10, T3_3, T3_5, T3_6
from kontor.testing.marks import rule

PANAMA = SendShip("panama")
CAPTURE, RAISE, WITHDRAW = ResolveCapture("panama"), ResolveRaise("panama"), ResolveWithdraw("panama")
SKIP = SkipTrade()


def outbid(own: int = 2, other: int = 3) -> Table:
    """A is outbid by B in Panama and has another ship at the Casino; the others' ships are there too."""
    table = Table().stack("panama", A, own).stack("panama", B, other)
    return table.casino(A, 2).casino(B, 2).casino(C, 3).ships(A)


def withdrawn() -> Table:
    """A withdrew from Panama and is about to send ships."""
    return outbid().play(A, WITHDRAW, ResolveCasino(), ResolveCasino(), SKIP)


@rule("CAR-T1.7")
def test_alone_in_a_port_a_ship_captures_all_its_cargo_for_its_whole_stack() -> None:
    """Two tiles for five coins, which go to the bank."""
    table = Table().port("panama", "ivory", "gold").stack("panama", A, 5).tiles(A, "art").casino(A).ships(A)
    cargo = tuple(table.state.ports["panama"])
    table.play(A, CAPTURE)

    assert table.events[0] == CargoCaptured(A, "panama", 5, cargo, rule=T1_7)
    assert table.types(A) == ["art", "gold", "ivory"]
    assert (table.state.stacks["panama"], table.state.coin_bank, table.state.safes[A]) == ([0, 0, 0], 39, 7)
    assert table.state.discard == []
    table.assert_census()


@rule("CAR-T1.7")
@pytest.mark.parametrize(("port", "slots"), [("cape_town", 1), ("panama", 2), ("bombay", 3), ("rotterdam", 4)])
def test_a_captured_port_is_refilled_at_once_to_its_full_number_of_slots(port: str, slots: int) -> None:
    """From the bag, one tile after the other."""
    table = Table().stack(port, A, 1).casino(A).ships(A)
    *rest, top = table.state.bag
    table.play(A, ResolveCapture(port))

    new = table.state.ports[port]
    assert (len(new), new[0]) == (slots, top)
    assert table.events[1:] == [PortRefilled(port, tuple(new), rule=T1_7)]
    assert table.state.bag == rest[: len(rest) + 1 - slots]
    assert len(table.state.tiles[A]) == slots


@rule("CAR-T1.7")
def test_ships_in_other_ports_do_not_disturb_a_capture() -> None:
    """B has a higher stack in Bombay; in Panama A is alone."""
    table = Table().stack("panama", A, 1).stack("bombay", B, 9).casino(A).ships(A)

    assert table.check(A, CAPTURE) is None
    table.play(A, CAPTURE)
    assert table.state.stacks["bombay"] == [0, 9, 0]


@rule("CAR-T1.8")
def test_an_outbid_ship_raises_or_withdraws() -> None:
    """It cannot capture, and it cannot wait."""
    table = outbid(2, 3)

    assert table.legal(A) == [ResolveCasino(), RAISE, WITHDRAW]
    assert table.check(A, CAPTURE) == Refusal(T1_8, {"port": "panama", "highest": 3})
    table.play(A, ResolveCasino(), ResolveCasino())
    assert (table.state.frames[-1], table.legal(A)) == (ShipsFrame(A), [RAISE, WITHDRAW])


@rule("CAR-T1.8")
def test_of_several_other_stacks_the_highest_counts() -> None:
    """B has 3 and C has 5, or the other way round."""
    for b, c in ((3, 5), (5, 3)):
        table = Table().stack("panama", A, 2).stack("panama", B, b).stack("panama", C, c).ships(A)
        assert table.check(A, CAPTURE) == Refusal(T1_8, {"port": "panama", "highest": 5})


@rule("CAR-T1.10")
def test_a_withdrawn_ship_takes_the_whole_stack_back_into_the_safe() -> None:
    """No coin is lost, no tile is gained, and B is alone now."""
    table = outbid(4, 6)
    cargo, bank = table.state.ports["panama"].copy(), table.state.coin_bank
    table.play(A, WITHDRAW)

    assert table.events == [ShipWithdrawn(A, "panama", 4, rule=T1_10)]
    assert (table.state.safes[A], table.state.coin_bank) == (11, bank)
    assert (table.state.stacks["panama"], table.state.docks[A]) == ([0, 6, 0], 1)
    assert (table.state.ports["panama"], table.state.tiles[A]) == (cargo, [])


@rule("CAR-T1.11")
def test_the_port_just_left_is_barred_in_phase_three() -> None:
    """Panama is not offered to A, Bombay is."""
    table = withdrawn()

    assert table.state.frames[-1] == SendingFrame(A)
    assert table.check(A, PANAMA) == Refusal(T3_6, {"port": "panama"})
    assert PANAMA not in table.legal(A)
    assert SendShip("bombay") in table.legal(A)


@rule("CAR-T1.11")
def test_from_the_players_next_turn_on_the_port_may_be_visited_again() -> None:
    """And the ban was never one for the others."""
    table = withdrawn().all_to_casino(A)
    assert table.state.barred == []
    table.play(B, CAPTURE, ResolveCasino(), ResolveCasino(), SKIP)
    assert table.check(B, PANAMA) is None

    table.all_to_casino(B).quiet_turn(C).play(A, *[ResolveCasino()] * 3, SKIP)
    assert table.state.frames[-1] == SendingFrame(A)
    assert table.check(A, PANAMA) is None


@rule("CAR-T1.13")
def test_a_captured_port_may_be_visited_again_in_the_same_turn() -> None:
    """A captures Panama and bids for its new cargo."""
    table = Table().stack("panama", A, 2).ships(A).play(A, CAPTURE, SKIP)
    assert PANAMA in table.legal(A)

    table.play(A, PANAMA, SetBid(1))
    assert table.event(BidPlaced) == BidPlaced(A, "panama", 1, rule=T3_3)


@rule("CAR-T1.15")
def test_a_stack_changes_only_by_a_bid_a_raise_a_withdrawal_or_a_capture() -> None:
    """In random matches every other step leaves all stacks alone; a raise only adds, to the told height."""
    for ply in plies():
        for port, stacks in ply.before.stacks.items():
            for seat, before in enumerate(stacks):
                after = ply.after.stacks[port][seat]
                moved = after - before
                match ply.action:
                    case SetBid(coins) if seat == ply.seat and moved:
                        assert (before, after) == (0, coins)
                    case RaiseTo(coins) if seat == ply.seat and moved:
                        assert after == coins > before > 0
                    case ResolveWithdraw(left) | ResolveCapture(left) if seat == ply.seat and left == port:
                        assert before > after == 0
                    case _:
                        assert moved == 0
        if isinstance(ply.action, SetBid | RaiseTo):
            assert ply.before.stacks != ply.after.stacks


@rule("CAR-R2")
def test_no_second_ship_of_a_player_goes_to_a_port() -> None:
    """A's stack in Panama is raised, so the port is not offered; nor is one where A just placed a bid."""
    table = outbid().play(A, RAISE, RaiseTo(4), ResolveCasino(), ResolveCasino(), SKIP)
    assert table.check(A, PANAMA) == Refusal(T3_5, {"port": "panama"})
    assert PANAMA not in table.legal(A)

    table.play(A, SendShip("bombay"), SetBid(1))
    assert table.check(A, SendShip("bombay")) == Refusal(T3_5, {"port": "bombay"})


@rule("CAR-R3")
def test_alone_in_a_port_a_ship_must_capture() -> None:
    """Neither the coins back nor more of them: a bid is binding."""
    table = Table().stack("panama", A, 2).ships(A)

    assert table.legal(A) == [CAPTURE]
    assert table.check(A, WITHDRAW) == Refusal(R3, {"port": "panama"})
    assert table.check(A, RAISE) == Refusal(R34, {"port": "panama"}, "alone")


@rule("CAR-R13")
def test_the_ban_follows_neither_a_capture_nor_a_raise() -> None:
    """After a capture the port is open; after a raise A's ship is still there."""
    table = Table().stack("panama", A, 2).stack("panama", B, 3).stack("bombay", A, 1).casino(A).ships(A)
    table.play(A, RAISE, RaiseTo(4), ResolveCapture("bombay"), ResolveCasino(), SKIP)

    assert table.state.barred == []
    assert table.check(A, SendShip("bombay")) is None
    assert table.check(A, PANAMA) == Refusal(T3_5, {"port": "panama"})


@rule("CAR-R14")
def test_nobody_is_highest_without_being_alone_in_their_phase_one() -> None:
    """In random matches a menu has a capture, or a withdrawal from below another stack, for each port."""
    for ply in plies():
        frame = ply.before.frames[-1]
        if isinstance(frame, ShipsFrame):
            for port in ply.before.unresolved_ports(ply.seat):
                highest = ply.before.highest_other(port, ply.seat)
                assert highest == 0 or highest > ply.before.stacks[port][ply.seat]
                answer = ResolveWithdraw(port) if highest else ResolveCapture(port)
                assert answer in GAME.legal_actions(ply.before, ply.seat)


@rule("CAR-R14")
def test_a_highest_stack_that_is_not_alone_is_an_error() -> None:
    """No play leads there, so the rules do not go on."""
    for own in (2, 3):
        with pytest.raises(AssertionError):
            outbid(own, 2).check(A, RAISE)


@rule("CAR-R28")
def test_the_new_cargo_is_seen_before_the_next_action() -> None:
    """Everybody sees the two tiles while A's other ship has not yet acted."""
    table = Table().draws("uranium", "wild").stack("panama", A, 1).at_market(A).ships(A).play(A, CAPTURE)

    assert table.state.frames[-1] == ShipsFrame(A)
    assert table.types_in(table.state.ports["panama"]) == ["uranium", "wild"]
    for seat in (A, B, None):
        assert table.view(seat).ports["panama"].tiles == tuple(table.state.ports["panama"])


@rule("CAR-R35")
def test_the_ban_lasts_if_the_port_is_empty_or_contested_again() -> None:
    """For Phase III of this turn in any case."""
    for stacks in ([0, 0, 0], [0, 0, 2], [0, 1, 2]):
        table = withdrawn()
        table.state.stacks["panama"] = stacks
        assert table.check(A, PANAMA) == Refusal(T3_6, {"port": "panama"})


@rule("CAR-R35")
def test_the_ban_is_gone_in_the_players_next_turn() -> None:
    """A bids in Panama again."""
    table = withdrawn()
    table.all_to_casino(A).begin(A).play(A, *[ResolveCasino()] * 3, SKIP, PANAMA, SetBid(4))

    assert table.state.stacks["panama"] == [4, 3, 0]
