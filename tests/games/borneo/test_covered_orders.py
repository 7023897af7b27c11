"""Completed orders face down: what a view still shows, what a world deals, and the end (BOR-O5, BOR-H9)."""

from collections import Counter
from typing import Any

import pytest
from msgspec import to_builtins

from games.borneo.table import A, B, C, D, Table, random_match
from kontor.core import Option, Seat, encode, seeded
from kontor.games.borneo import GAME
from kontor.games.borneo.actions import SkipOrder
from kontor.games.borneo.events import MatchScored, OrdersShown
from kontor.games.borneo.frames import OrderFrame
from kontor.games.borneo.rules import E6, H9, O5
from kontor.testing.marks import rule

EVERYBODY = (A, B, C, D, None)
GOODS = ("rg_p1", "rg_c1", "rg_l1", "rg_n1")


def covered(**options: Any) -> Table:
    """Return a table with three orders face down: two of B, one of D."""
    table = Table(completed_orders="covered", **options)
    return table.completed(B, "two_each", "one_each").completed(D, "four_same").merchant_phase(A)


def at_the_end(**options: Any) -> Table:
    """Return a table in the last chance at which only A is still asked."""
    table = Table(**options).completed(B, "two_each", "one_each").completed(D, "four_same").warehouse(A, *GOODS)
    return table.last_chance(A)


def shown(table: Table, seat: Seat | None) -> list[tuple[str, ...]]:
    """Return the completed orders that a seat sees of everybody."""
    return [player.completed for player in GAME.view(table.state, seat).players]


@rule("BOR-O5")
def test_completed_orders_lie_open_unless_a_match_chooses_to_cover_them() -> None:
    """In a match that was stored before they lie open too, and open orders leave nothing in what is stored."""
    assert GAME.info.options[4] == Option("completed_orders", ("open", "covered"), "open", O5, former="open")
    for options in (GAME.options({}), GAME.stored_options({}), GAME.options({"completed_orders": "open"})):
        assert not options.covers_orders
        assert b"completed_orders" not in encode(options)
    assert GAME.options({"completed_orders": "covered"}).covers_orders
    assert to_builtins(GAME.options({"completed_orders": "covered"}))["completed_orders"] == "covered"


@rule("BOR-O5")
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("edition", ["board", "card"])
def test_orders_can_be_covered_in_every_edition_and_change_no_opening(seats: int, edition: str) -> None:
    """Only the option itself differs."""
    plain, other = (
        GAME.start(seats, GAME.options({"edition": edition, "completed_orders": chosen}), bytes(32))
        for chosen in ("open", "covered")
    )
    other.options = plain.options

    assert other == plain


@rule("BOR-H9")
def test_covered_orders_are_counted_and_only_the_own_ones_are_shown() -> None:
    """A sees none, B and D see theirs, and a spectator none; all know how many there are."""
    table = covered()
    two = ("two_each", "one_each")

    assert shown(table, A) == shown(table, C) == shown(table, None) == [(), (), (), ()]
    assert shown(table, B) == [(), two, (), ()]
    assert shown(table, D) == [(), (), (), ("four_same",)]
    for seat in EVERYBODY:
        assert [player.completed_count for player in GAME.view(table.state, seat).players] == [0, 2, 0, 1]


@rule("BOR-H4")
def test_the_number_of_completed_orders_is_in_every_view() -> None:
    """Whether they lie open or covered."""
    for table in (covered(), Table().completed(B, "two_each", "one_each").completed(D, "four_same")):
        for seat in EVERYBODY:
            assert [player.completed_count for player in GAME.view(table.state, seat).players] == [0, 2, 0, 1]


