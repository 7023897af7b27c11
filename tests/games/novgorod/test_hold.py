"""The hold: storing one good, using it in a later turn, and what a swap does to it (NOV-TD)."""

import pytest

from games.novgorod.table import A, Table
from kontor.core import Refusal
from kontor.games.novgorod.actions import (
    BuyKontor,
    ChooseSource,
    EndPhase2,
    EndPhase3,
    EndRoute,
    FulfilRow,
    LayPlaceholder,
    LayStop,
    Produce,
    StoreGood,
    TakeCareerStep,
    TakeIncome,
    UseIncomePrivilege,
)
from kontor.games.novgorod.events import GoodLost, GoodStored, HoldSwapped, LuxuryProduced
from kontor.games.novgorod.rules import T1_5, T1_6, T2_1, T3_2, TA2, TB2, TC1, TD1, TD2, TD3, TD5, TE1
from kontor.games.novgorod.state import Held
from kontor.testing.marks import rule

STORE = StoreGood("danzig")


def two_stops() -> Table:
    """Return a table whose A has laid Danzig and Lübeck, with kontors of A in both."""
    return Table().kontors(A, "danzig", "luebeck").menu(A, "danzig", "luebeck")


@rule("NOV-TD1")
def test_the_good_of_a_players_kontor_is_stored_and_brings_no_income() -> None:
    """Its kontor is used, the ducats stay."""
    table = two_stops().play(A, STORE)

    assert table.event(GoodStored) == GoodStored(A, "danzig", "amber", rule=TD1)
    assert table.state.holds[A] == Held("danzig", fresh=True)
    assert (table.state.route[0].used, table.state.ducats[A]) == (True, 27)
    assert table.check(A, TakeIncome("danzig")) == Refusal(T2_1, {"city": "danzig"})


@rule("NOV-TD1")
def test_neither_base_kontors_nor_other_cities_nor_used_kontors_can_be_stored() -> None:
    """Danzig is the base kontor, Riga no stop, Lübeck used."""
    table = Table().kontors(A, "luebeck", "riga").menu(A, "danzig", "luebeck").play(A, TakeIncome("luebeck"))

    assert table.check(A, STORE) == Refusal(TD1, {"city": "danzig"})
    assert table.check(A, StoreGood("riga")) == Refusal(TD1, {"city": "riga"})
    assert table.check(A, StoreGood("luebeck")) == Refusal(T2_1, {"city": "luebeck"})
    assert table.offered(A, StoreGood) == []


@rule("NOV-TD2")
def test_storing_another_good_removes_the_old_one_without_compensation() -> None:
    """Furs leave for amber; the kontor of Novgorod is in hand again."""
    table = two_stops().hold(A, "novgorod").play(A, STORE)

    assert table.events[0] == GoodLost(A, "furs", rule=TD2)
    assert table.state.holds[A] == Held("danzig", fresh=True)
    assert (table.state.ducats[A], table.state.kontors[A]) == (27, ["danzig", "luebeck", "novgorod"])


@rule("NOV-TD2", "NOV-R46")
def test_storing_twice_in_a_turn_loses_the_first_good_and_leaves_its_kontor_used() -> None:
    """The amber is gone, and Danzig brings no income any more."""
    table = two_stops().play(A, STORE, StoreGood("luebeck"))

    assert table.events[0] == GoodLost(A, "amber", rule=TD2)
    assert table.state.holds[A] == Held("luebeck", fresh=True)
    assert [stop.used for stop in table.state.route] == [True, True]
    assert table.check(A, TakeIncome("danzig")) == Refusal(T2_1, {"city": "danzig"})


@rule("NOV-TD2", "NOV-R19")
def test_the_hold_is_emptied_only_by_storing_consuming_or_swapping() -> None:
    """It is not among the choices, and the end of the phase leaves it."""
    table = Table().hold(A, "novgorod").hand(A, blind=["o4"]).menu(A, "luebeck")
    assert table.legal(A) == [Produce("luebeck"), UseIncomePrivilege(), EndPhase2()]
    assert table.play(A, EndPhase2()).state.holds[A] == Held("novgorod")


@rule("NOV-TD2")
def test_after_its_good_was_consumed_the_hold_may_be_filled_again_in_the_same_turn() -> None:
    """Amber of the hold and salt for a row; then furs are stored, and nothing is lost."""
    table = Table().kontors(A, "danzig", "novgorod").hold(A, "danzig").hand(A, "o16")
    table.menu(A, "novgorod", "visby", "luebeck").play(A, FulfilRow("o16", "lower"))
    assert table.state.holds[A] is None

    table.play(A, StoreGood("novgorod"))
    assert table.state.holds[A] == Held("novgorod", fresh=True)
    assert not [event for event in table.events if isinstance(event, GoodLost)]


