"""The setup: tiles, piles, what everybody begins with, and the start player."""

from collections import Counter
from typing import Any

from games.goa.table import SETUPS, A, B, C, D, Table, random_match
from kontor.core import Event
from kontor.games.goa import GAME, GoaState
from kontor.games.goa.actions import BuildShips, PlaceFlag, PlaceMarker, TakeDucats
from kontor.games.goa.events import (
    ResourcesGained,
    RoundBegan,
    StartCardRevealed,
    StartPlayerFound,
    TilesRemoved,
    TurnBegan,
)
from kontor.games.goa.frames import PlaceFlagFrame, QuickStartFrame, RoundFrame, StartPlayerFrame
from kontor.games.goa.rules import G2, K1, S2, S9, S10
from kontor.testing.marks import rule

SEEDS = range(300)


def opening(seed: int = 0, seats: int = 4, **options: Any) -> GoaState:
    """Return an opening position."""
    return GAME.start(seats, GAME.options(options), seed.to_bytes(32, "big"))


def is_plantation(tile: str) -> bool:
    """Return True if a tile is a plantation or a crop rotation."""
    return "plantation" in tile or "crop_rotation" in tile


def revealing(seats: int, first: int, *cards: str, **options: Any) -> Table:
    """Let the start player be found once more with these cards on top of the deck."""
    table = Table(seats, **options).deck(*cards)
    table.state.ducats = [0] * seats
    return table.frame(RoundFrame("placing"), StartPlayerFrame(first)).settle()


@rule("GOA-S1")
def test_the_b_tiles_stay_aside() -> None:
    """All 29 of them lie in the box, and no other tile does."""
    state = opening()
    assert Counter(tile[:2] for tile in GAME.box.tiles) == {"a:": 29, "b:": 29}
    assert sorted(state.box) == sorted(tile for tile in GAME.box.tiles if tile.startswith("b:"))
    assert len(state.box) == 29
    assert {tile[:2] for tile in (*filter(None, state.grid), *state.removed)} == {"a:"}
    assert GAME.box.tiles_of("A") == sorted(tile for tile in GAME.box.tiles if tile.startswith("a:"))


@rule("GOA-S2")
def test_four_tiles_are_removed_and_everybody_sees_them() -> None:
    """The event names them, and so does every view."""
    events: list[Event] = []
    state = GAME.start(4, GAME.options({}), bytes(32), events.append)
    assert len(set(state.removed)) == 4
    assert events[0] == TilesRemoved("A", state.removed, rule=S2)
    for viewer in (A, B, C, D, None):
        assert GAME.view(state, viewer).removed == state.removed


@rule("GOA-S2")
def test_at_most_two_removed_tiles_are_plantations() -> None:
    """None, one and two occur; four tiles are always removed, and each of the 29 can be among them."""
    openings = [opening(seed) for seed in SEEDS]
    assert {len(state.removed) for state in openings} == {4}
    assert {sum(map(is_plantation, state.removed)) for state in openings} == {0, 1, 2}
    assert len({tile for state in openings for tile in state.removed}) == 29


@rule("GOA-R3")
def test_a_surplus_plantation_is_put_back_and_crop_rotation_counts_as_one() -> None:
    """Crop rotation is removed with one plantation or none, never with two; what is put back lies on the grid."""
    removed = [state.removed for state in map(opening, SEEDS)]
    others = {sum(map(is_plantation, tiles)) - 1 for tiles in removed if "a:crop_rotation:1" in tiles}
    assert others == {0, 1}
    assert {sum(map(is_plantation, tiles)) for tiles in removed} == {0, 1, 2}
    assert {sum(is_plantation(tile) for tile in opening(seed).grid if tile) for seed in SEEDS} == {14, 15, 16}


