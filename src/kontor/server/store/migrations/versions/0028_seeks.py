"""Seeks: games that people look for, until the server has brought enough of them together."""

from alembic import op

revision = "0028"
down_revision = "0027"

TABLES = """
CREATE TABLE seeks (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    account bigint NOT NULL REFERENCES accounts ON DELETE CASCADE,
    game text NOT NULL,
    seats smallint[] NOT NULL CHECK (cardinality(seats) > 0),
    speed text NOT NULL,
    rated boolean NOT NULL,
    near boolean NOT NULL,
    entropy text NOT NULL DEFAULT '',
    entropy_sha256 text,
    sought_at timestamptz NOT NULL,
    seen_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL,
    state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'found', 'missed', 'expired')),
    match text REFERENCES matches ON DELETE SET NULL,
    ended_at timestamptz
);
COMMENT ON COLUMN seeks.seats IS 'the numbers of seats that suit the person';
COMMENT ON COLUMN seeks.near IS 'whether the others should be about as strong; waiting widens what counts as that';
COMMENT ON COLUMN seeks.entropy IS 'the string for the luck of the match, if it was sent plain; otherwise its hash';
COMMENT ON COLUMN seeks.seen_at IS 'when a gateway last saw the person connected: a live seek of somebody away rests';
COMMENT ON COLUMN seeks.state IS 'missed: a match was found, and the person did not answer when it was to start';
CREATE INDEX seeks_waiting ON seeks (game, speed, rated, sought_at, id) WHERE state = 'waiting';
CREATE INDEX seeks_newest ON seeks (sought_at DESC, id DESC) WHERE state = 'waiting';
CREATE INDEX seeks_expiring ON seeks (expires_at) WHERE state = 'waiting';
CREATE INDEX seeks_account ON seeks (account, id);
CREATE INDEX seeks_match ON seeks (match) WHERE match IS NOT NULL;
CREATE INDEX seeks_ended ON seeks (ended_at) WHERE ended_at IS NOT NULL;

ALTER TABLE deliveries DROP CONSTRAINT deliveries_kind_check;
ALTER TABLE deliveries ADD CONSTRAINT deliveries_kind_check
    CHECK (kind IN ('turns', 'test', 'confirm', 'reset', 'invited', 'notice', 'found', 'unfound')) NOT VALID;
"""


def upgrade() -> None:
    """Create the table; a release that does not know it matches nobody, and leaves the seeks as they are."""
    op.execute(TABLES)
