"""Reviews of finished matches: asked for by people, computed by workers, and kept for ever."""

from alembic import op

revision = "0020"
down_revision = "0019"

TABLE = """
CREATE TABLE reviews (
    match text NOT NULL REFERENCES matches ON DELETE CASCADE,
    seat smallint NOT NULL,
    budget text NOT NULL,
    version text NOT NULL,
    account bigint REFERENCES accounts ON DELETE SET NULL,
    asked_at timestamptz NOT NULL DEFAULT now(),
    taken_at timestamptz,
    lease_until timestamptz,
    lease bigint NOT NULL DEFAULT 0,
    tries smallint NOT NULL DEFAULT 0,
    percent smallint NOT NULL DEFAULT 0,
    failure text,
    answer bytea,
    PRIMARY KEY (match, seat, budget, version)
);
COMMENT ON TABLE reviews IS 'a row waits for a worker as long as it has neither an answer nor a failure';
COMMENT ON COLUMN reviews.account IS 'who asked first: the queue is fair to them';
COMMENT ON COLUMN reviews.version IS 'of the method and the rules: a newer one gives other figures, and its own row';
COMMENT ON COLUMN reviews.lease IS 'the number of the last lease: a worker that lost its own changes nothing';
CREATE INDEX reviews_waiting ON reviews (asked_at) WHERE answer IS NULL AND failure IS NULL;
CREATE INDEX reviews_account ON reviews (account, taken_at);
"""


def upgrade() -> None:
    """Create the table; a release that does not know it computes no reviews and harms none."""
    op.execute(TABLE)
