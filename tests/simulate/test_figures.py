"""`make simulate` fails where the model is off or a bar is missed, and says where."""

import pytest

pytest.importorskip("simpy")

from simulate.fleet import Predicted
from simulate.measured import KEPT, Measured, Stage, read_measured
from simulate.points import FLEETS, Measurements, Point, fleet_predictions, predictions, read_points
from simulate.run import missed_bars, whats_off

GOOD = Point("V1", "25/s p50_ms", 5.0, 5.5, is_ratio=False, judges=True)
QUIET = Measurements({"load_before": 0.2, "cores": 2}, {}, {}, 0.0)
BUSY = Measurements({"load_before": 4.0, "cores": 2}, {}, {}, 0.0)
STOLEN = Measurements({"load_before": 0.2, "cores": 2}, {}, {}, 0.3)


def test_a_model_that_is_near_at_all_points_may_be_believed() -> None:
    assert whats_off([GOOD], QUIET) == []


@pytest.mark.parametrize("predicted", [6.1, 3.9])
def test_a_point_that_is_off_is_named_with_how_far(predicted: float) -> None:
    far = GOOD._replace(predicted=predicted)

    assert whats_off([GOOD, far], QUIET) == [f"V1 25/s p50_ms: {far.off:+.0%}"]


def test_points_by_which_the_model_was_calibrated_do_not_judge_it() -> None:
    assert whats_off([GOOD._replace(predicted=50.0, judges=False)], QUIET) == []


@pytest.mark.parametrize("found", [BUSY, STOLEN])
def test_a_noisy_machine_is_said_and_then_only_ratios_judge(
    found: Measurements, monkeypatch: pytest.MonkeyPatch
) -> None:
    points = [GOOD._replace(predicted=50.0), GOOD._replace(id="V3", predicted=9.0, is_ratio=True)]
    assert len(whats_off(points, found)) == 3

    monkeypatch.setenv("NOISY", "1")
    assert whats_off(points, found) == ["V3 25/s p50_ms: +80%"]


@pytest.mark.parametrize(
    ("fleet", "why"),
    [
        (Predicted(5.0, 99.0, 0.6), []),
        (Predicted(5.0, 101.0, 0.6), ["p99_ms"]),
        (Predicted(5.0, 99.0, 0.7), ["loop_busy"]),
        (Predicted(5.0, 300.0, 1.0), ["p99_ms", "loop_busy"]),
    ],
)
def test_a_missed_bar_is_named(fleet: Predicted, why: list[str]) -> None:
    assert missed_bars(fleet) == why


@pytest.fixture(scope="module")
def kept() -> Measured:
    """What is kept in the repository."""
    return read_measured(KEPT)


def test_each_point_that_was_measured_is_predicted(kept: Measured) -> None:
    assert set(read_points().values) == set(predictions(kept, {}))


def test_a_point_of_a_slow_moment_is_predicted_for_a_slow_machine(kept: Measured) -> None:
    usual = fleet_predictions(dict.fromkeys(FLEETS, kept))
    slow = fleet_predictions({name: kept.slower(1.5 if name == "one" else 1.0) for name in FLEETS})
    affine, beside = ("V3", "two affine, gateway cpu_ms"), ("V3", "two affine, beside_one_gateway")

    assert slow["V3", "one, gateway cpu_ms"] == pytest.approx(1.5 * usual["V3", "one, gateway cpu_ms"], rel=0.05)
    assert slow[affine] == usual[affine]
    assert slow[beside] == pytest.approx(usual[beside] / 1.5, rel=0.05)


def test_stages_keep_the_form_that_was_measured_and_have_the_mean_of_the_whole_process(kept: Measured) -> None:
    for game in kept.games:
        assert 0.0005 < game.door.mean_s + game.tell.mean_s < 0.005
        assert game.door.points_s == sorted(game.door.points_s)


def test_a_stage_is_scaled_as_a_whole() -> None:
    stage = Stage([1.0, 2.0, 3.0], scale=2.0)

    assert stage.mean_s == pytest.approx(0.004)
    assert stage.points_s == [0.002, 0.004, 0.006]
