"""What the shares of reviews are worth: a correction that was fitted to results, and how well it then did on others.

Each game has a file in `calibrations/`, written by `kontor lab calibrate`. The correction is a temperature: every share
is raised to the power of one over it, and the shares of all seats are then divided by their sum. Above 1 it moves them
towards an even share, below 1 away from it. Where a fit did not help, a file has no temperatures, and shares stay as
they are read. It is applied in every imagined world before any mean is taken, so means, differences and intervals stay
those of one scale, and luck is still the distance from the mean of its outcomes.

The files belong to the method of reviews and not to what bots know: no bot reads them, and they change with the number
of worlds and the length of the lookahead of a review.
"""

from collections.abc import Callable, Sequence
from functools import cache
from importlib.resources import files
from typing import TypeAlias

import msgspec

from kontor.core import Record, registry
from kontor.lab.review.shares import PHASES

Correction: TypeAlias = Callable[[list[float], int], list[float]]
"""Gets shares that were read in a world, and the number of moves before it; returns what they are worth."""


class Bin(Record, frozen=True):
    """Positions with similar shares, and the part of them that was won."""

    low: float
    high: float
    positions: int
    mean_share: float
    won: float


class PhaseFigures(Record, frozen=True):
    """How good the shares are in one phase of the match."""

    phase: int
    positions: int
    ece: float
    brier_skill: float
    temperature: float
    """The correction in the middle of the phase."""


class Figures(Record, frozen=True):
    """How good shares are: the shape of `kontor lab calibrate --json`. Intervals hold 95 %, over matches."""

    game: str
    matches: int
    positions: int
    ece: float
    """Expected calibration error: how far the shares are off, on average."""
    ece_interval: tuple[float, float]
    brier: float
    brier_skill: float
    """1 less the Brier score divided by that of an even share: 0 says nothing, 1 knows every result."""
    brier_skill_interval: tuple[float, float]
    phases: tuple[PhaseFigures, ...]
    bins: tuple[Bin, ...]


class Calibration(Record, frozen=True):
    """The correction of one game, and what its shares are worth on matches that nothing was fitted to."""

    game: str
    fitted_seed: int | None = None
    """None if nothing was fitted."""
    fitted_matches: int = 0
    temperatures: tuple[float, ...] = ()
    """One for each phase, which holds in its middle; in between they are interpolated. None: nothing is corrected."""
    published: Figures | None = None
    """Measured with another seed; None before that was done."""

    def temperature(self, fraction: float) -> float:
        """Return the temperature after a fraction of the moves of a match."""
        place = fraction * PHASES - 0.5
        first = max(0, min(PHASES - 2, int(place)))
        part = max(0.0, min(1.0, place - first))
        return (1 - part) * self.temperatures[first] + part * self.temperatures[first + 1]

    def for_match(self, steps: int) -> Correction:
        """Return the correction for a match with this many moves."""
        if not self.temperatures:
            return as_read
        return lambda shares, step: tempered(shares, self.temperature(step / steps))


def as_read(shares: list[float], _step: int) -> list[float]:
    """Correct nothing."""
    return shares


def tempered(shares: Sequence[float], temperature: float) -> list[float]:
    """Return shares moved towards an even share, or away from it below 1; their sum becomes 1, or stays 0."""
    powers = [share ** (1 / temperature) for share in shares]
    total = sum(powers)
    return [power / total for power in powers] if total else list(shares)


@cache
def calibration_of(game: str) -> Calibration | None:
    """Return the calibration of a game; None if there is none, as for games from other packages."""
    file = files(__package__).joinpath("calibrations", f"{game}.json")
    return msgspec.json.decode(file.read_bytes(), type=Calibration) if file.is_file() else None


def published_games() -> list[str]:
    """Return the games whose calibration was measured on matches that it was not fitted to."""
    found = [calibration_of(slug) for slug in registry.slugs()]
    return [each.game for each in found if each is not None and each.published is not None]


def correction_for(game: str, steps: int) -> Correction:
    """Return the correction for a match of a game with this many moves; none for a game without a calibration."""
    calibration = calibration_of(game)
    return as_read if calibration is None else calibration.for_match(steps)
