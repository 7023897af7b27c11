import pytest

from games.borneo.table import A, B, C, D, Table
from kontor.games.borneo import GAME
from kontor.games.borneo.actions import PlayCargo, TakeCargo
from kontor.games.borneo.events import CardsDiscarded, CargoTaken, DistributionBegan, PortRevealed, PortTaken
from kontor.games.borneo.flags import sharing_order
from kontor.games.borneo.frames import DistributionFrame, MerchantFrame
from kontor.games.borneo.rules import D6, D7, D10, T3_6
from kontor.testing.marks import rule

FOUR = ("gr_p1", "br_c1", "yr_n1", "yr_l1")
"""Visible: yellow 5, red 4, green 2, blue 2, in this order."""
THREE = ("gb_p1", "yr_p1", "ry_p1")
"""Visible: red 4, green 3, yellow 3, in this order; the only blue flag is covered."""
PORT = {
    ("board", 4): "board_makassar",
    ("board", 3): "board_banda",
    ("card", 4): "card_tidore",
    ("card", 3): "card_banda",
}


def shared(cards: tuple[str, ...], edition: str = "board", **ladders: str) -> Table:
    """Return a table where A just filled a port in slot 1 with the last of the cards."""
    table = Table(edition=edition).ladders(**ladders).port(1, PORT[edition, len(cards)], *cards[:-1])
    return table.hand(A, cards[-1], "gb_c1").cargo_phase(A).play(A, PlayCargo(cards[-1], 1))


def picks(table: Table) -> tuple[int, ...]:
    """Return who picks, in order."""
    frame = table.state.frames[-1]
    assert isinstance(frame, DistributionFrame)
    return frame.picks


@rule("BOR-D1")
def test_a_shared_distribution_is_carried_out_at_once_before_the_draw() -> None:
    """The merchants pick while the trigger player has not drawn; he draws when all is taken."""
    table = shared(THREE, red="B", green="C", yellow="D")
    assert (table.deciders, table.state.hands[A]) == ((B,), ["gb_c1"])

    table.play(B, TakeCargo("ry_p1")).play(C, TakeCargo("gb_p1"))
    assert (table.state.cargo[1], len(table.state.hands[A])) == ([], 3)
    assert table.state.frames[-1] == MerchantFrame(B)


@rule("BOR-D5")
def test_the_companies_share_in_the_order_of_their_visible_flags() -> None:
    """Most flags first."""
    table = shared(THREE, red="B", green="C", yellow="D")

    assert table.event(DistributionBegan).companies == ("red", "green", "yellow")


@rule("BOR-D5")
def test_a_tie_goes_to_the_company_whose_visible_flag_comes_first() -> None:
    """Green and blue have two flags each; the first green one is laid earlier."""
    assert sharing_order(GAME.box, FOUR) == ["yellow", "red", "green", "blue"]
    assert sharing_order(GAME.box, ("br_c1", "gr_p1", "yr_n1", "yr_l1")) == ["yellow", "red", "blue", "green"]


@rule("BOR-D5")
def test_the_lower_row_of_the_last_card_is_read_last() -> None:
    """Red and blue have one flag each; the blue one lies in the lower row of the last card."""
    assert sharing_order(GAME.box, ("gr_n1", "yb_n1")) == ["yellow", "green", "red", "blue"]


@rule("BOR-R22")
def test_a_covered_flag_does_not_decide_a_tie() -> None:
    """Yellow and blue have two visible flags; blue's earlier one is covered, so yellow comes first."""
    table = shared(("gb_p1", "yb_l1", "rb_p1"), green="A", red="B", yellow="C", blue="D")

    assert table.event(DistributionBegan).companies == ("green", "red", "yellow", "blue")


@rule("BOR-D6")
@pytest.mark.parametrize("edition", ["board", "card"])
def test_the_trigger_player_takes_the_port_card_of_a_shared_distribution(edition: str) -> None:
    """In both editions, before anybody picks and without a merchant in a flagged company."""
    table = shared(THREE, edition, red="B", green="C", yellow="D", blue="A")

    assert table.state.warehouses[A] == [f"{edition}_banda"]
    assert table.event(PortTaken) == PortTaken(A, f"{edition}_banda", rule=D6)
    assert table.state.ports[1] is None
    assert table.deciders == (B,)
    table.assert_census()


@rule("BOR-D7")
def test_the_first_merchants_pick_before_the_second_ones() -> None:
    """Rank 1 in company order, then rank 2 in company order."""
    table = shared(FOUR, yellow="AB", red="C", blue="DA")

    assert picks(table) == (A, C, D, B)


@rule("BOR-D7")
def test_a_pick_of_a_shared_distribution_goes_into_the_warehouse() -> None:
    """One card, and the event cites the rule."""
    table = shared(THREE, red="B", green="C", yellow="D").play(B, TakeCargo("ry_p1"))

    assert table.events == [CargoTaken(B, ("ry_p1",), rule=D7)]
    assert table.state.warehouses[B] == ["ry_p1"]
    assert table.deciders == (C,)


@rule("BOR-R9")
def test_a_flagged_company_without_merchants_is_skipped() -> None:
    """It still has its place in the order, but nobody picks for it."""
    table = shared(FOUR, yellow="A", green="B", blue="C")

    companies = ("yellow", "red", "green", "blue")
    assert table.event(DistributionBegan) == DistributionBegan("shared", "board_makassar", companies, rule=T3_6)
    assert picks(table) == (A, B, C, A)


@rule("BOR-R9")
def test_a_company_without_a_merchant_of_a_rank_is_skipped() -> None:
    """On rank 2 only red has one."""
    assert picks(shared(FOUR, yellow="A", red="BC", green="D")) == (A, B, D, C)


@rule("BOR-D8")
def test_a_company_without_a_visible_flag_gets_nothing() -> None:
    """Blue's only flag is covered: its first merchant does not pick."""
    table = shared(THREE, red="B", green="C", yellow="D", blue="AB")

    assert table.event(DistributionBegan).companies == ("red", "green", "yellow")
    assert picks(table) == (B, C, D)


@rule("BOR-D9")
def test_when_all_merchants_have_picked_it_begins_again_with_rank_one() -> None:
    """Two merchants, four cards."""
    assert picks(shared(FOUR, yellow="A", red="B")) == (A, B, A, B)


@rule("BOR-R8")
def test_cards_left_over_are_not_discarded() -> None:
    """Three merchants, four cards: the fourth pick is the first merchant's again."""
    table = shared(FOUR, yellow="BC", red="D")
    assert picks(table) == (B, D, C, B)

    table.play(B, TakeCargo("gr_p1")).play(D, TakeCargo("br_c1")).play(C, TakeCargo("yr_n1"))
    assert table.state.warehouses[B] == ["gr_p1", "yr_l1"]
    assert table.state.discard_pile == []


@rule("BOR-D10")
@pytest.mark.parametrize("edition", ["board", "card"])
def test_a_shared_distribution_without_an_entitled_merchant_is_discarded(edition: str) -> None:
    """All flagged companies are empty; the trigger player still gets the port card."""
    table = shared(THREE, edition, blue="BCD")

    assert table.state.discard_pile == list(THREE)
    assert table.event(CardsDiscarded) == CardsDiscarded(THREE, rule=D10)
    assert table.state.warehouses == [[f"{edition}_banda"], [], [], []]
    assert table.state.ports[1] == table.event(PortRevealed).port
    table.assert_census()
