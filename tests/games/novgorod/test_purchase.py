"""Phase 3: one kontor, one ship level or one order, and with the privilege an order more."""

import pytest

from games.novgorod.table import A, B, C, D, Table
from kontor.core import Action, Refusal
from kontor.games.novgorod.actions import BuyKontor, BuyOrder, BuyOrderDiscounted, BuyShip, EndPhase3, MovePirate
from kontor.games.novgorod.events import (
    BonusGained,
    KontorBought,
    OrderDrawn,
    OrdersOpened,
    OrderTaken,
    PrivilegeUsed,
    ShipBought,
)
from kontor.games.novgorod.frames import PurchaseFrame
from kontor.games.novgorod.rules import A13, B1, D1, T0_3, T3_1, T3_2, T3_4, T3_5, T3_6, T3_7
from kontor.testing.marks import rule

OPEN = ("o1", "o2", "o3", "o4")
SHIP = BuyShip()


def shop() -> Table:
    """Return a table with four open orders in phase 3 of A."""
    return Table().open_orders(*OPEN).purchase(A)


@rule("NOV-T3.1")
@pytest.mark.parametrize("first", [BuyKontor("riga"), SHIP, BuyOrder("o1"), BuyOrder("deck")])
def test_one_regular_purchase_in_a_turn(first: Action) -> None:
    """After any of them neither a kontor nor a ship nor an order can be bought."""
    table = shop().play(A, first)

    assert table.state.turn.bought
    for second in (BuyKontor("visby"), SHIP, BuyOrder("o2"), BuyOrder("deck")):
        assert table.check(A, second) == Refusal(T3_1, {}, "twice")


@rule("NOV-T3.1")
def test_nothing_need_be_bought() -> None:
    """The phase ends without a purchase, and the ducats stay."""
    table = shop().play(A, EndPhase3())

    assert (table.state.ducats[A], table.deciders) == (27, (B,))


@rule("NOV-T3.1")
def test_there_is_no_credit() -> None:
    """One ducat short each: a kontor for 4, a ship for 5, an order for 6, one with the privilege for 3."""
    prices: tuple[tuple[Action, int], ...] = (
        (BuyKontor("riga"), 4),
        (SHIP, 5),
        (BuyOrder("o1"), 6),
        (BuyOrder("deck"), 6),
        (BuyOrderDiscounted("o1"), 3),
    )
    for action, price in prices:
        assert shop().ducats(A, price - 1).check(A, action) == Refusal(T3_1, {"price": price}, "ducats")
        table = shop().ducats(A, price)
        assert table.check(A, action) is None
        assert table.play(A, action).state.ducats[A] == 0


@rule("NOV-T3.2")
def test_a_kontor_is_the_top_card_of_its_stack_at_the_printed_price() -> None:
    """B owns Novgorod already, so A pays 7; the card goes to the hand."""
    table = Table().kontors(B, "novgorod").purchase(A).play(A, BuyKontor("novgorod"))

    assert table.event(KontorBought) == KontorBought(A, "novgorod", 7, rule=T3_2)
    assert (table.state.kontors[A], table.state.stacks["novgorod"], table.state.ducats[A]) == (["novgorod"], [8], 20)
    table.assert_census()


@rule("NOV-T3.2")
def test_nobody_owns_two_kontors_of_a_city() -> None:
    """Not even if the first one lies in the hold."""
    for table in (Table().kontors(A, "visby"), Table().hold(A, "visby")):
        table.purchase(A)
        assert table.check(A, BuyKontor("visby")) == Refusal(T3_2, {"city": "visby"})
        assert len(table.offered(A, BuyKontor)) == 7


@rule("NOV-T3.3")
def test_the_eighth_kontor_brings_the_bonus() -> None:
    """The seventh does not; the one in the hold counts."""
    table = Table().all_kontors(A, but=("riga",)).hold(A, "visby").purchase(A).play(A, BuyKontor("riga"))
    assert table.event(BonusGained) == BonusGained(A, "kontor8", 6, rule=B1)
    assert table.total(A) == 6
    assert Table().all_kontors(A, but=("riga", "visby")).purchase(A).play(A, BuyKontor("riga")).total(A) == 0


