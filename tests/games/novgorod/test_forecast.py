"""What-ifs: what a player is told before an action, change by change."""

import pytest

from games.novgorod.table import A, B, Table
from kontor.core import Action, Change, Forecast
from kontor.games.novgorod import GAME
from kontor.games.novgorod.actions import (
    BuyKontor,
    BuyOrder,
    BuyOrderDiscounted,
    BuyShip,
    ChooseCareerSide,
    ChooseManufactory,
    ChooseRecipe,
    ChooseSource,
    EndPhase2,
    EndPhase3,
    EndRoute,
    EndTurn,
    FulfilRow,
    FulfilSpecial,
    IntroTakeKontor,
    IntroTakeOrder,
    LayPlaceholder,
    LayStop,
    MovePirate,
    PlaceOrder,
    Produce,
    StoreGood,
    TakeAllIncome,
    TakeCareerStep,
    TakeIncome,
    UseDiscount,
    UseIncomePrivilege,
)
from kontor.games.novgorod.rules import (
    N6,
    T1_3,
    T1_4,
    T3_2,
    T3_4,
    T3_5,
    T3_7,
    TA4,
    TB3,
    TB4,
    TB5,
    TB6,
    TC1,
    TC2,
    TD5,
    TE1,
    TE2,
    TZ1,
    XM4,
    XP2,
    XS3,
    XS4,
    XS6,
)
from kontor.testing.marks import rule

LOWER_16 = FulfilRow("o16", "lower")
DISCOUNT = Change("privilege", "privilege:order_discount", "free", "used", XS4)


def told(table: Table, action: Action) -> Forecast | None:
    """Return what A is told before the action, which is legal."""
    assert table.check(A, action) is None
    return GAME.forecast(table.state, A, action)


def ducats(before: int, after: int, by: str) -> Change:
    """Return a change of A's ducats."""
    return Change("ducats", "seat:0", before, after, by)


def seals(before: int, after: int, by: str) -> Change:
    """Return a change of A's seals."""
    return Change("seals", "seat:0", before, after, by)


def test_a_pick_foretells_what_the_kontors_cost_so_far() -> None:
    """Danzig for 5, then Novgorod for 6 more."""
    table = Table().draft(A, A)
    assert told(table, IntroTakeKontor("danzig")) == (Change("picked", "seat:0", 0, 5, N6),)
    table.play(A, IntroTakeKontor("danzig"))
    assert told(table, IntroTakeKontor("novgorod")) == (Change("picked", "seat:0", 5, 11, N6),)


@rule("NOV-T1.4", "NOV-T1.3")
def test_a_stop_foretells_slots_and_fees() -> None:
    """The player's own kontor costs nothing."""
    table = Table().kontors(A, "luebeck").speed(A, 3).turn(A)
    assert told(table, LayStop("luebeck")) == (Change("slots", "seat:0", 0, 1, T1_3),)
    table.lay(A, "luebeck")
    assert told(table, LayStop("danzig")) == (
        Change("slots", "seat:0", 1, 2, T1_3),
        Change("fees", "seat:0", 0, 3, T1_4),
    )
    assert told(table, EndRoute()) == ()


@rule("NOV-T1.3")
def test_what_needs_the_extra_slot_foretells_the_privilege() -> None:
    """A third stop, a placeholder, or the end of such a route."""
    table = Table().kontors(A, "luebeck", "riga", "danzig").turn(A).lay(A, "luebeck", "danzig")
    used = Change("privilege", "privilege:speed", "free", "used", T1_3)
    assert told(table, LayPlaceholder()) == (Change("slots", "seat:0", 2, 3, T1_3), used)
    assert told(table, LayStop("riga")) == (Change("slots", "seat:0", 2, 3, T1_3), used)
    assert told(table, EndRoute()) == ()

    table = Table(merchant_and_pirate=True).kontors(A, "luebeck", "antwerp", "riga").pirate("antwerp").speed(A, 3)
    table.turn(A).lay(A, "luebeck", "antwerp")
    assert told(table, LayPlaceholder()) == (Change("slots", "seat:0", 2, 3, T1_3), used)


