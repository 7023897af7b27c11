import pytest

from games.cargo_noir.table import A, B, Table
from kontor.core import Refusal
from kontor.games.cargo_noir import GAME
from kontor.games.cargo_noir.actions import BasketCard, CloseBasket, CloseTrade, DiscardTile, PayTile, SkipTrade
from kontor.games.cargo_noir.events import TileDiscarded, TurnBegan
from kontor.games.cargo_noir.frames import BasketFrame, DiscardFrame, SendingFrame
from kontor.games.cargo_noir.rules import T2_11
from kontor.games.cargo_noir.supply import capacity
from kontor.testing.marks import rule

SIX = ("alcohol", "art", "art", "cars", "gold", "wild")
NINE = (*SIX, "ivory", "ivory", "ivory")


@rule("CAR-T2.11", "CAR-D10")
def test_a_player_with_more_tiles_than_the_capacity_discards() -> None:
    """With seven tiles one goes, of the player's choice, to the discard pile; then ships are sent."""
    table = Table().tiles(A, *SIX, "ivory").trade(A).play(A, SkipTrade())
    assert table.state.frames[-1] == DiscardFrame(A)
    ivory = table.state.tiles[A][-1]
    table.play(A, DiscardTile("ivory"))

    assert table.events == [TileDiscarded(A, ivory, rule=T2_11)]
    assert table.state.discard == [ivory]
    assert table.types(A) == sorted(SIX)
    assert table.state.frames[-1] == SendingFrame(A)


@rule("CAR-T2.11", "CAR-R9", "CAR-D10")
def test_a_player_with_no_more_tiles_than_the_capacity_discards_nothing() -> None:
    """Six tiles are not too many: no tile can be discarded voluntarily."""
    for tiles in (SIX, SIX[:5], ()):
        table = Table().tiles(A, *tiles).trade(A).play(A, SkipTrade())
        assert table.state.frames[-1] == SendingFrame(A)
        assert table.types(A) == sorted(tiles)
        assert table.check(A, DiscardTile("art")) is not None


@rule("CAR-T2.11", "CAR-R9")
def test_exactly_the_excess_is_discarded() -> None:
    """Of nine tiles three, one by one; the fourth is not asked for."""
    table = Table().tiles(A, *NINE).trade(A).play(A, SkipTrade())
    for left in (8, 7):
        table.play(A, DiscardTile("ivory"))
        assert (len(table.state.tiles[A]), table.state.frames[-1]) == (left, DiscardFrame(A))
    table.play(A, DiscardTile("wild"))

    assert table.types(A) == ["alcohol", "art", "art", "cars", "gold", "ivory"]
    assert table.state.frames[-1] == SendingFrame(A)


@rule("CAR-T2.11")
def test_players_discard_only_their_own_tiles() -> None:
    """Every type that the player has is offered once; another one is refused."""
    table = Table().tiles(A, *SIX, "ivory").tiles(B, "jewels").trade(A).play(A, SkipTrade())

    assert table.legal(A) == [DiscardTile(each) for each in ("alcohol", "art", "cars", "gold", "ivory", "wild")]
    assert table.check(A, DiscardTile("jewels")) == Refusal(T2_11, {"cargo_type": "jewels"})
    assert table.check(A, DiscardTile("art")) is None


@rule("CAR-T2.11")
def test_the_discard_holds_in_the_last_turn_too() -> None:
    """The last player of the last round discards before the game ends."""
    table = Table(2).tiles(B, *SIX, "ivory").last_round().trade(B).play(B, SkipTrade())
    assert table.state.frames[-1] == DiscardFrame(B)

    table.play(B, DiscardTile("art"))
    assert (table.state.frames, len(table.state.tiles[B])) == ([], 6)


@rule("CAR-R10", "CAR-T2.11")
def test_excess_may_be_discarded_though_it_could_be_traded() -> None:
    """Nine tiles worth many cards: the player may skip and throw three away."""
    table = Table().tiles(A, *NINE).trade(A)
    assert BasketCard("warehouse") in table.legal(A)

    table.play(A, SkipTrade(), *[DiscardTile("ivory")] * 3)
    assert (table.state.cards[A], table.types(A)) == ([], sorted(SIX))


@rule("CAR-R10", "CAR-T2.1")
def test_excess_may_be_traded_instead() -> None:
    """Four of nine tiles buy a Syndicate, the other five stay."""
    table = Table().tiles(A, *NINE).trade(A).play(A, BasketCard("syndicate"), CloseBasket())
    table.play(A, *[PayTile("ivory")] * 3, PayTile("wild"), CloseTrade())

    assert table.types(A) == ["alcohol", "art", "art", "cars", "gold"]
    assert table.state.frames[-1] == SendingFrame(A)


@rule("CAR-T2.12", "CAR-C4")
@pytest.mark.parametrize(("warehouses", "slots"), [(0, 6), (1, 8), (2, 10)])
def test_every_warehouse_card_adds_two_slots(warehouses: int, slots: int) -> None:
    """That many tiles may be kept, and no more; other cards do not count."""
    table = Table().cards(A, *["warehouse"] * warehouses, "villa", "syndicate").cards(B, "warehouse")
    assert capacity(GAME.box, table.state, A) == slots
    assert table.view(B).players[A].capacity == slots

    table.tiles(A, *["gold"] * (slots - 5), *["art"] * 5).trade(A).play(A, SkipTrade())
    assert table.state.frames[-1] == SendingFrame(A)
    table.tiles(A, *["gold"] * (slots - 5), *["art"] * 6).trade(A).play(A, SkipTrade())
    assert table.state.frames[-1] == DiscardFrame(A)


@rule("CAR-C4", "CAR-T2.12", "CAR-C2")
def test_a_warehouse_bought_in_this_turn_counts_at_once() -> None:
    """Twelve tiles: four pay it, the other eight fit."""
    eight = ("gold",) * 5 + ("cars",) * 3
    table = Table().tiles(A, *eight, "art", "cigars", "ivory", "wild").trade(A).play(A, BasketCard("warehouse"))
    table.play(A, CloseBasket(), *map(PayTile, ("art", "cigars", "ivory", "wild")), CloseTrade())

    assert table.types(A) == sorted(eight)
    assert table.state.frames[-1] == SendingFrame(A)


@rule("CAR-R9")
def test_tiles_cannot_be_handed_in_without_a_card() -> None:
    """While the basket is empty there is no payment, and nothing is discarded."""
    table = Table().tiles(A, *NINE).trade(A)

    assert table.state.frames[-1] == BasketFrame(A)
    assert table.check(A, PayTile("ivory")) is not None
    assert table.check(A, DiscardTile("ivory")) is not None
    assert table.check(A, CloseTrade()) is not None


@rule("CAR-T2.11")
def test_a_player_whose_ships_are_all_bound_still_discards() -> None:
    """Three raised ships: after the discard the next player's turn begins."""
    table = Table().tiles(A, *SIX, "ivory")
    for port in ("bombay", "panama", "rotterdam"):
        table.stack(port, A, 2)
    for _ in range(3):
        table.casino(B)
    table.trade(A).play(A, SkipTrade(), DiscardTile("ivory"))

    assert table.event(TurnBegan).seat == B
    assert len(table.state.tiles[A]) == 6
