"""Tiles that are used once: extra harvest, resupply, vice-king, duty."""

import pytest

from games.goa.table import A, Table
from kontor.core import Refusal
from kontor.games.goa.actions import (
    ChooseColumn,
    ChooseFillTile,
    ChooseResource,
    Done,
    TakeSpice,
    UseTile,
)
from kontor.games.goa.events import (
    CardsRevealed,
    MarkerMoved,
    ResourcesGained,
    SpicePlaced,
    SpiceReturned,
    SpicesLost,
    TileUsed,
)
from kontor.games.goa.frames import (
    ChooseColumnFrame,
    ChooseFillTileFrame,
    ChooseResourceFrame,
    TurnFrame,
)
from kontor.games.goa.rules import R17, R39, T11, T12, T13, T14, T15
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


@rule("GOA-T11")
def test_extra_harvest_fills_up_to_three_tiles_completely() -> None:
    """Three of four are chosen; the fourth stays empty."""
    table = harvesting(GINGER, CLOVE, PEPPER, NUTMEG)
    assert table.state.frames[-1] == ChooseFillTileFrame(A, 3, may_stop=False)
    assert table.legal(A) == [ChooseFillTile(tile) for tile in (GINGER, CLOVE, PEPPER, NUTMEG)]

    table.play(A, ChooseFillTile(NUTMEG))
    assert [event for event in table.events if isinstance(event, SpicePlaced)] == [
        SpicePlaced(A, NUTMEG, "nutmeg", rule=T11)
    ] * 3
    assert table.legal(A) == [*[ChooseFillTile(tile) for tile in (GINGER, CLOVE, PEPPER)], Done()]
    table.play(A, ChooseFillTile(CLOVE), ChooseFillTile(GINGER))
    assert table.stored(A) == {GINGER: ("ginger",) * 3, CLOVE: ("clove",) * 3, PEPPER: (), NUTMEG: ("nutmeg",) * 3}
    assert table.state.frames[-1] == TurnFrame(A)


@rule("GOA-R39")
def test_extra_harvest_needs_a_free_field() -> None:
    """Full tiles refuse it."""
    table = Table().keep(A, "b:extra_harvest:1").store(A, GINGER, *["ginger"] * 3).turn(A)
    assert table.check(A, UseTile("b:extra_harvest:1")) == Refusal(R39, {}, "field")

    assert table.store(A, CLOVE, "clove", "clove").check(A, UseTile("b:extra_harvest:1")) is None


@rule("GOA-T12")
@pytest.mark.parametrize(("resource", "ships", "colonists"), [("ships", 9, 2), ("colonists", 4, 7)])
def test_resupply_gives_as_many_of_one_kind_as_two_cards_show(resource: str, ships: int, colonists: int) -> None:
    """A 2 and a 3: five; the cards are discarded after the choice."""
    table = Table().keep(A, "b:resupply:1").deck("exp_02", "exp_06", "exp_30").turn(A)
    table.play(A, UseTile("b:resupply:1"))
    assert table.event(CardsRevealed) == CardsRevealed(A, ("exp_02", "exp_06"), 5, rule=T12)
    assert table.state.frames[-1] == ChooseResourceFrame(A, 5, 5, 5, T12, ("exp_02", "exp_06"))
    assert "exp_02" not in table.state.expedition_discard
    assert table.legal(A) == [ChooseResource("ships"), ChooseResource("colonists")]
    table.assert_census()

    table.play(A, ChooseResource(resource))
    assert table.event(ResourcesGained) == ResourcesGained(A, resource, 5, rule=T12)
    assert (table.state.ships[A], table.state.colonists[A]) == (ships, colonists)
    assert table.state.expedition_discard[-2:] == ["exp_02", "exp_06"]
    assert table.state.discard_b == ("b:resupply:1",)
    table.assert_census()


