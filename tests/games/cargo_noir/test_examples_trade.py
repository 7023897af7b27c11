"""The ledger's worked examples of trading (section 9)."""

import pytest

from games.cargo_noir.table import A, Table
from kontor.core import Action, Refusal
from kontor.games.cargo_noir import GAME
from kontor.games.cargo_noir.actions import (
    BasketCard,
    CloseBasket,
    CloseTrade,
    DiscardTile,
    PayTile,
    SendShip,
    SetBid,
    SkipTrade,
)
from kontor.games.cargo_noir.combos import Combo
from kontor.games.cargo_noir.events import CardsBought, TileDiscarded
from kontor.games.cargo_noir.frames import DiscardFrame, PaymentFrame, SendingFrame
from kontor.games.cargo_noir.rules import C1, E2, T2_2
from kontor.testing.marks import rule

JEWELS = ("jewels",) * 4 + ("wild",)
REST = ("cars",) * 3 + ("weapons",)
NINE = GAME.box.cargo


def trading(*cards: str, tiles: tuple[str, ...] = (*JEWELS, *REST)) -> Table:
    """Return a table where A has chosen cards and is to pay with the tiles of the first examples, or others."""
    return Table().tiles(A, *tiles).trade(A).play(A, *map(BasketCard, cards), CloseBasket())


def pay(*cargo_types: str) -> list[Action]:
    """Return the steps that pay these tiles."""
    return [PayTile(cargo_type) for cargo_type in cargo_types]


@rule("CAR-X1")
def test_five_jewels_buy_a_cargo_ship_and_a_warehouse() -> None:
    """Four and a wild tile are worth 25; cars and weapon stay."""
    table = trading("cargo_ship", "warehouse").play(A, *pay(*JEWELS))
    assert table.view(A).trade.combos == (Combo("same", JEWELS, 25),)
    table.play(A, CloseTrade())

    assert (table.event(CardsBought).value, table.event(CardsBought).coins) == (25, 0)
    assert table.state.cards[A] == ["cargo_ship", "warehouse"]
    assert table.types(A) == sorted(REST)


@rule("CAR-X2")
def test_three_cars_and_a_weapon_buy_a_warehouse() -> None:
    """Nine and one are ten; jewels and wild tile stay."""
    table = trading("warehouse").play(A, *pay(*REST[:3]))
    assert table.check(A, CloseTrade()) == Refusal(T2_2, {"cost": 10, "value": 9}, "payment")
    table.play(A, *pay(*REST[3:]), CloseTrade())

    assert (table.event(CardsBought).value, table.state.cards[A]) == (10, ["warehouse"])
    assert table.types(A) == sorted(JEWELS)


@rule("CAR-X3")
@pytest.mark.parametrize("third", ["warehouse", "syndicate"])
def test_all_nine_tiles_buy_three_cards(third: str) -> None:
    """25, 9 and 1 are 35: a Cargo Ship, a Warehouse and one more."""
    table = trading("cargo_ship", "warehouse", third).play(A, *pay(*JEWELS, *REST))
    assert [combo.value for combo in table.view(A).trade.combos] == [25, 9, 1]
    table.play(A, CloseTrade())

    assert table.state.cards[A] == ["cargo_ship", "warehouse", third]
    assert (table.state.tiles[A], table.event(CardsBought).value) == ([], 35)


@rule("CAR-X4")
def test_a_cargo_ship_costs_fifteen_and_gives_five_points() -> None:
    """As shown on the card; also when one is bought."""
    card = GAME.box.cards["cargo_ship"]
    assert (card.cost, card.points) == (15, 5)

    table = trading("cargo_ship", tiles=("gold",) * 4).play(A, *pay(*["gold"] * 4), CloseTrade())
    assert GAME.scores(table.state)[A].total == 5


@rule("CAR-X9")
def test_nine_different_tiles_and_four_coins_buy_the_cronies() -> None:
    """In the final round 45 and 4 are 49."""
    table = Table().tiles(A, *NINE).safe(A, 4).last_round().trade(A)
    table.play(A, BasketCard("cronies"), CloseBasket(), *pay(*NINE), CloseTrade())

    assert (table.event(CardsBought).value, table.event(CardsBought).coins) == (45, 4)
    assert (table.state.safes[A], table.state.cards[A]) == (0, ["cronies"])


