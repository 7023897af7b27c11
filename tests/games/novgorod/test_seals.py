"""Phase 4: the seals of the career, and the seal of the privilege."""

from games.novgorod.table import A, B, C, Table
from kontor.games.novgorod.actions import EndPhase3, EndTurn, MovePirate, TakeCareerStep
from kontor.games.novgorod.events import SealsGained, StepCovered
from kontor.games.novgorod.rules import T4_1, T4_2, TC2
from kontor.testing.marks import rule

PER_TURN = {0: 0, 1: 0, 2: 1, 3: 2, 4: 3, 5: 4}


def gained(table: Table) -> list[SealsGained]:
    """Let phase 4 of A come, and return what was gained."""
    done = table.state.turn
    table.seals_phase(A)
    table.state.turn = done
    table.settle()
    return [event for event in table.events if isinstance(event, SealsGained)]


@rule("NOV-T4.1", "NOV-R2", "NOV-X13")
def test_the_lowest_free_step_pays_its_seals() -> None:
    """0, 0, 1, 2 and 3: with three steps covered the fourth, which shows 2, pays."""
    for covered in range(5):
        table = Table().covered(A, covered).done(privilege="speed")
        seals = PER_TURN[covered]
        assert gained(table) == ([SealsGained(A, seals, "career", rule=T4_1)] if seals else [])
        assert table.state.seals[A] == ({"career": seals} if seals else {})


@rule("NOV-T4.1", "NOV-R4")
def test_above_the_top_step_a_field_pays_four() -> None:
    """A player who has covered all five gains more than with four."""
    table = Table().covered(A, 5)

    assert gained(table) == [SealsGained(A, 4, "career", rule=T4_1)]
    assert table.total(A) == 4


@rule("NOV-T4.1")
def test_only_the_active_player_gains() -> None:
    """B and C have covered more steps and wait for their turns."""
    table = Table().covered(A, 2).covered(B, 5).covered(C, 4)
    gained(table)

    assert [table.total(seat) for seat in (A, B, C)] == [2 - 1, 0, 0]


@rule("NOV-T4.2", "NOV-X14")
def test_without_another_privilege_a_free_seal_step_pays_one_more() -> None:
    """The front of c3 has it on its third step: one of the career, one of the privilege."""
    table = Table().career(A, "c3", covered=2)

    assert gained(table) == [SealsGained(A, 1, "career", rule=T4_1), SealsGained(A, 1, "privilege", rule=T4_2)]
    assert (table.total(A), table.state.seals[A]) == (2, {"career": 1, "privilege": 1})


@rule("NOV-T4.2")
def test_a_used_privilege_or_a_covered_step_brings_no_seal() -> None:
    """Whichever privilege it was."""
    for privilege in ("speed", "income", "order_discount"):
        table = Table().career(A, "c3", covered=2).done(privilege=privilege)
        assert gained(table) == [SealsGained(A, 1, "career", rule=T4_1)]
    assert gained(Table().career(A, "c3", covered=3)) == [SealsGained(A, 2, "career", rule=T4_1)]


@rule("NOV-T4.2", "NOV-R24")
def test_the_seal_is_lost_in_the_turn_in_which_its_step_is_covered() -> None:
    """c1 loses it with its first step."""
    table = Table().speed(A, 3).kontors(A, "riga", "danzig", "luebeck").evaluation(A, "riga", "danzig", "luebeck")
    table.play(A, TakeCareerStep())
    assert table.event(StepCovered) == StepCovered(A, 1, "seal", 0, rule=TC2)
    assert gained(table) == []


@rule("NOV-R2")
def test_the_last_covered_step_does_not_pay() -> None:
    """After the third step, which showed 1, the fourth pays 2 in the same turn."""
    table = Table().career(A, "c2", covered=2).ducats(A, 13).menu(A)
    table.play(A, TakeCareerStep())
    table.done(privilege="speed")
    assert (table.state.covered[A], table.state.ducats[A]) == (3, 0)
    assert gained(table) == [SealsGained(A, 2, "career", rule=T4_1)]


@rule("NOV-R34", "NOV-R5")
def test_a_step_for_ducats_costs_13_and_is_taken_in_phase_two() -> None:
    """Not with 12, and not with the purchases."""
    assert TakeCareerStep() in Table().career(A, "c2", covered=2).ducats(A, 13).menu(A).legal(A)
    assert TakeCareerStep() not in Table().career(A, "c2", covered=2).ducats(A, 12).menu(A).legal(A)
    assert TakeCareerStep() not in Table().career(A, "c2", covered=2).ducats(A, 13).purchase(A).legal(A)


@rule("NOV-R33")
def test_there_is_no_limit_of_ducats_and_seals() -> None:
    """Far more than the printed counters hold."""
    table = Table().ducats(A, 500).seals(A, 200).covered(A, 5).purchase(A).play(A, EndPhase3())

    assert (table.state.ducats[A], table.total(A)) == (500, 204)


@rule("NOV-T4.2")
def test_the_seals_come_after_the_pirates_last_window() -> None:
    """A player who moves him has used a privilege; one who leaves him gains the seal."""
    for action, seals in ((MovePirate("riga"), 0), (EndTurn(), 1)):
        table = Table(merchant_and_pirate=True, pirate_side="back").last_window(A)
        assert table.total(A) == 0
        assert table.play(A, action).total(A) == seals
