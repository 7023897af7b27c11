import copy

import pytest

from games.borneo.table import A, B, C, D, Table
from kontor.core import Change, ComponentData, Score
from kontor.games.borneo import GAME
from kontor.games.borneo.actions import ChooseOrder
from kontor.games.borneo.events import MatchScored
from kontor.games.borneo.rules import E5, E6
from kontor.testing.marks import rule


def places(table: Table) -> tuple[int, ...]:
    """End the match and return the place of each seat."""
    outcome = GAME.outcome(table.last_chance().state)
    assert outcome is not None
    return outcome.places


@rule("BOR-E5")
def test_every_warehouse_card_is_one_point_and_an_order_its_points() -> None:
    """Cargo with a two and jokers count one like any card."""
    table = Table().warehouse(A, "ry_p1", "yb_p2", "rb_c2", "board_manila", "board_kutai").warehouse(B, "ry_c1")
    table.completed(A, "one_each", "three_each").completed(C, "eight_same")

    assert list(GAME.scores(table.state)) == [
        Score(A, 36, {"cargo": 3, "ports": 2, "orders": 31}),
        Score(B, 1, {"cargo": 1, "ports": 0, "orders": 0}),
        Score(C, 20, {"cargo": 0, "ports": 0, "orders": 20}),
        Score(D, 0, {"cargo": 0, "ports": 0, "orders": 0}),
    ]


@rule("BOR-E5")
def test_the_forecast_of_an_order_is_its_points() -> None:
    """An order of eight points is added to one of six."""
    table = Table().completed(A, "one_each").warehouse(A, "yb_p2", "gy_p2").order_phase(A)

    change = Change("orders", "seat:0", 6, 14, E5)
    assert GAME.forecast(table.state, A, ChooseOrder("four_same", "pepper")) == (change,)


@rule("BOR-R2")
@pytest.mark.parametrize("edition", ["board", "card"])
def test_eight_of_a_kind_are_twenty_points_in_both_editions(edition: str) -> None:
    """The eight in the card edition's text is a misprint."""
    table = Table(edition=edition).completed(A, "eight_same")

    assert GAME.box.orders["eight_same"].points == 20
    assert GAME.scores(table.state)[A].total == 20


@rule("BOR-E6")
def test_most_points_win() -> None:
    """C has the most; the winner is told."""
    table = Table().warehouse(A, "ry_p1").warehouse(B, "ry_c1", "ry_l1").completed(C, "one_each")

    assert places(table) == (3, 2, 1, 4)
    assert table.event(MatchScored) == MatchScored((C,), rule=E6)


@rule("BOR-E6")
def test_a_tie_in_points_goes_to_the_player_with_more_orders() -> None:
    """Eight points from an order beat eight from cards, but not nine from cards."""
    cards = ("ry_p1", "ry_c1", "ry_l1", "ry_n1", "rg_p1", "rg_c1", "rg_l1", "rg_n1")
    assert places(Table(3).warehouse(A, *cards).completed(B, "four_same")) == (2, 1, 3)

    assert places(Table(3).warehouse(A, *cards, "rb_p1").completed(B, "four_same")) == (1, 2, 3)


@rule("BOR-E6")
def test_a_tie_in_points_and_orders_is_a_shared_victory() -> None:
    """A and B both win."""
    table = Table().completed(A, "one_each").completed(B, "one_each").warehouse(C, "ry_p1")

    assert places(table) == (1, 1, 3, 4)
    assert table.event(MatchScored) == MatchScored((A, B), rule=E6)


@rule("BOR-R21")
def test_all_places_are_ranked_in_the_same_way() -> None:
    """Behind A the equal B and C share the second place, and D is fourth."""
    table = Table().completed(A, "four_same").warehouse(B, "ry_p1").warehouse(C, "ry_c1")
    assert places(table) == (1, 2, 2, 4)


@rule("BOR-R21")
def test_a_tie_for_a_further_place_is_decided_by_orders() -> None:
    """C and D have six points each; the order of D makes it second."""
    cards = ("ry_p1", "ry_c1", "ry_l1", "ry_n1", "rg_p1", "rg_c1")
    table = Table().completed(A, "four_same").warehouse(C, *cards).completed(D, "one_each")

    assert places(table) == (1, 4, 3, 2)


@rule("BOR-E5")
def test_points_per_card_are_the_figures_of_the_box() -> None:
    """An owner whose box gives three points a cargo card and two a port card is scored by those figures."""
    data = copy.deepcopy(GAME.components.data)
    data["scoring"] |= {"points_per_cargo_card": 3, "points_per_port_card": 2}
    other = GAME.with_components(ComponentData(data))
    state = Table().warehouse(A, "ry_p1", "rg_p1", "board_manila").state

    assert other.scores(state)[A].parts == {"cargo": 6, "ports": 2, "orders": 0}
