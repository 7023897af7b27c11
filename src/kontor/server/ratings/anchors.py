"""Anchors: the fixed ratings of bots, so that people who meet only bots are measured by the same scale.

The steps are those of docs/bots.md. A bot whose rating is higher by d wins with probability Φ(d / (β·√2)), where Φ is
the normal distribution. A beginner is assumed to play like a clerk.
"""

from kontor.levels import all_levels
from kontor.server.ratings.rating import Rating

SIGMA = 2.0
"""The uncertainty of these ratings: each step of the ladder was measured with some dozens of games."""
UNKNOWN_LEVEL = "clerk"
"""A level that is no longer installed counts as this one."""


def anchor(game: str, level: str) -> Rating:
    """Return the fixed rating of the bots of a level in a game."""
    levels = all_levels()
    return Rating(levels.get(level, levels[UNKNOWN_LEVEL]).rating_in(game), SIGMA)
