"""Training: the fit finds what made seats win, and a lesson depends on nothing but its number."""

from math import exp
from pathlib import Path

import msgspec
import pytest

from kontor.bots.knowledge import features_type_of
from kontor.bots.value import Weights
from kontor.core import registry, seeded
from kontor.lab.training.fit import fit, loss
from kontor.lab.training.games import LEANING, Lesson, School, opinions, play_lesson
from kontor.lab.training.train import Learned, TrainingPlan, train, write_weights

TRUTH = (1.5, -0.8, 0.0)


def simulated_lessons(count: int) -> list[Lesson]:
    """Return games of one position whose winner is drawn by the true weights."""
    rng = seeded(4)
    lessons = []
    for _ in range(count):
        seats = [[rng.below(1000) / 250 - 2 for _ in TRUTH] for _ in range(3)]
        powers = [exp(sum(w * x for w, x in zip(TRUTH, seat, strict=True))) for seat in seats]
        point, winner = rng.below(10**6) / 10**6 * sum(powers), 0
        while point > sum(powers[: winner + 1]):
            winner += 1
        lessons.append(Lesson([seats], [float(seat == winner) for seat in range(3)]))
    return lessons


def test_the_fit_finds_the_weights_that_made_seats_win() -> None:
    """A feature that does not matter gets none, and the loss is far below a blind guess."""
    lessons = simulated_lessons(4000)
    found = fit(lessons)
    assert found == pytest.approx(TRUTH, abs=0.12)
    assert loss(lessons, found) < 0.7 * loss(lessons, [0.0] * 3)


def test_features_of_any_size_are_fitted_alike() -> None:
    """The weight of a feature in hundreds is a hundredth."""
    lessons = simulated_lessons(500)
    larger = [
        Lesson([[[x * 100, y, z] for x, y, z in position] for position in lesson.positions], lesson.shares)
        for lesson in lessons
    ]
    assert fit(larger)[0] * 100 == pytest.approx(fit(lessons)[0], rel=0.01)


@pytest.mark.parametrize("slug", registry.slugs())
def test_a_lesson_depends_on_its_number_alone(slug: str) -> None:
    """Positions with the features of every seat, and one winner or several who share."""
    game = registry.game(slug)
    school = School(slug, min(game.info.seats), {}, 7)
    lesson = play_lesson(school, 3)
    assert lesson == play_lesson(school, 3)
    assert lesson != play_lesson(school, 4)
    assert sum(lesson.shares) == pytest.approx(1)
    assert {len(seat) for position in lesson.positions for seat in position} == {len(features_type_of(game).names)}
    assert len(lesson.positions) > 10


def test_traders_at_one_table_have_opinions_of_their_own() -> None:
    """Around the weights that they start from, and the same ones for the same luck."""
    tables = {"2": [1.0, -2.0, 0.0] * 50}
    one, other = opinions(tables, seeded(1)), opinions(tables, seeded(2))
    assert one == opinions(tables, seeded(1))
    assert one != other
    assert all(abs(mine) <= LEANING for mine in one["2"][2::3])
    assert all(1 / 3 - LEANING <= mine <= 3 + LEANING for mine in one["2"][0::3])


def test_a_generation_learns_from_the_one_before() -> None:
    """And from the games of the policy, which start it."""
    told: list[str] = []
    plan = TrainingPlan(by_policy=4, by_trader=2, generations=2, seed=3)
    learned = next(train(registry.game("goa"), plan, 1, lambda table, _: told.append(table)))
    assert (learned.table, learned.games, len(told)) == ("2", 8, 8)
    assert (
        learned.weights
        != next(train(registry.game("goa"), TrainingPlan(by_policy=4, by_trader=0), 1, lambda *_: None)).weights
    )


def test_weights_are_written_as_the_package_reads_them(tmp_path: Path) -> None:
    """With the features and the rules that they belong to."""
    game = registry.game("goa")
    file = tmp_path / "goa.json"
    count = len(features_type_of(game).names)
    write_weights(game, [Learned("2", [0.123456] * count, 10, 0.5, 0.7)], file)
    weights = msgspec.json.decode(file.read_bytes(), type=Weights)
    assert (weights.game, weights.features) == ("goa", features_type_of(game).names)
    assert weights.rules_version == game.info.rules_version
    assert weights.by_setup == {"2": (0.1235,) * count}
