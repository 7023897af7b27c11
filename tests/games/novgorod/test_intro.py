"""The introductory rounds: who picks what, what is paid, and the display afterwards."""

from games.novgorod.table import A, B, C, D, Table
from kontor.core import Action, Refusal
from kontor.games.novgorod.actions import IntroTakeKontor, IntroTakeOrder
from kontor.games.novgorod.events import (
    IntroPaid,
    KontorPicked,
    OrderDrawn,
    OrdersOpened,
    OrderTaken,
    RoundBegan,
    TurnBegan,
)
from kontor.games.novgorod.frames import PickFrame, RouteFrame
from kontor.games.novgorod.rules import D1, N2, N3, N6, N7, R6, T0_1
from kontor.testing.marks import rule

FROM_DECK = IntroTakeOrder("deck")
OPEN = ("o1", "o2", "o3", "o4", "o5")


def dealt(seats: int = 3) -> Table:
    """Return a table whose orders were dealt: o2n blind to each seat; as many open as the rules say."""
    table = Table(seats)
    for seat in range(seats):
        table.hand(seat, blind=[f"o{20 + seat}"])
    return table.open_orders(*(f"o{number}" for number in range(1, seats + 3)))


def pick(table: Table, *actions: Action) -> Table:
    """Let the player who is asked pick, one after the other."""
    for action in actions:
        table.play(table.deciders[0], action)
    return table


@rule("NOV-N1")
def test_the_right_neighbour_of_the_start_player_begins_and_the_start_player_is_last() -> None:
    """Three laps, counter-clockwise."""
    table = dealt(4)
    table.state.start_player = B
    table.draft()
    asked = []
    for lap in ("novgorod", "riga", None):
        for _ in range(4):
            asked.append(table.deciders[0])
            pick(table, IntroTakeKontor(lap) if lap else FROM_DECK)
    assert asked == [A, D, C, B] * 3
    assert table.state.frames[-1] == RouteFrame(B, asked=True)


@rule("NOV-N2")
def test_a_pick_is_the_top_kontor_of_a_city_an_open_order_or_the_top_of_the_deck() -> None:
    """Eight cities, five open orders and the deck."""
    table = dealt().draft()

    expected = [*map(IntroTakeKontor, table.box.ring), *map(IntroTakeOrder, OPEN), FROM_DECK]
    assert table.legal(C) == expected


@rule("NOV-N2")
def test_a_picked_kontor_comes_off_the_top_of_its_stack() -> None:
    """The next one of that city is more expensive."""
    table = dealt().draft(C, B)
    for seat, price in ((C, 5), (B, 6)):
        table.play(seat, IntroTakeKontor("danzig"))
        assert table.events[0] == KontorPicked(seat, "danzig", price, rule=N2)
        assert (table.state.kontors[seat], table.state.picked[seat]) == (["danzig"], price)
    assert table.state.stacks["danzig"] == [7]
    table.assert_census()


@rule("NOV-N2")
def test_nobody_picks_a_second_kontor_of_a_city() -> None:
    """Another city is fine."""
    table = dealt().draft(C, C).play(C, IntroTakeKontor("danzig"))

    assert table.check(C, IntroTakeKontor("danzig")) == Refusal(N2, {"city": "danzig"})
    assert table.check(C, IntroTakeKontor("riga")) is None


@rule("NOV-N2")
def test_an_order_that_is_not_open_cannot_be_picked() -> None:
    """It may lie in the deck or in a hand."""
    table = dealt().draft()

    assert table.check(C, IntroTakeOrder("o20")) == Refusal(N2, {"order": "o20"}, "order")
    assert table.check(C, IntroTakeOrder("o24")) == Refusal(N2, {"order": "o24"}, "order")


@rule("NOV-N3")
def test_a_second_order_cannot_be_picked() -> None:
    """Neither an open one nor blindly; the order dealt does not count."""
    for first in (IntroTakeOrder("o1"), FROM_DECK):
        table = dealt().draft(C, C)
        assert table.check(C, FROM_DECK) is None
        table.play(C, first)
        for second in (IntroTakeOrder("o2"), FROM_DECK):
            assert table.check(C, second) == Refusal(N3, {"most": 1}, "order")


@rule("NOV-N3")
def test_a_third_kontor_cannot_be_picked() -> None:
    """After two only an order is left."""
    table = dealt().draft(C, C, C).play(C, IntroTakeKontor("danzig"), IntroTakeKontor("riga"))

    assert table.check(C, IntroTakeKontor("visby")) == Refusal(N3, {"most": 2}, "kontor")
    assert table.legal(C) == [*map(IntroTakeOrder, OPEN), FROM_DECK]


@rule("NOV-N3")
def test_after_three_picks_everybody_has_two_kontors_and_two_orders() -> None:
    """Whatever the order of the picks."""
    table = dealt().draft()
    pick(table, IntroTakeOrder("o1"), IntroTakeKontor("riga"), IntroTakeKontor("riga"))
    pick(table, IntroTakeKontor("riga"), FROM_DECK, IntroTakeKontor("visby"))
    pick(table, IntroTakeKontor("visby"), IntroTakeKontor("visby"), FROM_DECK)

    assert [len(cities) for cities in table.state.kontors] == [2, 2, 2]
    assert [len(orders) for orders in table.state.hands] == [2, 2, 2]


