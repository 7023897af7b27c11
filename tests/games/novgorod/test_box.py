"""Component files that a person has changed: what is refused, and why."""

from typing import Any

import pytest

from games.novgorod.boxes import changed, levels, recipe, step, why
from kontor.core import LANGUAGES, ComponentsError, Texts
from kontor.core.box_checks import demand_playable
from kontor.games.novgorod import GAME
from kontor.games.novgorod.box_checks import (
    BONUSES,
    CAREERS,
    CITIES,
    DECISIONS,
    MANUFACTORIES,
    ORDERS,
    faults,
)
from kontor.testing.boxes import Edit, all_of, entry, table, twice, without
from kontor.testing.marks import rule

SEVEN = (0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7)
FOUR_RECIPES = [{"goods": ["furs"], "seals": 1, "ducats": 1}] * 4
REFUSED: dict[str, tuple[Edit, str, dict[str, Any]]] = {
    "city twice": (twice("city"), "components-twice", {"list": "city", "id": "visby"}),
    "manufactory twice": (twice("manufactory"), "components-twice", {"list": "manufactory", "id": "m_glass"}),
    "order twice": (twice("order"), "components-twice", {"list": "order", "id": "o24"}),
    "career twice": (twice("career"), "components-twice", {"list": "career", "id": "c4_back"}),
    "bonus twice": (twice("bonus"), "components-twice", {"list": "bonus", "id": "diversity"}),
    "part twice": (twice("special_order_part"), "components-twice", {"list": "special_order_part", "id": "s4_d"}),
    "city": (entry("city", "riga", id="reval"), "components-known", {"list": "city", "known": ", ".join(CITIES)}),
    "manufactory": (
        without("manufactory", "m_glass"),
        "components-known",
        {"list": "manufactory", "known": ", ".join(MANUFACTORIES)},
    ),
    "order": (entry("order", "o24", id="o25"), "components-known", {"list": "order", "known": ", ".join(ORDERS)}),
    "career": (without("career", "c4_back"), "components-known", {"list": "career"}),
    "bonus": (entry("bonus", "kontor8", id="kontor9"), "components-known", {"known": ", ".join(BONUSES)}),
    "part": (without("special_order_part", "s1_a"), "components-known", {"list": "special_order_part"}),
    "career of another card": (entry("career", "c1_front", card="c2"), "components-id", {"id": "c1_front"}),
    "career of another side": (entry("career", "c1_front", side="back"), "components-id", {"id": "c1_front"}),
    "part of another card": (entry("special_order_part", "s1_a", card="s2"), "components-id", {"id": "s1_a"}),
    "another part": (entry("special_order_part", "s1_a", part="B"), "components-id", {"id": "s1_a"}),
    "many orders": (table("setup", orders_dealt=3), "components-progress", {}),
    "discount": (table("privileges", order_discount=7), "components-discount", {}),
    "high": (entry("bonus", "route5", high=-1), "components-bonus", {"bonus": "route5"}),
    "low": (entry("bonus", "kontor8", low=-1), "components-bonus", {"bonus": "kontor8"}),
    "no ships": (levels(), "components-ships", {}),
    "a speed left out": (levels(3, 5), "components-ships", {}),
    "the first speed again": (levels(2, 3), "components-ships", {}),
    "free money for ships": (levels(3, 4, price=-1), "components-ships", {}),
    "ring": (entry("city", "riga", ring=0), "components-ring", {}),
    "ring from one": (entry("city", "novgorod", ring=8), "components-ring", {}),
    "goods": (entry("city", "riga", good="furs"), "components-goods", {}),
    "prices": (entry("city", "riga", prices=[4, 5, 6]), "components-city", {"city": "riga"}),
    "prices that fall": (entry("city", "riga", prices=[4, 5, 6, 5]), "components-city", {"city": "riga"}),
    "negative price": (entry("city", "riga", prices=[-1, 5, 5, 6]), "components-city", {"city": "riga"}),
    "negative income": (entry("city", "visby", income=-1), "components-city", {"city": "visby"}),
    "negative fee": (entry("city", "visby", harbour_fee=-1), "components-city", {"city": "visby"}),
    "chord": (table("map", chord=["visby", "reval"]), "components-chord", {}),
    "chord of neighbours": (table("map", chord=["visby", "bergen"]), "components-chord", {}),
    "chord of neighbours across the end": (table("map", chord=["novgorod", "visby"]), "components-chord", {}),
    "chord to itself": (table("map", chord=["visby", "visby"]), "components-chord", {}),
    "merchant": (table("merchant", start_city="reval"), "components-start-city", {}),
    "pirate": (table("pirate", start_city="reval"), "components-start-city", {}),
    "luxury": (entry("manufactory", "m_furs", luxury="furs"), "components-manufactory", {"manufactory": "m_furs"}),
    "no recipes": (entry("manufactory", "m_furs", recipes=[]), "components-manufactory", {"manufactory": "m_furs"}),
    "four recipes": (entry("manufactory", "m_furs", recipes=FOUR_RECIPES), "components-manufactory", {}),
    "no inputs": (recipe("m_furs", 0, goods=[]), "components-recipe", {"manufactory": "m_furs"}),
    "twice the same": (recipe("m_furs", 1, goods=["furs", "furs"]), "components-recipe", {"manufactory": "m_furs"}),
    "a luxury as input": (recipe("m_furs", 1, goods=["furs", "clothing"]), "components-recipe", {}),
    "negative seals": (recipe("m_salt", 2, seals=-1), "components-recipe", {"manufactory": "m_salt"}),
    "negative ducats": (recipe("m_salt", 2, ducats=-1), "components-recipe", {"manufactory": "m_salt"}),
    "empty row": (entry("order", "o1", upper=[]), "components-row", {"order": "o1"}),
    "row of twins": (entry("order", "o2", lower=["furs", "furs"]), "components-row", {"order": "o2"}),
    "row of two luxuries": (entry("order", "o3", lower=["clothing", "jewellery"]), "components-row", {"order": "o3"}),
    "row of both": (entry("order", "o4", upper=["clothing", "furs"]), "components-row", {"order": "o4"}),
    "row of nothing known": (entry("order", "o5", upper=["spices"]), "components-row", {"order": "o5"}),
    "no steps": (entry("career", "c1_front", steps=[]), "components-career", {"career": "c1_front"}),
    "a place twice": (step("c1_front", 0, step=2), "components-career", {"career": "c1_front"}),
    "a place too far": (step("c1_front", 4, step=6), "components-career", {"career": "c1_front"}),
    "negative top": (entry("career", "c2_back", top_seals=-1), "components-career", {"career": "c2_back"}),
    "a step for nothing": (step("c1_front", 0, goods=0), "components-career", {"career": "c1_front"}),
    "a step that pays": (step("c1_front", 3, ducats=-1), "components-career", {"career": "c1_front"}),
    "negative goods": (step("c1_front", 0, goods=-1), "components-career", {}),
    "negative luxuries": (step("c1_front", 2, luxuries=-1), "components-career", {}),
    "negative seals per turn": (step("c1_front", 4, seals=-1), "components-career", {}),
    "nine goods": (step("c1_front", 0, goods=9), "components-career", {"career": "c1_front"}),
    "four luxuries": (step("c1_front", 2, luxuries=4), "components-career", {"career": "c1_front"}),
    "two numbers": (entry("career", "c1_front", number=5), "components-number", {}),
    "one number for two": (
        all_of(entry("career", "c1_front", number=2), entry("career", "c1_back", number=2)),
        "components-number",
        {},
    ),
    "part for nothing": (entry("special_order_part", "s1_a", goods=[]), "components-part", {"part": "s1_a"}),
    "part of twins": (entry("special_order_part", "s1_a", goods=["furs"] * 2), "components-part", {"part": "s1_a"}),
    "part of spices": (entry("special_order_part", "s1_a", goods=["spices"]), "components-part", {"part": "s1_a"}),
    "part of a wrong luxury": (entry("special_order_part", "s1_b", luxury="furs"), "components-part", {}),
    "negative cost": (entry("special_order_part", "s1_b", cost=-1), "components-part", {"part": "s1_b"}),
    "negative reward": (entry("special_order_part", "s1_b", seals=-1), "components-part", {"part": "s1_b"}),
    "negative crates": (entry("special_order_part", "s1_b", luxury_inputs=-1), "components-part", {"part": "s1_b"}),
    "few orders": (table("setup", open_orders_beside_players=12), "components-few-orders", {"needed": 25}),
    "few ducats": (table("setup", ducats=25), "components-ducats", {"needed": 26}),
    "too many kontors": (table("setup", ducats=999, intro_kontors=8), "components-ducats", {}),
    "short diversity": (table("diversity", seals_by_distinct=SEVEN[:11]), "components-diversity", {"length": 12}),
    "negative diversity": (table("diversity", seals_by_distinct=[-1, *SEVEN[1:]]), "components-diversity", {}),
    "no such bonus": (table("first_game", bonus_cards=["kontor8", "x"]), "components-first-game", {}),
    "one bonus": (table("first_game", bonus_cards=["kontor8"]), "components-first-game", {}),
    "the same bonus": (table("first_game", bonus_cards=["kontor8", "route5", "route5"]), "components-first-game", {}),
    "three bonuses": (table("first_game", bonus_cards=list(BONUSES[:3])), "components-first-game", {}),
    "short column": (table("special_orders", start_parts=["A", "A", "B"]), "components-column", {}),
    "long match": (table("limits", safety_round=41), "components-long", {"rounds": 41, "most": 40}),
    "fast ships": (levels(*range(3, 11)), "components-long", {"rounds": 40, "most": 24}),
}


