"""Orders in phase 2: rows, where a card goes, and what both rows in one turn bring (NOV-TB)."""

import pytest

from games.novgorod.table import A, B, Table
from kontor.core import Refusal
from kontor.games.novgorod.actions import (
    ChooseManufactory,
    ChooseRecipe,
    ChooseSource,
    FulfilRow,
    PlaceOrder,
    TakeIncome,
)
from kontor.games.novgorod.events import BonusGained, GoodsConsumed, LuxuryProduced, OrderPlaced, RowFulfilled
from kontor.games.novgorod.frames import EvaluationFrame, PlaceOrderFrame
from kontor.games.novgorod.rules import B1, TB1, TB2, TB3, TB4, TB5, TB6
from kontor.testing.marks import rule

ASIDE, FILED = PlaceOrder("aside"), PlaceOrder("filed")
UPPER_16, LOWER_16 = FulfilRow("o16", "upper"), FulfilRow("o16", "lower")
"""Grain and cloth; amber and salt."""
ALL_FOUR = ("riga", "danzig", "luebeck", "antwerp")


@rule("NOV-TB1")
def test_of_a_hand_order_both_rows_are_offered_and_of_one_aside_the_lower() -> None:
    """Order 16 in hand, order 6 (amber and salt above, cloth and fish below) aside."""
    table = Table().hand(A, "o16").aside(A, "o6").hold(A, "bergen").menu(A, *ALL_FOUR)

    assert table.offered(A, FulfilRow) == [UPPER_16, LOWER_16, FulfilRow("o6", "lower")]
    assert table.check(A, FulfilRow("o6", "upper")) == Refusal(TB1, {"order": "o6"}, "upper")


@rule("NOV-TB1")
def test_orders_of_others_and_filed_ones_cannot_be_fulfilled() -> None:
    """Neither from another hand nor from under a ship."""
    table = Table().hand(B, "o16").filed(A, "o6").menu(A, *ALL_FOUR)

    assert table.check(A, LOWER_16) == Refusal(TB1, {"order": "o16"}, "not_there")
    assert table.check(A, FulfilRow("o6", "upper")) == Refusal(TB1, {"order": "o6"}, "not_there")
    assert table.offered(A, FulfilRow) == []


@rule("NOV-TB1")
def test_a_player_who_names_a_secret_order_shows_it() -> None:
    """Even before its row is entered; the other one stays secret, and what is filed is no longer a hand order."""
    table = Table().hold(A, "danzig").hand(A, blind=["o16", "o1"]).menu(A, "danzig", "luebeck").play(A, LOWER_16)
    assert (table.view(B).players[A].hand, table.view(B).players[A].hidden) == (("o16",), 1)

    table = Table().hand(A, "o16", blind=["o1"]).menu(A, "danzig", "luebeck")
    assert table.state.known == ["o16"]
    assert table.play(A, LOWER_16).state.known == []


@rule("NOV-TB2")
def test_a_goods_row_needs_all_its_goods() -> None:
    """Amber without salt is not enough; with salt both are consumed."""
    table = Table().hand(A, "o16").menu(A, "riga", "danzig")
    assert table.check(A, LOWER_16) == Refusal(TB2, {"order": "o16"})

    table = Table().hand(A, "o16").menu(A, "danzig", "luebeck").play(A, LOWER_16)
    assert table.event(GoodsConsumed) == GoodsConsumed(A, ("amber", "salt"), rule=TB2)
    assert [stop.used for stop in table.state.route] == [True, True]


@rule("NOV-TB2")
def test_the_goods_of_a_row_come_from_any_stops_in_any_sequence_or_the_hold() -> None:
    """Salt before amber, and amber of the hold."""
    table = Table().hand(A, "o16").menu(A, "luebeck", "danzig").play(A, LOWER_16)
    assert table.total(A) == 2

    table = Table().hand(A, "o16").hold(A, "danzig").menu(A, "luebeck", "visby").play(A, LOWER_16)
    assert (table.total(A), table.state.holds[A]) == (2, None)
    assert [stop.used for stop in table.state.route] == [True, False]


