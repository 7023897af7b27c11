"""Phase 1: stops, placeholders, slots, fees, the hold, and the first steps of a route."""

from games.novgorod.table import A, B, Table
from kontor.core import Refusal
from kontor.games.novgorod.actions import (
    BuyShip,
    EndPhase2,
    EndRoute,
    LayPlaceholder,
    LayStop,
    MovePirate,
    StoreGood,
    TakeIncome,
)
from kontor.games.novgorod.events import BonusGained, FeesPaid, PrivilegeUsed, RouteLaid
from kontor.games.novgorod.frames import EvaluationFrame, RouteFrame
from kontor.games.novgorod.rules import A4, A13, B1, R10, T0_3, T1_2, T1_3, T1_5, T1_8, T2_3, TZ1
from kontor.games.novgorod.state import Held, Stop
from kontor.testing.marks import rule

PLACEHOLDER = LayPlaceholder()
END = EndRoute()


def stops(table: Table) -> tuple[str, ...]:
    """Return the cities of the finished route."""
    return tuple(stop.city for stop in table.state.route)


def speedless(table: Table) -> Table:
    """Cover all steps of A, so that there is no privilege."""
    return table.covered(A, 5)


@rule("NOV-T1.1")
def test_a_route_may_start_in_any_city_whatever_the_last_one_was() -> None:
    """Eight cities, or no stop at all."""
    table = Table().turn(A)
    assert table.legal(A) == [*map(LayStop, table.box.ring), END]
    for city in table.box.ring:
        later = speedless(Table()).turn(A).lay(A, city).play(A, END)
        assert stops(later) == (city,)


@rule("NOV-T1.1")
def test_the_stops_lie_in_the_order_of_sailing() -> None:
    """From the ship outward."""
    table = Table().speed(A, 3).turn(A).lay(A, "novgorod", "visby", "luebeck").play(A, END)

    assert stops(table) == ("novgorod", "visby", "luebeck")
    assert table.events[0] == RouteLaid(A, ("novgorod", "visby", "luebeck"), (), 9, rule=T1_3)


@rule("NOV-T1.2", "NOV-X5")
def test_consecutive_stops_are_neighbours() -> None:
    """From London a ship sails only to Antwerp and Bergen, not to Danzig."""
    table = Table().turn(A).lay(A, "london")

    assert table.offered(A, LayStop) == [LayStop("antwerp"), LayStop("bergen")]
    assert table.check(A, LayStop("danzig")) == Refusal(T1_2, {"city": "danzig", "last": "london"})


@rule("NOV-T1.2")
def test_the_chord_can_be_sailed_both_ways() -> None:
    """Visby and Lübeck have three neighbours each."""
    expected = {"visby": ["novgorod", "luebeck", "bergen"], "luebeck": ["danzig", "antwerp", "visby"]}
    for city, cities in expected.items():
        table = Table().turn(A).lay(A, city)
        assert table.offered(A, LayStop) == [*map(LayStop, cities)]


@rule("NOV-T1.2", "NOV-A2")
def test_a_stop_that_cannot_be_paid_is_legal_if_a_neighbour_of_it_pays() -> None:
    """Without ducats Visby can be laid next to the player's Novgorod; Danzig, which is not its neighbour, cannot."""
    table = speedless(Table()).kontors(A, "novgorod").ducats(A, 0).turn(A)

    assert LayStop("visby") in table.legal(A)
    assert table.check(A, LayStop("danzig")) == Refusal(T1_8, {"fees": 3}, "stop")


@rule("NOV-R10", "NOV-T1.2")
def test_no_city_occurs_twice() -> None:
    """Neither the last one nor an earlier one, not even with a kontor there."""
    table = Table().kontors(A, "visby").speed(A, 4).turn(A).lay(A, "visby", "bergen")

    assert table.check(A, LayStop("visby")) == Refusal(R10, {"city": "visby"})
    assert table.check(A, LayStop("bergen")) == Refusal(R10, {"city": "bergen"})
    assert table.offered(A, LayStop) == [LayStop("london")]


@rule("NOV-T1.3")
def test_slots_are_limited_by_the_speed() -> None:
    """Without the privilege two stops with speed 2; the route then ends by itself."""
    table = speedless(Table()).turn(A).lay(A, "riga")
    assert table.state.frames[-1] == RouteFrame(A, ("riga",), asked=True)
    table.lay(A, "danzig")
    assert (stops(table), table.state.turn.privilege) == (("riga", "danzig"), None)
    assert RouteLaid(A, ("riga", "danzig"), (), 5, rule=T1_3) in table.events


@rule("NOV-T1.3", "NOV-X6")
def test_the_speed_privilege_gives_one_slot_more_and_is_used_exactly_if_needed() -> None:
    """Lübeck, Visby, Novgorod with speed 2; two stops leave the privilege."""
    table = Table().turn(A).lay(A, "luebeck", "visby", "novgorod")
    assert table.events[0] == PrivilegeUsed(A, "speed", rule=T0_3)
    assert (stops(table), table.state.turn.privilege) == (("luebeck", "visby", "novgorod"), "speed")

    short = Table().turn(A).lay(A, "luebeck", "visby").play(A, END)
    assert (stops(short), short.state.turn.privilege) == (("luebeck", "visby"), None)


