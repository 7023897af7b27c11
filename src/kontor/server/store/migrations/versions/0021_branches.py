"""Branches: matches that begin in a position of another match."""

from alembic import op

revision = "0021"
down_revision = "0020"

TABLE = """
CREATE TABLE branches (
    match text PRIMARY KEY REFERENCES matches ON DELETE CASCADE,
    origin text NOT NULL REFERENCES matches,
    step integer NOT NULL,
    dealt_again boolean NOT NULL,
    state bytea NOT NULL
);
DO $$ BEGIN
    IF EXISTS (SELECT FROM pg_settings WHERE name = 'default_toast_compression' AND 'lz4' = ANY (enumvals)) THEN
        ALTER TABLE branches ALTER COLUMN state SET COMPRESSION lz4;
    END IF;
END $$;
COMMENT ON TABLE branches IS 'a match without a row here began with the setup of its game';
COMMENT ON COLUMN branches.state IS 'where it began, in the shape of the rules that it began with; kept for its record';
CREATE INDEX branches_origin ON branches (origin);
"""


def upgrade() -> None:
    """Create the table; no match that was created before is a branch."""
    op.execute(TABLE)
