import pytest

from games.borneo.table import A, B, C, D, Table
from kontor.core import Refusal
from kontor.core.rules import ANOTHER_QUESTION
from kontor.games.borneo.actions import DeclineReward, PlayCargo, TakeCargo
from kontor.games.borneo.events import (
    CardsDiscarded,
    CargoDrawn,
    CargoTaken,
    DistributionBegan,
    PortRemoved,
    PortRevealed,
    PortTaken,
)
from kontor.games.borneo.flags import monopoly
from kontor.games.borneo.frames import DistributionFrame, MerchantFrame
from kontor.games.borneo.rules import D3B, D3C, D4, D10, D11, D12, P13, T3_5
from kontor.testing.marks import rule

LAID = ("rg_c1", "br_c1", "rb_l1")
PORT = {"board": "board_makassar", "card": "card_tidore"}


def red_monopoly(red: str, edition: str = "board") -> Table:
    """Return a table where C just made the red monopoly in slot 1 with the third of `LAID`."""
    table = Table(edition=edition).ladders(red=red, yellow="CD").port(1, PORT[edition], *LAID[:2])
    return table.hand(C, LAID[2], "gb_p1").cargo_phase(C).play(C, PlayCargo(LAID[2], 1))


def winner(edition: str, *cards: str) -> str | None:
    """Return who has the monopoly of six with these cards."""
    return monopoly(Table().box, edition, cards, 6)


@rule("BOR-D1")
def test_a_monopoly_is_distributed_at_once_before_the_draw() -> None:
    """The merchants pick while the trigger player has not drawn; he draws when all is taken."""
    table = red_monopoly("AB")
    assert (table.deciders, table.state.hands[C]) == ((A,), ["gb_p1"])

    table.play(A, TakeCargo("rg_c1")).play(B, TakeCargo("br_c1"))
    assert table.state.cargo[1] == []
    assert [type(event) for event in table.events[-4:-1]] == [PortRevealed, CargoDrawn, CargoDrawn]
    assert table.state.frames[-1] == MerchantFrame(D)


@rule("BOR-D2")
def test_only_a_company_on_the_last_card_can_have_the_monopoly() -> None:
    """Six red flags under a card without red are none; under one with red they are."""
    assert winner("board", "ry_c1", "rg_p1", "yb_n1") is None
    assert winner("card", "ry_c1", "rg_p1", "yb_n1") is None
    assert winner("board", "ry_c1", "rg_p1", "yr_l1") == "red"
    assert winner("card", "ry_c1", "rg_p1", "yr_l1") == "red"


@rule("BOR-D2b")
def test_on_the_board_the_first_flag_of_the_last_card_decides_between_two() -> None:
    """Whatever the totals: yellow has six flags, red seven, and yellow stands top left."""
    assert winner("board", "yr_n1", "yr_p1", "ry_p1", "ry_l1") == "yellow"
    assert winner("board", "yr_n1", "yr_p1", "ry_p1", "ry_n1") == "red"


@rule("BOR-D2c")
def test_in_the_card_edition_the_most_flags_decide_between_two() -> None:
    """Red has seven flags, yellow six; the place of the flags does not matter."""
    assert winner("card", "yr_n1", "yr_p1", "ry_p1", "ry_l1") == "red"


@rule("BOR-D2c")
@pytest.mark.parametrize(("last", "company"), [("ry_l1", "yellow"), ("ry_n1", "red")])
def test_in_the_card_edition_equal_totals_are_decided_by_the_first_flag(last: str, company: str) -> None:
    """Red and yellow have six visible flags each."""
    assert winner("card", "yr_n1", "yg_c1", "rg_c1", last) == company


