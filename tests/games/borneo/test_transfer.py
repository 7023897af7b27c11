import pytest

from games.borneo.table import A, Table
from kontor.core import Refusal
from kontor.games.borneo.actions import EndDefence, PlayCargo, RelocateDefender, SkipMerchant, TransferMerchant
from kontor.games.borneo.events import MerchantTransferred
from kontor.games.borneo.frames import CargoFrame
from kontor.games.borneo.rules import T2_2, T2_2B
from kontor.testing.marks import rule


def merchants(red: str = "", yellow: str = "", green: str = "", blue: str = "", edition: str = "board") -> Table:
    """Return a table in the merchant phase of A, who holds three cards of every use."""
    table = Table(edition=edition).ladders(red=red, yellow=yellow, green=green, blue=blue)
    return table.hand(A, "ry_p1", "ry_c1", "gb_p1").merchant_phase(A)


@rule("BOR-T2.1")
def test_after_one_transfer_the_merchant_phase_is_over() -> None:
    """A second transfer is not asked for: the next question is the cargo card."""
    table = merchants(red="A", yellow="BA", blue="B").play(A, TransferMerchant("red", 1, "blue"))

    assert table.state.frames[-1] == CargoFrame(A)
    assert {type(action) for action in table.legal(A)} == {PlayCargo}


@rule("BOR-T2.1")
def test_transfer_and_contest_may_both_be_left_out() -> None:
    """Skipping leads to the cargo card and moves nobody."""
    table = merchants(red="BA", yellow="A").play(A, SkipMerchant())

    assert table.state.frames[-1] == CargoFrame(A)
    assert (table.ladder("red"), table.ladder("yellow")) == ("BA", "A")
    assert table.events == []


@rule("BOR-T2.1")
def test_the_merchant_phase_offers_neither_or_one_transfer_or_one_contest() -> None:
    """One merchant on rank 2 has nothing, three transfers and one attack to choose from."""
    table = merchants(red="BA")

    kinds = [type(action).__name__ for action in table.legal(A)]
    assert kinds == ["SkipMerchant", "Attack", *["TransferMerchant"] * 3]


@rule("BOR-T2.2")
def test_a_transferred_merchant_goes_to_the_end_of_a_different_company() -> None:
    """It takes the best free rank there, and the event tells both ranks."""
    table = merchants(red="BA", yellow="BC").play(A, TransferMerchant("red", 2, "yellow"))

    assert (table.ladder("red"), table.ladder("yellow")) == ("B", "BCA")
    assert table.events == [MerchantTransferred(A, "red", 2, "yellow", 3, rule=T2_2)]
    table.assert_census()


@rule("BOR-T2.2")
def test_nobody_transfers_a_merchant_of_another_player() -> None:
    """The merchant on the named rank must be the player's own."""
    refused = merchants(red="BA").check(A, TransferMerchant("red", 1, "yellow"))

    assert refused == Refusal(T2_2, {"company": "red", "rank": 1}, "own")


@rule("BOR-T2.2")
def test_nobody_transfers_from_an_empty_rank() -> None:
    """There is no merchant below the last one."""
    refused = merchants(red="BA").check(A, TransferMerchant("red", 3, "yellow"))

    assert refused == Refusal(T2_2, {"company": "red", "rank": 3}, "own")


@rule("BOR-T2.2")
def test_a_transfer_inside_one_company_is_refused() -> None:
    """A merchant cannot go to the end of the company where it stands."""
    assert merchants(red="AB").check(A, TransferMerchant("red", 1, "red")) == Refusal(T2_2, {"company": "red"})


@rule("BOR-T2.2b")
def test_a_ladder_of_five_takes_no_transfer() -> None:
    """The board has five spaces a company."""
    refused = merchants(red="A", yellow="BCDBC").check(A, TransferMerchant("red", 1, "yellow"))

    assert refused == Refusal(T2_2B, {"company": "yellow", "capacity": 5})


@rule("BOR-T2.2b")
def test_a_ladder_of_four_takes_one_more() -> None:
    """Fewer than five merchants leave a free space."""
    table = merchants(red="A", yellow="BCDB").play(A, TransferMerchant("red", 1, "yellow"))

    assert table.ladder("yellow") == "BCDBA"


@rule("BOR-T2.2b")
def test_a_row_of_the_card_edition_is_never_full() -> None:
    """The limit of five is one of the board."""
    assert merchants(red="A", yellow="BCDBC", edition="card").check(A, TransferMerchant("red", 1, "yellow")) is None


@rule("BOR-T2.3")
def test_the_merchants_below_a_transferred_one_move_up() -> None:
    """Those above it keep their ranks, those below gain one, and the right merchant left."""
    table = merchants(red="BACD", yellow="D").play(A, TransferMerchant("red", 2, "yellow"))

    assert (table.ladder("red"), table.ladder("yellow")) == ("BCD", "DA")


@rule("BOR-T2.4")
@pytest.mark.parametrize("edition", ["board", "card"])
def test_a_transfer_may_make_merchants_of_one_player_neighbours(edition: str) -> None:
    """Only the placement of the card edition forbids it."""
    table = merchants(red="A", yellow="BA", edition=edition).play(A, TransferMerchant("red", 1, "yellow"))

    assert table.ladder("yellow") == "BAA"


@rule("BOR-T2.4")
@pytest.mark.parametrize("edition", ["board", "card"])
def test_moving_up_may_make_merchants_of_one_player_neighbours(edition: str) -> None:
    """When the merchant between two of one player leaves, they stand together."""
    table = merchants(red="BAB", edition=edition).play(A, TransferMerchant("red", 2, "blue"))

    assert table.ladder("red") == "BB"


@rule("BOR-T2.4")
@pytest.mark.parametrize("edition", ["board", "card"])
def test_a_contest_may_make_merchants_of_one_player_neighbours(edition: str) -> None:
    """The attacker arrives below another of their merchants, the beaten one goes to the end behind its own."""
    table = Table(edition=edition).ladders(red="CAC", yellow="BA").hand(A, "gb_c1", "gb_n1")
    table.defence("red", 3, 2, "ry_p1").play(A, EndDefence())
    assert table.ladder("red") == "CCA"

    table.play(A, RelocateDefender("yellow"))
    assert (table.ladder("red"), table.ladder("yellow")) == ("CC", "BAA")


@rule("BOR-R25")
def test_a_transfer_need_not_bring_an_advantage() -> None:
    """A sole first merchant may go to the end of a long ladder."""
    assert merchants(red="A", yellow="BCDB").check(A, TransferMerchant("red", 1, "yellow")) is None


@rule("BOR-T2.2")
def test_a_player_can_transfer_every_one_of_their_merchants() -> None:
    """Two merchants in two companies have three targets each."""
    offered = [action for action in merchants(red="BA", green="A").legal(A) if isinstance(action, TransferMerchant)]

    assert [(a.from_company, a.rank) for a in offered] == [("red", 2)] * 3 + [("green", 1)] * 3
