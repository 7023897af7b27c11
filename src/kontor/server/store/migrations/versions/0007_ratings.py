"""Ratings, and who had a seat when its match began: a seat can be left, its owner stays known."""

from alembic import op

revision = "0007"
down_revision = "0006"

TABLES = """
CREATE TABLE owners (
    match text NOT NULL REFERENCES matches ON DELETE CASCADE,
    seat smallint NOT NULL,
    account bigint NOT NULL REFERENCES accounts ON DELETE CASCADE,
    PRIMARY KEY (match, seat)
);
COMMENT ON TABLE owners IS 'who had a seat when the match began, whoever has it now';
CREATE INDEX owners_account ON owners (account);
INSERT INTO owners (match, seat, account)
SELECT s.match, s.seat, s.account FROM seats s JOIN matches m ON m.id = s.match
WHERE s.account IS NOT NULL AND m.status <> 'open';

CREATE FUNCTION chair_account(action bytea) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN (convert_from(action, 'UTF8')::jsonb ->> 'account')::bigint;
COMMENT ON FUNCTION chair_account IS 'whom an entry of the kind chair gives the seat to';
CREATE INDEX actions_chair ON actions (chair_account(action)) WHERE kind = 'chair';
CREATE INDEX chat_account ON chat (account) WHERE account IS NOT NULL;

CREATE TABLE ratings (
    account bigint NOT NULL REFERENCES accounts ON DELETE CASCADE,
    game text NOT NULL,
    seats smallint NOT NULL,
    mu double precision NOT NULL,
    sigma double precision NOT NULL CHECK (sigma > 0),
    matches integer NOT NULL DEFAULT 0,
    PRIMARY KEY (account, game, seats)
);
COMMENT ON TABLE ratings IS 'how well somebody plays a game with so many seats: what is thought, and how sure that is';

CREATE TABLE rating_changes (
    match text NOT NULL REFERENCES matches ON DELETE CASCADE,
    account bigint NOT NULL REFERENCES accounts ON DELETE CASCADE,
    counted boolean NOT NULL,
    mu_before double precision NOT NULL,
    sigma_before double precision NOT NULL,
    mu double precision NOT NULL,
    sigma double precision NOT NULL,
    PRIMARY KEY (match, account)
);
COMMENT ON COLUMN rating_changes.counted IS 'the place counted; otherwise the seat was left, which counts as the last';
CREATE INDEX rating_changes_account ON rating_changes (account);

ALTER TABLE matches ADD COLUMN rated_at timestamptz;
COMMENT ON COLUMN matches.rated_at IS 'when the ratings were changed by it: once';
"""


def upgrade() -> None:
    """Create the tables and indexes."""
    op.execute(TABLES)
