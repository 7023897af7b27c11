from games.borneo.table import A, B, Table
from kontor.core import Refusal
from kontor.games.borneo import GAME
from kontor.games.borneo.actions import ChooseOrder, PayCard
from kontor.games.borneo.events import CardPaid, ShipTaken
from kontor.games.borneo.frames import PaymentFrame
from kontor.games.borneo.rules import P3, P5, P6, VB2, VB3, VB4, VB5
from kontor.testing.marks import rule

SPARE_CINNAMON = ("ry_p1", "ry_c1", "ry_l1", "rg_c1")
"""One of each but nutmeg, for which the second cinnamon can stand."""
SHORT_BY_ONE = Refusal(P3, {"order": "one_each", "short": 1})
ONE_OF_EACH = ChooseOrder("one_each")
NUTMEG_DUE = (0, 0, 0, 1)


def pirates(seats: int = 4) -> Table:
    """Return a table with Blackbeard's Secret."""
    return Table(seats, blackbeard=True)


@rule("BOR-VB1")
def test_the_ship_starts_on_the_cove() -> None:
    """Nobody holds it at the opening."""
    for seats in (3, 4, 5):
        table = pirates(seats)
        assert table.state.ship is None
        assert [score.parts["ship"] for score in GAME.scores(table.state)] == [0] * seats


@rule("BOR-VB2")
def test_one_required_unit_may_be_paid_with_a_card_of_another_spice() -> None:
    """The second cinnamon stands for nutmeg."""
    table = pirates().warehouse(A, *SPARE_CINNAMON).order_phase(A)
    assert table.check(A, ONE_OF_EACH) is None

    table.play(A, ONE_OF_EACH, PayCard("ry_c1"))
    assert table.state.completed[A] == ["one_each"]
    assert table.events[2] == CardPaid(A, "rg_c1", "nutmeg", 1, rule=VB2)


@rule("BOR-VB2")
def test_a_two_counts_one_unit_in_a_pirate_trade() -> None:
    """It covers one of the two missing units of nutmeg."""
    table = pirates().warehouse(A, "rb_c2", "ry_n1", "rg_n1").payment(A, "two_each", (0, 0, 0, 2))
    table.play(A, PayCard("rb_c2"))

    assert table.events == [CardPaid(A, "rb_c2", "nutmeg", 1, rule=VB2)]
    assert table.state.top_frame(PaymentFrame).missing == NUTMEG_DUE


@rule("BOR-VB2")
def test_at_most_one_unit_of_an_order_is_traded() -> None:
    """A second card of another spice is refused, and of two missing spices a spare card closes one: one is short."""
    table = pirates().warehouse(A, "ry_c1", "ry_p1", "ry_n1", "rg_n1")
    table.payment(A, "four_same", NUTMEG_DUE, laid=("ry_p1",), pirate="ry_p1")
    assert table.check(A, PayCard("ry_c1")) == Refusal(VB2, {"card": "ry_c1", "spice": "nutmeg"})

    table.warehouse(A, "ry_p1", "ry_c1", "rg_c1", "rb_c1").order_phase(A)
    assert table.check(A, ONE_OF_EACH) == Refusal(P3, {"order": "one_each", "short": 1})


@rule("BOR-VB2")
def test_the_trade_is_open_to_a_player_who_does_not_hold_the_ship() -> None:
    """That B holds it does not hinder A."""
    table = pirates().warehouse(A, *SPARE_CINNAMON).order_phase(A)
    table.state.ship = B

    assert table.check(A, ONE_OF_EACH) is None


@rule("BOR-VB3")
def test_the_trader_takes_the_ship_as_soon_as_the_order_is_paid() -> None:
    """From the cove it comes to A."""
    table = pirates().warehouse(A, *SPARE_CINNAMON).order_phase(A)
    table.play(A, ONE_OF_EACH)
    assert table.state.ship is None

    table.play(A, PayCard("rg_c1"))
    assert table.state.ship == A
    assert table.event(ShipTaken) == ShipTaken(A, rule=VB3)


@rule("BOR-VB3")
def test_the_trader_takes_the_ship_from_its_holder() -> None:
    """From B it comes to A, and never back to the cove."""
    table = pirates().warehouse(A, *SPARE_CINNAMON).order_phase(A)
    table.state.ship = B

    table.play(A, ONE_OF_EACH, PayCard("ry_c1"))
    assert table.state.ship == A


@rule("BOR-VB3")
def test_an_order_without_a_trade_moves_no_ship() -> None:
    """A pays with the right spices, and B keeps the ship."""
    table = pirates().warehouse(A, "ry_p1", "ry_c1", "ry_l1", "ry_n1").order_phase(A)
    table.state.ship = B
    table.play(A, ONE_OF_EACH).pay(A)

    assert table.state.completed[A] == ["one_each"]
    assert table.state.ship == B


