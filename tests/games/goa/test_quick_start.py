"""The quick-start variant: two markers in row 2, or ten ducats."""

from itertools import combinations

from games.goa.table import A, B, C, D, Table
from kontor.core import Refusal
from kontor.games.goa import GAME
from kontor.games.goa.actions import AdvanceTwo, TakeDucats
from kontor.games.goa.events import MarkerMoved, ResourcesGained, RoundBegan
from kontor.games.goa.frames import PlaceFlagFrame, QuickStartFrame, RoundFrame
from kontor.games.goa.rules import G2, V1
from kontor.testing.marks import rule

COLUMNS = ("ships", "harvest", "taxes", "expedition", "colony")
DUCATS = TakeDucats()


def choosing(first: int = A, seats: int = 4) -> Table:
    """Let everybody choose, this player first."""
    table = Table(seats, quick_start=True).flag(first)
    return table.frame(RoundFrame("placing"), QuickStartFrame(table.state.clockwise(first)))


@rule("GOA-V1")
def test_everybody_chooses_from_the_start_player_on() -> None:
    """The start player was found in the setup; after the last choice he places the flag."""
    for number in range(6):
        state = GAME.start(3, GAME.options({"quick_start": True}), number.to_bytes(32, "big"))
        start = state.flag_holder
        order = {A: (A, B, C), B: (B, C, A), C: (C, A, B)}[start]
        for seat in order:
            assert GAME.deciders(state) == (seat,)
            state = GAME.apply(state, seat, DUCATS).state
        assert state.frames[-1] == PlaceFlagFrame(start)
        assert state.ducats == [15 if seat == start else 20 for seat in (A, B, C)]


@rule("GOA-V1")
def test_there_are_ten_pairs_of_columns_and_the_ducats() -> None:
    """Eleven answers."""
    assert choosing().legal(A) == [*(AdvanceTwo(*pair) for pair in combinations(COLUMNS, 2)), DUCATS]
    assert len(choosing().legal(A)) == 11


@rule("GOA-V1")
def test_two_different_markers_move_to_row_2() -> None:
    """Harvest and colony, without any payment."""
    table = choosing(C).play(C, AdvanceTwo("harvest", "colony"))
    assert table.events == [MarkerMoved(C, "harvest", 2, rule=V1), MarkerMoved(C, "colony", 2, rule=V1)]
    assert table.state.rows == [(1, 1, 1, 1, 1), (1, 1, 1, 1, 1), (1, 2, 1, 1, 2), (1, 1, 1, 1, 1)]
    assert (table.state.ships, table.state.ducats) == ([4] * 4, [10] * 4)
    assert table.deciders == (D,)


@rule("GOA-V1")
def test_or_ten_ducats_are_taken() -> None:
    """The markers stay; the last choice begins the first round."""
    table = choosing(B, 2).play(B, AdvanceTwo("ships", "taxes")).play(A, DUCATS)
    assert table.events == [ResourcesGained(A, "ducats", 10, rule=V1), RoundBegan("A", 1, B, rule=G2)]
    assert table.state.ducats == [20, 10]
    assert table.state.rows == [(1, 1, 1, 1, 1), (2, 1, 2, 1, 1)]


@rule("GOA-V1")
def test_the_two_markers_are_different_and_named_in_the_order_of_the_board() -> None:
    """One column twice is refused, and a pair in the other order."""
    table = choosing()
    assert table.check(A, AdvanceTwo("taxes", "taxes")) == Refusal(V1, {"column": "taxes"})
    assert table.check(A, AdvanceTwo("taxes", "harvest")) == Refusal(V1, {}, "order")
    assert table.check(A, AdvanceTwo("harvest", "taxes")) is None
    assert table.check(A, DUCATS) is None
