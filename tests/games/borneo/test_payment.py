from games.borneo.table import A, Table
from kontor.core import Change, Refusal
from kontor.games.borneo import GAME
from kontor.games.borneo.actions import ChooseOrder, PayCard, SkipOrder
from kontor.games.borneo.events import CardPaid, OrderCompleted, ShipTaken
from kontor.games.borneo.frames import MerchantFrame, PaymentFrame
from kontor.games.borneo.rules import P3, P5, P6, T1_7, T1_9
from kontor.testing.marks import rule

ONE_EACH = ("ry_p1", "ry_c1", "ry_l1", "ry_n1")
FOUR_PEPPER = ("ry_p1", "rg_p1", "rb_p1", "yr_p1")
JOKERS = ("board_kutai", "board_sulu", "board_malacca", "board_batavia")


def paid(table: Table) -> list[tuple[str, str, int]]:
    """Return the cards paid in the last step, with the spice and the units they covered."""
    return [(event.card, event.due, event.units) for event in table.events if isinstance(event, CardPaid)]


@rule("BOR-P3")
def test_an_order_of_one_spice_names_the_spice() -> None:
    """Without a spice four of the same are refused."""
    table = Table().warehouse(A, *FOUR_PEPPER).order_phase(A)

    assert table.check(A, ChooseOrder("four_same")) == Refusal(P3, {"order": "four_same"}, "spice")
    assert table.check(A, ChooseOrder("four_same", "pepper")) is None


@rule("BOR-P3")
def test_an_order_of_all_spices_names_none() -> None:
    """One of each with a spice is refused."""
    table = Table().warehouse(A, *ONE_EACH).order_phase(A)

    assert table.check(A, ChooseOrder("one_each", "pepper")) == Refusal(P3, {"order": "one_each"}, "spice")
    assert table.check(A, ChooseOrder("one_each")) is None


@rule("BOR-P3")
def test_an_order_is_legal_only_if_the_whole_warehouse_can_pay_it() -> None:
    """Four pepper pay pepper; of cinnamon four units are short, of nutmeg one less with a nutmeg."""
    table = Table().warehouse(A, *FOUR_PEPPER, "ry_n1").order_phase(A)

    assert table.legal(A) == [SkipOrder(), ChooseOrder("four_same", "pepper")]
    for spice, short in (("cinnamon", 4), ("nutmeg", 3)):
        refusal = Refusal(P3, {"order": "four_same", "short": short})
        assert table.check(A, ChooseOrder("four_same", spice)) == refusal


@rule("BOR-P3")
def test_the_choice_gives_the_missing_units() -> None:
    """All of the named spice, or the same number of each."""
    table = Table().warehouse(A, *FOUR_PEPPER, "gr_p1", "ry_c1", "ry_l1", "ry_n1").order_phase(A)

    table.play(A, ChooseOrder("four_same", "pepper"))
    assert table.state.frames[-1] == PaymentFrame(A, "four_same", "pepper", (4, 0, 0, 0), (), last_chance=False)
    table.order_phase(A).play(A, ChooseOrder("one_each"))
    assert table.state.frames[-1] == PaymentFrame(A, "one_each", None, (1, 1, 1, 1), (), last_chance=False)


@rule("BOR-P4")
def test_missing_units_are_payable_if_the_jokers_close_the_gap() -> None:
    """Two spices and two jokers pay one of each; with one joker a unit is short."""
    table = Table().warehouse(A, "ry_p1", "ry_c1", *JOKERS[:2]).order_phase(A)
    assert table.check(A, ChooseOrder("one_each")) is None

    table.warehouse(A, "ry_p1", "ry_c1", JOKERS[0])
    assert table.check(A, ChooseOrder("one_each")) == Refusal(P3, {"order": "one_each", "short": 1})


@rule("BOR-P4")
def test_a_surplus_of_one_spice_closes_no_gap_of_another() -> None:
    """Many pepper do not stand for nutmeg."""
    table = Table().warehouse(A, *FOUR_PEPPER, "ry_c1", "ry_l1").order_phase(A)

    assert table.check(A, ChooseOrder("one_each")) == Refusal(P3, {"order": "one_each", "short": 1})


