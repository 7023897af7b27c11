"""The merchant: what both of his sides bring, and how he moves (NOV-XA1, NOV-XM)."""

from typing import Any

import pytest

from games.novgorod.table import FORMER, A, B, Opening, Table
from kontor.core import Change, Refusal
from kontor.games.novgorod import GAME
from kontor.games.novgorod.actions import (
    ChooseRecipe,
    ChooseSource,
    EndPhase2,
    EndRoute,
    FulfilRow,
    FulfilSpecial,
    Produce,
    StoreGood,
    TakeAllIncome,
    TakeCareerStep,
    TakeIncome,
    UseDiscount,
    UseIncomePrivilege,
)
from kontor.games.novgorod.events import DucatsGained, LuxuryProduced, MerchantMoved, MerchantSeal
from kontor.games.novgorod.rules import TA4, TZ2, XM1, XM2, XM4
from kontor.testing.marks import rule

PAID = DucatsGained(A, 3, "merchant", rule=XM1)


def front(city: str = "danzig", **options: Any) -> Table:
    """Return a table with the merchant's front in a city; A owns Danzig and Lübeck."""
    return Table(merchant_and_pirate=True, **options).merchant(city).kontors(A, "danzig", "luebeck")


def back(city: str = "danzig") -> Table:
    """Return a table with the merchant's back in a city; A owns Danzig and Lübeck."""
    return front(city, merchant_side="back")


def paid(table: Table) -> list[object]:
    """Return what the merchant brought in the last step."""
    told = [event for event in table.events if isinstance(event, DucatsGained | MerchantSeal)]
    return [event for event in told if isinstance(event, MerchantSeal) or event.by == "merchant"]


@rule("NOV-XA1", "NOV-O3")
def test_the_merchant_begins_in_novgorod_and_the_pirate_in_antwerp() -> None:
    """With any number of players; without the expert part there is neither."""
    for seats in (2, 3, 4):
        s = Opening(seats, merchant_and_pirate=True).state
        assert (s.merchant, s.pirate) == ("novgorod", "antwerp")
    s = Opening().state
    assert (s.merchant, s.pirate) == (None, None)


@rule("NOV-XM1")
def test_income_in_the_merchants_city_brings_three_more_ducats() -> None:
    """In Danzig 3 + 3; elsewhere nothing more."""
    table = front().menu(A, "danzig", "luebeck").play(A, TakeIncome("danzig"))
    assert paid(table) == [PAID]
    assert (table.state.ducats[A], table.state.turn.merchant) == (33, True)

    table = front().menu(A, "danzig", "luebeck").play(A, TakeIncome("luebeck"))
    assert (paid(table), table.state.ducats[A]) == ([], 29)


@rule("NOV-XM1")
@pytest.mark.parametrize("own", [True, False])
def test_plain_production_in_his_city_brings_three_more_ducats(own: bool) -> None:
    """Also at a base-kontor stop; the luxury itself pays as printed."""
    table = front().kontors(A, *(["danzig"] if own else ["luebeck"])).menu(A, "danzig", "luebeck")
    table.play(A, Produce("danzig"))

    assert table.event(LuxuryProduced) == LuxuryProduced(A, "danzig", "jewellery", ("amber",), 1, 1, rule=TA4)
    assert paid(table) == [PAID]
    assert (table.state.ducats[A], table.total(A)) == (27 + 1 + 3, 1)


@rule("NOV-XM1", "NOV-R27")
def test_the_front_pays_once_per_turn_at_the_first_occasion() -> None:
    """With a placeholder in Danzig production and income are possible; the second brings nothing more."""
    table = front().hold(A, "danzig").menu(A, "danzig", "luebeck", placeholders=["danzig"])
    assert paid(table.play(A, TakeIncome("danzig"))) == [PAID]
    assert paid(table.play(A, Produce("danzig"))) == []
    assert table.state.ducats[A] == 27 + 3 + 3 + 1

    table = front().hold(A, "danzig").menu(A, "danzig", "luebeck", placeholders=["danzig"])
    assert paid(table.play(A, Produce("danzig"), ChooseSource("hold"))) == [PAID]
    assert paid(table.play(A, TakeIncome("danzig"))) == []
    assert table.state.ducats[A] == 27 + 1 + 3 + 3


@rule("NOV-XM1", "NOV-R27", "NOV-TZ2")
@pytest.mark.parametrize(("merchant", "legal"), [(False, True), (True, False)])
def test_his_ducats_count_for_the_fees_in_the_very_production(merchant: bool, legal: bool) -> None:
    """With 0 ducats and a fee of 2: one for the jewellery and three of his suffice, unless he has paid already.

    By the former reading, in which Lübeck's salt counts only when it is sold.
    """
    table = front(**FORMER).kontors(A, "danzig").ducats(A, 0).covered(A, 3).menu(A, "danzig", "luebeck")
    table.done(merchant=merchant)

    assert table.check(A, Produce("danzig")) == (None if legal else Refusal(TZ2, {"fees": 2}, "action"))
    assert GAME.forecast(table.state, A, Produce("danzig")) == (
        (Change("seals", "seat:0", 0, 1, TA4), Change("ducats", "seat:0", 0, 4, TA4)) if legal else None
    )


