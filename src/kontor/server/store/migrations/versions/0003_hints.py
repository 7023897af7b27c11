"""Hints that people ask for: a worker answers them when no bot is to move."""

from alembic import op

revision = "0003"
down_revision = "0002"

TABLES = """
CREATE TABLE hints (
    match text NOT NULL REFERENCES matches ON DELETE CASCADE,
    seat smallint NOT NULL,
    seq integer NOT NULL,
    asked_at timestamptz NOT NULL DEFAULT now(),
    lease_until timestamptz,
    answer bytea,
    PRIMARY KEY (match, seat, seq)
);
CREATE INDEX hints_asked ON hints (asked_at) WHERE answer IS NULL;
"""


def upgrade() -> None:
    """Create the table."""
    op.execute(TABLES)
