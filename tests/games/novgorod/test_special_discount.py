"""The discount for special orders: when it is asked for, what it takes off, what is left of it (NOV-XS4, NOV-A10)."""

from games.novgorod.table import A, Table
from kontor.core import Refusal
from kontor.games.novgorod.actions import (
    BuyOrderDiscounted,
    EndPhase2,
    FulfilRow,
    FulfilSpecial,
    Produce,
    UseDiscount,
    UseIncomePrivilege,
)
from kontor.games.novgorod.events import PrivilegeUsed, SpecialFulfilled
from kontor.games.novgorod.rules import A10, T0_3, XS6
from kontor.testing.marks import rule

YES, NO = UseDiscount("yes"), UseDiscount("no")
GRAND_TOUR = ("novgorod", "visby", "bergen", "london", "antwerp", "luebeck", "danzig")


def table_with(*column: str) -> Table:
    """Return a table with special orders in this column, whose A has the discount and no more to use than that."""
    return Table(special_orders=True).column(*(column or ("s1A", "s2A", "s3B", "s4C"))).career(A, "c2")


@rule("NOV-XS4", "NOV-A10")
def test_the_discount_is_asked_for_first_and_takes_three_ducats_off() -> None:
    """Wool and salt at the bottom cost 4, with the privilege 1; it is the privilege of the turn."""
    table = table_with("s1A", "s3B", "s4C", "s2A").menu(A, "london", "antwerp", "luebeck")
    table.play(A, FulfilSpecial("s2"))
    assert table.legal(A) == [YES, NO]
    refused = table.game.apply(table.state, A, NO).state
    assert (refused.ducats[A], refused.turn.privilege) == (27 - 4, None)

    table.play(A, YES)
    assert table.event(PrivilegeUsed) == PrivilegeUsed(A, "order_discount", rule=T0_3)
    assert (table.state.ducats[A], table.state.turn.privilege, table.state.turn.discount) == (26, "order_discount", 0)
    assert table.check(A, UseIncomePrivilege()) == Refusal(T0_3, {"privilege": "income"})


@rule("NOV-XS4", "NOV-R28")
def test_what_one_order_does_not_need_carries_to_the_next() -> None:
    """Not below 0: the first costs 1, so 2 are left for the second one of 1; nothing is asked there."""
    table = table_with("s1A", "s2A", "s3B", "s4C").menu(A, *GRAND_TOUR)
    table.play(A, FulfilSpecial("s1"), YES)
    assert (table.state.ducats[A], table.state.turn.discount) == (27, 2)
    table.play(A, FulfilSpecial("s2"))
    assert table.event(SpecialFulfilled).ducats == 0
    assert (table.state.ducats[A], table.state.turn.discount) == (27, 1)


@rule("NOV-XS4")
def test_the_discount_is_not_paid_back_and_lapses_at_the_end_of_the_phase() -> None:
    """A player who says no first pays in full; the rest of a used one is gone in phase 3."""
    table = table_with().menu(A, *GRAND_TOUR).play(A, FulfilSpecial("s1"), NO, FulfilSpecial("s2"), YES)
    assert (table.state.ducats[A], table.state.turn.discount) == (26, 2)

    table.play(A, EndPhase2())
    assert table.state.turn.discount == 0


@rule("NOV-A10")
def test_a_special_order_that_costs_nothing_asks_for_no_discount() -> None:
    """What is left of it pays the second one, so the third question is its goods."""
    table = table_with("s2A", "s1A", "s3B", "s4C").menu(A, *GRAND_TOUR)
    table.play(A, FulfilSpecial("s2"), YES, FulfilSpecial("s1"))
    assert table.event(SpecialFulfilled) == SpecialFulfilled(A, "s1", "A", 0, 2, rule=XS6)

    table = table_with().covered(A, 1).menu(A, *GRAND_TOUR).play(A, FulfilSpecial("s1"))
    assert table.event(SpecialFulfilled).ducats == 1


@rule("NOV-R36", "NOV-XS4")
def test_the_discount_serves_special_orders_or_an_order_of_phase_three() -> None:
    """Not both in one turn."""
    table = table_with().menu(A, "novgorod", "visby", "bergen").play(A, FulfilSpecial("s1"), YES)
    table.play(A, EndPhase2())
    assert table.check(A, BuyOrderDiscounted("deck")) == Refusal(T0_3, {"privilege": "order_discount"})

    table = table_with().menu(A, "novgorod", "visby", "bergen").play(A, FulfilSpecial("s1"), NO)
    assert table.play(A, EndPhase2()).check(A, BuyOrderDiscounted("deck")) is None


@rule("NOV-A10")
def test_the_discount_is_asked_for_only_as_the_first_step() -> None:
    """Afterwards the goods are asked for, and the answer stands."""
    table = table_with("s3A", "s1A", "s2B", "s4C").hold(A, "danzig").menu(A, "danzig", "luebeck", "antwerp")
    table.play(A, FulfilSpecial("s3"), YES)

    assert table.check(A, NO) == Refusal(A10)
    assert table.check(A, YES) == Refusal(A10)
    assert (table.state.turn.privilege, table.state.ducats[A]) == (None, 27)


@rule("NOV-A10")
def test_inside_other_actions_nothing_is_asked_about_the_discount() -> None:
    """Neither in a row nor in a production, with special orders or without them."""
    for options in ({}, {"special_orders": True}):
        table = Table(**options).career(A, "c2").hold(A, "danzig").hand(A, "o16").menu(A, "danzig", "luebeck")
        table.play(A, FulfilRow("o16", "lower"))
        assert table.check(A, YES) == Refusal(A10)
        table = Table(**options).career(A, "c2").menu(A, "visby", "luebeck", "danzig").play(A, Produce("danzig"))
        assert table.check(A, NO) == Refusal(A10)
