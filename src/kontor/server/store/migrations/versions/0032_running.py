"""Running matches that everybody may watch, in the order in which they were made."""

from alembic import op

revision = "0032"
down_revision = "0031"

INDEX = """
CREATE INDEX matches_running ON matches (created_at DESC, id DESC)
    WHERE listed AND spectators AND status IN ('playing', 'closed');
"""
"""Closed matches are in it: that a rated one was closed is told as late as everything else (ADR 56)."""


def upgrade() -> None:
    """Create the index; a release that does not know it writes it as well."""
    op.execute(INDEX)
