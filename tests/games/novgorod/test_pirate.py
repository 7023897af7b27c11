"""The pirate: his front costs a slot, his back takes a city off the map, and who may move him when (NOV-XP)."""

from typing import Any

import pytest

from games.novgorod.table import A, B, C, D, FormerTable, Table
from kontor.core import Refusal
from kontor.games.novgorod.actions import (
    BuyKontor,
    EndPhase2,
    EndPhase3,
    EndRoute,
    EndTurn,
    FulfilRow,
    LayPlaceholder,
    LayStop,
    MovePirate,
    UseIncomePrivilege,
)
from kontor.games.novgorod.events import PirateMoved, PrivilegeUsed, SealsGained
from kontor.games.novgorod.frames import LastWindowFrame
from kontor.games.novgorod.rules import A13, O3, R25, R29, T0_3, T1_2, T1_3, T4_1, XP1, XP2, XP3, XP4
from kontor.testing.marks import rule

RING = ("novgorod", "riga", "danzig", "luebeck", "antwerp", "london", "bergen", "visby")
RIGA = MovePirate("riga")


def front(seats: int = 3, **options: Any) -> Table:
    """Return a table with the pirate's front, in Antwerp."""
    return Table(seats, merchant_and_pirate=True, **options)


def back(city: str = "antwerp", **options: Any) -> Table:
    """Return a table with the pirate's back in a city."""
    return Table(merchant_and_pirate=True, pirate_side="back", **options).pirate(city)


@rule("NOV-XP1")
def test_a_stop_in_his_city_costs_a_slot() -> None:
    """With speed 2 and no privilege Antwerp cannot be a second stop; laid first, it is the whole route."""
    table = front().covered(A, 5).turn(A).lay(A, "luebeck")
    assert table.check(A, LayStop("antwerp")) == Refusal(XP1, {"city": "antwerp", "slots": 2, "speed": 2})
    assert table.check(A, LayStop("danzig")) is None

    table = front().covered(A, 5).turn(A).lay(A, "antwerp")
    assert [stop.city for stop in table.state.route] == ["antwerp"]


@rule("NOV-XP1", "NOV-T1.3")
def test_he_is_named_only_where_the_route_would_fit_without_him() -> None:
    """A placeholder or a stop more at his city; a route that is too long for the ship is so without him, too."""
    table = front().covered(A, 5).kontors(A, "riga").laying(A, "antwerp")
    for step in (LayPlaceholder(), LayStop("luebeck")):
        assert table.check(A, step) == Refusal(XP1, {"city": "antwerp", "slots": 2, "speed": 2})
    table = front().covered(A, 5).laying(A, "danzig", "luebeck")
    assert table.check(A, LayStop("antwerp")) == Refusal(T1_3, {"slots": 3, "speed": 2})
    table = front().laying(A, "danzig", "luebeck")
    assert table.check(A, LayStop("antwerp")) == Refusal(XP1, {"city": "antwerp", "slots": 3, "speed": 2})


@rule("NOV-XP1", "NOV-T1.3")
def test_the_privilege_of_speed_makes_up_for_him() -> None:
    """Two slots with Antwerp use it up, three are too many."""
    table = front().turn(A).lay(A, "luebeck", "antwerp")
    assert table.event(PrivilegeUsed).privilege == "speed"
    assert [stop.city for stop in table.state.route] == ["luebeck", "antwerp"]

    table = front().turn(A).lay(A, "luebeck", "danzig").play(A, EndRoute())
    assert table.state.turn.privilege is None


@rule("NOV-XP2", "NOV-R25")
@pytest.mark.parametrize(
    ("seals", "costs"),
    [((12, 12, 9, 5), (6, 6, 3, 0)), ((5, 9, 9, 9), (3, 6, 6, 6)), ((4, 3, 2, 1), (6, 3, 0, 0)), ((0,) * 4, (6,) * 4)],
)
def test_he_is_moved_for_six_three_or_no_ducats(seals: tuple[int, ...], costs: tuple[int, ...]) -> None:
    """By the totals at that moment: the highest, the next lower, all others."""
    for seat, cost in zip((A, B, C, D), costs, strict=True):
        table = front(4)
        for other, total in enumerate(seals):
            table.seals(other, total)
        table.turn(seat).play(seat, RIGA)
        assert table.event(PirateMoved) == PirateMoved(seat, "riga", cost, rule=XP2)
        assert (table.state.ducats[seat], table.state.pirate) == (27 - cost, "riga")
        assert table.state.turn.privilege is None


@rule("NOV-XP2", "NOV-R26")
@pytest.mark.parametrize(("ducats", "legal"), [(2, False), (3, True)])
def test_the_ducats_for_moving_him_must_be_at_hand(ducats: int, legal: bool) -> None:
    """Three for the second most seals, in phases 1 and 3 alike."""
    for table in (front().ducats(A, ducats).seals(B, 1).turn(A), front().ducats(A, ducats).seals(B, 1).purchase(A)):
        assert table.check(A, RIGA) == (None if legal else Refusal(XP2, {"cost": 3}))
        assert len(table.offered(A, MovePirate)) == 7 * legal


