"""Standing orders: what seats want done when they are asked, known to their owners alone."""

from alembic import op

revision = "0008"
down_revision = "0007"

TABLES = """
CREATE TABLE standing_orders (
    match text NOT NULL REFERENCES matches ON DELETE CASCADE,
    seat smallint NOT NULL,
    number integer NOT NULL,
    account bigint NOT NULL REFERENCES accounts ON DELETE CASCADE,
    place integer NOT NULL,
    form bytea NOT NULL,
    given_at timestamptz NOT NULL,
    acted integer NOT NULL DEFAULT 0,
    ended_at timestamptz,
    PRIMARY KEY (match, seat, number)
);
COMMENT ON COLUMN standing_orders.place IS 'of the orders of a seat, the one with the lowest place that answers acts';
COMMENT ON COLUMN standing_orders.acted IS 'how often it acted';
COMMENT ON COLUMN standing_orders.ended_at IS 'when it was seen that what it was given for has ended';
CREATE INDEX standing_orders_account ON standing_orders (account);

ALTER TABLE matches
    ADD COLUMN ordering smallint[] NOT NULL DEFAULT '{}',
    ADD COLUMN orders_changed integer NOT NULL DEFAULT 0;
COMMENT ON COLUMN matches.ordering IS 'the seats that have standing orders: when one of them is asked, a worker looks';
COMMENT ON COLUMN matches.orders_changed IS 'counts changes of its orders, for whoever looks at them meanwhile';
"""


def upgrade() -> None:
    """Create the table and the column."""
    op.execute(TABLES)
