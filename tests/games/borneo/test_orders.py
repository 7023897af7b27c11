import pytest

from games.borneo.table import A, B, Table
from kontor.core import Change, Refusal
from kontor.core.rules import ANOTHER_QUESTION
from kontor.games.borneo import GAME
from kontor.games.borneo.actions import ChooseOrder, PayCard, SkipMerchant, SkipOrder, TakeCargo, TakeReward
from kontor.games.borneo.component_schema import JOKER
from kontor.games.borneo.events import CardPaid, CardsDiscarded, OrderChosen, OrderCompleted, PortRemoved
from kontor.games.borneo.frames import Contest, DistributionFrame, MerchantFrame, RewardFrame
from kontor.games.borneo.rules import D4, P3, T1_2, T1_4, T1_5, T1_7, T1_8, T1_9
from kontor.testing.marks import rule

ONE_EACH = ("ry_p1", "ry_c1", "ry_l1", "ry_n1")
TWO_EACH = ("yb_p2", "rb_c2", "ry_l2", "rg_n2")
FOUR_PEPPER = ("ry_p1", "rg_p1", "rb_p1", "yr_p1")
EIGHT_PEPPER = (*FOUR_PEPPER, "gr_p1", "gy_p1", "gb_p1", "br_p1")

REQUIREMENTS = (
    ("one_each", None, ONE_EACH, 6),
    ("four_same", "pepper", FOUR_PEPPER, 8),
    ("two_each", None, TWO_EACH, 15),
    ("eight_same", "pepper", EIGHT_PEPPER, 20),
    ("three_each", None, (*ONE_EACH, *TWO_EACH), 25),
)


@rule("BOR-T1.1")
def test_at_most_one_order_is_completed_in_a_turn_and_only_in_phase_1() -> None:
    """After the first order the merchants follow, though the warehouse could pay a second one."""
    table = Table().warehouse(A, *ONE_EACH, *FOUR_PEPPER[1:], "by_p1").turn(A)
    table.play(A, ChooseOrder("one_each")).pay(A)

    assert table.state.completed[A] == ["one_each"]
    assert table.state.frames[-1] == MerchantFrame(A)
    assert table.check(A, ChooseOrder("four_same", "pepper")) == Refusal(ANOTHER_QUESTION)
    table.play(A, SkipMerchant())
    assert table.check(A, ChooseOrder("four_same", "pepper")) == Refusal(ANOTHER_QUESTION)


@rule("BOR-T1.1")
def test_completing_an_order_is_optional() -> None:
    """A may keep the goods."""
    table = Table().warehouse(A, *ONE_EACH).turn(A).play(A, SkipOrder())

    assert table.state.warehouses[A] == list(ONE_EACH)
    assert table.state.frames[-1] == MerchantFrame(A)


@rule("BOR-T1.2")
def test_any_order_on_display_may_be_chosen_and_leaves_it() -> None:
    """The choice is told, and one order fewer of its type is on display."""
    table = Table().warehouse(A, *ONE_EACH).order_phase(A).play(A, ChooseOrder("one_each"))

    assert table.event(OrderChosen) == OrderChosen(A, "one_each", None, rule=T1_2)
    assert table.state.orders["one_each"] == 2


@rule("BOR-T1.2")
def test_a_type_is_gone_with_its_last_order() -> None:
    """A takes the third of three, so B may not choose that type any more."""
    table = Table().completed(B, "one_each", "one_each").warehouse(A, *ONE_EACH)
    table.warehouse(B, "rg_p1", "rg_c1", "rg_l1", "rg_n1").order_phase(A).play(A, ChooseOrder("one_each"))

    table.order_phase(B)
    assert table.check(B, ChooseOrder("one_each")) == Refusal(T1_2, {"order": "one_each"})
    assert table.legal(B) == [SkipOrder()]


@rule("BOR-T1.3")
@pytest.mark.parametrize(("order", "spice", "goods", "points"), REQUIREMENTS)
def test_every_type_of_order_has_its_requirement_and_points(
    order: str, spice: str | None, goods: tuple[str, ...], points: int
) -> None:
    """The exact goods pay the order and leave nothing; it counts its points."""
    table = Table().warehouse(A, *goods).order_phase(A).play(A, ChooseOrder(order, spice)).pay(A)

    assert table.state.warehouses[A] == []
    assert table.event(OrderCompleted).points == points
    assert GAME.scores(table.state)[A].parts["orders"] == points
    table.assert_census()


