import pytest

from games.cargo_noir.table import A, B, Table
from kontor.core import Action, Change, Forecast
from kontor.games.cargo_noir import GAME
from kontor.games.cargo_noir.actions import (
    BasketCard,
    CloseBasket,
    CloseTrade,
    DiscardTile,
    EndTurn,
    PayTile,
    RaiseTo,
    ResolveCapture,
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
from kontor.games.cargo_noir.rules import C3, C5, E2, E5, T1_4, T1_7, T1_9, T1_10, T2_2, T2_7, T2_12, T2_14, T3_3
from kontor.testing.marks import rule

FOUR_DIFFERENT = ("art", "cars", "cigars", "gold")


def told(table: Table, action: Action) -> Forecast | None:
    """Return what A is told before the action, which is legal."""
    assert table.check(A, action) is None
    return GAME.forecast(table.state, A, action)


def closing(table: Table, cards: tuple[str, ...], tiles: tuple[str, ...]) -> Forecast | None:
    """Return what A is told before closing a trade of these cards for these tiles."""
    table.trade(A).play(A, *map(BasketCard, cards), CloseBasket(), *map(PayTile, tiles))
    return told(table, CloseTrade())


@rule("CAR-T1.4")
@pytest.mark.parametrize(("bank", "coins"), [(5, 2), (2, 2), (1, 1), (0, 0)])
def test_a_casino_ship_foretells_the_coins_that_the_bank_can_pay(bank: int, coins: int) -> None:
    """Two, or what is left."""
    table = Table().casino(A).bank(bank).ships(A)

    assert told(table, ResolveCasino()) == (Change("safe", "seat:0", 7, 7 + coins, T1_4),)


@rule("CAR-T1.4")
def test_an_unlimited_bank_is_foretold_to_pay_in_full() -> None:
    """Though it holds nothing."""
    table = Table(coin_supply="unlimited").casino(A).bank(0).ships(A)

    assert told(table, ResolveCasino()) == (Change("safe", "seat:0", 7, 9, T1_4),)


@rule("CAR-T1.7")
def test_a_capture_foretells_tiles_value_and_stack() -> None:
    """Two gold tiles join one: 9 instead of 1; what refills the port is not told."""
    table = Table().tiles(A, "gold").port("panama", "gold", "gold").stack("panama", A, 3).ships(A)

    assert told(table, ResolveCapture("panama")) == (
        Change("tiles", "seat:0", 1, 3, T1_7),
        Change("value", "seat:0", 1, 9, T2_14),
        Change("stack", "destination:panama", 3, 0, T1_7),
    )


@rule("CAR-T1.10")
def test_a_withdrawal_foretells_the_safe() -> None:
    """The whole stack comes back."""
    table = Table().stack("panama", A, 3).stack("panama", B, 4).ships(A)

    assert told(table, ResolveWithdraw("panama")) == (Change("safe", "seat:0", 7, 10, T1_10),)


@rule("CAR-C5")
@pytest.mark.parametrize(("bank", "coins"), [(3, 2), (1, 1), (0, 0)])
def test_a_withdrawal_foretells_what_a_syndicate_pays_more(bank: int, coins: int) -> None:
    """Two coins, or what the bank holds; once per card and turn."""
    table = Table().cards(A, "syndicate").cards(B, "syndicate")
    for port in ("panama", "bombay"):
        table.stack(port, A, 3).stack(port, B, 4)
    table.bank(bank).ships(A)
    assert told(table, ResolveWithdraw("panama")) == (
        Change("safe", "seat:0", 7, 10, T1_10),
        Change("syndicate", "seat:0", 0, coins, C5),
    )

    table.play(A, ResolveWithdraw("panama"))
    assert told(table, ResolveWithdraw("bombay")) == (Change("safe", "seat:0", 10 + coins, 13 + coins, T1_10),)


@rule("CAR-T1.9")
def test_a_raise_foretells_stack_and_safe() -> None:
    """From 2 to 6 with four coins of seven."""
    table = Table().stack("panama", A, 2).stack("panama", B, 4).ships(A).play(A, ResolveRaise("panama"))

    assert told(table, RaiseTo(6)) == (
        Change("stack", "destination:panama", 2, 6, T1_9),
        Change("safe", "seat:0", 7, 3, T1_9),
    )


@rule("CAR-T3.3")
def test_a_bid_foretells_stack_and_safe() -> None:
    """Five coins of seven."""
    table = Table().stack("panama", B, 4).sending(A).play(A, SendShip("panama"))

    assert told(table, SetBid(5)) == (
        Change("stack", "destination:panama", 0, 5, T3_3),
        Change("safe", "seat:0", 7, 2, T3_3),
    )


@rule("CAR-T2.14")
def test_a_swap_foretells_what_the_tiles_are_worth_then() -> None:
    """Art for the third gold tile: 9 instead of 5."""
    table = Table().tiles(A, "gold", "gold", "art").market("gold", *["cars"] * 7).at_market(A).ships(A)
    table.play(A, ResolveSwap("art"))

    assert told(table, SwapTake("gold")) == (Change("value", "seat:0", 5, 9, T2_14),)


@rule("CAR-T2.14")
def test_a_discard_foretells_what_the_other_tiles_are_worth() -> None:
    """Seven equal tiles are worth 49, six 36."""
    table = Table().tiles(A, *["gold"] * 7).trade(A).play(A, SkipTrade())

    assert told(table, DiscardTile("gold")) == (Change("value", "seat:0", 49, 36, T2_14),)


@rule("CAR-T2.2", "CAR-E5")
def test_a_card_in_the_basket_foretells_cost_and_points() -> None:
    """Added to five points owned: first a Villa, then a Warehouse too."""
    table = Table().cards(A, "syndicate").tiles(A, *["gold"] * 5).trade(A)
    assert told(table, BasketCard("villa")) == (
        Change("cost", "seat:0", 0, 15, T2_2),
        Change("points", "seat:0", 5, 20, E5),
    )

    table.play(A, BasketCard("villa"))
    assert told(table, BasketCard("warehouse")) == (
        Change("cost", "seat:0", 15, 25, T2_2),
        Change("points", "seat:0", 5, 25, E5),
    )


@rule("CAR-T2.14")
def test_a_tile_paid_foretells_what_the_payment_is_worth() -> None:
    """The third different tile makes 6 of 3."""
    table = Table().tiles(A, *FOUR_DIFFERENT).trade(A).play(A, BasketCard("warehouse"), CloseBasket())
    assert told(table, PayTile("art")) == (Change("payment", "seat:0", 0, 1, T2_14),)

    table.play(A, PayTile("art"), PayTile("cars"))
    assert told(table, PayTile("gold")) == (Change("payment", "seat:0", 3, 6, T2_14),)


@rule("CAR-E5", "CAR-T2.14")
def test_an_exact_trade_foretells_points_and_what_is_left() -> None:
    """A Syndicate for ten: no surplus, no coins; two ivory stay."""
    table = Table().cards(A, "villa").tiles(A, *FOUR_DIFFERENT, "ivory", "ivory")

    assert closing(table, ("syndicate",), FOUR_DIFFERENT) == (
        Change("points", "seat:0", 15, 20, E5),
        Change("value", "seat:0", 16, 4, T2_14),
    )


@rule("CAR-T2.7")
def test_an_overpaid_trade_foretells_the_surplus_that_is_lost() -> None:
    """Sixteen for a Syndicate of ten, also where coins could pay."""
    for rounds in (2, 11):
        table = Table().tiles(A, *["gold"] * 4).round(rounds)
        assert closing(table, ("syndicate",), ("gold",) * 4) == (
            Change("points", "seat:0", 0, 5, E5),
            Change("surplus", "seat:0", 0, 6, T2_7),
            Change("value", "seat:0", 16, 0, T2_14),
        )


@rule("CAR-E2")
def test_a_trade_of_the_last_round_foretells_the_coins() -> None:
    """Nine from tiles, one from the safe."""
    table = Table().tiles(A, *["gold"] * 3).last_round()

    assert closing(table, ("syndicate",), ("gold",) * 3) == (
        Change("points", "seat:0", 0, 5, E5),
        Change("safe", "seat:0", 7, 6, E2),
        Change("value", "seat:0", 9, 0, T2_14),
    )


@rule("CAR-C3", "CAR-T2.12")
def test_a_trade_foretells_ships_and_slots() -> None:
    """Two Cargo Ships and a Warehouse for 40, seven equal tiles paying 49."""
    table = Table().stack("panama", A, 2).cards(A, "warehouse").tiles(A, *["gold"] * 7)

    changes = closing(table, ("cargo_ship", "warehouse", "cargo_ship"), ("gold",) * 7)
    assert changes == (
        Change("points", "seat:0", 5, 20, E5),
        Change("surplus", "seat:0", 0, 9, T2_7),
        Change("value", "seat:0", 49, 0, T2_14),
        Change("ships", "seat:0", 2, 4, C3),
        Change("capacity", "seat:0", 8, 10, T2_12),
    )


def test_nothing_is_foretold_where_nothing_moves_or_chance_follows() -> None:
    """First halves of pairs, draws, skips and ends; places in Macao cost nothing."""
    table = Table().tiles(A, "gold").at_market(A).stack("panama", A, 1).stack("panama", B, 2).ships(A)
    silent = (
        ResolveDraw(),
        ResolveRaise("panama"),
        ResolveSwap("gold"),
        SkipTrade(),
        CloseBasket(),
        SendShip("casino"),
        SendShip("panama"),
        EndTurn(),
    )

    assert [GAME.forecast(table.state, A, action) for action in silent] == [None] * len(silent)
