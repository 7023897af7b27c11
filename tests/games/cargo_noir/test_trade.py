import pytest

from games.cargo_noir.table import A, B, C, Table
from kontor.core import Refusal
from kontor.games.cargo_noir import GAME
from kontor.games.cargo_noir.actions import BasketCard, CloseBasket, CloseTrade, PayTile, SkipTrade
from kontor.games.cargo_noir.events import CardsBought
from kontor.games.cargo_noir.frames import BasketFrame, PaymentFrame, SendingFrame
from kontor.games.cargo_noir.rules import C1, D4, T2_2, T2_9
from kontor.testing.marks import rule

EDGE = ("cargo_ship", "warehouse", "syndicate")
SIMPLE = ("villa", "yacht", "dive_bar", "night_club")
UNIQUE = ("showbiz", "paparazzi", "militia", "cronies", "bank", "principality")
FIVE_GOLD = ("gold",) * 5


def cards(table: Table, seat: int = A) -> list[str]:
    """Return the cards that may come into the basket now."""
    return [action.card for action in table.offered(seat, BasketCard)]  # type: ignore[attr-defined]


@rule("CAR-T2.1", "CAR-D4")
def test_trading_is_optional() -> None:
    """A player who can pay may still skip, and keeps all tiles."""
    table = Table().tiles(A, *FIVE_GOLD).trade(A)
    assert table.legal(A)[0] == SkipTrade()

    table.play(A, SkipTrade())
    assert table.state.frames[-1] == SendingFrame(A)
    assert (table.types(A), table.state.cards[A]) == (list(FIVE_GOLD), [])


@rule("CAR-T2.1")
def test_tiles_in_excess_of_the_capacity_can_be_traded() -> None:
    """Nine equal tiles in a warehouse of six buy the Principality."""
    table = Table().tiles(A, *["gold"] * 9).trade(A)

    assert table.check(A, BasketCard("principality")) is None
    table.play(A, BasketCard("principality"), CloseBasket(), *[PayTile("gold")] * 9, CloseTrade())
    assert table.state.cards[A] == ["principality"]
    assert table.state.tiles[A] == []


@rule("CAR-T2.1")
def test_players_pay_only_with_their_own_tiles() -> None:
    """What others own, and what lies in ports, counts for nothing."""
    table = Table().tiles(A, "gold").tiles(B, *["gold"] * 6).port("cape_town", "gold").trade(A)

    assert table.legal(A) == [SkipTrade()]
    assert table.check(A, BasketCard("warehouse")) == Refusal(
        T2_2, {"card": "warehouse", "cost": 10, "most": 1}, "card"
    )


@rule("CAR-T2.2", "CAR-R6", "CAR-D5")
def test_the_costs_of_all_cards_are_added_up() -> None:
    """Five equal tiles are worth 25: a Cargo Ship leaves 10 for one card more."""
    table = Table().tiles(A, *FIVE_GOLD).trade(A)
    assert cards(table) == ["cargo_ship", "warehouse", "syndicate", "villa", "yacht", "showbiz", "paparazzi"]

    table.play(A, BasketCard("cargo_ship"))
    assert cards(table) == ["warehouse", "syndicate"]
    assert table.check(A, BasketCard("villa")) == Refusal(T2_2, {"card": "villa", "cost": 30, "most": 25}, "card")
    table.play(A, BasketCard("syndicate"))
    assert table.legal(A) == [CloseBasket()]


@rule("CAR-T2.2", "CAR-R6")
@pytest.mark.parametrize(("tiles", "can"), [(["cars"] * 3 + ["art"], True), (["cars"] * 3, False)])
def test_a_card_needs_tiles_worth_its_cost(tiles: list[str], can: bool) -> None:
    """Nine and one pay ten together; nine alone do not."""
    table = Table().tiles(A, *tiles).trade(A)

    refusal = None if can else Refusal(T2_2, {"card": "warehouse", "cost": 10, "most": 9}, "card")
    assert table.check(A, BasketCard("warehouse")) == refusal
    assert (BasketCard("warehouse") in table.legal(A)) == can


