"""What the check of reviews shows, in one line, and what it should show."""

from collections.abc import Sequence

from kontor.core import Record
from kontor.lab.check.blunders import BlunderReview
from kontor.lab.check.figures import MidgameFigures

MIN_FOUND = 0.8
"""The part of the planted blunders that reviews should find."""
MAX_FALSE_LOSSES = 0.1
"""The part of good decisions to which a review may ascribe a loss."""
MAX_EXCESS_ECE = 0.05
"""How far shares may be off beyond chance's own error, in each game."""
DIGITS = 4
"""Decimals of the printed shares."""


class ReviewCheck(Record, frozen=True):
    """The shape of `kontor lab review-check --json`. It is a promise."""

    blunders: int
    found: int
    """Those that are among the three greatest losses of their seat."""
    false_losses: float
    """The part of the decisions that equal the strong bot's to which a loss of more than 5 points is ascribed."""
    ece: dict[str, float]
    """By game: the calibration error in the middle of a match, beyond chance's own."""
    brier_skill: dict[str, float]
    """By game: 1 less the Brier score divided by that of the score leader's baseline."""


def report(reviews: Sequence[BlunderReview], figures: Sequence[MidgameFigures]) -> ReviewCheck:
    """Return all figures in one record."""
    return ReviewCheck(
        blunders=len(reviews),
        found=sum(one.found for one in reviews),
        false_losses=round(false_loss_share(reviews), DIGITS),
        ece={one.game: round(one.excess_ece, DIGITS) for one in figures},
        brier_skill={one.game: round(one.brier_skill, DIGITS) for one in figures},
    )


def false_loss_share(reviews: Sequence[BlunderReview]) -> float:
    """Return the part of the decisions that equal the strong bot's to which a loss is ascribed; 0 without any."""
    agreed = sum(one.agreed for one in reviews)
    return sum(one.false_losses for one in reviews) / agreed if agreed else 0.0


def missed_bars(check: ReviewCheck) -> list[str]:
    """Return the names of the figures that are not as they should be, those of a game with its name."""
    missed = list[str]()
    if check.found < MIN_FOUND * check.blunders:
        missed.append("found")
    if check.false_losses > MAX_FALSE_LOSSES:
        missed.append("false_losses")
    missed += [f"ece.{game}" for game, error in check.ece.items() if error > MAX_EXCESS_ECE]
    missed += [f"brier_skill.{game}" for game, skill in check.brier_skill.items() if skill <= 0]
    return missed
