"""Component files that a person has changed: what is refused, and why."""

from typing import Any

import pytest

from kontor.core import ComponentsError, Texts
from kontor.core.box_checks import BoxError, demand_playable
from kontor.games.cargo_noir import GAME
from kontor.games.cargo_noir.box_checks import DECISIONS, GROUP, TILES, faults
from kontor.testing.boxes import Edit, all_of, changed_box, entry, every, table, twice, without
from kontor.testing.marks import rule

SAME = [0, 1, 4, 9, 16, 25, 36, 49, 64, 81]
DIFFERENT = [0, 1, 3, 6, 10, 15, 21, 28, 36, 45]
FLAT = list(range(10))
REFUSED: dict[str, tuple[Edit, str, dict[str, Any]]] = {
    "port twice": (twice("port"), "components-twice", {"list": "port", "id": "tanger"}),
    "cargo twice": (twice("cargo"), "components-twice", {"list": "cargo", "id": "uranium"}),
    "card twice": (twice("card"), "components-twice", {"list": "card", "id": "principality"}),
    "port": (entry("port", "rio", id="genua"), "components-known", {"list": "port"}),
    "no port": (without("port", "rio"), "components-known", {"list": "port"}),
    "cargo": (entry("cargo", "gold", id="spices"), "components-known", {"list": "cargo"}),
    "card": (without("card", "villa"), "components-known", {"list": "card", "known": ", ".join(GROUP)}),
    "place": (entry("card", "villa", place=1), "components-place", {}),
    "market": (table("black_market", alternative_slots=8), "components-market", {"slots": 8, "alternative": 6}),
    "rounds": (entry("rounds", "few", rounds=1), "components-rounds", {}),
    "players twice": (entry("rounds", "few", players=[2, 3, 4]), "components-rounds", {}),
    "no players": (entry("rounds", "few", players=[2]), "components-rounds", {}),
    "short same": (table("values", same=SAME[:9]), "components-values", {"name": "same", "types": 9}),
    "long different": (table("values", different=[*DIFFERENT, 55]), "components-values", {"name": "different"}),
    "nothing for something": (table("values", same=[1, *SAME[1:]]), "components-values", {"name": "same"}),
    "no first step": (table("values", different=[0, 0, *DIFFERENT[2:]]), "components-values", {"name": "different"}),
    "smaller step": (table("values", same=[*SAME[:9], 70]), "components-values", {"name": "same"}),
    "same less": (table("values", same=[0, 1, 2, *SAME[3:]]), "components-same-less", {}),
    "group": (entry("card", "villa", group="unique"), "components-card-group", {"card": "villa"}),
    "no cost": (entry("card", "bank", cost=0), "components-card-figures", {"card": "bank"}),
    "negative points": (entry("card", "syndicate", points=-1), "components-card-figures", {"card": "syndicate"}),
    "no copies": (entry("card", "yacht", copies=0), "components-card-figures", {"card": "yacht"}),
    "negative limit": (entry("card", "villa", limit=-1), "components-card-figures", {"card": "villa"}),
    "negative amount": (entry("card", "warehouse", amount=-1), "components-card-figures", {"card": "warehouse"}),
    "no limit": (entry("card", "warehouse", limit=0), "components-card-limit", {"card": "warehouse"}),
    "limit": (entry("card", "villa", limit=3), "components-card-limit", {"card": "villa"}),
    "amount": (entry("card", "bank", amount=1), "components-card-limit", {"card": "bank"}),
    "simple": (entry("card", "dive_bar", points=36), "components-card-simple", {"card": "dive_bar"}),
    "two of a kind": (entry("card", "militia", copies=2), "components-card-unique", {"card": "militia"}),
    "unique": (entry("card", "cronies", points=49), "components-card-unique", {"card": "cronies"}),
    "former simple": (
        entry("card", "villa", former_cost=9, former_points=9),
        "components-card-former",
        {"card": "villa"},
    ),
    "former cost alone": (entry("card", "principality", former_cost=9), "components-card-former", {}),
    "former points": (entry("card", "bank", former_points=64), "components-card-former", {"card": "bank"}),
    "reserve": (entry("card", "cargo_ship", limit=3), "components-reserve", {"ships": 3}),
    "reserve by amount": (entry("card", "cargo_ship", amount=2), "components-reserve", {"ships": 4}),
    "coins": (table("setup", coins=34), "components-coins", {"needed": 35}),
    "wild": (table("wild", count=4), "components-wild", {"needed": 5}),
    "few tiles": (every("cargo", count=10), "components-few-tiles", {"needed": 98}),
    "many tiles": (
        all_of(entry("port", "rotterdam", slots=20), every("cargo", count=30)),
        "components-many-tiles",
        {"tiles": 41, "most": TILES},
    ),
    "long": (entry("rounds", "many", rounds=11), "components-long", {"rounds": 11, "most": 10}),
}
LEAST: dict[str, tuple[str, str, int]] = {
    "start_coins": ("setup", "start_coins", 0),
    "start_ships": ("setup", "start_ships", 1),
    "wild_per_player": ("setup", "wild_per_player", 0),
    "warehouse.slots": ("warehouse", "slots", 0),
    "coins_per_ship": ("casino", "coins_per_ship", 0),
    "min_bid": ("bidding", "min_bid", 1),
    "min_increment": ("bidding", "min_increment", 1),
}


