"""Swap and favor: another tile of the grid, or one of the removed ones."""

from typing import Any

import pytest

from games.goa.table import AT_ONCE, A, B, C, D, Table
from kontor.core import Refusal
from kontor.games.goa.actions import (
    ChooseFavor,
    ChooseGridTile,
    ChooseResource,
    DiscardPlantation,
    PassBid,
    Taxes,
    UseTile,
)
from kontor.games.goa.events import BonanzaTaken, FavorTaken, ResourcesGained, TileKept, TileSwapped, TileUsed
from kontor.games.goa.frames import (
    AfterActionFrame,
    ChooseFavorFrame,
    ChooseGridTileFrame,
    ChooseResourceFrame,
    DiscardPlantationFrame,
    TurnFrame,
)
from kontor.games.goa.grid import FIELDS, INDEX
from kontor.games.goa.rules import T4, T5, T6, T7, T8, T9, T15, V3
from kontor.testing.marks import rule

REMOVED = (
    "a:plantation_clove_2:1",
    "a:ships_4:1",
    "a:red_ship:1",
    "a:foreman:1",
    "b:vice_king:1",
    "b:crop_rotation:1",
    "b:ships_or_colonists:1",
    "b:mission_3:1",
)


def swapping(tile: str, field: str = "r2c2", **options: Any) -> Table:
    """Let A use swap; this tile lies on a field of the grid."""
    return Table(**options).lay(field, tile).keep(A, "b:swap:1").turn(A).play(A, UseTile("b:swap:1"))


def favoring(*removed: str) -> Table:
    """Let A take favor for nothing in an auction of phase B; these tiles were removed."""
    table = Table().phase_b().remove(*removed).lay("r0c1", "b:favor:1").auction(A, "r0c1")
    return table.play(B, PassBid()).play(C, PassBid()).play(D, PassBid())


@rule("GOA-T6")
def test_swap_takes_a_tile_of_the_grid_and_lies_in_its_place() -> None:
    """The taken tile works as if bought, at once; the swap may be auctioned again."""
    table = swapping("a:ships_4:1")
    assert table.event(TileUsed) == TileUsed(A, "b:swap:1", rule=T6)
    assert table.state.frames[-1] == ChooseGridTileFrame(A, "b:swap:1")
    assert table.state.tiles[A] == ()
    table.assert_census()

    table.play(A, ChooseGridTile("r2c2"))
    assert table.events == [
        TileSwapped(A, "a:ships_4:1", "r2c2", rule=T6),
        ResourcesGained(A, "ships", 4, rule=T7),
    ]
    assert table.state.grid[INDEX["r2c2"]] == "b:swap:1"
    assert (table.state.ships[A], table.state.discard_a) == (8, ("a:ships_4:1",))
    assert table.state.frames[-1] == TurnFrame(A)
    table.assert_census()


@rule("GOA-T6", "GOA-R42")
def test_swap_takes_only_a_tile_that_lies_on_the_grid() -> None:
    """Every tile of the grid is offered, an empty field is refused; colonies and the flag cannot be chosen."""
    table = Table().clear("r0c0", "r4c4").keep(A, "b:swap:1").turn(A).play(A, UseTile("b:swap:1"))

    assert table.check(A, ChooseGridTile("r0c0")) == Refusal(T6, {"field": "r0c0"})
    offered = [field for field in FIELDS if field not in ("r0c0", "r4c4")]
    assert len(offered) == 23
    assert table.legal(A) == [ChooseGridTile(field) for field in offered]


@rule("GOA-R42")
def test_a_swap_leaves_colonies_and_flag_where_they_are() -> None:
    """The number of tiles on the grid stays the same."""
    table = swapping("b:mission_3:1")
    before = len(table.state.tiles_on_grid())
    table.play(A, ChooseGridTile("r2c2"))

    assert len(table.state.tiles_on_grid()) == before == 25
    assert (table.state.tiles[A], table.state.grid[INDEX["r2c2"]]) == (("b:mission_3:1",), "b:swap:1")
    assert (table.state.flag_holder, table.stored(A)) == (A, {})
    assert sum(map(len, table.state.colony_piles.values())) == 18


@rule("GOA-T6")
def test_a_swap_after_the_action() -> None:
    """It is used in the owner's action turn, before or after the action."""
    table = Table().lay("r2c2", "a:ships_4:1").keep(A, "b:swap:1").turn(A).play(A, Taxes())
    assert table.state.frames[-1] == AfterActionFrame(A)

    table.play(A, UseTile("b:swap:1"), ChooseGridTile("r2c2"))
    assert (table.state.ships[A], table.deciders) == (8, (B,))


@rule("GOA-T6")
def test_a_plantation_taken_by_swap_is_placed_and_filled() -> None:
    """With four full spaces an old one must go."""
    table = swapping("b:plantation_clove_3:1").play(A, ChooseGridTile("r2c2"))
    assert table.stored(A) == {"b:plantation_clove_3:1": ("clove",) * 3}

    table = swapping("b:plantation_clove_3:1")
    for spice in ("ginger", "cinnamon", "pepper", "nutmeg"):
        table.store(A, f"a:plantation_{spice}_2:1")
    table.play(A, ChooseGridTile("r2c2"))
    assert table.state.frames[-1] == DiscardPlantationFrame(A, "b:plantation_clove_3:1")
    table.assert_census()


