"""Drawing from the bag, and what happens when it is empty."""

from games.cargo_noir.matches import plies
from games.cargo_noir.table import A, B, Table
from kontor.games.cargo_noir import GAME
from kontor.games.cargo_noir.actions import (
    RaiseTo,
    ResolveCapture,
    ResolveCasino,
    ResolveDraw,
    ResolveRaise,
    ResolveSwap,
    ResolveWithdraw,
    SkipTrade,
    SwapTake,
)
from kontor.games.cargo_noir.events import BagRefilled, CargoCaptured, PortRefilled, TileDiscarded, TileDrawn
from kontor.games.cargo_noir.rules import T1_5, T1_7, T1_14
from kontor.testing.marks import rule

DRAW = ResolveDraw()


@rule("CAR-T1.14")
def test_into_an_empty_bag_the_whole_discard_pile_is_mixed() -> None:
    """All tiles of the bag lie on the discard pile; A draws one of them."""
    table = Table().bag(0).at_market(A, 2).ships(A)
    discarded = table.state.discard.copy()
    assert len(discarded) == 108
    table.play(A, DRAW)

    assert table.events == [BagRefilled(108, rule=T1_14), TileDrawn(A, table.state.tiles[A][0], rule=T1_5)]
    assert sorted([*table.state.bag, *table.state.tiles[A]]) == sorted(discarded)
    assert (table.state.discard, table.state.refills, len(table.state.bag)) == ([], 1, 107)
    assert table.state.bag not in (discarded[:-1], sorted(discarded)[:-1])


@rule("CAR-T1.14")
def test_the_last_tile_of_the_bag_is_drawn_before_anything_is_mixed() -> None:
    """The bag may lie empty until the next tile must be drawn."""
    table = Table().bag(1).at_market(A, 2).ships(A)
    (last,), discard = table.state.bag, table.state.discard.copy()
    table.play(A, DRAW)

    assert table.events == [TileDrawn(A, last, rule=T1_5)]
    assert (table.state.bag, table.state.discard, table.state.refills) == ([], discard, 0)
    assert table.play(A, DRAW).event(BagRefilled) == BagRefilled(len(discard), rule=T1_14)


@rule("CAR-T1.14")
def test_drawing_goes_on_after_the_mixing() -> None:
    """A port of four gets the two last tiles of the bag and two of the mixed ones."""
    table = Table().bag(2).stack("rotterdam", A, 1).casino(A).ships(A)
    old, discarded = table.state.bag.copy(), set(table.state.discard)
    table.play(A, ResolveCapture("rotterdam"))

    assert [type(event) for event in table.events] == [CargoCaptured, BagRefilled, PortRefilled]
    new = table.state.ports["rotterdam"]
    assert new[:2] == old[::-1]
    assert (len(new), set(new[2:]) <= discarded) == (4, True)
    assert table.events[-1] == PortRefilled("rotterdam", tuple(new), rule=T1_7)
    table.assert_census()


@rule("CAR-U1")
def test_ports_and_black_market_stay_full_when_the_bag_runs_out() -> None:
    """The bag is empty and Bombay is captured: three tiles lie there again."""
    table = Table().bag(0).stack("bombay", A, 1).ships(A).play(A, ResolveCapture("bombay"))

    assert table.events[1] == BagRefilled(108, rule=T1_14)
    assert (len(table.state.ports["bombay"]), len(table.state.black_market)) == (3, 8)
    assert len(table.state.bag) == 105


@rule("CAR-U1")
def test_bag_and_discard_pile_are_never_empty_together() -> None:
    """In random matches, some of which mix the discard pile in."""
    assert any(ply.after.refills for ply in plies())
    assert all(ply.after.bag or ply.after.discard for ply in plies())


@rule("CAR-R16")
def test_the_discard_pile_is_public() -> None:
    """Everybody can look at it at any time, in the order laid."""
    table = Table().bag(100)
    pile = tuple(table.state.discard)
    assert len(pile) == 8
    for seat in (A, B, None):
        assert table.view(seat).discard == pile


@rule("CAR-R16")
def test_a_tile_discarded_in_this_round_is_mixed_in_too() -> None:
    """A discards ivory, and it is in the bag when B draws."""
    table = Table().tiles(A, *["ivory"] * 7).bag(0).casino(A, 3).at_market(B, 3).ships(A)
    table.play(A, *[ResolveCasino()] * 3, SkipTrade()).play(A, *table.legal(A))
    tile = table.event(TileDiscarded).tile
    assert table.state.discard[-1] == tile
    table.all_to_casino(A).play(B, DRAW)

    assert tile in [*table.state.bag, *table.state.tiles[B]]
    assert table.state.discard == []


@rule("CAR-D8")
def test_only_a_draw_and_a_capture_reveal_something() -> None:
    """They are sealed; raising, withdrawing, swapping and the Casino can be undone."""
    table = Table().cards(A, "cargo_ship", "cargo_ship").tiles(A, "gold").market(*["art"] * 8).casino(A).at_market(A)
    for port in ("panama", "bombay"):
        table.stack(port, A, 1).stack(port, B, 2)
    start = table.stack("rotterdam", A, 1).ships(A).state
    sealed = {
        (ResolveCasino(),): False,
        (DRAW,): True,
        (ResolveSwap("gold"), SwapTake("art")): False,
        (ResolveCapture("rotterdam"),): True,
        (ResolveWithdraw("panama"),): False,
        (ResolveRaise("bombay"), RaiseTo(3)): False,
    }
    for actions, is_sealed in sealed.items():
        table.state = start.clone()
        assert table.play(A, *actions).sealed is is_sealed


@rule("CAR-D8")
def test_the_bag_changes_by_draws_and_captures_alone() -> None:
    """In random matches; no other step touches the bag or its luck."""
    for ply in plies():
        if not isinstance(ply.action, ResolveDraw | ResolveCapture):
            assert (ply.before.bag, ply.before.draws) == (ply.after.bag, ply.after.draws)


@rule("CAR-D8")
def test_there_is_no_step_that_takes_another_one_back() -> None:
    """The names of all steps, none of which cancels."""
    assert len(GAME.action_types) == 17
    table = Table().stack("panama", A, 1).stack("panama", B, 2).ships(A).play(A, ResolveRaise("panama"))
    assert {type(action) for action in table.legal(A)} == {RaiseTo}
