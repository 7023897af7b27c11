"""Whatever is done in phase 2, the harbour fees stay payable: by the former reading, from incomes (NOV-TZ2)."""

import pytest

from games.novgorod.boxes import FORMER_BOX
from games.novgorod.table import A, B, FormerTable
from kontor.core import Action, Refusal
from kontor.games.novgorod.actions import (
    ChooseSource,
    EndPhase2,
    FulfilRow,
    FulfilSpecial,
    MovePirate,
    Produce,
    StoreGood,
    TakeCareerStep,
    TakeIncome,
    UseDiscount,
    UseIncomePrivilege,
)
from kontor.games.novgorod.events import SpecialFulfilled
from kontor.games.novgorod.rules import TZ2, XP2, XS3
from kontor.games.novgorod.state import Stop
from kontor.testing.marks import rule


def poor(ducats: int, **options: bool) -> FormerTable:
    """Return a table whose A owes 2 for Lübeck and may earn 3 in Danzig, without the privilege of income."""
    table = FormerTable(**options).career(A, "c2", covered=2).kontors(A, "danzig").ducats(A, ducats)
    return table.menu(A, "danzig", "luebeck").done(privilege="speed")


@rule("NOV-TZ2")
def test_the_phase_ends_only_with_enough_ducats_for_the_fees() -> None:
    """One is not enough for two; after the income it is."""
    table = poor(1)
    assert table.check(A, EndPhase2()) == Refusal(TZ2, {"fees": 2}, "end")
    assert poor(2).check(A, EndPhase2()) is None

    table.hand(A, blind=["o1"]).play(A, TakeIncome("danzig"))
    assert table.check(A, EndPhase2()) is None


@rule("NOV-TZ2")
@pytest.mark.parametrize("ducats", [1, 2])
def test_storing_must_leave_the_fees_payable(ducats: int) -> None:
    """The only income is stored: the ducats alone have to suffice."""
    refusal = None if ducats == 2 else Refusal(TZ2, {"fees": 2}, "store")

    assert poor(ducats).check(A, StoreGood("danzig")) == refusal


@rule("NOV-TZ2")
def test_storing_may_count_on_other_incomes_and_on_the_privilege() -> None:
    """With 0 ducats and a fee of 2: Riga's income of 2 covers it, or the two ducats of the privilege."""
    table = FormerTable().covered(A, 3).kontors(A, "danzig", "riga").ducats(A, 0).menu(A, "riga", "danzig", "luebeck")
    assert table.check(A, StoreGood("danzig")) is None
    assert table.used("riga").check(A, StoreGood("danzig")) == Refusal(TZ2, {"fees": 2}, "store")

    table = FormerTable().kontors(A, "danzig").ducats(A, 0).menu(A, "danzig", "luebeck")
    assert table.check(A, StoreGood("danzig")) is None
    assert table.done(privilege="speed").check(A, StoreGood("danzig")) == Refusal(TZ2, {"fees": 2}, "store")


@rule("NOV-TZ2")
@pytest.mark.parametrize("ducats", [1, 2])
@pytest.mark.parametrize("action", [FulfilRow("o16", "lower"), FulfilRow("o21", "upper")])
def test_consuming_or_covering_must_leave_the_fees_payable(ducats: int, action: Action) -> None:
    """Amber and salt for a row, or Danzig covered by its manufactory for another."""
    table = poor(ducats).hand(A, "o16", "o21")

    assert table.check(A, action) == (None if ducats == 2 else Refusal(TZ2, {"fees": 2}, "action"))


@rule("NOV-TZ2")
@pytest.mark.parametrize(("ducats", "legal"), [(0, False), (1, True)])
def test_a_plain_production_counts_what_it_brings_itself(ducats: int, legal: bool) -> None:
    """One ducat for amber alone; in advance other luxuries do not count."""
    table = poor(ducats)

    assert table.check(A, Produce("danzig")) == (None if legal else Refusal(TZ2, {"fees": 2}, "action"))


@rule("NOV-TZ2")
@pytest.mark.parametrize("ducats", [14, 15])
def test_a_step_for_ducats_must_leave_the_fees_payable(ducats: int) -> None:
    """Thirteen of fifteen, if nothing else comes in."""
    table = FormerTable().covered(A, 3).ducats(A, ducats).menu(A, "luebeck")

    assert table.check(A, TakeCareerStep()) == (
        None if ducats == 15 else Refusal(TZ2, {"fees": 2, "ducats": 13}, "payment")
    )


@rule("NOV-TZ2", "NOV-T1.8")
@pytest.mark.parametrize(("ducats", "legal"), [(14, False), (15, True)])
def test_a_step_that_covers_the_income_privilege_cannot_count_on_it(ducats: int, legal: bool) -> None:
    """In the former box step 3 of the back of card 2 costs 13 and covers it; step 3 of the front leaves one."""
    back = FormerTable().career(A, "c2", "back", covered=2).ducats(A, ducats).menu(A, "luebeck")
    refusal = FORMER_BOX.check(back.state, A, TakeCareerStep())
    assert refusal == (None if legal else Refusal(TZ2, {"fees": 2, "ducats": 13}, "payment"))

    front = FormerTable().career(A, "c2", covered=2).ducats(A, 13).menu(A, "luebeck")
    assert front.check(A, TakeCareerStep()) is None


