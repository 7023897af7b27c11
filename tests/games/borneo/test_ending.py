import pytest

from games.borneo.table import A, B, C, D, E, Table
from kontor.core import Refusal
from kontor.games.borneo import GAME
from kontor.games.borneo.actions import ChooseOrder, PlayCargo, SkipOrder
from kontor.games.borneo.events import CardsDiscarded, CargoDrawn, GameEnded, MatchScored, PortRevealed, TurnBegan
from kontor.games.borneo.frames import LastChanceFrame, MerchantFrame, OrderFrame
from kontor.games.borneo.rules import E1, E2, E3, T1_2
from kontor.testing.marks import rule

SKIP = SkipOrder()


def kinds(table: Table) -> list[type]:
    """Return the types of the events of the last step."""
    return [type(event) for event in table.events]


def about_to_distribute(stack: int) -> Table:
    """Return a table where B's `ry_c1` at Makassar is a red monopoly, all of it for C."""
    table = Table().ladders(red="C").port(0, "board_makassar", "rb_l1").port_stack(stack)
    return table.hand(B, "ry_c1", "gb_p1").cargo_phase(B)


def everybody_can_pay(seats: int = 4) -> Table:
    """Return a table where each warehouse can pay one of each."""
    table = Table(seats)
    for seat, pair in zip(range(seats), ("ry", "rg", "rb", "yr", "yg"), strict=False):
        table.warehouse(seat, f"{pair}_p1", f"{pair}_c1", f"{pair}_l1", f"{pair}_n1")
    return table


def asked_in_turn(table: Table) -> list[int]:
    """Let everybody who is asked for an order skip, and return who was, in order."""
    asked: list[int] = []
    while table.deciders:
        (seat,) = table.deciders
        assert table.state.frames[-1] == OrderFrame(seat, last_chance=True)
        asked.append(seat)
        table.play(seat, SKIP)
    return asked


@rule("BOR-E1")
def test_the_game_ends_if_no_port_is_left_to_reveal() -> None:
    """With an empty stack the distribution of B is the last one."""
    table = about_to_distribute(0).play(B, PlayCargo("ry_c1", 0))

    assert table.event(GameEnded) == GameEnded(B, rule=E1)
    assert table.state.frames == []
    assert table.state.ports == [None, None, None]


@rule("BOR-E1")
def test_the_game_goes_on_while_a_port_can_be_revealed() -> None:
    """With one port in the stack the turn of C follows."""
    table = about_to_distribute(1).play(B, PlayCargo("ry_c1", 0))

    assert PortRevealed in kinds(table)
    assert GameEnded not in kinds(table)
    assert table.state.frames[-1] == MerchantFrame(C)


@rule("BOR-R17")
def test_the_player_who_ends_the_game_by_ports_does_not_draw() -> None:
    """B's turn is over at once, and the draw pile is untouched."""
    table = about_to_distribute(0)
    size = len(table.state.draw_pile)
    table.play(B, PlayCargo("ry_c1", 0))

    assert CargoDrawn not in kinds(table)
    assert TurnBegan not in kinds(table)
    assert len(table.state.draw_pile) == size


@rule("BOR-E2")
def test_the_game_ends_if_no_cargo_is_left_to_draw() -> None:
    """Both piles are empty when A must draw."""
    table = Table().piles(0, 0).draw_phase(A)

    assert table.events[0] == GameEnded(A, rule=E2)
    assert CargoDrawn not in kinds(table)
    assert isinstance(table.state.frames[0], LastChanceFrame)


@rule("BOR-E2")
def test_a_discard_pile_is_enough_to_go_on() -> None:
    """The reshuffled cards are drawn, and the game does not end."""
    table = Table().piles(0, 2).draw_phase(A)

    assert GameEnded not in kinds(table)
    assert len(table.state.hands[A]) == 5


@rule("BOR-E2")
def test_at_the_end_nobody_discards_down_to_six() -> None:
    """With the seventh card drawn and none left for the second draw the game is over."""
    hand = ("gb_p1", "gb_c1", "gb_l1", "gb_n1", "gy_p1", "gy_c1")
    table = Table().hand(B, *hand).piles(1, 0).draw_phase(B)

    assert kinds(table)[:3] == [CargoDrawn, GameEnded, CardsDiscarded]
    assert table.event(CardsDiscarded).rule == E3


