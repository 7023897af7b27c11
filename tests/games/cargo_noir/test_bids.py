import pytest

from games.cargo_noir.table import A, B, C, Table
from kontor.core import Refusal
from kontor.games.cargo_noir.actions import SendShip, SetBid
from kontor.games.cargo_noir.events import BidPlaced
from kontor.games.cargo_noir.frames import BidFrame, SendingFrame
from kontor.games.cargo_noir.rules import T3_3, T3_4
from kontor.testing.marks import rule

PANAMA = SendShip("panama")


def bids(table: Table, seat: int = A) -> list[int]:
    """Return the heights that are offered."""
    return [action.coins for action in table.offered(seat, SetBid)]  # type: ignore[attr-defined]


@rule("CAR-T3.3")
def test_a_ship_in_a_port_stands_on_coins_of_the_safe() -> None:
    """The stack, the safe and the dock change together, and the next ship is asked for."""
    table = Table().safe(A, 7).sending(A)
    bank = table.state.coin_bank
    table.play(A, PANAMA, SetBid(3))

    assert table.state.stacks["panama"] == [3, 0, 0]
    assert (table.state.safes[A], table.state.docks[A], table.state.coin_bank) == (4, 2, bank)
    assert table.events == [BidPlaced(A, "panama", 3, rule=T3_3)]
    assert table.state.frames[-1] == SendingFrame(A)
    table.assert_census()


@rule("CAR-T3.3", "CAR-R1")
def test_the_smallest_bid_in_an_empty_port_is_one_coin() -> None:
    """From one coin to all of them; none is refused, and so is one more than the safe holds."""
    table = Table().safe(A, 3).sending(A).play(A, PANAMA)

    assert bids(table) == [1, 2, 3]
    assert table.check(A, SetBid(0)) == Refusal(T3_3, {"port": "panama", "least": 1}, "least")
    assert table.check(A, SetBid(4)) == Refusal(T3_3, {"port": "panama", "coins": 3}, "most")
    assert table.check(A, SetBid(3)) is None


@rule("CAR-R1", "CAR-T3.3")
@pytest.mark.parametrize("safe", [0, 1])
def test_with_an_empty_safe_no_port_can_be_visited(safe: int) -> None:
    """One coin is enough for an empty port."""
    table = Table().safe(A, safe).sending(A)

    refusal = None if safe else Refusal(T3_3, {"port": "panama", "least": 1}, "coins")
    assert table.check(A, PANAMA) == refusal
    assert (PANAMA in table.legal(A)) == bool(safe)


@rule("CAR-T3.4")
def test_a_new_stack_tops_the_highest_other_one() -> None:
    """Between 2 and 4 there is no place: five or more, never an equal bid."""
    table = Table().stack("panama", B, 2).stack("panama", C, 4).safe(A, 7).sending(A).play(A, PANAMA)

    assert bids(table) == [5, 6, 7]
    for coins in (1, 3, 4):
        assert table.check(A, SetBid(coins)) == Refusal(T3_4, {"port": "panama", "least": 5}, "least")
    assert table.check(A, SetBid(5)) is None
    assert table.check(A, SetBid(8)) == Refusal(T3_3, {"port": "panama", "coins": 7}, "most")


@rule("CAR-T3.4")
@pytest.mark.parametrize(("safe", "can"), [(3, False), (4, False), (5, True)])
def test_a_port_is_offered_only_if_the_safe_can_top_its_highest_stack(safe: int, can: bool) -> None:
    """Matching it is not enough."""
    table = Table().stack("panama", B, 4).safe(A, safe).sending(A)

    refusal = Refusal(T3_4, {"port": "panama", "least": 5}, "coins")
    assert table.check(A, PANAMA) == (None if can else refusal)
    assert (PANAMA in table.legal(A)) == can


@rule("CAR-T3.4")
def test_the_order_of_the_seats_does_not_matter_for_the_highest_stack() -> None:
    """The higher stack may be that of the earlier seat."""
    table = Table().stack("panama", A, 6).stack("panama", B, 2).safe(C, 9).sending(C).play(C, PANAMA)

    assert bids(table, C) == [7, 8, 9]


@rule("CAR-T3.3")
def test_nothing_moves_before_the_bid_is_named() -> None:
    """The ship is still at dock, and no other step is open."""
    table = Table().safe(A, 7).sending(A).play(A, PANAMA)

    assert table.events == []
    assert table.state.frames[-1] == BidFrame(A, "panama")
    assert (table.state.docks[A], table.state.safes[A], table.state.stacks["panama"]) == (3, 7, [0, 0, 0])
    assert table.check(A, SendShip("casino")) is not None


@rule("CAR-T3.3")
def test_all_coins_may_be_bid() -> None:
    """The safe is empty then, and only Macao is left for the other ships."""
    table = Table().safe(A, 7).sending(A).play(A, PANAMA, SetBid(7))

    assert (table.state.safes[A], table.state.stacks["panama"][A]) == (0, 7)
    assert table.legal(A) == [SendShip("casino"), SendShip("black_market")]


@rule("CAR-T3.3", "CAR-T3.4")
def test_stacks_in_other_ports_have_no_bearing_on_a_bid() -> None:
    """A high stack in Bombay, an empty Panama: one coin will do."""
    table = Table().stack("bombay", B, 6).safe(A, 2).sending(A).play(A, PANAMA)

    assert bids(table) == [1, 2]
