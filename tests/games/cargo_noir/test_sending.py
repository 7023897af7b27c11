import pytest

from games.cargo_noir.table import A, B, C, Table
from kontor.core import Refusal
from kontor.games.cargo_noir.actions import (
    EndTurn,
    ResolveCapture,
    ResolveCasino,
    ResolveDraw,
    ResolveWithdraw,
    SendShip,
    SetBid,
    SkipTrade,
)
from kontor.games.cargo_noir.events import BidPlaced, ShipSent, TurnBegan
from kontor.games.cargo_noir.frames import BidFrame, SendingFrame, ShipsFrame
from kontor.games.cargo_noir.rules import S1, T3_1, T3_2, T3_3, T3_5, T3_6
from kontor.testing.marks import rule

CASINO = SendShip("casino")
BLACK_MARKET = SendShip("black_market")


def destinations(table: Table, seat: int = A) -> list[str]:
    """Return where a ship may be sent now."""
    return [action.destination for action in table.offered(seat, SendShip)]  # type: ignore[attr-defined]


@rule("CAR-T3.1", "CAR-S1")
def test_a_ship_may_go_to_the_casino_the_black_market_or_an_open_port() -> None:
    """With three players five ports are open, three are closed."""
    table = Table().sending(A)

    assert destinations(table) == [
        "casino",
        "black_market",
        "bombay",
        "cape_town",
        "new_york",
        "panama",
        "rotterdam",
    ]
    for port in ("rio", "hong_kong", "tanger"):
        assert table.check(A, SendShip(port)) == Refusal(S1, {"port": port})


@rule("CAR-T3.1", "CAR-R15", "CAR-D9")
def test_every_ship_must_be_sent() -> None:
    """Before the last round the turn cannot be ended while a ship is at dock."""
    table = Table().sending(A)
    for _ in range(2):
        assert table.check(A, EndTurn()) == Refusal(T3_1)
        assert EndTurn() not in table.legal(A)
        table.play(A, CASINO)
    assert table.round(10).check(A, EndTurn()) == Refusal(T3_1)
    assert (table.state.docks[A], table.state.active) == (1, A)


@rule("CAR-T3.1")
def test_sending_begins_by_itself_after_the_trade() -> None:
    """All ships of the fleet that are at dock are to be sent, and nobody else is asked."""
    table = Table().trade(A).play(A, SkipTrade())

    assert table.state.frames[-1] == SendingFrame(A)
    assert table.deciders == (A,)


@rule("CAR-T3.1")
def test_without_a_ship_at_dock_nothing_is_sent() -> None:
    """Three raised ships stay where they are, and the next player's turn begins."""
    table = Table().casino(B)
    for port in ("bombay", "panama", "rotterdam"):
        table.stack(port, A, 2)
    table.trade(A).play(A, SkipTrade())

    assert table.event(TurnBegan).seat == B
    assert table.state.frames[-1] == ShipsFrame(B)


@rule("CAR-T3.2")
@pytest.mark.parametrize("place", ["casino", "black_market"])
def test_macao_costs_nothing_and_takes_any_number_of_ships(place: str) -> None:
    """Three ships next to those of the others, even with an empty safe."""
    table = Table().casino(B, 3).at_market(C, 3).safe(A, 0).sending(A)
    assert destinations(table) == ["casino", "black_market"]
    for _ in range(2):
        table.play(A, SendShip(place))
        assert table.events == [ShipSent(A, place, rule=T3_2)]
    table.play(A, SendShip(place))

    assert table.state.at_casino[A] == (3 if place == "casino" else 0)
    assert table.state.at_black_market[A] == (0 if place == "casino" else 3)
    assert (table.state.docks[A], table.state.safes[A]) == (0, 0)
    table.assert_census()


@rule("CAR-T3.2")
def test_the_fourth_ship_in_macao_is_as_welcome_as_the_first() -> None:
    """Both places are always offered, no matter who is there."""
    table = Table().cards(A, "cargo_ship", "cargo_ship").casino(A, 4).at_market(B, 3).sending(A)

    assert table.check(A, CASINO) is None
    assert table.check(A, BLACK_MARKET) is None


