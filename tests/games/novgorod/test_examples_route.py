"""The worked examples of the ledger that concern set-up, routes, purchases, seals and the end."""

from games.novgorod.table import A, B, C, FormerTable, Table
from kontor.core import Refusal
from kontor.games.novgorod.actions import (
    ChooseSource,
    EndPhase2,
    EndRoute,
    FulfilRow,
    LayPlaceholder,
    LayStop,
    StoreGood,
    TakeIncome,
)
from kontor.games.novgorod.events import FeesPaid, IncomeTaken, RouteLaid
from kontor.games.novgorod.frames import EvaluationFrame, RouteFrame
from kontor.games.novgorod.rules import A2, T1_3, T1_8, TE1, TZ1, TZ2
from kontor.testing.marks import rule


def poor(kind: type[Table] = Table) -> Table:
    """Return the table of X23: speed 2, no ducats, kontors in Novgorod and London, no privilege."""
    return kind().ducats(A, 0).kontors(A, "novgorod", "london").covered(A, 5)


@rule("NOV-X23", "NOV-A2", "NOV-A4")
def test_a_first_stop_is_legal_if_some_income_can_still_pay_its_fee() -> None:
    """Visby and Riga by Novgorod, Bergen by London; Danzig, Lübeck and, without its own manufactory, Antwerp do not."""
    table = poor().makers(antwerp="m_glass", visby="m_cloth").turn(A)

    cities = ("novgorod", "riga", "london", "bergen", "visby")
    assert table.legal(A) == [*map(LayStop, cities), EndRoute()]
    assert table.check(A, LayStop("danzig")) == Refusal(T1_8, {"fees": 3}, "stop")
    assert table.check(A, LayStop("antwerp")) == Refusal(T1_8, {"fees": 4}, "stop")


@rule("NOV-X23", "NOV-R47")
def test_a_luxury_may_bring_the_ducat_that_an_income_lacks() -> None:
    """Antwerp's cloth makes 1 and London yields 3: the fee of 4; by the former reading London's 3 stand alone."""
    assert poor().turn(A).check(A, LayStop("antwerp")) is None

    assert poor(FormerTable).turn(A).check(A, LayStop("antwerp")) == Refusal(T1_8, {"fees": 4}, "stop")


@rule("NOV-X23", "NOV-A3")
def test_after_visby_novgorod_is_laid_and_the_route_ends_without_asking() -> None:
    """The only way to go on, known to all; then the limit is reached."""
    table = poor().turn(A).lay(A, "visby")

    assert RouteLaid(A, ("visby", "novgorod"), (), 3, rule=T1_3) in table.events
    assert table.state.frames[-1] == EvaluationFrame(A, asked=True)


@rule("NOV-X23", "NOV-A2", "NOV-T1.2")
def test_after_visby_nothing_but_novgorod_is_legal() -> None:
    """Neither the end nor Bergen, Lübeck or a placeholder."""
    table = poor().laying(A, "visby")

    assert table.legal(A) == [LayStop("novgorod")]
    assert table.check(A, EndRoute()) == Refusal(T1_8, {"fees": 3}, "end")
    assert table.check(A, LayStop("bergen")) == Refusal(T1_8, {"fees": 5}, "stop")
    assert table.check(A, LayStop("luebeck")) == Refusal(T1_8, {"fees": 5}, "stop")
    assert table.check(A, LayPlaceholder()) == Refusal(T1_8, {"fees": 3}, "stop")


@rule("NOV-X23")
def test_in_phase_two_the_income_of_novgorod_has_to_be_taken() -> None:
    """Its furs can neither be consumed nor stored, and the phase cannot end before."""
    table = poor().makers(visby="m_cloth").hand(A, blind=["o15"]).turn(A).lay(A, "visby")

    assert table.legal(A) == [TakeIncome("novgorod")]
    assert table.check(A, FulfilRow("o15", "upper")) == Refusal(TZ2, {"fees": 3}, "action")
    assert table.check(A, StoreGood("novgorod")) == Refusal(TZ2, {"fees": 3}, "store")
    assert table.check(A, EndPhase2()) == Refusal(TZ2, {"fees": 3}, "end")
    table.play(A, TakeIncome("novgorod"))
    assert table.events[0] == IncomeTaken(A, "novgorod", 4, rule=TE1)
    table.play(A, EndPhase2())
    assert FeesPaid(A, 3, rule=TZ1) in table.events
    assert table.state.ducats[A] == 1


@rule("NOV-A2")
def test_a_step_is_legal_exactly_if_a_whole_begins_with_it() -> None:
    """With three slots Bergen is reached through Visby too; the fees of all base stops count together."""
    table = poor(FormerTable).speed(A, 3).ducats(A, 1).turn(A).lay(A, "visby")
    assert table.state.frames[-1] == RouteFrame(A, ("visby",), asked=True)
    assert table.legal(A) == [LayStop("novgorod"), LayPlaceholder()]
    table.ducats(A, 2)
    assert table.legal(A) == [LayStop("novgorod"), LayStop("bergen"), LayPlaceholder()]


@rule("NOV-A2")
def test_a_source_that_no_whole_goes_on_with_is_illegal() -> None:
    """For amber and salt the amber comes from Danzig or the hold; Lübeck is there, but has none."""
    table = Table().hand(A, "o16").hold(A, "danzig").evaluation(A, "danzig", "luebeck")
    table.play(A, FulfilRow("o16", "lower"))
    assert table.legal(A) == [ChooseSource("danzig"), ChooseSource("hold")]
    assert table.check(A, ChooseSource("luebeck")) == Refusal(A2, {"source": "luebeck"}, "source")
    assert table.play(A, ChooseSource("hold")).state.filed[A] == ["o16"]


@rule("NOV-X6", "NOV-T1.3")
def test_heike_sails_luebeck_visby_novgorod_with_the_privilege_alone() -> None:
    """With both steps of speed covered the third stop is illegal."""
    assert LayStop("novgorod") in Table().covered(A, 4).laying(A, "luebeck", "visby").legal(A)
    refusal = Refusal(T1_3, {"slots": 3, "speed": 2})
    assert Table().covered(A, 5).laying(A, "luebeck", "visby").check(A, LayStop("novgorod")) == refusal
    used = Table().laying(A, "luebeck", "visby").done(privilege="income")
    assert used.check(A, LayStop("novgorod")) == refusal


@rule("NOV-X31")
def test_of_two_equal_players_the_later_one_is_ahead() -> None:
    """Also across the end of the row of seats."""
    table = Table()
    for seat in (A, B, C):
        table.seals(seat, 30).covered(seat, 2).ducats(seat, 5)
    table.state.start_player = B
    table.state.frames[:] = []
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    assert outcome.places == (1, 3, 2)
