"""The payment that the table proposes: enough, and what is left over is worth the most."""

from itertools import combinations

import pytest

from games.cargo_noir.table import A, B, Table
from kontor.core import Texts, seeded
from kontor.games.cargo_noir import GAME
from kontor.games.cargo_noir.actions import BasketCard, CloseBasket, CloseTrade, PayTile
from kontor.games.cargo_noir.frames import PaymentFrame
from kontor.games.cargo_noir.proposal import leaving_out, proposed_payment, without
from kontor.testing.marks import rule

VALUE = GAME.box.combos.best_value
HANDS = 60


def paying(*tiles: str, card: str = "warehouse") -> Table:
    """Return a table whose A pays for a card; a Warehouse costs 10."""
    return Table().tiles(A, *tiles).trade(A).play(A, BasketCard(card), CloseBasket())


@rule("CAR-D6")
def test_the_table_proposes_what_leaves_the_most_valuable_tiles() -> None:
    """Three gold and one art are worth 10: five cars, worth 25, stay together. The last answer ends the trade."""
    proposal = GAME.proposal(paying("gold", "gold", "gold", "art", *["cars"] * 5).view(A))

    assert proposal is not None
    assert proposal.actions == (PayTile("art"), *[PayTile("gold")] * 3, CloseTrade())
    assert proposal.facts == {"tiles": [("tiles", "art:1"), ("tiles", "gold:3")], "value": 10, "coins": 0}


def test_the_proposal_is_said_in_words() -> None:
    """Equal tiles are named together."""
    view = paying("gold", "gold", "gold", "gold").view(A)
    proposal = GAME.proposal(view)

    assert proposal is not None
    assert Texts("en", GAME).proposal(view, proposal) == "Pay with 4 \u00d7 gold, worth 16"
    assert Texts("de", GAME).proposal(view, proposal) == "Mit 4 \u00d7 Gold (Wert 16) bezahlen"


def test_what_is_paid_already_counts() -> None:
    """After a first tile only the rest is proposed; a payment that is enough needs no proposal."""
    table = paying("gold", "gold", "gold", "gold").play(A, PayTile("gold"))
    proposal = GAME.proposal(table.view(A))
    assert proposal is not None
    assert proposal.actions == (*[PayTile("gold")] * 3, CloseTrade())

    assert GAME.proposal(table.play(A, *[PayTile("gold")] * 3).view(A)) is None


def test_nobody_else_gets_a_proposal() -> None:
    """It is the payer's question."""
    table = paying("gold", "gold", "gold", "gold", "art")

    assert isinstance(table.state.frames[-1], PaymentFrame)
    assert GAME.proposal(table.view(B)) is None
    assert GAME.proposal(table.view(None)) is None


@pytest.mark.parametrize("number", range(HANDS))
def test_no_other_payment_leaves_more(number: int) -> None:
    """All choices of up to eight tiles are tried one by one, some tiles being paid already."""
    rng = seeded(number)
    types = GAME.box.cargo_types
    tiles = [rng.pick(types) for _ in range(3 + rng.below(6))]
    paid, free = tiles[: number % 3], tiles[number % 3 :]
    cost = 1 + rng.below(VALUE(tiles))
    more = proposed_payment(GAME.box, free, paid, cost)
    left = VALUE(without(tiles, [*paid, *more]))

    assert VALUE([*paid, *more]) >= cost
    every = [some for count in range(len(free) + 1) for some in combinations(free, count)]
    assert left == max(VALUE(without(tiles, [*paid, *some])) for some in every if VALUE([*paid, *some]) >= cost)


@rule("CAR-E2")
def test_where_tiles_alone_do_not_suffice_all_are_proposed() -> None:
    """In the last round coins pay the rest."""
    assert sorted(proposed_payment(GAME.box, ["gold", "art"], [], 10)) == ["art", "gold"]


def test_of_many_tiles_a_payment_is_proposed_from_which_none_can_be_left_out() -> None:
    """Nothing is handed in for nothing, though a better payment may exist."""
    tiles = [each for each in GAME.box.cargo_types for _ in range(3)][:24]
    pay = leaving_out(GAME.box, tiles, [], 20)

    assert VALUE(pay) >= 20
    assert all(VALUE(without(pay, [each])) < 20 for each in pay)
    assert proposed_payment(GAME.box, tiles, [], 20) == pay
