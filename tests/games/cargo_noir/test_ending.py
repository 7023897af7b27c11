import pytest

from games.cargo_noir.table import A, B, C, Table
from kontor.core import Refusal
from kontor.games.cargo_noir import GAME
from kontor.games.cargo_noir.actions import (
    BasketCard,
    EndTurn,
    RaiseTo,
    ResolveCasino,
    ResolveRaise,
    SendShip,
    SetBid,
    SkipTrade,
)
from kontor.games.cargo_noir.events import MatchScored, RoundBegan, TurnBegan
from kontor.games.cargo_noir.frames import BasketFrame, SendingFrame, ShipsFrame
from kontor.games.cargo_noir.rules import E1, E6, T0_1, T0_2, T3_1
from kontor.testing.marks import rule


def all_at_the_casino(seats: int = 3, **options: object) -> Table:
    """Return a table where every ship is at the Casino."""
    table = Table(seats, **options)
    for seat in range(seats):
        table.casino(seat, 3)
    return table


def short_turn(table: Table, seat: int) -> Table:
    """Play a turn that only moves three ships from the Casino to the Casino."""
    table.play(seat, *[ResolveCasino()] * 3, SkipTrade())
    if table.deciders == (seat,):
        table.play(seat, *[SendShip("casino")] * 3)
    return table


@rule("CAR-E1")
def test_the_last_round_begins_when_the_marker_reaches_the_last_space() -> None:
    """The eleventh round of three players is told as the last; the tenth is not."""
    table = short_turn(all_at_the_casino().round(9).turn(C), C)
    assert table.event(RoundBegan) == RoundBegan(10, last=False, rule=T0_2)

    for seat in (A, B, C):
        short_turn(table, seat)
    assert table.event(RoundBegan) == RoundBegan(11, last=True, rule=E1)
    assert table.event(TurnBegan) == TurnBegan(A, rule=T0_1)


@rule("CAR-E1")
@pytest.mark.parametrize("start", [A, C])
def test_in_the_last_round_everybody_has_one_more_turn(start: int) -> None:
    """From the start player round to his right-hand neighbour; then the match is scored."""
    table = all_at_the_casino(start_player=start).cards(B, "villa").last_round().turn(start)
    order = []
    while table.deciders:
        (seat,) = table.deciders
        order.append(seat)
        short_turn(table, seat)

    assert order == [start, (start + 1) % 3, (start + 2) % 3]
    assert table.event(MatchScored) == MatchScored((B,), rule=E6)
    assert table.state.frames == []
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert outcome.winners == (B,)


@rule("CAR-E1")
def test_the_game_goes_on_after_the_last_turn_of_the_round_before_the_last() -> None:
    """No winner is told, and A begins the last round."""
    table = short_turn(all_at_the_casino().round(10).turn(C), C)

    assert not any(isinstance(event, MatchScored) for event in table.events)
    assert GAME.outcome(table.state) is None
    assert table.state.frames[-1] == ShipsFrame(A)


@rule("CAR-E8", "CAR-R19")
def test_in_the_last_turn_sending_is_allowed_and_optional() -> None:
    """A may end the turn at once, or after one ship; the others stay behind."""
    table = Table().last_round().trade(A).play(A, SkipTrade())
    assert table.state.frames[-1] == SendingFrame(A)
    assert table.check(A, EndTurn()) is None
    assert table.legal(A)[-1] == EndTurn()

    table.play(A, SendShip("panama"), SetBid(1))
    assert table.state.frames[-1] == SendingFrame(A)
    table.play(A, EndTurn())
    assert (table.state.docks[A], table.state.stacks["panama"][A]) == (2, 1)
    assert table.event(TurnBegan).seat == B


@rule("CAR-E8", "CAR-R15")
def test_before_the_last_round_no_ship_stays_behind() -> None:
    """In the tenth round of eleven the turn cannot be ended."""
    table = Table().round(10).sending(A)

    assert table.check(A, EndTurn()) == Refusal(T3_1)
    assert table.last_round().check(A, EndTurn()) is None


@rule("CAR-E8", "CAR-R19")
def test_a_ship_sent_in_the_last_turn_spoils_a_later_capture() -> None:
    """B stood alone; outbid by A he has to raise or leave."""
    table = Table().stack("panama", B, 2).casino(B, 2).last_round().sending(A)
    table.play(A, SendShip("panama"), SetBid(3), EndTurn())

    assert table.state.frames[-1] == ShipsFrame(B)
    assert table.state.stacks["panama"] == [3, 2, 0]
    assert ResolveRaise("panama") in table.legal(B)


@rule("CAR-E8")
def test_the_last_player_of_the_last_round_sends_nothing() -> None:
    """After the trade the match is over, though three ships are at dock."""
    table = Table().last_round().trade(C).play(C, SkipTrade())

    assert table.state.frames == []
    assert table.state.docks[C] == 3
    assert table.event(MatchScored).rule == E6


@rule("CAR-E8")
def test_the_start_player_decides_who_is_last() -> None:
    """With C as the start player it is B who sends nothing, and C sends."""
    table = Table(start_player=C).last_round().trade(C).play(C, SkipTrade())
    assert table.state.frames[-1] == SendingFrame(C)

    assert table.trade(B).play(B, SkipTrade()).state.frames == []


@rule("CAR-O3", "CAR-R19")
def test_without_the_final_dispatch_nobody_sends_ships_in_the_last_round() -> None:
    """A's turn ends with the trade; in the round before he still sends."""
    table = Table(final_round_dispatch=False).casino(B).last_round().trade(A).play(A, SkipTrade())
    assert table.event(TurnBegan).seat == B
    assert table.state.docks[A] == 3

    table = Table(final_round_dispatch=False).round(10).trade(A).play(A, SkipTrade())
    assert table.state.frames[-1] == SendingFrame(A)


@rule("CAR-O3")
def test_the_final_dispatch_is_played_by_default() -> None:
    """The option is on unless the table says otherwise."""
    option = next(option for option in GAME.info.options if option.name == "final_round_dispatch")
    assert (option.choices, option.default, option.rule) == ((True, False), True, "CAR-O3")
    assert Table().options.final_round_dispatch is True


@rule("CAR-R20")
@pytest.mark.parametrize("dispatch", [True, False])
def test_raising_is_allowed_in_the_last_turn(dispatch: bool) -> None:
    """It can only spoil; with or without a final Phase III."""
    table = Table(final_round_dispatch=dispatch).stack("panama", A, 1).stack("panama", B, 2).last_round().ships(A)
    table.play(A, ResolveRaise("panama"), RaiseTo(3))

    assert table.state.stacks["panama"] == [3, 2, 0]
    assert table.state.frames[-1] == BasketFrame(A)


@rule("CAR-E2")
def test_the_last_round_of_four_players_is_the_tenth() -> None:
    """There coins pay; with three players they do not yet."""
    table = Table(4).safe(A, 10).round(10).trade(A)
    assert table.check(A, BasketCard("warehouse")) is None
    assert Table(3).safe(A, 10).round(10).trade(A).check(A, BasketCard("warehouse")) is not None