@rule("BOR-T1.3")
@pytest.mark.parametrize(("order", "spice", "goods", "points"), REQUIREMENTS)
def test_no_order_is_paid_with_a_unit_too_few(
    order: str, spice: str | None, goods: tuple[str, ...], points: int
) -> None:
    """Without the first one-unit card, or with one unit of pepper instead of two, the order is refused."""
    fewer = ("by_p1", *goods[1:]) if goods == TWO_EACH else goods[1:]
    table = Table().warehouse(A, *fewer).order_phase(A)

    assert points == GAME.box.orders[order].points
    assert table.check(A, ChooseOrder(order, spice)) == Refusal(P3, {"order": order, "short": 1})


@rule("BOR-T1.4")
def test_only_cards_of_the_players_warehouse_pay() -> None:
    """Neither a hand card nor a card of another warehouse is accepted."""
    table = Table().warehouse(A, *ONE_EACH, "rg_p1").warehouse(B, "rb_p1").hand(A, "yr_p1").order_phase(A)
    table.play(A, ChooseOrder("one_each"))

    assert table.legal(A) == [PayCard("ry_p1"), PayCard("rg_p1")]
    assert table.check(A, PayCard("yr_p1")) == Refusal(T1_4, {"card": "yr_p1"})
    assert table.check(A, PayCard("rb_p1")) == Refusal(T1_4, {"card": "rb_p1"})


@rule("BOR-T1.4")
def test_hand_cards_make_no_order_payable() -> None:
    """Three spices in the warehouse and the fourth in hand are not enough."""
    table = Table().warehouse(A, *ONE_EACH[:3]).hand(A, "ry_n1", "rg_n1").order_phase(A)

    assert table.check(A, ChooseOrder("one_each")) == Refusal(P3, {"order": "one_each", "short": 1})


@rule("BOR-T1.5")
def test_a_cargo_card_gives_its_printed_units_and_a_port_card_one() -> None:
    """A two, a one and a port are four units of pepper; without the port one is missing."""
    table = Table().warehouse(A, "yb_p2", "ry_p1", "board_manila").order_phase(A)
    assert table.check(A, ChooseOrder("four_same", "pepper")) is None

    table.warehouse(A, "yb_p2", "ry_p1")
    assert table.check(A, ChooseOrder("four_same", "pepper")) == Refusal(P3, {"order": "four_same", "short": 1})


@rule("BOR-T1.5")
def test_a_two_covers_two_units() -> None:
    """Two cards with a two pay four units."""
    table = Table().warehouse(A, "yb_p2", "gy_p2").payment(A, "four_same", (4, 0, 0, 0)).play(A, PayCard("yb_p2"))

    assert [(event.card, event.units) for event in table.events if isinstance(event, CardPaid)] == [
        ("yb_p2", 2),
        ("gy_p2", 2),
    ]


@rule("BOR-T1.5")
def test_the_forecast_of_a_gain_counts_units() -> None:
    """One nutmeg in the warehouse and a two from a port, or from a defence, make three."""
    gain = (Change("units", "spice:nutmeg", 1, 3, T1_5),)
    table = Table().warehouse(A, "ry_n1").port(0, "board_manila", "rg_n2", "gb_c1")
    table.frame(DistributionFrame(0, "board_manila", (A, B), D4))
    assert GAME.forecast(table.state, A, TakeCargo("rg_n2")) == gain

    table = Table().warehouse(A, "ry_n1").frame(RewardFrame(Contest("red", B, 2, A, 1, ("gr_p1",), ("rg_n2",))))
    assert GAME.forecast(table.state, A, TakeReward("rg_n2")) == gain


@rule("BOR-T1.6b")
def test_a_chest_is_one_unit_of_any_spice() -> None:
    """One joker closes a gap of one in every spice, and not a gap of two."""
    for missing in ONE_EACH:
        goods = [card for card in ONE_EACH if card != missing]
        table = Table().warehouse(A, *goods, "board_kutai").order_phase(A)
        assert table.check(A, ChooseOrder("one_each")) is None

        table.warehouse(A, *goods[1:], "board_kutai")
        assert table.check(A, ChooseOrder("one_each")) == Refusal(P3, {"order": "one_each", "short": 1})


