"""Harbour fees are due at the end of phase 2: all that it can bring may pay them (NOV-R47)."""

import pytest

from games.novgorod.table import A, FormerTable, Table
from kontor.core import Change, Refusal
from kontor.games.novgorod import GAME
from kontor.games.novgorod.actions import (
    ChooseRecipe,
    EndPhase2,
    EndRoute,
    FulfilRow,
    LayPlaceholder,
    LayStop,
    MovePirate,
    Produce,
    StoreGood,
    TakeAllIncome,
    TakeIncome,
)
from kontor.games.novgorod.events import FeesPaid, LuxuryProduced
from kontor.games.novgorod.rules import T1_8, TA4, TZ1, TZ2
from kontor.testing.marks import rule


def volker(kind: type[Table] = Table) -> Table:
    """Return A with the 4 ducats that Volker keeps, and amber processed in Lübeck; no extra ducats."""
    table = kind().career(A, "c1", covered=3).kontors(A, "bergen", "riga").ducats(A, 4)
    return table.makers(luebeck="m_amber", danzig="m_salt")


def stocked(kind: type[Table] = Table, ducats: int = 1) -> Table:
    """Return A with fish in the hold, Lübeck's salt, and a manufactory in Riga that makes 4 ducats of three goods."""
    table = kind(2).career(A, "c1", covered=3).kontors(A, "luebeck", "bergen").hold(A, "bergen").ducats(A, ducats)
    return table.speed(A, 3).makers(riga="m_salt", luebeck="m_grain", danzig="m_cloth", novgorod="m_wool")


@rule("NOV-R47", "NOV-T1.8")
def test_a_luxury_pays_the_last_ducat_of_the_fees() -> None:
    """Danzig and Lübeck cost 5: four ducats, and one for jewellery of Danzig's amber. Before, it was refused."""
    table = volker().laying(A, "danzig")
    assert table.check(A, LayStop("luebeck")) is None
    assert volker(FormerTable).laying(A, "danzig").check(A, LayStop("luebeck")) == Refusal(T1_8, {"fees": 5}, "stop")

    table.play(A, LayStop("luebeck")).play(A, EndRoute())
    assert table.event(LuxuryProduced) == LuxuryProduced(A, "luebeck", "jewellery", ("amber",), 1, 1, rule=TA4)
    assert table.event(FeesPaid) == FeesPaid(A, 5, rule=TZ1)
    assert (table.state.ducats[A], table.state.seals[A]["luxuries"]) == (0, 1)


@rule("NOV-R47", "NOV-T1.8")
def test_what_if_says_what_luxuries_must_bring_for_the_fees() -> None:
    """One ducat of the five, while the route is laid and at its end."""
    table = volker().laying(A, "danzig")
    missing = Change("fees_missing", "seat:0", 0, 1, T1_8)
    assert missing in (GAME.forecast(table.state, A, LayStop("luebeck")) or ())
    table.play(A, LayStop("luebeck"))
    assert GAME.forecast(table.state, A, EndRoute()) == (missing,)
    assert "fees_missing" not in [
        change.key for change in GAME.forecast(volker().laying(A).state, A, LayStop("danzig")) or ()
    ]


@rule("NOV-R47", "NOV-A2")
def test_goods_of_base_kontors_and_of_the_hold_count_too() -> None:
    """Danzig and Riga cost 5: one ducat, and provisions of Lübeck's salt, the stored fish and Riga's grain bring 4."""
    assert stocked().laying(A, "luebeck", "danzig").check(A, LayStop("riga")) is None
    refusal = Refusal(T1_8, {"fees": 5}, "stop")
    assert stocked(ducats=0).laying(A, "luebeck", "danzig").check(A, LayStop("riga")) == refusal
    assert stocked(FormerTable).laying(A, "luebeck", "danzig").check(A, LayStop("riga")) == refusal


@rule("NOV-R47", "NOV-XM1")
@pytest.mark.parametrize(("fed", "legal"), [("furs", True), ("wool", True), ("salt", False)])
def test_the_merchants_ducats_count_with_a_production_in_his_city(fed: str, legal: bool) -> None:
    """London costs 3: clothing of the stored furs, or of its own wool, brings 1 and he 3. Salt is not to be had."""
    table = Table(2, merchant_and_pirate=True).career(A, "c1", covered=3).kontors(A, "novgorod").hold(A, "novgorod")
    table.makers(london=f"m_{fed}").ducats(A, 0).merchant("london").pirate("riga").speed(A, 1).turn(A)

    assert table.check(A, LayStop("london")) == (None if legal else Refusal(T1_8, {"fees": 3}, "stop"))