@rule("NOV-T3.4", "NOV-X16")
def test_a_ship_costs_5_10_and_15() -> None:
    """Speed 3, 4 and 5, one level a turn."""
    for speed, price in ((3, 5), (4, 10), (5, 15)):
        table = Table().speed(A, speed - 1).ducats(A, price).purchase(A).play(A, SHIP)
        assert table.events[0] == ShipBought(A, speed, price, rule=T3_4)
        assert (table.state.speeds[A], table.state.ducats[A]) == (speed, 0)
        short = Table().speed(A, speed - 1).ducats(A, price - 1).purchase(A)
        assert short.check(A, SHIP) == Refusal(T3_1, {"price": price}, "ducats")


@rule("NOV-T3.4")
def test_five_is_the_highest_speed() -> None:
    """With any money."""
    table = Table().speed(A, 5).ducats(A, 99).purchase(A)

    assert table.check(A, SHIP) == Refusal(T3_4, {"speed": 5})
    assert SHIP not in table.legal(A)


@rule("NOV-T3.5")
def test_an_open_order_costs_six_and_is_replaced() -> None:
    """It goes to the hand, everybody has seen it, and the top of the deck is opened."""
    table = shop().draws("o9").play(A, BuyOrder("o2"))

    assert table.events[:2] == [OrderTaken(A, "o2", 6, rule=T3_5), OrdersOpened(("o9",), rule=T3_5)]
    assert (table.state.hands[A], table.state.ducats[A]) == (["o2"], 21)
    assert table.state.open_orders == ["o1", "o3", "o4", "o9"]
    assert "o2" in table.state.known


@rule("NOV-T3.5")
def test_the_top_of_the_deck_is_bought_unseen() -> None:
    """Only A learns which; the display stays."""
    table = shop().draws("o9").play(A, BuyOrder("deck"))

    drawn = table.event(OrderDrawn)
    assert drawn == drawn.seen_by(A) == OrderDrawn(A, "o9", 6, rule=T3_5)
    assert drawn.seen_by(B) == OrderDrawn(A, None, 6, rule=T3_5)
    assert (table.state.hands[A], table.state.open_orders, table.state.known) == (["o9"], list(OPEN), [])
    assert not any(isinstance(event, OrdersOpened) for event in table.events)


@rule("NOV-T3.5")
def test_an_order_that_is_not_open_cannot_be_bought() -> None:
    """Nor one in a hand."""
    table = shop().hand(B, "o8")

    for order in ("o8", "o9"):
        assert table.check(A, BuyOrder(order)) == Refusal(T3_5, {"order": order})
        assert table.check(A, BuyOrderDiscounted(order)) == Refusal(T3_5, {"order": order})


@rule("NOV-R7", "NOV-X33", "NOV-T3.5")
def test_the_display_is_refilled_only_below_four() -> None:
    """Of six open ones five stay, then four; the next purchase is replaced."""
    table = Table(4).open_orders("o1", "o2", "o3", "o4", "o5", "o6").draws("o9")
    for seat, order, shown in ((A, "o1", 5), (B, "o2", 4), (C, "o3", 4)):
        table.purchase(seat).play(seat, BuyOrder(order))
        assert len(table.state.open_orders) == shown
    assert table.state.open_orders == ["o4", "o5", "o6", "o9"]
    assert table.state.hands[D] == []


@rule("NOV-T3.6")
def test_three_orders_in_progress_are_the_most() -> None:
    """In hand and aside together; filed ones do not count."""
    table = shop().hand(A, "o10", blind=["o11"]).aside(A, "o12").filed(A, "o13", "o14", "o15")
    for action in (BuyOrder("o1"), BuyOrder("deck"), BuyOrderDiscounted("o1"), BuyOrderDiscounted("deck")):
        assert table.check(A, action) == Refusal(T3_6, {"most": 3})
    table.aside(A)
    assert table.check(A, BuyOrder("o1")) is None