@rule("GOA-S3")
def test_the_other_tiles_lie_on_the_grid_at_random() -> None:
    """25 fields, each with a tile; over many openings most tiles come to lie on the first field."""
    for seed in range(20):
        state = opening(seed)
        assert (len(state.grid), None in state.grid) == (25, False)
        assert sorted([*filter(None, state.grid), *state.removed]) == GAME.box.tiles_of("A")
    assert len({opening(seed).grid[0] for seed in SEEDS}) == 29
    assert len({opening(seed).grid[24] for seed in SEEDS}) == 29
    assert opening(3).grid == opening(3).grid


@rule("GOA-S4")
def test_the_bank_holds_spices_and_extra_action_cards() -> None:
    """Nobody has a spice, a tile or an extra action card; the ducats that players have come from the bank."""
    for seats in (2, 3, 4):
        state = opening(seats=seats)
        assert state.storage == [{} for _ in range(seats)]
        assert state.tiles == [()] * seats
        assert state.extra_actions == [0] * seats
        assert sum(state.ducats) == 10 * seats - 5
    assert GAME.box.extra_action_cards == 10
    assert GAME.box.spices == ("ginger", "cinnamon", "pepper", "nutmeg", "clove")


@rule("GOA-S5")
def test_the_colony_tiles_lie_in_four_piles_by_name() -> None:
    """Quilon and Madras have five different tiles each, Cochin and Calicut four equal ones."""
    pairs = ("cinnamon_pepper", "clove_ginger", "ginger_cinnamon", "nutmeg_clove", "pepper_nutmeg")
    piles = opening().colony_piles
    assert piles == {
        "quilon": tuple(f"quilon_{pair}:1" for pair in pairs),
        "cochin": tuple(f"cochin_any:{copy}" for copy in (1, 2, 3, 4)),
        "madras": tuple(f"madras_{pair}:1" for pair in pairs),
        "calicut": tuple(f"calicut_any:{copy}" for copy in (1, 2, 3, 4)),
    }
    for viewer in (A, D, None):
        assert GAME.view(opening(), viewer).colony_piles == piles


@rule("GOA-S6")
def test_thirty_expedition_cards_are_shuffled() -> None:
    """Nobody holds one; another seed gives another order."""
    cards = [f"exp_{number:02}" for number in range(1, 31)]
    for seed in range(10):
        state = opening(seed)
        assert sorted(state.deck + state.expedition_discard) == cards
        assert state.hands == [()] * 4
    assert len({(*opening(seed).expedition_discard, *opening(seed).deck)[0] for seed in SEEDS}) == 30
    assert len({tuple(opening(seed).deck) for seed in range(10)}) == 10


@rule("GOA-S7")
def test_everybody_has_two_boards_and_markers_up_to_one_more_than_players() -> None:
    """With n players markers 1 to n + 1 lie on the play area."""
    for seats, markers in ((2, 3), (3, 4), (4, 5)):
        table = Table(seats).placing(A).play(A, PlaceFlag("n0"))
        for field in ("r0c0", "r0c1", "r0c2", "r0c3")[: markers - 1]:
            table.play(table.deciders[0], PlaceMarker(field))
        assert len(table.state.markers) == markers
        assert (len(table.state.storage), len(table.state.rows)) == (seats, seats)


@rule("GOA-S8")
def test_everybody_begins_in_the_first_row_with_four_ships_and_two_colonists() -> None:
    """One progress marker per column."""
    for seats in (2, 3, 4):
        state = opening(seats=seats)
        assert state.rows == [(1, 1, 1, 1, 1)] * seats
        assert state.ships == [4] * seats
        assert state.colonists == [2] * seats


@rule("GOA-S9")
def test_the_first_elephant_makes_the_start_player() -> None:
    """C begins to reveal and it goes round: the sixth card is the elephant, revealed by D."""
    cards = ("exp_02", "exp_03", "exp_04", "exp_05", "exp_06", "exp_14", "exp_09")
    table = revealing(4, C, *cards)

    shown = [event for event in table.events if isinstance(event, StartCardRevealed)]
    seats = (C, D, A, B, C, D)
    assert shown == [StartCardRevealed(s, card, rule=S9) for s, card in zip(seats, cards[:6], strict=True)]
    assert table.event(StartPlayerFound) == StartPlayerFound(D, rule=S9)
    assert table.state.expedition_discard[-6:] == list(cards[:6])
    assert table.state.deck[-1] == "exp_09"
    assert table.deciders == (D,)
    table.assert_census()


