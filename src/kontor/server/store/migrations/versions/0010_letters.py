"""Letters that nobody wanted: addresses that were asked; also who is due, found by those who can be reached."""

from alembic import op

revision = "0010"
down_revision = "0009"

TABLES = """
CREATE TABLE addresses (
    sha256 bytea PRIMARY KEY,
    asked timestamptz[] NOT NULL DEFAULT '{}',
    refused_at timestamptz
);
COMMENT ON TABLE addresses IS 'mail addresses that were asked whether they want reminders, whoever gave them';
COMMENT ON COLUMN addresses.sha256 IS 'of the folded address, which nobody can read here; see reminders/addresses.py';
COMMENT ON COLUMN addresses.asked IS 'when, of the last day';
COMMENT ON COLUMN addresses.refused_at IS 'when whoever reads there said that they want no letters';

ALTER TABLE reminding ADD COLUMN not_before timestamptz;
COMMENT ON COLUMN reminding.not_before IS 'they rested when a sweep came by: none looks at them before';
CREATE INDEX channels_usable ON channels (account) WHERE enabled AND confirmed;
CREATE INDEX waits_untold ON waits (account, since) WHERE reminded_at IS NULL;
DROP INDEX waits_unreminded;

ALTER TABLE standing_orders DROP CONSTRAINT standing_orders_pkey, ADD PRIMARY KEY (match, seat, account, number);
"""


def upgrade() -> None:
    """Create the table, the column and the indexes; number orders by account."""
    op.execute(TABLES)
