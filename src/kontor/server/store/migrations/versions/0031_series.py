"""Series of deals: rounds that a group plays, each of them one deal."""

from alembic import op

revision = "0031"
down_revision = "0030"

TABLES = """
CREATE TABLE series (
    id text PRIMARY KEY,
    game text NOT NULL,
    seats smallint NOT NULL,
    round_days smallint NOT NULL,
    creator bigint REFERENCES accounts ON DELETE SET NULL,
    created_at timestamptz NOT NULL
);
CREATE INDEX series_creator ON series (creator, created_at);

CREATE TABLE series_people (
    series text NOT NULL REFERENCES series ON DELETE CASCADE,
    account bigint NOT NULL REFERENCES accounts ON DELETE CASCADE,
    joined_at timestamptz NOT NULL,
    PRIMARY KEY (series, account)
);
CREATE INDEX series_people_account ON series_people (account, joined_at);

ALTER TABLE deals ADD COLUMN series text REFERENCES series;
COMMENT ON COLUMN deals.series IS 'the series of which it is a round; null for all others';
CREATE INDEX deals_series ON deals (series, opens_at) WHERE series IS NOT NULL;
"""


def upgrade() -> None:
    """Create the tables; no deal that was drawn before belongs to a series."""
    op.execute(TABLES)
