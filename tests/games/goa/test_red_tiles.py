"""Red tiles: what each gives, once per round, in its owner's action turn."""

import pytest

from games.goa.table import AT_ONCE, A, B, Table
from kontor.core import Option, Refusal
from kontor.core.rules import NOT_YOUR_DECISION
from kontor.games.goa import GAME
from kontor.games.goa.actions import ChooseFavor, ChooseGridTile, PlaceSpice, Taxes, UseTile
from kontor.games.goa.events import CardDrawn, ResourcesGained, SpicePlaced, TileKept, TileUsed
from kontor.games.goa.frames import PlaceSpiceFrame, RoundFrame, TurnFrame
from kontor.games.goa.rules import R39, R51, T9, T15
from kontor.testing.marks import rule


@rule("GOA-T9")
@pytest.mark.parametrize(
    ("tile", "resource", "amount"),
    [("a:red_ship:1", "ships", 1), ("a:red_colonist:1", "colonists", 1), ("a:red_ducats:1", "ducats", 3)],
)
def test_a_red_tile_gives_its_resource_and_is_turned_over(tile: str, resource: str, amount: int) -> None:
    """It stays with its owner."""
    table = Table().keep(A, tile).turn(A)
    before = getattr(table.state, resource)[A]
    table.play(A, UseTile(tile))

    assert table.events == [TileUsed(A, tile, rule=T9), ResourcesGained(A, resource, amount, rule=T9)]
    assert getattr(table.state, resource)[A] == before + amount
    assert (table.state.tiles[A], table.state.turned) == ((tile,), (tile,))
    table.assert_census()


@rule("GOA-T9")
def test_the_red_spice_gives_one_sack_of_choice() -> None:
    """Onto a fitting free field."""
    table = Table().keep(A, "a:red_spice:1").store(A, "calicut_any:1").store(A, "a:plantation_clove_2:1").turn(A)
    table.play(A, UseTile("a:red_spice:1"))
    assert table.state.frames[-1] == PlaceSpiceFrame(A, 1, T9)
    assert len(table.legal(A)) == 6

    table.play(A, PlaceSpice("calicut_any:1", "nutmeg"))
    assert table.event(SpicePlaced) == SpicePlaced(A, "calicut_any:1", "nutmeg", rule=T9)
    assert table.stored(A) == {"calicut_any:1": ("nutmeg",), "a:plantation_clove_2:1": ()}
    assert table.state.frames[-1] == TurnFrame(A)


@rule("GOA-T9", "GOA-R39")
def test_the_red_spice_needs_a_free_field() -> None:
    """Full fields refuse it, a free one allows it."""
    table = Table().keep(A, "a:red_spice:1").store(A, "a:plantation_clove_2:1", "clove", "clove").turn(A)
    assert table.check(A, UseTile("a:red_spice:1")) == Refusal(R39, {}, "field")
    assert UseTile("a:red_spice:1") not in table.legal(A)

    assert table.store(A, "cochin_any:1").check(A, UseTile("a:red_spice:1")) is None


@rule("GOA-T9")
def test_the_red_expedition_gives_a_card_even_above_the_limit() -> None:
    """Row 1 allows one card; this is the second."""
    table = Table().keep(A, "b:red_expedition:1").hand(A, "exp_30").deck("exp_01").turn(A)
    table.play(A, UseTile("b:red_expedition:1"))

    assert table.state.hands[A] == ("exp_30", "exp_01")
    assert table.event(CardDrawn) == CardDrawn(A, "exp_01", rule=T9)


@rule("GOA-R39")
def test_the_red_expedition_needs_a_card() -> None:
    """In the deck or on the discard pile."""
    table = Table().keep(A, "b:red_expedition:1").piles((), ()).turn(A)
    assert table.check(A, UseTile("b:red_expedition:1")) == Refusal(R39, {}, "card")

    table = Table().keep(A, "b:red_expedition:1").piles((), ("exp_01",)).turn(A)
    assert table.check(A, UseTile("b:red_expedition:1")) is None


@rule("GOA-T9")
def test_a_red_tile_is_used_once_per_round() -> None:
    """Neither again in the same turn nor in the next one of the round."""
    table = Table(2).keep(A, "a:red_ship:1").frame(RoundFrame("actions")).settle()
    table.play(A, UseTile("a:red_ship:1"))
    assert table.check(A, UseTile("a:red_ship:1")) == Refusal(T9, {"tile": "a:red_ship:1"})
    assert UseTile("a:red_ship:1") not in table.legal(A)

    table.play(A, Taxes()).play(B, Taxes())
    assert table.check(A, UseTile("a:red_ship:1")) == Refusal(T9, {"tile": "a:red_ship:1"})