@rule("NOV-TB2", "NOV-R38")
def test_each_good_of_a_row_comes_from_another_source() -> None:
    """With amber in Danzig and in the hold either serves, the other stays."""
    table = Table().hand(A, "o16").kontors(A, "danzig").hold(A, "danzig").menu(A, "danzig", "luebeck").play(A, LOWER_16)
    assert table.legal(A) == [ChooseSource("danzig"), ChooseSource("hold")]

    table.play(A, ChooseSource("hold"))
    assert [stop.used for stop in table.state.route] == [False, True]
    assert table.state.holds[A] is None


@rule("NOV-TB2", "NOV-A8")
def test_a_luxury_row_needs_one_production_of_that_luxury_by_any_recipe() -> None:
    """Jewellery in Danzig or in Visby, there of one good or of two; provisions do not serve."""
    table = Table().hand(A, "o21").menu(A, "visby", "luebeck", "danzig").play(A, FulfilRow("o21", "upper"))
    assert table.legal(A) == [ChooseManufactory("visby"), ChooseManufactory("danzig")]
    table.play(A, ChooseManufactory("danzig"))
    assert table.legal(A) == [ChooseRecipe(0), ChooseRecipe(1)]
    table.play(A, ChooseRecipe(1))
    assert table.event(LuxuryProduced).goods == ("amber", "glass")
    assert table.total(A) == 2

    table = Table().hand(A, "o21").menu(A, "luebeck")
    assert table.check(A, FulfilRow("o21", "upper")) == Refusal(TB2, {"order": "o21"})


@rule("NOV-TB3", "NOV-A8")
@pytest.mark.parametrize("place", ["aside", "filed"])
def test_an_upper_row_brings_two_seals_and_the_card_goes_aside_or_is_filed(place: str) -> None:
    """At once, before anything else."""
    table = Table().hand(A, "o16").menu(A, *ALL_FOUR).play(A, UPPER_16)
    assert table.event(RowFulfilled) == RowFulfilled(A, "o16", "upper", 2, rule=TB3)
    assert table.state.frames[-1] == PlaceOrderFrame(A, "o16", asked=True)
    assert table.legal(A) == [ASIDE, FILED]

    table.play(A, PlaceOrder(place))
    assert table.event(OrderPlaced) == OrderPlaced(A, "o16", place, rule=TB3)
    assert table.state.seals[A] == {"orders": 2}
    lies = (table.state.hands[A], table.state.aside[A], table.state.filed[A])
    assert lies == (([], ["o16"], []) if place == "aside" else ([], [], ["o16"]))
    assert table.assert_census().state.frames[-1] == EvaluationFrame(A, asked=True)


@rule("NOV-TB3")
def test_a_filed_card_is_closed() -> None:
    """Its lower row is lost, though amber and salt are there."""
    table = Table().hand(A, "o16").menu(A, *ALL_FOUR).play(A, UPPER_16, FILED)

    assert table.check(A, LOWER_16) == Refusal(TB1, {"order": "o16"}, "not_there")


@rule("NOV-TB4")
def test_the_lower_row_of_a_hand_card_brings_two_seals_and_files_it() -> None:
    """The upper row is lost, though grain and cloth are there."""
    table = Table().hand(A, "o16", "o1").menu(A, *ALL_FOUR).play(A, LOWER_16)

    assert table.event(RowFulfilled) == RowFulfilled(A, "o16", "lower", 2, rule=TB4)
    assert table.event(OrderPlaced) == OrderPlaced(A, "o16", "filed", rule=TB4)
    assert (table.state.hands[A], table.state.aside[A], table.state.filed[A]) == (["o1"], [], ["o16"])
    assert table.check(A, UPPER_16) == Refusal(TB1, {"order": "o16"}, "not_there")
    assert table.state.seals[A] == {"orders": 2}


