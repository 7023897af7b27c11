"""Luck that binds the host: what people commit to when they sit down, and the round in which they reveal it."""

from alembic import op

revision = "0017"
down_revision = "0016"

COLUMNS = """
ALTER TABLE seats
    ADD COLUMN entropy_source text,
    ADD COLUMN entropy_sha256 text,
    ADD COLUMN entropy_next text;
COMMENT ON COLUMN seats.entropy_source IS 'committed, sent, server or derived; null if it was stored before ADR 37';
COMMENT ON COLUMN seats.entropy_sha256 IS 'the SHA-256 of the string, published before anybody reveals theirs';
COMMENT ON COLUMN seats.entropy_next IS 'the SHA-256 of the string for the next round, should this one fail';

ALTER TABLE matches
    ADD COLUMN reveal_until timestamptz,
    ADD COLUMN reveals_failed smallint NOT NULL DEFAULT 0,
    ADD COLUMN reveal_freed smallint[] NOT NULL DEFAULT '{}';
COMMENT ON COLUMN matches.reveal_until IS 'when the seats that have not revealed their string are freed';
COMMENT ON COLUMN matches.reveals_failed IS 'how many rounds failed because somebody did not reveal';
COMMENT ON COLUMN matches.reveal_freed IS 'the seats that the last round freed';

CREATE INDEX matches_revealing ON matches (reveal_until) WHERE reveal_until IS NOT NULL;
"""


def upgrade() -> None:
    """Add the columns; matches that were stored before have strings of unknown source and verify as before."""
    op.execute(COLUMNS)