@rule("BOR-R6")
@pytest.mark.parametrize(
    ("cards", "company"),
    [(("yr_n1", "yr_p1", "ry_p1", "ry_l1"), "red"), (("yr_n1", "yg_c1", "rg_c1", "ry_l1"), "yellow")],
)
def test_the_first_flag_rule_of_the_card_edition_applies_to_a_tie_only(cards: tuple[str, ...], company: str) -> None:
    """Seven red flags beat six yellow ones though yellow stands first; with six each yellow wins."""
    table = Table(edition="card").ladders(red="A", yellow="B").port(1, "card_tidore", *cards[:3])
    table.hand(C, cards[3], "gb_p1").cargo_phase(C).play(C, PlayCargo(cards[3], 1))

    assert table.event(DistributionBegan) == DistributionBegan("monopoly", "card_tidore", (company,), rule=T3_5)


@rule("BOR-D3b")
def test_on_the_board_the_trigger_player_takes_the_port_card_first() -> None:
    """C has no red merchant; the port lies in his warehouse before anybody picks."""
    table = red_monopoly("AB")

    assert table.state.warehouses[C] == ["board_makassar"]
    assert table.event(PortTaken) == PortTaken(C, "board_makassar", rule=D3B)
    assert table.state.ports[1] is None
    table.assert_census()


@rule("BOR-D3c")
def test_in_the_card_edition_the_first_merchant_gets_the_port_card() -> None:
    """In addition to his choice of cargo; the trigger player gets nothing."""
    table = red_monopoly("AB", "card")

    assert (table.state.warehouses[A], table.state.warehouses[C]) == (["card_tidore"], [])
    assert table.event(PortTaken) == PortTaken(A, "card_tidore", rule=D3C)
    assert table.deciders == (A,)


@rule("BOR-D4")
def test_the_merchants_of_the_company_pick_in_rank_order_and_begin_again() -> None:
    """Three cards for two merchants: rank 1, rank 2, rank 1."""
    table = red_monopoly("AB")
    assert table.state.frames[-1] == DistributionFrame(1, "board_makassar", (A, B, A), D4)

    table.play(A, TakeCargo("br_c1"))
    assert table.state.warehouses[A] == ["br_c1"]
    table.play(B, TakeCargo("rb_l1"))
    assert (table.state.warehouses[A], table.state.warehouses[B]) == (["br_c1", "rg_c1"], ["rb_l1"])
    table.assert_census()


@rule("BOR-D4")
def test_a_player_with_several_merchants_picks_several_times() -> None:
    """Each merchant picks on its own rank."""
    assert red_monopoly("ABAD").state.frames[-1] == DistributionFrame(1, "board_makassar", (A, B, A), D4)


@rule("BOR-D4")
def test_a_pick_of_a_monopoly_cites_the_rule_of_the_monopoly() -> None:
    """The order by rank is that of a monopoly, not that of a shared distribution."""
    table = red_monopoly("AB").play(A, TakeCargo("br_c1"))

    assert table.event(CargoTaken) == CargoTaken(A, ("br_c1",), rule=D4)


@rule("BOR-D4", "BOR-P13")
def test_nobody_picks_a_card_that_is_not_in_the_port() -> None:
    """Neither a card of another port nor the port card itself."""
    table = red_monopoly("AB")

    assert table.check(A, TakeCargo("gb_p1")) == Refusal(P13, {"card": "gb_p1"})
    assert table.check(A, TakeCargo("board_makassar")) == Refusal(P13, {"card": "board_makassar"})


@rule("BOR-P13")
def test_a_card_picked_is_gone_before_the_next_player_is_asked() -> None:
    """It lies in the picker's warehouse, and only the others are offered."""
    table = red_monopoly("ABD").play(A, TakeCargo("br_c1"))

    assert table.state.warehouses[A] == ["br_c1"]
    assert table.deciders == (B,)
    assert table.legal(B) == [TakeCargo("rg_c1"), TakeCargo("rb_l1")]


@rule("BOR-D10")
def test_on_the_board_a_monopoly_without_a_merchant_is_discarded() -> None:
    """The trigger player has the port card all the same."""
    table = red_monopoly("")

    assert table.state.discard_pile == list(LAID)
    assert table.event(CardsDiscarded) == CardsDiscarded(LAID, rule=D10)
    assert (table.state.warehouses[C], table.state.out_of_game) == (["board_makassar"], [])
    table.assert_census()


