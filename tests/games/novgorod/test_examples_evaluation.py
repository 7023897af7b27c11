"""The ledger's worked examples of phase 2 in the base game."""

import pytest

from games.novgorod.table import A, FormerTable, Table
from kontor.core import Refusal
from kontor.games.novgorod.actions import (
    ChooseManufactory,
    ChooseSource,
    EndPhase2,
    EndPhase3,
    EndRoute,
    FulfilRow,
    LayPlaceholder,
    LayStop,
    PlaceOrder,
    Produce,
    StoreGood,
    TakeCareerStep,
    TakeIncome,
    UseIncomePrivilege,
)
from kontor.games.novgorod.events import (
    DucatsGained,
    FeesPaid,
    GoodLost,
    HoldSwapped,
    LuxuryProduced,
    RowFulfilled,
    StepCovered,
)
from kontor.games.novgorod.rules import T1_5, T1_6, T1_8, T2_1, T2_3, TA1, TA2, TB1, TC1, TC2, TD5, TE2, TZ1, TZ2
from kontor.games.novgorod.state import Held, Stop
from kontor.testing.marks import rule

LOWER_16 = FulfilRow("o16", "lower")


@rule("NOV-X7")
def test_one_furs_becomes_clothing_for_a_seal_and_a_ducat() -> None:
    """Novgorod lies left of Riga, where m_furs stands."""
    table = Table().makers(riga="m_furs").menu(A, "novgorod", "riga").play(A, Produce("riga"))

    assert table.event(LuxuryProduced).goods == ("furs",)
    assert (table.total(A), table.state.ducats[A]) == (1, 28)


@rule("NOV-X8")
def test_grain_fish_and_salt_become_provisions_for_four() -> None:
    """Fish of the hold, grain of Riga, salt of Lübeck."""
    table = Table().hold(A, "bergen").menu(A, "riga", "danzig", "luebeck").play(A, Produce("luebeck"))
    table.play(A, table.legal(A)[2])

    assert table.event(LuxuryProduced).goods == ("salt", "fish", "grain")
    assert (table.total(A), table.state.ducats[A]) == (4, 31)


@rule("NOV-X9")
def test_provisions_in_novgorod_from_luebecks_salt() -> None:
    """Novgorod is covered, so its furs are unusable; Visby's glass is still usable."""
    table = Table().makers(novgorod="m_salt").hand(A, "o15", "o18").menu(A, "luebeck", "visby", "novgorod")
    assert table.check(A, FulfilRow("o15", "upper")) is None
    table.play(A, Produce("novgorod"))

    assert (table.total(A), table.state.ducats[A]) == (1, 28)
    assert [stop.used for stop in table.state.route] == [True, False, True]
    assert table.offered(A, FulfilRow) == []
    assert table.check(A, Produce("visby")) is None


@rule("NOV-X10")
def test_the_lower_row_of_heikes_order_is_fulfilled_and_the_upper_lost() -> None:
    """Amber and salt of Danzig and Lübeck."""
    table = Table().hand(A, "o16").menu(A, "danzig", "luebeck").play(A, LOWER_16)

    assert (table.total(A), table.state.filed[A], table.state.hands[A]) == (2, ["o16"], [])
    assert table.check(A, FulfilRow("o16", "upper")) == Refusal(TB1, {"order": "o16"}, "not_there")


@rule("NOV-X11")
def test_volkers_order_is_fulfilled_in_two_turns() -> None:
    """Jewellery for the upper row, aside; clothing in a later turn brings two more."""
    table = Table(2).makers(luebeck="m_amber").hand(A, "o21").kontors(A, "danzig", "luebeck")
    table.menu(A, "danzig", "luebeck").play(A, FulfilRow("o21", "upper"), PlaceOrder("aside"))
    assert (table.total(A), table.state.ducats[A], table.state.aside[A]) == (2, 27, ["o21"])
    table.play(A, EndPhase2(), EndPhase3())

    seals = table.total(A)
    table.menu(A, "novgorod").play(A, FulfilRow("o21", "lower"))
    assert table.event(RowFulfilled).seals == 2
    assert (table.total(A) - seals, table.state.filed[A], table.state.aside[A]) == (2, ["o21"], [])


