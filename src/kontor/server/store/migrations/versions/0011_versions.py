"""Matches outlive versions: boxes, the version that wrote each entry, and every position of a match that is over."""

from alembic import op

revision = "0011"
down_revision = "0010"

TABLES = """
CREATE TABLE boxes (
    game text NOT NULL,
    hash text NOT NULL,
    content bytea NOT NULL,
    PRIMARY KEY (game, hash)
);
DO $$ BEGIN
    IF EXISTS (SELECT FROM pg_settings WHERE name = 'default_toast_compression' AND 'lz4' = ANY (enumvals)) THEN
        ALTER TABLE boxes ALTER COLUMN content SET COMPRESSION lz4;
    END IF;
END $$;
COMMENT ON TABLE boxes IS 'the components that matches began with, as JSON: those that no package ships are read here';

ALTER TABLE matches ADD COLUMN current_version integer;
COMMENT ON COLUMN matches.rules_version IS 'the version of the rules that it began with';
COMMENT ON COLUMN matches.current_version IS 'the version that plays it now and wrote its state; NULL: the first one';

ALTER TABLE actions ADD COLUMN rules_version integer,
    DROP CONSTRAINT actions_kind_check,
    ADD CONSTRAINT actions_kind_check
        CHECK (kind IN ('opening', 'action', 'undo', 'chair', 'sitting', 'continued')) NOT VALID;
COMMENT ON COLUMN actions.rules_version IS 'the version that wrote the entry; NULL: the one the match began with';

CREATE TABLE positions (
    match text PRIMARY KEY REFERENCES matches ON DELETE CASCADE,
    rules_version integer NOT NULL,
    states bytea NOT NULL
);
ALTER TABLE positions ALTER COLUMN states SET STORAGE EXTERNAL;
COMMENT ON TABLE positions IS 'every position of a match that is over, compressed; later rules may lead elsewhere';
"""
FIRST_SERVER = """
ALTER TABLE chat ADD COLUMN IF NOT EXISTS name text NOT NULL DEFAULT '';
UPDATE chat SET name = seats.name FROM seats
WHERE chat.name = '' AND seats.match = chat.match AND seats.seat = chat.seat;
ALTER TABLE matches DROP CONSTRAINT IF EXISTS matches_rematch_of_key, ADD UNIQUE (rematch_of);
"""
"""The first server of all had a revision 0001 without these."""
WAITS = """
INSERT INTO waits (match, seat, turn, account, since)
SELECT m.id, s.seat, m.seq, s.account, m.moved_at
FROM matches m JOIN seats s ON s.match = m.id AND s.seat = ANY (m.deciders)
WHERE m.status = 'playing' AND s.account IS NOT NULL AND NOT s.caretaker
ON CONFLICT DO NOTHING
"""
"""Matches that were running when there came to be clocks have waited for nobody until their next move."""


def upgrade() -> None:
    """Create the tables and columns, and repair what former revisions left out."""
    op.execute(TABLES)
    op.execute(FIRST_SERVER)
    op.execute(WAITS)
