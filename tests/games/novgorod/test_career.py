"""Career steps: their costs, the privileges that they cover, the bonus (NOV-TC)."""

import pytest

from games.novgorod.table import A, Table
from kontor.core import Refusal
from kontor.games.novgorod.actions import (
    ChooseManufactory,
    ChooseRecipe,
    ChooseSource,
    FulfilRow,
    TakeCareerStep,
    TakeIncome,
    UseIncomePrivilege,
)
from kontor.games.novgorod.events import BonusGained, GoodsConsumed, LuxuryProduced, PrivilegeUsed, StepCovered
from kontor.games.novgorod.rules import A2, B1, T0_3, TA1, TA5, TB2, TC1, TC2
from kontor.testing.marks import rule

STEP = TakeCareerStep()
EAST = ("riga", "danzig", "luebeck", "antwerp")


@rule("NOV-TC1")
def test_a_step_of_three_goods_needs_three_different_ones_at_once() -> None:
    """Two stops are not enough, three are."""
    table = Table().menu(A, "riga", "danzig")
    assert table.check(A, STEP) == Refusal(TC1)

    table = Table().menu(A, "riga", "danzig", "luebeck").play(A, STEP)
    assert table.event(GoodsConsumed) == GoodsConsumed(A, ("grain", "amber", "salt"), rule=TC1)
    assert table.event(StepCovered) == StepCovered(A, 1, "seal", 0, rule=TC2)
    assert [stop.used for stop in table.state.route] == [True] * 3
    assert (table.state.covered[A], table.total(A), table.state.ducats[A]) == (1, 0, 27)


@rule("NOV-TC1")
def test_two_sources_of_the_same_good_count_as_one_good() -> None:
    """Amber of Danzig and of the hold with salt are two goods; grain makes three."""
    table = Table().kontors(A, "danzig").hold(A, "danzig").menu(A, "danzig", "luebeck")
    assert table.check(A, STEP) == Refusal(TC1)

    table = Table().kontors(A, "danzig").hold(A, "danzig").menu(A, "riga", "danzig", "luebeck").play(A, STEP)
    assert table.legal(A) == [ChooseSource("danzig"), ChooseSource("luebeck")]
    table.play(A, ChooseSource("danzig"))
    assert table.state.covered[A] == 1
    assert table.state.holds[A] is not None


@rule("NOV-TC1", "NOV-R16")
def test_the_stored_good_pays_for_a_career_step() -> None:
    """Furs of the hold are the third good."""
    table = Table().hold(A, "novgorod").menu(A, "danzig", "luebeck").play(A, STEP)

    assert table.event(GoodsConsumed).goods == ("amber", "salt", "furs")
    assert table.state.holds[A] is None


@rule("NOV-TC1")
def test_a_step_of_two_luxuries_needs_two_different_ones() -> None:
    """Provisions of Riga and of Lübeck are one; jewellery of Danzig is another."""
    table = Table().covered(A, 2).menu(A, "riga", "danzig", "luebeck").play(A, STEP)
    assert table.legal(A) == [ChooseManufactory("riga"), ChooseManufactory("danzig")]
    table.play(A, ChooseManufactory("danzig"))
    told = [event for event in table.events if isinstance(event, LuxuryProduced)]
    assert [(event.city, event.luxury, event.seals, event.rule) for event in told] == [
        ("danzig", "jewellery", 0, TA5),
        ("luebeck", "provisions", 0, TA5),
    ]
    assert [stop.used for stop in table.state.route] == [False, True, True]

    assert Table().covered(A, 2).menu(A, "riga", "luebeck").check(A, STEP) == Refusal(TC1)


@rule("NOV-TC1")
def test_the_inputs_of_a_luxury_do_not_count_as_goods() -> None:
    """Two goods and two luxuries take four kontors where nothing stands on a placeholder."""
    assert Table().covered(A, 4).menu(A, "riga", "danzig", "luebeck").check(A, STEP) == Refusal(TC1)

    table = Table().covered(A, 4).menu(A, *EAST).play(A, STEP)
    while table.state.covered[A] == 4:
        table.play(A, table.legal(A)[0])
    made = [good for event in table.events if isinstance(event, LuxuryProduced) for good in event.goods]
    assert sorted([*table.event(GoodsConsumed).goods, *made]) == ["amber", "cloth", "grain", "salt"]


@rule("NOV-TC1")
@pytest.mark.parametrize("ducats", [12, 13])
def test_a_step_for_ducats_costs_thirteen(ducats: int) -> None:
    """Without a question; with twelve it is refused."""
    table = Table().covered(A, 3).kontors(A, "danzig").ducats(A, ducats).menu(A, "danzig")
    if ducats < 13:
        assert table.check(A, STEP) == Refusal(TC1, {"ducats": 13}, "ducats")
        return
    table.play(A, STEP)
    assert table.event(StepCovered) == StepCovered(A, 4, "speed", 13, rule=TC2)
    assert (table.state.ducats[A], table.state.covered[A]) == (0, 4)


