"""Blocks: who does not want to sit with whom."""

from alembic import op

revision = "0024"
down_revision = "0023"

TABLE = """
CREATE TABLE blocks (
    blocker bigint NOT NULL REFERENCES accounts ON DELETE CASCADE,
    blocked bigint NOT NULL REFERENCES accounts ON DELETE CASCADE,
    blocked_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (blocker, blocked),
    CHECK (blocker <> blocked)
);
COMMENT ON TABLE blocks IS 'only the blocker may learn of a row; what it prevents, it prevents in both directions';
CREATE INDEX blocks_blocked ON blocks (blocked, blocker);
"""


def upgrade() -> None:
    """Create the table; a release that does not know it lets everybody sit with everybody."""
    op.execute(TABLE)
