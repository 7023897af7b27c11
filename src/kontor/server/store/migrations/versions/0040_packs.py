"""Which matches are over and have all their moves in the log, and where the moves of the others are."""

from alembic import op

revision = "0040"
down_revision = "0039"

TABLES = """
CREATE TABLE packs (
    match text PRIMARY KEY REFERENCES matches ON DELETE CASCADE,
    object text NOT NULL,
    first_byte bigint NOT NULL,
    length integer NOT NULL,
    entries integer NOT NULL,
    last_link text NOT NULL,
    hash text NOT NULL,
    packed_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE packs IS 'matches whose moves are in packs; only their entries about seats are in actions';
COMMENT ON COLUMN packs.object IS 'the name of a file in the folder of packs, or of an object in the bucket';

CREATE TABLE unpacked (
    match text PRIMARY KEY REFERENCES matches ON DELETE CASCADE,
    ended_at timestamptz NOT NULL
);
COMMENT ON TABLE unpacked IS 'matches that are over and may be packed: nobody has to look at all that ever were';
INSERT INTO unpacked (match, ended_at) SELECT id, moved_at FROM matches WHERE status = 'over';
CREATE INDEX unpacked_ended_at ON unpacked (ended_at, match);
"""


def upgrade() -> None:
    """Create the tables; a former release does not know it, so packing starts only after all processes are new."""
    op.execute(TABLES)
