"""Rounds, turns, their three phases, and what a decision is."""

from typing import Any

import pytest

from games.cargo_noir.matches import Ply, matches, plies, turns
from games.cargo_noir.table import A, B, C, Table
from kontor.core import Refusal, RefusedError
from kontor.core.rules import ANOTHER_QUESTION, NOT_YOUR_DECISION
from kontor.games.cargo_noir import GAME, CargoNoirState
from kontor.games.cargo_noir.actions import ResolveCasino, SendShip, SkipTrade
from kontor.games.cargo_noir.events import RoundBegan, TurnBegan
from kontor.games.cargo_noir.frames import (
    BasketFrame,
    BidFrame,
    DiscardFrame,
    PaymentFrame,
    RaiseFrame,
    SendingFrame,
    ShipsFrame,
    SwapFrame,
)
from kontor.games.cargo_noir.rules import E1, T0_1, T0_2, T0_3
from kontor.testing.marks import rule

PHASES = {
    ShipsFrame: 1,
    RaiseFrame: 1,
    SwapFrame: 1,
    BasketFrame: 2,
    PaymentFrame: 2,
    DiscardFrame: 2,
    SendingFrame: 3,
    BidFrame: 3,
}


def phase(ply: Ply) -> int:
    """Return the phase in which a step is taken."""
    return PHASES[type(ply.before.frames[-1])]


def belongings(s: CargoNoirState, seat: int) -> list[Any]:
    """Return tiles, cards, coins and ships of a player."""
    ships = [s.docks[seat], s.reserves[seat], s.at_casino[seat], s.at_black_market[seat]]
    return [s.tiles[seat], s.cards[seat], s.safes[seat], *ships, *(stacks[seat] for stacks in s.stacks.values())]


def all_at_casino(seats: int = 3, start_player: int = A) -> Table:
    """Put all ships to the Casino."""
    table = Table(seats, start_player=start_player)
    for seat in range(seats):
        table.casino(seat, 3)
    return table


@rule("CAR-T0.1")
def test_the_start_player_has_the_first_turn() -> None:
    """C is named and begins."""
    state = Table(3, start_player=C).state

    assert (state.active, state.frames[-1]) == (C, SendingFrame(C))


@rule("CAR-T0.1")
def test_turns_go_clockwise_from_the_start_player() -> None:
    """After A comes B, and after C, the last seat, A again."""
    table = all_at_casino(3, start_player=B).begin(B)
    for seat, follower in ((B, C), (C, A), (A, B)):
        table.quiet_turn(seat)
        assert table.event(TurnBegan) == TurnBegan(follower, rule=T0_1)
        assert (table.state.active, table.deciders) == (follower, (follower,))


@rule("CAR-T0.1")
def test_a_round_is_one_turn_of_each_player() -> None:
    """In random matches the seats follow each other without a gap."""
    for match in matches():
        first = match[0].before
        began = [event.seat for ply in match for event in ply.events if isinstance(event, TurnBegan)]
        order = list(first.clockwise(first.start_player)) * first.last_round
        assert [first.start_player, *began] == order


@rule("CAR-T0.2")
def test_the_start_player_advances_the_round_marker() -> None:
    """The turn of B, who is the start player, begins round 3; the turns of the others do not."""
    table = all_at_casino(3, start_player=B).begin(B)
    assert (table.event(RoundBegan), table.state.round) == (RoundBegan(3, last=False, rule=T0_2), 3)
    for seat in (C, A):
        table = all_at_casino(3, start_player=B).begin(seat)
        assert [type(event) for event in table.events] == [TurnBegan]
        assert table.state.round == 2


@rule("CAR-T0.2")
def test_the_marker_reaches_the_last_space_with_the_last_round() -> None:
    """The round before the last one is not yet the last."""
    assert all_at_casino().round(9).begin(A).event(RoundBegan) == RoundBegan(10, last=False, rule=T0_2)
    assert all_at_casino().round(10).begin(A).event(RoundBegan) == RoundBegan(11, last=True, rule=E1)


@rule("CAR-T0.3")
def test_two_to_five_players_take_part() -> None:
    """One and six are refused."""
    assert GAME.info.seats == (2, 3, 4, 5)
    for seats in (1, 6):
        refusal = Refusal(T0_3, {"seats": seats, "least": 2, "most": 5})
        assert GAME.check_setup(seats, GAME.options({})) == refusal
        with pytest.raises(RefusedError):
            Table(seats)


