"""Clocks: which one runs, what is left, and when it runs out. No store and no sleep: the time is a parameter."""

from datetime import UTC, datetime, timedelta

import pytest

from kontor.core import decode, encode
from kontor.server.matches.clock.clocks import (
    MAX_CREDIT_SECONDS,
    SECONDS_PER_SCENE,
    Cause,
    Clock,
    Clocks,
    advance_clocks,
    initial_clocks,
    pause_clocks,
    refresh_clock,
    resume_clocks,
    return_clock,
)
from kontor.server.matches.clock.speeds import SPEEDS, UNTIMED, Speed
from kontor.server.rest_calendar import Rest
from kontor.server.store.matches.log import EntryKind
from kontor.server.store.matches.seats import Occupant

BEGIN = datetime(2026, 1, 10, 12, tzinfo=UTC)
LIVE = SPEEDS["live"]
FULL = Speed("live", 900, 30, 905)
PEOPLE = (Occupant("person", "Anna", 1), Occupant("person", "Bruno", 2), Occupant("bot", "Clerk 3", None, "clerk"))
AWAY = (Occupant("person", "Anna", 1, caretaker=True), *PEOPLE[1:])


ACTS, UNDOES, NEW_OCCUPANT = Cause("action", 0, "person"), Cause("undo", 0, "person", 1), Cause("chair", 0, "person")
CARED, INSTRUCTED = Cause("action", 0, "caretaker:trader"), Cause("action", 0, "order")


def after(
    clocks: Clocks,
    seconds: float,
    *deciders: int,
    speed: Speed = LIVE,
    occupants: tuple[Occupant, ...] = PEOPLE,
    cause: Cause = ACTS,
    entry: int = 1,
) -> Clocks:
    return advance_clocks(clocks, speed, occupants, deciders, {}, entry, BEGIN + timedelta(seconds=seconds), cause)


def asked(*deciders: int, speed: Speed = LIVE, occupants: tuple[Occupant, ...] = PEOPLE) -> Clocks:
    return after(initial_clocks(speed, 3), 0, *deciders, speed=speed, occupants=occupants)


def left(clocks: Clocks, seat: int, seconds: float) -> float | None:
    return clocks.seats[seat].left(BEGIN + timedelta(seconds=seconds))


def test_only_the_clock_of_the_seat_that_is_asked_runs() -> None:
    clocks = asked(0)
    assert (left(clocks, 0, 60), left(clocks, 1, 60)) == (900 - 60, 900)


def test_a_seat_that_has_answered_gets_the_increment() -> None:
    clocks = after(asked(0), 60, 1)
    assert left(clocks, 0, 1000) == 900 - 60 + 30


def test_several_decisions_in_a_row_are_one_turn_with_one_increment() -> None:
    clocks = after(after(asked(0), 20, 0), 60, 1)
    assert left(clocks, 0, 60) == 900 - 60 + 30


def test_a_bank_never_grows_beyond_its_cap() -> None:
    clocks = asked(0)
    for turn in range(40):
        clocks = after(after(clocks, turn, 1), turn, 0, cause=Cause("action", 1, "person"))
    assert left(clocks, 1, 40) == LIVE.cap


def test_the_time_since_an_action_is_charged_to_the_player_who_undoes_it() -> None:
    clocks = after(after(asked(0), 10, 1), 30, 0, cause=UNDOES)
    assert (left(clocks, 0, 30), left(clocks, 1, 30)) == (900 - 30, 900)


def test_what_others_did_and_undid_since_does_not_make_an_undo_cheaper() -> None:
    other, back = Cause("action", 1, "person"), Cause("undo", 1, "person", 2)
    for then, spent in ((1, 0), (2, 105)):  # Bruno has decided a part of his turn, or all of it
        clocks = after(after(after(asked(0), 10, 1), 110, then, cause=other, entry=2), 115, 1, cause=back, entry=3)
        clocks = after(clocks, 120, 0, cause=UNDOES, entry=4)
        assert (left(clocks, 0, 120), left(clocks, 1, 120)) == (900 - 120, 900 - spent)


