"""Instructions: offers in ports, the Casino, trading nothing, and what to discard."""

from games.cargo_noir.table import A, B, Table
from kontor.core import Action, Instruction, answer_of
from kontor.games.cargo_noir import GAME
from kontor.games.cargo_noir.actions import (
    DiscardTile,
    RaiseTo,
    ResolveCapture,
    ResolveCasino,
    ResolveRaise,
    ResolveWithdraw,
    SkipTrade,
)
from kontor.games.cargo_noir.frames import DiscardFrame
from kontor.games.cargo_noir.instructions import DiscardFirst, RaiseOrWithdraw, TakeCasinoCoins, TradeNothing

CASINO = ResolveCasino()


def outbid(own: int, other: int, safe: int = 7, casino: int = 2) -> Table:
    """A is outbid in Panama by B; two ships of A are at the Casino, or as many as named."""
    table = Table().safe(A, safe).stack("panama", A, own).casino(A, casino).casino(B)
    return (table.stack("panama", B, other) if other else table).ships(A)


def answer(table: Table, order: Instruction) -> Action | None:
    """Return what the instruction of the seat that is asked answers."""
    seat = table.deciders[0]
    return answer_of(GAME.box, order, table.view(seat), table.legal(seat))


def test_raise_to_four_raises_as_high_as_needed() -> None:
    """Own 1 against 2: 3 is enough."""
    order, table = RaiseOrWithdraw("panama", 4), outbid(1, 2)
    assert answer(table, order) == ResolveRaise("panama")
    assert answer(table.play(A, ResolveRaise("panama")), order) == RaiseTo(3)


def test_raise_to_four_raises_to_four_at_once_if_asked() -> None:
    """Own 1 against 2, so that nobody is tempted."""
    table = outbid(1, 2).play(A, ResolveRaise("panama"))
    assert answer(table, RaiseOrWithdraw("panama", 4, "whole")) == RaiseTo(4)


def test_raise_to_four_else_withdraws() -> None:
    """4 is bid, or 4 cannot be paid."""
    order = RaiseOrWithdraw("panama", 4)
    assert answer(outbid(1, 4), order) == ResolveWithdraw("panama")
    assert answer(outbid(1, 3, safe=2, casino=0), order) == ResolveWithdraw("panama")


def test_raise_to_four_waits_for_the_coins_of_the_casino() -> None:
    """One coin is missing, and a ship of A brings two."""
    order, table = RaiseOrWithdraw("panama", 4), outbid(1, 3, safe=2, casino=1)
    assert answer(table, order) is None
    assert answer(table.play(A, CASINO), order) == ResolveRaise("panama")


def test_raise_to_eight_withdraws_when_the_casino_has_brought_too_little() -> None:
    """Own 1 against 6, and no coin but the two of the Casino."""
    order, table = RaiseOrWithdraw("panama", 8), outbid(1, 6, safe=0, casino=1)
    assert answer(table, order) is None
    assert answer(table.play(A, CASINO), order) == ResolveWithdraw("panama")


def test_raise_to_four_waits_for_the_coins_of_another_port() -> None:
    """In Bombay A is outbid too, and the stack there would come back; a ship that has raised brings nothing."""
    order = RaiseOrWithdraw("panama", 4)

    def waiting(safe: int) -> Table:
        return outbid(1, 3, safe, casino=0).stack("bombay", A, 2).stack("bombay", B, 3)

    assert answer(waiting(0), order) is None
    assert answer(waiting(0).play(A, ResolveWithdraw("bombay")), order) == ResolveWithdraw("panama")
    assert answer(waiting(1).play(A, ResolveWithdraw("bombay")), order) == ResolveRaise("panama")
    assert answer(waiting(2).play(A, ResolveRaise("bombay"), RaiseTo(4)), order) == ResolveWithdraw("panama")


def test_raise_to_four_waits_for_no_cargo() -> None:
    """Alone in Bombay the stack goes to the bank, and a ship at the Black Market brings a tile."""
    table = outbid(1, 3, safe=2, casino=0).stack("bombay", A, 2).at_market(A)
    assert answer(table, RaiseOrWithdraw("panama", 4)) == ResolveWithdraw("panama")


def test_raise_to_eight_at_once_raises_to_eight_or_not_at_all() -> None:
    """Own 2 and three coins against 3: 5 would be higher, and is not 8."""
    order = RaiseOrWithdraw("panama", 8, "whole")
    assert answer(outbid(2, 3, safe=3), order) is None
    assert answer(outbid(2, 3, safe=3, casino=0), order) == ResolveWithdraw("panama")
    assert answer(outbid(2, 3, safe=3).play(A, ResolveRaise("panama")), order) is None
    assert answer(outbid(2, 3, safe=6, casino=0), order) == ResolveRaise("panama")


def test_a_ship_that_is_alone_in_the_port_captures() -> None:
    """Nobody else is in Panama."""
    assert answer(outbid(1, 0), RaiseOrWithdraw("panama", 4)) == ResolveCapture("panama")


def test_an_instruction_for_a_port_ends_when_the_ship_has_left() -> None:
    """A withdraws."""
    table, order = outbid(1, 4), RaiseOrWithdraw("panama", 4)
    assert not order.over(GAME.box, table.view(A))
    assert order.over(GAME.box, table.play(A, ResolveWithdraw("panama")).view(A))


def test_a_ship_that_has_raised_is_left_alone() -> None:
    """It has acted in this turn."""
    order, table = RaiseOrWithdraw("panama", 4), outbid(1, 2)
    table.play(A, ResolveRaise("panama"), RaiseTo(3))
    assert answer(table, order) is None


def test_the_coins_of_the_casino_are_taken_until_no_ship_is_there() -> None:
    """Two ships are there."""
    table, order = outbid(1, 2), TakeCasinoCoins()
    assert answer(table, order) == CASINO
    table.play(A, CASINO, CASINO)
    assert order.over(GAME.box, table.view(A))


def test_nothing_is_traded_until_the_round_is_over() -> None:
    """Until the end of round 4."""
    table, order = Table().round(3).tiles(A, "gold").trade(A), TradeNothing(4)
    assert answer(table, order) == SkipTrade()
    assert order.over(GAME.box, table.round(5).view(A))


def test_a_player_with_too_many_tiles_is_asked_before_they_are_lost() -> None:
    """Ten tiles are more than the sheet holds."""
    table = Table().round(3).tiles(A, *["gold"] * 5, *["ivory"] * 5).trade(A)
    assert answer(table, TradeNothing(4)) is None
    assert answer(table, TradeNothing(4, unless_full=False)) == SkipTrade()


def test_the_first_cargo_of_the_list_is_discarded() -> None:
    """There is no art; the ivory goes before the gold."""
    table = Table().tiles(A, *["gold"] * 5, *["ivory"] * 5).turn(A, DiscardFrame(A))
    assert answer(table, DiscardFirst(("art", "ivory", "gold"))) == DiscardTile("ivory")
    assert answer(table, DiscardFirst(("art",))) is None
    assert GAME.quick(table.state)


def test_an_instruction_for_an_offer_can_be_given_out_of_turn() -> None:
    """A is asked, B gives the instruction."""
    forms = [form.order for form in GAME.instruction_forms(outbid(1, 2).view(B))]
    assert forms == ["raise_or_withdraw", "take_casino_coins", "trade_nothing", "discard_first"]