@rule("NOV-R47", "NOV-T1.5")
def test_a_placeholder_can_be_what_makes_a_route_payable() -> None:
    """Lübeck's own kontor yields 2 and its manufactory 1 of Danzig's amber: only beside it, and 3 is Danzig's fee."""
    table = Table().makers(luebeck="m_amber", danzig="m_salt").covered(A, 5).kontors(A, "luebeck", "bergen")
    table.ducats(A, 0).speed(A, 3).laying(A, "danzig", "luebeck")
    assert table.check(A, EndRoute()) == Refusal(T1_8, {"fees": 3}, "end")
    assert table.check(A, LayPlaceholder()) is None

    table.speed(A, 2)
    assert table.laying(A, "danzig").check(A, LayStop("luebeck")) == Refusal(T1_8, {"fees": 3}, "stop")


@rule("NOV-TZ2", "NOV-R47")
def test_an_income_is_refused_if_its_good_has_to_become_a_luxury() -> None:
    """Lübeck's 2 ducats and Danzig's fee leave 1 + 2 for a fee of 5; the salt is needed for 4."""
    table = stocked().hand(A, blind=["o1"]).menu(A, "luebeck", "danzig", "riga")

    assert table.check(A, TakeIncome("luebeck")) == Refusal(TZ2, {"fees": 5}, "income")
    assert table.check(A, EndPhase2()) == Refusal(TZ2, {"fees": 5}, "end")
    assert table.legal(A) == [Produce("riga")]
    table.play(A, Produce("riga"))
    assert table.event(LuxuryProduced).goods == ("salt", "fish", "grain")
    assert EndPhase2() in table.legal(A)


@rule("NOV-A6", "NOV-R47")
def test_only_the_recipe_that_pays_the_fees_can_be_chosen() -> None:
    """With two ducats more there is a choice."""
    table = stocked(ducats=3).hand(A, blind=["o1"]).menu(A, "luebeck", "danzig", "riga").play(A, Produce("riga"))

    assert table.legal(A) == [ChooseRecipe(1), ChooseRecipe(2)]
    assert table.check(A, ChooseRecipe(0)) is not None


@rule("NOV-TZ2", "NOV-TD2")
def test_storing_is_refused_if_it_throws_a_good_away_that_has_to_pay() -> None:
    """Danzig's own kontor is not needed itself, but storing it removes the fish."""
    table = stocked(ducats=0).kontors(A, "luebeck", "danzig", "bergen").hold(A, "bergen").speed(A, 4)
    table.menu(A, "luebeck", "danzig", "riga", "novgorod")
    assert table.check(A, StoreGood("danzig")) == Refusal(TZ2, {"fees": 6}, "store")
    assert table.ducats(A, 6).check(A, StoreGood("danzig")) is None


@rule("NOV-A12", "NOV-TZ2")
def test_all_incomes_together_are_refused_if_one_good_is_needed() -> None:
    """Danzig's 3 may be taken, Lübeck's 2 may not."""
    table = stocked(ducats=0).kontors(A, "luebeck", "danzig", "bergen").hold(A, "bergen").speed(A, 4)
    table.menu(A, "luebeck", "danzig", "riga", "novgorod")

    assert table.check(A, TakeIncome("danzig")) is None
    assert table.check(A, TakeIncome("luebeck")) == Refusal(TZ2, {"fees": 6}, "income")
    assert table.check(A, TakeAllIncome()) == Refusal(TZ2, {"fees": 6}, "income")


@rule("NOV-TZ2", "NOV-TB2")
def test_goods_that_have_to_pay_cannot_fulfil_a_row() -> None:
    """Order 10 asks for salt and fish; with the ducats for the fees it may have them."""
    table = stocked().hand(A, "o10").menu(A, "luebeck", "danzig", "riga")

    assert table.check(A, FulfilRow("o10", "upper")) == Refusal(TZ2, {"fees": 5}, "action")
    assert table.ducats(A, 5).check(A, FulfilRow("o10", "upper")) is None


@rule("NOV-TZ2", "NOV-XP2")
@pytest.mark.parametrize(("ducats", "legal"), [(3, False), (4, True)])
def test_what_the_pirate_costs_may_be_covered_by_a_luxury_to_come(ducats: int, legal: bool) -> None:
    """Three for the second most seals; Lübeck's salt brings one of the two for its fee."""
    table = Table(merchant_and_pirate=True).covered(A, 3).seals(A, 5).seals(1, 6).ducats(A, ducats).menu(A, "luebeck")

    assert table.check(A, MovePirate("riga")) == (None if legal else Refusal(TZ2, {"fees": 2, "ducats": 3}, "payment"))