@rule("NOV-T1.3", "NOV-X6")
def test_without_the_privilege_the_third_stop_of_speed_two_is_refused() -> None:
    """Asked before the route ends by itself."""
    table = speedless(Table().kontors(A, "riga")).laying(A, "luebeck", "visby")

    assert table.check(A, LayStop("novgorod")) == Refusal(T1_3, {"slots": 3, "speed": 2})
    assert table.check(A, PLACEHOLDER) == Refusal(T1_3, {"slots": 3, "speed": 2})
    assert table.legal(A) == [END]


@rule("NOV-T1.3", "NOV-R9")
def test_a_route_may_be_empty_or_short() -> None:
    """Without any stop nothing is due, and the turn goes on."""
    table = Table().speed(A, 5).turn(A)
    assert END in table.legal(A)
    table.play(A, END)
    assert RouteLaid(A, (), (), 0, rule=T1_3) in table.events
    assert table.state.frames[-1] == EvaluationFrame(A, asked=True)

    table = Table().speed(A, 5).turn(A).lay(A, "riga").play(A, END)
    assert stops(table) == ("riga",)


@rule("NOV-T1.4")
def test_the_players_kontor_is_used_where_there_is_one_and_the_base_kontor_elsewhere() -> None:
    """Danzig is A's own; Lübeck costs its fee of 2 at the end of phase 2, not before."""
    table = Table().kontors(A, "danzig").kontors(B, "luebeck").turn(A).lay(A, "danzig", "luebeck").play(A, END)

    assert table.state.route == [
        Stop("danzig", own=True, placeholder=False),
        Stop("luebeck", own=False, placeholder=False),
    ]
    assert table.event(RouteLaid) == RouteLaid(A, ("danzig", "luebeck"), (), 2, rule=T1_3)
    assert table.state.ducats[A] == 27
    table.play(A, EndPhase2())
    assert (table.state.ducats[A], table.event(FeesPaid)) == (25, FeesPaid(A, 2, rule=TZ1))


@rule("NOV-R11")
def test_the_base_kontor_is_not_used_where_the_player_has_a_kontor() -> None:
    """Danzig is laid as the player's own card, so it cannot be the placeholder: no other hand kontor is there."""
    table = Table().speed(A, 3).kontors(A, "danzig").turn(A).lay(A, "danzig")
    assert table.check(A, PLACEHOLDER) == Refusal(T1_5)
    table.play(A, END)
    assert table.state.route == [Stop("danzig", own=True, placeholder=False)]
    assert table.check(A, TakeIncome("danzig")) is None


@rule("NOV-T1.7", "NOV-R23")
def test_a_finished_route_of_five_cities_brings_route5_at_once() -> None:
    """Base kontors count; four cities and a placeholder do not."""
    five = ("riga", "danzig", "luebeck", "antwerp", "london")
    table = Table().speed(A, 5).turn(A).lay(A, *five).play(A, END)
    assert BonusGained(A, "route5", 4, rule=B1) in table.events
    assert (table.total(A), table.state.frames[-1]) == (4, EvaluationFrame(A, asked=True))

    table = Table().speed(A, 5).kontors(A, "bergen").turn(A).lay(A, *five[:4], "+").play(A, END)
    assert len(table.state.route) == 4
    assert table.total(A) == 0


@rule("NOV-T1.7")
def test_six_cities_bring_route5_too_but_only_when_the_route_is_finished() -> None:
    """Five laid stops alone bring nothing yet."""
    table = Table().speed(A, 5).turn(A).lay(A, "riga", "danzig", "luebeck", "antwerp", "london")
    assert table.total(A) == 0
    table.lay(A, "bergen")
    assert (len(table.state.route), table.total(A)) == (6, 4)


@rule("NOV-A4")
def test_a_placeholder_needs_a_stop_without_one() -> None:
    """Neither before the first stop nor twice at the same."""
    table = Table().speed(A, 5).kontors(A, "riga", "visby", "bergen").turn(A)
    assert table.check(A, PLACEHOLDER) == Refusal(A4)
    table.lay(A, "danzig", "+")
    assert table.check(A, PLACEHOLDER) == Refusal(A4)
    table.lay(A, "luebeck")
    assert table.check(A, PLACEHOLDER) is None


@rule("NOV-A4")
def test_nothing_takes_effect_before_the_end_of_the_route() -> None:
    """Neither privilege nor swap nor bonus; the pirate is moved before the first stop alone."""
    table = Table(merchant_and_pirate=True).pirate("riga").speed(A, 4).hold(A, "danzig").turn(A)
    assert table.check(A, MovePirate("visby")) is None
    table.lay(A, "danzig", "luebeck", "antwerp", "london")
    assert table.check(A, MovePirate("visby")) == Refusal(A13)
    assert (table.state.turn.privilege, table.state.holds[A], table.total(A)) == (None, Held("danzig"), 0)
    table.lay(A, "bergen")
    assert (table.state.turn.privilege, table.state.holds[A], table.total(A)) == ("speed", Held("danzig", base=True), 4)


@rule("NOV-T1.4")
def test_a_base_kontor_brings_no_income_and_cannot_be_stored() -> None:
    """Unlike the player's own one next to it; and ships are bought in phase 3."""
    table = Table().kontors(A, "danzig").evaluation(A, "danzig", "luebeck")

    assert table.check(A, TakeIncome("luebeck")) == Refusal(T2_3, {"city": "luebeck"})
    assert table.check(A, TakeIncome("danzig")) is None
    assert table.check(A, StoreGood("danzig")) is None
    assert BuyShip() not in table.legal(A)
