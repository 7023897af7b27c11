"""Component files at their limits: the least figures, and what just suffices."""

import pytest

from games.novgorod.boxes import changed, levels, step, why
from kontor.games.novgorod.box_checks import GOODS, faults
from kontor.testing.boxes import Edit, all_of, entry, every, table

LEAST: dict[str, tuple[str, str, int]] = {
    "speed": ("setup", "speed", 1),
    "orders_dealt": ("setup", "orders_dealt", 0),
    "intro_kontors": ("setup", "intro_kontors", 0),
    "intro_orders": ("setup", "intro_orders", 0),
    "open_orders_beside_players": ("setup", "open_orders_beside_players", 0),
    "open_orders": ("limits", "open_orders", 0),
    "end_seals": ("limits", "end_seals", 1),
    "safety_round": ("limits", "safety_round", 1),
    "prices.order": ("prices", "order", 0),
    "rewards.upper": ("rewards", "upper", 0),
    "rewards.lower": ("rewards", "lower", 0),
    "rewards.lower_same_turn": ("rewards", "lower_same_turn", 0),
    "privileges.speed": ("privileges", "speed", 0),
    "privileges.income": ("privileges", "income", 0),
    "privileges.order_discount": ("privileges", "order_discount", 0),
    "privileges.seal": ("privileges", "seal", 0),
    "front_ducats": ("merchant", "front_ducats", 0),
    "back_seals": ("merchant", "back_seals", 0),
    "front_penalty": ("pirate", "front_penalty", 0),
    "cost_second_most": ("pirate", "cost_second_most", 0),
    "cost_most_seals": ("pirate", "cost_most_seals", 0),
    "cost_per_card_above": ("special_orders", "cost_per_card_above", 0),
}
JUST: dict[str, Edit] = {
    "progress": table("setup", orders_dealt=2, ducats=32),
    "discount": table("privileges", order_discount=6),
    "no bonus": every("bonus", high=0, low=0),
    "equal prices": every("city", prices=[0, 0, 0, 0], income=0, harbour_fee=0),
    "chord": table("map", chord=["london", "novgorod"]),
    "one row": entry("order", "o1", upper=["furs"]),
    "eight goods": step("c1_front", 0, goods=8),
    "three luxuries": step("c1_front", 2, luxuries=3),
    "a row of all goods": entry("order", "o1", upper=list(GOODS)),
    "a part of all goods": entry("special_order_part", "s1_a", goods=list(GOODS)),
    "no top seals": entry("career", "c1_front", top_seals=0),
    "seven kontors": all_of(table("setup", ducats=999, intro_kontors=7), table("limits", safety_round=39)),
    "supplies": table("setup", open_orders_beside_players=11),
    "ducats": table("setup", ducats=26),
    "no draft": table("setup", ducats=12, intro_kontors=0),
    "one kontor": table("setup", ducats=18, intro_kontors=1),
    "start cities": all_of(table("merchant", start_city="visby"), table("pirate", start_city="visby")),
    "fast ships": all_of(levels(*range(3, 11)), table("limits", safety_round=24)),
}


@pytest.mark.parametrize("name", LEAST)
def test_a_figure_below_the_least_is_refused(name: str) -> None:
    """The least itself is allowed."""
    where, figure, least = LEAST[name]
    ships: Edit = levels(2, 3, 4) if name == "speed" else all_of()
    discount: Edit = table("privileges", order_discount=0) if name == "prices.order" else all_of()

    assert changed(table(where, **{figure: least}), ships, discount).info.slug == "novgorod"
    found = why(table(where, **{figure: least - 1}))
    assert (found.key, found.facts) == ("components-least", {"name": name, "least": least})


@pytest.mark.parametrize("edit", JUST.values(), ids=JUST.keys())
def test_what_just_suffices_is_allowed(edit: Edit) -> None:
    """One more or less of each is refused above."""
    game = changed(edit)

    assert list(faults(game.box.file)) == []
    assert game.start(4, game.options({"merchant_and_pirate": True, "special_orders": True}), bytes(32)).seats == 4
