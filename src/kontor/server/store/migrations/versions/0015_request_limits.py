"""Limits of requests are shared by all processes."""

from alembic import op

revision = "0015"
down_revision = "0014"

TABLE = """
CREATE UNLOGGED TABLE request_limits (
    bucket text NOT NULL,
    caller bytea NOT NULL,
    remaining real NOT NULL,
    size real NOT NULL,
    rate real NOT NULL,
    counted_at timestamptz NOT NULL,
    PRIMARY KEY (bucket, caller)
);
COMMENT ON TABLE request_limits IS 'what callers may still ask; losing it in a crash only makes every bucket full';
COMMENT ON COLUMN request_limits.caller IS 'a keyed hash of an address, account or name: none of them is stored';
COMMENT ON COLUMN request_limits.remaining IS 'what was left at counted_at; it grows by rate per second, up to size';
CREATE INDEX request_limits_counted_at ON request_limits (counted_at);
"""


def upgrade() -> None:
    """Add the table; every bucket begins full."""
    op.execute(TABLE)
