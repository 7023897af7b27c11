"""Calibration: shares are compared with results, the correction is fitted to some matches and checked on others."""

from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from kontor.cli.app import app
from kontor.cli.errors import CliError
from kontor.core import registry, seeded
from kontor.lab.calibration.figures import BINS, basic_interval, measure
from kontor.lab.calibration.fit import fit, is_worse
from kontor.lab.calibration.matches import draw_players
from kontor.lab.calibration.run import KeptSamples, SampleSpec, sample
from kontor.lab.calibration.sample import Sample, SampledMatch, sample_match
from kontor.lab.errors import LabError
from kontor.lab.review.calibration import Calibration, Figures, tempered
from kontor.lab.review.shares import PHASES, phase_at
from sentences import raises_saying

SEATS, STEPS = 3, 100
TRUE_SHARES = ((5, 3, 2), (7, 2, 1), (1, 8, 1), (4, 2, 4), (2, 2, 6), (3, 4, 3))
"""The shares of three seats, in tenths: of ten matches with these shares, each seat wins exactly so many."""
MANY = 240
"""Matches that show a calibration error of a few per cent."""
EVEN = Calibration("goa", 1, 0, (1.0,) * PHASES)
"""A calibration that changes nothing."""


def imagined_match(number: int, sharpness: float = 1.0) -> SampledMatch:
    """Return a match with known shares; what is read of them is sharper by a factor. No luck: results are dealt out."""
    tenths = TRUE_SHARES[number // 10 % len(TRUE_SHARES)]
    winner = [seat for seat in range(SEATS) for _ in range(tenths[seat])][number % 10]
    read = tuple(tempered([one / 10 for one in tenths], 1 / sharpness))
    samples = tuple(Sample(STEPS * phase // PHASES + number % 20, phase % SEATS, (read,)) for phase in range(PHASES))
    return SampledMatch(number, {}, ("script",) * SEATS, STEPS, (winner,), samples)


def imagined_matches(many: int, sharpness: float = 1.0) -> list[SampledMatch]:
    """Return some of them; 60 are a whole round."""
    return [imagined_match(number, sharpness) for number in range(many)]


@pytest.fixture(scope="module")
def published() -> Figures:
    """Return the figures of true shares over many matches."""
    return measure("goa", imagined_matches(MANY), EVEN)


def test_true_shares_are_hardly_off_and_better_than_an_even_share(published: Figures) -> None:
    """The interval of the error reaches down to almost nothing; all positions are in ten bins."""
    found, positions = published, MANY * PHASES
    assert found.ece == pytest.approx(
        sum(each.positions * abs(each.mean_share - each.won) for each in found.bins) / found.positions
    )
    assert (found.matches, found.positions, len(found.bins)) == (MANY, positions, BINS)
    assert sum(each.positions for each in found.bins) == sum(each.positions for each in found.phases) == positions
    assert found.ece_interval[0] < 0.02
    assert 0 < found.brier_skill_interval[0] < found.brier_skill < found.brier_skill_interval[1] < 0.5
    assert [each.temperature for each in found.phases] == [1.0] * PHASES


def test_the_check_catches_a_calibration_that_is_too_sure_of_itself(published: Figures) -> None:
    """The same matches pass with the true shares, and fail with a twin that sharpens all of them."""
    held_out = imagined_matches(120)
    overconfident = msgspec.structs.replace(EVEN, temperatures=(0.3,) * PHASES)
    assert not is_worse(measure("goa", held_out, EVEN), published)
    assert is_worse(measure("goa", held_out, overconfident), published)


def test_the_fit_finds_how_much_too_sure_the_shares_are() -> None:
    """Shares that are read twice too sharp need a temperature of two; the doubt leaves it a little below."""
    matches = imagined_matches(MANY, sharpness=2)
    found = fit("goa", 1, matches)
    assert (found.fitted_seed, found.fitted_matches, found.published) == (1, MANY, None)
    assert all(1.4 < temperature < 2.1 for temperature in found.temperatures)
    before, after = measure("goa", matches, None), measure("goa", matches, found)
    assert after.ece < before.ece
    assert after.brier_skill > before.brier_skill


def test_few_matches_change_little() -> None:
    """A lucky match must not make a review sure of itself."""
    assert fit("goa", 1, imagined_matches(1)).temperatures == pytest.approx((1.0,) * PHASES, abs=0.35)


def test_a_correction_keeps_the_order_and_the_sum_of_shares() -> None:
    """Above 1 it moves them towards an even share; a share that nobody has stays 0."""
    shares = [0.7, 0.2, 0.1]
    flat, sharp = tempered(shares, 2), tempered(shares, 0.5)
    assert sum(flat) == pytest.approx(1)
    assert sum(sharp) == pytest.approx(1)
    assert sharp[0] > 0.7 > flat[0] > flat[1] > flat[2] > 0.1
    assert tempered([0.5, 0.5, 0.0], 3) == [0.5, 0.5, 0.0]
    assert tempered([0.0, 0.0], 2) == [0.0, 0.0]


def test_temperatures_hold_in_the_middle_of_a_phase_and_change_evenly_in_between() -> None:
    """Without a jump, which a review would take for a decision."""
    found = msgspec.structs.replace(EVEN, temperatures=(4.0, 3.0, 2.0, 1.0, 1.0))
    middles = [found.temperature((phase + 0.5) / PHASES) for phase in range(PHASES)]
    assert middles == pytest.approx([4.0, 3.0, 2.0, 1.0, 1.0])
    assert [found.temperature(at) for at in (0.0, 0.2, 1.0)] == pytest.approx([4.0, 3.5, 1.0])


def test_an_interval_mirrors_its_resamples() -> None:
    """Resamples that lie above the sample mean that the sample lies above the truth."""
    assert basic_interval(0.5, [0.5 + number / 1000 for number in range(401)]) == pytest.approx((0.11, 0.49))


def test_a_match_depends_on_seed_and_number_alone() -> None:
    """It has a position in each phase, and every seat is played by a bot that was drawn."""
    first, again, other = (sample_match("goa", 1, number) for number in (3, 3, 6))
    assert first == again
    assert first != other
    assert first.winners
    assert [phase_at(one.step / first.steps) for one in first.samples] == list(range(PHASES))
    assert all(len(world) == len(first.players) for one in first.samples for world in one.worlds)
    assert all(sum(world) == pytest.approx(1) for one in first.samples for world in one.worlds)


def test_players_are_mixed_and_deckhands_are_rare() -> None:
    """About one seat in four is a trader's, so that matches stay short."""
    drawn = draw_players(registry.game("goa"), 400, seeded(1))
    assert 60 < drawn.count("trader") < 140
    assert 60 < drawn.count("clerk") < 140
    assert 5 < drawn.count("deckhand") < 50
    assert sum(name.startswith("script") for name in drawn) > 120


def test_a_run_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    """Half a line at the end is played again; a file of another seed is refused."""
    file, spec = tmp_path / "kept.jsonl", SampleSpec("goa", 7)
    kept = KeptSamples(spec, file)
    for number in (0, 1):
        kept.add(imagined_match(number))
    with file.open("ab") as lines:
        lines.write(b'{"number": 2, "opt')
    again = KeptSamples(spec, file)
    assert again.first(5) == kept.first(5)
    assert list(sample(again, 2)) == []
    with raises_saying(LabError, "another measurement"):
        KeptSamples(SampleSpec("goa", 8), file)


def test_the_command_fits_publishes_and_refuses_a_test_with_the_same_matches(tmp_path: Path) -> None:
    """What a correction is worth says only what it was not fitted to."""
    file, words = tmp_path / "goa.json", ["lab", "calibrate", "goa", "--matches", "20", "--workers", "1", "--json"]
    kept = {}
    for seed in (1, 2):
        kept[seed] = tmp_path / f"{seed}.jsonl"
        lines = KeptSamples(SampleSpec("goa", seed), kept[seed])
        for match in imagined_matches(20):
            lines.add(match)
    fitted = [*words, "--seed", "1", "--keep", str(kept[1])]
    assert CliRunner().invoke(app, [*fitted, "--fit", str(file)]).exit_code == 0
    with raises_saying(CliError, "would not be a test"):
        CliRunner().invoke(app, [*fitted, "--publish", str(file)], catch_exceptions=False)
    done = CliRunner().invoke(app, [*words, "--seed", "2", "--keep", str(kept[2]), "--publish", str(file)])
    assert done.exit_code == 0
    stored = msgspec.json.decode(file.read_bytes(), type=Calibration)
    assert stored.published is not None
    assert stored.published == msgspec.json.decode(done.stdout, type=Figures)
    assert stored.published == measure("goa", imagined_matches(20), stored)
    assert set(msgspec.json.decode(done.stdout)) == {
        "game", "matches", "positions", "ece", "ece_interval", "brier", "brier_skill", "brier_skill_interval",
        "phases", "bins",
    }  # fmt: skip


def test_the_command_publishes_shares_as_they_are_where_nothing_was_fitted(tmp_path: Path) -> None:
    """Into a new file, which corrects nothing."""
    kept, file = tmp_path / "2.jsonl", tmp_path / "goa.json"
    lines = KeptSamples(SampleSpec("goa", 2), kept)
    for match in imagined_matches(20):
        lines.add(match)
    words = ["lab", "calibrate", "goa", "--matches", "20", "--workers", "1", "--seed", "2", "--keep", str(kept)]
    assert CliRunner().invoke(app, [*words, "--publish", str(file)]).exit_code == 0
    stored = msgspec.json.decode(file.read_bytes(), type=Calibration)
    assert (stored.fitted_seed, stored.temperatures) == (None, ())
    assert stored.published == measure("goa", imagined_matches(20), None)
