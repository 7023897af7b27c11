"""Supplies that run out: the order deck, the display, kontors, markers."""

from games.novgorod.matches import states
from games.novgorod.table import A, B, Table
from kontor.core import Refusal
from kontor.games.novgorod import GAME
from kontor.games.novgorod.actions import (
    BuyKontor,
    BuyOrder,
    BuyOrderDiscounted,
    EndPhase2,
    FulfilSpecial,
    Produce,
    UseDiscount,
)
from kontor.games.novgorod.events import BonusGained, MarkerTaken, OrdersOpened, SpecialFulfilled
from kontor.games.novgorod.rules import B1, D1, T3_5, XS6
from kontor.games.novgorod.state import Stop
from kontor.testing.marks import rule


@rule("NOV-D1")
def test_with_an_empty_deck_the_display_is_not_refilled() -> None:
    """Three open orders are left; filed orders do not return."""
    table = Table().open_orders("o1", "o2", "o3", "o4").filed(A, "o5", "o6").deck(0).purchase(A)
    filed = [orders.copy() for orders in table.state.filed]
    table.play(A, BuyOrder("o1"))
    assert table.state.open_orders == ["o2", "o3", "o4"]
    assert table.state.filed == filed
    assert not any(isinstance(event, OrdersOpened) for event in table.events)
    table.assert_census()


@rule("NOV-D1")
def test_the_last_order_of_the_deck_can_be_drawn_or_opened() -> None:
    """After that there are no blind draws."""
    table = Table().open_orders("o1", "o2", "o3", "o4").deck(1).purchase(A)
    assert BuyOrder("deck") in table.legal(A)
    table.play(A, BuyOrder("o1"))
    assert (len(table.state.open_orders), table.state.deck) == (4, [])
    assert table.check(A, BuyOrderDiscounted("deck")) == Refusal(D1)
    assert BuyOrderDiscounted("deck") not in table.legal(A)


@rule("NOV-D2")
def test_without_open_orders_and_deck_no_order_can_be_bought() -> None:
    """Kontors and ships still can."""
    table = Table().open_orders().deck(0).purchase(A)

    assert table.check(A, BuyOrder("deck")) == Refusal(D1)
    assert table.check(A, BuyOrder("o1")) == Refusal(T3_5, {"order": "o1"})
    assert table.offered(A, BuyOrder) == table.offered(A, BuyOrderDiscounted) == []
    assert len(table.offered(A, BuyKontor)) == 8


@rule("NOV-D3")
def test_the_stacks_hold_a_kontor_for_every_player_who_has_none() -> None:
    """In every position of random matches."""
    for s in states():
        for city in GAME.box.ring:
            assert len(s.stacks[city]) == sum(city not in owned for owned in s.kontors)


@rule("NOV-D3")
def test_the_last_player_buys_the_last_and_most_expensive_kontor_of_a_city() -> None:
    """The others own one each."""
    table = Table(4)
    for seat in (1, 2, 3):
        table.kontors(seat, "antwerp")
    table.purchase(A).play(A, BuyKontor("antwerp"))
    assert (table.state.ducats[A], table.state.stacks["antwerp"]) == (19, [])


@rule("NOV-D4")
def test_a_special_order_without_a_deck_brings_no_marker_but_counts_as_filed() -> None:
    """It is the third one: the bonus comes; its goods are none for diversity."""
    table = Table(special_orders=True).bonuses(orders3="high", diversity="high").column("s1A", "s2A", "s3B", "s4C")
    table.deck(0).filed(A, "o19", "o20").speed(A, 4).ducats(A, 20)
    table.evaluation(A, "novgorod", "visby", "bergen").play(A, FulfilSpecial("s1"), UseDiscount("no"))

    assert table.event(SpecialFulfilled) == SpecialFulfilled(A, "s1", "A", 1, 2, rule=XS6)
    assert (table.state.markers[A], table.state.unmarked[A], table.state.orders_filed(A)) == ([], 1, 3)
    assert not any(isinstance(event, MarkerTaken) for event in table.events)
    assert BonusGained(A, "orders3", 4, rule=B1) in table.events
    assert table.game.scores(table.state)[A].parts["diversity"] == 0


@rule("NOV-D4")
def test_with_a_deck_its_top_order_is_the_marker() -> None:
    """And nothing is unmarked."""
    table = Table(special_orders=True).column("s1A", "s2A", "s3B", "s4C").draws("o9").speed(A, 4)
    table.evaluation(A, "novgorod", "visby", "bergen").play(A, FulfilSpecial("s1"), UseDiscount("no"))

    assert (table.state.markers[A], table.state.unmarked[A], table.state.orders_filed(A)) == (["o9"], 0, 1)


@rule("NOV-D5")
def test_base_kontors_and_manufactories_are_there_for_everybody_in_turn() -> None:
    """A and B both sail to Lübeck as guests, and both can let its manufactory work."""
    table = Table()
    for seat in (A, B):
        table.evaluation(seat, "luebeck").play(seat, Produce("luebeck"))
        assert table.state.route == [Stop("luebeck", own=False, placeholder=False, used=True, worked=True)]
        assert table.total(seat) == 1
        table.play(seat, EndPhase2())
        assert table.state.route == []
