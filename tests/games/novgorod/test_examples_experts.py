"""The ledger's worked examples of the expert parts."""

import pytest

from games.novgorod.table import A, B, C, D, Table
from kontor.core import Refusal
from kontor.games.novgorod.actions import (
    EndPhase2,
    EndPhase3,
    EndRoute,
    FulfilSpecial,
    LayStop,
    MovePirate,
    TakeIncome,
    UseDiscount,
)
from kontor.games.novgorod.events import PirateMoved, PrivilegeUsed, SealsGained, SpecialFulfilled
from kontor.games.novgorod.rules import T4_1, XP1, XP2, XS6
from kontor.testing.marks import rule

COLUMN = ("s1A", "s2A", "s3B", "s4C")
WITH = {"merchant_and_pirate": True}


def special(*stops: str, discount: bool = False) -> Table:
    """Return a table with the column of X19, a route, and the discount if it is wanted."""
    table = Table(special_orders=True).column(*COLUMN).career(A, "c2", covered=0 if discount else 1)
    return table.menu(A, *stops)


def shown(table: Table) -> list[str]:
    """Return the column from the top."""
    return [f"{each.card}{each.part}" for each in table.state.column]


@rule("NOV-X18")
def test_with_the_pirates_back_in_antwerp_luebeck_and_london_are_neighbours() -> None:
    """Without him they are not."""
    table = Table(**WITH, pirate_side="back").turn(A).lay(A, "luebeck", "london").play(A, EndRoute())
    assert [stop.city for stop in table.state.route] == ["luebeck", "london"]

    assert LayStop("london") not in Table().turn(A).lay(A, "luebeck").legal(A)


@rule("NOV-X19")
def test_the_third_special_order_costs_six_and_goes_to_the_bottom() -> None:
    """Amber and glass, five seals; then the column is 1A, 2A, 4C, 3C."""
    table = special("visby", "luebeck", "danzig").play(A, FulfilSpecial("s3"))
    assert table.event(SpecialFulfilled) == SpecialFulfilled(A, "s3", "B", 6, 5, rule=XS6)
    assert (table.state.ducats[A], table.total(A)) == (21, 5)

    assert shown(table.play(A, EndPhase2())) == ["s1A", "s2A", "s4C", "s3C"]


@rule("NOV-X20")
def test_the_first_and_the_fourth_special_order_have_their_own_costs() -> None:
    """One ducat and two seals; six ducats and four seals."""
    table = special("novgorod", "visby", "bergen").play(A, FulfilSpecial("s1"))
    assert table.event(SpecialFulfilled) == SpecialFulfilled(A, "s1", "A", 1, 2, rule=XS6)

    table = special("antwerp", "luebeck", "danzig").play(A, FulfilSpecial("s4"))
    assert table.event(SpecialFulfilled) == SpecialFulfilled(A, "s4", "C", 6, 4, rule=XS6)


@rule("NOV-X27")
@pytest.mark.parametrize(("seals", "costs"), [((12, 12, 9, 5), (6, 6, 3, 0)), ((8, 8), (6, 6))])
def test_the_pirate_costs_by_the_seals_of_all(seals: tuple[int, ...], costs: tuple[int, ...]) -> None:
    """Equal totals cost the same."""
    for seat, cost in zip((A, B, C, D), costs, strict=False):
        table = Table(len(seals), **WITH)
        for other, total in enumerate(seals):
            table.seals(other, total)
        assert table.turn(seat).play(seat, MovePirate("riga")).event(PirateMoved).ducats == cost
        assert table.event(PirateMoved).rule == XP2


@rule("NOV-X28")
def test_the_merchant_in_novgorod_brings_three_and_moves_to_luebeck() -> None:
    """Four of the kontor and three of his; speed 3."""
    table = Table(**WITH).kontors(A, "novgorod").speed(A, 3).menu(A, "novgorod").play(A, TakeIncome("novgorod"))
    assert table.state.ducats[A] == 27 + 4 + 3

    assert table.play(A, EndPhase2()).state.merchant == "luebeck"


@rule("NOV-X29")
def test_the_rest_of_the_discount_goes_to_the_next_special_order() -> None:
    """Nothing for the first, three for the third, above which 2A is skipped; the column becomes 2A, 4C, 1B, 3C."""
    table = special("danzig", "luebeck", "visby", "bergen", discount=True).makers(visby="m_amber").hold(A, "novgorod")
    table.play(A, FulfilSpecial("s1"), UseDiscount("yes"))
    assert table.event(SpecialFulfilled).ducats == 0
    table.play(A, FulfilSpecial("s3"))
    assert table.event(SpecialFulfilled) == SpecialFulfilled(A, "s3", "B", 3, 5, rule=XS6)
    assert table.state.ducats[A] == 24

    assert shown(table.play(A, EndPhase2())) == ["s2A", "s4C", "s1B", "s3C"]


@rule("NOV-X34")
def test_a_player_who_moves_the_pirates_back_in_the_end_gets_no_seal_of_the_privilege() -> None:
    """The seals of the career are gained."""
    table = Table(**WITH, pirate_side="back").career(A, "c2", covered=2).purchase(A).play(A, EndPhase3())
    assert {"income", "seal"} <= set(table.view(A).players[A].privileges)
    table.play(A, MovePirate("riga"))

    assert [event for event in table.events if isinstance(event, SealsGained)] == [
        SealsGained(A, 1, "career", rule=T4_1)
    ]
    assert table.state.seals[A] == {"career": 1}


@rule("NOV-X35")
def test_the_pirates_front_in_visby_makes_three_stops_need_the_privilege() -> None:
    """With speed 3: Lübeck, Visby needs none; without the privilege Novgorod is too far."""
    table = Table(**WITH).pirate("visby").speed(A, 3).turn(A).lay(A, "luebeck", "visby")
    short = table.game.apply(table.state, A, EndRoute()).state
    assert short.turn.privilege is None
    table.lay(A, "novgorod")
    assert table.event(PrivilegeUsed).privilege == "speed"

    table = Table(**WITH).covered(A, 5).pirate("visby").speed(A, 3).turn(A).lay(A, "luebeck", "visby")
    assert [stop.city for stop in table.state.route] == ["luebeck", "visby"]
    table = Table(**WITH).covered(A, 5).pirate("novgorod").speed(A, 3).turn(A).lay(A, "luebeck", "visby")
    assert table.check(A, LayStop("novgorod")) == Refusal(XP1, {"city": "novgorod", "slots": 3, "speed": 3})
