"""Where matches are played if there are several databases, and what a shard has to tell the home database (ADR 72)."""

from alembic import op

revision = "0041"
down_revision = "0040"

TABLES = """
ALTER TABLE matches ADD COLUMN shard smallint NOT NULL DEFAULT 0;
COMMENT ON COLUMN matches.shard IS 'the database where the match is played: 0 is this one, others have a number';

CREATE TABLE installation (
    id uuid NOT NULL,
    shard smallint NOT NULL
);
CREATE UNIQUE INDEX installation_once ON installation ((true));
COMMENT ON TABLE installation IS 'one row once there are shards: to whom this database belongs, and as which number';

CREATE TABLE shards (
    number smallint PRIMARY KEY,
    added_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE shards IS 'in the home database: the shards that there are; every process has to know them';

CREATE TABLE unmirrored (
    match text PRIMARY KEY REFERENCES matches ON DELETE CASCADE,
    marked_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX unmirrored_marked_at ON unmirrored (marked_at);
COMMENT ON TABLE unmirrored IS 'at a shard: matches whose seats or status the home database does not know yet';
"""


def upgrade() -> None:
    """Create the tables; a match of a former release has no other database, so 0 is right for all of them."""
    op.execute(TABLES)