@rule("GOA-S9")
def test_every_elephant_ends_the_search_and_no_other_symbol_does() -> None:
    """In every opening the last revealed card alone is an elephant, and all lie on the discard pile."""
    elephants = {"exp_01", "exp_09", "exp_14", "exp_19", "exp_27"}
    last = set()
    for seed in range(100):
        *before, found = opening(seed).expedition_discard
        assert elephants.isdisjoint(before)
        last.add(found)
    assert last == elephants


@rule("GOA-R2")
def test_expedition_cards_are_revealed_for_the_start_player() -> None:
    """They come from the top of the expedition deck."""
    table = revealing(3, A, "exp_12", "exp_27")
    assert table.state.expedition_discard[-2:] == ["exp_12", "exp_27"]
    assert table.state.flag_holder == B


@rule("GOA-S10")
def test_the_start_player_takes_the_flag_and_five_ducats() -> None:
    """The others take ten, from him on clockwise; nobody takes an extra action card."""
    table = revealing(3, A, "exp_02", "exp_03", "exp_01")

    assert (table.state.flag_holder, table.state.placer) == (C, C)
    assert table.state.ducats == [10, 10, 5]
    assert table.state.extra_actions == [0, 0, 0]
    assert [event for event in table.events if isinstance(event, ResourcesGained)] == [
        ResourcesGained(C, "ducats", 5, rule=S10),
        ResourcesGained(A, "ducats", 10, rule=S10),
        ResourcesGained(B, "ducats", 10, rule=S10),
    ]
    assert table.state.frames[-1] == PlaceFlagFrame(C)


@rule("GOA-S11")
def test_quick_start_comes_after_everything_else() -> None:
    """The ducats are given out and the Bonanza tiles lie there when the start player chooses; then the round begins."""
    table = revealing(2, A, "exp_02", "exp_01", quick_start=True, bonanza=True)
    assert table.state.frames == [RoundFrame("placing"), QuickStartFrame((B, A))]
    assert (table.state.ducats, len(table.state.corners)) == ([10, 5], 4)
    assert not [event for event in table.events if isinstance(event, RoundBegan)]

    table.play(B, TakeDucats()).play(A, TakeDucats())
    assert table.event(RoundBegan) == RoundBegan("A", 1, B, rule=G2)
    assert table.state.frames[-1] == PlaceFlagFrame(B)


@rule("GOA-S11")
def test_bonanza_tiles_lie_below_the_corners_before_the_first_round() -> None:
    """One below each of the four."""
    assert list(opening(bonanza=True).corners) == ["r0c0", "r0c4", "r4c0", "r4c4"]
    assert opening().corners == {}


@rule("GOA-S12")
def test_the_round_and_the_action_are_told_and_nobody_moves_an_indicator() -> None:
    """Round A1 begins by itself; the three actions of both players are counted by themselves."""
    table = Table(2).placing(A)
    assert table.event(RoundBegan) == RoundBegan("A", 1, A, rule=G2)

    table.frame(RoundFrame("actions"))
    table.events.clear()
    told = list(table.settle().events)
    for seat in (A, B, A, B, A):
        told += table.play(seat, BuildShips()).events
    turns = [event for event in told if isinstance(event, TurnBegan)]
    assert turns == [TurnBegan(seat, number, rule=K1) for number in (1, 2, 3) for seat in (A, B)]


@rule("GOA-S12")
def test_every_action_of_a_match_is_counted_by_itself() -> None:
    """Over random play each player has a first, a second and a third action in each of eight rounds."""
    for seats, options in SETUPS:
        told = [event for ply in random_match(seats, 6, **options) for event in ply.events]
        turns = Counter((event.seat, event.number) for event in told if isinstance(event, TurnBegan))
        assert turns == {(seat, number): 8 for seat in range(seats) for number in (1, 2, 3)}
