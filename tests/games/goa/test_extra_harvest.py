"""Extra harvest: up to three tiles are filled completely."""

from games.goa.table import A, B, Table
from kontor.core import Refusal
from kontor.games.goa.actions import (
    ChooseFillTile,
    Done,
    PlaceSpice,
    UseTile,
)
from kontor.games.goa.events import SpicesLost
from kontor.games.goa.frames import (
    ChooseFillTileFrame,
    PlaceSpiceFrame,
    TurnFrame,
)
from kontor.games.goa.rules import K8, T11
from kontor.testing.marks import rule

GINGER = "b:plantation_ginger_3:1"
CLOVE = "b:plantation_clove_3:1"
PEPPER = "b:plantation_pepper_3:1"
NUTMEG = "b:plantation_nutmeg_3:1"


def harvesting(*tiles: str) -> Table:
    """Let A, with these empty tiles, use extra harvest."""
    table = Table().keep(A, "b:extra_harvest:1")
    for tile in tiles:
        table.store(A, tile)
    return table.turn(A).play(A, UseTile("b:extra_harvest:1"))


@rule("GOA-T11", "GOA-R46", "GOA-R18")
def test_extra_harvest_may_stop_after_the_first_tile() -> None:
    """Not before it."""
    table = harvesting(GINGER, CLOVE)
    assert table.check(A, Done()) == Refusal(T11, {}, "first")

    table.play(A, ChooseFillTile(CLOVE))
    assert table.check(A, Done()) is None
    table.play(A, Done())
    assert table.stored(A) == {GINGER: (), CLOVE: ("clove",) * 3}
    assert table.state.frames[-1] == TurnFrame(A)


@rule("GOA-T11", "GOA-R46")
def test_extra_harvest_fills_only_tiles_with_a_free_field() -> None:
    """A full one is refused, one of another player, too; a half full one is filled to the end."""
    table = Table().keep(A, "b:extra_harvest:1").store(A, GINGER, *["ginger"] * 3).store(A, CLOVE, "clove")
    table.store(A, PEPPER).store(B, NUTMEG).turn(A).play(A, UseTile("b:extra_harvest:1"))
    assert table.check(A, ChooseFillTile(GINGER)) == Refusal(T11, {"tile": GINGER})
    assert table.check(A, ChooseFillTile(NUTMEG)) == Refusal(T11, {"tile": NUTMEG})

    table.play(A, ChooseFillTile(CLOVE))
    assert table.stored(A)[CLOVE] == ("clove",) * 3


@rule("GOA-R46")
def test_extra_harvest_lets_the_player_choose_the_spice_of_every_field() -> None:
    """Both fields of Calicut, and on no other tile in between."""
    table = harvesting("calicut_any:1", GINGER).play(A, ChooseFillTile("calicut_any:1"))
    assert table.state.frames[-1] == PlaceSpiceFrame(A, 2, T11, "calicut_any:1")
    assert table.check(A, PlaceSpice(GINGER, "ginger")) == Refusal(K8, {"tile": GINGER}, "other")

    table.play(A, PlaceSpice("calicut_any:1", "clove"), PlaceSpice("calicut_any:1", "pepper"))
    assert table.stored(A) == {"calicut_any:1": ("clove", "pepper"), GINGER: ()}
    assert table.state.frames[-1] == ChooseFillTileFrame(A, 2, may_stop=True)


@rule("GOA-R46")
def test_the_only_tile_with_a_free_field_is_filled_by_itself() -> None:
    """Completely, and then the extra harvest is over."""
    table = harvesting(GINGER)

    assert table.stored(A) == {GINGER: ("ginger",) * 3}
    assert table.state.frames[-1] == TurnFrame(A)


@rule("GOA-R46")
def test_a_tile_that_holds_a_sack_is_filled_up_and_no_sack_is_lost() -> None:
    """Two free fields take two sacks."""
    table = Table().store(A, GINGER, "ginger").keep(A, "b:extra_harvest:1").turn(A)
    table.play(A, UseTile("b:extra_harvest:1"))

    assert table.stored(A) == {GINGER: ("ginger",) * 3}
    assert [event for event in table.events if isinstance(event, SpicesLost)] == []