@rule("CAR-T2.2", "CAR-D4", "CAR-T2.8")
def test_a_trade_is_told_as_one() -> None:
    """Cards in the order of the basket, tiles in the order of the payment, value and coins."""
    table = Table().tiles(A, "gold", *["cars"] * 5).trade(A)
    gold, first, *_ = table.state.tiles[A]
    table.play(A, BasketCard("warehouse"), BasketCard("cargo_ship"), CloseBasket())
    table.play(A, *[PayTile("cars")] * 5, PayTile("gold"), CloseTrade())

    bought = table.event(CardsBought)
    assert bought == CardsBought(A, ("warehouse", "cargo_ship"), bought.tiles, 26, 0, rule=T2_2)
    assert (bought.tiles[0], bought.tiles[-1], len(set(bought.tiles))) == (first, gold, 6)
    assert table.state.discard[-6:] == list(bought.tiles)


@rule("CAR-D4")
def test_nothing_moves_before_the_trade_is_closed() -> None:
    """Basket and payment are only words; then everything moves at once."""
    table = Table().tiles(A, *FIVE_GOLD).trade(A).play(A, BasketCard("cargo_ship"), BasketCard("warehouse"))
    assert table.state.frames[-1] == BasketFrame(A, ("cargo_ship", "warehouse"))
    table.play(A, CloseBasket(), *[PayTile("gold")] * 5)
    assert table.state.frames[-1] == PaymentFrame(A, ("cargo_ship", "warehouse"), FIVE_GOLD)
    before = table.state
    assert (before.tiles[A], before.discard, before.cards[A], before.piles["warehouse"], before.docks[A]) == (
        before.tiles[A][:5],
        [],
        [],
        8,
        3,
    )

    after = table.play(A, CloseTrade()).state
    assert (after.tiles[A], len(after.discard), after.cards[A]) == ([], 5, ["cargo_ship", "warehouse"])
    assert (after.piles["warehouse"], after.piles["cargo_ship"], after.docks[A]) == (7, 7, 4)
    table.assert_census()


@rule("CAR-D4")
def test_a_basket_is_skipped_only_while_empty_and_closed_only_when_filled() -> None:
    """Each refusal says which."""
    table = Table().tiles(A, *FIVE_GOLD).trade(A)
    assert table.check(A, CloseBasket()) == Refusal(D4, {}, "close")
    assert table.check(A, SkipTrade()) is None

    table.play(A, BasketCard("villa"))
    assert table.check(A, SkipTrade()) == Refusal(D4, {}, "skip")
    assert table.check(A, CloseBasket()) is None


@rule("CAR-R8", "CAR-D4")
def test_there_is_one_trade_in_a_turn() -> None:
    """After a Warehouse for ten, tiles worth as much again buy nothing more: ships are sent."""
    table = Table().tiles(A, "art", "cars", "cigars", "gold", "ivory", "ivory", "ivory", "jewels").trade(A)
    table.play(A, BasketCard("warehouse"), CloseBasket())
    table.play(A, *map(PayTile, ("art", "cars", "cigars", "gold")), CloseTrade())

    assert table.types(A) == ["ivory", "ivory", "ivory", "jewels"]
    assert table.state.frames[-1] == SendingFrame(A)


@rule("CAR-T2.9", "CAR-U2")
def test_a_card_is_offered_while_its_pile_holds_copies() -> None:
    """The last Villa can be taken, once; afterwards there is none."""
    table = Table().tiles(A, *["gold"] * 6).pile("villa", 1).trade(A).play(A, BasketCard("villa"))
    assert table.check(A, BasketCard("villa")) == Refusal(T2_9, {"card": "villa"})

    table.pile("villa", 0).trade(A)
    assert table.check(A, BasketCard("villa")) == Refusal(T2_9, {"card": "villa"})
    assert "villa" not in cards(table)