def test_an_action_of_another_player_and_its_undo_do_not_make_an_increment_permanent() -> None:
    other, back = Cause("action", 1, "person"), Cause("undo", 1, "person", 2)
    for then in (0, 2):
        clocks = after(after(after(asked(0), 0, 1), 0, then, cause=other, entry=2), 0, 1, cause=back, entry=3)
        assert left(after(clocks, 0, 0, cause=UNDOES, entry=4), 0, 0) == 900


def test_an_undo_is_not_charged_for_a_pause() -> None:
    stopped = pause_clocks(after(asked(0), 10, 1), BEGIN + timedelta(seconds=30))
    assert left(after(stopped, 500, 0, cause=UNDOES), 0, 500) == 900 - 30
    on = after(resume_clocks(stopped, BEGIN + timedelta(seconds=500)), 510, 0, cause=UNDOES)
    assert (left(on, 0, 510), left(on, 1, 510)) == (900 - 40, 900)


def test_a_player_who_was_away_gets_the_time_back_for_a_question_that_an_undo_removes() -> None:
    away = (PEOPLE[0], Occupant("person", "Bruno", 2, caretaker=True), PEOPLE[2])
    question, occupant = after(asked(0), 10, 1), Cause("chair", 1, "person")
    flagged = after(question, 910, 1, occupants=away, cause=occupant)
    gone = after(question, 20, 1, occupants=away, cause=occupant)
    back = after(return_clock(gone, 1, LIVE, BEGIN + timedelta(seconds=25)), 25, 1, cause=occupant)
    assert [left(clocks, 1, 910) for clocks in (flagged, gone, back)] == [0, 890, 0]
    for before, occupants in ((flagged, away), (gone, away), (back, PEOPLE)):
        assert left(after(before, 100, 0, occupants=occupants, cause=UNDOES), 1, 100) == 900


def test_nights_are_not_kept_after_the_match_or_for_a_seat_that_went_to_a_bot() -> None:
    days, night = SPEEDS["days"], {1: Rest("UTC", 22 * 60, 8 * 60)}
    clocks = advance_clocks(initial_clocks(days, 3), days, PEOPLE, (0,), night, 0, BEGIN)
    assert advance_clocks(clocks, days, PEOPLE, (1,), night, 1, BEGIN, ACTS).seats[0].rest == night[1]
    for occupants, deciders in ((PEOPLE, ()), ((PEOPLE[2], *PEOPLE[1:]), (1,))):
        assert advance_clocks(clocks, days, occupants, deciders, night, 1, BEGIN, ACTS).seats[0].rest is None


def test_nights_that_were_moved_afterwards_are_charged_to_the_player_who_undoes() -> None:
    days, night = SPEEDS["days"], {1: Rest("UTC", 12 * 60, 14 * 60)}
    clocks = advance_clocks(initial_clocks(days, 3), days, PEOPLE, (0,), {}, 0, BEGIN)
    clocks = advance_clocks(clocks, days, PEOPLE, (1,), {}, 1, BEGIN, ACTS)
    clocks = advance_clocks(clocks, days, PEOPLE, (0,), night, 2, BEGIN + timedelta(hours=2), UNDOES)
    assert clocks.seats[0].bank == (days.bank or 0) - 2 * 3600


def test_an_undo_removes_the_increment_of_the_action_and_no_more() -> None:
    clocks = asked(0)
    for turn in range(10):
        clocks = after(after(clocks, turn, 1), turn, 0, cause=UNDOES)
    assert left(clocks, 0, 9) == 900 - 9
    full = after(after(asked(0, speed=FULL), 10, 1, speed=FULL), 10, 0, speed=FULL, cause=UNDOES)
    assert left(full, 0, 10) == 900 - 10


def test_the_increment_of_an_action_is_not_removed_with_another_action() -> None:
    clocks = after(after(asked(0), 0, 1), 0, 0, cause=Cause("action", 1, "person"))
    clocks = after(after(clocks, 0, 0, occupants=AWAY, cause=NEW_OCCUPANT), 0, 1, occupants=AWAY, cause=CARED)
    back = after(refresh_clock(clocks, 0, LIVE), 0, 1, cause=NEW_OCCUPANT)
    assert left(after(back, 0, 0, cause=Cause("undo", 0, "person", 4)), 0, 0) == 930