@rule("NOV-N4")
def test_a_blindly_drawn_order_is_seen_by_its_owner_alone() -> None:
    """Others learn that one was drawn; an open order is seen by all."""
    table = dealt().draws("o9").draft(C, C).play(C, FROM_DECK)
    drawn = table.event(OrderDrawn)
    assert drawn == OrderDrawn(C, "o9", 0, rule=N2)
    assert drawn.seen_by(C) == drawn
    assert drawn.seen_by(A) == drawn.seen_by(None) == OrderDrawn(C, None, 0, rule=N2)
    assert "o9" not in table.state.known

    table = dealt().draft(C, C).play(C, IntroTakeOrder("o1"))
    taken = table.event(OrderTaken)
    assert taken.seen_by(A) == taken == OrderTaken(C, "o1", 0, rule=N2)
    assert "o1" in table.state.known


@rule("NOV-N5")
def test_the_open_orders_are_not_refilled_during_the_draft() -> None:
    """Each pick leaves one fewer, and nothing is paid yet."""
    table = dealt().draft(C, B, A).play(C, IntroTakeOrder("o3")).play(B, IntroTakeOrder("o1"))

    assert table.state.open_orders == ["o2", "o4", "o5"]
    assert table.state.ducats == [27, 27, 27]
    assert not any(isinstance(event, OrdersOpened) for event in table.events)
    assert table.state.hands[C] == ["o3", "o22"]  # what everybody knows lies first (NOV-R32)


@rule("NOV-N6", "NOV-X4")
def test_everybody_pays_both_kontors_and_six_for_each_of_two_orders() -> None:
    """Volker has kontors for 7 and 4: 23 in all, and keeps 4 ducats."""
    table = dealt().kontors(B, "novgorod").draft(C, C, C)
    table.play(C, IntroTakeKontor("novgorod"), IntroTakeKontor("riga"), FROM_DECK)

    assert IntroPaid(C, 23, rule=N6) in table.events
    assert (table.state.ducats[C], table.state.total_seals(C)) == (4, 0)
    assert table.state.ducats[A] == 21
    paid = [event.seat for event in table.events if isinstance(event, IntroPaid)]
    assert paid == [A, B, C]


@rule("NOV-N7")
def test_after_the_draft_the_display_is_refilled_to_four() -> None:
    """Three were taken of five: two come from the deck, the top one first."""
    table = dealt().draws("o9", "o10").draft(C, B, A)
    pick(table, IntroTakeOrder("o1"), IntroTakeOrder("o2"), IntroTakeOrder("o3"))

    assert table.state.open_orders == ["o4", "o5", "o9", "o10"]
    assert table.event(OrdersOpened) == OrdersOpened(("o9", "o10"), rule=N7)
    assert table.events[-2:] == [RoundBegan(1, last=False, rule=T0_1), TurnBegan(A, rule=T0_1)]


@rule("NOV-R7", "NOV-X33")
def test_more_than_four_open_orders_stay() -> None:
    """Four players draw blindly: six stay open; three with three of five left, four."""
    table = dealt(4).draft(D, C, B, A)
    pick(table, *[FROM_DECK] * 4)
    assert len(table.state.open_orders) == 6
    assert not any(isinstance(event, OrdersOpened) for event in table.events)

    table = dealt(4).draft(D, C, B, A)
    pick(table, FROM_DECK, FROM_DECK, IntroTakeOrder("o1"), IntroTakeOrder("o2"))
    assert table.state.open_orders == ["o3", "o4", "o5", "o6"]


@rule("NOV-R6")
def test_a_second_kontor_that_would_exceed_27_ducats_is_illegal() -> None:
    """After one for 8 another for 8 is too expensive, one for 7 is not."""
    for also, price in (((), 7), (("antwerp",), 8)):
        table = dealt().kontors(A, "novgorod", "antwerp").kontors(B, "novgorod", *also).draft(C, C)
        table.play(C, IntroTakeKontor("novgorod"))
        assert (table.state.picked[C], table.state.stacks["antwerp"][0]) == (8, price)
        refusal = Refusal(R6, {"city": "antwerp", "price": 8, "spare": 7}) if price == 8 else None
        assert table.check(C, IntroTakeKontor("antwerp")) == refusal
        assert (IntroTakeKontor("antwerp") in table.legal(C)) is (refusal is None)


@rule("NOV-R40")
def test_the_kontors_of_the_pirates_city_may_be_drafted() -> None:
    """He acts in turns only, with both sides."""
    for side in ("front", "back"):
        table = Table(merchant_and_pirate=True, pirate_side=side).pirate("visby").draft(C, C)
        assert table.check(C, IntroTakeKontor("visby")) is None
        assert table.play(C, IntroTakeKontor("visby")).state.kontors[C] == ["visby"]


@rule("NOV-D1")
def test_nobody_draws_from_an_empty_deck() -> None:
    """The open orders are left."""
    table = Table().open_orders("o1", "o2").hand(C, blind=["o3"]).deck(0).draft(C, C)

    assert table.check(C, FROM_DECK) == Refusal(D1)
    assert table.offered(C, IntroTakeOrder) == [IntroTakeOrder("o1"), IntroTakeOrder("o2")]
    assert table.state.frames[-1] == PickFrame(C, asked=True)
