"""Moderation: roles, reports, measures, notices, and an audit log that cannot be edited."""

from alembic import op

revision = "0026"
down_revision = "0025"

TABLES = """
ALTER TABLE accounts ADD COLUMN role text CONSTRAINT accounts_role CHECK (role IN ('moderator', 'host')),
    ADD COLUMN muted_until timestamptz, ADD COLUMN suspended_until timestamptz;
COMMENT ON COLUMN accounts.muted_until IS 'until when the person may not write in chats; follows from the measures';
COMMENT ON COLUMN accounts.suspended_until IS 'until when the person may not play; the year 9999 stands for good';

ALTER TABLE deliveries DROP CONSTRAINT deliveries_kind_check;
ALTER TABLE deliveries ADD CONSTRAINT deliveries_kind_check
    CHECK (kind IN ('turns', 'test', 'confirm', 'reset', 'invited', 'notice')) NOT VALID;
ALTER TABLE matches DROP CONSTRAINT matches_status_check;
ALTER TABLE matches ADD CONSTRAINT matches_status_check
    CHECK (status IN ('open', 'playing', 'over', 'closed')) NOT VALID;
COMMENT ON COLUMN matches.status IS 'closed: a moderator ended it without a result, and nothing hidden was revealed';

CREATE TABLE reports (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    kind text NOT NULL CHECK (kind IN ('chat', 'person', 'match', 'objection')),
    category text NOT NULL,
    text text NOT NULL,
    reporter bigint REFERENCES accounts ON DELETE SET NULL,
    subject bigint REFERENCES accounts ON DELETE SET NULL,
    reported_name text NOT NULL DEFAULT '',
    match text,
    seat smallint,
    line integer,
    measure bigint,
    context jsonb NOT NULL,
    version integer NOT NULL DEFAULT 0,
    created_at timestamptz NOT NULL DEFAULT now(),
    resolved_at timestamptz
);
COMMENT ON COLUMN reports.match IS 'no reference: open tables are deleted, and what was reported stays';
COMMENT ON COLUMN reports.context IS 'who sat there and what was said, as the reporter could see it; ids, no names';
COMMENT ON COLUMN reports.version IS 'raised by every measure: two moderators cannot both decide';
CREATE INDEX reports_open ON reports (created_at) WHERE resolved_at IS NULL;
CREATE INDEX reports_reporter ON reports (reporter, created_at);
CREATE INDEX reports_subject ON reports (subject);

CREATE TABLE measures (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    kind text NOT NULL CHECK (kind IN ('warn', 'mute', 'rename', 'suspend', 'close', 'dismiss', 'uphold')),
    report bigint REFERENCES reports ON DELETE SET NULL,
    moderator bigint REFERENCES accounts ON DELETE SET NULL,
    subject bigint REFERENCES accounts ON DELETE CASCADE,
    match text,
    reason text NOT NULL,
    until timestamptz,
    former_name text NOT NULL DEFAULT '',
    made_at timestamptz NOT NULL DEFAULT now(),
    undone_at timestamptz
);
COMMENT ON COLUMN measures.moderator IS 'NULL: the host at the command line, or somebody whose account is deleted';
CREATE INDEX measures_subject ON measures (subject);
CREATE INDEX measures_report ON measures (report);
ALTER TABLE reports ADD FOREIGN KEY (measure) REFERENCES measures ON DELETE CASCADE;
CREATE UNIQUE INDEX reports_objection ON reports (measure, reporter) WHERE kind = 'objection';

CREATE TABLE notices (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    account bigint NOT NULL REFERENCES accounts ON DELETE CASCADE,
    kind text NOT NULL CHECK (kind IN ('measure', 'undone', 'upheld', 'outcome')),
    measure bigint NOT NULL REFERENCES measures ON DELETE CASCADE,
    made_at timestamptz NOT NULL DEFAULT now(),
    seen_at timestamptz
);
COMMENT ON COLUMN notices.kind IS 'measure, undone, upheld: to those concerned; outcome: to those who reported';
CREATE INDEX notices_account ON notices (account);
CREATE INDEX notices_measure ON notices (measure);

CREATE TABLE audit (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    at timestamptz NOT NULL DEFAULT now(),
    actor bigint,
    deed text NOT NULL,
    subject bigint,
    match text,
    report bigint,
    measure bigint,
    reason text NOT NULL DEFAULT '',
    until timestamptz
);
COMMENT ON TABLE audit IS 'append-only; numbers and no references, so that a deleted account changes no row';
COMMENT ON COLUMN audit.actor IS 'the account of the moderator; NULL is the host at the command line';
CREATE FUNCTION refuse_change_of_audit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'the audit log cannot be changed' USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER audit_rows_stay BEFORE UPDATE OR DELETE ON audit
    FOR EACH ROW EXECUTE FUNCTION refuse_change_of_audit();
CREATE TRIGGER audit_stays BEFORE TRUNCATE ON audit FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_audit();
"""


def upgrade() -> None:
    """Create the tables; a release that does not know the status "closed" treats such a match as one nobody plays."""
    op.execute(TABLES)
