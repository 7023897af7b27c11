"""Hints can be switched off for a match."""

from alembic import op

revision = "0012"
down_revision = "0011"

COLUMN = """
ALTER TABLE matches ADD COLUMN hints boolean NOT NULL DEFAULT true;
COMMENT ON COLUMN matches.hints IS 'whether people may ask for hints; a rated match has none whatever it says';
"""


def upgrade() -> None:
    """Add the column; matches that were created before keep their hints."""
    op.execute(COLUMN)
