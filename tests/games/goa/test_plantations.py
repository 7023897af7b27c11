"""Plantations and crop rotation: placed, filled, replaced."""

import pytest

from games.goa.table import A, B, C, D, Table
from kontor.core import Refusal
from kontor.games.goa.actions import DiscardPlantation, Harvest, PassBid, PlaceSpice
from kontor.games.goa.events import PlantationPlaced, PlantationReplaced, SpicePlaced
from kontor.games.goa.frames import DiscardPlantationFrame, PlaceSpiceFrame
from kontor.games.goa.rules import T1, T2, T3
from kontor.testing.marks import rule

OLD = ("a:plantation_ginger_1:1", "a:plantation_pepper_2:1", "a:plantation_nutmeg_2:1", "a:crop_rotation:1")
NEW = "a:plantation_clove_2:1"


def taking(tile: str, *owned: str) -> Table:
    """Let A, who owns these tiles, take a tile for nothing as the auctioneer; the last bidder has passed."""
    table = Table().lay("r0c1", tile)
    for old in owned:
        table.store(A, old)
    return table.auction(A, "r0c1").play(B, PassBid()).play(C, PassBid()).play(D, PassBid())


@rule("GOA-T1")
@pytest.mark.parametrize(
    ("tile", "sacks"),
    [
        ("a:plantation_ginger_1:1", ("ginger",)),
        ("a:plantation_clove_2:2", ("clove", "clove")),
        ("b:plantation_pepper_3:1", ("pepper", "pepper", "pepper")),
    ],
)
def test_a_plantation_is_placed_and_all_its_fields_are_filled(tile: str, sacks: tuple[str, ...]) -> None:
    """With its own spice, at once and without a question; other tiles get nothing."""
    table = taking(tile, "a:plantation_nutmeg_2:1")

    assert table.stored(A) == {"a:plantation_nutmeg_2:1": (), tile: sacks}
    assert table.event(PlantationPlaced) == PlantationPlaced(A, tile, rule=T1)
    placed = [event for event in table.events if isinstance(event, SpicePlaced)]
    assert placed == [SpicePlaced(A, tile, spice, rule=T1) for spice in sacks]
    table.assert_census()


@rule("GOA-T2")
def test_a_fourth_plantation_finds_a_free_space() -> None:
    """Colonies have spaces of their own and do not count."""
    table = taking(NEW, *OLD[:3], "cochin_any:1", "calicut_any:1")

    assert table.stored(A)[NEW] == ("clove", "clove")
    assert list(table.stored(A)) == sorted([*OLD[:3], "cochin_any:1", "calicut_any:1", NEW])


@rule("GOA-T2", "GOA-T3")
def test_with_four_full_spaces_an_old_plantation_must_go_first() -> None:
    """Crop rotation takes a space, too; colonies are not plantations. Nobody else goes on before that."""
    table = taking(NEW, *OLD, "cochin_any:1")

    assert table.state.frames[-1] == DiscardPlantationFrame(A, NEW)
    assert table.legal(A) == [DiscardPlantation(tile) for tile in OLD]
    assert NEW not in table.stored(A)
    assert table.check(A, DiscardPlantation("cochin_any:1")) == Refusal(T2, {"tile": "cochin_any:1"})
    table.assert_census()


@rule("GOA-T2")
def test_a_replaced_plantation_goes_to_the_discard_pile_with_its_spices() -> None:
    """The new one takes its space and is filled."""
    table = taking(NEW, *OLD)
    table.state.storage[A][OLD[1]] = ("pepper", "pepper")
    table.play(A, DiscardPlantation(OLD[1]))

    assert table.stored(A) == {OLD[0]: (), OLD[2]: (), OLD[3]: (), NEW: ("clove", "clove")}
    assert table.event(PlantationReplaced) == PlantationReplaced(A, OLD[1], kept=False, rule=T2)
    assert (table.state.discard_a, table.state.tiles[A]) == ((OLD[1],), ())
    table.assert_census()


