"""The Bonanza variant: tiles below the corners of the grid."""

from typing import Any

from games.goa.table import A, B, Table
from kontor.games.goa import GAME, GoaState
from kontor.games.goa.actions import Bid, Buy, ChooseGridTile, ChooseResource, PassBid, PlaceSpice, Sell, UseTile
from kontor.games.goa.events import (
    BonanzaTaken,
    CardDrawn,
    ResourcesGained,
    SpicePlaced,
    SpicesLost,
    TileKept,
    TileSwapped,
)
from kontor.games.goa.frames import BonanzaFrame, ChooseResourceFrame
from kontor.games.goa.rules import T4, T6, T7, V3
from kontor.testing.marks import rule

CORNERS = ("r0c0", "r0c4", "r4c0", "r4c4")
BONANZA = sorted(
    f"bonanza_{gain}"
    for gain in ("ships", "colonists", "ship_colonist", "ducats", "ship_ducats", "spices", "expedition", "extra_action")
)
FOREMAN = "a:foreman:1"
PASS = PassBid()


def opening(seed: int) -> GoaState:
    """Return an opening position with Bonanza."""
    return GAME.start(4, GAME.options({"bonanza": True}), seed.to_bytes(32, "big"))


def below(bonanza: str, tile: str = FOREMAN, field: str = "r0c0", **purse: Any) -> Table:
    """Let A offer the tile of a corner to B, with this Bonanza tile below it."""
    table = Table(2, bonanza=True).lay(field, tile).corner(field, bonanza).purse(A, **purse)
    return table.auction(A, field)


def for_nothing(bonanza: str, **purse: Any) -> Table:
    """Let A get a corner tile that is kept, with this Bonanza tile below it, for nothing."""
    return below(bonanza, **purse).play(B, PASS)


@rule("GOA-V2")
def test_four_of_eight_tiles_lie_below_the_corners() -> None:
    """The other four lie aside; over many openings every tile comes to lie below every corner."""
    seen = set()
    for seed in range(120):
        state = opening(seed)
        assert tuple(state.corners) == CORNERS
        assert sorted([*state.corners.values(), *state.bonanza]) == BONANZA
        assert (len(state.bonanza), state.bonanza_taken) == (4, ())
        seen |= set(state.corners.items())
    assert len(seen) == 32


@rule("GOA-V2", "GOA-R25")
def test_all_eight_are_shuffled_again_for_phase_b() -> None:
    """Those taken in phase A are back in, and again four lie below the corners."""
    again = set()
    for number in range(40):
        table = Table(2, bonanza=True)
        table.state.seed = number.to_bytes(32, "big")
        table.corner("r0c0", "bonanza_ships")
        del table.state.corners["r0c0"]
        table.state.bonanza_taken = ("bonanza_ships",)
        state = table.end_of_round(4).state
        assert tuple(state.corners) == CORNERS
        assert sorted([*state.corners.values(), *state.bonanza]) == BONANZA
        assert (len(state.bonanza), state.bonanza_taken) == (4, ())
        again.add("bonanza_ships" in state.corners.values())
        table.assert_census()
    assert again == {False, True}


@rule("GOA-V3")
def test_the_bonus_comes_after_the_effect_of_the_corner_tile() -> None:
    """B buys ships or colonists in a corner; the Bonanza tile waits for his choice and then leaves the grid."""
    table = below("bonanza_ship_ducats", "a:ships_or_colonists:1", "r4c4").play(B, Bid(4)).play(A, Sell())
    assert table.state.frames[-2:] == [BonanzaFrame(B, "r4c4"), ChooseResourceFrame(B, 3, 3, 0, T7)]
    assert table.state.corners["r4c4"] == "bonanza_ship_ducats"

    table.play(B, ChooseResource("colonists"))
    assert table.events[:4] == [
        ResourcesGained(B, "colonists", 3, rule=T7),
        BonanzaTaken(B, "bonanza_ship_ducats", rule=V3),
        ResourcesGained(B, "ships", 1, rule=V3),
        ResourcesGained(B, "ducats", 2, rule=V3),
    ]
    assert (table.state.ships, table.state.colonists, table.state.ducats) == ([4, 5], [2, 5], [14, 8])
    assert (len(table.state.corners), "r4c4" in table.state.corners) == (3, False)
    assert table.state.bonanza_taken == ("bonanza_ship_ducats",)
    table.assert_census()


@rule("GOA-V3")
def test_each_bonanza_tile_gives_what_it_shows() -> None:
    """Ships, colonists, ducats, alone or together."""
    for bonanza, ships, colonists, ducats in (
        ("bonanza_ships", 6, 2, 10),
        ("bonanza_colonists", 4, 4, 10),
        ("bonanza_ship_colonist", 5, 3, 10),
        ("bonanza_ducats", 4, 2, 14),
        ("bonanza_ship_ducats", 5, 2, 12),
    ):
        s = for_nothing(bonanza).state
        assert (s.ships[A], s.colonists[A], s.ducats[A]) == (ships, colonists, ducats)
        assert (s.ships[B], s.colonists[B], s.ducats[B]) == (4, 2, 10)


