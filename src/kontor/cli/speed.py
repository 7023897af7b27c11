"""How fast a game is on one core: random play as a whole, its parts on sampled states, and Catanatron to compare."""

import subprocess
from collections.abc import Callable, Sequence
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec

from kontor.cli.errors import CliError
from kontor.core import AnyGame, Rng, Seat, State, no_emit, seeded

INTERPRETER = Path(".venv-catanatron/bin/python")
SCRIPT = Path("tests/perf/catanatron_speed.py")
SAMPLED_GAMES = 24
SAMPLE_EVERY = 9


class SampledStates(msgspec.Struct, frozen=True):
    """States from random games, each with the seat that decides, and the number of options of every decision."""

    states: list[tuple[State[Any], Seat]]
    options: list[int]

    @property
    def options_p99(self) -> int:
        """The 99th percentile of the number of options."""
        ranked = sorted(self.options)
        return ranked[min(len(ranked) * 99 // 100, len(ranked) - 1)]


class GameSpeed:
    """Random play of one game, going through all its setups in turn."""

    def __init__(self, game: AnyGame, seed: int = 1) -> None:
        self.game = game
        self.setups = list(game.all_setups())
        self.rng: Rng = seeded(seed)
        self.next_setup = 0

    def opening(self) -> State[Any]:
        """Return the first state of the next setup."""
        seats, options = self.setups[self.next_setup % len(self.setups)]
        self.next_setup += 1
        s: State[Any] = self.game.setup(seats, options, self.rng.bytes(32))
        self.game.settle(s, no_emit)
        return s

    def decisions_per_s(self, seconds: float) -> float:
        """Play whole games for about this long; the inner loop calls nothing but the game."""
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

    def sample(self) -> SampledStates:
        """Play some games and keep a random sample of their states."""
        sample = SampledStates([], [])
        for _ in range(SAMPLED_GAMES):
            s = self.opening()
            while s.frames:
                seat = s.frames[-1].deciders[0]
                legal = self.game.legal_actions(s, seat)
                sample.options.append(len(legal))
                if not self.rng.below(SAMPLE_EVERY):
                    sample.states.append((s.clone(), seat))
                self.game.advance(s, seat, self.rng.pick(legal), no_emit)
        return sample

    def clone_us(self, sample: SampledStates) -> float:
        """Return the mean time of a copy, in microseconds."""
        return mean_us([s for s, _ in sample.states], lambda s: s.clone())

    def legal_us(self, sample: SampledStates) -> float:
        """Return the mean time of finding the legal actions, in microseconds."""
        return mean_us(sample.states, lambda pair: self.game.legal_actions(pair[0], pair[1]))

    def advance_us(self, sample: SampledStates) -> float:
        """Return the mean time of advancing a state by an action in place, in microseconds."""
        calls = [(s.clone(), seat, self.rng.pick(self.game.legal_actions(s, seat))) for s, seat in sample.states]
        return mean_us(calls, lambda call: self.game.advance(call[0], call[1], call[2], no_emit))


def mean_us(items: Sequence[Any], do: Callable[[Any], object]) -> float:
    """Return the mean time of a call with each item, in microseconds."""
    began = perf_counter()
    for item in items:
        do(item)
    return (perf_counter() - began) / len(items) * 1e6


class CatanatronSpeed(msgspec.Struct, frozen=True):
    """What one run of the script prints."""

    decisions_per_s: float
    copy_us: float


class Catanatron:
    """Runs Catanatron in its own environment, found in the current directory or above it; it is never imported."""

    def __init__(self) -> None:
        here = Path.cwd()
        homes = (home for home in (here, *here.parents) if (home / INTERPRETER).exists() and (home / SCRIPT).exists())
        self.home = next(homes, None)

    def measure(self, seconds: float, seed: int) -> CatanatronSpeed | None:
        """Let Catanatron play for about this long; None if it is not installed."""
        if self.home is None:
            return None
        command = [str(self.home / INTERPRETER), str(self.home / SCRIPT), str(seconds), str(seed)]
        finished = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603 - our own script
        if finished.returncode:
            last_line = (finished.stderr.strip().splitlines() or [str(finished.returncode)])[-1]
            raise CliError("yardstick", script=str(SCRIPT), why=last_line, folder=INTERPRETER.parts[0])
        return msgspec.json.decode(finished.stdout, type=CatanatronSpeed)
