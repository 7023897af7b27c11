"""The worked examples of the ledger that concern ships, ports and the Black Market."""

from games.cargo_noir.table import A, B, C, Table
from kontor.core import Refusal
from kontor.games.cargo_noir.actions import (
    RaiseTo,
    ResolveCapture,
    ResolveCasino,
    ResolveDraw,
    ResolveRaise,
    ResolveSwap,
    ResolveWithdraw,
    SendShip,
    SetBid,
    SkipTrade,
    SwapTake,
)
from kontor.games.cargo_noir.events import BagRefilled, CargoCaptured, CasinoPaid, SyndicatePaid
from kontor.games.cargo_noir.rules import C5, T1_4, T1_7, T1_9, T1_12, T1_14, T3_4, T3_6
from kontor.testing.marks import rule

CASINO, DRAW, SKIP = ResolveCasino(), ResolveDraw(), SkipTrade()
CAPTURE, RAISE, WITHDRAW = ResolveCapture("panama"), ResolveRaise("panama"), ResolveWithdraw("panama")
PANAMA = SendShip("panama")


def two_syndicates() -> Table:
    """A has two Syndicates and is outbid in two ports, on stacks of 2 and 3; the third ship is at the Casino."""
    table = Table().cards(A, "syndicate", "syndicate").casino(A)
    return table.stack("panama", A, 2).stack("panama", B, 4).stack("bombay", A, 3).stack("bombay", C, 5)


def three_bids() -> Table:
    """A has bid 2, B 3 and C 5 in Panama; it is A's turn with four coins, and all other ships are at the Casino."""
    table = Table().safe(A, 4).port("panama", "ivory", "gold")
    for seat, coins in ((A, 2), (B, 3), (C, 5)):
        table.stack("panama", seat, coins).casino(seat, 2)
    return table.ships(A)


@rule("CAR-X5")
def test_three_ships_at_the_casino_bring_six_coins() -> None:
    """A sends all three there and takes the coins in the next turn."""
    table = Table().safe(A, 0).casino(B, 3).casino(C, 3).sending(A).all_to_casino(A)
    assert table.state.safes[A] == 0
    table.quiet_turn(B).quiet_turn(C).play(A, CASINO, CASINO, CASINO)

    assert table.state.safes[A] == 6


@rule("CAR-X6")
def test_red_and_blue_want_the_same_uranium() -> None:
    """Red swaps for one; Blue draws another tile with the first ship and swaps it for the other one."""
    red, blue = A, B
    table = Table().market("uranium", "uranium", *["art"] * 6).draws("cars").tiles(red, "gold")
    table.at_market(red).at_market(blue, 2).ships(red)
    table.play(red, ResolveSwap("gold"), SwapTake("uranium"), SKIP).all_to_casino(red)
    assert table.legal(blue) == [DRAW]
    table.play(blue, DRAW, ResolveSwap("cars"), SwapTake("uranium"))

    assert (table.types(red), table.types(blue)) == (["uranium"], ["uranium"])
    assert table.types_in(table.state.black_market) == [*["art"] * 6, "cars", "gold"]


@rule("CAR-X7")
def test_green_stands_alone_on_three_coins_and_is_outbid() -> None:
    """At least 4 are needed, 5 are set; Green must go to 6 or leave."""
    table = Table().stack("panama", A, 3).casino(A, 2).casino(C, 3).sending(B).play(B, PANAMA)
    assert table.check(B, SetBid(3)) == Refusal(T3_4, {"port": "panama", "least": 4}, "least")
    assert table.legal(B) == [SetBid(coins) for coins in (4, 5, 6, 7)]
    table.play(B, SetBid(5)).all_to_casino(B).quiet_turn(C)

    assert table.legal(A) == [CASINO, RAISE, WITHDRAW]
    assert table.play(A, RAISE).check(A, RaiseTo(5)) == Refusal(T1_9, {"port": "panama", "least": 6})
    assert table.check(A, RaiseTo(6)) is None


@rule("CAR-X8")
def test_two_syndicates_pay_four_coins_for_two_withdrawals() -> None:
    """Besides the stacks of 2 and 3."""
    table = two_syndicates().ships(A).play(A, WITHDRAW).play(A, ResolveWithdraw("bombay"))

    assert table.event(SyndicatePaid) == SyndicatePaid(A, 2, rule=C5)
    assert table.state.safes[A] == 7 + 2 + 3 + 4


@rule("CAR-X11")
def test_the_port_left_is_not_offered_in_this_turn_and_is_in_the_next() -> None:
    """A is outbid in Panama and withdraws."""
    table = Table().stack("panama", A, 1).casino(A, 2).stack("panama", B, 2).casino(B, 2).casino(C, 3).ships(A)
    table.play(A, WITHDRAW, CASINO, CASINO, SKIP)
    assert table.check(A, PANAMA) == Refusal(T3_6, {"port": "panama"})
    assert PANAMA not in table.legal(A)

    table.all_to_casino(A).play(B, CAPTURE).quiet_turn(B).quiet_turn(C).play(A, CASINO, CASINO, CASINO, SKIP)
    assert PANAMA in table.legal(A)


