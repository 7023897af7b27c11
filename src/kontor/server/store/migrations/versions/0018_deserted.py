"""Deserted tables: the people whom the creator of an open match has removed from it."""

from alembic import op

revision = "0018"
down_revision = "0017"

TABLE = """
CREATE TABLE removals (
    match text NOT NULL REFERENCES matches ON DELETE CASCADE,
    number smallint NOT NULL,
    account bigint NOT NULL REFERENCES accounts ON DELETE CASCADE,
    removed_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (match, number),
    UNIQUE (match, account)
);
COMMENT ON TABLE removals IS 'who may not sit down in an open match, because its creator has removed them';
COMMENT ON COLUMN removals.number IS 'by which its creator names them: account ids never leave the server';
CREATE INDEX removals_account ON removals (account);
"""


def upgrade() -> None:
    """Create the table; a release that does not know it lets everybody sit down."""
    op.execute(TABLE)
