import pytest

from games.cargo_noir.table import A, B, Table
from kontor.core import Action, Refusal
from kontor.games.cargo_noir.actions import (
    BasketCard,
    CloseBasket,
    CloseTrade,
    PayTile,
    ResolveCapture,
    ResolveCasino,
    ResolveWithdraw,
    SkipTrade,
)
from kontor.games.cargo_noir.combos import Combo
from kontor.games.cargo_noir.events import CardsBought
from kontor.games.cargo_noir.frames import PaymentFrame
from kontor.games.cargo_noir.rules import E2, T2_1, T2_2, T2_4
from kontor.testing.marks import rule

FOUR_DIFFERENT = ("art", "cars", "cigars", "gold")


def paying(table: Table, *cards: str, seat: int = A) -> Table:
    """Fill the basket and go on to the payment."""
    return table.trade(seat).play(seat, *map(BasketCard, cards), CloseBasket())


def pay(*cargo_types: str) -> list[Action]:
    """Return the steps that pay these tiles."""
    return [PayTile(cargo_type) for cargo_type in cargo_types]


@rule("CAR-T2.2", "CAR-D6")
def test_a_trade_is_closed_only_when_the_tiles_are_worth_the_cost() -> None:
    """Three different tiles are worth 6 of 10; with the fourth the trade is legal."""
    table = paying(Table().tiles(A, *FOUR_DIFFERENT, "gold"), "warehouse")
    assert table.check(A, CloseTrade()) == Refusal(T2_2, {"cost": 10, "value": 0}, "payment")
    table.play(A, *pay("art", "cars", "cigars"))
    assert table.check(A, CloseTrade()) == Refusal(T2_2, {"cost": 10, "value": 6}, "payment")

    table.play(A, PayTile("gold"))
    assert table.check(A, CloseTrade()) is None
    assert table.legal(A) == [CloseTrade(), PayTile("gold")]


@rule("CAR-T2.2")
def test_the_tiles_must_be_worth_all_cards_of_the_basket() -> None:
    """For two cards of ten together 20 are needed: 4 and 16, not 16 and 1."""
    table = paying(Table().tiles(A, *["gold"] * 4, "art", "art"), "warehouse", "syndicate")
    table.play(A, *pay("gold", "gold", "gold", "gold", "art"))
    assert table.check(A, CloseTrade()) == Refusal(T2_2, {"cost": 20, "value": 17}, "payment")

    assert table.play(A, PayTile("art")).check(A, CloseTrade()) is None


@rule("CAR-T2.4")
def test_a_tile_is_paid_only_once() -> None:
    """Of two owned gold tiles the third is refused; the payment grows tile by tile."""
    table = paying(Table().tiles(A, *FOUR_DIFFERENT, "gold"), "warehouse").play(A, *pay("gold", "gold"))

    assert table.state.frames[-1] == PaymentFrame(A, ("warehouse",), ("gold", "gold"))
    assert table.check(A, PayTile("gold")) == Refusal(T2_4, {"cargo_type": "gold"})
    assert table.legal(A) == pay("art", "cars", "cigars")


@rule("CAR-T2.1", "CAR-T2.4")
def test_a_tile_that_is_not_owned_cannot_be_paid() -> None:
    """Ivory was never there, whatever another player owns."""
    table = paying(Table().tiles(A, *FOUR_DIFFERENT).tiles(B, "ivory"), "warehouse")

    assert table.check(A, PayTile("ivory")) == Refusal(T2_1, {"cargo_type": "ivory"})
    assert table.legal(A) == pay(*FOUR_DIFFERENT)


@rule("CAR-T2.5", "CAR-T2.14")
def test_a_type_that_appears_twice_makes_no_different_combination() -> None:
    """Two alcohol, art and gold are worth 7, not 10."""
    table = Table().tiles(A, "alcohol", "alcohol", "art", "gold").trade(A)

    assert table.check(A, BasketCard("warehouse")) == Refusal(
        T2_2, {"card": "warehouse", "cost": 10, "most": 7}, "card"
    )


