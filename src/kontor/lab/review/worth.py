"""What the shares of a review are worth, in words: as measured on matches that its correction was not fitted to."""

from kontor.core import Texts
from kontor.lab.review.calibration import Bin, Figures, calibration_of

MIN_SKILL = 0.05
"""Shares of a phase that are better than an even share by less than this are called hardly better."""
MIN_POSITIONS = 20
"""A group with fewer positions is not named."""


def worth_words(texts: Texts, game: str) -> str:
    """Return what the shares of a game are worth, in one paragraph."""
    calibration = calibration_of(game)
    if calibration is None or calibration.published is None:
        return texts.text("review-worth-unknown")
    return figures_words(texts, calibration.published)


def figures_words(texts: Texts, figures: Figures) -> str:
    """Return published figures in words: the error, the largest claims, and the beginning if it says little."""
    said = [texts.text("review-worth", {"matches": figures.matches, "error": round(100 * figures.ece_interval[1])})]
    if (top := largest_claims(figures)) is not None:
        facts = {"low": round(100 * top.low), "high": round(100 * top.high), "won": round(100 * top.won)}
        said.append(texts.text("review-worth-claims", facts))
    vague = vague_phases(figures)
    if vague:
        said.append(texts.text("review-worth-vague", {"percent": round(100 * vague / len(figures.phases))}))
    return " ".join(said)


def largest_claims(figures: Figures) -> Bin | None:
    """Return the group of the largest shares that has enough positions."""
    large = [each for each in figures.bins if each.positions >= MIN_POSITIONS]
    return max(large, key=lambda each: each.mean_share, default=None)


def vague_phases(figures: Figures) -> int:
    """Return the number of phases, from the beginning on, whose shares are hardly better than an even share."""
    vague = 0
    for each in figures.phases:
        if each.brier_skill >= MIN_SKILL:
            break
        vague += 1
    return vague
