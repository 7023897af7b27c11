"""How things are called: keys of messages, and the figures that they take."""

import pytest

from kontor.core import Name
from kontor.games.goa import GAME
from kontor.testing.marks import rule

NOTHING = {"ships": 0, "colonists": 0, "ducats": 0, "spices": 0, "extra_actions": 0, "cards": 0}
NO_POWER = {**NOTHING, "vp": 0, "required": 0, "tiles": 0, "revealed": 0}
NO_EFFECT = {"ships": 0, "colonists": 0, "ducats": 0, "spices": 0, "price": 0, "reveals": 0}


@pytest.mark.parametrize(
    ("kind", "id_", "wanted"),
    [
        ("tile", "a:plantation_clove_2:2", Name("tile-plantation", {"spice": ("spice", "clove"), "fields": 2})),
        ("power", "a:plantation_clove_2:2", Name("power-plantation", {"spice": ("spice", "clove"), "fields": 2})),
        ("tile", "cochin_any:3", Name("tile-colony", {"colony": ("colony", "cochin"), "fields": 1})),
        ("tile", "calicut_any:1", Name("tile-colony", {"colony": ("colony", "calicut"), "fields": 2})),
        ("field", "r2c4", Name("field", {"row": 3, "column": 5})),
        ("place", "r0c1", Name("field", {"row": 1, "column": 2})),
        ("place", "w3", Name("edge-w", {"number": 4})),
        ("place", "n0", Name("edge-n", {"number": 1})),
        ("action", "progress", Name("deed-progress")),
        ("colony", "quilon", Name("colony-quilon")),
        ("spice", "clove", Name("spice-clove")),
        ("resource", "ducats", Name("resource-ducats")),
        ("phase", "A", Name("phase-A")),
    ],
)
def test_a_thing_is_named_by_its_message(kind: str, id_: str, wanted: Name) -> None:
    """With what it shows."""
    assert GAME.name(kind, id_) == wanted


def test_a_colony_tile_of_two_spices_names_both() -> None:
    """In the order of the spice cycle."""
    assert GAME.name("tile", "madras_clove_ginger:1") == Name(
        "tile-colony-pair",
        {"colony": ("colony", "madras"), "fields": 2, "first": ("spice", "ginger"), "second": ("spice", "clove")},
    )


def test_a_card_is_named_by_effect_symbol_and_colonists() -> None:
    """All three count in the game."""
    assert GAME.name("card", "exp_11") == Name(
        "card", {"effect": ("effect", "gain_spices"), "symbol": ("symbol", "statue"), "colonists": 2}
    )


@rule("GOA-T7", "GOA-T9", "GOA-T14")
@pytest.mark.parametrize(
    ("tile", "figures"),
    [
        ("a:crop_rotation:1", {}),
        ("a:ships_4:1", {"ships": 4}),
        ("b:ships_or_colonists:2", {"ships": 3, "colonists": 3}),
        ("a:settlement:1", {"ships": 1, "colonists": 1, "extra_actions": 1}),
        ("b:expeditions_3:1", {"cards": 3}),
        ("a:red_ducats:1", {"ducats": 3}),
        ("a:red_spice:1", {"spices": 1}),
        ("a:foreman:1", {"vp": 3}),
        ("b:mission_2:1", {"vp": 2}),
        ("a:duty:1", {"vp": 5, "required": 6}),
        ("b:extra_harvest:1", {"tiles": 3}),
        ("b:resupply:1", {"revealed": 2}),
    ],
)
def test_a_tile_and_its_power_are_told_with_its_figures(tile: str, figures: dict[str, int]) -> None:
    """All that it gives, counts, requires or reveals."""
    id_ = tile.split(":")[1]

    assert GAME.name("tile", tile) == Name(f"tile-{id_}", {**NO_POWER, **figures})
    assert GAME.name("power", tile) == Name(f"power-{id_}", {**NO_POWER, **figures})


@rule("GOA-A7")
def test_the_power_of_the_flag_is_an_extra_action_card() -> None:
    """The flag is not a tile of the grid."""
    assert GAME.name("power", "flag") == Name("power-flag", {**NOTHING, "extra_actions": 1})


@rule("GOA-C3", "GOA-C5", "GOA-C6")
@pytest.mark.parametrize(
    ("effect", "figures"),
    [
        ("gain_ships", {"ships": 2}),
        ("gain_colonists", {"colonists": 2}),
        ("gain_ducats", {"ducats": 5}),
        ("gain_spices", {"spices": 2}),
        ("sell_spices", {"spices": 4, "price": 3}),
        ("found_extra_reveal", {"reveals": 1}),
        ("harvest_mix", {}),
    ],
)
def test_an_effect_is_told_with_its_figures(effect: str, figures: dict[str, int]) -> None:
    """What the top part of the card says."""
    assert GAME.name("effect", effect) == Name(f"effect-{effect}", {**NO_EFFECT, **figures})


@rule("GOA-V3")
def test_a_bonanza_tile_is_told_with_its_figures() -> None:
    """What it gives."""
    wanted = Name("bonanza-bonanza_ship_ducats", {**NOTHING, "ships": 1, "ducats": 2})

    assert GAME.name("bonanza", "bonanza_ship_ducats") == wanted


def test_every_thing_of_the_vocabulary_has_a_name() -> None:
    """All cards, tiles, places and the rest."""
    vocabulary = GAME.vocabulary()
    names = {(kind, id_): GAME.name(kind, id_) for kind, ids in vocabulary.items() for id_ in ids if kind != "seat"}

    assert len(vocabulary["tile"]) == 76
    assert len(names) == 30 + 76 + 5 + 4 + 5 + 3 + 25 + 45
    assert all(name.key for name in names.values())