@rule("BOR-R16")
def test_one_card_is_drawn_and_then_the_game_ends() -> None:
    """The card drawn first goes to the discard pile with the hand."""
    table = Table().hand(B, "gb_p1").draw_pile("ry_p1").piles(1, 0).draw_phase(B)

    assert table.event(CargoDrawn).card == "ry_p1"
    assert table.event(GameEnded) == GameEnded(B, rule=E2)
    assert {"gb_p1", "ry_p1"} <= set(table.state.discard_pile)
    assert table.state.hands[B] == []


@rule("BOR-E3")
def test_open_ports_and_hands_leave_the_table_and_score_nothing() -> None:
    """Ports leave the game; their cargo and all hands are discarded; warehouses and orders stay."""
    table = Table().warehouse(B, "ry_p1", "board_banda").completed(C, "one_each").port(0, "board_manila", "gb_p1")
    table.port(1, "board_ambon", "gb_c1", "gb_l1").port(2, "board_ternate").piles(0, 0)
    hands = [card for hand in table.state.hands for card in hand]
    table.draw_phase(A)

    assert table.state.out_of_game == ["board_manila", "board_ambon", "board_ternate"]
    assert table.state.ports == [None, None, None]
    assert table.state.cargo == [[], [], []]
    assert table.state.hands == [[], [], [], []]
    assert table.event(CardsDiscarded) == CardsDiscarded(("gb_p1", "gb_c1", "gb_l1", *hands), rule=E3)
    assert (table.state.warehouses[B], table.state.completed[C]) == (["ry_p1", "board_banda"], ["one_each"])
    assert [score.total for score in GAME.scores(table.state)][B:] == [2, 6, 0]
    table.assert_census()


@rule("BOR-R34")
@pytest.mark.parametrize("edition", ["board", "card"])
def test_at_the_end_cargo_is_discarded_and_ports_leave_the_game_in_both_editions(edition: str) -> None:
    """The discard pile takes the cargo of the ports and the hands, the box the three ports."""
    table = Table(edition=edition).port(0, f"{edition}_manila", "gb_p1", "gb_c1").piles(0, 0)
    ports = list(table.state.ports)
    hands = [card for hand in table.state.hands for card in hand]
    table.draw_phase(A)

    assert table.state.out_of_game == ports
    assert table.state.discard_pile == ["gb_p1", "gb_c1", *hands]
    table.assert_census()


@rule("BOR-E4")
def test_the_last_chance_begins_left_of_the_player_whose_turn_it_was() -> None:
    """The game ends in the turn of B, so C, D, E, A and at last B are asked, once each."""
    table = everybody_can_pay(5)
    table.piles(0, 0).draw_phase(B)

    assert asked_in_turn(table) == [C, D, E, A, B]
    assert table.event(MatchScored) in table.events


@rule("BOR-E4")
def test_in_the_last_chance_each_player_may_complete_one_order() -> None:
    """C completes one of two payable orders, and D is next."""
    table = everybody_can_pay().warehouse(C, "gr_p1", "gr_c1", "gr_l1", "gr_n1", "gy_p1", "gb_p1", "br_p1")
    table.last_chance(C, D).play(C, ChooseOrder("one_each")).pay(C)

    assert table.state.completed[C] == ["one_each"]
    assert table.deciders == (D,)
    table.play(D, SKIP)
    assert table.deciders == ()


@rule("BOR-E4")
def test_orders_taken_earlier_in_the_last_chance_are_gone() -> None:
    """C takes the last of its type, so that D, who could pay nothing else, is not asked."""
    table = everybody_can_pay().completed(A, "one_each", "one_each").last_chance(C, D)
    table.play(C, ChooseOrder("one_each"))

    assert table.state.completed[C] == ["one_each"]
    assert table.deciders == ()
    table.frame(OrderFrame(D, last_chance=True))
    assert table.check(D, ChooseOrder("one_each")) == Refusal(T1_2, {"order": "one_each"})