@rule("BOR-P4")
def test_an_open_pirate_trade_closes_a_gap_of_one() -> None:
    """A spare pepper stands for nutmeg; if cloves are missing too, one is short; a needed pepper stands for nothing."""
    table = Table(blackbeard=True).warehouse(A, "ry_p1", "rg_p1", "ry_c1", "ry_l1").order_phase(A)
    assert table.check(A, ChooseOrder("one_each")) is None

    table.warehouse(A, "ry_p1", "rg_p1", "rb_p1", "ry_c1")
    assert table.check(A, ChooseOrder("one_each")) == Refusal(P3, {"order": "one_each", "short": 1})
    table.warehouse(A, "ry_p1", "ry_c1", "ry_l1")
    assert table.check(A, ChooseOrder("one_each")) == Refusal(P3, {"order": "one_each", "short": 1})


@rule("BOR-P4")
def test_a_pirate_trade_and_a_joker_close_a_gap_of_two() -> None:
    """Of two missing spices one is a joker, the other a spare card."""
    table = Table(blackbeard=True).warehouse(A, "ry_p1", "rg_p1", "ry_c1", JOKERS[0]).order_phase(A)

    assert table.check(A, ChooseOrder("one_each")) is None


@rule("BOR-P5")
def test_spices_are_covered_in_the_fixed_sequence() -> None:
    """Pepper, cinnamon, cloves, nutmeg, however the warehouse lies."""
    table = Table().warehouse(A, *reversed(ONE_EACH)).order_phase(A).play(A, ChooseOrder("one_each"))

    assert [event for event in table.events if isinstance(event, CardPaid)] == [
        CardPaid(A, "ry_p1", "pepper", 1, rule=P5),
        CardPaid(A, "ry_c1", "cinnamon", 1, rule=P5),
        CardPaid(A, "ry_l1", "cloves", 1, rule=P5),
        CardPaid(A, "ry_n1", "nutmeg", 1, rule=P5),
    ]


@rule("BOR-P5")
def test_a_card_of_the_due_spice_covers_its_printed_units_and_a_joker_one() -> None:
    """A two covers two of three missing units, a joker the third."""
    table = Table().warehouse(A, "yb_p2", "gy_p2", JOKERS[0]).payment(A, "four_same", (3, 0, 0, 0))

    assert paid(table.play(A, PayCard("yb_p2"))) == [("yb_p2", "pepper", 2)]
    assert paid(table.play(A, PayCard(JOKERS[0]))) == [(JOKERS[0], "pepper", 1)]


@rule("BOR-P5")
def test_a_two_covers_at_most_the_missing_units() -> None:
    """For one missing unit it counts one."""
    table = Table().warehouse(A, "yb_p2", "ry_p1", "ry_c1").payment(A, "two_each", (1, 1, 0, 0))

    assert paid(table.play(A, PayCard("yb_p2"))) == [("yb_p2", "pepper", 1), ("ry_c1", "cinnamon", 1)]


@rule("BOR-P5")
def test_the_forecast_of_a_payment_is_what_is_missing_then() -> None:
    """A two brings four missing pepper down to two."""
    table = Table().warehouse(A, "yb_p2", *FOUR_PEPPER).payment(A, "four_same", (4, 0, 0, 0))

    change = Change("missing", "spice:pepper", 4, 2, P5)
    assert GAME.forecast(table.state, A, PayCard("yb_p2")) == (change,)


@rule("BOR-P6")
def test_a_card_is_laid_aside_only_once() -> None:
    """A pepper that is laid aside cannot pay again."""
    table = Table().warehouse(A, *FOUR_PEPPER, "gr_p1").payment(A, "four_same", (3, 0, 0, 0), laid=("ry_p1",))

    assert table.check(A, PayCard("ry_p1")) == Refusal(P6, {"card": "ry_p1"}, "laid")
    assert table.check(A, PayCard("rg_p1")) is None


@rule("BOR-P6")
def test_a_joker_that_is_needed_elsewhere_is_refused() -> None:
    """The only joker must wait for nutmeg; a second one is free for pepper."""
    table = Table().warehouse(A, *ONE_EACH[:3], "rg_p1", JOKERS[0]).payment(A, "one_each", (1, 1, 1, 1))
    assert table.legal(A) == [PayCard("ry_p1"), PayCard("rg_p1")]
    assert table.check(A, PayCard(JOKERS[0])) == Refusal(P6, {"card": JOKERS[0]})

    table.warehouse(A, *ONE_EACH[:3], *JOKERS[:2])
    assert table.check(A, PayCard(JOKERS[0])) is None


