"""Training the value of a game: first from games of the policy, then from games of traders with those weights."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import msgspec

from kontor.bots.knowledge import features_type_of
from kontor.bots.value import Weights, setup_key
from kontor.core import AnyGame, Record
from kontor.lab.arena.ladder import editions
from kontor.lab.processes import on_all_cores
from kontor.lab.training.fit import fit, loss
from kontor.lab.training.games import Lesson, School, play_lesson


class TrainingPlan(Record, frozen=True):
    """How many games of the policy, and of traders in each generation, are played for each kind of setup."""

    by_policy: int = 400
    by_trader: int = 300
    generations: int = 2
    seed: int = 1


class Learned(msgspec.Struct, frozen=True):
    """What was learned about one kind of setup, and how well it explains games that it was not learned from."""

    table: str
    weights: list[float]
    games: int
    loss: float
    uniform: float


def train(
    game: AnyGame, plan: TrainingPlan, workers: int | None, told: Callable[[str, int], None]
) -> Iterator[Learned]:
    """Yield what is learned about each kind of setup; `told` is called after every game."""
    for options in editions(game):
        for seats in game.info.seats:
            school = School(game.info.slug, seats, options, plan.seed)
            key = setup_key(game, seats, game.options(options))
            lessons = _play(school, plan.by_policy, workers, key, told)
            weights = fit(lessons)
            for generation in range(1, plan.generations + 1 if plan.by_trader else 1):
                later = msgspec.structs.replace(school, seed=plan.seed + generation, by_setup={key: weights})
                lessons += _play(later, plan.by_trader, workers, key, told)
                weights = fit(lessons)
            held = lessons[::5]
            kept = [lesson for number, lesson in enumerate(lessons) if number % 5]
            test = loss(held, fit(kept))
            yield Learned(key, weights, len(lessons), test, loss(held, [0.0] * len(weights)))


def _play(school: School, games: int, workers: int | None, key: str, told: Callable[[str, int], None]) -> list[Lesson]:
    lessons = []
    for lesson in on_all_cores(partial(play_lesson, school), range(games), workers):
        lessons.append(lesson)
        told(key, 1)
    return lessons


def write_weights(game: AnyGame, learned: list[Learned], file: Path) -> None:
    """Write the weights as the package keeps them: one number a line, so that a diff can be read."""
    names = features_type_of(game).names
    by_setup = {one.table: tuple(round(weight, 4) for weight in one.weights) for one in learned}
    weights = Weights(game.info.slug, game.info.rules_version, names, by_setup)
    file.write_bytes(msgspec.json.format(msgspec.json.encode(weights), indent=1) + b"\n")
