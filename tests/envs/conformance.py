"""The tests of the packages that the environments adapt to, for one game and number of seats.

What they warn about counts as a failure, except for what `EXPECTED_WARNINGS` explains.
"""

import contextlib
import doctest
import io
import os
import pickle
import unittest
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pyspiel
from gymnasium.utils.env_checker import check_env
from open_spiel.integration_tests import api_test as spiel_api_test
from open_spiel.python.tests import games_sim_test
from pettingzoo.test import api_test, parallel_api_test, seed_test

from envs import promises
from envs.promises import spiel_game
from kontor.core import registry
from kontor.envs import pettingzoo
from kontor.envs.gymnasium import SeatEnv
from kontor.envs.vector import VectorEnv

EXPECTED_WARNINGS = (
    "Observation is not a NumPy array",  # a dict with a mask, as in PettingZoo's classic games
    "Observation space for each agent probably should be",  # the same
)
CYCLES = 1000
"""Cycles of PettingZoo's tests; a cycle is a step of each agent, so that whole matches are played."""

NOT_APPLICABLE = {
    "pettingzoo.parallel_seed_test": "draws actions without a mask",
    "pettingzoo.max_cycles_test": "for environments that end after a number of cycles",
    "pettingzoo.render_test": "for pictures; ansi is drawn in our own test",
    "pettingzoo.performance_benchmark": "a measurement; see steps_per_second",
    "open_spiel.EnforceAPIOnFullTree": "visits the whole tree of a game, which is too large",
    "open_spiel.perfect_recall": "for information states; a view is an observation (ADR 59)",
    "open_spiel.playthrough_test": "compares with a file of the sources of OpenSpiel",
}
"""Tests of the packages that are not run, each with the reason."""


@contextlib.contextmanager
def strictly() -> Iterator[None]:
    """Turn warnings into failures, and drop what a test prints, also from C++."""
    with warnings.catch_warnings(), contextlib.redirect_stdout(io.StringIO()), _quiet_stderr():
        warnings.simplefilter("error")
        for expected in EXPECTED_WARNINGS:
            warnings.filterwarnings("ignore", message=expected)
        yield


@contextlib.contextmanager
def _quiet_stderr() -> Iterator[None]:
    """Drop what the process writes to its standard error: OpenSpiel tells of every error that its tests provoke."""
    kept = os.dup(2)
    with Path(os.devnull).open("w") as nowhere:
        os.dup2(nowhere.fileno(), 2)
        try:
            yield
        finally:
            os.dup2(kept, 2)
            os.close(kept)


def agents_api(slug: str, seats: int) -> None:
    """PettingZoo's AEC API, with and without its wrappers."""
    api_test(pettingzoo.env(slug, seats), num_cycles=CYCLES)
    api_test(pettingzoo.raw_env(slug, seats, reward="lead"), num_cycles=CYCLES)


def agents_seed(slug: str, seats: int) -> None:
    """Two environments of one seed play the same."""
    seed_test(lambda: pettingzoo.env(slug, seats), num_cycles=CYCLES)


def agents_parallel(slug: str, seats: int) -> None:
    """PettingZoo's parallel API."""
    parallel_api_test(pettingzoo.parallel_env(slug, seats), num_cycles=CYCLES)


def seat_api(slug: str, seats: int) -> None:
    """Gymnasium's checks. They choose without a mask, so the learner may lose by an illegal action."""
    name = f"kontor/{slug}-v{registry.game(slug).numbers_version}"
    settings: Any = {"seats": seats, "opponents": "deckhand", "illegal": "lose"}
    check_env(gymnasium.make(name, render_mode="ansi", **settings).unwrapped)
    check_env(SeatEnv(slug, render_mode="ansi", seat=None, reward="points", **settings), skip_render_check=True)


def seat_matches(slug: str, seats: int) -> None:
    """Gymnasium checks every step of a whole match against every level that needs no search."""
    name = f"kontor/{slug}-v{registry.game(slug).numbers_version}"
    for opponents in ("deckhand", "clerk"):
        env = gymnasium.make(name, seats=seats, opponents=opponents, seat=None)
        env.action_space.seed(5)
        observed, info = env.reset(seed=5)
        over, reward = False, 0.0
        while not over:
            action = env.action_space.sample(info["action_mask"])
            observed, reward, over, truncated, info = env.step(action)
            assert observed in env.observation_space
            assert not truncated
        assert 0 <= reward <= 1