@rule("GOA-T12", "GOA-R18")
def test_the_spices_of_resupply_fill_the_free_fields_and_the_rest_is_lost() -> None:
    """Five sacks for three fields."""
    table = Table().keep(A, "b:resupply:1").store(A, GINGER).deck("exp_02", "exp_06").turn(A)
    table.play(A, UseTile("b:resupply:1"))
    assert table.legal(A) == [ChooseResource("ships"), ChooseResource("colonists"), ChooseResource("spices")]

    table.play(A, ChooseResource("spices"))
    assert table.stored(A) == {GINGER: ("ginger",) * 3}
    assert table.event(SpicesLost) == SpicesLost(A, 2, rule=T12)
    assert (table.state.ships[A], table.state.colonists[A]) == (4, 2)


@rule("GOA-T12")
def test_resupply_offers_spices_only_with_a_free_field() -> None:
    """A full plantation does not help."""
    table = Table().keep(A, "b:resupply:1").store(A, GINGER, *["ginger"] * 3).deck("exp_02", "exp_06").turn(A)
    table.play(A, UseTile("b:resupply:1"))

    assert table.check(A, ChooseResource("spices")) == Refusal(T12, {})
    assert table.legal(A) == [ChooseResource("ships"), ChooseResource("colonists")]


@rule("GOA-R39")
def test_resupply_needs_a_card() -> None:
    """In the deck or on the discard pile; a single one is revealed alone."""
    table = Table().keep(A, "b:resupply:1").piles((), ()).turn(A)
    assert table.check(A, UseTile("b:resupply:1")) == Refusal(R39, {}, "card")

    table = Table().keep(A, "b:resupply:1").piles((), ("exp_03",)).turn(A).play(A, UseTile("b:resupply:1"))
    assert table.event(CardsRevealed) == CardsRevealed(A, ("exp_03",), 3, rule=T12)


@rule("GOA-T13")
def test_vice_king_moves_the_highest_marker_one_row_for_nothing() -> None:
    """The only one in row 2 comes to row 3."""
    table = Table().rows(A, ships=3, harvest=2, taxes=4, expedition=3, colony=5).keep(A, "b:vice_king:1")
    table.purse(A, ships=0, ducats=0).turn(A).play(A, UseTile("b:vice_king:1"))

    assert table.state.rows[A] == (3, 3, 4, 3, 5)
    assert table.event(MarkerMoved) == MarkerMoved(A, "harvest", 3, rule=T13)
    assert (table.state.ships[A], table.state.ducats[A], table.state.frames[-1]) == (0, 0, TurnFrame(A))
    assert table.state.discard_b == ("b:vice_king:1",)


@rule("GOA-T13")
def test_vice_king_lets_the_player_choose_among_the_highest_markers() -> None:
    """Two stand in row 2; the others are refused."""
    table = Table().rows(A, ships=3, harvest=2, taxes=4, expedition=3, colony=2).keep(A, "b:vice_king:1").turn(A)
    table.play(A, UseTile("b:vice_king:1"))
    assert table.state.frames[-1] == ChooseColumnFrame(A, "vice_king")
    assert table.legal(A) == [ChooseColumn("harvest"), ChooseColumn("colony")]
    assert table.check(A, ChooseColumn("ships")) == Refusal(T13, {"column": "ships"})

    table.play(A, ChooseColumn("colony"))
    assert table.state.rows[A] == (3, 2, 4, 3, 3)
    assert table.event(MarkerMoved) == MarkerMoved(A, "colony", 3, rule=T13)


@rule("GOA-R17")
def test_vice_king_cannot_be_used_when_all_markers_are_in_row_five() -> None:
    """One in row 4 is enough."""
    table = Table().rows(A, ships=5, harvest=5, taxes=5, expedition=5, colony=5).keep(A, "b:vice_king:1").turn(A)
    assert table.check(A, UseTile("b:vice_king:1")) == Refusal(R17, {})

    table.rows(A, colony=4).play(A, UseTile("b:vice_king:1"))
    assert table.row(A, "colony") == 5


