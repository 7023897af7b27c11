"""The Syndicate: two coins for a withdrawal, once per card and turn."""

import pytest

from games.cargo_noir.table import A, B, Table
from kontor.core import Refusal
from kontor.core.rules import ANOTHER_QUESTION
from kontor.games.cargo_noir.actions import (
    BasketCard,
    CloseBasket,
    CloseTrade,
    PayTile,
    RaiseTo,
    ResolveCapture,
    ResolveCasino,
    ResolveRaise,
    ResolveWithdraw,
    SkipTrade,
)
from kontor.games.cargo_noir.events import ShipWithdrawn, SyndicatePaid
from kontor.games.cargo_noir.frames import BasketFrame
from kontor.games.cargo_noir.rules import C5, T1_10
from kontor.testing.marks import rule

PORTS = ("panama", "bombay", "rotterdam")
LEAVE = tuple(map(ResolveWithdraw, PORTS))


def outbid(*cards: str, ports: int = 3) -> Table:
    """A is outbid by B in some ports with stacks of 1, and has a fourth ship at the Casino."""
    table = Table().cards(A, "cargo_ship", *cards).casino(A)
    for port in PORTS[:ports]:
        table.stack(port, A, 1).stack(port, B, 2)
    return table.ships(A)


@rule("CAR-C5")
def test_a_syndicate_pays_two_coins_when_its_owner_withdraws() -> None:
    """From the bank, next to the stack."""
    table = outbid("syndicate")
    bank = table.state.coin_bank
    table.play(A, LEAVE[0])

    assert table.events == [ShipWithdrawn(A, "panama", 1, rule=T1_10), SyndicatePaid(A, 2, rule=C5)]
    assert (table.state.safes[A], table.state.coin_bank) == (7 + 1 + 2, bank - 2)
    table.assert_census()


@rule("CAR-C5")
def test_without_a_syndicate_nothing_is_paid() -> None:
    """Not even if another player has one, or A another card."""
    table = outbid("warehouse").cards(B, "syndicate")
    table.play(A, LEAVE[0])

    assert table.events == [ShipWithdrawn(A, "panama", 1, rule=T1_10)]
    assert table.state.safes == [8, 7, 7]


@rule("CAR-C5")
def test_a_syndicate_pays_once_per_turn_of_its_owner_and_again_in_the_next() -> None:
    """The second withdrawal of the turn brings the stack alone."""
    table = outbid("syndicate", ports=2).play(A, LEAVE[0]).play(A, LEAVE[1])
    assert table.events == [ShipWithdrawn(A, "bombay", 1, rule=T1_10)]

    table = outbid("syndicate").play(A, LEAVE[0]).begin(A).play(A, LEAVE[1])
    assert table.event(SyndicatePaid) == SyndicatePaid(A, 2, rule=C5)


@rule("CAR-C5")
def test_a_syndicate_pays_for_withdrawals_only() -> None:
    """Neither for a raise, nor for a capture, nor for a ship of the Casino."""
    table = outbid("syndicate", ports=1).stack("bombay", A, 1).ships(A)
    for actions in ((ResolveRaise("panama"), RaiseTo(3)), (ResolveCapture("bombay"),), (ResolveCasino(),)):
        table.play(A, *actions)
        assert not any(isinstance(event, SyndicatePaid) for event in table.events)


@rule("CAR-C6")
@pytest.mark.parametrize("syndicates", [0, 1, 2])
@pytest.mark.parametrize("withdrawals", [1, 2, 3])
def test_the_income_is_two_coins_for_each_pair_of_syndicate_and_withdrawal(syndicates: int, withdrawals: int) -> None:
    """Four coins need two cards and two ports."""
    table = outbid(*["syndicate"] * syndicates).play(A, *LEAVE[:withdrawals])

    assert table.state.safes[A] == 7 + withdrawals + 2 * min(syndicates, withdrawals)


@rule("CAR-C7")
def test_syndicate_coins_can_be_used_in_the_same_phase() -> None:
    """With an empty safe A raises in Bombay from 1 to 4: the stack of Panama and two coins."""
    table = outbid("syndicate").safe(A, 0)
    assert table.check(A, ResolveRaise("bombay")) is not None

    table.play(A, LEAVE[0], ResolveRaise("bombay"), RaiseTo(4))
    assert (table.state.safes[A], table.state.stacks["bombay"]) == (0, [4, 2, 0])


@rule("CAR-R11")
def test_two_syndicates_pay_two_coins_for_one_withdrawal() -> None:
    """Not four."""
    table = outbid("syndicate", "syndicate").play(A, LEAVE[0])

    assert table.event(SyndicatePaid) == SyndicatePaid(A, 2, rule=C5)
    assert table.state.safes[A] == 7 + 1 + 2


@rule("CAR-R12")
def test_a_syndicate_bought_in_this_turn_pays_nothing_in_it() -> None:
    """Withdrawals are in Phase I, buying is in Phase II, and there is no way back."""
    table = Table().tiles(A, "art", "cars", "gold", "ivory").stack("panama", A, 1).stack("panama", B, 2).ships(A)
    table.play(A, LEAVE[0])
    assert table.state.frames[-1] == BasketFrame(A)
    assert table.check(A, LEAVE[0]) == Refusal(ANOTHER_QUESTION)
    pay = [PayTile(cargo_type) for cargo_type in ("art", "cars", "gold", "ivory")]
    table.play(A, BasketCard("syndicate"), CloseBasket(), *pay, CloseTrade())

    assert table.state.cards[A] == ["syndicate"]
    assert table.state.safes[A] == 8
    assert not any(isinstance(event, SyndicatePaid) for event in table.events)
    assert table.check(A, LEAVE[0]) == Refusal(ANOTHER_QUESTION)


@rule("CAR-R29")
@pytest.mark.parametrize(("bank", "paid"), [(0, 0), (1, 1), (2, 2)])
def test_a_short_bank_pays_what_is_there(bank: int, paid: int) -> None:
    """By itself, without a question."""
    table = outbid("syndicate").bank(bank).play(A, LEAVE[0])

    assert table.event(SyndicatePaid) == SyndicatePaid(A, paid, rule=C5)
    assert (table.state.safes[A], table.state.coin_bank) == (8 + paid, bank - paid)


@rule("CAR-R29")
def test_a_syndicate_counts_as_used_even_if_it_paid_nothing() -> None:
    """A capture fills the empty bank after the first withdrawal; the second one brings the stack alone."""
    table = outbid("syndicate", ports=2).stack("rotterdam", A, 4).bank(0).ships(A)
    table.play(A, LEAVE[0])
    assert table.event(SyndicatePaid) == SyndicatePaid(A, 0, rule=C5)
    table.play(A, ResolveCapture("rotterdam")).play(A, LEAVE[1])

    assert table.events == [ShipWithdrawn(A, "bombay", 1, rule=T1_10)]
    assert (table.state.safes[A], table.state.coin_bank) == (9, 4)


@rule("CAR-R29")
def test_the_first_withdrawals_of_the_turn_are_paid() -> None:
    """With two cards the first and the second, not the third."""
    table = outbid("syndicate", "syndicate")
    paid = []
    for leave in LEAVE:
        table.play(A, leave)
        paid.append(sum(event.coins for event in table.events if isinstance(event, SyndicatePaid)))

    assert paid == [2, 2, 0]
    assert table.play(A, ResolveCasino()).check(A, SkipTrade()) is None
    assert table.state.safes == [7 + 3 + 4 + 2, 7, 7]
