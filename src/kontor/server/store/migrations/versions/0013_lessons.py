"""A match can be a lesson."""

from alembic import op

revision = "0013"
down_revision = "0012"

COLUMN = """
ALTER TABLE matches ADD COLUMN lesson jsonb;
COMMENT ON COLUMN matches.lesson IS 'the guided game that it is, and whether its script is over; null for all others';
"""


def upgrade() -> None:
    """Add the column; no match that was created before is a lesson."""
    op.execute(COLUMN)
