"""Phase I: every ship on the board acts, and what it brings can be used at once."""

import pytest

from games.cargo_noir.table import A, B, Table
from kontor.core import Action, Refusal
from kontor.games.cargo_noir.actions import (
    BasketCard,
    DiscardTile,
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
from kontor.games.cargo_noir.events import CasinoPaid
from kontor.games.cargo_noir.frames import (
    BasketFrame,
    DiscardFrame,
    SendingFrame,
    ShipsFrame,
)
from kontor.games.cargo_noir.rules import T1_1, T1_4
from kontor.testing.marks import rule

CASINO, DRAW, SKIP = ResolveCasino(), ResolveDraw(), SkipTrade()


@rule("CAR-T1.1")
def test_every_ship_on_the_board_acts_in_an_order_of_choice() -> None:
    """Casino, Panama and Black Market are offered together, and what is left again after each step."""
    table = Table().casino(A).stack("panama", A, 2).at_market(A).begin(A)
    assert table.state.frames[-1] == ShipsFrame(A)
    assert table.legal(A) == [CASINO, ResolveCapture("panama"), DRAW]

    assert table.play(A, DRAW).legal(A) == [CASINO, ResolveCapture("panama")]
    assert table.play(A, CASINO).legal(A) == [ResolveCapture("panama")]
    assert table.play(A, ResolveCapture("panama")).state.frames[-1] == BasketFrame(A)


@rule("CAR-T1.1")
def test_only_ships_of_the_active_player_act() -> None:
    """B's ship in Panama does nothing in A's turn."""
    table = Table().casino(A).stack("panama", B, 2).casino(B).at_market(B).ships(A)

    assert table.legal(A) == [CASINO]
    for verb in (ResolveCapture, ResolveRaise, ResolveWithdraw):
        assert table.check(A, verb("panama")) == Refusal(T1_1, {"port": "panama"})


@rule("CAR-T1.2")
def test_coins_of_one_action_pay_for_the_next() -> None:
    """With an empty safe A cannot raise; after the Casino's two coins A can."""
    table = Table().safe(A, 0).casino(A).stack("panama", A, 2).stack("panama", B, 3).ships(A)
    assert ResolveRaise("panama") not in table.legal(A)

    table.play(A, CASINO)
    assert ResolveRaise("panama") in table.legal(A)
    table.play(A, ResolveRaise("panama"), RaiseTo(4))
    assert (table.state.safes[A], table.state.stacks["panama"]) == (0, [4, 3, 0])


@rule("CAR-T1.2")
def test_a_tile_of_one_action_is_given_in_the_next() -> None:
    """A draws gold with one ship and swaps it with the other."""
    table = Table().market("ivory", *["art"] * 7).draws("gold").at_market(A, 2).ships(A)
    assert table.legal(A) == [DRAW]

    table.play(A, DRAW)
    assert table.legal(A) == [DRAW, ResolveSwap("gold")]
    assert table.play(A, ResolveSwap("gold"), SwapTake("ivory")).types(A) == ["ivory"]


@rule("CAR-T1.3")
@pytest.mark.parametrize(
    "actions",
    [
        (CASINO,),
        (DRAW,),
        (ResolveSwap("gold"), SwapTake("ivory")),
        (ResolveCapture("bombay"),),
        (ResolveWithdraw("panama"),),
    ],
)
def test_a_ship_that_has_acted_is_back_at_the_family_sheet(actions: tuple[Action, ...]) -> None:
    """One of four ships is at dock afterwards, the others are where they were."""
    table = Table().cards(A, "cargo_ship").casino(A).at_market(A).stack("bombay", A, 1).stack("panama", A, 1)
    table.stack("panama", B, 2).tiles(A, "gold").market("ivory", *["art"] * 7).ships(A)
    assert table.state.docks[A] == 0

    table.play(A, *actions)
    s = table.state
    assert s.docks[A] == 1
    ports = sum(stacks[A] > 0 for stacks in s.stacks.values())
    assert s.at_casino[A] + s.at_black_market[A] + ports == 3
    table.assert_census()


@rule("CAR-T1.3")
def test_only_a_ship_whose_bid_was_raised_stays_and_is_not_available() -> None:
    """Of three ships two are sent in Phase III."""
    table = Table().casino(A, 2).stack("panama", A, 1).stack("panama", B, 2).ships(A)
    table.play(A, ResolveRaise("panama"), RaiseTo(3))
    assert table.state.docks[A] == 0

    table.play(A, CASINO, CASINO, SKIP)
    assert (table.state.frames[-1], table.state.docks[A]) == (SendingFrame(A), 2)
    assert table.state.stacks["panama"] == [3, 2, 0]


@rule("CAR-T1.4")
def test_each_ship_at_the_casino_brings_two_coins() -> None:
    """From the bank into the safe, one ship at a time."""
    table = Table().casino(A, 2).casino(B).ships(A).play(A, CASINO)
    assert table.event(CasinoPaid) == CasinoPaid(A, 2, rule=T1_4)
    assert (table.state.safes, table.state.coin_bank) == ([9, 7, 7], 37)
    assert table.state.at_casino == [1, 1, 0]

    table.play(A, CASINO)
    assert (table.state.safes, table.state.coin_bank) == ([11, 7, 7], 35)
    assert table.state.at_casino == [0, 1, 0]


@rule("CAR-T1.4")
def test_without_a_ship_at_the_casino_there_are_no_coins() -> None:
    """B's ship there is of no use to A."""
    table = Table().at_market(A).casino(B).ships(A)

    assert table.check(A, CASINO) == Refusal(T1_4)
    assert CASINO not in table.legal(A)


@rule("CAR-T1.6")
def test_tiles_beyond_the_capacity_are_kept_until_the_end_of_phase_two() -> None:
    """Six tiles, one drawn and four captured: all eleven can be traded, and then what is too much is discarded."""
    table = Table().tiles(A, *["ivory"] * 6).draws("ivory", *["gold"] * 4).port("rotterdam", *["ivory"] * 4)
    table.at_market(A).stack("rotterdam", A, 1).ships(A)
    table.play(A, DRAW)
    assert len(table.state.tiles[A]) == 7
    table.play(A, ResolveCapture("rotterdam"))
    assert table.types(A) == ["ivory"] * 11
    assert (table.state.frames[-1], table.state.discard) == (BasketFrame(A), [])
    assert table.check(A, BasketCard("principality")) is None

    table.play(A, SKIP)
    assert table.state.frames[-1] == DiscardFrame(A)
    table.play(A, *[DiscardTile("ivory")] * 5)
    assert (len(table.state.tiles[A]), table.state.frames[-1]) == (6, SendingFrame(A))


@rule("CAR-U3", "CAR-R17")
@pytest.mark.parametrize(("bank", "paid"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_a_small_bank_pays_what_is_left(bank: int, paid: int) -> None:
    """None to two coins for a ship at the Casino."""
    table = Table().casino(A, 3).bank(bank).ships(A).play(A, CASINO)

    assert table.event(CasinoPaid) == CasinoPaid(A, paid, rule=T1_4)
    assert (table.state.safes[A], table.state.coin_bank) == (7 + paid, bank - paid)


@rule("CAR-U3")
def test_nothing_is_owed_later() -> None:
    """The bank was empty for the first ship; when coins come in, the second gets two and no more."""
    table = Table().casino(A, 2).stack("panama", A, 5).bank(0).ships(A).play(A, CASINO, ResolveCapture("panama"))
    assert (table.state.safes[A], table.state.coin_bank) == (7, 5)

    table.play(A, CASINO)
    assert (table.state.safes[A], table.state.coin_bank) == (9, 3)


@rule("CAR-R18")
def test_with_an_empty_bank_the_order_matters() -> None:
    """A capture of one coin before the Casino brings this coin, after it none."""
    for actions, safe in (((ResolveCapture("panama"), CASINO), 8), ((CASINO, ResolveCapture("panama")), 7)):
        table = Table().casino(A).stack("panama", A, 1).bank(0).ships(A).play(A, *actions)
        assert (table.state.safes[A], table.state.coin_bank) == (safe, 8 - safe)
