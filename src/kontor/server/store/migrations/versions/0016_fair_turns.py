"""Fair turns: what a bot's turn costs and whose it is, turns that failed, and how much time the last bot took."""

from alembic import op

revision = "0016"
down_revision = "0015"

COLUMNS = """
ALTER TABLE matches
    ADD COLUMN turn_seconds real NOT NULL DEFAULT 0.1,
    ADD COLUMN attended boolean NOT NULL DEFAULT true,
    ADD COLUMN turn_failures smallint NOT NULL DEFAULT 0,
    ADD COLUMN quarantined_at timestamptz,
    ADD COLUMN quarantined_by text,
    ADD COLUMN origin bytea,
    ADD COLUMN bot_share real NOT NULL DEFAULT 1;
COMMENT ON COLUMN matches.turn_seconds IS 'seconds that the level of the bot to move may think';
COMMENT ON COLUMN matches.attended IS 'whether a person plays it whom no caretaker replaces';
COMMENT ON COLUMN matches.turn_failures IS 'how often a bot''s turn failed since the last entry of the log';
COMMENT ON COLUMN matches.quarantined_at IS 'when its turn had failed so often that no worker tries it any more';
COMMENT ON COLUMN matches.quarantined_by IS 'the release that could not play it: another one tries again';
COMMENT ON COLUMN matches.origin IS 'a keyed hash of the address of its creator, while it is played; see ADR 32';
COMMENT ON COLUMN matches.bot_share IS 'the share of its usual time that the last bot had to think';

CREATE INDEX matches_turns ON matches (moved_at) WHERE bot_to_move AND quarantined_at IS NULL;
DROP INDEX IF EXISTS matches_bot_to_move;
CREATE INDEX matches_quarantined ON matches (quarantined_at) WHERE quarantined_at IS NOT NULL;
CREATE INDEX matches_creator ON matches (creator) WHERE status <> 'over';
CREATE INDEX matches_origin ON matches (origin) WHERE origin IS NOT NULL;
"""


def upgrade() -> None:
    """Add the columns and the indexes; matches that were created before count for nobody's address."""
    op.execute(COLUMNS)
