"""What the model says of fleets: laws that hold whatever was measured."""

import pytest

pytest.importorskip("simpy")

import itertools

from simulate.costs import costs, flat
from simulate.fleet import (
    BUSY_NOISE,
    MAX_BUSY,
    MAX_P99_MS,
    Crowd,
    gateways_by_cpu,
    predict,
    seconds_until_all_are_back,
    smallest_fleet,
)
from simulate.measured import Measured
from simulate.money import eur_month, parts_of
from simulate.play import at_a_pace, at_full_speed, seconds_until_back
from simulate.world import Layout, World

NOISE = 1.1
MOVES = 3000
"""Simulated moves: a law shows in few."""
CROWD = Crowd(400.0, 20_000)
SHARED = Layout(1, shared_cores=2)


def p99s(measured: Measured) -> list[float]:
    """Return the 99th percentiles of fleets of more and more gateways."""
    return [predict(measured, CROWD, gateways, moves=MOVES).p99_ms for gateways in (1, 2, 4, 8)]


def test_more_gateways_make_nothing_slower() -> None:
    times = p99s(costs())

    assert all(later <= earlier * NOISE for earlier, later in itertools.pairwise(times))
    assert times[-1] < times[0] / 2


def test_the_twin_whose_work_all_goes_to_one_gateway_gains_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(World, "gateways_of", lambda self, _match, _seat: (self.gateways[0], []))
    times = p99s(costs())

    assert times[-1] > times[0] / 2


def test_the_same_seed_tells_the_same_and_another_one_does_not() -> None:
    measured = costs()

    assert predict(measured, CROWD, 2, seed=3, moves=MOVES) == predict(measured, CROWD, 2, seed=3, moves=MOVES)
    assert predict(measured, CROWD, 2, seed=3, moves=MOVES) != predict(measured, CROWD, 2, seed=4, moves=MOVES)


def test_a_single_move_takes_the_sum_of_its_stages() -> None:
    """Sent 0.083, there 0.1, door 0.5, statement 0.5, disk 1, told 1, back 0.1, heard 0.417 ms."""
    played = at_a_pace(costs(), SHARED, 10, 5.0, 30.0)

    assert played.p50_ms == pytest.approx(3.7, abs=0.05)


def test_processor_time_a_move_is_what_was_put_in() -> None:
    played = at_full_speed(costs(), SHARED, 20, 5.0)

    assert played.gateway_cpu_ms == pytest.approx(1.5)
    assert played.postgres_cpu_ms == pytest.approx(0.5)
    assert played.per_s <= 1000 / 1.5


def test_a_match_at_two_gateways_is_read_again_at_one_of_them() -> None:
    affine = at_full_speed(costs(), Layout(2, shared_cores=2, has_proxy=True), 20, 5.0)
    spread = at_full_speed(costs(), Layout(2, shared_cores=2, has_proxy=True, is_spread=True), 20, 5.0)

    assert affine.gateway_cpu_ms == pytest.approx(1.5)
    assert spread.gateway_cpu_ms == pytest.approx(1.5 + 0.58)
    assert spread.postgres_cpu_ms == pytest.approx(0.8)


def test_the_smallest_fleet_keeps_the_bar_and_one_gateway_less_does_not() -> None:
    crowd = Crowd(1000.0, 100_000)
    gateways, found = smallest_fleet(costs(), crowd, MOVES)

    assert found.p99_ms <= MAX_P99_MS
    assert found.busy <= MAX_BUSY * (1 + BUSY_NOISE)
    assert gateways == gateways_by_cpu(costs(), crowd)
    assert predict(costs(), crowd, gateways - 1, moves=MOVES).busy > MAX_BUSY


def test_a_disk_that_is_too_slow_is_not_healed_by_gateways() -> None:
    slow = costs()._replace(flush=flat(200.0))
    _, found = smallest_fleet(slow, Crowd(100.0, 0), MOVES)

    assert found.p99_ms > MAX_P99_MS


def test_sockets_that_come_at_once_wait_for_the_joins_and_jitter_spreads_them() -> None:
    at_once = seconds_until_back(costs(), SHARED, 1000, 0.0)

    assert 2.5 <= at_once < 3.5
    assert 9.0 < seconds_until_back(costs(), SHARED, 1000, 10.0) < 10.5


def test_nobody_comes_back_if_the_last_gateways_have_no_time_left() -> None:
    crowd = Crowd(1000.0, 0)

    assert seconds_until_all_are_back(costs(), crowd, 2) == float("inf")
    assert seconds_until_all_are_back(costs(), crowd, 4) < 10


def test_one_gateway_pays_for_one_machine_and_several_for_what_they_need_beside() -> None:
    measured = costs()
    club, fleet = Crowd(50.0, 10_000), Crowd(500.0, 100_000)

    assert eur_month(measured, club, parts_of(measured, club, 1))["servers"] == 8
    parts = parts_of(measured, fleet, 3)
    assert (parts["proxies"], parts["nats"], parts["shards"], parts["standbys"]) == (2, 3, 1, 1)
    assert eur_month(measured, fleet, parts)["servers"] == (3 + 2 * 2 + 2 + 3) * 8
