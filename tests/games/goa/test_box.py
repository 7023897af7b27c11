"""Component files that make no game: each is refused, with what has to be fixed."""

from collections.abc import Callable
from typing import Any

import pytest

from games.goa.boxes import changed, column, entry, fewer_plantations, no_others
from kontor.core import ComponentsError
from kontor.core.box_checks import BoxError
from kontor.testing.boxes import Edit, all_of, table, twice, without
from kontor.testing.marks import rule

FOUR = ["ginger", "cinnamon", "pepper", "nutmeg"]
COSTS = [FOUR[:1], FOUR[:2], FOUR[:3], FOUR]
REFUSED: dict[str, tuple[Edit, str, dict[str, Any]]] = {
    "spice": (entry("spices", "ginger", id="saffron"), "components-known", {"list": "spices"}),
    "cycle": (table("development", spice_cycle=FOUR), "components-known", {"list": "spice_cycle"}),
    "column": (column("taxes", id="tolls"), "components-known", {"list": "development.column"}),
    "colony": (without("colonies", "quilon"), "components-known", {"list": "colonies"}),
    "action": (twice("expedition_actions"), "components-known", {"list": "expedition_actions"}),
    "tile twice": (twice("tiles"), "components-twice", {"list": "tiles", "id": "B mission_3"}),
    "colony tile twice": (twice("colony_tiles"), "components-twice", {"list": "colony_tiles", "id": "calicut_any"}),
    "card twice": (twice("expedition_cards"), "components-twice", {"list": "expedition_cards", "id": "exp_30"}),
    "bonanza": (twice("bonanza_tiles"), "components-known", {"list": "bonanza_tiles"}),
    "tile id": (entry("tiles", "A plantation_ginger_1", id="1"), "components-id", {"list": "tiles", "id": "A 1"}),
    "tile id with a gap": (entry("tiles", "A plantation_ginger_1", id="my ginger"), "components-id", {"list": "tiles"}),
    "colony tile id": (entry("colony_tiles", "cochin_any", id="Cochin"), "components-id", {"id": "Cochin"}),
    "card id": (entry("expedition_cards", "exp_07", id="exp:07"), "components-id", {"list": "expedition_cards"}),
    "short column": (column("ships", yields=[1, 2, 3, 4]), "components-column", {"column": "ships"}),
    "long column": (column("taxes", yields=[1, 2, 3, 4, 5, 6]), "components-column", {"column": "taxes"}),
    "draw": (column("expedition", draw=[1, 1, 2, 2]), "components-column", {"column": "expedition"}),
    "limit": (column("expedition", hand_limit=[1, 2, 3, 4, 5, 6]), "components-column", {"column": "expedition"}),
    "cost": (column("harvest", costs=COSTS[:3]), "components-cost", {"column": "harvest"}),
    "cost twice": (column("ships", costs=[FOUR[:1], ["clove"] * 2, *COSTS[2:]]), "components-cost", {}),
    "long cost": (column("ships", costs=[["clove"] * 2, *COSTS[1:]]), "components-cost", {"column": "ships"}),
    "cost spice": (column("ships", costs=[["saffron"], *COSTS[1:]]), "components-cost-spice", {"column": "ships"}),
    "no tile": (entry("tiles", "A duty", count=0), "components-tile-count", {"tile": "duty"}),
    "plantation": (entry("tiles", "A plantation_clove_1", spice="any"), "components-plantation", {}),
    "no field": (entry("tiles", "A plantation_clove_1", fields=0), "components-plantation", {}),
    "four fields": (entry("tiles", "B plantation_clove_3", fields=4), "components-plantation", {}),
    "tile": (
        entry("tiles", "B swap", id="barter"),
        "components-tile",
        {"tile": "barter", "known": "swap"},
    ),
    "rotation": (entry("tiles", "A crop_rotation", spice="clove"), "components-crop-rotation", {}),
    "rotation fields": (entry("tiles", "B crop_rotation", fields=2), "components-crop-rotation", {}),
    "choice": (entry("tiles", "A ships_or_colonists", choose_one=[{"ships": 3}]), "components-choose-one", {}),
    "espionage": (entry("tiles", "B espionage", columns=["ships", "expedition"]), "components-espionage", {}),
    "grid": (entry("tiles", "A duty", count=2), "components-grid", {"phase": "A", "count": 30, "wanted": 29}),
    "grid B": (without("tiles", "swap"), "components-grid", {"phase": "B", "count": 28, "wanted": 29}),
    "colony tile": (
        entry("colony_tiles", "cochin_any", colony="goa"),
        "components-colony-tile",
        {"tile": "cochin_any"},
    ),
    "no spice": (entry("colony_tiles", "cochin_any", spices=[]), "components-colony-tile", {"tile": "cochin_any"}),
    "colony spice": (entry("colony_tiles", "calicut_any", spices=["saffron"]), "components-colony-tile", {}),
    "colony field": (entry("colony_tiles", "calicut_any", fields=0), "components-colony-tile", {"tile": "calicut_any"}),
    "few": (entry("colony_tiles", "cochin_any", count=3), "components-few-colonies", {"colony": "cochin"}),
    "card action": (entry("expedition_cards", "exp_01", action="sail"), "components-card", {"card": "exp_01"}),
    "card symbol": (entry("expedition_cards", "exp_02", symbol="lion"), "components-card", {"card": "exp_02"}),
    "start": (table("setup", start_player_symbol="lion"), "components-start-symbol", {"symbol": "lion"}),
    "prices": (
        entry("expedition_actions", "advance_for_ducats", ducats_by_target_row={"row2": 5}),
        "components-prices",
        {},
    ),
    "rows": (table("scoring", rows=[0, 1, 3, 6]), "components-scoring", {"name": "rows", "wanted": 5}),
    "colonies": (table("scoring", colonies=[0, 1, 3, 6]), "components-scoring", {"name": "colonies", "wanted": 5}),
    "symbols": (table("scoring", symbol_sets=[0, 1]), "components-scoring", {"name": "symbol_sets", "wanted": 6}),
    "extra actions": (without("card_supply", "extra_action"), "components-extra-action", {}),
    "espionage without a column": (entry("tiles", "B espionage", columns=[]), "components-espionage", {}),
    "espionage without ships": (entry("tiles", "B espionage", columns=["taxes", "colony"]), "components-espionage", {}),
    "espionage without taxes": (
        entry("tiles", "B espionage", columns=["ships", "harvest"]),
        "components-espionage",
        {},
    ),
    "favor": (
        all_of(table("setup", tiles_removed_per_phase=0), fewer_plantations("A", 4), fewer_plantations("B", 4)),
        "components-favor",
        {"phase": "B"},
    ),
    "favors": (
        all_of(entry("tiles", "B favor", count=9), fewer_plantations("B", 8)),
        "components-favor",
        {"phase": "B"},
    ),
    "swaps": (all_of(entry("tiles", "B swap", count=2), fewer_plantations("B", 1)), "components-swap", {}),
    "bonus that modifies": (
        entry("expedition_actions", "gain_ships", modifies_action=True),
        "components-modifier",
        {"action": "gain_ships", "value": "false"},
    ),
    "modifier that does not": (
        entry("expedition_actions", "harvest_mix", modifies_action=False),
        "components-modifier",
        {"action": "harvest_mix", "value": "true"},
    ),
    "no reveal": (
        entry("expedition_actions", "found_extra_reveal", extra_reveals=0),
        "components-reveals",
        {"action": "found_extra_reveal"},
    ),
    "other reveal": (
        entry("expedition_actions", "gain_ships", extra_reveals=1),
        "components-reveals",
        {"action": "gain_ships"},
    ),
    "two supplies": (
        lambda data: data["card_supply"].append({"id": "extra_action", "total_cards": 3}),
        "components-extra-action",
        {},
    ),
    "removed": (no_others("ships_4", "foreman", "settlement"), "components-removed", {"phase": "A"}),
}


