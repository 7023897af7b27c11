"""Points by source, and who is told of them."""

import copy

import pytest

from games.goa.table import A, B, D, Table
from kontor.core import ComponentData, Score
from kontor.games.goa import GAME
from kontor.games.goa.actions import UseTile
from kontor.testing.marks import rule

NOTHING = {
    "development": 0,
    "colonies": 0,
    "plantations": 0,
    "duties": 0,
    "missions": 0,
    "symbols": 0,
    "money": 0,
}
COLONIES = ("quilon_pepper_nutmeg:1", "cochin_any:1", "madras_clove_ginger:1", "calicut_any:1")
ELEPHANTS = ("exp_01", "exp_09", "exp_14", "exp_19", "exp_27")


def poor_table(seats: int = 4) -> Table:
    """Return a table where the last player is the richest, so that nobody else has points yet."""
    table = Table(seats)
    table.state.ducats = [0] * (seats - 1) + [1]
    return table


@rule("GOA-F1")
@pytest.mark.parametrize(("row", "points"), [(1, 0), (2, 1), (3, 3), (4, 6), (5, 10)])
@pytest.mark.parametrize("column", ["ships", "harvest", "taxes", "expedition", "colony"])
def test_a_marker_counts_the_points_of_its_row(column: str, row: int, points: int) -> None:
    """In every column alike."""
    table = poor_table().rows(A, **{column: row})

    assert table.points(A) == NOTHING | {"development": points}


@rule("GOA-F1")
def test_the_points_of_all_five_markers_are_added() -> None:
    """1 + 3 + 6 + 10 + 0; the markers of the others do not count."""
    table = poor_table().rows(A, ships=2, harvest=3, taxes=4, expedition=5).rows(B, colony=5)

    assert table.points(A) == NOTHING | {"development": 20}
    assert table.points(B) == NOTHING | {"development": 10}


@rule("GOA-F2")
@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10)])
def test_colonies_count_by_their_number(count: int, points: int) -> None:
    """Whichever they are; a plantation of two fields is not a colony."""
    table = poor_table().store(A, "a:plantation_clove_2:1")
    for colony in COLONIES[:count]:
        table.store(A, colony)

    assert table.points(A) == NOTHING | {"colonies": points}


@rule("GOA-F3")
@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15)])
def test_equal_symbols_count_by_their_number(count: int, points: int) -> None:
    """Also above the hand limit, which is one card in row 1."""
    table = poor_table().hand(A, *ELEPHANTS[:count])

    assert table.row(A, "expedition") == 1
    assert table.points(A) == NOTHING | {"symbols": points}


@rule("GOA-F3")
def test_each_symbol_is_counted_separately() -> None:
    """Two elephants and three tigers are 3 + 6 points, and a fish 1."""
    table = poor_table().hand(A, "exp_01", "exp_09", "exp_04", "exp_12", "exp_17", "exp_02")

    assert table.points(A) == NOTHING | {"symbols": 10}


@rule("GOA-F3", "GOA-H4")
def test_until_the_end_a_player_is_told_only_of_their_own_symbols() -> None:
    """Then of all."""
    table = poor_table().hand(A, "exp_01").hand(B, "exp_04", "exp_12").turn(A)

    told = GAME.view(table.state, A).scores
    assert told[A] == Score(A, 1, {key: value for key, value in NOTHING.items() if key != "money"} | {"symbols": 1})
    assert "symbols" not in told[B].parts
    assert told[B].total == 0

    told = GAME.view(table.end_of_round(8).state, A).scores
    assert told[A] == Score(A, 1, NOTHING | {"symbols": 1})
    assert told[B] == Score(B, 3, NOTHING | {"symbols": 3})
    assert told[D].parts["money"] == 3


@rule("GOA-F4")
@pytest.mark.parametrize(
    ("ducats", "points"),
    [([9, 8, 7, 0], [3, 0, 0, 0]), ([8, 9, 9, 0], [0, 3, 3, 0]), ([0, 0, 0, 0], [3, 3, 3, 3])],
)
def test_the_most_ducats_are_three_points_for_all_who_have_them(ducats: list[int], points: list[int]) -> None:
    """One ducat less is nothing."""
    table = Table()
    table.state.ducats = ducats

    assert [table.points(seat)["money"] for seat in range(4)] == points
    assert [score.total for score in GAME.scores(table.state)] == points


