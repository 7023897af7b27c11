"""Deals: shuffles that many people play, each of them once."""

from alembic import op

revision = "0030"
down_revision = "0029"

TABLES = """
CREATE TABLE deals (
    id text PRIMARY KEY,
    game text NOT NULL,
    seats smallint NOT NULL,
    seat smallint NOT NULL,
    options jsonb NOT NULL,
    level text NOT NULL,
    secret bytea NOT NULL,
    opens_at timestamptz NOT NULL,
    closes_at timestamptz NOT NULL,
    creator bigint REFERENCES accounts ON DELETE SET NULL
);
COMMENT ON COLUMN deals.seat IS 'the seat of everybody who plays it';
COMMENT ON COLUMN deals.secret IS 'its shuffle follows from it; it leaves the server after closes_at';
COMMENT ON COLUMN deals.creator IS 'who dared others to play it; null for a deal of the day';

CREATE TABLE deal_tries (
    deal text NOT NULL REFERENCES deals,
    account bigint NOT NULL REFERENCES accounts ON DELETE CASCADE,
    match text NOT NULL UNIQUE REFERENCES matches ON DELETE CASCADE,
    began_at timestamptz NOT NULL,
    state text NOT NULL DEFAULT 'playing' CHECK (state IN ('playing', 'counted', 'left', 'late')),
    points integer,
    place smallint,
    PRIMARY KEY (deal, account),
    CHECK ((state = 'counted') = (points IS NOT NULL AND place IS NOT NULL))
);
CREATE INDEX deal_tries_points ON deal_tries (deal, points) WHERE state = 'counted';
CREATE INDEX deal_tries_playing ON deal_tries (deal) WHERE state = 'playing';
CREATE INDEX deal_tries_account ON deal_tries (account);

ALTER TABLE matches ADD COLUMN deal text;
COMMENT ON COLUMN matches.deal IS 'the deal that it is a try of; null for all others';
"""


def upgrade() -> None:
    """Create the tables; no match that was created before is a try."""
    op.execute(TABLES)
