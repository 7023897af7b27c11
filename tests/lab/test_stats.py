"""The statistics of the lab are right: on simulated games whose truth is known."""

from random import Random
from statistics import fmean, stdev

import pytest

from kontor.lab.stats.clusters import design_effect, share
from kontor.lab.stats.sprt import Verdict, log_likelihood_ratio, verdict
from kontor.lab.stats.strength import head_to_head, share_among
from sampling import rotating

RUNS = 2000
FAIR, BETTER = 0.5, 0.65


def test_a_strength_is_the_same_at_every_table() -> None:
    """The figures of 65 % head to head, and there and back again."""
    shares = [round(share_among(0.65, seats), 3) for seats in (2, 3, 4, 5)]
    assert shares == [0.65, 0.481, 0.382, 0.317]
    for seats in (2, 3, 4, 5):
        assert head_to_head(1 / seats, seats) == pytest.approx(0.5)
        assert head_to_head(share_among(0.8, seats), seats) == pytest.approx(0.8)
    assert head_to_head(1.0, 4) == share_among(1.0, 4) == 1.0
    assert head_to_head(0.0, 4) == 0.0


def decision_on_coins(rng: Random, truth: float) -> Verdict:
    """Flip a coin until the test decides."""
    flips: list[float] = []
    while (said := verdict(flips, 1, FAIR, BETTER)) == Verdict.UNDECIDED:
        flips.append(float(rng.random() < truth))
        assert len(flips) < 5000
    return said


@pytest.mark.parametrize(("truth", "wrong"), rotating([(FAIR, Verdict.STRONGER), (BETTER, Verdict.NOT_STRONGER)], 2))
def test_both_errors_of_the_sequential_test_have_the_rate_it_promises(truth: float, wrong: Verdict) -> None:
    """Five in a hundred, within three to seven over 2,000 runs."""
    rng = Random(1)  # noqa: S311 - simulated coins
    errors = sum(decision_on_coins(rng, truth) == wrong for _ in range(RUNS)) / RUNS
    assert 0.03 <= errors <= 0.07


def simulated_seeds(rng: Random, count: int, size: int) -> list[list[float]]:
    """Return correlated games: the luck of a seed makes all its games easier or harder to win."""
    seeds = []
    for _ in range(count):
        chance = rng.choice((0.1, 0.25, 0.6))
        seeds.append([float(rng.random() < chance) for _ in range(size)])
    return seeds


def test_clustered_errors_agree_with_a_block_bootstrap() -> None:
    """Within ten percent; errors that forget the clusters are far too small."""
    rng = Random(2)  # noqa: S311 - simulated games
    seeds = simulated_seeds(rng, 400, 4)
    means = [fmean(seed) for seed in seeds]
    resampled = [fmean(rng.choices(means, k=len(means))) for _ in range(2000)]

    measured = share(means, 4)
    games = [game for seed in seeds for game in seed]
    assert measured.mean == pytest.approx(fmean(games))
    assert measured.error == pytest.approx(stdev(resampled), rel=0.1)
    assert stdev(games) / len(games) ** 0.5 < 0.9 * measured.error
    assert (measured.high - measured.low) / 2 == pytest.approx(1.96 * measured.error, rel=0.1)


def test_an_interval_stays_honest_when_all_games_are_won_or_lost() -> None:
    """Forty games won prove no more than about nine tenths; a single seed says next to nothing."""
    assert share([1.0] * 10, 4).low == pytest.approx(0.912, abs=0.001)
    assert share([0.0] * 10, 4).high == pytest.approx(0.088, abs=0.001)
    assert share([1.0], 2).low < 0.4


def test_correlated_games_slow_the_test_down() -> None:
    """The design effect is one for independent games, and grows with what they share."""
    rng = Random(3)  # noqa: S311 - simulated games
    together = [fmean(seed) for seed in simulated_seeds(rng, 800, 4)]
    alone = [fmean(float(rng.random() < 0.3) for _ in range(4)) for _ in range(800)]
    assert design_effect(alone, 4) == pytest.approx(1, abs=0.12)
    assert design_effect(together, 4) > 1.4
    assert design_effect([0.0] * 10, 4) == 1.0


def test_the_same_share_tells_less_when_it_comes_from_fewer_seeds() -> None:
    """Seeds that are won or lost as a whole decide nothing where mixed ones do."""
    whole, mixed = [1.0, 0.0] * 18, [0.5] * 36
    assert fmean(whole) == fmean(mixed)
    assert verdict(mixed, 4, 0.25, 0.333) == Verdict.STRONGER
    assert log_likelihood_ratio(whole, 4, 0.25, 0.333) < log_likelihood_ratio(mixed, 4, 0.25, 0.333) / 2
