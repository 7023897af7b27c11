"""Special orders: the column, costs, goods and luxuries, the discount, and how fulfilled cards move (NOV-XS)."""

from typing import Any

import pytest

from games.novgorod.table import FORMER, A, B, Opening, Table
from kontor.core import Action, Refusal
from kontor.games.novgorod.actions import (
    ChooseRecipe,
    ChooseSource,
    EndPhase2,
    FulfilSpecial,
    UseDiscount,
)
from kontor.games.novgorod.events import (
    BonusGained,
    GoodsConsumed,
    LuxuryProduced,
    MarkerTaken,
    SpecialFulfilled,
    SpecialMoved,
)
from kontor.games.novgorod.rules import XS2, XS3, XS5, XS6, XS7, XS8
from kontor.games.novgorod.state import SpecialOrder
from kontor.testing.marks import rule

YES, NO = UseDiscount("yes"), UseDiscount("no")
COLUMN = ("s1A", "s2A", "s3B", "s4C")
"""Furs + fish; wool + salt; jewellery of two goods; jewellery + cloth."""
GRAND_TOUR = ("novgorod", "visby", "bergen", "london", "antwerp", "luebeck", "danzig")


def table_with(*column: str, **options: Any) -> Table:
    """Return a table with special orders in this column, whose A has no discount to use."""
    return Table(special_orders=True, **options).column(*(column or COLUMN)).career(A, "c2", covered=1)


def shown(table: Table) -> list[str]:
    """Return the column from the top, each card with its part."""
    return [f"{each.card}{each.part}" for each in table.state.column]


@rule("NOV-XS1", "NOV-O7")
def test_the_column_shows_two_parts_a_then_b_then_c() -> None:
    """All four cards, shuffled, and the top order of the deck as cover; without the expert part there is none."""
    orders = set()
    for number in range(30):
        s = Opening(4, number.to_bytes(32, "big"), special_orders=True).state
        assert [each.part for each in s.column] == ["A", "A", "B", "C"]
        assert {each.card for each in s.column} == {"s1", "s2", "s3", "s4"}
        assert s.cover is not None
        assert len(s.deck) == 24 - 4 - 6 - 1
        orders.add(tuple(each.card for each in s.column))
    assert len(orders) > 10
    s = Opening(4).state
    assert (s.column, s.cover, len(s.deck)) == ([], None, 24 - 4 - 6)


@rule("NOV-XS1")
def test_the_cover_is_the_next_card_of_the_same_deck() -> None:
    """The deck with special orders is the deck without them but for its top card."""
    base, expert = (Opening(3, bytes(32), special_orders=on).state for on in (False, True))

    assert [*expert.deck, expert.cover] == base.deck
    assert all(expert.cover not in orders for orders in (*expert.hands, expert.open_orders))


@rule("NOV-XS2", "NOV-O7")
def test_everybody_may_fulfil_a_visible_part_and_without_the_expert_part_nobody() -> None:
    """Furs and fish of Novgorod and Bergen."""
    for seat in (A, B):
        table = table_with().menu(seat, "novgorod", "visby", "bergen")
        assert table.offered(seat, FulfilSpecial) == [FulfilSpecial("s1")]
        assert table.check(seat, FulfilSpecial("s2")) == Refusal(XS5, {"card": "s2"})

    table = Table().menu(A, "novgorod", "visby", "bergen")
    assert table.check(A, FulfilSpecial("s1")) == Refusal(XS2)


@rule("NOV-XS3")
@pytest.mark.parametrize("place", [0, 1, 2, 3])
def test_each_card_above_costs_a_ducat_more(place: int) -> None:
    """Furs and fish for 1 at the top, for 4 at the bottom; three ducats are then too few."""
    column = ["s2A", "s3B", "s4C"]
    column.insert(place, "s1A")
    table = table_with(*column).kontors(A, "novgorod", "visby", "bergen").ducats(A, 1 + place)
    table.menu(A, "novgorod", "visby", "bergen")
    assert table.check(A, FulfilSpecial("s1")) is None
    table.play(A, FulfilSpecial("s1"))
    assert table.event(SpecialFulfilled) == SpecialFulfilled(A, "s1", "A", 1 + place, 2, rule=XS6)
    assert table.state.ducats[A] == 0

    table = table_with(*column).kontors(A, "novgorod", "visby", "bergen").ducats(A, place)
    table.menu(A, "novgorod", "visby", "bergen")
    assert table.check(A, FulfilSpecial("s1")) == Refusal(XS3, {"ducats": 1 + place}, "ducats")


@rule("NOV-XS5")
def test_two_crates_ask_for_a_luxury_of_two_goods() -> None:
    """Amber alone makes no such jewellery, amber and glass do."""
    table = table_with().menu(A, "riga", "danzig")
    assert table.check(A, FulfilSpecial("s3")) == Refusal(XS5, {"card": "s3"})

    table = table_with().menu(A, "visby", "luebeck", "danzig").play(A, FulfilSpecial("s3"))
    assert table.event(LuxuryProduced).goods == ("amber", "glass")
    assert table.event(LuxuryProduced).seals == 0


@rule("NOV-XS5", "NOV-A10")
def test_goods_and_a_luxury_together_are_entered_goods_first() -> None:
    """Cloth from Antwerp or the hold, then jewellery by one good or by two."""
    table = table_with().hold(A, "antwerp").menu(A, "antwerp", "luebeck", "visby", "danzig")
    table.play(A, FulfilSpecial("s4"))
    assert table.legal(A) == [ChooseSource("antwerp"), ChooseSource("hold")]
    table.play(A, ChooseSource("hold"))
    assert [type(action).__name__ for action in table.legal(A)] == ["ChooseManufactory", "ChooseManufactory"]
    table.play(A, table.legal(A)[1])
    assert table.legal(A) == [ChooseRecipe(0), ChooseRecipe(1)]
    table.play(A, ChooseRecipe(0))

    assert table.event(GoodsConsumed) == GoodsConsumed(A, ("cloth",), rule=XS5)
    assert table.event(SpecialFulfilled) == SpecialFulfilled(A, "s4", "C", 6, 4, rule=XS6)