@rule("BOR-P7")
def test_until_the_last_unit_is_covered_everything_stays_in_its_place() -> None:
    """Cards laid aside are still in the warehouse, the order is on display, the ship on the cove."""
    table = Table(blackbeard=True).warehouse(A, "ry_p1", "rg_p1", "ry_c1", "ry_l1", "rg_l1").order_phase(A)
    table.play(A, ChooseOrder("one_each"), PayCard("rg_p1"))

    assert "rg_p1" in table.state.top_frame(PaymentFrame).laid
    assert table.state.warehouses[A] == ["ry_p1", "rg_p1", "ry_c1", "ry_l1", "rg_l1"]
    assert (table.state.discard_pile, table.state.orders["one_each"]) == ([], 3)
    assert (table.state.completed[A], table.state.ship) == ([], None)
    table.assert_census()


@rule("BOR-P7")
def test_the_last_missing_unit_completes_the_order_at_once() -> None:
    """The cards laid aside leave, the order comes, and after a pirate trade the ship."""
    table = Table(blackbeard=True).warehouse(A, "rg_p1", "ry_p1", "ry_l1", "ry_n1", "ry_c1")
    table.payment(A, "one_each", (0, 0, 0, 1), laid=("rg_p1", "ry_p1", "ry_l1"), pirate="ry_p1")
    table.play(A, PayCard("ry_n1"))

    assert table.state.warehouses[A] == ["ry_c1"]
    assert table.event(OrderCompleted) == OrderCompleted(A, "one_each", 6, rule=T1_9)
    assert table.state.completed[A] == ["one_each"]
    assert table.event(ShipTaken).seat == A
    assert table.state.frames[-1] == MerchantFrame(A)
    table.assert_census()


@rule("BOR-P5")
def test_a_card_whose_spice_is_due_later_has_to_wait() -> None:
    """While pepper is due a cinnamon card is refused, though the order needs it afterwards."""
    table = Table().warehouse(A, *ONE_EACH, "rg_p1", "rg_c1").payment(A, "one_each", (1, 1, 1, 1))

    assert table.check(A, PayCard("ry_c1")) == Refusal(P5, {"card": "ry_c1", "spice": "pepper"})


@rule("BOR-R11")
def test_no_card_is_paid_that_covers_nothing() -> None:
    """While cinnamon is due a pepper is refused."""
    table = Table().warehouse(A, *ONE_EACH, "rg_p1", "rg_c1").payment(A, "one_each", (0, 1, 1, 1), laid=("ry_p1",))

    assert table.check(A, PayCard("rg_p1")) == Refusal(T1_7, {"card": "rg_p1", "spice": "cinnamon"})
    assert table.legal(A) == [PayCard("ry_c1"), PayCard("rg_c1")]


@rule("BOR-R11")
def test_a_two_may_be_paid_for_one_missing_unit() -> None:
    """Wasteful, but allowed next to the exact card."""
    table = Table().warehouse(A, *FOUR_PEPPER, "yb_p2")
    table.payment(A, "four_same", (1, 0, 0, 0), laid=FOUR_PEPPER[:3])

    assert table.legal(A) == [PayCard("yr_p1"), PayCard("yb_p2")]
    assert table.play(A, PayCard("yb_p2")).state.warehouses[A] == ["yr_p1"]


@rule("BOR-R12")
def test_an_order_may_be_paid_with_jokers_alone() -> None:
    """Four chests are four of any spice, or one of each."""
    table = Table().warehouse(A, *JOKERS).order_phase(A)
    spices = [ChooseOrder("four_same", spice) for spice in ("pepper", "cinnamon", "cloves", "nutmeg")]
    assert table.legal(A) == [SkipOrder(), ChooseOrder("one_each"), *spices]

    table.play(A, ChooseOrder("four_same", "cloves")).pay(A)
    assert table.state.completed[A] == ["four_same"]
    assert table.state.warehouses[A] == []
    assert sorted(table.state.out_of_game) == sorted(JOKERS)


@rule("BOR-P5", "BOR-P7")
def test_a_payment_stays_what_it_is_from_card_to_card() -> None:
    """After each card the order, its spice and the last chance are the same; only what is missing shrinks."""
    pepper = ("ry_p1", "rg_p1", "rb_p1", "yr_p1", "yg_p1")
    table = Table().warehouse(A, *pepper).payment(A, "four_same", (4, 0, 0, 0), spice="pepper", last_chance=True)
    table.play(A, PayCard("rg_p1"))

    assert table.state.frames[-1] == PaymentFrame(A, "four_same", "pepper", (3, 0, 0, 0), ("rg_p1",), last_chance=True)
