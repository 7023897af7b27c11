"""Fitting the correction of a game: the temperatures with the smallest squared error, and a check of the result."""

from collections.abc import Callable, Sequence
from math import exp, log

import msgspec

from kontor.lab.calibration.sample import SampledMatch
from kontor.lab.review.calibration import Calibration, Figures, tempered
from kontor.lab.review.shares import PHASES

MIN_TEMPERATURE, MAX_TEMPERATURE = 0.25, 8.0
SWEEPS = 2
"""Each temperature is fitted this many times, because neighbours share the positions between them."""
NARROWINGS = 12
"""Steps of the golden section; each leaves 62 % of the range."""
GOLDEN = 0.6180339887498949
DOUBT_POSITIONS, DOUBT_ERROR = 10, 0.25
"""A temperature of e or 1/e must save this error in this many positions: few positions change little."""


def fit(game: str, seed: int, matches: Sequence[SampledMatch]) -> Calibration:
    """Return the correction that fits these matches best, one temperature after the other."""
    found = Calibration(game, seed, len(matches), (1.0,) * PHASES)
    for _ in range(SWEEPS):
        for phase in range(PHASES):
            found = _fit_phase(found, phase, matches)
    rounded = tuple(round(temperature, 3) for temperature in found.temperatures)
    return msgspec.structs.replace(found, temperatures=rounded)


def _fit_phase(start: Calibration, phase: int, matches: Sequence[SampledMatch]) -> Calibration:
    """Return the calibration with the best temperature of one phase, by the golden section."""

    def with_log(value: float) -> Calibration:
        changed = [*start.temperatures]
        changed[phase] = exp(value)
        return msgspec.structs.replace(start, temperatures=tuple(changed))

    near = [
        (match, one)
        for match in matches
        for one in match.samples
        if abs(max(0.0, min(PHASES - 1, one.step / match.steps * PHASES - 0.5)) - phase) < 1
    ]

    def error(value: float) -> float:
        by, total = with_log(value), DOUBT_POSITIONS * DOUBT_ERROR * value**2
        for match, one in near:
            total += _squared_error(match, one.worlds, by.temperature(one.step / match.steps))
        return total

    return with_log(_minimum(error, log(MIN_TEMPERATURE), log(MAX_TEMPERATURE)))


def _minimum(function: Callable[[float], float], low: float, high: float) -> float:
    """Return where a function with one minimum is smallest, by the golden section."""
    left, right = high - GOLDEN * (high - low), low + GOLDEN * (high - low)
    at_left, at_right = function(left), function(right)
    for _ in range(NARROWINGS):
        if at_left <= at_right:
            high, right, at_right = right, left, at_left
            left = high - GOLDEN * (high - low)
            at_left = function(left)
        else:
            low, left, at_left = left, right, at_right
            right = low + GOLDEN * (high - low)
            at_right = function(right)
    return (low + high) / 2


def _squared_error(match: SampledMatch, worlds: Sequence[Sequence[float]], temperature: float) -> float:
    """Return the squared error of the mean shares of all seats."""
    found = [tempered(world, temperature) for world in worlds]
    means = [sum(of_seat) / len(found) for of_seat in zip(*found, strict=True)]
    return sum(((mean - match.won(seat)) ** 2 for seat, mean in enumerate(means)), 0.0)


def is_worse(measured: Figures, published: Figures) -> bool:
    """Return True if shares are surely further off than was published: the two intervals do not touch."""
    return measured.ece_interval[0] > published.ece_interval[1]