@rule("NOV-TC2")
def test_a_covered_step_loses_its_privilege_at_once() -> None:
    """Step 1 of card 3 covers the income, which no other step has; the other privileges stay."""
    table = Table().career(A, "c3").menu(A, "danzig", "luebeck")
    assert table.check(A, UseIncomePrivilege()) is None

    table.play(A, STEP)
    assert table.event(StepCovered) == StepCovered(A, 1, "income", 0, rule=TC2)
    assert table.view(A).players[A].privileges == ("speed", "order_discount", "seal")
    table = Table().career(A, "c3", covered=1).menu(A, "danzig")
    assert table.check(A, UseIncomePrivilege()) == Refusal(T0_3, {"privilege": "income"})


@rule("NOV-TC2", "NOV-R24")
def test_a_privilege_used_before_its_step_is_covered_stands() -> None:
    """The two ducats stay."""
    table = Table().career(A, "c3").menu(A, "danzig", "luebeck").play(A, UseIncomePrivilege())
    assert table.event(PrivilegeUsed).privilege == "income"
    table.play(A, STEP)

    assert table.state.turn.privilege == "income"
    assert table.state.covered[A] == 1


@rule("NOV-TC2")
def test_above_the_top_step_there_is_none() -> None:
    """All five are covered."""
    table = Table().covered(A, 5).menu(A, *EAST)

    assert table.check(A, STEP) == Refusal(TC2)


@rule("NOV-TC3")
def test_several_steps_may_be_taken_in_a_turn_bottom_up() -> None:
    """Two goods, then three: five stops cover two steps of card 3."""
    table = Table().career(A, "c3").kontors(A, "visby").menu(A, *EAST, "london", "visby")
    table.play(A, STEP, ChooseSource("riga"), ChooseSource("danzig")).play(A, STEP)
    table.play(A, *map(ChooseSource, ("luebeck", "antwerp", "london")))

    assert table.event(StepCovered) == StepCovered(A, 2, "order_discount", 0, rule=TC2)
    assert table.state.covered[A] == 2
    assert [stop.used for stop in table.state.route] == [True] * 5 + [False]


@rule("NOV-TC4")
def test_what_pays_a_step_pays_nothing_else() -> None:
    """No seals, no income, no row."""
    table = Table().hand(A, "o16").kontors(A, "danzig", "luebeck").menu(A, "riga", "danzig", "luebeck").play(A, STEP)

    assert table.total(A) == 0
    assert table.check(A, FulfilRow("o16", "lower")) == Refusal(TB2, {"order": "o16"})
    assert table.offered(A, TakeIncome) == []


@rule("NOV-TC5")
@pytest.mark.parametrize(("covered", "gained"), [(2, False), (3, True)])
def test_the_bonus_comes_with_the_step_of_three_seals_per_turn(covered: int, gained: bool) -> None:
    """When step 4 is covered; step 3 is too early."""
    cards = {2: "c2", 3: "c1"}
    table = Table().bonuses(career3="high", kontor8="high").career(A, cards[covered], covered=covered)
    table.kontors(A, "danzig").menu(A, "danzig").play(A, STEP)

    told = [BonusGained(A, "career3", 5, rule=B1)] if gained else []
    assert [event for event in table.events if isinstance(event, BonusGained)] == told
    assert table.state.seals[A].get("bonus", 0) == 5 * gained


@rule("NOV-A9")
def test_a_step_is_entered_goods_first_then_luxuries_from_left_to_right() -> None:
    """Each another luxury, with its stop, its recipe and its sources."""
    table = Table().covered(A, 4).menu(A, "bergen", "visby", "novgorod", *EAST[:3]).play(A, STEP)
    table.play(A, ChooseSource("bergen"), ChooseSource("visby"))
    assert table.offered(A, ChooseManufactory) == [
        ChooseManufactory("novgorod"),
        ChooseManufactory("riga"),
        ChooseManufactory("danzig"),
    ]
    assert table.check(A, ChooseManufactory("luebeck")) == Refusal(TA1, {"city": "luebeck"}, "manufactory")
    table.play(A, ChooseManufactory("riga"))

    assert [event.city for event in table.events if isinstance(event, LuxuryProduced)] == ["riga", "danzig"]
    assert table.state.covered[A] == 5


@rule("NOV-A7")
def test_different_goods_are_entered_from_left_to_right_the_hold_last() -> None:
    """Never back, and never so far that too few are left."""
    table = Table().hold(A, "novgorod").menu(A, *EAST).play(A, STEP)
    assert table.legal(A) == [ChooseSource("riga"), ChooseSource("danzig"), ChooseSource("luebeck")]
    assert table.check(A, ChooseSource("antwerp")) == Refusal(A2, {"source": "antwerp"}, "source")

    table.play(A, ChooseSource("danzig"))
    assert table.legal(A) == [ChooseSource("luebeck"), ChooseSource("antwerp")]
    table.play(A, ChooseSource("luebeck"))
    assert table.legal(A) == [ChooseSource("antwerp"), ChooseSource("hold")]


@rule("NOV-A9", "NOV-XS5")
def test_a_recipe_of_the_second_luxury_is_asked_too() -> None:
    """Provisions of Riga, jewellery of Danzig alone or with the glass of the hold."""
    table = Table().covered(A, 2).hold(A, "visby").menu(A, "riga", "danzig").play(A, STEP)

    assert table.legal(A) == [ChooseRecipe(0), ChooseRecipe(1)]
    assert table.play(A, ChooseRecipe(1)).state.covered[A] == 3