@rule("GOA-F4", "GOA-R34")
def test_the_points_for_ducats_are_told_with_open_money_only() -> None:
    """Before the end, to everybody."""
    for open_money in (False, True):
        table = Table(open_money=open_money).purse(B, ducats=11).turn(A)
        parts = GAME.view(table.state, A).scores[B].parts
        assert parts.get("money") == (3 if open_money else None)


@rule("GOA-F5")
def test_a_single_plantation_is_one_point() -> None:
    """On the board with or without its sack, or face down; larger plantations and crop rotation are none."""
    table = poor_table().store(A, "a:plantation_ginger_1:1", "ginger").store(A, "a:plantation_clove_1:1")
    table.keep(A, "a:plantation_pepper_1:1")
    assert table.points(A) == NOTHING | {"plantations": 3}

    table.store(A, "a:plantation_ginger_2:1", "ginger").store(A, "a:crop_rotation:1", "clove")
    table.store(A, "b:plantation_nutmeg_3:1")
    assert table.points(A) == NOTHING | {"plantations": 3}


@rule("GOA-F5")
def test_with_a_foreman_a_single_plantation_is_three_points() -> None:
    """For his owner only, and the foreman alone is nothing."""
    table = poor_table().keep(A, "a:foreman:1").store(B, "a:plantation_nutmeg_1:1")
    assert table.points(A) == NOTHING
    assert table.points(B) == NOTHING | {"plantations": 1}

    table.store(A, "a:plantation_ginger_1:1").keep(A, "a:plantation_pepper_1:1").store(A, "a:crop_rotation:1")
    assert table.points(A) == NOTHING | {"plantations": 6}
    assert table.points(B) == NOTHING | {"plantations": 1}


@rule("GOA-F5")
def test_a_duty_is_five_points_once_it_is_fulfilled() -> None:
    """And nothing before; another duty counts for itself."""
    table = poor_table().keep(A, "a:duty:1", "b:duty:1").store(A, "b:plantation_clove_3:1", *["clove"] * 3)
    table.store(A, "b:plantation_ginger_3:1", *["ginger"] * 3).turn(A)
    assert table.points(A) == NOTHING

    table.play(A, UseTile("b:duty:1"))
    assert table.points(A) == NOTHING | {"duties": 5}
    table.state.turned += ("a:duty:1",)
    assert table.points(A) == NOTHING | {"duties": 10}
    table.assert_census()


@rule("GOA-F5")
def test_missions_are_two_or_three_points() -> None:
    """Each for itself."""
    table = poor_table().keep(A, "b:mission_2:1").keep(B, "b:mission_3:1", "b:mission_2:2")

    assert table.points(A) == NOTHING | {"missions": 2}
    assert table.points(B) == NOTHING | {"missions": 5}


@rule("GOA-F5")
def test_points_are_the_figures_of_the_box() -> None:
    """An owner whose box has other points is scored by those figures."""
    data = copy.deepcopy(GAME.components.data)
    data["scoring"] |= {"rows": [1, 2, 3, 4, 5], "colonies": [0, 2, 4, 6, 8], "symbol_sets": [0, 2, 4, 6, 8, 10]}
    data["scoring"] |= {"most_money": 4, "single_plantation": 2}
    next(tile for tile in data["tiles"] if tile["id"] == "foreman")["single_plantation_vp"] = 7
    other = GAME.with_components(ComponentData(data))
    table = Table().store(A, COLONIES[0]).store(A, "a:plantation_clove_1:1").hand(A, "exp_01")
    table.keep(B, "a:foreman:1", "a:plantation_ginger_1:1").purse(B, ducats=9)

    assert other.scores(table.state)[A].parts == NOTHING | {
        "development": 5,
        "colonies": 2,
        "plantations": 2,
        "symbols": 2,
        "money": 4,
    }
    assert other.scores(table.state)[B].parts == NOTHING | {"development": 5, "plantations": 7}