@rule("NOV-TZ2")
def test_the_privilege_of_income_counts_while_it_may_still_be_used() -> None:
    """With 0 ducats and a fee of 2: the good may be consumed, then the privilege has to be used."""
    table = FormerTable().career(A, "c2", covered=2).hand(A, "o16").kontors(A, "danzig").ducats(A, 0)
    table.menu(A, "danzig", "luebeck")
    assert table.check(A, FulfilRow("o16", "lower")) is None
    table.hand(A, "o16", blind=["o1"]).play(A, FulfilRow("o16", "lower"))
    assert table.legal(A) == [UseIncomePrivilege()]

    table = FormerTable().career(A, "c2", covered=2).hand(A, "o16").kontors(A, "danzig").ducats(A, 0)
    table.menu(A, "danzig", "luebeck").done(privilege="speed")
    assert table.check(A, FulfilRow("o16", "lower")) == Refusal(TZ2, {"fees": 2}, "action")


@rule("NOV-TZ2")
def test_among_several_sources_only_those_that_leave_the_fees_payable_are_offered() -> None:
    """With amber in Danzig and in the hold and 0 ducats the hold has to give it."""
    table = poor(0).hand(A, "o16", blind=["o1"]).hold(A, "danzig", base=True).play(A, FulfilRow("o16", "lower"))

    assert table.state.holds[A] is None
    assert [stop.used for stop in table.state.route] == [False, True]
    table = poor(2).hand(A, "o16").hold(A, "danzig", base=True).play(A, FulfilRow("o16", "lower"))
    assert table.legal(A) == [ChooseSource("danzig"), ChooseSource("hold")]


@rule("NOV-TZ2", "NOV-XS3")
@pytest.mark.parametrize(
    ("ducats", "refusal"),
    [
        (0, Refusal(XS3, {"ducats": 1}, "ducats")),
        (1, Refusal(TZ2, {"fees": 3}, "action")),
        (3, Refusal(TZ2, {"fees": 3, "ducats": 1}, "payment")),
        (4, None),
    ],
)
def test_the_cost_of_a_special_order_must_be_there_and_leave_the_fees_payable(
    ducats: int, refusal: Refusal | None
) -> None:
    """Cloth and amber for 1, with a fee of 3 for Danzig and no income left."""
    table = FormerTable(special_orders=True).column("s3A", "s1A", "s2B", "s4C").covered(A, 3).kontors(A, "antwerp")
    table.ducats(A, ducats).menu(A, "danzig", "luebeck", "antwerp")
    table.state.route[1] = Stop("luebeck", own=True, placeholder=False, used=True)

    assert table.check(A, FulfilSpecial("s3")) == refusal


@rule("NOV-TZ2", "NOV-XS4")
def test_a_discount_gives_the_privilege_of_income_away() -> None:
    """With one ducat it would save 1 and leave the fee of 2 unpaid: the order is paid in full without asking."""
    table = (
        FormerTable(special_orders=True).column("s3A", "s1A", "s2B", "s4C").ducats(A, 1).kontors(A, "antwerp", "danzig")
    )
    table.menu(A, "danzig", "luebeck", "antwerp").play(A, FulfilSpecial("s3"))
    assert (table.event(SpecialFulfilled).ducats, table.state.turn.privilege) == (1, None)

    table = (
        FormerTable(special_orders=True).column("s3A", "s1A", "s2B", "s4C").ducats(A, 2).kontors(A, "antwerp", "danzig")
    )
    table.menu(A, "danzig", "luebeck", "antwerp").play(A, FulfilSpecial("s3"))
    assert table.legal(A) == [UseDiscount("yes"), UseDiscount("no")]


@rule("NOV-TZ2", "NOV-XP2")
@pytest.mark.parametrize(("ducats", "legal"), [(4, False), (5, True)])
def test_moving_the_pirate_must_leave_the_fees_payable(ducats: int, legal: bool) -> None:
    """Three for the second most seals, and two for Lübeck."""
    table = (
        FormerTable(merchant_and_pirate=True).covered(A, 3).seals(A, 5).seals(B, 6).ducats(A, ducats).menu(A, "luebeck")
    )

    assert table.check(A, MovePirate("riga")) == (None if legal else Refusal(TZ2, {"fees": 2, "ducats": 3}, "payment"))
    assert len(table.offered(A, MovePirate)) == 7 * legal


@rule("NOV-TZ2", "NOV-XP2")
@pytest.mark.parametrize(("ducats", "legal"), [(5, False), (6, True)])
def test_the_pirate_is_paid_with_ducats_at_hand(ducats: int, legal: bool) -> None:
    """Danzig's income may pay the fee later, but not the six of the most seals now."""
    table = poor(ducats, merchant_and_pirate=True).seals(A, 5)

    assert table.check(A, MovePirate("riga")) == (None if legal else Refusal(XP2, {"cost": 6}))


@rule("NOV-TZ2", "NOV-XP2")
def test_moving_the_pirate_may_count_on_incomes_and_the_privilege_for_the_fees() -> None:
    """Six of six ducats: Danzig's 3 and the privilege's 2 are left for the fee of 4, the 3 alone are not enough."""
    table = FormerTable(merchant_and_pirate=True).kontors(A, "danzig").ducats(A, 6).seals(A, 5)
    table.menu(A, "danzig", "luebeck", "antwerp").kontors(A, "danzig", "luebeck")
    table.state.route[1] = Stop("luebeck", own=True, placeholder=False, used=True)

    assert table.check(A, MovePirate("riga")) is None
    refusal = Refusal(TZ2, {"fees": 4, "ducats": 6}, "payment")
    assert table.done(privilege="speed").check(A, MovePirate("riga")) == refusal