@rule("BOR-VB4")
def test_the_holder_of_the_ship_may_not_trade() -> None:
    """Neither is the order payable nor a card of another spice accepted."""
    table = pirates().warehouse(A, *SPARE_CINNAMON).order_phase(A)
    table.state.ship = A
    assert table.check(A, ONE_OF_EACH) == SHORT_BY_ONE

    table.warehouse(A, "ry_c1", "ry_n1", "rg_n1").payment(A, "one_each", NUTMEG_DUE)
    assert table.check(A, PayCard("ry_c1")) == Refusal(VB4, {"card": "ry_c1", "spice": "nutmeg"})


@rule("BOR-VB4")
def test_the_former_holder_may_trade_again() -> None:
    """As soon as B has taken the ship A may trade."""
    table = pirates().warehouse(A, *SPARE_CINNAMON).warehouse(B, "yr_p1", "yr_c1", "yr_l1", "yg_c1").order_phase(B)
    table.state.ship = A
    table.play(B, ONE_OF_EACH, PayCard("yr_c1"))
    assert table.state.ship == B

    table.order_phase(A)
    assert table.check(A, ONE_OF_EACH) is None


@rule("BOR-VB5")
def test_there_is_no_pirate_trade_in_the_last_chance() -> None:
    """A player who can pay only with the pirates is not asked, and no card of another spice is accepted."""
    assert pirates().warehouse(A, *SPARE_CINNAMON).last_chance(A, B).deciders == ()

    table = pirates().warehouse(A, "ry_c1", "ry_n1", "rg_n1").payment(A, "one_each", NUTMEG_DUE, last_chance=True)
    assert table.check(A, PayCard("ry_c1")) == Refusal(VB5, {"card": "ry_c1", "spice": "nutmeg"})


@rule("BOR-VB6")
def test_the_holder_loses_two_points_at_the_end() -> None:
    """Only the holder does, and without the variant there is no such line."""
    table = pirates().warehouse(A, "ry_p1", "ry_c1", "ry_l1").warehouse(B, "rg_p1")
    table.state.ship = A
    table.last_chance()

    assert [score.parts["ship"] for score in GAME.scores(table.state)] == [-2, 0, 0, 0]
    assert [score.total for score in GAME.scores(table.state)] == [1, 1, 0, 0]
    assert "ship" not in GAME.scores(Table().state)[A].parts


@rule("BOR-VB6")
def test_the_ship_does_not_affect_the_number_of_orders() -> None:
    """A with the ship and B are equal in points; A's two orders win the tie."""
    table = pirates().completed(A, "one_each", "one_each").completed(B, "four_same").warehouse(B, "ry_p1", "ry_c1")
    table.state.ship = A
    table.last_chance()

    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert [score.total for score in outcome.scores] == [10, 10, 0, 0]
    assert outcome.places == (1, 2, 3, 3)


@rule("BOR-R24")
def test_a_port_card_with_a_spice_may_be_traded() -> None:
    """Manila's pepper stands for nutmeg."""
    table = pirates().warehouse(A, "board_manila", "ry_n1").payment(A, "one_each", NUTMEG_DUE)
    table.play(A, PayCard("board_manila"))

    assert table.event(CardPaid) == CardPaid(A, "board_manila", "nutmeg", 1, rule=VB2)
    assert table.state.ship == A


@rule("BOR-R24")
def test_a_joker_needs_no_pirate() -> None:
    """It pays by itself: no ship comes, and the trade stays open for another card."""
    table = pirates().warehouse(A, "board_kutai", "rg_n1", "ry_c1").payment(A, "two_each", (0, 0, 0, 2))
    table.play(A, PayCard("board_kutai"))
    assert table.event(CardPaid) == CardPaid(A, "board_kutai", "nutmeg", 1, rule=P5)
    assert table.state.top_frame(PaymentFrame).pirate is None
    assert table.check(A, PayCard("ry_c1")) is None

    assert table.play(A, PayCard("rg_n1")).state.ship is None


@rule("BOR-R24")
def test_a_joker_is_never_the_card_that_is_traded() -> None:
    """Cinnamon, cloves and a joker are a unit short: the joker is one unit, not a unit and a trade."""
    table = pirates().warehouse(A, "ry_c1", "ry_l1", "board_kutai").order_phase(A)

    assert table.check(A, ONE_OF_EACH) == SHORT_BY_ONE


@rule("BOR-R24")
def test_trading_is_allowed_though_the_warehouse_could_pay_without() -> None:
    """Though there is a nutmeg, a spare pepper may stand for it."""
    table = pirates().warehouse(A, "rg_p1", "ry_n1").payment(A, "one_each", NUTMEG_DUE)

    assert table.legal(A) == [PayCard("rg_p1"), PayCard("ry_n1")]
    assert table.play(A, PayCard("rg_p1")).state.ship == A


@rule("BOR-R24")
def test_a_trade_that_opens_another_gap_is_refused() -> None:
    """The payment follows the rule of every payment: the only cloves cannot stand for pepper."""
    table = pirates(5).warehouse(A, "ry_p1", "ry_c1", "ry_l1", "ry_n1", "rg_p1").order_phase(A).play(A, ONE_OF_EACH)

    assert isinstance(table.state.frames[-1], PaymentFrame)
    assert table.check(A, PayCard("ry_l1")) == Refusal(P6, {"card": "ry_l1"})
    assert table.check(A, PayCard("rg_p1")) is None
