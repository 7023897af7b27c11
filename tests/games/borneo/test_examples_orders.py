from games.borneo.table import A, B, Table
from kontor.core import Refusal
from kontor.games.borneo import GAME
from kontor.games.borneo.actions import ChooseOrder, PayCard, SkipOrder
from kontor.games.borneo.events import CardPaid, OrderCompleted, ShipTaken
from kontor.games.borneo.frames import MerchantFrame, OrderFrame
from kontor.games.borneo.rules import P3, P5, P6, VB2, VB3
from kontor.testing.marks import rule

ONE_OF_EACH = ChooseOrder("one_each")
FOUR_PEPPER = ChooseOrder("four_same", "pepper")


def paid(table: Table) -> list[tuple[str, str, int]]:
    """Return the cards paid in the last step, with the spice and the units they covered."""
    return [(event.card, event.due, event.units) for event in table.events if isinstance(event, CardPaid)]


@rule("BOR-X2")
def test_two_twos_of_one_spice_complete_four_of_the_same() -> None:
    """Both cards are discarded, and the order scores eight at the end."""
    table = Table().warehouse(A, "yb_p2", "gy_p2").turn(A)
    table.play(A, FOUR_PEPPER, PayCard("yb_p2"))

    assert table.state.discard_pile == ["yb_p2", "gy_p2"]
    assert table.state.warehouses[A] == []
    outcome = GAME.outcome(table.last_chance().state)
    assert outcome is not None
    assert outcome.scores[A].total == 8


@rule("BOR-X3")
def test_a_two_among_one_of_each_loses_its_second_unit() -> None:
    """Four cards with five units pay four, and the order scores six."""
    table = Table().warehouse(A, "ry_p1", "ry_c1", "ry_l1", "rg_n2").turn(A).play(A, ONE_OF_EACH)

    assert [units for _, _, units in paid(table)] == [1, 1, 1, 1]
    assert table.state.warehouses[A] == []
    assert len(table.state.discard_pile) == 4
    assert GAME.scores(table.state)[A].total == 6


@rule("BOR-X18")
def test_a_pirate_trade_brings_the_ship_and_its_penalty() -> None:
    """The cinnamon two stands for one nutmeg; A may not trade again, and loses two points at the end."""
    table = Table(blackbeard=True).warehouse(A, "ry_p1", "ry_c1", "ry_l1", "rb_c2").turn(A)
    table.play(A, ONE_OF_EACH, PayCard("ry_c1"))

    assert table.events[2] == CardPaid(A, "rb_c2", "nutmeg", 1, rule=VB2)
    assert table.event(OrderCompleted).order == "one_each"
    assert table.event(ShipTaken) == ShipTaken(A, rule=VB3)
    table.warehouse(A, "rg_p1", "rg_c1", "rg_l1", "yr_c2").turn(A)
    assert table.state.frames[-1] == MerchantFrame(A)
    assert table.order_phase(A).check(A, ONE_OF_EACH) == Refusal(P3, {"order": "one_each", "short": 1})

    assert GAME.scores(table.last_chance().state)[A].parts == {"cargo": 4, "ports": 0, "orders": 6, "ship": -2}


@rule("BOR-X20")
def test_a_joker_is_the_fourth_nutmeg() -> None:
    """Three nutmeg units and one joker pay four nutmeg."""
    table = Table().warehouse(A, "rg_n2", "ry_n1", "board_sulu").turn(A)
    assert table.legal(A) == [SkipOrder(), ChooseOrder("four_same", "nutmeg")]

    table.play(A, ChooseOrder("four_same", "nutmeg")).pay(A)
    assert table.state.completed[A] == ["four_same"]
    assert table.state.out_of_game == ["board_sulu"]


@rule("BOR-X23")
def test_the_joker_has_to_wait_for_nutmeg() -> None:
    """It is not legal for pepper, and the order is paid without further questions."""
    table = Table().warehouse(A, "ry_p1", "ry_c1", "ry_l1", "board_kutai").payment(A, "one_each", (1, 1, 1, 1))
    assert table.legal(A) == [PayCard("ry_p1")]
    assert table.check(A, PayCard("board_kutai")) == Refusal(P6, {"card": "board_kutai"})

    table.turn(A).play(A, ONE_OF_EACH)
    assert table.state.frames[-1] == MerchantFrame(A)
    assert [event for event in table.events if isinstance(event, CardPaid)][3] == CardPaid(
        A, "board_kutai", "nutmeg", 1, rule=P5
    )
    assert [due for _, due, _ in paid(table)] == ["pepper", "cinnamon", "cloves", "nutmeg"]


@rule("BOR-X24")
def test_four_pepper_may_be_paid_economically_or_wastefully() -> None:
    """Two, one and one leave a one; three ones and the two lose a unit."""
    table = Table().warehouse(A, "ry_p1", "rg_p1", "rb_p1", "yb_p2").turn(A).play(A, FOUR_PEPPER)
    start = table.state
    table.play(A, PayCard("yb_p2"), PayCard("ry_p1"), PayCard("rg_p1"))
    assert table.state.warehouses[A] == ["rb_p1"]

    table.state = start
    table.play(A, PayCard("ry_p1"), PayCard("rg_p1"), PayCard("rb_p1"))
    assert paid(table) == [("rb_p1", "pepper", 1), ("yb_p2", "pepper", 1)]
    assert table.state.warehouses[A] == []


@rule("BOR-X24")
def test_after_one_one_and_two_nothing_more_can_be_paid() -> None:
    """The order is covered, and the third one stays in the warehouse."""
    table = Table().warehouse(A, "ry_p1", "rg_p1", "rb_p1", "yb_p2").turn(A).play(A, FOUR_PEPPER)
    table.play(A, PayCard("ry_p1"), PayCard("rg_p1"), PayCard("yb_p2"))

    assert paid(table) == [("yb_p2", "pepper", 2)]
    assert table.state.warehouses[A] == ["rb_p1"]
    assert table.state.frames[-1] == MerchantFrame(A)


@rule("BOR-X25")
def test_only_a_spare_card_may_be_traded_for_pepper() -> None:
    """Either cinnamon is legal; cloves and nutmeg would be missing afterwards."""
    table = Table(blackbeard=True).warehouse(A, "ry_c1", "rg_c1", "ry_l1", "ry_n1").turn(A).play(A, ONE_OF_EACH)

    assert table.legal(A) == [PayCard("ry_c1"), PayCard("rg_c1")]
    for card in ("ry_l1", "ry_n1"):
        assert table.check(A, PayCard(card)) == Refusal(P6, {"card": card})
    assert paid(table.play(A, PayCard("rg_c1")))[0] == ("rg_c1", "pepper", 1)
    assert table.state.ship == A


@rule("BOR-X25")
def test_without_the_trade_the_order_is_not_offered() -> None:
    """With the ship before A, or in the last chance, the order is not payable."""
    table = Table(blackbeard=True).warehouse(A, "ry_c1", "rg_c1", "ry_l1", "ry_n1").order_phase(A)
    assert table.legal(A) == [SkipOrder(), ONE_OF_EACH]

    table.state.ship = A
    assert table.legal(A) == [SkipOrder()]
    table.state.ship = B
    table.frame(OrderFrame(A, last_chance=True))
    assert table.legal(A) == [SkipOrder()]
    assert table.check(A, ONE_OF_EACH) == Refusal(P3, {"order": "one_each", "short": 1})