def test_leaving_and_coming_back_does_not_make_an_increment_permanent() -> None:
    clocks = after(asked(0), 600, 1)
    away = after(clocks, 600, 1, occupants=AWAY, cause=NEW_OCCUPANT)
    back = after(return_clock(away, 0, LIVE, BEGIN + timedelta(seconds=600)), 600, 1, cause=NEW_OCCUPANT)
    assert left(back, 0, 600) == 330
    assert left(after(back, 600, 0, cause=UNDOES), 0, 600) == 300


def test_the_clock_of_a_bot_or_of_an_untimed_match_never_runs() -> None:
    assert asked(2).due_at is None
    untimed = asked(0, speed=UNTIMED)
    assert (untimed.due_at, left(untimed, 0, 60), untimed.asked) == (None, None, (0,))


def test_a_clock_is_due_when_its_bank_is_empty() -> None:
    clocks = asked(0)
    assert clocks.due_at == BEGIN + timedelta(seconds=900)
    assert clocks.flagged(BEGIN + timedelta(seconds=899)) is None
    assert clocks.flagged(BEGIN + timedelta(seconds=900)) == 0


def test_the_caretaker_has_no_clock() -> None:
    clocks = after(asked(0), 60, 0, occupants=AWAY, cause=NEW_OCCUPANT)
    assert (clocks.due_at, clocks.asked, left(clocks, 0, 600)) == (None, (), 900 - 60)


def came_back(clocks: Clocks, seconds: float, speed: Speed = LIVE) -> Clocks:
    return after(return_clock(clocks, 0, speed, BEGIN + timedelta(seconds=seconds)), seconds, 0, cause=NEW_OCCUPANT)


def test_a_flagged_player_who_comes_back_after_the_caretaker_decided_has_an_increment_to_think() -> None:
    flagged = after(asked(0), 1000, 0, occupants=AWAY, cause=NEW_OCCUPANT)
    decided = after(flagged, 1001, 0, occupants=AWAY, cause=CARED)
    assert left(came_back(decided, 2000), 0, 2000) == LIVE.increment


def test_a_player_who_comes_back_after_their_turn_has_an_increment_to_think() -> None:
    flagged = after(asked(0), 1000, 0, occupants=AWAY, cause=NEW_OCCUPANT)
    passed = after(flagged, 1001, 1, occupants=AWAY, cause=INSTRUCTED)
    assert left(came_back(passed, 2000), 0, 2000) == LIVE.increment


def test_an_undo_removes_the_increment_for_coming_back_after_the_action() -> None:
    """Otherwise an instruction that acts, coming back and an undo would earn time for the same question forever."""
    passed = after(
        after(asked(0), 1000, 0, occupants=AWAY, cause=NEW_OCCUPANT), 1001, 1, occupants=AWAY, cause=INSTRUCTED
    )
    back = after(return_clock(passed, 0, LIVE, BEGIN + timedelta(seconds=1002)), 1002, 1, cause=NEW_OCCUPANT)
    assert left(back, 0, 1002) == LIVE.increment
    assert left(after(back, 1003, 0, cause=UNDOES), 0, 1003) == 0


def test_the_clock_of_a_player_who_comes_back_before_anyone_decided_has_run_on() -> None:
    away = after(asked(0), 890, 0, occupants=AWAY, cause=NEW_OCCUPANT)
    assert left(came_back(away, 895), 0, 895) == 5
    others = after(away, 891, 0, occupants=AWAY, cause=Cause("sitting", 1, "person"))
    assert left(came_back(others, 2000), 0, 2000) == 0


def test_a_player_who_leaves_during_a_pause_loses_no_time() -> None:
    stopped = pause_clocks(asked(0), BEGIN + timedelta(seconds=60))
    away = after(stopped, 100, 0, occupants=AWAY, cause=NEW_OCCUPANT)
    assert left(came_back(away, 500), 0, 500) == 840


def test_in_a_pause_no_clock_runs_and_after_it_nothing_is_lost() -> None:
    now = BEGIN + timedelta(seconds=60)
    stopped = pause_clocks(asked(0), now)
    assert (stopped.due_at, left(stopped, 0, 5000)) == (None, 840)
    again = resume_clocks(stopped, BEGIN + timedelta(seconds=5000))
    assert left(again, 0, 5010) == 830


