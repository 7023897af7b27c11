"""The end of phase 2: fees, cards back to the hand, and in which sequence (NOV-TZ1, NOV-TZ3)."""

from games.novgorod.table import A, B, Table
from kontor.games.novgorod.actions import EndPhase2, FulfilSpecial, StoreGood, TakeIncome, UseDiscount
from kontor.games.novgorod.events import FeesPaid, GoodLost, MerchantMoved, SpecialMoved
from kontor.games.novgorod.frames import PurchaseFrame
from kontor.games.novgorod.rules import TD5, TZ1, XM4, XS8
from kontor.games.novgorod.state import Held
from kontor.testing.marks import rule

END = EndPhase2()


@rule("NOV-TZ1", "NOV-R15")
def test_the_fee_of_every_base_kontor_of_the_route_is_paid() -> None:
    """Three for Danzig and four for Antwerp, though nothing was used there; Lübeck is the player's own."""
    table = Table().kontors(A, "luebeck").menu(A, "danzig", "luebeck", "antwerp").play(A, END)

    assert table.event(FeesPaid) == FeesPaid(A, 7, rule=TZ1)
    assert table.state.ducats[A] == 20
    assert table.state.ducats[B] == 27


@rule("NOV-TZ1")
def test_a_used_base_kontor_costs_its_fee_too() -> None:
    """Its good went into a row."""
    table = Table(special_orders=True).column("s3A", "s1A", "s2B", "s4C").menu(A, "danzig", "luebeck", "antwerp")
    table.play(A, FulfilSpecial("s3"), UseDiscount("no"), END)

    assert table.event(FeesPaid) == FeesPaid(A, 9, rule=TZ1)


@rule("NOV-TZ1")
def test_a_route_of_the_players_kontors_or_none_costs_nothing() -> None:
    """Then no fee is reported."""
    for stops in ((), ("danzig", "luebeck")):
        table = Table().kontors(A, "danzig", "luebeck").menu(A, *stops).play(A, END)
        assert not [event for event in table.events if isinstance(event, FeesPaid)]
        assert table.state.ducats[A] == 27


@rule("NOV-TZ1")
def test_kontors_return_to_the_hand_except_a_stored_one() -> None:
    """The route is taken up; all three are still owned, and Danzig lies under the ship."""
    table = Table().kontors(A, "danzig", "luebeck", "visby").menu(A, "danzig", "luebeck")
    table.play(A, StoreGood("danzig"), TakeIncome("luebeck"), END)

    assert table.state.route == []
    assert (table.state.kontors[A], table.state.holds[A]) == (["danzig", "luebeck", "visby"], Held("danzig"))
    assert table.state.frames[-1] == PurchaseFrame(A, asked=True)


@rule("NOV-TZ1")
def test_a_base_kontor_that_stood_in_the_hold_costs_no_fee() -> None:
    """Only that of Lübeck is paid."""
    table = Table().hold(A, "danzig").menu(A, "danzig", "luebeck").play(A, END)

    assert table.event(FeesPaid) == FeesPaid(A, 2, rule=TZ1)


@rule("NOV-TZ3")
def test_the_end_goes_fees_cards_special_orders_merchant() -> None:
    """In this sequence."""
    table = Table(merchant_and_pirate=True, special_orders=True).column("s3A", "s1A", "s2B", "s4C").hold(A, "luebeck")
    table.menu(A, "danzig", "luebeck", "antwerp").play(A, FulfilSpecial("s3"), UseDiscount("no"), END)

    assert table.events == [
        FeesPaid(A, 7, rule=TZ1),
        GoodLost(A, "salt", rule=TD5),
        SpecialMoved("s3", "B", rule=XS8),
        MerchantMoved("danzig", rule=XM4),
    ]
