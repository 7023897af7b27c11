"""Games over days: speeds, clocks, the caretaker, who is waited for, and when people rest."""

from alembic import op

revision = "0005"
down_revision = "0004"

TABLES = """
ALTER TABLE accounts
    ADD COLUMN time_zone text NOT NULL DEFAULT 'UTC',
    ADD COLUMN night_from smallint NOT NULL DEFAULT 1320 CHECK (night_from BETWEEN 0 AND 1439),
    ADD COLUMN night_until smallint NOT NULL DEFAULT 480 CHECK (night_until BETWEEN 0 AND 1439);
COMMENT ON COLUMN accounts.night_from IS 'minutes after midnight in their time zone; as night_until: no night';

CREATE TABLE holidays (
    account bigint NOT NULL REFERENCES accounts ON DELETE CASCADE,
    first date NOT NULL,
    last date NOT NULL CHECK (last >= first),
    PRIMARY KEY (account, first)
);

ALTER TABLE matches
    ADD COLUMN speed text NOT NULL DEFAULT 'untimed',
    ADD COLUMN rated boolean NOT NULL DEFAULT false,
    ADD COLUMN clocks bytea,
    ADD COLUMN due_at timestamptz;
COMMENT ON COLUMN matches.clocks IS 'the clocks of the seats, once it is played; see matches/clocks.py';
COMMENT ON COLUMN matches.due_at IS 'when the first clock runs out, if nobody moves before';
CREATE INDEX matches_due ON matches (due_at) WHERE due_at IS NOT NULL;

ALTER TABLE seats ADD COLUMN caretaker boolean NOT NULL DEFAULT false;
COMMENT ON COLUMN seats.caretaker IS 'a bot plays for the owner until the owner is back';

ALTER TABLE actions DROP CONSTRAINT actions_kind_check,
    ADD CONSTRAINT actions_kind_check CHECK (kind IN ('opening', 'action', 'undo', 'chair', 'sitting'));

CREATE TABLE waits (
    match text NOT NULL REFERENCES matches ON DELETE CASCADE,
    seat smallint NOT NULL,
    turn integer NOT NULL,
    account bigint NOT NULL REFERENCES accounts ON DELETE CASCADE,
    since timestamptz NOT NULL,
    reminded_at timestamptz,
    PRIMARY KEY (match, seat)
);
COMMENT ON TABLE waits IS 'whom a match waits for: people who are asked, since which entry of the log and since when';
CREATE INDEX waits_account ON waits (account);
CREATE INDEX waits_unreminded ON waits (since) WHERE reminded_at IS NULL;
"""


def upgrade() -> None:
    """Create the columns and tables."""
    op.execute(TABLES)
