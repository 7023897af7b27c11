"""Phase 1: a route is legal only if its harbour fees can be paid; by the former reading, from incomes (NOV-R14)."""

from games.novgorod.table import A, FormerTable
from kontor.core import Refusal
from kontor.games.novgorod.actions import (
    EndRoute,
    LayPlaceholder,
    LayStop,
)
from kontor.games.novgorod.rules import T1_8
from kontor.testing.marks import rule

PLACEHOLDER = LayPlaceholder()
END = EndRoute()


def speedless(table: FormerTable) -> FormerTable:
    """Cover all steps of A, so that there is no privilege."""
    return table.covered(A, 5)


@rule("NOV-T1.8")
def test_ducats_and_extra_ducats_have_to_cover_the_fees() -> None:
    """Riga and Danzig cost 5: payable with 3 ducats and the privilege, not with 2."""
    for ducats, refusal in ((3, None), (2, Refusal(T1_8, {"fees": 5}, "stop"))):
        table = FormerTable().ducats(A, ducats).laying(A, "riga")
        assert table.check(A, LayStop("danzig")) == refusal
        end = Refusal(T1_8, {"fees": 5}, "end") if refusal else None
        assert FormerTable().ducats(A, ducats).laying(A, "riga", "danzig").check(A, END) == end


@rule("NOV-T1.8")
def test_without_the_privilege_only_ducats_count() -> None:
    """The fee of Riga is 2; a privilege already used does not help."""
    for ducats, refusal in ((2, None), (1, Refusal(T1_8, {"fees": 2}, "stop"))):
        table = speedless(FormerTable()).ducats(A, ducats).laying(A)
        assert table.check(A, LayStop("riga")) == refusal
    table = FormerTable().ducats(A, 0).laying(A, "riga").done(privilege="income")
    assert table.check(A, END) == Refusal(T1_8, {"fees": 2}, "end")


@rule("NOV-T1.8")
def test_the_incomes_of_the_players_stops_count() -> None:
    """Danzig's 3 pay for Riga's 2 without a ducat; for Lübeck's 2 as well they do not."""
    table = speedless(FormerTable().speed(A, 3)).kontors(A, "danzig").ducats(A, 0).laying(A, "riga", "danzig")
    assert table.check(A, END) is None
    assert table.check(A, LayStop("luebeck")) == Refusal(T1_8, {"fees": 4}, "stop")
    table.ducats(A, 1)
    assert table.check(A, LayStop("luebeck")) is None


@rule("NOV-T1.8")
def test_a_route_that_needs_the_speed_privilege_does_without_the_extra_ducats() -> None:
    """Three base stops cost 7: legal with 7 ducats, not with 6 and the privilege of income."""
    for ducats, refusal in ((7, None), (6, Refusal(T1_8, {"fees": 7}, "stop"))):
        table = FormerTable().ducats(A, ducats).laying(A, "riga", "danzig")
        assert table.check(A, LayStop("luebeck")) == refusal
    assert FormerTable().speed(A, 3).ducats(A, 5).laying(A, "riga", "danzig").check(A, LayStop("luebeck")) is None


@rule("NOV-T1.8", "NOV-A2")
def test_a_placeholder_that_leaves_no_slot_for_the_income_is_illegal() -> None:
    """After Visby without ducats only Novgorod's income can pay; a placeholder would take its slot."""
    table = speedless(FormerTable()).ducats(A, 0).kontors(A, "novgorod", "riga").laying(A, "visby")
    assert table.check(A, PLACEHOLDER) == Refusal(T1_8, {"fees": 3}, "stop")
    assert table.check(A, END) == Refusal(T1_8, {"fees": 3}, "end")
    assert table.legal(A) == [LayStop("novgorod")]
    table.speed(A, 3)
    assert table.legal(A) == [LayStop("novgorod"), PLACEHOLDER]