@rule("BOR-D10")
def test_in_the_card_edition_a_monopoly_without_a_merchant_loses_its_port() -> None:
    """There is no first merchant, so the port card is out of the game."""
    table = red_monopoly("", "card")

    assert table.event(PortRemoved) == PortRemoved("card_tidore", rule=D10)
    assert (table.state.warehouses[C], table.state.out_of_game) == ([], ["card_tidore"])
    assert table.state.discard_pile == list(LAID)
    table.assert_census()


@rule("BOR-R7")
@pytest.mark.parametrize("edition", ["board", "card"])
def test_a_distribution_without_an_entitled_merchant_counts_as_one(edition: str) -> None:
    """The cargo is discarded, nobody is asked, and a new port is revealed."""
    table = red_monopoly("", edition)

    assert table.state.discard_pile == list(LAID)
    assert table.state.out_of_game == ([] if edition == "board" else ["card_tidore"])
    assert table.state.ports[1] == table.event(PortRevealed).port
    assert table.state.frames[-1] == MerchantFrame(D)


@rule("BOR-D11")
def test_the_last_card_is_given_without_a_question() -> None:
    """After the second of three picks A gets what is left."""
    table = red_monopoly("AB").play(A, TakeCargo("br_c1")).play(B, TakeCargo("rb_l1"))

    taken = [event for event in table.events if isinstance(event, CargoTaken)]
    assert taken[-1] == CargoTaken(A, ("rg_c1",), rule=D11)
    assert table.state.warehouses[A] == ["br_c1", "rg_c1"]
    assert table.deciders == (D,)


@rule("BOR-D11")
def test_the_choice_among_the_remaining_cards_is_free() -> None:
    """Every card of the port is offered to the first merchant."""
    assert red_monopoly("AB").legal(A) == [TakeCargo(card) for card in LAID]


@rule("BOR-R18")
def test_nobody_may_decline_to_pick() -> None:
    """Taking a card is the only answer."""
    table = red_monopoly("AB")

    assert {type(action) for action in table.legal(A)} == {TakeCargo}
    assert table.check(A, DeclineReward()) == Refusal(ANOTHER_QUESTION)
    assert len(table.play(A, TakeCargo("rg_c1")).state.cargo[1]) == 2


@rule("BOR-R35")
def test_the_only_player_left_to_pick_gets_all_cards_at_once() -> None:
    """B picks first, then both remaining picks are A's."""
    table = red_monopoly("BAA").play(B, TakeCargo("rg_c1"))

    assert table.state.warehouses[A] == ["br_c1", "rb_l1"]
    assert table.state.frames[-1] == MerchantFrame(D)


@rule("BOR-R35")
def test_two_players_left_to_pick_are_asked() -> None:
    """While a second player has a pick, nothing is given."""
    table = red_monopoly("AAB")

    assert table.deciders == (A,)
    assert [event for event in table.events if isinstance(event, CargoTaken)] == []


@rule("BOR-D12")
def test_the_top_port_of_the_stack_is_revealed_into_the_free_slot() -> None:
    """When all cargo is gone, and not before."""
    table = red_monopoly("AB")
    *rest, top = table.state.port_stack
    assert table.play(A, TakeCargo("rg_c1")).state.ports[1] is None

    table.play(B, TakeCargo("br_c1"))
    assert (table.state.ports[1], table.state.port_stack) == (top, rest)
    assert table.event(PortRevealed) == PortRevealed(top, 1, rule=D12)
    assert [event for event in table.events if isinstance(event, DistributionBegan)] == []


@rule("BOR-D10")
def test_a_port_without_a_first_merchant_leaves_its_slot_free_at_the_end() -> None:
    """Card edition: the port that leaves the game is not there twice when the last distribution ends it."""
    table = Table(edition="card").ladders(yellow="ABCD").port(1, "card_tidore", "rg_c1", "br_c1").port_stack(0)
    table.hand(A, "rb_l1", "gy_p1").cargo_phase(A).play(A, PlayCargo("rb_l1", 1))

    assert table.state.out_of_game.count("card_tidore") == 1
    table.assert_census()
