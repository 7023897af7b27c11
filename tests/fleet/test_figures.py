"""`make fleet` fails where a bar is missed, and says which."""

from typing import Any

import pytest

from fleet.killing import Survived
from fleet.playing import Nudges, Played, one_per_slot
from fleet.run import figures, main
from perf.load.matches import Seated

CPU = {"gateway": 1.5, "nats": 0.02, "postgres": 0.5}
GOOD = Played(
    5000,
    [2400, 2600],
    500.0,
    CPU,
    [0.5, 0.5],
    Nudges(5000, 10),
    [0.01 * number for number in range(1, 101)],
    0,
    0,
    0,
    0,
)
SURVIVED = Survived(1000, 0, 0, 0, 0, 500, 0)


def found(fleet: Played = GOOD, proxy: str = "affine", survived: Survived | None = None) -> dict[str, Any]:
    """Return the figures of a fleet beside a good single gateway, on a quiet machine."""
    return figures((2, 2), proxy, GOOD, fleet, "gateway" if survived else "none", survived, 0.0)


def test_a_fleet_that_keeps_every_bar_is_ok() -> None:
    assert found()["ok"]
    assert found(survived=SURVIVED)["ok"]


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"lost": 1}, "lost"),
        ({"duplicated": 1}, "duplicated"),
        ({"refused": 1}, "refused"),
        ({"dropped": 1}, "rooms_not_told"),
        ({"nudges": Nudges(5000, 60)}, "foreign nudges"),
        ({"cpu_ms": CPU | {"gateway": 1.8}}, "beside_one_gateway"),
        ({"moves_by_shard": [5000, 0]}, "a database without a move"),
        ({"moves_by_shard": [5000]}, "a database without a move"),
    ],
)
def test_a_missed_bar_is_named(change: dict[str, Any], why: str) -> None:
    verdict = found(GOOD._replace(**change))

    assert not verdict["ok"]
    assert verdict["why"] == [why]


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"lost": 1}, "lost"),
        ({"duplicated": 1}, "duplicated"),
        ({"stuck": 1}, "stuck"),
        ({"misled": 1}, "misled"),
        ({"rooms_not_told": 1}, "rooms_not_told"),
        ({"longest_stall_ms": 3001}, "longest_stall_ms"),
    ],
)
def test_what_a_fault_did_to_people_is_named(change: dict[str, Any], why: str) -> None:
    assert found(survived=SURVIVED._replace(**change))["why"] == [why]


def test_without_slots_a_move_may_cost_more() -> None:
    assert found(GOOD._replace(cpu_ms=CPU | {"gateway": 2.5}), proxy="spread")["ok"]


def test_a_noisy_machine_is_said_unless_it_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    noisy = ((2, 2), "affine", GOOD, GOOD, "none", None, 100.0)
    assert figures(*noisy)["why"] == ["noisy machine: NOISY=1"]

    monkeypatch.setenv("NOISY", "1")
    assert figures(*noisy)["ok"]


def test_a_fleet_without_a_database_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["fleet", "--shards", "0"])

    with pytest.raises(SystemExit) as ended:
        main()

    assert ended.value.code == 2
    assert "SHARDS" in capsys.readouterr().err


def test_matches_that_are_measured_share_no_slot() -> None:
    """The fourth and fifth letter of an id are its slot."""
    ids = ["0abqza", "0abqzb", "0abqya"]

    assert [each.match for each in one_per_slot([Seated(one, "goa", []) for one in ids])] == ["0abqzb", "0abqya"]
