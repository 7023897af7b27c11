"""People see where they are logged in, and log in with passkeys; a forgotten password is reset by mail."""

from alembic import op

revision = "0014"
down_revision = "0013"

LOGINS = """
ALTER TABLE logins
    ADD COLUMN id bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
    ADD COLUMN device text NOT NULL DEFAULT '',
    ADD COLUMN seen_at timestamptz NOT NULL DEFAULT now();
COMMENT ON COLUMN logins.id IS 'names a login to its owner and to the sockets that it opened; the token stays secret';
COMMENT ON COLUMN logins.device IS 'browser and system in two words, from the request that logged in; empty if unknown';
COMMENT ON COLUMN logins.seen_at IS 'when it was last used, to the hour';
"""
PASSKEYS = """
CREATE TABLE passkeys (
    credential bytea PRIMARY KEY,
    id bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
    account bigint NOT NULL REFERENCES accounts ON DELETE CASCADE,
    public_key bytea NOT NULL,
    sign_count bigint NOT NULL,
    name text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    used_at timestamptz
);
CREATE INDEX passkeys_account ON passkeys (account);
COMMENT ON COLUMN passkeys.sign_count IS 'how often the key has signed, if it counts; a smaller number means a copy';
CREATE TABLE passkey_challenges (
    challenge bytea PRIMARY KEY,
    account bigint REFERENCES accounts ON DELETE CASCADE,
    expires_at timestamptz NOT NULL
);
COMMENT ON TABLE passkey_challenges IS 'what a passkey is asked to sign, once: deleted when it has';
COMMENT ON COLUMN passkey_challenges.account IS 'who adds a passkey; null for somebody who logs in';
"""
RESETS = """
ALTER TABLE deliveries DROP CONSTRAINT deliveries_kind_check;
ALTER TABLE deliveries ADD CONSTRAINT deliveries_kind_check CHECK (kind IN ('turns', 'test', 'confirm', 'reset'));
"""


def upgrade() -> None:
    """Add the columns and tables; logins that exist have no device."""
    op.execute(LOGINS)
    op.execute(PASSKEYS)
    op.execute(RESETS)