def why(edit: Edit) -> BoxError:
    """Return why a file is refused."""
    with pytest.raises(ComponentsError) as caught:
        changed_box(GAME, edit)
    assert (caught.value.key, caught.value.facts["file"]) == ("components", "box.toml")
    found = caught.value.facts["why"]
    assert isinstance(found, BoxError)
    return found


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
        changed_box(GAME, edit)
    for language in ("en", "de"):
        said = Texts(language).error(caught.value)
        assert "\n" not in said
        assert key not in said
        assert all(str(fact) in said for fact in facts.values() if isinstance(fact, int))


@pytest.mark.parametrize("name", LEAST)
def test_a_figure_below_the_least_is_refused(name: str) -> None:
    """The least itself is allowed."""
    where, figure, least = LEAST[name]

    assert changed_box(GAME, table(where, **{figure: least})).info.slug == "cargo_noir"
    found = why(table(where, **{figure: least - 1}))
    assert (found.key, found.facts) == ("components-least", {"name": name, "least": least})


def test_every_port_has_a_slot_and_every_type_a_tile() -> None:
    """And ships in reserve are not fewer than none."""
    assert why(entry("port", "rio", slots=0)).facts == {"name": "port rio", "least": 1}
    assert why(entry("cargo", "gold", count=0)).facts == {"name": "cargo gold", "least": 1}
    assert why(table("setup", reserve_ships=-1)).facts == {"name": "reserve_ships", "least": 0}
    without_reserve = all_of(table("setup", reserve_ships=0), entry("card", "cargo_ship", amount=0))
    assert changed_box(GAME, without_reserve).box.setup.reserve_ships == 0


@rule("CAR-C8", "CAR-C9")
def test_simple_cards_are_worth_their_cost_and_unique_ones_more() -> None:
    """One point more than the cost is enough; the same figures for both are allowed."""
    assert changed_box(GAME, entry("card", "cronies", points=50)).box.cards["cronies"].points == 50
    assert changed_box(GAME, entry("card", "villa", cost=16, points=16)).box.cards["villa"].cost == 16
    assert why(entry("card", "villa", points=14)).key == "components-card-simple"
    assert why(entry("card", "cronies", points=48)).key == "components-card-unique"


def test_values_may_be_flat_and_equal() -> None:
    """Every tile one, equal or different: nothing falls, so it is a game."""
    game = changed_box(GAME, table("values", same=FLAT, different=FLAT))

    assert game.box.combos.best_value(["gold", "gold", "art", "wild"]) == 4


def test_the_supplies_that_just_suffice_are_allowed() -> None:
    """Coins, wild tiles, cargo tiles; one less of each is refused above."""
    assert changed_box(GAME, table("setup", coins=35)).start(5, GAME.options({}), bytes(32)).coin_bank == 0
    assert changed_box(GAME, table("wild", count=5)).box.file.wild.count == 5
    just = all_of(every("cargo", count=11), entry("cargo", "gold", count=10))
    assert len(changed_box(GAME, just).box.tiles_in_play(2)) == 98 + 2
    assert why(all_of(just, entry("cargo", "art", count=10))).facts == {"needed": 98}


def test_as_many_tiles_as_can_be_valued_are_allowed() -> None:
    """Forty at once, if the match is short enough; with one more round it would be too long."""
    forty = all_of(entry("port", "rotterdam", slots=19), every("cargo", count=30), entry("rounds", "many", rounds=2))
    assert list(faults(changed_box(GAME, forty).box.file)) == []
    found = why(all_of(forty, entry("rounds", "many", rounds=9)))
    assert found.key == "components-long"
    most = found.facts["most"]
    assert changed_box(GAME, all_of(forty, entry("rounds", "many", rounds=most))).box.rounds(5) == most
    assert why(all_of(forty, entry("rounds", "many", rounds=most + 1))).facts["most"] == most


def test_the_box_itself_has_no_fault() -> None:
    """And its longest match has as many decisions as the ledger says."""
    assert list(faults(GAME.box.file)) == []
    demand_playable(GAME.components, faults(GAME.box.file))
    assert GAME.info.max_decisions == DECISIONS == 3500


@pytest.mark.parametrize(
    ("edit", "where"),
    [
        (table("setup", coins="sixty"), "$.setup.coins"),
        (entry("card", "villa", group="house"), "$.card[3].group"),
        (entry("port", "rotterdam", open_for="all"), "$.port[0].open_for"),
        (lambda data: data.pop("casino"), "casino"),
    ],
)
def test_an_entry_of_the_wrong_shape_is_named(edit: Edit, where: str) -> None:
    """So that it can be found."""
    with pytest.raises(ComponentsError) as caught:
        changed_box(GAME, edit)
    assert caught.value.key == "components-shape"
    assert where in caught.value.facts["why"]
