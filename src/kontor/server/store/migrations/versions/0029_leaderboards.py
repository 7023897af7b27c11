"""Leaderboards: the ratings of a game with a number of seats in their order, of those with enough matches."""

from alembic import op

revision = "0029"
down_revision = "0028"

INDEX = """
CREATE INDEX ratings_leaderboard ON ratings (game, seats, (mu - 3 * sigma) DESC, account) WHERE matches >= 20;
"""
"""The figures are those of `leaderboards.py`: with others there, the statements would not use the index."""


def upgrade() -> None:
    """Create the index; a release that does not know it writes it as well."""
    op.execute(INDEX)