@rule("NOV-X12")
def test_both_rows_of_volkers_order_in_one_turn() -> None:
    """Five seals; Antwerp is free, but its cloth lies right of London."""
    table = Table().speed(A, 4).makers(bergen="m_glass", london="m_furs").kontors(A, "antwerp").hold(A, "novgorod")
    table.hand(A, "o21").turn(A).lay(A, "visby", "bergen", "london", "antwerp").play(A, EndRoute())
    assert table.check(A, Produce("london")) is None
    before = table.game.apply(table.state, A, Produce("london"))
    assert [event.goods for event in before.events if isinstance(event, LuxuryProduced)] == [("furs",)]

    table.play(A, FulfilRow("o21", "upper"), PlaceOrder("aside"), FulfilRow("o21", "lower"))
    table.play(A, ChooseManufactory("london"))
    assert (table.total(A), table.state.filed[A], table.state.holds[A]) == (5, ["o21"], None)
    assert [stop.used for stop in table.state.route] == [True, True, True, False]
    assert table.check(A, StoreGood("antwerp")) is None
    ducats = table.state.ducats[A]
    assert table.play(A, TakeIncome("antwerp")).state.ducats[A] == ducats + 4


@rule("NOV-X15")
def test_the_privilege_of_income_brings_two_ducats_without_any_kontor() -> None:
    """Nothing was used for income."""
    table = Table().menu(A, "danzig").play(A, UseIncomePrivilege())

    assert table.event(DucatsGained) == DucatsGained(A, 2, "privilege", rule=TE2)
    assert table.state.ducats[A] == 29


@rule("NOV-X22")
def test_a_stored_kontor_is_laid_and_its_base_kontor_lies_in_the_hold() -> None:
    """No fee for Danzig; the amber of the hold is lost in the end, the player's own card may be stored again."""
    table = Table().hold(A, "danzig").turn(A).lay(A, "danzig", "luebeck").play(A, EndRoute())
    assert table.event(HoldSwapped) == HoldSwapped(A, "danzig", rule=T1_6)
    assert table.state.route == [
        Stop("danzig", own=True, placeholder=False),
        Stop("luebeck", own=False, placeholder=False),
    ]
    assert table.state.holds[A] == Held("danzig", base=True)

    lost = table.game.apply(table.state, A, EndPhase2())
    assert FeesPaid(A, 2, rule=TZ1) in lost.events
    assert GoodLost(A, "amber", rule=TD5) in lost.events
    assert lost.state.holds[A] is None
    table.play(A, StoreGood("danzig"), EndPhase2())
    assert table.state.holds[A] == Held("danzig")


@rule("NOV-X24", "NOV-R11")
def test_on_a_placeholder_amber_becomes_jewellery_and_luebeck_stays_free() -> None:
    """The placeholder is the Visby card, so Visby can be no further stop even with speed 4."""
    table = Table().speed(A, 4).covered(A, 5).makers(luebeck="m_amber").kontors(A, "danzig", "luebeck", "visby")
    table.turn(A).lay(A, "danzig", "luebeck", "+")
    assert table.check(A, LayStop("visby")) == Refusal(T1_5, {"city": "visby"}, "stop")
    assert table.check(A, LayStop("antwerp")) is None

    table.play(A, EndRoute(), Produce("luebeck"))
    assert (table.total(A), table.state.ducats[A]) == (1, 28)
    for action in (TakeIncome("luebeck"), StoreGood("luebeck")):
        assert table.check(A, action) is None
    assert table.play(A, TakeIncome("luebeck")).state.ducats[A] == 30


@rule("NOV-R11")
def test_nobody_uses_a_base_kontor_where_they_have_a_kontor() -> None:
    """Their own card is laid, even if they would rather pay the fee; it cannot be the placeholder of its own stop."""
    table = Table().kontors(A, "danzig").speed(A, 3).turn(A).lay(A, "danzig")
    assert table.check(A, LayPlaceholder()) == Refusal(T1_5)

    table.play(A, EndRoute())
    assert table.state.route == [Stop("danzig", own=True, placeholder=False)]


