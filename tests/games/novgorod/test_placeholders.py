"""Phase 1: placeholders next to a stop, and the kontor in the hold that is laid as a stop."""

from games.novgorod.table import A, Table
from kontor.core import Refusal
from kontor.games.novgorod.actions import (
    EndRoute,
    LayPlaceholder,
    LayStop,
)
from kontor.games.novgorod.events import HoldSwapped, RouteLaid
from kontor.games.novgorod.frames import RouteFrame
from kontor.games.novgorod.rules import A4, T1_3, T1_5, T1_6
from kontor.games.novgorod.state import Held, Stop
from kontor.testing.marks import rule

PLACEHOLDER = LayPlaceholder()
END = EndRoute()


def speedless(table: Table) -> Table:
    """Cover all steps of A, so that there is no privilege."""
    return table.covered(A, 5)


@rule("NOV-T1.5")
def test_a_placeholder_lies_right_of_its_stop_and_takes_a_slot() -> None:
    """One of at most one per stop; the next stop follows it."""
    table = speedless(Table().speed(A, 3).kontors(A, "danzig", "visby", "bergen")).turn(A).lay(A, "danzig", "+")
    assert table.state.frames[-1] == RouteFrame(A, ("danzig",), ("danzig",), asked=True)
    assert table.check(A, PLACEHOLDER) == Refusal(A4)
    table.lay(A, "luebeck")
    assert table.state.route == [
        Stop("danzig", own=True, placeholder=True),
        Stop("luebeck", own=False, placeholder=False),
    ]


@rule("NOV-T1.5")
def test_a_placeholder_stands_at_a_base_kontor_as_well() -> None:
    """A owns Visby alone and puts it at Lübeck, twice is too much."""
    table = Table().speed(A, 5).kontors(A, "visby").turn(A).lay(A, "luebeck", "+", "danzig")

    assert table.check(A, PLACEHOLDER) == Refusal(T1_5)
    table.play(A, END)
    assert [stop.placeholder for stop in table.state.route] == [True, False]
    assert table.events[0] == RouteLaid(A, ("luebeck", "danzig"), ("luebeck",), 5, rule=T1_3)


@rule("NOV-T1.5")
def test_a_kontor_that_serves_as_placeholder_cannot_be_a_stop() -> None:
    """With Visby as the only placeholder, Visby cannot follow Lübeck; with Bergen in hand it can."""
    table = Table().speed(A, 5).kontors(A, "visby").turn(A).lay(A, "luebeck", "+")
    assert table.check(A, LayStop("visby")) == Refusal(T1_5, {"city": "visby"}, "stop")
    assert table.offered(A, LayStop) == [LayStop("danzig"), LayStop("antwerp")]

    table = Table().speed(A, 5).kontors(A, "visby", "bergen").turn(A).lay(A, "luebeck", "+")
    assert LayStop("visby") in table.legal(A)


@rule("NOV-T1.5")
def test_a_kontor_in_the_hold_is_not_a_placeholder() -> None:
    """It is not in hand; laid as a stop it is not a placeholder either."""
    table = Table().speed(A, 5).hold(A, "visby").turn(A).lay(A, "luebeck")
    assert table.check(A, PLACEHOLDER) == Refusal(T1_5)
    table = Table().speed(A, 5).hold(A, "visby").kontors(A, "visby", "riga").turn(A).lay(A, "luebeck", "+")
    assert table.state.frames[-1] == RouteFrame(A, ("luebeck",), ("luebeck",), asked=True)


@rule("NOV-T1.6")
def test_a_stop_of_the_holds_city_swaps_the_kontor_with_the_base_kontor() -> None:
    """The player's Danzig card is laid, no fee is due, and the good stays in the hold for this turn."""
    table = Table().hold(A, "danzig").turn(A).lay(A, "danzig").play(A, END)

    assert table.state.route == [Stop("danzig", own=True, placeholder=False)]
    assert table.state.holds[A] == Held("danzig", base=True)
    assert table.events == [
        RouteLaid(A, ("danzig",), (), 0, rule=T1_3),
        HoldSwapped(A, "danzig", rule=T1_6),
    ]
    assert table.state.turn.swapped == "danzig"


@rule("NOV-T1.6")
def test_without_that_stop_the_kontor_stays_in_the_hold() -> None:
    """A sails to Lübeck with amber on board."""
    table = Table().hold(A, "danzig").turn(A).lay(A, "luebeck").play(A, END)

    assert table.state.holds[A] == Held("danzig")
    assert table.state.turn.swapped is None
    assert not any(isinstance(event, HoldSwapped) for event in table.events)
