"""What a kontor of the route may serve for in phase 2 (NOV-T2.1 to NOV-T2.3)."""

import pytest

from games.novgorod.table import A, Table
from kontor.core import Refusal
from kontor.games.novgorod.actions import FulfilRow, Produce, StoreGood, TakeAllIncome, TakeIncome
from kontor.games.novgorod.events import LuxuryProduced
from kontor.games.novgorod.rules import T2_1, T2_3, TA1, TA2, TA4, TB2, TD1, TE1
from kontor.games.novgorod.state import Stop
from kontor.testing.marks import rule

DANZIG, LUEBECK = Produce("danzig"), Produce("luebeck")


def two_stops() -> Table:
    """Return a table whose A has laid Danzig and Lübeck, with kontors of A in both."""
    return Table().kontors(A, "danzig", "luebeck").menu(A, "danzig", "luebeck")


@rule("NOV-T2.1")
def test_a_kontor_serves_one_purpose_only() -> None:
    """A player who took its income can neither store its good, nor take it twice, nor cover it."""
    table = two_stops().play(A, TakeIncome("danzig"))

    assert table.state.route[0] == Stop("danzig", own=True, placeholder=False, used=True)
    assert table.check(A, TakeIncome("danzig")) == Refusal(T2_1, {"city": "danzig"})
    assert table.check(A, StoreGood("danzig")) == Refusal(T2_1, {"city": "danzig"})
    assert table.check(A, DANZIG) == Refusal(TA1, {"city": "danzig"}, "used")
    assert table.check(A, TakeIncome("luebeck")) is None


@rule("NOV-T2.1")
@pytest.mark.parametrize("first", [StoreGood("danzig"), DANZIG])
def test_a_stored_or_covered_kontor_yields_no_income(first: StoreGood | Produce) -> None:
    """Only Lübeck is left for it."""
    table = two_stops().play(A, first)

    assert table.check(A, TakeIncome("danzig")) == Refusal(T2_1, {"city": "danzig"})
    assert table.offered(A, TakeIncome) == [TakeIncome("luebeck")]


@rule("NOV-T2.1")
def test_actions_may_be_taken_in_any_number_and_order() -> None:
    """Lübeck's income before Danzig's, or a row, a production and an income in one turn."""
    table = two_stops().play(A, TakeIncome("luebeck"), TakeIncome("danzig"))
    assert table.state.ducats[A] == 27 + 2 + 3

    table = Table().kontors(A, "danzig", "luebeck", "antwerp").hand(A, "o16").menu(A, "danzig", "luebeck", "antwerp")
    table.play(A, FulfilRow("o16", "lower"), TakeIncome("antwerp"))
    assert (table.state.ducats[A], table.total(A)) == (31, 2)


@rule("NOV-T2.2")
def test_a_good_is_consumed_only_once_in_a_turn() -> None:
    """The amber of the row is gone for the manufactory of Lübeck, and for a second row."""
    table = Table().makers(luebeck="m_amber").hand(A, "o16", "o6")
    table.menu(A, "danzig", "luebeck", placeholders=["luebeck"])
    assert table.check(A, LUEBECK) is None
    table.play(A, FulfilRow("o16", "lower"))

    assert [stop.used for stop in table.state.route] == [True, True]
    assert table.check(A, LUEBECK) == Refusal(TA2, {"city": "luebeck"})
    assert table.check(A, FulfilRow("o6", "upper")) == Refusal(TB2, {"order": "o6"})


@rule("NOV-T2.3")
def test_the_good_and_the_manufactory_of_a_base_kontor_may_be_used() -> None:
    """Amber of the base kontor in Danzig becomes jewellery there."""
    table = Table().menu(A, "danzig", "luebeck").play(A, DANZIG)

    assert table.event(LuxuryProduced) == LuxuryProduced(A, "danzig", "jewellery", ("amber",), 1, 1, rule=TA4)
    assert (table.total(A), table.state.ducats[A]) == (1, 28)


@rule("NOV-T2.3", "NOV-R13")
def test_a_base_kontor_yields_no_income_and_stores_nothing() -> None:
    """It is not even offered; a city outside the route is refused by another rule."""
    table = Table().kontors(A, "luebeck").menu(A, "danzig", "luebeck")

    assert table.check(A, TakeIncome("danzig")) == Refusal(T2_3, {"city": "danzig"})
    assert table.check(A, StoreGood("danzig")) == Refusal(TD1, {"city": "danzig"})
    assert table.check(A, TakeIncome("visby")) == Refusal(TE1, {"city": "visby"})
    assert table.offered(A, TakeIncome) == [TakeIncome("luebeck")]
    assert table.offered(A, StoreGood) == [StoreGood("luebeck")]
    assert table.offered(A, TakeAllIncome) == []