@rule("NOV-T3.7")
def test_the_privilege_brings_an_order_more_for_three() -> None:
    """Instead of the regular purchase, which stays possible afterwards."""
    table = shop().draws("o9").play(A, BuyOrderDiscounted("o1"))

    assert table.events[:2] == [PrivilegeUsed(A, "order_discount", rule=T0_3), OrderTaken(A, "o1", 3, rule=T3_7)]
    assert (table.state.ducats[A], table.state.turn.bought, table.state.turn.privilege) == (24, False, "order_discount")
    assert table.state.open_orders == ["o2", "o3", "o4", "o9"]
    assert table.check(A, BuyOrderDiscounted("o2")) == Refusal(T0_3, {"privilege": "order_discount"})
    assert table.play(A, BuyShip()).state.speeds[A] == 3


@rule("NOV-T3.7", "NOV-A14")
def test_it_may_follow_the_regular_purchase() -> None:
    """The menu returns after each."""
    table = shop().play(A, BuyKontor("riga"))
    assert table.state.frames[-1] == PurchaseFrame(A, asked=True)
    table.play(A, BuyOrderDiscounted("deck"))
    assert (table.state.ducats[A], len(table.state.hands[A])) == (20, 1)
    assert table.deciders == (B,)


@rule("NOV-T3.7")
def test_a_covered_or_used_privilege_brings_no_order() -> None:
    """The front of c1 has it on its second step."""
    for covered, refusal in ((1, None), (2, Refusal(T0_3, {"privilege": "order_discount"}))):
        assert shop().covered(A, covered).check(A, BuyOrderDiscounted("o1")) == refusal
    assert shop().done(privilege="speed").check(A, BuyOrderDiscounted("o1")) is not None


@rule("NOV-T3.6", "NOV-T3.7", "NOV-X17")
def test_an_order_for_six_and_one_for_three_fill_the_hand() -> None:
    """With one in progress and 9 ducats: then there are three, and no further one with any money."""
    for pair in (
        (BuyOrder("o1"), BuyOrderDiscounted("o2")),
        (BuyOrderDiscounted("o2"), BuyOrder("o1")),
    ):
        table = shop().hand(A, "o10").ducats(A, 9).play(A, *pair)
        assert (table.state.ducats[A], table.state.orders_in_progress(A)) == (0, 3)
    full = shop().hand(A, "o10", "o11", "o12").ducats(A, 99)
    assert full.check(A, BuyOrder("o1")) == full.check(A, BuyOrderDiscounted("o1")) == Refusal(T3_6, {"most": 3})


@rule("NOV-A14")
def test_the_menu_names_all_that_is_for_sale() -> None:
    """Cities, the ship, the orders twice, and the end: at most 29 with seven cities for the pirate."""
    offers = (*OPEN, "deck")
    assert shop().legal(A) == [
        *map(BuyKontor, Table().box.ring),
        SHIP,
        *map(BuyOrder, offers),
        *map(BuyOrderDiscounted, offers),
        EndPhase3(),
    ]
    expert = Table(4, merchant_and_pirate=True).open_orders("o1", "o2", "o3", "o4", "o5", "o6")
    expert.kontors(A, "riga", "visby").purchase(A)
    assert len(expert.legal(A)) == 6 + 1 + 7 + 7 + 7 + 1 == 29


@rule("NOV-A14")
def test_the_pirates_back_is_not_moved_in_the_menu() -> None:
    """His front is, once."""
    back = Table(merchant_and_pirate=True, pirate_side="back").purchase(A)
    assert back.check(A, MovePirate("riga")) == Refusal(A13)
    assert back.offered(A, MovePirate) == []
    front = Table(merchant_and_pirate=True).seals(B, 1).seals(C, 2).purchase(A).play(A, MovePirate("riga"))
    assert front.state.frames[-1] == PurchaseFrame(A, asked=True)
    assert front.offered(A, MovePirate) == []


@rule("NOV-D1")
def test_an_empty_deck_sells_nothing() -> None:
    """The open ones are still for sale."""
    table = Table().open_orders(*OPEN).deck(0).purchase(A)

    assert table.check(A, BuyOrder("deck")) == table.check(A, BuyOrderDiscounted("deck")) == Refusal(D1)
    assert table.offered(A, BuyOrder) == [*map(BuyOrder, OPEN)]