@rule("NOV-TE1", "NOV-XM1", "NOV-A12")
@pytest.mark.parametrize(("merchant", "paid", "more"), [("danzig", False, 3), ("danzig", True, 0), ("riga", False, 0)])
def test_incomes_foretell_the_ducats_with_the_merchants(merchant: str, paid: bool, more: int) -> None:
    """If he stands there and has not paid yet."""
    table = Table(merchant_and_pirate=True).merchant(merchant).kontors(A, "danzig", "luebeck")
    table.menu(A, "danzig", "luebeck").done(merchant=paid)

    assert told(table, TakeIncome("danzig")) == (ducats(27, 30 + more, TE1),)
    assert told(table, TakeIncome("luebeck")) == (ducats(27, 29, TE1),)
    assert told(table, TakeAllIncome()) == (ducats(27, 32 + more, TE1),)


@rule("NOV-XM2")
def test_his_back_brings_no_ducats_for_income_and_a_seal_for_production() -> None:
    """Three of Danzig and no more; two seals and one ducat for amber."""
    table = Table(merchant_and_pirate=True, merchant_side="back").merchant("danzig").kontors(A, "danzig", "luebeck")
    table.menu(A, "danzig", "luebeck")

    assert told(table, TakeIncome("danzig")) == (ducats(27, 30, TE1),)
    assert told(table, Produce("danzig")) == (seals(0, 2, TA4), ducats(27, 28, TA4))


@rule("NOV-TE2")
def test_the_privilege_foretells_its_ducats() -> None:
    """Two."""
    assert told(Table().menu(A, "danzig"), UseIncomePrivilege()) == (ducats(27, 29, TE2),)


@rule("NOV-TZ1", "NOV-XM4")
def test_the_end_of_phase_two_foretells_the_fees_and_the_merchants_way() -> None:
    """What is not there is not told of."""
    table = Table(merchant_and_pirate=True).menu(A, "danzig", "luebeck")
    moved = Change("merchant", "city:novgorod", "novgorod", "danzig", XM4)
    assert told(table, EndPhase2()) == (ducats(27, 22, TZ1), moved)

    assert told(Table(merchant_and_pirate=True).menu(A), EndPhase2()) == (moved,)
    assert told(Table().menu(A), EndPhase2()) == ()


@rule("NOV-R18", "NOV-TD5")
def test_the_end_of_phase_two_warns_of_a_stored_good_that_is_lost() -> None:
    """After a swap the amber in the hold has to be consumed; a good that was not swapped stays."""
    table = Table().kontors(A, "danzig", "riga").hold(A, "danzig").menu(A, "danzig")
    assert told(table, EndPhase2()) == (Change("hold", "good:amber", "stored", "lost", TD5),)

    assert told(Table().kontors(A, "danzig", "riga").hold(A, "riga").menu(A, "danzig"), EndPhase2()) == ()


@rule("NOV-XP2")
def test_the_pirates_front_foretells_what_moving_him_costs() -> None:
    """Six, three or nothing; his back costs no ducats."""
    for mine, cost in ((5, 6), (3, 3)):
        table = Table(merchant_and_pirate=True).seals(A, mine).seals(B, 4).turn(A)
        assert told(table, MovePirate("riga")) == (ducats(27, 27 - cost, XP2),)
    table = Table(merchant_and_pirate=True).seals(A, 1).seals(B, 4).seals(2, 3).turn(A)
    assert told(table, MovePirate("riga")) is None
    assert told(Table(merchant_and_pirate=True, pirate_side="back").turn(A), MovePirate("riga")) is None


@rule("NOV-TA4", "NOV-A11")
def test_a_production_foretells_seals_and_ducats_as_soon_as_one_way_is_left() -> None:
    """Amber alone at once; with glass there are two recipes, and the recipe decides."""
    assert told(Table().menu(A, "danzig"), Produce("danzig")) == (seals(0, 1, TA4), ducats(27, 28, TA4))

    table = Table().menu(A, "visby", "luebeck", "danzig")
    assert told(table, Produce("danzig")) is None
    table.play(A, Produce("danzig"))
    assert told(table, ChooseRecipe(1)) == (seals(0, 2, TA4), ducats(27, 29, TA4))


@rule("NOV-TB3", "NOV-TB4")
def test_rows_foretell_their_seals() -> None:
    """Two above, two below from the hand; bonus cards are not told of."""
    table = Table().hand(A, "o16").seals(A, 5).bonuses(orders3="high").filed(A, "o1", "o2")
    table.menu(A, "riga", "danzig", "luebeck", "antwerp")

    assert told(table, FulfilRow("o16", "upper")) == (seals(5, 7, TB3),)
    assert told(table, LOWER_16) == (seals(5, 7, TB4),)