def rows_told(slug: str, seats: int, workers: int) -> bytes:
    """Return all that a vectorised environment tells over the end of two matches."""
    env = VectorEnv(slug, seats, 3, workers=workers)
    luck = np.random.default_rng(3)
    _, infos = env.reset(seed=8)
    told: list[bytes] = []
    ends = 0
    while ends < 2:
        actions = [luck.choice(np.flatnonzero(mask)) for mask in infos["action_mask"]]
        observed, rewards, ended, truncated, infos = env.step(actions)
        assert observed in env.observation_space
        assert not truncated.any()
        assert (rewards[~ended] == 0).all()
        assert ended.tolist() == [last is not None for last in infos.get("final_obs", [None] * 3)]
        assert all(last in env.single_observation_space for last in infos.get("final_obs", ()) if last is not None)
        assert np.isclose(infos["rewards"].sum(axis=1)[ended], 1).all() or slug == "novgorod"  # nobody may win there
        ends += int(ended.sum())
        told += [part.tobytes() for part in (observed, rewards, ended, infos["action_mask"], infos["seat"])]
    env.close()
    return b"".join(told)


def vector_rows(slug: str, seats: int) -> None:
    """What rows tell is in their spaces, and the same for the same seed."""
    assert rows_told(slug, seats, workers=0) == rows_told(slug, seats, workers=0)


def vector_processes(slug: str, seats: int) -> None:
    """Rows of processes play what rows of this process play, byte by byte."""
    assert rows_told(slug, seats, workers=2) == rows_told(slug, seats, workers=0)


def spiel_random(slug: str, players: int) -> None:
    """The random simulation of OpenSpiel's C++ tests, with serialisation at every state."""
    pyspiel.random_sim_test(spiel_game(slug, players), num_sims=1, serialize=True, verbose=False)


def spiel_simulation(slug: str, players: int) -> None:
    """The simulation of OpenSpiel's Python tests: clones, pickles, returns, legal actions."""
    game = spiel_game(slug, players)
    assert pickle.loads(pickle.dumps(game)).num_players() == players  # noqa: S301 - our own bytes
    games_sim_test.GamesSimTest().sim_game(game)


def spiel_api(slug: str, players: int) -> None:
    """The tests of OpenSpiel's API test for games whose tree is too large to be visited."""
    base = spiel_api_test.EnforceAPIOnPartialTreeBase
    case = type("KontorApi", (base,), {"game": spiel_game(slug, players), "game_name": slug})
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    problems = [problem for _, problem in result.errors + result.failures]
    assert result.testsRun >= 5, f"only {result.testsRun} tests were found"
    assert not problems, problems[0]


GUIDE = Path(__file__).parents[2] / "docs/guides/train-on-the-games.md"


def guide() -> None:
    """Every prompt of the guide is executed and its output compared."""
    failures, attempted = doctest.testfile(str(GUIDE), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert attempted > 20
    assert failures == 0


Check = Callable[[str, int], None]
CHECKS: dict[str, dict[str, Check]] = {
    "pettingzoo": {
        "api_test": agents_api,
        "seed_test": agents_seed,
        "parallel_api_test": agents_parallel,
        "promises": promises.agents,
        "waiting": promises.waiting,
    },
    "gymnasium": {
        "check_env": seat_api,
        "whole_match": seat_matches,
        "promises": promises.seat,
        "vector": vector_rows,
        "vector_processes": vector_processes,
    },
    "open_spiel": {
        "random_sim_test": spiel_random,
        "games_sim_test": spiel_simulation,
        "api_test": spiel_api,
        "promises": promises.worlds,
    },
}
"""By package and name: what is run for each game and number of seats."""
NIGHTLY = ("vector_processes",)
"""What the quick run leaves out: starting processes takes longer than all the rest."""
