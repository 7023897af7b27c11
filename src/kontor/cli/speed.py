"""Measuring a game on one core: the plain loop of random play, and its parts on states from mid-game."""

from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Any

import msgspec

from kontor.core import AnyGame, Rng, Seat, State, no_emit, seeded

SAMPLED_GAMES = 24
SAMPLE_EVERY = 9


class Sample(msgspec.Struct, frozen=True):
    """States of random games, each with the seat that decides, and how many options every decision had."""

    states: list[tuple[State[Any], Seat]]
    options: list[int]

    @property
    def options_p99(self) -> int:
        """The number of options that 99 of 100 decisions do not exceed."""
        ranked = sorted(self.options)
        return ranked[min(len(ranked) * 99 // 100, len(ranked) - 1)]


class Speed:
    """Random play of one game, over all its setups in turn."""

    def __init__(self, game: AnyGame, seed: int = 1) -> None:
        self.game = game
        self.setups = list(game.all_setups())
        self.rng: Rng = seeded(seed)
        self.next_setup = 0

    def opening(self) -> State[Any]:
        """Return the opening of the next setup."""
        seats, options = self.setups[self.next_setup % len(self.setups)]
        self.next_setup += 1
        s: State[Any] = self.game.setup(seats, options, self.rng.bytes(32))
        self.game.settle(s, no_emit)
        return s

    def decisions_per_s(self, seconds: float) -> float:
        """Play whole games for about so long; nothing but the game is inside the loop of a game."""
        legal_actions, advance, pick = self.game.legal_actions, self.game.advance, self.rng.pick
        decisions = 0
        began = perf_counter()
        end = began + seconds
        while True:
            s = self.opening()
            while s.frames:
                seat = s.frames[-1].deciders[0]
                advance(s, seat, pick(legal_actions(s, seat)), no_emit)
                decisions += 1
            now = perf_counter()
            if now >= end:
                return decisions / (now - began)

    def sample(self) -> Sample:
        """Play some games and keep states on the way."""
        found = Sample([], [])
        for _ in range(SAMPLED_GAMES):
            s = self.opening()
            while s.frames:
                seat = s.frames[-1].deciders[0]
                legal = self.game.legal_actions(s, seat)
                found.options.append(len(legal))
                if not self.rng.below(SAMPLE_EVERY):
                    found.states.append((s.clone(), seat))
                self.game.advance(s, seat, self.rng.pick(legal), no_emit)
        return found

    def clone_us(self, sample: Sample) -> float:
        """Return the mean time of a copy."""
        return mean_us([s for s, _ in sample.states], lambda s: s.clone())

    def legal_us(self, sample: Sample) -> float:
        """Return the mean time of finding the legal actions."""
        return mean_us(sample.states, lambda pair: self.game.legal_actions(pair[0], pair[1]))

    def advance_us(self, sample: Sample) -> float:
        """Return the mean time of carrying out an action in place."""
        ready = [(s.clone(), seat, self.rng.pick(self.game.legal_actions(s, seat))) for s, seat in sample.states]
        return mean_us(ready, lambda one: self.game.advance(one[0], one[1], one[2], no_emit))


def mean_us(items: Sequence[Any], do: Callable[[Any], object]) -> float:
    """Return the mean time of doing something with each item, in microseconds."""
    began = perf_counter()
    for item in items:
        do(item)
    return (perf_counter() - began) / len(items) * 1e6