RANGES: dict[str, tuple[Callable[[int], Edit], int, int]] = {
    "rounds_per_phase": (lambda value: table("flow", rounds_per_phase=value), 1, 5),
    "actions_per_round": (lambda value: table("flow", actions_per_round=value), 1, 5),
    "marker_rows_start": (lambda value: table("setup", marker_rows_start=value), 1, 1),
    "plantation_spaces": (lambda value: table("personal_board", plantation_spaces=value), 1, 10),
    "development.rows": (lambda value: table("development", rows=value), 5, 5),
    "all_markers_bonus_extra_actions": (
        lambda value: table("development", all_markers_bonus_extra_actions=value),
        0,
        3,
    ),
    "extra_action.total_cards": (lambda value: entry("card_supply", "extra_action", total_cards=value), 0, 20),
}


@pytest.mark.parametrize(("edit", "key", "facts"), REFUSED.values(), ids=REFUSED.keys())
def test_a_file_that_makes_no_game_is_refused(edit: Edit, key: str, facts: dict[str, Any]) -> None:
    """With the file, and what has to be fixed."""
    with pytest.raises(ComponentsError) as caught:
        changed(edit)
    why = caught.value.facts["why"]
    assert (caught.value.key, caught.value.facts["file"]) == ("components", "box.toml")
    assert isinstance(why, BoxError)
    assert why.key == key
    assert facts.items() <= why.facts.items()