@rule("CAR-T3.5", "CAR-R2")
def test_nobody_has_two_ships_in_one_port() -> None:
    """Neither next to a ship sent just now, nor next to a raised one."""
    table = Table().stack("panama", A, 2).sending(A).play(A, SendShip("bombay"), SetBid(1))

    for port in ("panama", "bombay"):
        assert table.check(A, SendShip(port)) == Refusal(T3_5, {"port": port})
        assert port not in destinations(table)
    assert table.check(A, SendShip("cape_town")) is None


@rule("CAR-T3.6")
def test_a_port_is_barred_after_a_withdrawal_in_this_turn() -> None:
    """In Phase III it is not offered, other ports are; in the next turn it is offered again."""
    table = Table().casino(A, 2).stack("panama", A, 2).stack("panama", B, 3).ships(A)
    table.play(A, ResolveWithdraw("panama"), ResolveCasino(), ResolveCasino(), SkipTrade())
    assert table.check(A, SendShip("panama")) == Refusal(T3_6, {"port": "panama"})
    assert "panama" not in destinations(table)
    assert table.check(A, SendShip("bombay")) is None

    table.play(A, *[CASINO] * 3)
    table.casino(B, 2).casino(C, 3).turn(A).play(A, *[ResolveCasino()] * 3, SkipTrade())
    assert table.check(A, SendShip("panama")) is None


@rule("CAR-T3.7")
def test_ships_act_only_in_the_next_turn_of_their_owner() -> None:
    """No coins, no tile, no cargo in this turn; in the next Phase I all three."""
    table = Table().casino(B, 3).casino(C, 3).port("cape_town", "gold").safe(A, 5).sending(A)
    table.play(A, CASINO, BLACK_MARKET, SendShip("cape_town"), SetBid(1))
    assert (table.state.safes[A], table.state.tiles[A], table.state.active) == (4, [], B)
    assert table.types_in(table.state.ports["cape_town"]) == ["gold"]

    table.turn(A)
    assert table.legal(A) == [ResolveCasino(), ResolveCapture("cape_town"), ResolveDraw()]


@rule("CAR-T3.8")
def test_any_number_of_players_may_meet_in_one_port() -> None:
    """The fifth player finds four stacks, and may place the highest."""
    table = Table(5)
    for coins, seat in enumerate(range(1, 5), 1):
        table.stack("panama", seat, coins)
    table.sending(A).play(A, SendShip("panama"), SetBid(5))

    assert table.state.stacks["panama"] == [5, 1, 2, 3, 4]
    table.assert_census()


@rule("CAR-T3.9", "CAR-D9")
@pytest.mark.parametrize("last", ["casino", "black_market", "panama"])
def test_the_turn_ends_when_all_ships_are_sent(last: str) -> None:
    """With the third one, wherever it goes, and not before."""
    table = Table().casino(B, 3).sending(A).play(A, CASINO, BLACK_MARKET)
    assert (table.state.active, table.state.frames[-1]) == (A, SendingFrame(A))
    table.play(A, SendShip(last))
    if last == "panama":
        assert (table.state.active, table.state.frames[-1]) == (A, BidFrame(A, "panama"))
        table.play(A, SetBid(1))

    assert table.state.docks[A] == 0
    assert table.event(TurnBegan).seat == B
    assert table.deciders == (B,)


@rule("CAR-D9")
def test_each_ship_is_decided_with_sight_of_the_earlier_ones() -> None:
    """After a bid of six, one coin is left: a port with a stack of one is too expensive now."""
    table = Table().stack("bombay", B, 1).safe(A, 7).sending(A)
    assert "bombay" in destinations(table)

    table.play(A, SendShip("panama"), SetBid(6))
    assert table.event(BidPlaced) == BidPlaced(A, "panama", 6, rule=T3_3)
    assert destinations(table) == ["casino", "black_market", "cape_town", "new_york", "rotterdam"]
    assert table.view(B).players[A].dock == 2
