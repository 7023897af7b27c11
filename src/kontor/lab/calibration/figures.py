"""How good shares are: calibration error and Brier skill, with intervals over matches.

The positions of one match share its result, so whole matches are drawn for the intervals (a bootstrap with a fixed
seed). A calibration error is never below zero, and so noise makes it too large, in a resample more than in the sample.
The basic interval, which mirrors the resamples at the sample, takes that out again; percentiles would count it twice.
"""

from collections.abc import Sequence
from typing import NamedTuple

from kontor.core import Rng, seeded
from kontor.lab.calibration.sample import Sample, SampledMatch
from kontor.lab.review.calibration import Bin, Calibration, Figures, PhaseFigures, tempered
from kontor.lab.review.shares import PHASES, phase_at

BINS = 10
RESAMPLES = 200
BOOTSTRAP_SEED = 25
TAIL = 0.025
"""The part of the resamples on each side of an interval."""


class Judged(NamedTuple):
    """A position: what was promised and what came."""

    match: int
    """Its place among all matches."""
    phase: int
    baseline: float
    """What it is compared with, by default an even share."""
    share: float
    won: float


def judged(matches: Sequence[SampledMatch], calibration: Calibration | None) -> list[Judged]:
    """Return all positions, the smallest share first, with or without a correction."""
    found = [
        Judged(
            place,
            phase_at(one.step / match.steps),
            1 / len(match.players),
            share_of(one, match.steps, calibration),
            match.won(one.seat),
        )
        for place, match in enumerate(matches)
        for one in match.samples
    ]
    return in_order(found)


def in_order(positions: Sequence[Judged]) -> list[Judged]:
    """Return positions as bins need them: the smallest share first."""
    return sorted(positions, key=lambda one: (one.share, one.match, one.phase))


def share_of(one: Sample, steps: int, calibration: Calibration | None) -> float:
    """Return the share that a review would show."""
    if calibration is None or not calibration.temperatures:
        return sum(world[one.seat] for world in one.worlds) / len(one.worlds)
    temperature = calibration.temperature(one.step / steps)
    return sum(tempered(world, temperature)[one.seat] for world in one.worlds) / len(one.worlds)


def measure(game: str, matches: Sequence[SampledMatch], calibration: Calibration | None) -> Figures:
    """Return how good the shares of these matches are; there must be a position."""
    positions = judged(matches, calibration)
    once = [1] * len(matches)
    ece, skill = expected_error(positions, once), brier_skill(positions, once)
    rng = seeded(BOOTSTRAP_SEED)
    drawn = [_draw(len(matches), rng) for _ in range(RESAMPLES)]
    errors = basic_interval(ece, [expected_error(positions, counts) for counts in drawn])
    return Figures(
        game=game,
        matches=len(matches),
        positions=len(positions),
        ece=ece,
        ece_interval=(max(0.0, errors[0]), max(0.0, errors[1])),
        brier=sum((one.share - one.won) ** 2 for one in positions) / len(positions),
        brier_skill=skill,
        brier_skill_interval=basic_interval(skill, [brier_skill(positions, counts) for counts in drawn]),
        phases=tuple(_phase(phase, positions, once, calibration) for phase in range(PHASES)),
        bins=tuple(bins(positions, once)),
    )


def _phase(phase: int, positions: Sequence[Judged], counts: Sequence[int], by: Calibration | None) -> PhaseFigures:
    own = [one for one in positions if one.phase == phase]
    temperature = by.temperatures[phase] if by and by.temperatures else 1.0
    error, skill = (expected_error(own, counts), brier_skill(own, counts)) if own else (0.0, 0.0)
    return PhaseFigures(phase, len(own), error, skill, temperature)


def _draw(matches: int, rng: Rng) -> list[int]:
    """Return how often each match is drawn, if as many are drawn as there are."""
    counts = [0] * matches
    for _ in range(matches):
        counts[rng.below(matches)] += 1
    return counts


def bins(positions: Sequence[Judged], counts: Sequence[int], many: int = BINS) -> list[Bin]:
    """Divide sorted positions into bins with equally many; each position counts as often as its match.

    Shares are crowded around an even share. Bins of equal width would be almost empty at the top, where a review
    claims most, and their noise would count as error.
    """
    total = sum(counts[one.match] for one in positions)
    found, filled = list[Bin](), 0
    group: list[tuple[Judged, int]] = []
    for one in positions:
        if counts[one.match]:
            group.append((one, counts[one.match]))
            filled += counts[one.match]
        if group and filled * many >= total * (len(found) + 1):
            found.append(_bin(group))
            group = []
    return found


def _bin(group: Sequence[tuple[Judged, int]]) -> Bin:
    many = sum(count for _, count in group)
    share = sum(one.share * count for one, count in group) / many
    won = sum(one.won * count for one, count in group) / many
    return Bin(group[0][0].share, group[-1][0].share, many, share, won)


def expected_error(positions: Sequence[Judged], counts: Sequence[int], many: int = BINS) -> float:
    """Return how far the mean share of a bin is from what was won there, on average over all positions.

    The bins are those of `bins`; only their sums are kept, because this is computed for hundreds of resamples.
    """
    total = sum([counts[one.match] for one in positions])
    filled, full, off, error = 0, 1, 0.0, 0.0
    for match, _, _, share, won in positions:
        if count := counts[match]:
            off += (share - won) * count
            filled += count
            if filled * many >= total * full:
                error += abs(off)
                off = 0.0
                full += 1
    return error / total if total else 0.0


def brier_skill(positions: Sequence[Judged], counts: Sequence[int]) -> float:
    """Return 1 less the squared error divided by that of the baseline."""
    baseline = sum(counts[one.match] * (one.baseline - one.won) ** 2 for one in positions)
    error = sum(counts[one.match] * (one.share - one.won) ** 2 for one in positions)
    return 1 - error / baseline if baseline else 0.0


def basic_interval(found: float, resampled: Sequence[float]) -> tuple[float, float]:
    """Return the basic bootstrap interval of 95 %."""
    ordered = sorted(resampled)
    cut = int(TAIL * len(ordered))
    return 2 * found - ordered[-1 - cut], 2 * found - ordered[cut]