@rule("GOA-T9")
def test_a_red_tile_is_turned_back_before_the_next_round() -> None:
    """Then it gives its ship again, once: an unused round does not add up."""
    table = Table(2).keep(A, "a:red_ship:1").turn(A).play(A, UseTile("a:red_ship:1"))
    assert table.state.turned == ("a:red_ship:1",)
    table.end_of_round(1)
    assert table.state.turned == ()

    table.end_of_round(2).turn(A).play(A, UseTile("a:red_ship:1"))
    assert table.state.ships[A] == 6
    assert table.check(A, UseTile("a:red_ship:1")) == Refusal(T9, {"tile": "a:red_ship:1"})


@rule("GOA-T9")
def test_a_red_tile_is_used_only_in_its_owners_action_turn() -> None:
    """While B acts, A has nothing to decide."""
    table = Table().keep(A, "a:red_ship:1").turn(B)

    assert table.check(A, UseTile("a:red_ship:1")) == Refusal(NOT_YOUR_DECISION, {"seat": B})
    assert table.legal(A) == []


@rule("GOA-R13")
@pytest.mark.parametrize("tile", ["a:red_ship:1", "b:espionage:1", "b:resupply:1", "b:vice_king:1"])
def test_a_tile_taken_by_swap_is_usable_at_once(tile: str) -> None:
    """In the same turn, as soon as it is acquired; a red one in the former reading of GOA-R51."""
    table = Table(**AT_ONCE).keep(A, "b:swap:1").lay("r2c2", tile).turn(A)
    table.play(A, UseTile("b:swap:1"), ChooseGridTile("r2c2"))

    assert table.state.frames[-1] == TurnFrame(A)
    assert table.check(A, UseTile(tile)) is None
    assert table.play(A, UseTile(tile)).event(TileUsed).tile == tile


@rule("GOA-R13")
@pytest.mark.parametrize("tile", ["b:extra_harvest:1", "b:duty:1"])
def test_a_tile_for_spices_taken_by_swap_is_usable_at_once(tile: str) -> None:
    """With six spices and a free field both can be used in the same turn."""
    table = Table().keep(A, "b:swap:1").lay("r2c2", tile).store(A, "b:plantation_clove_3:1", *["clove"] * 3)
    table.store(A, "b:plantation_ginger_3:1", *["ginger"] * 3).store(A, "cochin_any:1").turn(A)
    table.play(A, UseTile("b:swap:1"), ChooseGridTile("r2c2"), UseTile(tile))

    assert table.event(TileUsed).tile == tile


@rule("GOA-O6", "GOA-R51")
def test_new_matches_let_a_swapped_red_tile_wait_and_stored_ones_do_not() -> None:
    """The former reading leaves nothing behind."""
    option = Option("swapped_red_tiles", ("next_phase", "at_once"), "next_phase", R51, former="at_once")
    assert option in GAME.info.options
    assert GAME.options({}).swapped_red_tiles_wait
    assert not GAME.stored_options({}).swapped_red_tiles_wait
    assert GAME.options(AT_ONCE).swapped_red_tiles is GAME.stored_options({}).swapped_red_tiles


@rule("GOA-R51")
def test_a_red_tile_taken_by_swap_waits_for_the_next_action_phase() -> None:
    """It lies turned over to the end of the round, and everybody is told; then it is turned back like the others."""
    table = Table().phase_b().keep(A, "b:swap:1").lay("r0c0", "a:red_ship:1").turn(A)
    table.play(A, UseTile("b:swap:1"), ChooseGridTile("r0c0"))

    assert table.event(TileKept) == TileKept(A, "a:red_ship:1", rule=R51)
    assert table.check(A, UseTile("a:red_ship:1")) == Refusal(T9, {"tile": "a:red_ship:1"})
    assert UseTile("a:red_ship:1") not in table.legal(A)
    table.end_of_round(5).turn(A)
    assert table.play(A, UseTile("a:red_ship:1")).state.ships[A] == 5


@rule("GOA-R51", "GOA-R41")
def test_a_red_tile_waits_also_if_a_swapped_favor_takes_it() -> None:
    """It was got in the action phase all the same; a one-shot tile does not wait."""
    table = Table().phase_b().keep(A, "b:swap:1").lay("r0c0", "b:favor:1").remove("a:red_ship:1", "b:vice_king:1")
    table.turn(A).play(A, UseTile("b:swap:1"), ChooseGridTile("r0c0"), ChooseFavor("a:red_ship:1"))
    assert table.check(A, UseTile("a:red_ship:1")) == Refusal(T9, {"tile": "a:red_ship:1"})

    table = Table().phase_b().keep(A, "b:swap:1").lay("r0c0", "b:favor:1").remove("a:red_ship:1", "b:vice_king:1")
    table.turn(A).play(A, UseTile("b:swap:1"), ChooseGridTile("r0c0"), ChooseFavor("b:vice_king:1"))
    assert table.event(TileKept) == TileKept(A, "b:vice_king:1", rule=T15)
    assert table.check(A, UseTile("b:vice_king:1")) is None
