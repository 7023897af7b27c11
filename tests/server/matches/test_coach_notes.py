"""What the coach remembers: warnings and praise fade as a learner learns."""

from kontor.server.matches.kernel.coach import (
    GOOD_IN_A_ROW,
    LATE_WARNING_LOSS,
    MAX_JUDGED,
    WARNING_LOSS,
    CoachNotes,
    Verdict,
    notes_after,
)

GOOD, FAIR, BAD = Verdict(0.5, 0.5, 0.1), Verdict(0.47, 0.5, 0.1), Verdict(0.1, 0.5, 0.1)


def after(*verdicts: Verdict | None) -> CoachNotes:
    """Return the notes after some decisions, one action each."""
    notes = CoachNotes()
    for step, verdict in enumerate(verdicts, 1):
        notes = notes_after(notes, verdict, step)
    return notes


def test_good_decisions_in_a_row_raise_what_is_tolerated_for_good() -> None:
    row = [GOOD] * GOOD_IN_A_ROW
    assert after(*row[:-1]).tolerated == WARNING_LOSS
    assert after(*row).tolerated == LATE_WARNING_LOSS
    assert after(*row, FAIR).tolerated == LATE_WARNING_LOSS
    assert after(*row, BAD).tolerated == LATE_WARNING_LOSS, "the coach has said so"


def test_the_first_good_decision_after_a_bad_one_is_not_praised() -> None:
    """It may be a part of the same turn, against which the coach has just advised."""
    assert [after(BAD, *[GOOD] * number).praised for number in (1, 2, 3)] == [0, 3, 4]


def test_praise_ends_with_a_row_of_good_decisions_and_does_not_begin_again() -> None:
    assert after(*[GOOD] * GOOD_IN_A_ROW, BAD, GOOD, GOOD).praised == 0
    assert [after(*[GOOD] * number).praised for number in range(1, GOOD_IN_A_ROW + 2)] == [
        *range(1, GOOD_IN_A_ROW + 1),
        0,
    ]


def test_what_nobody_judged_and_what_makes_no_difference_does_not_count() -> None:
    even = Verdict(0.5, 0.5, 0.49)
    assert after(GOOD, None, even) == CoachNotes(judged=1, good=1)


def test_after_so_many_decisions_the_coach_says_goodbye_warns_no_more_and_is_gone_with_the_next() -> None:
    before, goodbye, gone = (after(*[BAD] * number) for number in (MAX_JUDGED - 1, MAX_JUDGED, MAX_JUDGED + 1))

    assert (before.says_goodbye, before.is_done, before.tolerated) == (False, False, WARNING_LOSS)
    assert (goodbye.says_goodbye, goodbye.is_done, goodbye.tolerated) == (True, False, 1.0)
    assert goodbye.praised == MAX_JUDGED, "the coach speaks of this decision"
    assert gone.is_done


def test_a_switched_off_coach_stays_so() -> None:
    assert notes_after(CoachNotes(off=True), GOOD, 1).off