@rule("GOA-T2")
def test_a_replaced_single_plantation_is_kept_face_down_and_still_counts() -> None:
    """One point, three with foreman."""
    table = taking(NEW, *OLD).play(A, DiscardPlantation(OLD[0]))

    assert table.event(PlantationReplaced) == PlantationReplaced(A, OLD[0], kept=True, rule=T2)
    assert (table.state.discard_a, table.state.tiles[A]) == ((), (OLD[0],))
    assert OLD[0] not in table.stored(A)
    assert table.points(A)["plantations"] == 1
    assert table.keep(A, "a:foreman:1").points(A)["plantations"] == 3
    table.assert_census()


@rule("GOA-R6")
def test_the_new_plantation_cannot_be_thrown_away() -> None:
    """One of the four others must go."""
    table = taking(NEW, *OLD)

    assert table.state.frames[-1] == DiscardPlantationFrame(A, NEW)
    assert table.check(A, DiscardPlantation(NEW)) == Refusal(T2, {"tile": NEW})
    assert DiscardPlantation(NEW) not in table.legal(A)


@rule("GOA-T3", "GOA-R7")
def test_crop_rotation_is_filled_with_any_spice_on_purchase() -> None:
    """One field, five spices to choose from."""
    table = taking("a:crop_rotation:1", "a:plantation_nutmeg_2:1")
    assert table.event(PlantationPlaced) == PlantationPlaced(A, "a:crop_rotation:1", rule=T3)
    assert table.state.frames[-1] == PlaceSpiceFrame(A, 1, T3, "a:crop_rotation:1")
    spices = ("ginger", "cinnamon", "pepper", "nutmeg", "clove")
    assert table.legal(A) == [PlaceSpice("a:crop_rotation:1", spice) for spice in spices]

    table.play(A, PlaceSpice("a:crop_rotation:1", "pepper"))
    assert table.event(SpicePlaced) == SpicePlaced(A, "a:crop_rotation:1", "pepper", rule=T3)
    assert table.stored(A)["a:crop_rotation:1"] == ("pepper",)


@rule("GOA-T3", "GOA-R7")
def test_the_spice_of_a_crop_rotation_is_chosen_each_time() -> None:
    """It was pepper on purchase; a harvest may put a clove there."""
    table = taking("a:crop_rotation:1").play(A, PlaceSpice("a:crop_rotation:1", "pepper"))
    table.state.storage[A]["a:crop_rotation:1"] = ()
    table.turn(A).play(A, Harvest(), PlaceSpice("a:crop_rotation:1", "clove"))

    assert table.stored(A) == {"a:crop_rotation:1": ("clove",)}


@rule("GOA-T3", "GOA-R7")
def test_crop_rotation_is_not_a_single_plantation() -> None:
    """It counts nothing, even with a foreman, next to a single plantation that counts one or three."""
    table = Table().store(A, "a:crop_rotation:1").store(A, "a:plantation_ginger_1:1").store(A, NEW)
    assert table.points(A)["plantations"] == 1
    assert table.keep(A, "a:foreman:1").points(A)["plantations"] == 3


@rule("GOA-T3", "GOA-R7")
def test_a_replaced_crop_rotation_goes_to_the_discard_pile() -> None:
    """It is not kept face down."""
    table = taking(NEW, *OLD).play(A, DiscardPlantation("a:crop_rotation:1"))

    assert table.event(PlantationReplaced) == PlantationReplaced(A, "a:crop_rotation:1", kept=False, rule=T2)
    assert (table.state.discard_a, table.state.tiles[A]) == (("a:crop_rotation:1",), ())
    assert table.points(A)["plantations"] == 1


@rule("GOA-T3")
def test_a_new_crop_rotation_needs_a_space_like_a_plantation() -> None:
    """With four plantations one of them must go before it is filled."""
    table = taking("b:crop_rotation:1", *OLD)
    assert table.state.frames[-1] == DiscardPlantationFrame(A, "b:crop_rotation:1")

    table.play(A, DiscardPlantation(OLD[2]))
    assert table.state.frames[-1] == PlaceSpiceFrame(A, 1, T3, "b:crop_rotation:1")
