"""The action progress: what a step costs, and from where the spices are taken."""

import pytest

from games.goa.table import A, B, Table
from kontor.core import Refusal
from kontor.games.goa.actions import Done, Progress, TakeSpice
from kontor.games.goa.events import MarkerMoved, ResourcesPaid, SpiceReturned
from kontor.games.goa.frames import TakeSpiceFrame, TurnFrame
from kontor.games.goa.rules import K5, K6
from kontor.testing.marks import rule

SPICES = ("ginger", "cinnamon", "pepper", "nutmeg", "clove")
COSTS = {
    ("ships", 1): "ginger",
    ("ships", 2): "ginger cinnamon",
    ("ships", 3): "ginger cinnamon pepper",
    ("ships", 4): "ginger cinnamon pepper nutmeg",
    ("harvest", 1): "cinnamon",
    ("harvest", 2): "cinnamon pepper",
    ("harvest", 3): "cinnamon pepper nutmeg",
    ("harvest", 4): "cinnamon pepper nutmeg clove",
    ("taxes", 1): "pepper",
    ("taxes", 2): "pepper nutmeg",
    ("taxes", 3): "pepper nutmeg clove",
    ("taxes", 4): "pepper nutmeg clove ginger",
    ("expedition", 1): "nutmeg",
    ("expedition", 2): "nutmeg clove",
    ("expedition", 3): "nutmeg clove ginger",
    ("expedition", 4): "nutmeg clove ginger cinnamon",
    ("colony", 1): "clove",
    ("colony", 2): "clove ginger",
    ("colony", 3): "clove ginger cinnamon",
    ("colony", 4): "clove ginger cinnamon pepper",
}


def one_of_each(column: str, row: int, ships: int) -> Table:
    """Return a turn of A, who has one sack of every spice and the marker of a column in a row."""
    table = Table().rows(A, **{column: row}).rows(B, **{column: 5}).purse(A, ships=ships)
    for spice in SPICES[:4]:
        table.store(A, f"a:plantation_{spice}_1:1", spice)
    return table.store(A, "cochin_any:1", "clove").turn(A)


@rule("GOA-K5")
@pytest.mark.parametrize(("column", "row"), COSTS)
def test_a_step_costs_its_spices_and_a_ship_for_each(column: str, row: int) -> None:
    """The marker moves down one row; the spices return in the printed order, after the ships."""
    cost = COSTS[column, row].split()
    assert len(cost) == row
    table = one_of_each(column, row, ships=9).play(A, Progress(column))

    assert table.row(A, column) == row + 1
    assert table.state.ships[A] == 9 - row
    assert [s for sacks in table.stored(A).values() for s in sacks] == [s for s in SPICES if s not in cost]
    assert table.events[1] == ResourcesPaid(A, "ships", row, rule=K5)
    returned = [event for event in table.events if isinstance(event, SpiceReturned)]
    assert [(event.spice, event.rule) for event in returned] == [(spice, K5) for spice in cost]
    assert table.event(MarkerMoved) == MarkerMoved(A, column, row + 1, rule=K5)


@rule("GOA-K5")
def test_a_step_moves_one_marker_one_row() -> None:
    """The other markers and all the other players stay where they are."""
    table = one_of_each("taxes", 2, ships=2).play(A, Progress("taxes"))

    assert table.state.rows == [(1, 1, 3, 1, 1), (1, 1, 5, 1, 1), (1, 1, 1, 1, 1), (1, 1, 1, 1, 1)]
    assert (table.state.ships, table.state.frames[-1]) == ([0, 4, 4, 4], TurnFrame(B))
    table.assert_census()


@rule("GOA-K5")
def test_a_step_needs_a_ship_for_each_of_its_spices() -> None:
    """Two ships pay the second step, one does not."""
    assert one_of_each("taxes", 2, ships=2).check(A, Progress("taxes")) is None

    refused = one_of_each("taxes", 2, ships=1).check(A, Progress("taxes"))
    assert refused == Refusal(K5, {"column": "taxes", "ships": 2, "owned": 1}, "ships")


@rule("GOA-K5")
def test_a_step_needs_every_one_of_its_spices() -> None:
    """The first one that is missing is named; more of another does not help."""
    table = Table().rows(A, taxes=2).store(A, "a:plantation_pepper_2:1", "pepper", "pepper").turn(A)

    missing = Refusal(K5, {"column": "taxes", "spice": "nutmeg"}, "spices")
    assert table.check(A, Progress("taxes")) == missing
    assert table.check(A, Progress("colony")) == Refusal(K5, {"column": "colony", "spice": "clove"}, "spices")
    assert [action for action in table.legal(A) if isinstance(action, Progress)] == []


