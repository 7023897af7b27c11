"""Retention: when an account was last seen, so that guests who do not come back can be deleted."""

from alembic import op

revision = "0019"
down_revision = "0018"

COLUMN = """
ALTER TABLE accounts ADD COLUMN seen_at timestamptz NOT NULL DEFAULT now();
COMMENT ON COLUMN accounts.seen_at IS 'when a login of theirs was last used, to the hour; logins themselves expire';
CREATE INDEX accounts_guests_seen ON accounts (seen_at) WHERE login IS NULL;
"""
"""Accounts that exist already count as seen now: nobody is deleted for a time in which nothing was noted."""


def upgrade() -> None:
    """Add the column; a release that does not know it notes nothing, so its guests count from the upgrade on."""
    op.execute(COLUMN)
