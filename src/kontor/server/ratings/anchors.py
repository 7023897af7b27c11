"""What bots play like: fixed, so that people who only meet bots are measured against the same.

The steps are those of docs/bots.md: two ratings that differ by d win against each other as often as the normal
distribution says of d over beta times the root of two. A beginner is thought to play like a clerk.
"""

from kontor.server.ratings.rating import Rating

SIGMA = 2.0
"""The ladder was measured with some dozens of games a step."""
LEVELS = {"deckhand": 10.0, "clerk": 22.0, "trader": 27.0, "factor": 30.0}
STRONGER = {"goa": {"trader": 29.0, "factor": 32.0}}
"""Where the ladder of a game is steeper than usual."""


def anchor(game: str, level: str) -> Rating:
    """Return what a bot plays like; one of an unknown level plays like a clerk."""
    mu = STRONGER.get(game, {}).get(level) or LEVELS.get(level, LEVELS["clerk"])
    return Rating(mu, SIGMA)
