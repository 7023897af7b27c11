"""Laws of play: what holds between the phases of a turn, and how long turns and matches are."""

from collections import Counter

from games.cargo_noir.matches import Ply, matches, plies, turns
from kontor.games.cargo_noir import GAME, CargoNoirState
from kontor.games.cargo_noir.actions import CloseTrade, ResolveWithdraw
from kontor.games.cargo_noir.events import CardsBought, SyndicatePaid, TurnBegan
from kontor.games.cargo_noir.frames import (
    BasketFrame,
    BidFrame,
    CargoNoirFrame,
    DiscardFrame,
    PaymentFrame,
    RaiseFrame,
    SendingFrame,
    ShipsFrame,
    SwapFrame,
)
from kontor.games.cargo_noir.supply import capacity
from kontor.testing.marks import rule

PHASE_ONE = (ShipsFrame, RaiseFrame, SwapFrame)
PHASE_TWO = (BasketFrame, PaymentFrame, DiscardFrame)
PHASE_THREE = (SendingFrame, BidFrame)


def on_board(s: CargoNoirState, seat: int) -> int:
    """Count the ships of a player on the board."""
    return s.at_casino[seat] + s.at_black_market[seat] + sum(stacks[seat] > 0 for stacks in s.stacks.values())


def steps(turn: list[Ply], *phase: type[CargoNoirFrame]) -> list[Ply]:
    """Return the steps of a phase of a turn."""
    return [ply for ply in turn if isinstance(ply.before.frames[-1], phase)]


@rule("CAR-I6")
def test_a_turn_begins_with_stacks_that_are_alone_or_outbid() -> None:
    """Nobody's own stack is the highest of several."""
    alone = outbid = 0
    for turn in turns():
        s, seat = turn[0].before, turn[0].seat
        for port in s.unresolved_ports(seat):
            highest = s.highest_other(port, seat)
            assert highest == 0 or highest > s.stacks[port][seat]
            alone += highest == 0
            outbid += highest > 0
    assert min(alone, outbid) > 0


@rule("CAR-I7")
def test_after_phase_one_only_raised_ships_are_on_the_board() -> None:
    """Each of them on the highest stack of its port."""
    raised = 0
    for turn in turns():
        seat = turn[0].seat
        for ply in steps(turn, *PHASE_ONE)[-1:]:
            s = ply.after
            assert (s.at_casino[seat], s.at_black_market[seat]) == (0, 0)
            for port, stacks in s.stacks.items():
                if stacks[seat]:
                    raised += 1
                    assert port in s.raised
                    assert stacks[seat] > s.highest_other(port, seat)
    assert raised > 0


@rule("CAR-I8")
def test_after_phase_two_the_tiles_fit_into_the_warehouse() -> None:
    """Which has at most ten slots."""
    full = 0
    for turn in turns():
        seat = turn[0].seat
        for ply in steps(turn, *PHASE_TWO)[-1:]:
            slots = capacity(GAME.box, ply.after, seat)
            assert len(ply.after.tiles[seat]) <= slots <= 10
            full += len(ply.after.tiles[seat]) == slots
    assert full > 0


@rule("CAR-I8")
def test_after_phase_three_no_ship_is_at_dock() -> None:
    """The last turn apart, where ships may stay."""
    for turn in turns():
        after, seat = turn[-1].after, turn[0].seat
        if not turn[0].before.in_last_round:
            assert after.docks[seat] == 0


@rule("CAR-I12")
def test_a_trade_pays_at_least_its_cost() -> None:
    """With tiles, and in the last round with coins as well."""
    coins: Counter[bool] = Counter()
    for ply in plies():
        for event in ply.events:
            if isinstance(event, CardsBought):
                tiles = [GAME.box.type_of[tile] for tile in event.tiles]
                assert event.value == GAME.box.combos.best_value(tiles)
                cost = GAME.box.cost(event.cards, ply.before.options.has_former_uniques)
                assert event.value + event.coins >= cost
                assert sorted([*ply.before.cards[event.seat], *event.cards]) == sorted(ply.after.cards[event.seat])
                coins[ply.before.in_last_round] += event.coins
    assert coins[False] == 0 < coins[True]


@rule("CAR-I12")
def test_before_the_last_round_phase_two_leaves_the_safe_alone() -> None:
    """No step of it moves a coin."""
    trades = 0
    for turn in turns():
        for ply in steps(turn, *PHASE_TWO):
            if not ply.before.in_last_round:
                assert (ply.after.safes, ply.after.coin_bank) == (ply.before.safes, ply.before.coin_bank)
                trades += isinstance(ply.action, CloseTrade)
    assert trades > 0


@rule("CAR-I13")
def test_there_are_as_many_turns_as_players_times_rounds() -> None:
    """The start player and the order never change."""
    for match in matches():
        s = match[0].before
        order = [s.active, *(event.seat for ply in match for event in ply.events if isinstance(event, TurnBegan))]
        assert order == [*s.clockwise(s.start_player)] * s.last_round
        assert len(order) == s.seats * (11 if s.seats <= 3 else 10)
        assert {ply.after.start_player for ply in match} == {s.start_player}


@rule("CAR-I15")
def test_a_withdrawal_never_reduces_coins() -> None:
    """The stack comes back, and a Syndicate may pay."""
    withdrawals = 0
    for ply in plies():
        if isinstance(ply.action, ResolveWithdraw):
            withdrawals += 1
            stack = ply.before.stacks[ply.action.port][ply.seat]
            paid = sum(event.coins for event in ply.events if isinstance(event, SyndicatePaid))
            assert ply.after.safes[ply.seat] == ply.before.safes[ply.seat] + stack + paid
            assert paid in (0, 1, 2)
    assert withdrawals > 0


@rule("CAR-I15")
def test_syndicates_pay_at_most_four_coins_in_a_turn() -> None:
    """Two for each card that the player owns."""
    most = 0
    for turn in turns():
        events = [event for ply in turn for event in ply.events if isinstance(event, SyndicatePaid)]
        assert len(events) <= turn[0].before.cards[turn[0].seat].count("syndicate") <= 2
        most = max(most, sum(event.coins for event in events))
    assert 0 < most <= 4


@rule("CAR-I16")
def test_from_round_two_on_a_turn_begins_with_the_whole_fleet_on_the_board() -> None:
    """None is at dock, so every turn has ship actions."""
    for turn in turns():
        s, seat = turn[0].before, turn[0].seat
        if s.round >= 2:
            assert (s.docks[seat], on_board(s, seat)) == (0, 3 + s.cards[seat].count("cargo_ship"))
            assert s.frames[-1] == ShipsFrame(seat)


@rule("CAR-I17")
def test_no_turn_has_more_than_seventy_steps() -> None:
    """At most 10 in Phase I, 19 for the basket, 26 for payment and discards and 11 in Phase III."""
    limits = {PHASE_ONE: 10, (BasketFrame,): 19, (PaymentFrame, DiscardFrame): 26, PHASE_THREE: 11}
    assert sum(limits.values()) <= 70
    for turn in turns():
        assert all(len(steps(turn, *frames)) <= most for frames, most in limits.items())


@rule("CAR-I17")
def test_the_greatest_number_of_steps_is_declared() -> None:
    """Seventy steps in ten turns of five players; no match has more than its own number."""
    assert GAME.info.max_decisions == 70 * 5 * 10 == 3500
    for match in matches():
        s = match[0].before
        assert len(match) <= 70 * s.seats * s.last_round <= GAME.info.max_decisions