@rule("GOA-R26", "GOA-V3")
def test_every_way_to_get_a_corner_tile_brings_the_bonus() -> None:
    """For nothing, as the auctioneer, as the buyer."""
    taken = below("bonanza_ships").play(B, PASS)
    bought = below("bonanza_ships").play(B, Bid(1)).play(A, Buy())
    sold = below("bonanza_ships").play(B, Bid(1)).play(A, Sell())
    for table, seat in ((taken, A), (bought, A), (sold, B)):
        assert table.event(BonanzaTaken) == BonanzaTaken(seat, "bonanza_ships", rule=V3)
        assert table.state.ships[seat] == 6
        table.assert_census()


@rule("GOA-R26", "GOA-V3")
def test_a_swap_brings_the_bonus_and_leaves_nothing_below() -> None:
    """A swaps the foreman out of the corner; the player who gets the swap tile from there gets no bonus."""
    table = Table(2, bonanza=True).lay("r0c4", FOREMAN).corner("r0c4", "bonanza_colonists").keep(A, "b:swap:1").turn(A)
    table.play(A, UseTile("b:swap:1"), ChooseGridTile("r0c4"))
    assert table.events[:4] == [
        TileSwapped(A, FOREMAN, "r0c4", rule=T6),
        TileKept(A, FOREMAN, rule=T4),
        BonanzaTaken(A, "bonanza_colonists", rule=V3),
        ResourcesGained(A, "colonists", 2, rule=V3),
    ]
    assert table.state.grid[4] == "b:swap:1"
    table.assert_census()

    table.auction(A, "r0c4").play(B, PASS)
    assert not [event for event in table.events if isinstance(event, BonanzaTaken)]
    assert (table.state.colonists, table.state.tiles[A]) == ([4, 2], (FOREMAN, "b:swap:1"))
    table.assert_census()


@rule("GOA-V3")
def test_a_tile_that_lies_in_no_corner_brings_no_bonus() -> None:
    """Nor does a corner without the variant."""
    inside = Table(2, bonanza=True).lay("r0c1", FOREMAN).auction(A, "r0c1").play(B, PASS)
    plain = Table(2).lay("r0c0", FOREMAN).auction(A, "r0c0").play(B, PASS)
    for table in (inside, plain):
        assert not [event for event in table.events if isinstance(event, BonanzaTaken)]
        table.assert_census()


@rule("GOA-V4")
def test_bonanza_spices_go_onto_free_fields_and_the_rest_is_lost() -> None:
    """One field is free for two sacks; without a field both are lost."""
    table = below("bonanza_spices").store(A, "a:plantation_clove_1:1").play(B, PASS)
    assert table.events[3:6] == [
        BonanzaTaken(A, "bonanza_spices", rule=V3),
        SpicePlaced(A, "a:plantation_clove_1:1", "clove", rule=V3),
        SpicesLost(A, 1, rule=V3),
    ]
    assert table.stored(A) == {"a:plantation_clove_1:1": ("clove",)}
    assert for_nothing("bonanza_spices").event(SpicesLost) == SpicesLost(A, 2, rule=V3)


@rule("GOA-V4")
def test_the_owner_chooses_where_bonanza_spices_go() -> None:
    """Three fields are free, and he must place both."""
    pepper = "a:plantation_pepper_2:1"
    table = below("bonanza_spices").store(A, "cochin_any:1").store(A, pepper)
    table.play(B, PASS).play(A, PlaceSpice("cochin_any:1", "clove"))
    assert table.stored(A) == {"cochin_any:1": ("clove",), pepper: ("pepper",)}


@rule("GOA-V4")
def test_a_bonanza_expedition_card_may_exceed_the_hand_limit() -> None:
    """A already holds the one card that row 1 allows."""
    table = below("bonanza_expedition").hand(A, "exp_01").deck("exp_02").play(B, PASS)
    assert table.event(CardDrawn) == CardDrawn(A, "exp_02", rule=V3)
    assert table.state.hands[A] == ("exp_01", "exp_02")
    table.assert_census()


@rule("GOA-V4")
def test_a_bonanza_extra_action_card_needs_one_in_the_supply() -> None:
    """With nine out it is taken, with ten it is not."""
    table = for_nothing("bonanza_extra_action", extra_actions=9)
    assert table.event(ResourcesGained) == ResourcesGained(A, "extra_actions", 1, rule=V3)
    assert table.state.extra_actions == [10, 0]
    assert for_nothing("bonanza_extra_action", extra_actions=10).state.extra_actions == [10, 0]
