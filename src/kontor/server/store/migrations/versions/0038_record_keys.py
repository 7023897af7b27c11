"""The public keys that records were signed with."""

from alembic import op

revision = "0038"
down_revision = "0037"

TABLES = """
CREATE TABLE record_keys (
    public text PRIMARY KEY,
    since timestamptz NOT NULL DEFAULT now(),
    until timestamptz
);
"""


def upgrade() -> None:
    """Keep every public key, so that records stay verifiable after it was replaced."""
    op.execute(TABLES)