@rule("GOA-K5")
def test_a_marker_in_row_five_moves_no_further() -> None:
    """Row 4 is the last from which a step leads down."""
    assert one_of_each("ships", 4, ships=9).check(A, Progress("ships")) is None

    refused = one_of_each("ships", 5, ships=9).check(A, Progress("ships"))
    assert refused == Refusal(K5, {"column": "ships"}, "bottom")


@rule("GOA-K5")
def test_the_columns_that_can_be_paid_are_offered() -> None:
    """A clove, a ginger and one ship: only the first steps of ships and colony."""
    table = Table().purse(A, ships=1).store(A, "a:plantation_clove_2:1", "clove")
    table.store(A, "a:plantation_ginger_2:1", "ginger").turn(A)

    offered = [action for action in table.legal(A) if isinstance(action, Progress)]
    assert offered == [Progress("ships"), Progress("colony")]


@rule("GOA-K6")
def test_the_player_chooses_from_which_tile_a_spice_is_taken() -> None:
    """Two tiles hold a ginger; the one of the colony is returned, then the marker moves."""
    table = Table().store(A, "a:plantation_ginger_2:1", "ginger").store(A, "cochin_any:1", "ginger").turn(A)
    table.play(A, Progress("ships"))
    assert table.state.frames[-1] == TakeSpiceFrame(A, "progress", 1, ("ginger",))
    assert table.row(A, "ships") == 1
    choices = [TakeSpice("a:plantation_ginger_2:1", "ginger"), TakeSpice("cochin_any:1", "ginger")]
    assert table.legal(A) == choices

    table.play(A, choices[1])
    assert table.event(SpiceReturned) == SpiceReturned(A, "cochin_any:1", "ginger", rule=K5)
    assert table.stored(A) == {"a:plantation_ginger_2:1": ("ginger",), "cochin_any:1": ()}
    assert table.row(A, "ships") == 2


@rule("GOA-K6")
def test_only_one_tile_with_the_spice_is_not_asked_for() -> None:
    """Though it holds two sacks of it, and other tiles hold other spices."""
    table = Table().store(A, "a:plantation_ginger_2:1", "ginger", "ginger").store(A, "cochin_any:1", "clove").turn(A)
    table.play(A, Progress("ships"))

    assert table.stored(A) == {"a:plantation_ginger_2:1": ("ginger",), "cochin_any:1": ("clove",)}
    assert table.row(A, "ships") == 2


@rule("GOA-K6")
def test_the_spices_of_a_step_are_taken_in_the_printed_order() -> None:
    """The ginger by itself, the cinnamon from one of two tiles, which is then the only thing due."""
    table = Table().rows(A, ships=2).store(A, "calicut_any:1", "cinnamon", "ginger")
    table.store(A, "a:plantation_cinnamon_2:1", "cinnamon").store(A, "cochin_any:1", "pepper").turn(A)
    table.play(A, Progress("ships"))

    assert table.state.frames[-1] == TakeSpiceFrame(A, "progress", 1, ("cinnamon",))
    assert table.stored(A)["calicut_any:1"] == ("cinnamon",)
    assert table.check(A, TakeSpice("cochin_any:1", "pepper")) == Refusal(K6, {"spice": "cinnamon"}, "due")
    assert table.check(A, Done()) == Refusal(K6, {"spice": "cinnamon"}, "stop")
    table.play(A, TakeSpice("calicut_any:1", "cinnamon"))
    assert table.stored(A) == {
        "calicut_any:1": (),
        "a:plantation_cinnamon_2:1": ("cinnamon",),
        "cochin_any:1": ("pepper",),
    }
    assert (table.row(A, "ships"), table.state.ships[A]) == (3, 2)


@rule("GOA-K6")
def test_a_sack_that_is_not_there_cannot_be_taken() -> None:
    """Not from a tile without it, not from a tile that somebody else owns."""
    table = Table().store(A, "a:plantation_ginger_2:1", "ginger").store(A, "cochin_any:1", "ginger")
    table.store(A, "calicut_any:1").store(B, "a:plantation_ginger_2:2", "ginger").turn(A).play(A, Progress("ships"))

    refused = table.check(A, TakeSpice("calicut_any:1", "ginger"))
    assert refused == Refusal(K6, {"tile": "calicut_any:1", "spice": "ginger"})
    refused = table.check(A, TakeSpice("a:plantation_ginger_2:2", "ginger"))
    assert refused == Refusal(K6, {"tile": "a:plantation_ginger_2:2", "spice": "ginger"})