@rule("CAR-U2", "CAR-T2.9")
def test_eight_copies_of_an_edge_card_may_run_out() -> None:
    """Four players with two Warehouses each leave none for the fifth."""
    table = Table(5).tiles(A, *["gold"] * 4)
    for seat in range(1, 5):
        table.cards(seat, "warehouse", "warehouse")

    assert table.state.piles["warehouse"] == 0
    assert table.trade(A).check(A, BasketCard("warehouse")) == Refusal(T2_9, {"card": "warehouse"})


@rule("CAR-T2.9", "CAR-C8")
def test_several_copies_of_a_simple_card_may_be_taken_at_once() -> None:
    """Two Villas for thirty, next to two owned before: there is no limit."""
    table = Table().tiles(A, *["gold"] * 6).cards(A, "villa", "villa").trade(A)
    table.play(A, BasketCard("villa"), BasketCard("villa"), CloseBasket(), *[PayTile("gold")] * 6, CloseTrade())

    assert table.state.cards[A] == ["villa"] * 4
    assert table.state.piles["villa"] == 2


@rule("CAR-C1")
@pytest.mark.parametrize("card", EDGE)
def test_nobody_gets_a_third_edge_card_of_a_kind(card: str) -> None:
    """Owned ones and those in the basket count together."""
    table = Table().tiles(A, *["gold"] * 7).trade(A)
    third = Refusal(C1, {"card": card, "limit": 2})
    table.play(A, BasketCard(card), BasketCard(card))
    assert table.check(A, BasketCard(card)) == third

    table = Table().tiles(A, *["gold"] * 7).cards(A, card).trade(A)
    assert table.check(A, BasketCard(card)) is None
    assert table.play(A, BasketCard(card)).check(A, BasketCard(card)) == third
    assert table.cards(B, card, card).trade(A).check(A, BasketCard(card)) is None


@rule("CAR-C8")
def test_simple_cards_give_as_many_points_as_they_cost() -> None:
    """Six copies of each, and no limit per player."""
    found = [GAME.box.cards[card] for card in SIMPLE]
    assert [(card.cost, card.points, card.copies, card.limit) for card in found] == [
        (15, 15, 6, 0),
        (25, 25, 6, 0),
        (35, 35, 6, 0),
        (45, 45, 6, 0),
    ]
    table = Table().tiles(A, *["gold"] * 4).cards(A, *["villa"] * 5).trade(A)
    assert table.check(A, BasketCard("villa")) is None


@rule("CAR-C9")
def test_unique_cards_exist_once_and_give_more_points_than_they_cost() -> None:
    """The second player finds the pile empty."""
    for card in UNIQUE:
        assert GAME.box.cards[card].copies == 1
        assert GAME.box.cards[card].points > GAME.box.cards[card].cost
        table = Table().tiles(A, *["gold"] * 9).cards(C, card).trade(A)
        assert table.check(A, BasketCard(card)) == Refusal(T2_9, {"card": card})


@rule("CAR-T2.13")
def test_everybody_sees_all_cards_of_everybody() -> None:
    """Edge cards and the others, also as a spectator."""
    table = Table().cards(A, "warehouse", "villa", "cronies").cards(B, "syndicate")

    for seat in (A, B, C, None):
        players = table.view(seat).players
        assert players[A].cards == ("warehouse", "villa", "cronies")
        assert players[B].cards == ("syndicate",)


@rule("CAR-D10", "CAR-T2.1")
def test_phase_two_is_entered_even_if_no_card_can_be_paid() -> None:
    """After the last ship action skipping is the only option."""
    table = Table().casino(A).ships(A)
    table.play(A, table.legal(A)[0])

    assert table.state.frames[-1] == BasketFrame(A)
    assert table.legal(A) == [SkipTrade()]


@rule("CAR-D5")
def test_every_affordable_basket_can_be_filled_in_any_order() -> None:
    """With 35 a Cargo Ship and two Warehouses, whichever comes first."""
    for order in ("cww", "wcw", "wwc"):
        table = Table().tiles(A, *FIVE_GOLD, "cars", "cars", "cars", "art").trade(A)
        for letter in order:
            card = "cargo_ship" if letter == "c" else "warehouse"
            assert card in cards(table)
            table.play(A, BasketCard(card))
        assert table.legal(A) == [CloseBasket()]
