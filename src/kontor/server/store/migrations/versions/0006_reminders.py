"""Reminders: the channels of people, how they want to be reminded, and every message on its way."""

from alembic import op

revision = "0006"
down_revision = "0005"

TABLES = """
CREATE TABLE reminding (
    account bigint PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
    after_minutes smallint NOT NULL DEFAULT 10 CHECK (after_minutes BETWEEN 0 AND 1440),
    every_minutes smallint NOT NULL DEFAULT 30 CHECK (every_minutes BETWEEN 1 AND 1440),
    reminded_at timestamptz
);
COMMENT ON COLUMN reminding.after_minutes IS 'so long a match waits before its person is reminded';
COMMENT ON COLUMN reminding.every_minutes IS 'so far apart are two messages at least';

CREATE TABLE channels (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    account bigint NOT NULL REFERENCES accounts ON DELETE CASCADE,
    kind text NOT NULL CHECK (kind IN ('mail', 'webhook', 'push')),
    target text NOT NULL,
    shape text NOT NULL DEFAULT '',
    p256dh text NOT NULL DEFAULT '',
    auth text NOT NULL DEFAULT '',
    language text NOT NULL,
    enabled boolean NOT NULL DEFAULT true,
    confirmed boolean NOT NULL,
    succeeded_at timestamptz,
    failed_at timestamptz,
    failures integer NOT NULL DEFAULT 0,
    error text,
    facts text NOT NULL DEFAULT '{}',
    UNIQUE (account, kind, target)
);
COMMENT ON COLUMN channels.target IS 'an address, a webhook or the endpoint of a device; who knows it can use it';
COMMENT ON COLUMN channels.failures IS 'how many tries in a row failed';
CREATE INDEX channels_target ON channels (target) WHERE kind = 'push';

CREATE TABLE deliveries (
    id text PRIMARY KEY,
    account bigint NOT NULL REFERENCES accounts ON DELETE CASCADE,
    channel bigint REFERENCES channels ON DELETE SET NULL,
    kind text NOT NULL CHECK (kind IN ('turns', 'test', 'confirm')),
    turns jsonb NOT NULL DEFAULT '[]',
    state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sent', 'moot', 'failed')),
    tries smallint NOT NULL DEFAULT 0,
    error text,
    facts text NOT NULL DEFAULT '{}',
    made_at timestamptz NOT NULL,
    done_at timestamptz
);
COMMENT ON TABLE deliveries IS 'one message through one channel; its id is what a receiver knows it by';
COMMENT ON COLUMN deliveries.turns IS 'what it reminds of: match, seat and turn, as they stood in waits';
COMMENT ON COLUMN deliveries.state IS 'moot: there was nothing left to say when it was to be sent';
CREATE INDEX deliveries_account ON deliveries (account, made_at);
CREATE INDEX deliveries_channel ON deliveries (channel);
CREATE INDEX deliveries_done ON deliveries (done_at);
"""


def upgrade() -> None:
    """Create the tables."""
    op.execute(TABLES)