@rule("CAR-T2.6")
def test_a_wild_tile_completes_equal_and_different_tiles() -> None:
    """Four different with it are worth 10, and three equal with it 16."""
    table = paying(Table().tiles(A, "art", "cars", "cigars", "wild"), "warehouse")
    table.play(A, *pay("art", "cars", "cigars", "wild"))
    assert table.view(A).trade.combos == (Combo("different", ("art", "cars", "cigars", "wild"), 10),)

    table = paying(Table().tiles(A, "art", "art", "art", "wild"), "villa").play(A, *pay("wild", "art", "art", "art"))
    assert table.view(A).trade.combos == (Combo("same", ("art", "art", "art", "wild"), 16),)
    assert table.check(A, CloseTrade()) is None


@rule("CAR-T2.14", "CAR-T2.3")
def test_the_division_into_combinations_is_made_for_the_player() -> None:
    """Tiles are named in any order; three alcohol are better split than kept together."""
    tiles = ("uranium", "alcohol", "art", "cars", "alcohol", "cigars", "gold", "ivory", "jewels", "weapons", "alcohol")
    table = paying(Table().tiles(A, *tiles), "cronies").play(A, *pay(*tiles))

    trade = table.view(B).trade
    assert (trade.cost, trade.value, trade.most) == (49, 49, 49)
    assert [(combo.kind, combo.value) for combo in trade.combos] == [("different", 45), ("same", 4)]
    table.play(A, CloseTrade())
    assert table.event(CardsBought).value == 49


@rule("CAR-T2.7", "CAR-R27")
def test_surplus_value_is_lost() -> None:
    """A Warehouse for 16 gives no change: neither coins nor tiles come back."""
    table = paying(Table().tiles(A, *["gold"] * 4), "warehouse").play(A, *pay(*["gold"] * 4))
    safe, bank = table.state.safes[A], table.state.coin_bank
    table.play(A, CloseTrade())

    assert (table.state.safes[A], table.state.coin_bank) == (safe, bank)
    assert (table.state.tiles[A], table.state.cards[A]) == ([], ["warehouse"])
    assert table.event(CardsBought).coins == 0


@rule("CAR-R27", "CAR-D6")
def test_more_tiles_than_needed_may_be_paid() -> None:
    """All of them, if the player wants to be rid of them."""
    table = paying(Table().tiles(A, *FOUR_DIFFERENT, "ivory", "wild"), "warehouse").play(A, *pay(*FOUR_DIFFERENT))
    assert table.legal(A) == [CloseTrade(), PayTile("ivory"), PayTile("wild")]

    table.play(A, *pay("ivory", "wild"))
    assert table.legal(A) == [CloseTrade()]
    assert table.play(A, CloseTrade()).state.tiles[A] == []


@rule("CAR-T2.8")
def test_traded_tiles_go_to_the_discard_pile_and_the_cards_to_the_player() -> None:
    """The other tiles stay."""
    table = paying(Table().tiles(A, *FOUR_DIFFERENT, "gold"), "syndicate").play(A, *pay(*FOUR_DIFFERENT), CloseTrade())

    assert table.types_in(table.state.discard) == list(FOUR_DIFFERENT)
    assert (table.types(A), table.state.cards[A], table.state.piles["syndicate"]) == (["gold"], ["syndicate"], 7)
    table.assert_census()


@rule("CAR-T2.8")
def test_traded_tiles_come_to_those_discarded_before() -> None:
    """Ten lie on the discard pile, four join them."""
    table = Table().tiles(A, *FOUR_DIFFERENT)
    table.bag(len(table.state.bag) - 10)
    paying(table, "syndicate").play(A, *pay(*FOUR_DIFFERENT), CloseTrade())

    assert len(table.state.discard) == 14
    table.assert_census()


@rule("CAR-T2.10")
def test_coins_pay_for_no_card_before_the_last_round() -> None:
    """Nine and a full safe do not make ten, not even in the round before the last."""
    table = Table().tiles(A, "gold", "gold", "gold").safe(A, 20).round(10).trade(A)
    assert table.legal(A) == [SkipTrade()]

    table = paying(Table().tiles(A, *FOUR_DIFFERENT).safe(A, 20).round(10), "warehouse").play(A, *pay("art", "cars"))
    assert table.check(A, CloseTrade()) == Refusal(T2_2, {"cost": 10, "value": 3}, "payment")
    table.play(A, *pay("cigars", "gold"), CloseTrade())
    assert table.state.safes[A] == 20