@rule("CAR-X14", "CAR-X15", "CAR-X16")
@pytest.mark.parametrize(
    ("tiles", "value"),
    [
        (("alcohol", "alcohol", "art", "gold"), 7),
        (("ivory", "ivory", "ivory", "art", "gold", "wild"), 19),
        (("wild", "wild", "wild"), 9),
    ],
)
def test_tiles_are_worth_the_best_division(tiles: tuple[str, ...], value: int) -> None:
    """Alcohol twice does not make a set of four; the wild tile joins the ivory; three wild tiles are equal."""
    table = Table(5).market(*["gold"] * 8).tiles(A, *tiles).trade(A)

    assert table.view(A).players[A].value == value
    assert table.view(A).trade.most == value
    assert sum(combo.value for combo in table.view(A).players[A].combos) == value
    assert table.check(A, BasketCard("dive_bar")) == Refusal(
        T2_2, {"card": "dive_bar", "cost": 35, "most": value}, "card"
    )


@rule("CAR-X17")
def test_a_warehouse_bought_with_four_of_nine_tiles_leaves_nothing_to_discard() -> None:
    """Five tiles are left, and eight slots."""
    table = trading("warehouse", tiles=("art", "cars", "cigars", "gold", *["ivory"] * 5))
    table.play(A, *pay("art", "cars", "cigars", "gold"), CloseTrade())

    assert table.types(A) == ["ivory"] * 5
    assert table.view(A).players[A].capacity == 8
    assert table.state.frames[-1] == SendingFrame(A)


@rule("CAR-X18")
def test_nine_tiles_without_a_trade_cost_three() -> None:
    """Exactly three of the player's choice."""
    table = Table().tiles(A, *NINE).trade(A).play(A, SkipTrade())
    for cargo_type in ("gold", "art", "weapons"):
        assert table.state.frames[-1] == DiscardFrame(A)
        table.play(A, DiscardTile(cargo_type))
        assert table.types_in([table.event(TileDiscarded).tile]) == [cargo_type]

    assert table.types(A) == ["alcohol", "cars", "cigars", "ivory", "jewels", "uranium"]
    assert table.state.frames[-1] == SendingFrame(A)


@rule("CAR-X20")
def test_a_third_warehouse_is_refused() -> None:
    """Two are owned."""
    table = Table().cards(A, "warehouse", "warehouse").tiles(A, *["gold"] * 6).trade(A)

    assert table.check(A, BasketCard("warehouse")) == Refusal(C1, {"card": "warehouse", "limit": 2})
    assert BasketCard("warehouse") not in table.legal(A)


@rule("CAR-X24")
def test_one_of_three_alcohol_may_belong_to_the_different_tiles() -> None:
    """49: nine different and two equal; neither 45 nor 47."""
    tiles = (*NINE, "alcohol", "alcohol")
    table = trading("cronies", tiles=tiles).play(A, *pay(*tiles))

    trade = table.view(A).trade
    assert (trade.value, trade.most) == (49, 49)
    assert [(combo.kind, len(combo.cargo_types)) for combo in trade.combos] == [("different", 9), ("same", 2)]
    assert table.play(A, CloseTrade()).event(CardsBought).value == 49


@rule("CAR-X25")
def test_a_basket_of_25_is_paid_tile_by_tile() -> None:
    """35 are there: one card of ten more could be had, a Villa not; after four jewels the trade cannot be closed."""
    table = Table().tiles(A, *JEWELS, *REST).trade(A).play(A, BasketCard("cargo_ship"), BasketCard("warehouse"))
    assert table.legal(A) == [CloseBasket(), BasketCard("warehouse"), BasketCard("syndicate")]
    assert table.check(A, BasketCard("villa")) == Refusal(T2_2, {"card": "villa", "cost": 40, "most": 35}, "card")
    table.play(A, CloseBasket(), *pay(*["jewels"] * 4))
    assert table.state.frames[-1] == PaymentFrame(A, ("cargo_ship", "warehouse"), ("jewels",) * 4)
    assert table.check(A, CloseTrade()) == Refusal(T2_2, {"cost": 25, "value": 16}, "payment")

    table.play(A, PayTile("wild"))
    assert table.legal(A) == [CloseTrade(), PayTile("cars"), PayTile("weapons")]


@rule("CAR-X26")
def test_coins_left_in_the_last_turn_may_still_bid() -> None:
    """Of six coins four go to the bank, two stay; with three coins the Cronies are not offered."""
    table = Table().tiles(A, *NINE).safe(A, 6).last_round().trade(A)
    bank = table.state.coin_bank
    table.play(A, BasketCard("cronies"), CloseBasket(), *pay(*NINE), CloseTrade())
    assert (table.state.coin_bank, table.state.safes[A]) == (bank + 4, 2)
    table.play(A, SendShip("panama"))
    assert table.legal(A) == [SetBid(1), SetBid(2)]

    table = Table().tiles(A, *NINE).safe(A, 3).last_round().trade(A)
    assert table.check(A, BasketCard("cronies")) == Refusal(E2, {"card": "cronies", "cost": 49, "most": 48}, "card")
    assert BasketCard("cronies") not in table.legal(A)
