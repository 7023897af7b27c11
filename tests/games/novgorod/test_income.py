"""Income of the player's kontors, all at once or one by one, and the privilege (NOV-TE)."""

import pytest

from games.novgorod.table import A, Table
from kontor.core import Refusal
from kontor.games.novgorod.actions import (
    EndPhase2,
    Produce,
    StoreGood,
    TakeAllIncome,
    TakeIncome,
    UseIncomePrivilege,
)
from kontor.games.novgorod.events import DucatsGained, IncomeTaken, PrivilegeUsed
from kontor.games.novgorod.rules import A12, T0_3, T2_1, TE1, TE2
from kontor.testing.marks import rule

ALL = TakeAllIncome()
PRIVILEGE = UseIncomePrivilege()
INCOMES = {
    "novgorod": 4,
    "riga": 2,
    "danzig": 3,
    "luebeck": 2,
    "antwerp": 4,
    "london": 3,
    "bergen": 2,
    "visby": 3,
}


@rule("NOV-TE1")
@pytest.mark.parametrize("city", INCOMES)
def test_an_unused_kontor_of_the_player_yields_its_printed_income(city: str) -> None:
    """It is used then."""
    table = Table().kontors(A, city).menu(A, city).play(A, TakeIncome(city))

    assert table.event(IncomeTaken) == IncomeTaken(A, city, INCOMES[city], rule=TE1)
    assert table.state.ducats[A] == 27 + INCOMES[city]
    assert table.state.route[0].used


@rule("NOV-TE1")
def test_a_kontor_covered_or_stored_or_turned_yields_nothing() -> None:
    """Danzig is covered, Lübeck stored; Antwerp alone is left."""
    table = Table().kontors(A, "danzig", "luebeck", "antwerp").menu(A, "danzig", "luebeck", "antwerp")
    table.play(A, Produce("danzig"), StoreGood("luebeck"))

    for city in ("danzig", "luebeck"):
        assert table.check(A, TakeIncome(city)) == Refusal(T2_1, {"city": city})
    assert table.check(A, TakeIncome("visby")) == Refusal(TE1, {"city": "visby"})
    assert table.offered(A, TakeIncome) == [TakeIncome("antwerp")]


@rule("NOV-TE1")
def test_a_kontor_with_a_working_placeholder_yields_its_income() -> None:
    """The manufactory stands next to it, on the amber of Danzig."""
    table = Table().makers(luebeck="m_amber").kontors(A, "danzig", "luebeck", "visby")
    table.menu(A, "danzig", "luebeck", placeholders=["luebeck"]).play(A, Produce("luebeck"), TakeIncome("luebeck"))

    assert table.state.ducats[A] == 27 + 1 + 2


@rule("NOV-A12")
def test_all_incomes_are_taken_from_left_to_right() -> None:
    """Of every stop with an unused kontor of the player; the base kontor of Riga and the used Lübeck bring nothing."""
    table = Table().kontors(A, "antwerp", "danzig", "luebeck", "london")
    table.menu(A, "riga", "danzig", "luebeck", "antwerp", "london").play(A, StoreGood("luebeck"), ALL)

    told = [event for event in table.events if isinstance(event, IncomeTaken)]
    assert told == [IncomeTaken(A, city, INCOMES[city], rule=TE1) for city in ("danzig", "antwerp", "london")]
    assert table.state.ducats[A] == 27 + 10
    assert [stop.used for stop in table.state.route] == [False, True, True, True, True]


@rule("NOV-A12")
@pytest.mark.parametrize("own", [0, 1, 2])
def test_all_incomes_are_offered_from_two_unused_kontors_on(own: int) -> None:
    """With one it would be the same as that income."""
    table = Table().kontors(A, *("danzig", "luebeck")[:own]).menu(A, "danzig", "luebeck", "antwerp")

    assert table.check(A, ALL) == (None if own == 2 else Refusal(A12))
    assert table.offered(A, TakeAllIncome) == ([ALL] if own == 2 else [])


@rule("NOV-TE2", "NOV-T0.3")
def test_the_privilege_brings_two_ducats_once() -> None:
    """Even if no kontor gives income; it is the privilege of the turn."""
    table = Table().kontors(A, "danzig", "luebeck").menu(A, "danzig", "luebeck").play(A, PRIVILEGE)

    assert table.event(DucatsGained) == DucatsGained(A, 2, "privilege", rule=TE2)
    assert table.event(PrivilegeUsed) == PrivilegeUsed(A, "income", rule=T0_3)
    assert (table.state.ducats[A], table.state.turn.privilege) == (29, "income")
    assert table.check(A, PRIVILEGE) == Refusal(T0_3, {"privilege": "income"})
    assert table.offered(A, UseIncomePrivilege) == []


@rule("NOV-TE2")
def test_without_the_privilege_or_after_another_one_there_are_no_extra_ducats() -> None:
    """Card 1 has covered it with three steps; or the speed privilege was used."""
    assert Table().covered(A, 3).menu(A, "danzig").check(A, PRIVILEGE) == Refusal(T0_3, {"privilege": "income"})
    assert Table().covered(A, 2).menu(A, "danzig").check(A, PRIVILEGE) is None

    table = Table().menu(A, "danzig").done(privilege="speed")
    assert table.check(A, PRIVILEGE) == Refusal(T0_3, {"privilege": "income"})


@rule("NOV-TE2", "NOV-A5")
def test_the_menu_returns_after_every_action_until_the_end_is_named() -> None:
    """Income, storing, the privilege, then nothing is left but the end."""
    table = Table().kontors(A, "danzig", "luebeck").hand(A, blind=["o1"]).menu(A, "danzig", "luebeck")
    assert table.legal(A) == [
        Produce("danzig"),
        Produce("luebeck"),
        StoreGood("danzig"),
        StoreGood("luebeck"),
        TakeIncome("danzig"),
        TakeIncome("luebeck"),
        ALL,
        PRIVILEGE,
        EndPhase2(),
    ]
    table.play(A, TakeIncome("danzig"), StoreGood("luebeck"), PRIVILEGE)
    assert table.legal(A) == [EndPhase2()]
