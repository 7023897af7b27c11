"""Who wins: seals, then ducats, steps, kontors and the later place; a red X loses."""

from games.novgorod.table import A, B, C, D, Table
from kontor.core import Outcome, Texts
from kontor.games.novgorod import GAME
from kontor.games.novgorod.events import MatchScored
from kontor.games.novgorod.rules import E4, E5
from kontor.testing.marks import rule


def even(seats: int = 3, covered: int = 2) -> Table:
    """Return a table where all players are equal in everything."""
    table = Table(seats)
    for seat in range(seats):
        table.seals(seat, 30).covered(seat, covered).ducats(seat, 10).kontors(seat, "riga", "visby")
    return table


def outcome(table: Table) -> Outcome:
    """End the match where it is."""
    table.state.frames[:] = []
    found = GAME.outcome(table.state)
    assert found is not None
    return found


def places(table: Table) -> tuple[int, ...]:
    """Return the places at the end."""
    return outcome(table).places


@rule("NOV-E3")
def test_a_player_with_a_red_x_has_lost_whatever_the_seals() -> None:
    """One covered step is not enough, two are."""
    assert outcome(even().seals(B, 60).covered(B, 1)).winners == (C,)
    assert outcome(even().seals(B, 60).covered(B, 2)).winners == (B,)
    assert outcome(even().seals(B, 60).covered(B, 0)).places[B] == 3
    assert outcome(even().seals(B, 60).covered(B, 5)).winners == (B,)


@rule("NOV-E4")
def test_most_seals_win() -> None:
    """Whatever else the others have."""
    table = even().seals(A, 31).ducats(B, 99).covered(C, 5).all_kontors(C)

    assert places(table) == (1, 2, 3)


@rule("NOV-E4")
def test_then_more_ducats() -> None:
    """Before covered steps and kontors."""
    assert places(even().ducats(A, 11).covered(B, 5).all_kontors(C)) == (1, 2, 3)


@rule("NOV-E4")
def test_then_more_covered_steps() -> None:
    """Before kontors and the place at the table."""
    assert places(even().covered(A, 3).kontors(B, "riga", "visby", "danzig")) == (1, 2, 3)


@rule("NOV-E4")
def test_then_more_kontors_the_stored_one_included() -> None:
    """Before the place at the table."""
    assert places(even().hold(A, "danzig")) == (1, 3, 2)


@rule("NOV-E4", "NOV-X31")
def test_then_the_later_place_in_the_turn_order() -> None:
    """The start player is the first in it; no place is shared."""
    assert places(even()) == (3, 2, 1)
    table = even(4)
    table.state.start_player = C
    assert places(table) == (2, 1, 4, 3)
    assert outcome(table).winners == (B,)


@rule("NOV-E4")
def test_the_end_of_the_match_names_the_winner() -> None:
    """As soon as the last turn is over."""
    table = even().seals(B, 40).last_round().seals_phase(C).settle()

    assert table.events[-1] == MatchScored((B,), rule=E4)
    assert outcome(table).winners == (B,)


@rule("NOV-E5", "NOV-R31")
def test_if_all_show_a_red_x_nobody_wins() -> None:
    """The best of them is second."""
    table = even(covered=1).seals(B, 33)

    assert (outcome(table).winners, places(table)) == ((), (4, 2, 3))
    ended = even(covered=1).last_round().done(privilege="speed").seals_phase(C).settle()
    assert ended.events[-1] == MatchScored((), rule=E5)


@rule("NOV-E5")
def test_one_without_a_red_x_wins_alone() -> None:
    """Also without a seal."""
    assert outcome(even(covered=1).seals(A, 0).covered(A, 2)).places == (1, 3, 2)


@rule("NOV-E6", "NOV-R31")
def test_first_those_who_are_scored_then_the_others_by_the_same_criteria() -> None:
    """B and D are not scored: B has more seals than D, and both more than A and C."""
    table = even(4).covered(B, 1).covered(D, 0).seals(B, 50).seals(D, 45).seals(C, 31)

    assert places(table) == (2, 3, 1, 4)
    assert outcome(table).unscored == (B, D)
    assert places(table.seals(D, 50).ducats(D, 11)) == (2, 4, 1, 3)


@rule("NOV-E4")
def test_the_score_names_the_sources_of_the_seals() -> None:
    """Career, luxuries, orders and the others sum up to the total."""
    table = even()
    table.state.seals[A] = {"career": 5, "orders": 7, "bonus": 4}
    score = outcome(table).scores[A]
    assert score.total == 16
    assert score.parts["career"] + score.parts["orders"] + score.parts["bonus"] == 16
    assert (score.parts["luxuries"], score.parts["special_orders"], score.parts["privilege"]) == (0, 0, 0)


@rule("NOV-E4")
def test_the_end_says_which_tie_break_decided() -> None:
    """With A ahead by steps, and C ahead of B by the turn order."""
    table = even().covered(A, 3)
    outcome(table)
    texts = Texts("en", GAME, ("Anna", "Bruno", "Clara"))
    assert [texts.tie(tie) for tie in GAME.tie_breaks(table.state)] == [
        ("Anna and Clara have equal seals and ducats; more covered career steps decide: Anna has 3, Clara 2."),
        (
            "Clara and Bruno are equal in seals, ducats, career steps and kontors; Clara is ahead for being later in "
            "the turn order."
        ),
    ]
