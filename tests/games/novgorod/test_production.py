"""Luxuries: where a manufactory stands, what it takes, what it pays (NOV-TA)."""

import pytest

from games.novgorod.table import A, Table
from kontor.core import Refusal
from kontor.games.novgorod.actions import (
    ChooseManufactory,
    ChooseRecipe,
    ChooseSource,
    EndPhase2,
    EndPhase3,
    FulfilRow,
    Produce,
    StoreGood,
    TakeCareerStep,
    TakeIncome,
)
from kontor.games.novgorod.events import BonusGained, IncomeTaken, LuxuryProduced
from kontor.games.novgorod.rules import A2, B1, T2_1, TA1, TA2, TA4, TA5, TB2, TE1
from kontor.games.novgorod.state import Stop
from kontor.testing.marks import rule

DANZIG, LUEBECK = Produce("danzig"), Produce("luebeck")


def two_stops(**makers: str) -> Table:
    """Return a table whose A has laid Danzig and Lübeck, with kontors of A in both."""
    return Table().makers(**makers).kontors(A, "danzig", "luebeck").menu(A, "danzig", "luebeck")


@rule("NOV-TA1")
def test_a_manufactory_covers_the_unused_kontor_of_its_stop() -> None:
    """Afterwards the kontor is used; a city outside the route has no manufactory to use."""
    table = two_stops().play(A, DANZIG)

    assert table.state.route[0] == Stop("danzig", own=True, placeholder=False, used=True, worked=True)
    assert table.check(A, Produce("visby")) == Refusal(TA1, {"city": "visby"}, "no_stop")


@rule("NOV-TA1", "NOV-T1.5")
def test_on_a_placeholder_the_manufactory_leaves_the_kontor_free() -> None:
    """Danzig's amber becomes jewellery in Lübeck, and Lübeck still brings its income."""
    table = Table().makers(luebeck="m_amber").kontors(A, "danzig", "luebeck", "visby")
    table.menu(A, "danzig", "luebeck", placeholders=["luebeck"]).play(A, LUEBECK)

    assert table.state.route[1] == Stop("luebeck", own=True, placeholder=True, used=False, worked=True)
    assert table.play(A, TakeIncome("luebeck")).event(IncomeTaken) == IncomeTaken(A, "luebeck", 2, rule=TE1)


@rule("NOV-TA1")
def test_a_kontor_already_used_carries_no_manufactory_but_its_placeholder_does() -> None:
    """After Lübeck's income amber can be processed there only on a placeholder."""
    table = two_stops(luebeck="m_amber").play(A, TakeIncome("luebeck"))
    assert table.check(A, LUEBECK) == Refusal(TA1, {"city": "luebeck"}, "used")

    table = Table().makers(luebeck="m_amber").kontors(A, "danzig", "luebeck", "visby")
    table.menu(A, "danzig", "luebeck", placeholders=["luebeck"]).play(A, TakeIncome("luebeck"), LUEBECK)
    assert table.event(LuxuryProduced).goods == ("amber",)


@rule("NOV-TA1")
def test_a_manufactory_works_once_per_turn() -> None:
    """Though a placeholder keeps the kontor free and a second amber lies in the hold."""
    table = Table().makers(luebeck="m_amber").kontors(A, "danzig", "luebeck", "visby").hold(A, "danzig")
    table.menu(A, "danzig", "luebeck", placeholders=["luebeck"]).play(A, LUEBECK, ChooseSource("danzig"))

    assert table.check(A, LUEBECK) == Refusal(TA1, {"city": "luebeck"}, "worked")
    assert table.offered(A, Produce) == []


@rule("NOV-TA2")
def test_goods_right_of_the_manufactory_are_out_of_reach() -> None:
    """Lübeck before Danzig: the amber lies right of it; turned round it is in reach."""
    table = Table().makers(luebeck="m_amber").menu(A, "luebeck", "danzig")
    assert table.check(A, LUEBECK) == Refusal(TA2, {"city": "luebeck"})

    table = Table().makers(luebeck="m_amber").menu(A, "danzig", "luebeck")
    assert table.play(A, LUEBECK).event(LuxuryProduced).goods == ("amber",)