@rule("GOA-T6")
def test_a_swap_in_a_corner_gives_the_bonanza_tile() -> None:
    """After the effect of the taken tile; below the swap lies nothing then."""
    table = swapping("a:ships_4:1", "r0c0", bonanza=True).corner("r0c0", "bonanza_ducats")
    table.play(A, ChooseGridTile("r0c0"))

    assert [type(event) for event in table.events] == [TileSwapped, ResourcesGained, BonanzaTaken, ResourcesGained]
    assert table.event(BonanzaTaken) == BonanzaTaken(A, "bonanza_ducats", rule=V3)
    assert (table.state.ships[A], table.state.ducats[A]) == (8, 14)
    assert "r0c0" not in table.state.corners
    table.assert_census()


@rule("GOA-R14")
def test_swap_is_usable_in_the_round_of_its_purchase() -> None:
    """Bought in the last auction of the round, used in the action phase that follows."""
    table = Table().flag(A).phase_b().lay("r0c1", "b:swap:1").auction(A, "r0c1")
    table.play(B, PassBid()).play(C, PassBid()).play(D, PassBid())
    assert table.event(TileKept) == TileKept(A, "b:swap:1", rule=T6)

    assert table.state.frames[-1] == TurnFrame(A)
    assert table.check(A, UseTile("b:swap:1")) is None
    table.lay("r2c2", "a:ships_4:1").play(A, UseTile("b:swap:1"), ChooseGridTile("r2c2"))
    assert (table.state.grid[INDEX["r2c2"]], table.state.ships[A]) == ("b:swap:1", 8)


@rule("GOA-T8", "GOA-R27")
def test_favor_offers_the_removed_tiles_alone() -> None:
    """All eight of them; neither the left-overs of phase A nor the discard piles. Favor is discarded."""
    table = favoring(*REMOVED)

    assert table.state.frames[-1] == ChooseFavorFrame(A)
    assert table.legal(A) == [ChooseFavor(tile) for tile in REMOVED]
    assert len(table.legal(A)) == 8
    other = next(tile for tile in table.state.box if tile[0] == "a")
    for tile in (other, "b:favor:1", *table.state.grid[:1]):
        assert tile is not None
        assert table.check(A, ChooseFavor(tile)) == Refusal(T8, {"tile": tile})
    assert table.state.discard_b == ("b:favor:1",)
    table.assert_census()


@rule("GOA-T8")
@pytest.mark.parametrize(
    ("tile", "kept_by"), [("a:red_ship:1", T9), ("a:foreman:1", T4), ("b:vice_king:1", T15), ("b:mission_3:1", T5)]
)
def test_a_tile_taken_by_favor_is_kept_if_it_cannot_work_at_once(tile: str, kept_by: str) -> None:
    """It leaves the removed ones."""
    table = favoring(*REMOVED).play(A, ChooseFavor(tile))

    assert table.events[:2] == [FavorTaken(A, tile, rule=T8), TileKept(A, tile, rule=kept_by)]
    assert table.state.tiles[A] == (tile,)
    assert table.state.removed == tuple(other for other in REMOVED if other != tile)
    table.assert_census()


@rule("GOA-T8")
def test_a_resource_tile_taken_by_favor_works_at_once() -> None:
    """Four ships, and the tile goes to the discard pile of its letter."""
    table = favoring(*REMOVED).play(A, ChooseFavor("a:ships_4:1"))

    assert (table.state.ships[A], table.state.tiles[A]) == (8, ())
    assert (table.state.discard_a, table.state.discard_b) == (("a:ships_4:1",), ("b:favor:1",))
    table.assert_census()


@rule("GOA-R41")
def test_favor_must_take_a_tile() -> None:
    """There is nothing to choose but tiles, even if one is left."""
    table = favoring("a:foreman:1")

    assert table.state.frames[-1] == ChooseFavorFrame(A)
    assert table.legal(A) == [ChooseFavor("a:foreman:1")]


@rule("GOA-R41")
def test_a_plantation_taken_by_favor_is_placed_like_any_other() -> None:
    """Filled at once; with four full spaces an old one must go first."""
    table = favoring(*REMOVED).play(A, ChooseFavor("a:plantation_clove_2:1"))
    assert table.stored(A) == {"a:plantation_clove_2:1": ("clove", "clove")}

    table = favoring(*REMOVED)
    for spice in ("ginger", "cinnamon", "pepper", "nutmeg"):
        table.store(A, f"a:plantation_{spice}_2:1")
    table.play(A, ChooseFavor("a:plantation_clove_2:1"))
    assert table.state.frames[-1] == DiscardPlantationFrame(A, "a:plantation_clove_2:1")
    table.play(A, DiscardPlantation("a:plantation_pepper_2:1"))
    assert table.stored(A)["a:plantation_clove_2:1"] == ("clove", "clove")


@rule("GOA-R41")
def test_a_choice_of_resources_taken_by_favor_is_asked_at_once() -> None:
    """Out of turn, before the action phase."""
    table = favoring(*REMOVED).play(A, ChooseFavor("b:ships_or_colonists:1"))
    assert table.state.frames[-1] == ChooseResourceFrame(A, 3, 3, 0, T7)

    assert table.play(A, ChooseResource("colonists")).state.colonists[A] == 5


@rule("GOA-R41")
def test_a_red_tile_taken_by_favor_is_usable_in_the_coming_action_phase() -> None:
    """In the former reading of GOA-R51 at once, if favor itself came by swap."""
    table = favoring(*REMOVED).play(A, ChooseFavor("a:red_ship:1"))
    assert table.state.frames[-1] == TurnFrame(A)
    assert table.check(A, UseTile("a:red_ship:1")) is None

    table = swapping("b:favor:1", **AT_ONCE).remove(*REMOVED)
    table.play(A, ChooseGridTile("r2c2"), ChooseFavor("a:red_ship:1"))
    assert table.state.frames[-1] == TurnFrame(A)
    assert table.play(A, UseTile("a:red_ship:1")).state.ships[A] == 5