@pytest.mark.parametrize(("edit", "key", "facts"), REFUSED.values(), ids=REFUSED.keys())
def test_a_file_that_makes_no_game_is_refused(edit: Edit, key: str, facts: dict[str, Any]) -> None:
    """With the file, and what has to be fixed."""
    found = why(edit)

    assert found.key == key
    assert facts.items() <= found.facts.items()


@pytest.mark.parametrize(("edit", "key", "facts"), REFUSED.values(), ids=REFUSED.keys())
def test_what_has_to_be_fixed_is_said_in_one_line(edit: Edit, key: str, facts: dict[str, Any]) -> None:
    """In both languages, with the figures."""
    with pytest.raises(ComponentsError) as caught:
        changed(edit)
    for language in LANGUAGES:
        said = Texts(language).error(caught.value)
        assert "\n" not in said
        assert key not in said
        assert all(str(fact) in said for fact in facts.values() if isinstance(fact, int))


@rule("NOV-R38")
def test_no_row_and_no_recipe_asks_for_the_same_good_twice() -> None:
    """Neither in the box nor in a changed file."""
    for order in GAME.box.orders.values():
        assert all(len(set(row)) == len(row) for row in (order.upper, order.lower))
    for maker in GAME.box.manufactories.values():
        assert all(len(set(each.goods)) == len(each.goods) for each in maker.recipes)
    assert why(entry("order", "o2", lower=["furs", "furs"])).key == "components-row"
    assert why(recipe("m_furs", 1, goods=["furs", "furs"])).key == "components-recipe"


def test_the_box_itself_has_no_fault() -> None:
    """And its longest match has as many decisions as the ledger says."""
    assert list(faults(GAME.box.file)) == []
    demand_playable(GAME.components, faults(GAME.box.file))
    assert GAME.info.max_decisions == DECISIONS == 4 * (41 * 50 + 1 + 3)
    assert GAME.box.career_cards == CAREERS


@pytest.mark.parametrize(
    ("edit", "where"),
    [
        (table("setup", ducats="many"), "$.setup.ducats"),
        (entry("career", "c1_front", side="edge"), "$.career[0].side"),
        (step("c1_front", 0, privilege="wish"), "$.career[0].steps[0].privilege"),
        (entry("special_order_part", "s1_a", part="E"), "$.special_order_part[0].part"),
        (lambda data: data.pop("pirate"), "pirate"),
    ],
)
def test_an_entry_of_the_wrong_shape_is_named(edit: Edit, where: str) -> None:
    """So that it can be found."""
    with pytest.raises(ComponentsError) as caught:
        changed(edit)
    assert caught.value.key == "components-shape"
    assert where in caught.value.facts["why"]