@rule("NOV-XS6", "NOV-TB8")
def test_a_special_order_brings_its_seals_and_a_marker() -> None:
    """The top order of the deck, face down, which its owner may look at; it is a filed order."""
    table = table_with().bonuses(orders3="high", kontor8="high").filed(A, "o1", "o2").draws("o16")
    table.menu(A, "novgorod", "visby", "bergen").play(A, FulfilSpecial("s1"))

    assert table.event(SpecialFulfilled) == SpecialFulfilled(A, "s1", "A", 1, 2, rule=XS6)
    told = table.event(MarkerTaken)
    assert told == MarkerTaken(A, "o16", rule=XS6)
    assert [told.seen_by(seat) for seat in (A, B, None)] == [told, *[MarkerTaken(A, None, rule=XS6)] * 2]
    assert (table.state.markers[A], table.state.seals[A]) == (["o16"], {"special_orders": 2, "bonus": 4})
    assert table.event(BonusGained).bonus == "orders3"
    assert (table.view(A).markers, table.view(B).markers, table.view(B).players[A].markers) == (("o16",), (), 1)
    table.assert_census()


@rule("NOV-XS6", "NOV-D4")
def test_with_an_empty_deck_there_is_no_marker_but_the_order_counts() -> None:
    """As the third filed one."""
    table = table_with().bonuses(orders3="high", kontor8="high").filed(A, "o1", "o2").deck(0)
    table.menu(A, "novgorod", "visby", "bergen").play(A, FulfilSpecial("s1"))

    assert not [event for event in table.events if isinstance(event, MarkerTaken)]
    assert (table.state.markers[A], table.state.unmarked[A]) == ([], 1)
    assert table.event(BonusGained).bonus == "orders3"


@rule("NOV-XS7", "NOV-R28", "NOV-R44")
def test_a_fulfilled_card_keeps_its_place_until_the_end_of_the_phase() -> None:
    """It cannot be fulfilled again; by the former reading the second one below it still costs 2."""
    table = table_with(**FORMER).menu(A, *GRAND_TOUR).play(A, FulfilSpecial("s1"))
    assert table.state.column[0] == SpecialOrder("s1", "A", fulfilled=True)
    assert table.check(A, FulfilSpecial("s1")) == Refusal(XS7, {"card": "s1"})
    assert FulfilSpecial("s1") not in table.legal(A)

    table.play(A, FulfilSpecial("s2"))
    assert table.event(SpecialFulfilled) == SpecialFulfilled(A, "s2", "A", 2, 2, rule=XS6)
    assert table.state.ducats[A] == 27 - 1 - 2


@rule("NOV-R49", "NOV-XS3", "NOV-O10")
def test_a_card_fulfilled_in_the_same_turn_is_not_skipped() -> None:
    """The first and the second cost 1 each; the second before the first costs 2."""
    table = table_with().menu(A, *GRAND_TOUR).play(A, FulfilSpecial("s1"), FulfilSpecial("s2"))
    assert table.event(SpecialFulfilled) == SpecialFulfilled(A, "s2", "A", 1, 2, rule=XS6)
    assert table.state.ducats[A] == 27 - 1 - 1

    table = table_with().menu(A, *GRAND_TOUR).play(A, FulfilSpecial("s2"), FulfilSpecial("s1"))
    assert table.state.ducats[A] == 27 - 2 - 1


@rule("NOV-XS7", "NOV-XS8")
def test_fulfilled_cards_go_to_the_bottom_topmost_first_with_their_next_letter() -> None:
    """Whatever the order in which they were fulfilled."""
    table = table_with().menu(A, *GRAND_TOUR).play(A, FulfilSpecial("s2"), FulfilSpecial("s1"))
    assert shown(table) == list(COLUMN)
    table.play(A, EndPhase2())

    assert shown(table) == ["s3B", "s4C", "s1B", "s2B"]
    moved = [event for event in table.events if isinstance(event, SpecialMoved)]
    assert moved == [SpecialMoved("s1", "B", rule=XS8), SpecialMoved("s2", "B", rule=XS8)]
    assert not any(each.fulfilled for each in table.state.column)


@rule("NOV-XS8")
@pytest.mark.parametrize(("part", "then"), [("A", "B"), ("B", "C"), ("C", "D"), ("D", "A")])
def test_the_letters_follow_each_other_round(part: str, then: str) -> None:
    """After D comes A."""
    table = table_with(f"s4{part}", "s1A", "s2A", "s3B").hold(A, "riga")
    table.menu(A, *GRAND_TOUR, placeholders=["london"]).play(A, FulfilSpecial("s4"))
    while EndPhase2() not in table.legal(A):
        table.play(A, table.legal(A)[0])
    table.play(A, EndPhase2())

    assert shown(table) == ["s1A", "s2A", "s3B", f"s4{then}"]


@rule("NOV-XS2")
def test_a_special_order_is_not_a_purchase() -> None:
    """In phase 3 none is offered."""
    table = table_with().purchase(A)
    fulfilling: Action = FulfilSpecial("s1")

    assert table.check(A, fulfilling) is not None
    assert table.offered(A, FulfilSpecial) == []
