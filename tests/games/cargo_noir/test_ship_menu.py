"""The menu of Phase I, and the pairs of steps that are one action."""

import pytest

from games.cargo_noir.matches import plies
from games.cargo_noir.table import A, B, C, Table
from kontor.core import Action, Refusal
from kontor.core.rules import ANOTHER_QUESTION
from kontor.games.cargo_noir import GAME
from kontor.games.cargo_noir.actions import (
    RaiseTo,
    ResolveCasino,
    ResolveDraw,
    ResolveRaise,
    ResolveSwap,
    ResolveWithdraw,
    SendShip,
    SetBid,
    SkipTrade,
    SwapTake,
)
from kontor.games.cargo_noir.frames import (
    BasketFrame,
    BidFrame,
    RaiseFrame,
    ShipsFrame,
    SwapFrame,
)
from kontor.games.cargo_noir.rules import T1_9, T1_12
from kontor.testing.marks import rule

CASINO, DRAW, SKIP = ResolveCasino(), ResolveDraw(), SkipTrade()
ALL_TYPES = ("alcohol", "art", "cars", "cigars", "gold", "ivory", "jewels", "uranium", "weapons", "wild")


@rule("CAR-D2")
def test_a_step_names_the_place_and_never_the_ship() -> None:
    """Two ships at the Casino and one at the Black Market are two answers; Phase I ends with the last ship."""
    table = Table().casino(A, 2).at_market(A).ships(A)
    assert table.legal(A) == [CASINO, DRAW]
    assert table.play(A, CASINO).legal(A) == [CASINO, DRAW]
    assert table.play(A, CASINO).legal(A) == [DRAW]
    assert table.state.frames[-1] == ShipsFrame(A)

    assert table.play(A, DRAW).state.frames[-1] == BasketFrame(A)


@rule("CAR-D2")
@pytest.mark.parametrize(
    "last", [(ResolveRaise("panama"), RaiseTo(3)), (ResolveWithdraw("panama"),), (ResolveSwap("gold"), SwapTake("art"))]
)
def test_phase_one_ends_by_itself_with_the_last_ship(last: tuple[Action, ...]) -> None:
    """Also with the second step of a pair; what A raised is not asked again."""
    table = Table().tiles(A, "gold").market(*["art"] * 8)
    if isinstance(last[0], ResolveSwap):
        table.at_market(A)
    else:
        table.stack("panama", A, 1).stack("panama", B, 2)
    table.ships(A)

    assert table.play(A, *last).state.frames[-1] == BasketFrame(A)


@rule("CAR-D2")
def test_the_menu_has_at_most_nineteen_answers() -> None:
    """Four ports in which A is outbid, and a ship at the Black Market with ten kinds to give."""
    table = Table(5).cards(A, "cargo_ship", "cargo_ship").tiles(A, *ALL_TYPES).at_market(A)
    for port, other in (("rio", B), ("panama", B), ("bombay", C), ("tanger", C)):
        table.stack(port, A, 1).stack(port, other, 2)

    assert len(table.ships(A).legal(A)) == 4 * 2 + 1 + 10 == 19
    menus = [ply for ply in plies() if isinstance(ply.before.frames[-1], ShipsFrame)]
    assert max(len(GAME.legal_actions(ply.before, ply.seat)) for ply in menus) <= 19


@rule("CAR-D3")
def test_nothing_moves_before_the_second_step() -> None:
    """Raising, swapping and sending into a port only ask on."""
    table = Table().tiles(A, "gold").market(*["art"] * 8).at_market(A).stack("panama", A, 1).stack("panama", B, 2)
    pairs = (
        (table.ships(A), ResolveRaise("panama"), RaiseFrame(A, "panama")),
        (table.ships(A), ResolveSwap("gold"), SwapFrame(A, "gold")),
        (Table().sending(A), SendShip("rotterdam"), BidFrame(A, "rotterdam")),
    )
    for start, action, frame in pairs:
        step = GAME.apply(start.state, A, action)
        assert (step.events, step.state.frames[-1]) == ((), frame)
        step.state.frames.pop()
        assert step.state == start.state


@rule("CAR-D3")
def test_the_first_step_is_legal_only_if_the_second_has_an_answer() -> None:
    """With three coins A can reach the 4 that top B, with two not."""
    for safe, refusal in ((3, None), (2, Refusal(T1_12, {"port": "panama", "needed": 3, "coins": 2}))):
        table = Table().safe(A, safe).stack("panama", A, 1).stack("panama", B, 3).ships(A)
        assert table.check(A, ResolveRaise("panama")) == refusal
    for ply in plies():
        if isinstance(ply.action, ResolveRaise | ResolveSwap | SendShip) and isinstance(
            ply.after.frames[-1], RaiseFrame | SwapFrame | BidFrame
        ):
            assert GAME.legal_actions(ply.after, ply.seat)


@rule("CAR-D3")
def test_a_pair_cannot_be_broken_off() -> None:
    """After the first step only the second is left."""
    table = Table().casino(A).stack("panama", A, 1).stack("panama", B, 2).ships(A).play(A, ResolveRaise("panama"))

    assert table.check(A, CASINO) == table.check(A, ResolveWithdraw("panama")) == Refusal(ANOTHER_QUESTION)
    assert table.check(A, SetBid(3)) == Refusal(ANOTHER_QUESTION)
    assert table.check(A, RaiseTo(2)) == Refusal(T1_9, {"port": "panama", "least": 3})