@rule("CAR-T0.3")
def test_few_players_have_eleven_rounds_and_many_have_ten() -> None:
    """In the opening, and played to the end."""
    rounds = {2: 11, 3: 11, 4: 10, 5: 10}
    assert {seats: Table(seats).state.last_round for seats in rounds} == rounds
    for match in matches():
        began = [event.number for ply in match for event in ply.events if isinstance(event, RoundBegan)]
        assert began == list(range(2, rounds[match[0].before.seats] + 1))


@rule("CAR-T0.4")
def test_a_turn_is_ship_actions_then_trading_then_sending() -> None:
    """Then the next player's turn begins."""
    table = all_at_casino().tiles(A, *["ivory"] * 7).begin(A)
    assert table.state.frames[-1] == ShipsFrame(A)
    assert table.check(A, SkipTrade()) == table.check(A, SendShip("casino")) == Refusal(ANOTHER_QUESTION)
    table.play(A, *[ResolveCasino()] * 3)
    assert table.state.frames[-1] == BasketFrame(A)
    assert table.check(A, SendShip("casino")) == Refusal(ANOTHER_QUESTION)
    table.play(A, SkipTrade())
    assert table.state.frames[-1] == DiscardFrame(A)
    table.play(A, *table.legal(A))
    assert table.state.frames[-1] == SendingFrame(A)
    assert table.check(B, SendShip("casino")) == Refusal(NOT_YOUR_DECISION, {"seat": A})
    assert table.all_to_casino(A).state.frames[-1] == ShipsFrame(B)


@rule("CAR-T0.4")
def test_no_turn_goes_back_to_an_earlier_phase() -> None:
    """And one player takes all its steps."""
    for turn in turns():
        phases = [phase(ply) for ply in turn]
        assert phases == sorted(phases)
        assert len({ply.seat for ply in turn}) == 1


@rule("CAR-T0.5")
def test_in_round_one_everybody_only_sends_ships() -> None:
    """From round 2 on a turn begins with the ship actions."""
    for match in matches():
        for ply in match:
            if ply.before.round == 1:
                assert phase(ply) == 3
            for event in ply.events:
                if isinstance(event, TurnBegan):
                    first = SendingFrame if ply.after.round == 1 else ShipsFrame
                    assert ply.after.frames[-1] == first(event.seat)


@rule("CAR-T0.5")
def test_the_first_turn_of_the_second_player_is_phase_three_too() -> None:
    """B still has all three ships at dock and is asked where to send them."""
    table = Table().round(1).sending(A).all_to_casino(A)

    assert table.state.frames[-1] == SendingFrame(B)
    table.all_to_casino(B).all_to_casino(C)
    assert (table.state.round, table.state.frames[-1]) == (2, ShipsFrame(A))


@rule("CAR-T0.6")
def test_nobody_gives_anything_to_another_player() -> None:
    """In random matches no step changes what the other players own."""
    for ply in plies():
        for seat in set(range(ply.before.seats)) - {ply.seat}:
            assert belongings(ply.before, seat) == belongings(ply.after, seat)


@rule("CAR-R22")
def test_the_start_player_marker_does_not_rotate() -> None:
    """After a whole round A begins again and advances the marker."""
    table = all_at_casino().begin(A)
    for number in (4, 5):
        for seat in (A, B, C):
            table.quiet_turn(seat)
        assert table.events[-2:] == [RoundBegan(number, last=False, rule=T0_2), TurnBegan(A, rule=T0_1)]
        assert (table.state.start_player, table.state.active) == (A, A)


@rule("CAR-D1")
def test_exactly_one_player_is_asked_and_has_an_answer() -> None:
    """At every step of random matches, until the match is over."""
    for match in matches():
        for ply in match:
            assert GAME.deciders(ply.before) == (ply.before.active,) == (ply.seat,)
            assert GAME.legal_actions(ply.before, ply.seat)
        assert (GAME.deciders(match[-1].after), match[-1].after.frames) == ((), [])


@rule("CAR-D1")
def test_a_step_with_one_answer_is_still_a_step() -> None:
    """A has no tile and can buy nothing, and is asked nevertheless."""
    table = all_at_casino().begin(A).play(A, *[ResolveCasino()] * 3)

    assert table.deciders == (A,)
    assert table.legal(A) == [SkipTrade()]