@rule("NOV-TA2", "NOV-R17")
def test_the_stored_good_lies_left_of_every_manufactory() -> None:
    """Amber of the hold becomes jewellery at the first stop."""
    table = Table().makers(luebeck="m_amber").hold(A, "danzig").menu(A, "luebeck", "visby").play(A, LUEBECK)

    assert table.event(LuxuryProduced).goods == ("amber",)
    assert table.state.holds[A] is None
    assert [stop.used for stop in table.state.route] == [True, False]

    table = Table().makers(luebeck="m_amber").hold(A, "danzig").menu(A, "luebeck", placeholders=["luebeck"])
    assert table.used("luebeck").check(A, LUEBECK) is None


@rule("NOV-TA2")
def test_exactly_the_goods_of_one_recipe_are_consumed() -> None:
    """In Danzig amber alone, or amber and glass of Visby; a third recipe does not exist."""
    table = Table().menu(A, "visby", "luebeck", "danzig").play(A, DANZIG)
    assert table.legal(A) == [ChooseRecipe(0), ChooseRecipe(1)]
    assert table.check(A, ChooseRecipe(2)) == Refusal(TA2, {"recipe": 2}, "recipe")

    table.play(A, ChooseRecipe(1))
    assert table.event(LuxuryProduced).goods == ("amber", "glass")
    assert [stop.used for stop in table.state.route] == [True, False, True]


@rule("NOV-TA2", "NOV-TA1")
def test_manufactories_that_make_something_else_and_sources_out_of_reach_are_refused() -> None:
    """For jewellery Visby and Danzig are asked for, not Lübeck; amber comes from Danzig or the hold, not from Riga."""
    table = Table().hold(A, "danzig").hand(A, "o21").menu(A, "visby", "luebeck", "danzig")
    table.play(A, FulfilRow("o21", "upper"))
    assert table.check(A, ChooseManufactory("luebeck")) == Refusal(TA1, {"city": "luebeck"}, "manufactory")

    table.play(A, ChooseManufactory("danzig"), ChooseRecipe(0))
    assert table.check(A, ChooseSource("riga")) == Refusal(TA2, {"source": "riga"}, "source")
    assert table.check(A, ChooseSource("visby")) == Refusal(A2, {"source": "visby"}, "source")


@rule("NOV-TA3")
def test_a_covered_kontor_is_used_up_though_its_good_is_not_an_input() -> None:
    """Lübeck's salt does not go into the jewellery, and is lost for this turn."""
    table = two_stops(luebeck="m_amber").hand(A, "o6").play(A, LUEBECK)

    assert [stop.used for stop in table.state.route] == [True, True]
    assert table.check(A, TakeIncome("luebeck")) == Refusal(T2_1, {"city": "luebeck"})
    assert table.check(A, StoreGood("luebeck")) == Refusal(T2_1, {"city": "luebeck"})


@rule("NOV-TA3")
def test_a_covered_kontor_may_give_its_own_good() -> None:
    """Salt becomes provisions in Lübeck itself; Danzig stays unused."""
    table = two_stops().play(A, LUEBECK)

    assert table.event(LuxuryProduced).goods == ("salt",)
    assert [stop.used for stop in table.state.route] == [False, True]


@rule("NOV-TA4")
@pytest.mark.parametrize(("recipe", "seals"), [(0, 1), (1, 2), (2, 4)])
def test_plain_production_pays_seals_and_as_many_ducats(recipe: int, seals: int) -> None:
    """One, two and four for one, two and three goods."""
    table = Table().makers(bergen="m_salt").hold(A, "riga").menu(A, "luebeck", "visby", "bergen")
    table.play(A, Produce("bergen"), ChooseRecipe(recipe))

    told = table.event(LuxuryProduced)
    assert (told.seals, told.ducats, told.rule) == (seals, seals, TA4)
    assert (table.state.seals[A], table.state.ducats[A]) == ({"luxuries": seals}, 27 + seals)