@rule("CAR-E2", "CAR-D7", "CAR-T2.10")
def test_in_the_last_round_coins_fill_what_the_tiles_leave_open() -> None:
    """Nine from tiles and one coin to the bank."""
    table = Table().tiles(A, "gold", "gold", "gold").safe(A, 5).last_round()
    bank = table.state.coin_bank
    table = paying(table, "warehouse").play(A, *pay(*["gold"] * 3), CloseTrade())

    bought = table.event(CardsBought)
    assert (bought.value, bought.coins) == (9, 1)
    assert (table.state.safes[A], table.state.coin_bank) == (4, bank + 1)
    table.assert_census()


@rule("CAR-E2")
@pytest.mark.parametrize(("safe", "can"), [(1, True), (0, False)])
def test_in_the_last_round_tiles_and_safe_must_reach_the_cost(safe: int, can: bool) -> None:
    """Nine and one coin do, nine alone do not; the refusals cite the last round."""
    table = Table().tiles(A, "gold", "gold", "gold").safe(A, safe).last_round().trade(A)
    refusal = Refusal(E2, {"card": "warehouse", "cost": 10, "most": 9}, "card")
    assert table.check(A, BasketCard("warehouse")) == (None if can else refusal)
    assert (BasketCard("warehouse") in table.legal(A)) == can


@rule("CAR-E2", "CAR-D7")
def test_in_the_last_round_a_trade_waits_until_the_safe_can_fill_the_gap() -> None:
    """With 4 for two tiles a safe of 5 does not reach 10, with 9 for three it does."""
    table = paying(Table().tiles(A, "gold", "gold", "gold").safe(A, 5).last_round(), "warehouse")
    table.play(A, *pay("gold", "gold"))
    assert table.check(A, CloseTrade()) == Refusal(E2, {"cost": 10, "value": 4}, "payment")

    assert table.play(A, PayTile("gold")).check(A, CloseTrade()) is None


@rule("CAR-R30", "CAR-E2")
def test_in_the_last_round_coins_alone_may_pay() -> None:
    """Ten coins and no tile buy a Syndicate; with nine it is not offered."""
    table = Table().safe(A, 10).last_round()
    paying(table, "syndicate")
    assert table.legal(A) == [CloseTrade()]
    table.play(A, CloseTrade())
    assert (table.state.safes[A], table.state.cards[A]) == (0, ["syndicate"])

    assert Table().safe(A, 9).last_round().trade(A).legal(A) == [SkipTrade()]


@rule("CAR-R31", "CAR-D7")
def test_coins_never_overpay() -> None:
    """Tiles worth more than the cost take no coin and give none; exactly the gap is taken."""
    table = paying(Table().tiles(A, *["gold"] * 4).safe(A, 8).last_round(), "warehouse")
    assert table.play(A, *pay(*["gold"] * 4), CloseTrade()).state.safes[A] == 8
    assert table.event(CardsBought).coins == 0

    table = paying(Table().tiles(A, *["gold"] * 4).safe(A, 8).last_round(), "warehouse")
    assert table.play(A, *pay("gold", "gold"), CloseTrade()).state.safes[A] == 2
    assert table.types(A) == ["gold", "gold"]


@rule("CAR-E3", "CAR-R23")
def test_coins_on_the_board_pay_for_nothing() -> None:
    """Six coins under a raised ship do not help: four in the safe with 4 for two tiles do not reach 10."""
    table = Table().tiles(A, "gold", "gold").stack("panama", A, 6).safe(A, 4).last_round().trade(A)

    assert table.check(A, BasketCard("warehouse")) == Refusal(E2, {"card": "warehouse", "cost": 10, "most": 8}, "card")
    assert table.safe(A, 6).check(A, BasketCard("warehouse")) is None


@rule("CAR-R23")
def test_the_coins_of_the_safe_count_after_all_ship_actions() -> None:
    """Two from the Casino and a stack of five taken back count; a stack of three paid for a capture does not."""
    table = Table().safe(A, 1).casino(A).stack("panama", A, 5).stack("panama", B, 6).stack("cape_town", A, 3)
    table.port("cape_town", "gold").last_round().ships(A)
    table.play(A, ResolveCapture("cape_town"), ResolveCasino(), ResolveWithdraw("panama"))

    assert table.view(A).trade.most == 1 + 2 + 5 + 1
    assert table.legal(A) == [SkipTrade()]
    assert table.safe(A, 9).check(A, BasketCard("warehouse")) is None