@rule("BOR-T1.6b")
def test_any_number_of_jokers_may_be_used_in_one_payment() -> None:
    """Three chests and one pepper are four pepper."""
    table = Table().warehouse(A, "ry_p1", "board_kutai", "board_sulu", "board_malacca").order_phase(A)
    table.play(A, ChooseOrder("four_same", "pepper")).pay(A)

    assert table.state.completed[A] == ["four_same"]


@rule("BOR-T1.6c")
def test_the_card_edition_has_no_jokers() -> None:
    """No port of the card edition holds a chest; some of the board edition do."""
    contents = {e: {p.contents for p in GAME.box.ports.values() if p.edition == e} for e in GAME.box.editions}

    assert contents["card"] == {"pepper", "cinnamon", "cloves", "nutmeg"}
    assert JOKER in contents["board"]


@rule("BOR-T1.7")
def test_a_surplus_unit_is_lost() -> None:
    """A two covers the one missing unit, leaves the warehouse and gives no change."""
    table = Table().warehouse(A, "yb_p2", "ry_p1").payment(A, "four_same", (1, 0, 0, 0)).play(A, PayCard("yb_p2"))

    assert table.event(CardPaid).units == 1
    assert table.state.warehouses[A] == ["ry_p1"]


@rule("BOR-T1.7")
def test_a_card_that_covers_no_missing_unit_is_refused() -> None:
    """Cinnamon does not pay for pepper."""
    table = Table().warehouse(A, *FOUR_PEPPER, "ry_c1", "gr_p1").payment(A, "four_same", (4, 0, 0, 0))

    assert table.check(A, PayCard("ry_c1")) == Refusal(T1_7, {"card": "ry_c1", "spice": "pepper"})


@rule("BOR-T1.7")
def test_paying_ends_as_soon_as_the_order_is_covered() -> None:
    """After four units nothing more is asked for, whatever is left."""
    table = Table().warehouse(A, *FOUR_PEPPER, "gr_p1").payment(A, "four_same", (1, 0, 0, 0), laid=FOUR_PEPPER[:3])
    table.play(A, PayCard("gr_p1"))

    assert table.state.warehouses[A] == ["yr_p1"]
    assert table.check(A, PayCard("yr_p1")) == Refusal(ANOTHER_QUESTION)


@rule("BOR-T1.8")
def test_spent_cargo_is_discarded_and_spent_ports_leave_the_game() -> None:
    """Two cargo cards go to the discard pile, a port and a joker out of the game."""
    table = Table().warehouse(A, "ry_p1", "ry_c1", "board_ambon", "board_kutai").order_phase(A)
    table.play(A, ChooseOrder("one_each"))

    assert table.state.discard_pile == ["ry_p1", "ry_c1"]
    assert table.state.out_of_game == ["board_ambon", "board_kutai"]
    assert table.event(CardsDiscarded) == CardsDiscarded(("ry_p1", "ry_c1"), rule=T1_8)
    removed = [event for event in table.events if isinstance(event, PortRemoved)]
    assert removed == [PortRemoved("board_ambon", rule=T1_8), PortRemoved("board_kutai", rule=T1_8)]
    table.assert_census()


@rule("BOR-T1.9")
def test_a_completed_order_stays_with_the_player() -> None:
    """It lies before A, next to an earlier one, and its points are told."""
    table = Table().completed(A, "two_each").warehouse(A, *ONE_EACH).order_phase(A).play(A, ChooseOrder("one_each"))

    assert table.state.completed[A] == ["two_each", "one_each"]
    assert table.event(OrderCompleted) == OrderCompleted(A, "one_each", 6, rule=T1_9)


@rule("BOR-R10")
def test_a_spent_port_never_comes_back() -> None:
    """It is out of the game, not on the discard pile that is shuffled again, nor in the port stack."""
    table = Table().warehouse(A, "ry_p1", "ry_c1", "ry_l1", "board_banda").order_phase(A)
    table.play(A, ChooseOrder("one_each"))

    assert table.state.out_of_game == ["board_banda"]
    assert "board_banda" not in table.state.discard_pile + table.state.port_stack


@rule("BOR-P3")
def test_the_log_names_the_spice_of_an_order_of_one_spice() -> None:
    """Everybody reads which spice is paid."""
    table = Table().warehouse(A, *FOUR_PEPPER, "yg_p1").order_phase(A).play(A, ChooseOrder("four_same", "pepper"))

    assert table.event(OrderChosen) == OrderChosen(A, "four_same", "pepper", rule=T1_2)