@rule("CAR-X12")
def test_three_players_bid_for_panama() -> None:
    """A may go to exactly 6 or leave; then B needs 7, and so does C."""
    table = three_bids()
    assert table.legal(A) == [CASINO, RAISE, WITHDRAW]
    assert table.play(A, RAISE).legal(A) == [RaiseTo(6)]
    table.play(A, RaiseTo(6)).quiet_turn(A)

    assert table.legal(B) == [CASINO, RAISE, WITHDRAW]
    assert table.play(B, RAISE).check(B, RaiseTo(6)) == Refusal(T1_9, {"port": "panama", "least": 7})
    table.play(B, RaiseTo(7)).quiet_turn(B)
    assert table.play(C, RAISE).check(C, RaiseTo(7)) == Refusal(T1_9, {"port": "panama", "least": 8})


@rule("CAR-X12")
def test_if_b_leaves_c_needs_seven() -> None:
    """A's 6 is still the highest."""
    table = three_bids().play(A, RAISE, RaiseTo(6)).quiet_turn(A).play(B, WITHDRAW).quiet_turn(B).play(C, RAISE)

    assert table.check(C, RaiseTo(6)) == Refusal(T1_9, {"port": "panama", "least": 7})
    assert table.check(C, RaiseTo(7)) is None


@rule("CAR-X13")
def test_b_and_c_withdraw_and_a_captures_panama() -> None:
    """Six coins to the bank, two tiles to A, and two new ones to Panama."""
    table = three_bids().play(A, RAISE, RaiseTo(6)).quiet_turn(A)
    table.play(B, WITHDRAW).quiet_turn(B).play(C, WITHDRAW).quiet_turn(C)
    bank, cargo = table.state.coin_bank, tuple(table.state.ports["panama"])
    table.play(A, CAPTURE)

    assert table.events[0] == CargoCaptured(A, "panama", 6, cargo, rule=T1_7)
    assert (table.state.coin_bank - bank, table.types(A)) == (6, ["gold", "ivory"])
    assert len(table.state.ports["panama"]) == 2
    table.assert_census()


@rule("CAR-X21")
def test_a_bank_of_one_coin_pays_one_and_none() -> None:
    """For two ships at the Casino."""
    table = Table().casino(A, 2).bank(1).ships(A)

    assert table.play(A, CASINO).event(CasinoPaid) == CasinoPaid(A, 1, rule=T1_4)
    assert table.play(A, CASINO).event(CasinoPaid) == CasinoPaid(A, 0, rule=T1_4)
    assert (table.state.safes[A], table.state.coin_bank) == (8, 0)


@rule("CAR-X23")
def test_with_an_empty_safe_only_an_earlier_action_makes_a_raise_possible() -> None:
    """Outbid at 2 by 3: leaving is all, until the Casino has paid two coins."""
    table = Table().safe(A, 0).stack("panama", A, 2).stack("panama", B, 3).ships(A)
    assert table.legal(A) == [WITHDRAW]
    assert table.check(A, RAISE) == Refusal(T1_12, {"port": "panama", "needed": 2, "coins": 0})

    table.casino(A)
    assert table.legal(A) == [CASINO, WITHDRAW]
    assert table.play(A, CASINO).legal(A) == [RAISE, WITHDRAW]


@rule("CAR-X27")
def test_a_bank_of_one_coin_pays_two_syndicates_one_and_none() -> None:
    """Besides both stacks."""
    table = two_syndicates().bank(1).ships(A)

    assert table.play(A, WITHDRAW).event(SyndicatePaid) == SyndicatePaid(A, 1, rule=C5)
    assert table.play(A, ResolveWithdraw("bombay")).event(SyndicatePaid) == SyndicatePaid(A, 0, rule=C5)
    assert (table.state.safes[A], table.state.coin_bank) == (7 + 2 + 3 + 1, 0)


@rule("CAR-X28")
def test_the_bag_ends_while_a_port_is_refilled() -> None:
    """One tile of the bag, then two of the twenty that were mixed in."""
    table = Table().bag(1).discard(20).stack("bombay", A, 1).casino(A).ships(A)
    (last,), twenty = table.state.bag, set(table.state.discard)
    table.play(A, ResolveCapture("bombay"))

    assert table.event(BagRefilled) == BagRefilled(20, rule=T1_14)
    first, *others = table.state.ports["bombay"]
    assert (first, len(others), set(others) <= twenty) == (last, 2, True)
    assert (len(table.state.bag), table.state.discard) == (18, [])


@rule("CAR-X32")
def test_a_capture_before_the_casino_fills_the_empty_bank() -> None:
    """Two coins of the three; in the other order none."""
    table = Table().casino(A).stack("panama", A, 3).bank(0).ships(A).play(A, CAPTURE, CASINO)
    assert (table.state.safes[A], table.state.coin_bank) == (9, 1)

    table = Table().casino(A).stack("panama", A, 3).bank(0).ships(A).play(A, CASINO, CAPTURE)
    assert (table.state.safes[A], table.state.coin_bank) == (7, 3)


@rule("CAR-X33")
def test_alcohol_cannot_be_swapped_for_alcohol() -> None:
    """A owns nothing else, and nothing else lies there: only the draw is offered."""
    table = Table().tiles(A, "alcohol").market(*["alcohol"] * 8).at_market(A).ships(A)

    assert table.legal(A) == [DRAW]