@pytest.mark.parametrize("name", RANGES)
def test_a_number_out_of_its_range_is_refused(name: str) -> None:
    """The least and the greatest are allowed."""
    edit, least, greatest = RANGES[name]
    for value in (least, greatest):
        assert changed(edit(value)).info.slug == "goa"
    for value in (least - 1, greatest + 1):
        if value >= 0:
            with pytest.raises(ComponentsError) as caught:
                changed(edit(value))
            assert caught.value.facts["why"].key == "components-range"
            assert caught.value.facts["why"].facts == {"name": name, "least": least, "greatest": greatest}


@pytest.mark.parametrize(
    ("edit", "where"),
    [
        (table("setup", ships="four"), "$.setup.ships"),
        (table("setup", tiles_removed_per_phase=-1), "$.setup.tiles_removed_per_phase"),
        (table("flow", actions_per_round=-1), "$.flow.actions_per_round"),
        (column("ships", yields=[-1, 2, 3, 4, 5]), "$.development.column[0].yields"),
        (entry("expedition_cards", "exp_03", colonists=-1), "$.expedition_cards[2].colonists"),
        (entry("bonanza_tiles", "bonanza_ships", gain={"ships": -2}), "$.bonanza_tiles[0].gain.ships"),
        (entry("bonanza_tiles", "bonanza_ships", gain={"ships": 1001}), "$.bonanza_tiles[0].gain.ships"),
        (entry("tiles", "A duty", category="debt"), "$.tiles[16].category"),
    ],
)
def test_a_figure_that_is_not_a_plain_number_is_refused(edit: Edit, where: str) -> None:
    """The entry is named."""
    with pytest.raises(ComponentsError) as caught:
        changed(edit)
    assert caught.value.key == "components-shape"
    assert where in caught.value.facts["why"]


@rule("GOA-I13")
def test_a_cost_that_is_not_one_to_four_different_spices_is_refused() -> None:
    """Nothing else makes the number of spices that of the upper row."""
    for costs in (COSTS[1:], [*COSTS, FOUR], [FOUR[:2], *COSTS[1:]], [*COSTS[:3], [*FOUR[:3], "pepper"]]):
        with pytest.raises(ComponentsError) as caught:
            changed(column("colony", costs=costs))
        assert caught.value.facts["why"].key == "components-cost"
    assert changed(column("colony", costs=COSTS)).box.costs["colony"] == tuple(map(tuple, COSTS))
