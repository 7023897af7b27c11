"""People: their results, whom they follow, whom they invite, and what they show of themselves."""

from alembic import op

revision = "0025"
down_revision = "0024"

TABLES = """
CREATE TABLE results (
    account bigint NOT NULL REFERENCES accounts ON DELETE CASCADE,
    match text NOT NULL REFERENCES matches ON DELETE CASCADE,
    ended_at timestamptz NOT NULL,
    game text NOT NULL,
    seats smallint NOT NULL,
    seat smallint NOT NULL,
    place smallint NOT NULL,
    points integer NOT NULL,
    parts jsonb NOT NULL,
    people smallint NOT NULL,
    levels text[] NOT NULL,
    rated boolean NOT NULL,
    public boolean NOT NULL,
    finished boolean NOT NULL,
    timed boolean NOT NULL,
    answered integer NOT NULL,
    missed integer NOT NULL,
    PRIMARY KEY (account, match)
);
COMMENT ON TABLE results IS 'one row for each person who had a seat when a match began that is over; derived from it';
COMMENT ON COLUMN results.parts IS 'the points by source';
COMMENT ON COLUMN results.people IS 'how many people had a seat when it began';
COMMENT ON COLUMN results.levels IS 'of the bots that had a seat when it began';
COMMENT ON COLUMN results.public IS 'the match was listed, and everybody may watch it';
COMMENT ON COLUMN results.finished IS 'the person had the seat at the end, and no caretaker played for them';
COMMENT ON COLUMN results.missed IS 'how many times the clock ran out before they answered';
CREATE INDEX results_latest ON results (account, ended_at DESC, match DESC);
CREATE INDEX results_public ON results (account, ended_at DESC, match DESC) WHERE rated AND public;
CREATE INDEX results_match ON results (match);

CREATE TABLE follows (
    follower bigint NOT NULL REFERENCES accounts ON DELETE CASCADE,
    followed bigint NOT NULL REFERENCES accounts ON DELETE CASCADE,
    followed_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (follower, followed),
    CHECK (follower <> followed)
);
COMMENT ON TABLE follows IS 'only the follower may learn of a row';
CREATE INDEX follows_followed ON follows (followed);
CREATE INDEX seats_of_account ON seats (account, match) WHERE account IS NOT NULL;

CREATE TABLE invitations (
    match text NOT NULL REFERENCES matches ON DELETE CASCADE,
    account bigint NOT NULL REFERENCES accounts ON DELETE CASCADE,
    inviter bigint NOT NULL REFERENCES accounts ON DELETE CASCADE,
    invited_at timestamptz NOT NULL DEFAULT now(),
    declined boolean NOT NULL DEFAULT false,
    PRIMARY KEY (match, account)
);
CREATE INDEX invitations_account ON invitations (account, invited_at);
CREATE INDEX invitations_inviter ON invitations (inviter, invited_at);

ALTER TABLE accounts
    ADD COLUMN hides_results boolean NOT NULL DEFAULT false,
    ADD COLUMN takes_invitations boolean NOT NULL DEFAULT true;
COMMENT ON COLUMN accounts.hides_results IS 'their page shows no single results, only ratings and fair play';

ALTER TABLE deliveries DROP CONSTRAINT deliveries_kind_check;
ALTER TABLE deliveries ADD CONSTRAINT deliveries_kind_check
    CHECK (kind IN ('turns', 'test', 'confirm', 'reset', 'invited')) NOT VALID;
"""


def upgrade() -> None:
    """Create the tables; matches that are over already get their results in the next nights."""
    op.execute(TABLES)