@rule("NOV-TD3")
def test_a_good_stored_in_this_turn_is_usable_from_the_next_one_on() -> None:
    """Neither for a row nor for a luxury nor for the career; then for each of them."""
    table = two_stops().makers(luebeck="m_amber").hand(A, "o16").career(A, "c4").play(A, STORE)
    assert table.check(A, FulfilRow("o16", "lower")) == Refusal(TB2, {"order": "o16"})
    assert table.check(A, Produce("luebeck")) == Refusal(TA2, {"city": "luebeck"})
    assert table.check(A, TakeCareerStep()) == Refusal(TC1)

    table.play(A, EndPhase2())
    assert table.state.holds[A] == Held("danzig")
    table.menu(A, "luebeck", "visby")
    for action in (FulfilRow("o16", "lower"), Produce("luebeck"), TakeCareerStep()):
        assert table.check(A, action) is None


@rule("NOV-TD3")
def test_a_step_that_names_the_fresh_hold_is_refused_by_its_own_rule() -> None:
    """Salt of Lübeck is asked for; an empty or a fresh hold gives nothing."""
    table = Table().career(A, "c4").hold(A, "novgorod", fresh=True).menu(A, "riga", "danzig", "luebeck")
    table.play(A, TakeCareerStep())
    assert table.check(A, ChooseSource("hold")) == Refusal(TD3)

    table = Table().career(A, "c4").menu(A, "riga", "danzig", "luebeck").play(A, TakeCareerStep())
    assert table.check(A, ChooseSource("hold")) == Refusal(TA2, {"source": "hold"}, "source")


@rule("NOV-TD3")
def test_a_stored_good_brings_no_income_and_stays_until_it_is_consumed() -> None:
    """Two turns later it is still there; Danzig is not a stop."""
    table = Table(2).hold(A, "danzig").menu(A, "luebeck")
    assert table.check(A, TakeIncome("danzig")) == Refusal(TE1, {"city": "danzig"})

    for _ in range(2):
        table.play(A, EndPhase2(), EndPhase3()).menu(A, "luebeck")
    assert table.state.holds[A] == Held("danzig")


@rule("NOV-TD4")
def test_a_kontor_in_the_hold_is_not_a_placeholder() -> None:
    """Danzig is stored, Lübeck the stop: no hand kontor is left."""
    table = Table().kontors(A, "danzig", "luebeck").hold(A, "danzig").turn(A).lay(A, "luebeck")
    assert table.check(A, LayPlaceholder()) == Refusal(T1_5)

    table = Table().kontors(A, "danzig", "luebeck").turn(A).lay(A, "luebeck")
    assert table.check(A, LayPlaceholder()) is None


@rule("NOV-TD4")
def test_a_kontor_in_the_hold_still_counts_as_owned() -> None:
    """No second one can be bought there, and a stop there costs no fee."""
    table = Table().hold(A, "danzig").purchase(A)

    assert table.check(A, BuyKontor("danzig")) == Refusal(T3_2, {"city": "danzig"})
    assert table.ducats(A, 0).turn(A).check(A, LayStop("danzig")) is None


@rule("NOV-TD4", "NOV-TD5")
def test_laid_into_the_route_the_base_kontor_takes_its_place_in_the_hold() -> None:
    """Without a fee; two ambers are available."""
    table = Table().hold(A, "danzig").turn(A).lay(A, "danzig", "luebeck").play(A, EndRoute())

    assert table.state.holds[A] == Held("danzig", base=True)
    assert table.event(HoldSwapped) == HoldSwapped(A, "danzig", rule=T1_6)
    table.hand(A, "o16").play(A, FulfilRow("o16", "lower"))
    assert table.legal(A) == [ChooseSource("danzig"), ChooseSource("hold")]


@rule("NOV-TD5", "NOV-R18")
def test_after_a_swap_the_good_is_lost_at_the_end_of_the_phase() -> None:
    """Unless it was consumed: then there is nothing to lose."""
    table = Table().hold(A, "danzig").menu(A, "danzig", "luebeck").play(A, EndPhase2())
    assert GoodLost(A, "amber", rule=TD5) in table.events
    assert table.state.holds[A] is None

    table = Table().hold(A, "danzig").hand(A, "o16").menu(A, "danzig", "luebeck")
    table.play(A, FulfilRow("o16", "lower"), ChooseSource("hold")).play(A, EndPhase2())
    assert not [event for event in table.events if isinstance(event, GoodLost)]
    assert table.state.holds[A] is None


@rule("NOV-TD5")
@pytest.mark.parametrize("city", ["danzig", "luebeck"])
def test_any_storing_removes_the_base_kontors_good_at_once(city: str) -> None:
    """The player's kontor of the swap may be stored again, or another one."""
    table = two_stops().hold(A, "danzig", base=True).play(A, StoreGood(city))

    assert table.events[0] == GoodLost(A, "amber", rule=TD5)
    assert table.play(A, EndPhase2()).state.holds[A] == Held(city)
    assert not [event for event in table.events if isinstance(event, GoodLost)]


@rule("NOV-TD5")
def test_the_good_of_a_swap_is_used_in_the_same_turn() -> None:
    """For a luxury, while the player's own kontor brings its income."""
    table = Table().makers(luebeck="m_amber").hold(A, "danzig").menu(A, "danzig", "luebeck")
    table.play(A, TakeIncome("danzig"), Produce("luebeck"))

    assert table.event(LuxuryProduced).goods == ("amber",)
    assert (table.state.ducats[A], table.total(A)) == (27 + 3 + 1, 1)
