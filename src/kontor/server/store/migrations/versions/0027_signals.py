"""Chat filters that people choose, and hashed places of the people at one table, for signals to moderators."""

from alembic import op

revision = "0027"
down_revision = "0026"

TABLES = """
CREATE TABLE chat_filters (
    account bigint PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
    hide_all boolean NOT NULL,
    hide_guests boolean NOT NULL,
    words text[] NOT NULL,
    pattern text NOT NULL
);
COMMENT ON COLUMN chat_filters.pattern IS 'the words as one regular expression; empty without words';

CREATE TABLE place_salts (
    week date PRIMARY KEY,
    salt bytea NOT NULL
);
COMMENT ON TABLE place_salts IS 'one for the tables of each week; deleted with their places, which then say nothing';

CREATE TABLE places (
    match text NOT NULL REFERENCES matches ON DELETE CASCADE,
    account bigint NOT NULL REFERENCES accounts ON DELETE CASCADE,
    place bytea NOT NULL,
    noted_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (match, account)
);
COMMENT ON COLUMN places.place IS 'a salted hash of network, browser and system: equal ones can be told within a match';
CREATE INDEX places_account ON places (account);
CREATE INDEX places_noted_at ON places (noted_at);
"""


def upgrade() -> None:
    """Create the tables; who sat down before has no place."""
    op.execute(TABLES)