@rule("NOV-TB5")
def test_the_lower_row_of_a_card_aside_brings_two_more_seals_and_files_it() -> None:
    """It lies there since an earlier turn."""
    table = Table().aside(A, "o1", "o16").seals(A, 2, "orders").menu(A, "danzig", "luebeck").play(A, LOWER_16)

    assert table.event(RowFulfilled) == RowFulfilled(A, "o16", "lower", 2, rule=TB5)
    assert table.event(OrderPlaced) == OrderPlaced(A, "o16", "filed", rule=TB5)
    assert table.state.seals[A] == {"orders": 4}
    assert (table.state.aside[A], table.state.filed[A]) == (["o1"], ["o16"])


@rule("NOV-TB6", "NOV-R21")
def test_both_rows_in_one_turn_bring_five_seals() -> None:
    """Two and three, also with another action between them."""
    table = Table().kontors(A, "visby").hand(A, "o16").menu(A, *ALL_FOUR, "visby").play(A, UPPER_16, ASIDE)
    assert table.state.turn.upper == ("o16",)
    table.play(A, TakeIncome("visby"), LOWER_16)

    assert table.event(RowFulfilled) == RowFulfilled(A, "o16", "lower", 3, rule=TB6)
    assert table.event(OrderPlaced) == OrderPlaced(A, "o16", "filed", rule=TB6)
    assert (table.state.seals[A], table.state.filed[A], table.state.aside[A]) == ({"orders": 5}, ["o16"], [])


@rule("NOV-TB6")
def test_the_third_seal_is_for_the_card_whose_upper_row_was_fulfilled_in_this_turn() -> None:
    """Another one that lies aside since an earlier turn brings two."""
    table = Table().hand(A, "o6").aside(A, "o17").hold(A, "novgorod")
    table.menu(A, "danzig", "luebeck", "antwerp").play(A, FulfilRow("o6", "upper"), ASIDE, FulfilRow("o17", "lower"))

    assert table.event(RowFulfilled) == RowFulfilled(A, "o17", "lower", 2, rule=TB5)


@rule("NOV-TB7", "NOV-R20")
def test_any_number_of_cards_may_lie_aside_and_none_is_filed_without_its_lower_row() -> None:
    """A third one joins two; afterwards nothing is offered but their lower rows."""
    table = Table().hand(A, "o16").aside(A, "o2", "o3").menu(A, *ALL_FOUR).play(A, UPPER_16, ASIDE)

    assert table.state.aside[A] == ["o2", "o3", "o16"]
    assert table.offered(A, FulfilRow) == [LOWER_16]
    assert table.check(A, FulfilRow("o2", "lower")) == Refusal(TB2, {"order": "o2"})
    assert table.offered(A, PlaceOrder) == []


@rule("NOV-TB8")
@pytest.mark.parametrize(("filed", "bonus"), [(1, 0), (2, 4), (3, 0)])
def test_the_third_filed_card_brings_the_bonus(filed: int, bonus: int) -> None:
    """Not the second, nor the fourth."""
    table = Table().bonuses(orders3="high", kontor8="high").hand(A, "o16").filed(A, *("o1", "o2", "o3")[:filed])
    table.menu(A, "danzig", "luebeck").play(A, LOWER_16)

    told = [BonusGained(A, "orders3", 4, rule=B1)] if bonus else []
    assert [event for event in table.events if isinstance(event, BonusGained)] == told
    assert table.state.seals[A] == {"orders": 2, "bonus": 4} if bonus else {"orders": 2}


@rule("NOV-TB8")
def test_half_fulfilled_cards_and_special_orders_count_and_cards_aside_do_not() -> None:
    """A marker and a special order without one are two; the third is filed after its upper row."""
    table = Table(special_orders=True).bonuses(orders3="high", kontor8="high").markers(A, "o1").hand(A, "o16")
    table.state.unmarked[A] = 1
    table.menu(A, *ALL_FOUR).play(A, UPPER_16)
    aside = table.game.apply(table.state, A, ASIDE).state
    assert aside.seals[A] == {"orders": 2}

    assert table.play(A, FILED).event(BonusGained) == BonusGained(A, "orders3", 4, rule=B1)
