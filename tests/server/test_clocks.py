"""Clocks: whose runs, what is left, and when it runs out. No store, no sleep: the time is given."""

from datetime import UTC, datetime, timedelta

from kontor.server.matches.clocks import Clocks, paused, refreshed, resumed, set_up, wound
from kontor.server.matches.speeds import SPEEDS, UNTIMED, Speed
from kontor.server.rest import Rest
from kontor.server.store.chair import Chair

BEGIN = datetime(2026, 1, 10, 12, tzinfo=UTC)
LIVE = SPEEDS["live"]
PEOPLE = (Chair("person", "Anna", 1), Chair("person", "Bruno", 2), Chair("bot", "Clerk 3", None, "clerk"))
AWAY = (Chair("person", "Anna", 1, caretaker=True), *PEOPLE[1:])


def after(
    clocks: Clocks, seconds: float, *deciders: int, speed: Speed = LIVE, chairs: tuple[Chair, ...] = PEOPLE
) -> Clocks:
    return wound(clocks, speed, chairs, deciders, {}, 1, BEGIN + timedelta(seconds=seconds))


def asked(*deciders: int, speed: Speed = LIVE, chairs: tuple[Chair, ...] = PEOPLE) -> Clocks:
    return after(set_up(speed, 3), 0, *deciders, speed=speed, chairs=chairs)


def left(clocks: Clocks, seat: int, seconds: float) -> float | None:
    return clocks.seats[seat].left(BEGIN + timedelta(seconds=seconds))


def test_only_the_clock_of_who_is_asked_runs() -> None:
    clocks = asked(0)
    assert (left(clocks, 0, 60), left(clocks, 1, 60)) == (900 - 60, 900)


def test_who_has_answered_gets_the_increment() -> None:
    clocks = after(asked(0), 60, 1)
    assert left(clocks, 0, 1000) == 900 - 60 + 30


def test_several_decisions_in_a_row_are_one_turn_with_one_increment() -> None:
    clocks = after(after(asked(0), 20, 0), 60, 1)
    assert left(clocks, 0, 60) == 900 - 60 + 30


def test_a_bank_never_grows_beyond_its_cap() -> None:
    clocks = asked(0)
    for turn in range(40):
        clocks = after(after(clocks, turn, 1), turn, 0)
    assert left(clocks, 1, 40) == LIVE.cap


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
    clocks = after(asked(0), 60, 0, chairs=AWAY)
    assert (clocks.due_at, clocks.asked, left(clocks, 0, 600)) == (None, (), 900 - 60)


def test_who_comes_back_from_the_flag_has_an_increment_to_think() -> None:
    flagged = after(asked(0), 1000, 0, chairs=AWAY)
    back = after(refreshed(flagged, 0, LIVE), 2000, 0)
    assert left(back, 0, 2000) == LIVE.increment


def test_in_a_pause_no_clock_runs_and_after_it_nothing_is_lost() -> None:
    now = BEGIN + timedelta(seconds=60)
    stopped = paused(asked(0), now)
    assert (stopped.due_at, left(stopped, 0, 5000)) == (None, 840)
    again = resumed(stopped, BEGIN + timedelta(seconds=5000))
    assert left(again, 0, 5010) == 830


def test_a_slow_clock_stands_still_at_night() -> None:
    rests = {1: Rest("UTC", 22 * 60, 8 * 60)}
    days = SPEEDS["days"]
    clocks = wound(set_up(days, 3), days, PEOPLE, (0,), rests, 1, BEGIN)
    hours = (22 - 12) + (12 - 8)
    assert clocks.seats[0].left(BEGIN + timedelta(days=1)) == days.bank - hours * 3600  # type: ignore[operator]


def test_a_turn_is_the_entry_at_which_it_began() -> None:
    clocks = wound(asked(0), LIVE, PEOPLE, (0,), {}, 2, BEGIN)
    assert clocks.seats[0].turn == 1
