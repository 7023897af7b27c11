"""Spectators are strangers: nothing that they are sent shows when somebody sleeps."""

from datetime import UTC, datetime, timedelta

import pytest

from kontor.server.matches.clock.clocks import Clock
from kontor.server.matches.presence.view import clock_for_players, clock_for_spectators
from kontor.server.rest_calendar import Rest

BEGAN = datetime(2026, 1, 10, 12, tzinfo=UTC)
DAYS = 3 * 24 * 3600.0
HOURS = [BEGAN + timedelta(hours=hour) for hour in range(48)]


def slow_clock(night_from: int) -> Clock:
    """Return a clock of three days whose owner sleeps for eight hours from a minute of the day on."""
    return Clock(bank=DAYS, runs_from=BEGAN, asked=BEGAN, rest=Rest("UTC", night_from, (night_from + 480) % 1440))


@pytest.mark.parametrize("now", HOURS[::6])
def test_a_spectator_cannot_tell_at_what_time_somebody_sleeps(now: datetime) -> None:
    early, late = slow_clock(19 * 60), slow_clock(2 * 60)

    assert clock_for_spectators(early, now) == clock_for_spectators(late, now)


def test_the_people_at_the_table_see_that_a_clock_stands_still() -> None:
    views = [clock_for_players(slow_clock(22 * 60), now) for now in HOURS]

    assert {view.asleep for view in views} == {True, False}
    assert all(view.due_at and view.running for view in views)


def test_a_spectator_sees_a_clock_without_nights_run() -> None:
    clock = Clock(bank=600.0, runs_from=BEGAN, asked=BEGAN)

    view = clock_for_spectators(clock, BEGAN + timedelta(seconds=60))

    assert (view.left, view.running, view.asleep, view.due_at) == (540, True, False, None)
