import pytest

from games.cargo_noir.table import A, B, Table
from kontor.core import Refusal
from kontor.games.cargo_noir import GAME
from kontor.games.cargo_noir.actions import (
    BasketCard,
    CloseBasket,
    CloseTrade,
    PayTile,
    ResolveWithdraw,
    SendShip,
)
from kontor.games.cargo_noir.events import CardsBought, ShipAdded, SyndicatePaid
from kontor.games.cargo_noir.frames import SendingFrame
from kontor.games.cargo_noir.rules import C1, C3, C5
from kontor.testing.marks import rule


def bought(table: Table, *cards: str) -> Table:
    """Let A buy cards with six gold tiles."""
    table.tiles(A, *["gold"] * 6).trade(A).play(A, *map(BasketCard, cards), CloseBasket())
    return table.play(A, *[PayTile("gold")] * 6, CloseTrade())


@rule("CAR-C3", "CAR-C2")
def test_a_cargo_ship_adds_a_reserve_ship_to_the_fleet() -> None:
    """It lies at dock at once, and can be sent in this turn."""
    table = bought(Table(), "cargo_ship")

    assert (table.state.docks[A], table.state.reserves[A]) == (4, 1)
    assert table.event(ShipAdded) == ShipAdded(A, 4, rule=C3)
    assert (table.state.docks[B], table.state.reserves[B]) == (3, 2)
    table.play(A, *[SendShip("casino")] * 3)
    assert table.state.frames[-1] == SendingFrame(A)
    table.play(A, SendShip("casino"))
    assert table.state.at_casino[A] == 4
    table.assert_census()


@rule("CAR-C3", "CAR-U4")
def test_two_cargo_ships_in_one_trade_add_two_ships() -> None:
    """The fleet has five, and the reserve is used up."""
    table = bought(Table(), "cargo_ship", "cargo_ship")

    assert [event for event in table.events if isinstance(event, ShipAdded)] == [
        ShipAdded(A, 4, rule=C3),
        ShipAdded(A, 5, rule=C3),
    ]
    assert (table.state.docks[A], table.state.reserves[A]) == (5, 0)


@rule("CAR-U4", "CAR-C1")
def test_the_reserve_ships_suffice_for_every_cargo_ship_card() -> None:
    """Two in reserve and two cards at most: with the reserve empty a third card is refused."""
    assert GAME.box.setup.reserve_ships == GAME.box.cards["cargo_ship"].limit * GAME.box.cards["cargo_ship"].amount
    table = Table().cards(A, "cargo_ship", "cargo_ship").tiles(A, *["gold"] * 6).trade(A)

    assert table.state.reserves[A] == 0
    assert table.check(A, BasketCard("cargo_ship")) == Refusal(C1, {"card": "cargo_ship", "limit": 2})


@rule("CAR-C3")
@pytest.mark.parametrize("card", ["warehouse", "syndicate", "villa", "yacht"])
def test_other_cards_add_no_ship(card: str) -> None:
    """The trade is told alone."""
    table = bought(Table(), card)

    assert (table.state.docks[A], table.state.reserves[A]) == (3, 2)
    assert [type(event) for event in table.events] == [CardsBought]


@rule("CAR-C3")
def test_a_cargo_ship_joins_those_at_dock() -> None:
    """With a raised ship in a port and two at dock there are three to send."""
    table = bought(Table().stack("panama", A, 2), "cargo_ship")

    assert (table.state.docks[A], table.event(ShipAdded).fleet) == (3, 4)
    table.play(A, *[SendShip("black_market")] * 3)
    assert table.state.at_black_market[A] == 3
    assert table.state.active == B


@rule("CAR-C2")
def test_a_syndicate_bought_in_this_turn_pays_from_the_next_one_on() -> None:
    """It is in force at once, and withdrawals come in Phase I: the first one of the next turn is paid."""
    table = bought(Table(), "syndicate")
    assert table.state.cards[A] == ["syndicate"]
    table.stack("panama", A, 1).stack("panama", B, 2).ships(A).play(A, ResolveWithdraw("panama"))

    assert table.event(SyndicatePaid) == SyndicatePaid(A, 2, rule=C5)