@rule("NOV-TA5", "NOV-TC4")
@pytest.mark.parametrize("aim", [FulfilRow("o21", "upper"), FulfilRow("o24", "lower"), TakeCareerStep()])
def test_a_luxury_for_another_purpose_pays_neither_seals_nor_ducats(aim: FulfilRow | TakeCareerStep) -> None:
    """The upper or the lower row of an order has its own seals, a career step none."""
    stops = ("danzig", "riga") if isinstance(aim, TakeCareerStep) else ("danzig",)
    table = Table().covered(A, 2).kontors(A, *stops).hand(A, "o21", "o24").menu(A, *stops).play(A, aim)

    made = [LuxuryProduced(A, "danzig", "jewellery", ("amber",), 0, 0, rule=TA5)]
    if isinstance(aim, TakeCareerStep):
        made.append(LuxuryProduced(A, "riga", "provisions", ("grain",), 0, 0, rule=TA5))
    assert [event for event in table.events if isinstance(event, LuxuryProduced)] == made
    assert table.state.ducats[A] == 27
    assert "luxuries" not in table.state.seals[A]


@rule("NOV-TA6")
def test_a_luxury_cannot_be_kept_for_a_later_action() -> None:
    """After a plain production of jewellery the row still needs one of its own."""
    table = Table().hand(A, "o21").menu(A, "danzig", "luebeck")
    assert table.check(A, FulfilRow("o21", "upper")) is None

    table.play(A, DANZIG)
    assert table.check(A, FulfilRow("o21", "upper")) == Refusal(TB2, {"order": "o21"})


@rule("NOV-TA7")
def test_manufactories_return_to_their_cities_at_the_end_of_the_phase() -> None:
    """Nothing lies in a route then; in the next turn the same one works again."""
    table = two_stops()
    layout = dict(table.state.manufactory_of)
    table.play(A, DANZIG, EndPhase2())
    assert (table.state.route, table.state.manufactory_of) == ([], layout)

    table.play(A, EndPhase3()).menu(A, "danzig").play(A, DANZIG)
    assert table.total(A) == 3


@rule("NOV-TA8")
@pytest.mark.parametrize(("recipe", "bonus"), [(0, 0), (1, 3)])
def test_a_luxury_of_two_goods_brings_the_bonus(recipe: int, bonus: int) -> None:
    """One of a single good does not."""
    table = Table().bonuses(luxury_merchant="high", kontor8="high").menu(A, "visby", "luebeck", "danzig")
    table.play(A, DANZIG, ChooseRecipe(recipe))

    assert table.state.seals[A].get("bonus", 0) == bonus
    told = [BonusGained(A, "luxury_merchant", 3, rule=B1)] if bonus else []
    assert [event for event in table.events if isinstance(event, BonusGained)] == told


@rule("NOV-TA8")
def test_the_bonus_is_gained_whatever_the_luxury_serves() -> None:
    """Here the upper row of an order; three goods count as well as two."""
    table = Table().bonuses(luxury_merchant="low", kontor8="high").hand(A, "o21")
    table.menu(A, "visby", "luebeck", "danzig").play(A, FulfilRow("o21", "upper"), ChooseManufactory("danzig"))
    assert table.play(A, ChooseRecipe(1)).event(BonusGained).seals == 1

    table = Table().bonuses(luxury_merchant="high", kontor8="high").makers(bergen="m_salt").hold(A, "riga")
    table.menu(A, "luebeck", "visby", "bergen").play(A, Produce("bergen"), ChooseRecipe(2))
    assert table.event(BonusGained).seals == 3