@rule("NOV-R25")
def test_a_move_takes_him_to_another_city() -> None:
    """Antwerp, where he stands, is refused."""
    table = front().seals(B, 9).turn(A)

    assert table.check(A, MovePirate("antwerp")) == Refusal(R25, {"city": "antwerp"}, "same")
    assert table.offered(A, MovePirate) == [MovePirate(city) for city in RING if city != "antwerp"]


@rule("NOV-R25", "NOV-O9")
def test_by_the_former_reading_he_is_moved_once_in_a_turn() -> None:
    """A second move is refused in every phase."""
    table = FormerTable(merchant_and_pirate=True).seals(B, 9).turn(A).play(A, RIGA)
    assert table.check(A, MovePirate("visby")) == Refusal(R25, {"city": "visby"}, "twice")
    assert table.offered(A, MovePirate) == []

    table.play(A, EndRoute(), UseIncomePrivilege())
    assert table.check(A, MovePirate("visby")) == Refusal(R25, {"city": "visby"}, "twice")


@rule("NOV-R48", "NOV-O9")
def test_he_is_moved_away_and_put_back_after_the_route() -> None:
    """Free with the fewest seals: off Lübeck, through Danzig and Lübeck at speed 2, and back; a third is refused."""
    table = front().seals(A, 0).seals(B, 5).seals(C, 9).pirate("luebeck").covered(A, 5).kontors(A, "danzig", "luebeck")
    table.turn(A).play(A, MovePirate("bergen"))
    assert table.check(A, MovePirate("luebeck")) == Refusal(R25, {"city": "luebeck"}, "early")
    assert table.offered(A, MovePirate) == []

    table.lay(A, "danzig", "luebeck")
    assert len(table.offered(A, MovePirate)) == 7
    table.play(A, MovePirate("luebeck"))
    assert table.state.pirate == "luebeck"
    assert table.check(A, MovePirate("visby")) == Refusal(R25, {"city": "visby"}, "twice")
    assert table.offered(A, MovePirate) == []


@rule("NOV-R48", "NOV-XP2")
def test_each_of_both_moves_is_paid() -> None:
    """Six for the most seals, twice."""
    table = front().seals(A, 5).turn(A).play(A, RIGA).play(A, EndRoute())
    table.purchase(A).play(A, MovePirate("visby"))

    assert table.state.ducats[A] == 27 - 6 - 6


@rule("NOV-A13")
def test_the_front_is_moved_before_the_first_stop_and_in_the_menus_of_phases_two_and_three() -> None:
    """Not inside a route; the route begun later knows the new city."""
    table = front().seals(B, 9).turn(A)
    assert len(table.offered(A, MovePirate)) == 7
    table.lay(A, "danzig")
    assert table.check(A, RIGA) == Refusal(A13)
    assert table.offered(A, MovePirate) == []

    for menu in (front().menu(A, "danzig"), front().purchase(A)):
        assert len(menu.offered(A, MovePirate)) == 7
        menu.play(A, RIGA)
        assert menu.state.pirate == "riga"


@rule("NOV-R26", "NOV-XP2")
def test_moving_him_after_the_route_changes_nothing_for_it() -> None:
    """Into Danzig, where a stop lies: it stays, and all can be done there."""
    table = front().kontors(A, "danzig").hand(A, "o16").menu(A, "danzig", "luebeck").play(A, MovePirate("danzig"))

    assert [stop.city for stop in table.state.route] == ["danzig", "luebeck"]
    assert table.play(A, FulfilRow("o16", "lower")).total(A) == 2


@rule("NOV-O3", "NOV-A13")
def test_without_the_expert_part_there_is_no_pirate_to_move() -> None:
    """In no phase."""
    for table in (Table().turn(A), Table().menu(A, "danzig"), Table().purchase(A)):
        assert table.check(A, RIGA) == Refusal(O3)
        assert table.offered(A, MovePirate) == []


@rule("NOV-XP3")
def test_the_back_takes_his_city_off_the_map() -> None:
    """Neither the first stop nor a later one; Lübeck and London are neighbours then."""
    table = back().turn(A)
    assert table.check(A, LayStop("antwerp")) == Refusal(XP3, {"city": "antwerp"})
    assert table.offered(A, LayStop) == [LayStop(city) for city in RING if city != "antwerp"]
    table.lay(A, "luebeck")
    assert table.offered(A, LayStop) == [LayStop("danzig"), LayStop("london"), LayStop("visby")]
    assert table.check(A, LayStop("antwerp")) == Refusal(XP3, {"city": "antwerp"})
    assert table.check(A, LayStop("bergen")) == Refusal(T1_2, {"city": "bergen", "last": "luebeck"})