@rule("BOR-H9")
def test_points_for_covered_orders_are_left_out() -> None:
    """Own orders count, and of a player without orders everybody knows that there is nothing to count."""
    table = covered(blackbeard=True).warehouse(B, *GOODS)
    table.state.ship = B

    assert ["orders" in score.parts for score in GAME.view(table.state, A).scores] == [True, False, True, False]
    assert ["orders" in score.parts for score in GAME.view(table.state, None).scores] == [True, False, True, False]
    assert GAME.view(table.state, A).scores[B].parts == {"cargo": 4, "ports": 0, "ship": -2}
    assert [score.total for score in GAME.view(table.state, A).scores] == [0, 2, 0, 0]
    assert [score.total for score in GAME.view(table.state, B).scores] == [0, 23, 0, 0]
    assert [score.total for score in GAME.scores(table.state)] == [0, 23, 0, 8]


@rule("BOR-H9")
def test_no_view_tells_which_orders_are_covered() -> None:
    """If B and D had completed others of those that are gone, all who see neither would see the same."""
    table, other = covered(), covered()
    other.state.completed = [[], ["four_same", "two_each"], [], ["one_each"]]

    for seat in (A, C, None):
        assert encode(GAME.view(table.state, seat)) == encode(GAME.view(other.state, seat))
    assert GAME.hidden(table.state, A) >= {"order_piece:two_each", "order_piece:one_each", "order_piece:four_same"}
    assert GAME.hidden(table.state, D).isdisjoint({"order_piece:four_same"})


@rule("BOR-H9")
def test_a_world_deals_the_covered_orders_by_their_numbers() -> None:
    """D keeps the own order; of the two others B has both, and in the worlds of A each of the three is once with D."""
    table = covered()

    for seat in EVERYBODY:
        view = GAME.view(table.state, seat)
        worlds = [GAME.determinize(view, seeded(number)) for number in range(30)]
        assert all(GAME.view(world, seat) == view for world in worlds)
        for world in worlds:
            assert [len(orders) for orders in world.completed] == [0, 2, 0, 1]
            assert Counter(world.completed[B] + world.completed[D]) == Counter(["two_each", "one_each", "four_same"])
        own = {tuple(world.completed[D]) for world in worlds}
        assert own == {("four_same",)} if seat in (B, D) else len(own) == 3


@rule("BOR-H9")
def test_orders_are_turned_up_when_the_match_is_over() -> None:
    """Everybody is told and sees them; who has none turns nothing up. Before, they lie covered in the last chance."""
    table = at_the_end(completed_orders="covered")
    assert isinstance(table.state.frames[-1], OrderFrame)
    assert shown(table, C) == [(), (), (), ()]

    table.play(A, SkipOrder())

    two = ("order_piece:two_each", "order_piece:one_each")
    assert table.events[-3:] == [
        OrdersShown(B, two, 21, rule=H9),
        OrdersShown(D, ("order_piece:four_same",), 8, rule=H9),
        MatchScored((B,), rule=E6),
    ]
    for seat in EVERYBODY:
        assert shown(table, seat) == [(), ("two_each", "one_each"), (), ("four_same",)]
        assert GAME.view(table.state, seat).scores == GAME.scores(table.state)
        assert not any(piece.startswith("order_piece:") for piece in GAME.hidden(table.state, seat))


@rule("BOR-H9")
def test_turning_orders_up_cannot_be_undone() -> None:
    """With open orders the same last step can."""
    assert GAME.apply(at_the_end(completed_orders="covered").state, A, SkipOrder()).sealed
    assert not GAME.apply(at_the_end().state, A, SkipOrder()).sealed


@rule("BOR-O5")
def test_covered_orders_change_no_play() -> None:
    """The same luck and the same actions lead to the same match; only turning the orders up is added."""
    for number in range(3):
        plain = list(random_match(4, number))
        other = list(random_match(4, number, completed_orders="covered"))
        assert [(ply.seat, ply.action) for ply in plain] == [(ply.seat, ply.action) for ply in other]
        events = [event for ply in other for event in ply.events if not isinstance(event, OrdersShown)]
        assert events == [event for ply in plain for event in ply.events]
        assert GAME.outcome(plain[-1].after) == GAME.outcome(other[-1].after)
