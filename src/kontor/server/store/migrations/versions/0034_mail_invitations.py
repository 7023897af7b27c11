"""Invitations by mail: to which table an address was invited, until the mail is sent; nothing of it after a day."""

from alembic import op

revision = "0034"
down_revision = "0033"

TABLES = """
CREATE TABLE mail_invitations (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    inviter bigint NOT NULL REFERENCES accounts ON DELETE CASCADE,
    match text NOT NULL REFERENCES matches ON DELETE CASCADE,
    sha256 bytea NOT NULL,
    address text,
    language text NOT NULL,
    invited_at timestamptz NOT NULL,
    tries smallint NOT NULL DEFAULT 0,
    UNIQUE (match, sha256)
);
COMMENT ON COLUMN mail_invitations.sha256 IS 'of the canonical address: a mailbox is invited to a table once';
COMMENT ON COLUMN mail_invitations.address IS 'null as soon as the mail is sent, or is not to be sent';
CREATE INDEX mail_invitations_inviter ON mail_invitations (inviter, invited_at);
CREATE INDEX mail_invitations_invited_at ON mail_invitations (invited_at);
"""


def upgrade() -> None:
    """Create the table."""
    op.execute(TABLES)