@rule("NOV-R29", "NOV-XP3")
@pytest.mark.parametrize(
    ("pirate", "around"), [("visby", ("novgorod", "luebeck", "bergen")), ("luebeck", ("danzig", "antwerp", "visby"))]
)
def test_around_visby_or_luebeck_all_three_neighbours_are_adjacent(pirate: str, around: tuple[str, ...]) -> None:
    """Pairwise; and his front changes no neighbours."""
    for city in around:
        table = back(pirate).turn(A).lay(A, city)
        for other in around:
            assert other == city or table.check(A, LayStop(other)) is None
    table = front().pirate(pirate).turn(A).lay(A, around[0])
    assert table.check(A, LayStop(around[1])) == Refusal(T1_2, {"city": around[1], "last": around[0]})


@rule("NOV-R29")
def test_in_his_city_nothing_is_bought_but_its_good_and_its_kontor_stay_usable() -> None:
    """The stored cloth of Antwerp, and the kontor of Antwerp as placeholder."""
    table = back().purchase(A)
    assert table.check(A, BuyKontor("antwerp")) == Refusal(R29, {"city": "antwerp"})
    assert table.check(A, BuyKontor("london")) is None
    assert front().purchase(A).check(A, BuyKontor("antwerp")) is None

    table = back().kontors(A, "antwerp").turn(A).lay(A, "luebeck")
    assert table.check(A, LayPlaceholder()) is None
    table = back().hold(A, "antwerp").hand(A, "o9").menu(A, "luebeck").play(A, FulfilRow("o9", "upper"))
    assert table.total(A) == 2


@rule("NOV-XP4", "NOV-R30", "NOV-R51")
def test_the_back_is_moved_for_the_privilege_of_income_instead_of_its_ducats() -> None:
    """Before the first stop, whatever the seals; afterwards there are no two ducats in this turn."""
    table = back().kontors(A, "danzig").ducats(A, 0).seals(A, 9).turn(A).play(A, RIGA)
    assert table.event(PirateMoved) == PirateMoved(A, "riga", 0, rule=XP4)
    assert table.event(PrivilegeUsed) == PrivilegeUsed(A, "income", rule=T0_3)
    assert (table.state.ducats[A], table.state.pirate, table.state.turn.privilege) == (0, "riga", "income")
    assert table.check(A, LayStop("riga")) == Refusal(XP3, {"city": "riga"})

    table.lay(A, "danzig").play(A, EndRoute())
    assert table.check(A, UseIncomePrivilege()) == Refusal(T0_3, {"privilege": "income"})


@rule("NOV-XP4", "NOV-A13")
def test_without_the_privilege_the_back_stays() -> None:
    """Three steps of card 1 have covered it: no window opens after phase 3 either."""
    table = back().covered(A, 3).turn(A)
    assert table.check(A, RIGA) == Refusal(XP4)
    assert table.offered(A, MovePirate) == []

    table = back().covered(A, 3).purchase(A).play(A, EndPhase3())
    assert table.state.active == B


@rule("NOV-A13")
def test_the_back_is_not_moved_in_the_menus() -> None:
    """Nor inside a route."""
    for table in (back().menu(A, "danzig"), back().purchase(A), back().turn(A).lay(A, "danzig")):
        assert table.check(A, RIGA) == Refusal(A13)
        assert table.offered(A, MovePirate) == []


@rule("NOV-XP4", "NOV-R39", "NOV-A13")
def test_after_phase_three_the_back_may_be_moved_or_left() -> None:
    """Before the seals of phase 4; a player who leaves him gets the seal of the privilege."""
    table = back().purchase(A).play(A, EndPhase3())
    assert table.state.frames[-1] == LastWindowFrame(A, asked=True)
    assert table.legal(A) == [EndTurn(), *(MovePirate(city) for city in RING if city != "antwerp")]
    assert table.check(A, MovePirate("antwerp")) == Refusal(R25, {"city": "antwerp"}, "same")

    left = table.game.apply(table.state, A, EndTurn()).state
    assert (left.seals[A], left.active, left.pirate) == ({"privilege": 1}, B, "antwerp")
    table.play(A, RIGA)
    assert not [event for event in table.events if isinstance(event, SealsGained)]
    assert (table.total(A), table.state.pirate, table.state.active) == (0, "riga", B)


@rule("NOV-R39", "NOV-A13")
@pytest.mark.parametrize("privilege", ["speed", "order_discount"])
def test_after_another_privilege_no_window_opens(privilege: str) -> None:
    """The turn goes on to phase 4 by itself; nor does one open for the front."""
    table = back().covered(A, 2).purchase(A).done(privilege=privilege).play(A, EndPhase3())
    assert table.events[0] == SealsGained(A, 1, "career", rule=T4_1)
    assert table.state.active == B

    assert front().purchase(A).play(A, EndPhase3()).state.active == B


@rule("NOV-A13")
def test_a_player_who_moved_the_back_at_the_beginning_has_no_second_window() -> None:
    """The privilege is used."""
    table = back().turn(A).play(A, RIGA).lay(A, "danzig").play(A, EndRoute(), EndPhase2(), EndPhase3())

    assert table.state.active == B