@rule("NOV-R12")
def test_a_base_kontor_may_have_a_placeholder_from_the_players_hand() -> None:
    """Both its good and its manufactory are used."""
    table = Table().makers(luebeck="m_amber").kontors(A, "visby").hold(A, "danzig").hand(A, "o18").speed(A, 3)
    table.turn(A).lay(A, "luebeck", "+").play(A, EndRoute(), Produce("luebeck"))

    assert table.state.route == [Stop("luebeck", own=False, placeholder=True, worked=True)]
    assert table.check(A, TakeIncome("luebeck")) == Refusal(T2_3, {"city": "luebeck"})


@rule("NOV-X25")
@pytest.mark.parametrize(("ducats", "legal"), [(1, False), (2, True)])
def test_a_row_that_takes_the_only_income_needs_the_fee_in_ducats(ducats: int, legal: bool) -> None:
    """Amber and salt of Danzig (own) and Lübeck (fee 2), the privilege of income covered."""
    table = Table().career(A, "c3", covered=1).hand(A, "o16").kontors(A, "danzig").ducats(A, ducats)
    table.menu(A, "danzig", "luebeck")

    assert table.check(A, LOWER_16) == (None if legal else Refusal(TZ2, {"fees": 2}, "action"))
    assert (LOWER_16 in table.legal(A)) == legal


@rule("NOV-R14")
def test_by_the_former_reading_incomes_of_the_route_count_for_its_fees_and_luxuries_do_not() -> None:
    """With 0 ducats Danzig's income pays for Lübeck; amber that would bring 4 ducats next to the merchant does not."""
    table = FormerTable(merchant_and_pirate=True).career(A, "c3", covered=1).ducats(A, 0).merchant("danzig")
    assert table.kontors(A, "london").turn(A).check(A, LayStop("danzig")) == Refusal(T1_8, {"fees": 3}, "stop")

    table.kontors(A, "danzig").turn(A).lay(A, "danzig")
    assert table.check(A, LayStop("luebeck")) is None


@rule("NOV-X32")
def test_two_ambers_are_one_good_for_the_career() -> None:
    """After the swap of X22 three different goods are missing; with furs in the hold they are there."""
    table = Table().hold(A, "danzig").menu(A, "danzig", "luebeck")
    assert table.check(A, TakeCareerStep()) == Refusal(TC1)

    table = Table().hold(A, "novgorod").menu(A, "danzig", "luebeck").play(A, TakeCareerStep())
    assert table.event(StepCovered) == StepCovered(A, 1, "seal", 0, rule=TC2)


@rule("NOV-X36", "NOV-A6", "NOV-A11")
@pytest.mark.parametrize("source", ["danzig", "hold"])
def test_the_only_recipe_is_taken_without_asking_and_the_source_is_asked(source: str) -> None:
    """Nothing happens before the last step; then the chosen amber and Lübeck are used."""
    table = Table().makers(luebeck="m_amber").hold(A, "danzig").menu(A, "danzig", "luebeck").play(A, Produce("luebeck"))
    assert table.legal(A) == [ChooseSource("danzig"), ChooseSource("hold")]
    assert (table.events, table.total(A), [stop.used for stop in table.state.route]) == ([], 0, [False, False])
    assert table.check(A, ChooseSource("riga")) == Refusal(TA2, {"source": "riga"}, "source")

    table.play(A, ChooseSource(source))
    assert (table.total(A), table.state.ducats[A]) == (1, 28)
    assert [stop.used for stop in table.state.route] == [source == "danzig", True]
    assert (table.state.holds[A] is None) == (source == "hold")
    assert table.check(A, Produce("luebeck")) == Refusal(TA1, {"city": "luebeck"}, "worked")
    assert table.check(A, TakeIncome("danzig")) == (Refusal(T2_1, {"city": "danzig"}) if source == "danzig" else None)
