"""Imports: matches that somebody brought as a file, and that were never played at this server (ADR 67)."""

from alembic import op

revision = "0039"
down_revision = "0038"

TABLE = """
CREATE TABLE imports (
    match text PRIMARY KEY REFERENCES matches ON DELETE CASCADE,
    account bigint NOT NULL REFERENCES accounts ON DELETE CASCADE,
    sha256 bytea NOT NULL,
    file bytea NOT NULL,
    public text,
    site text NOT NULL DEFAULT '',
    signed_at timestamptz,
    is_own boolean NOT NULL DEFAULT false,
    imported_at timestamptz NOT NULL DEFAULT now(),
    UNIQUE (account, sha256)
);
COMMENT ON TABLE imports IS 'a match without a row here was played at this server';
COMMENT ON COLUMN imports.account IS 'who brought it: the match is deleted before the account is';
COMMENT ON COLUMN imports.file IS 'the record as it was brought, byte for byte: this server never signs it';
COMMENT ON COLUMN imports.public IS 'the public key that it is signed with; null if nobody has signed it';
COMMENT ON COLUMN imports.is_own IS 'whether that key was one of this server when it was signed';
"""
ORIGINS = """
ALTER TABLE branches DROP CONSTRAINT IF EXISTS branches_origin_fkey;
COMMENT ON COLUMN branches.origin IS 'the other match; empty if that was an import which is deleted';
"""


def upgrade() -> None:
    """Create the table, and let branches outlive the import that they began in."""
    op.execute(TABLE)
    op.execute(ORIGINS)