@rule("GOA-T14", "GOA-T15")
def test_a_duty_returns_exactly_six_spices_and_is_turned_over() -> None:
    """It stays with its owner and counts five points; six of seven are chosen sack by sack."""
    table = Table().store(A, GINGER, *["ginger"] * 3).store(A, CLOVE, *["clove"] * 3).store(A, "cochin_any:1", "clove")
    table.keep(A, "a:duty:1").turn(A)
    assert table.points(A)["duties"] == 0
    table.play(A, UseTile("a:duty:1"))
    assert table.events == [TileUsed(A, "a:duty:1", rule=T14)]
    assert table.check(A, Done()) == Refusal(T14, {"left": 6}, "stop")

    table.play(A, TakeSpice(CLOVE, "clove"))
    assert table.events == [SpiceReturned(A, CLOVE, "clove", rule=T14)]
    table.play(A, *[TakeSpice(CLOVE, "clove")] * 2, *[TakeSpice(GINGER, "ginger")] * 3)
    assert table.stored(A) == {GINGER: (), CLOVE: (), "cochin_any:1": ("clove",)}
    assert (table.state.tiles[A], table.state.turned) == (("a:duty:1",), ("a:duty:1",))
    assert (table.points(A)["duties"], table.state.ducats[A]) == (5, 10)
    assert table.state.frames[-1] == TurnFrame(A)


@rule("GOA-T14")
def test_a_duty_needs_six_spices_and_is_fulfilled_once() -> None:
    """Five are too few; a fulfilled one is turned over for good."""
    table = Table().store(A, GINGER, *["ginger"] * 3).store(A, CLOVE, "clove", "clove").keep(A, "a:duty:1").turn(A)
    assert table.check(A, UseTile("a:duty:1")) == Refusal(T14, {"required": 6}, "spices")

    table.store(A, "cochin_any:1", "clove").play(A, UseTile("a:duty:1"))
    assert table.check(A, UseTile("a:duty:1")) == Refusal(T14, {}, "fulfilled")
    table.end_of_round(1)
    assert table.state.turned == ("a:duty:1",)


@rule("GOA-R45")
def test_two_duties_are_fulfilled_by_six_spices_each() -> None:
    """Twelve spices and ten points; the second one is not paid by the first."""
    table = Table().keep(A, "a:duty:1", "b:duty:1")
    for tile, spice in ((GINGER, "ginger"), (CLOVE, "clove"), (PEPPER, "pepper"), (NUTMEG, "nutmeg")):
        table.store(A, tile, *[spice] * 3)
    table.turn(A).play(A, UseTile("a:duty:1"), *[TakeSpice(GINGER, "ginger")] * 3, *[TakeSpice(CLOVE, "clove")] * 3)
    assert table.points(A)["duties"] == 5

    table.play(A, UseTile("b:duty:1"))
    assert table.points(A)["duties"] == 10
    assert table.stored(A) == {GINGER: (), CLOVE: (), PEPPER: (), NUTMEG: ()}
    assert table.state.tiles[A] == ("a:duty:1", "b:duty:1")


@rule("GOA-T15")
@pytest.mark.parametrize("tile", ["b:extra_harvest:1", "b:resupply:1", "b:vice_king:1", "b:espionage:1"])
def test_a_used_tile_goes_to_the_discard_pile(tile: str) -> None:
    """It is used once and can be used in any action turn of its owner."""
    table = Table().keep(A, tile, "a:red_ship:1").store(A, GINGER).turn(A)
    assert UseTile(tile) in table.legal(A)
    table.play(A, UseTile(tile))

    assert table.event(TileUsed) == TileUsed(A, tile, rule=T15)
    assert (table.state.tiles[A], table.state.discard_b) == (("a:red_ship:1",), (tile,))
    assert table.state.turned == ()
    table.assert_census()