def test_a_slow_clock_stands_still_at_night() -> None:
    rests = {1: Rest("UTC", 22 * 60, 8 * 60)}
    days = SPEEDS["days"]
    clocks = advance_clocks(initial_clocks(days, 3), days, PEOPLE, (0,), rests, 1, BEGIN)
    hours = (22 - 12) + (12 - 8)
    assert clocks.seats[0].left(BEGIN + timedelta(days=1)) == days.bank - hours * 3600  # type: ignore[operator]


def test_a_stored_clock_with_a_field_that_no_longer_exists_can_be_read() -> None:
    """Older matches have `turn` in their clocks."""
    stored = b'{"seats":[{"bank":900.0,"turn":7,"had":900.0},{"bank":60.5}],"pause_wanted":[1]}'

    clocks = decode(stored, Clocks)

    assert clocks == Clocks((Clock(bank=900.0, had=900.0), Clock(bank=60.5)), pause_wanted=(1,))
    assert b"turn" not in encode(clocks)


def watches(*scenes: int, seat: int = 2, kind: EntryKind = "action") -> Cause:
    """Return an entry of the bot, by default an action of which each seat is shown some scenes."""
    return Cause(kind, seat, "bot:clerk", scenes=scenes)


def test_who_is_asked_is_credited_the_scenes_they_were_shown() -> None:
    clocks = after(after(asked(2), 1, 2, cause=watches(3, 3, 3)), 2, 0, cause=watches(2, 2, 2), entry=2)
    assert left(clocks, 0, 2) == pytest.approx(900 + 5 * SECONDS_PER_SCENE)
    assert left(clocks, 1, 2) == 900


def test_the_credit_of_one_decision_has_a_limit() -> None:
    clocks = after(asked(2), 1, 0, cause=watches(400, 400, 400))
    assert left(clocks, 0, 1) == 900 + MAX_CREDIT_SECONDS


def test_the_credit_does_not_depend_on_how_long_somebody_watched() -> None:
    quick, slow = (after(asked(2), seconds, 0, cause=watches(4, 4, 4)) for seconds in (1, 60))
    assert left(quick, 0, 1) == left(slow, 0, 60)


def test_scenes_count_once_and_those_of_the_own_actions_do_not_count() -> None:
    clocks = after(asked(2), 0, 0, cause=watches(2, 2, 2))
    clocks = after(clocks, 0, 2, cause=Cause("action", 0, "person", scenes=(6, 6, 6)), entry=2)
    clocks = after(clocks, 0, 0, cause=watches(1, 1, 1), entry=3)
    assert left(clocks, 0, 0) == pytest.approx(900 + 30 + 3 * SECONDS_PER_SCENE)


def test_who_acts_twice_is_not_credited_the_scenes_of_the_first_action() -> None:
    own = Cause("action", 0, "person", scenes=(6, 6, 6))
    assert left(after(asked(0), 0, 0, cause=own, entry=2), 0, 0) == 900


def test_what_happens_while_somebody_is_asked_is_credited_at_once() -> None:
    clocks = after(after(asked(2), 0, 0, 2, cause=watches(1, 1, 1)), 0, 0, 2, cause=watches(2, 2, 2), entry=2)
    assert left(clocks, 0, 0) == pytest.approx(900 + 3 * SECONDS_PER_SCENE)


def test_a_question_that_an_undo_takes_away_is_credited_once_when_it_comes_back() -> None:
    clocks = after(after(asked(0), 0, 2), 0, 1, cause=watches(2, 2, 2), entry=2)
    clocks = after(clocks, 0, 2, cause=Cause("undo", 2, "bot:clerk", 2), entry=3)
    assert left(clocks, 1, 0) == 900
    assert left(after(clocks, 0, 1, cause=watches(0, 0, 0), entry=4), 1, 0) == pytest.approx(
        900 + 2 * SECONDS_PER_SCENE
    )


def test_without_a_clock_nothing_is_credited() -> None:
    assert left(after(asked(2, speed=UNTIMED), 0, 0, speed=UNTIMED, cause=watches(3, 3, 3)), 0, 0) is None
