"""How fast environments are, beside the bare rules in the same run.

Slices alternate, so that noise of the machine hits both, and the time is that of the processor: other work on the
machine only disturbs. All choose at random among the legal actions; choosing is not counted.
"""

import os
from statistics import median
from time import monotonic, process_time
from typing import Any

import numpy as np

from kontor.core import AnyGame, Rng, no_emit, registry, seeded
from kontor.envs.vector import VectorEnv

ROWS = 16
SLICES = 5
WARM_UP_STEPS = 20


class Bare:
    """The rules alone: legal actions and a step in place, without a view."""

    def __init__(self, game: AnyGame, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.options = game.options({})
        self.luck: Rng = seeded(1)

    def steps_per_second(self, seconds: float) -> float:
        """Play whole matches for about this long."""
        legal_actions, advance, pick = self.game.legal_actions, self.game.advance, self.luck.pick
        steps, began = 0, process_time()
        while (used := process_time() - began) < seconds:
            state = self.game.start(self.seats, self.options, self.luck.bytes(32))
            while state.frames:
                seat = state.frames[-1].deciders[0]
                advance(state, seat, pick(legal_actions(state, seat)), no_emit)
                steps += 1
        return steps / used


class Rows:
    """A vectorised environment in which the learner plays all seats."""

    def __init__(self, slug: str, seats: int, rows: int, workers: int) -> None:
        self.env = VectorEnv(slug, seats, rows, workers=workers, copy=False)
        self.luck = np.random.default_rng(1)
        _, self.infos = self.env.reset(seed=1)
        self.steps_per_second(0.0, steps=WARM_UP_STEPS)

    def steps_per_second(self, seconds: float, steps: int = 0) -> float:
        """Step for about this long; by the wall clock if other processes do the work."""
        clock = monotonic if self.env.workers else process_time
        used, done = 0.0, 0
        while used < seconds or done < steps:
            actions = self.chosen()
            began = clock()
            _, _, _, _, self.infos = self.env.step(actions)
            used += clock() - began
            done += 1
        return done * self.env.num_envs / used

    def chosen(self) -> Any:
        """Return a legal action for every row."""
        rows, ids = np.nonzero(self.infos["action_mask"])
        counts = np.bincount(rows, minlength=self.env.num_envs)
        firsts = np.cumsum(counts) - counts
        return ids[firsts + (self.luck.random(len(counts)) * counts).astype(np.int64)]


def encode_microseconds(game: AnyGame, seats: int) -> float:
    """Return the mean time that encoding a view from scratch takes, over views of random matches, in the best slice."""
    numbers, luck, views = game.numbers(seats), seeded(2), []
    for _ in range(3):
        state = game.start(seats, game.options({}), luck.bytes(32))
        while state.frames:
            seat = state.frames[-1].deciders[0]
            views.append(game.view(state, seat))
            game.advance(state, seat, luck.pick(game.legal_actions(state, seat)), no_emit)
    times = []
    for _ in range(SLICES):
        began = process_time()
        for view in views:
            numbers.encode(view)
        times.append((process_time() - began) / len(views) * 1e6)
    return min(times)


def step_microseconds(game: AnyGame, seats: int) -> dict[str, float]:
    """Return where the time of a step goes: the rules (legal actions and the step), the view, and its numbers."""
    numbers, luck, steps = game.numbers(seats), seeded(3), 0
    observers = [numbers.observer(seat) for seat in range(seats)]
    spent = dict.fromkeys(("rules", "view", "numbers"), 0.0)
    for _ in range(SLICES):
        state = game.start(seats, game.options({}), luck.bytes(32))
        while state.frames:
            seat = state.frames[-1].deciders[0]
            began = process_time()
            view = game.encoded_view(state, seat)
            viewed = process_time()
            observers[seat].observe(view)
            observed = process_time()
            game.advance(state, seat, luck.pick(game.legal_actions(state, seat)), no_emit)
            spent["rules"] += process_time() - observed
            spent["view"] += viewed - began
            spent["numbers"] += observed - viewed
            steps += 1
    return {f"{part}_us": seconds / steps * 1e6 for part, seconds in spent.items()}


def measure(slug: str, seats: int, seconds: float, *, processes: bool) -> dict[str, float]:
    """Return steps per second of the environment and of the bare rules, and the time to encode a view."""
    game = registry.game(slug)
    bare, rows = Bare(game, seats), Rows(slug, seats, ROWS, workers=0)
    bare_rates, row_rates = [], []
    for _ in range(SLICES):
        bare_rates.append(bare.steps_per_second(seconds / SLICES))
        row_rates.append(rows.steps_per_second(seconds / SLICES))
    found = {"bare": median(bare_rates), "rows": median(row_rates), "encode_us": encode_microseconds(game, seats)}
    found |= step_microseconds(game, seats)
    if processes:
        cores = os.cpu_count() or 1
        spread = Rows(slug, seats, ROWS * cores, workers=cores)
        found["processes"] = median(spread.steps_per_second(seconds / SLICES) for _ in range(SLICES))
        spread.env.close()
    return found