@rule("NOV-TB5", "NOV-TB6")
def test_a_lower_row_foretells_three_seals_after_the_upper_one_of_this_turn() -> None:
    """Two for a card that lies aside since an earlier one."""
    table = Table().aside(A, "o16").menu(A, "danzig", "luebeck")
    assert told(table, LOWER_16) == (seals(0, 2, TB5),)
    assert told(table.done(upper=("o16",)), LOWER_16) == (seals(0, 3, TB6),)


@rule("NOV-TB2")
def test_the_last_choice_of_a_row_foretells_it() -> None:
    """The source, or the manufactory; before it nothing is certain."""
    table = Table().hold(A, "danzig").hand(A, "o16").menu(A, "danzig", "luebeck")
    assert told(table, LOWER_16) is None
    assert told(table.play(A, LOWER_16), ChooseSource("hold")) == (seals(0, 2, TB4),)

    table = Table().hand(A, "o21").menu(A, "visby", "luebeck", "danzig").play(A, FulfilRow("o21", "upper"))
    assert told(table, ChooseManufactory("visby")) == (seals(0, 2, TB3),)
    assert told(table, ChooseManufactory("danzig")) is None


@rule("NOV-TC1", "NOV-TC2")
def test_a_career_step_foretells_the_step_and_its_ducats() -> None:
    """Thirteen for the fourth; goods cost none."""
    table = Table().covered(A, 3).menu(A)
    assert told(table, TakeCareerStep()) == (Change("step", "seat:0", 3, 4, TC2), ducats(27, 14, TC1))

    table = Table().menu(A, "riga", "danzig", "luebeck")
    assert told(table, TakeCareerStep()) == (Change("step", "seat:0", 0, 1, TC2),)


@rule("NOV-XS3", "NOV-XS6", "NOV-XS4")
def test_a_special_order_foretells_seals_and_ducats() -> None:
    """With the discount less, and nothing of ducats where none are paid."""
    table = Table(special_orders=True).column("s1A", "s2A", "s3B", "s4C").menu(A, "london", "antwerp", "luebeck")
    assert told(table, FulfilSpecial("s2")) is None
    table.play(A, FulfilSpecial("s2"))
    assert told(table, UseDiscount("no")) == (seals(0, 2, XS6), ducats(27, 25, XS3))
    assert told(table, UseDiscount("yes")) == (seals(0, 2, XS6), DISCOUNT)


@rule("NOV-XS4", "NOV-A10")
def test_a_special_order_that_only_the_discount_makes_payable_foretells_the_privilege() -> None:
    """Two ducats with one at hand: nothing is asked, so it is said before."""
    table = Table(special_orders=True).column("s1A", "s2A", "s3B", "s4C").kontors(A, "london", "antwerp", "luebeck")
    table.ducats(A, 1).menu(A, "london", "antwerp", "luebeck")
    assert told(table, FulfilSpecial("s2")) == (seals(0, 2, XS6), DISCOUNT)

    assert table.play(A, FulfilSpecial("s2")).state.turn.privilege == "order_discount"


@rule("NOV-T3.2", "NOV-T3.4", "NOV-T3.5")
def test_purchases_foretell_their_prices() -> None:
    """A kontor, a ship, an order, and one with the privilege."""
    table = Table().speed(A, 3).kontors(B, "danzig").purchase(A)

    assert told(table, BuyKontor("danzig")) == (ducats(27, 21, T3_2),)
    assert told(table, BuyShip()) == (Change("speed", "seat:0", 3, 4, T3_4), ducats(27, 17, T3_4))
    assert told(table, BuyOrder("deck")) == (ducats(27, 21, T3_5),)
    assert told(table, BuyOrderDiscounted("deck")) == (ducats(27, 24, T3_7),)


def test_nothing_is_foretold_where_no_figure_changes() -> None:
    """Sides, orders of the draft, storing, placing, the ends."""
    silent = (
        ChooseCareerSide("back"),
        IntroTakeOrder("deck"),
        StoreGood("danzig"),
        PlaceOrder("aside"),
        EndPhase3(),
        EndTurn(),
    )
    table = Table().kontors(A, "danzig").menu(A, "danzig")

    assert [GAME.forecast(table.state, A, action) for action in silent] == [None] * len(silent)