@rule("NOV-XM1", "NOV-A12")
def test_all_incomes_together_bring_his_ducats_too() -> None:
    """Three in Danzig, two in Lübeck, and three of his."""
    table = front("luebeck").menu(A, "danzig", "luebeck").play(A, TakeAllIncome())

    assert paid(table) == [PAID]
    assert table.state.ducats[A] == 27 + 3 + 2 + 3


@rule("NOV-R37", "NOV-XM1")
def test_neither_the_privilege_nor_storing_calls_the_merchant() -> None:
    """Two ducats and no more; then the income still brings his three."""
    table = front().menu(A, "danzig", "luebeck").play(A, UseIncomePrivilege())
    assert (paid(table), table.state.ducats[A]) == ([], 29)
    table.play(A, TakeIncome("danzig"))
    assert paid(table) == [PAID]

    assert paid(front().menu(A, "danzig").play(A, StoreGood("danzig"))) == []


@rule("NOV-XM2", "NOV-R50")
@pytest.mark.parametrize(("recipe", "seals"), [(0, 1), (1, 2)])
def test_the_back_brings_one_more_seal_whatever_the_recipe(recipe: int, seals: int) -> None:
    """The ducats equal the seals of the recipe without it."""
    table = back().menu(A, "visby", "luebeck", "danzig").play(A, Produce("danzig"), ChooseRecipe(recipe))

    assert paid(table) == [MerchantSeal(A, 1, rule=XM2)]
    assert (table.state.seals[A], table.state.ducats[A]) == ({"luxuries": seals + 1}, 27 + seals)


@rule("NOV-XM2")
def test_the_back_brings_nothing_for_income_or_elsewhere_and_every_time_in_his_city() -> None:
    """Neither ducats nor a seal."""
    table = back().menu(A, "danzig", "luebeck").play(A, TakeIncome("danzig"))
    assert (paid(table), table.state.ducats[A], table.total(A)) == ([], 30, 0)
    table.play(A, Produce("luebeck"))
    assert (paid(table), table.total(A)) == ([], 1)


@rule("NOV-XM3")
@pytest.mark.parametrize("side", ["front", "back"])
def test_a_luxury_for_an_order_or_the_career_does_not_call_him(side: str) -> None:
    """Nor one for a special order."""
    for aim in (FulfilRow("o21", "upper"), TakeCareerStep()):
        table = front(merchant_side=side).covered(A, 2).hand(A, "o21").menu(A, "danzig", "luebeck").play(A, aim)
        assert paid(table) == []
        assert table.state.ducats[A] == 27

    table = front(merchant_side=side, special_orders=True).column("s3B", "s1A", "s2A", "s4C")
    table.menu(A, "visby", "luebeck", "danzig").play(A, FulfilSpecial("s3"), UseDiscount("no"))
    assert paid(table) == []
    assert (table.state.ducats[A], table.total(A)) == (27 - 4, 5)


@rule("NOV-XM4", "NOV-R27")
@pytest.mark.parametrize(("speed", "city"), [(2, "danzig"), (3, "luebeck"), (4, "antwerp"), (5, "london")])
@pytest.mark.parametrize("side", ["front", "back"])
def test_he_moves_clockwise_by_the_printed_speed_of_the_ship(speed: int, city: str, side: str) -> None:
    """From Novgorod; neither the privilege nor the length of the route counts, and the chord is ignored."""
    table = front("novgorod", merchant_side=side).speed(A, speed).speed(B, 1 + speed % 5)
    table.menu(A, "danzig").done(privilege="speed").play(A, EndPhase2())

    assert table.event(MerchantMoved) == MerchantMoved(city, rule=XM4)
    assert table.state.merchant == city


@rule("NOV-XM4")
def test_he_goes_round_the_ring() -> None:
    """Two on from Visby is Riga; from Lübeck London and not Bergen. The pirate's city is counted."""
    for start, end in (("visby", "riga"), ("luebeck", "london"), ("danzig", "antwerp")):
        assert front(start).menu(A, "danzig").play(A, EndPhase2()).state.merchant == end


@rule("NOV-R43")
def test_he_moves_in_every_turn_also_after_an_empty_route() -> None:
    """Nothing was visited."""
    table = front("novgorod").turn(A).play(A, EndRoute(), EndPhase2())
    moved = [event for event in table.events if isinstance(event, MerchantMoved)]

    assert moved == [MerchantMoved("danzig", rule=XM4)]
