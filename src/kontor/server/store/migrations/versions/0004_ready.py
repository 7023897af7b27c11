"""Whether somebody who sits at an open match is ready to begin."""

from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the column."""
    op.execute("ALTER TABLE seats ADD COLUMN ready boolean NOT NULL DEFAULT false")
