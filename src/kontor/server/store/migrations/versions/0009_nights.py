"""Nights: when somebody last moved theirs while a clock ran, and none is longer than half a day."""

from alembic import op

revision = "0009"
down_revision = "0008"

COLUMNS = """
ALTER TABLE accounts ADD COLUMN nights_moved_at timestamptz;
COMMENT ON COLUMN accounts.nights_moved_at IS 'when their nights or time zone were last changed under a running clock';

UPDATE accounts SET night_until = (night_from + 720) % 1440 WHERE (night_until - night_from + 1440) % 1440 > 720;
"""


def upgrade() -> None:
    """Create the column and shorten the nights."""
    op.execute(COLUMNS)
