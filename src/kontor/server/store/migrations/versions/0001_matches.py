"""Accounts, matches and their log.

`matches` is the current truth of a match and the queue of bot turns; `actions` is its story, appended and never
changed; `snapshots` are positions to go back to. A move is one statement over the three.
"""

from alembic import op

revision = "0001"
down_revision = None

TABLES = """
CREATE TABLE accounts (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    name text NOT NULL,
    login text UNIQUE,
    password text,
    recovery integer NOT NULL DEFAULT 0,
    created_at timestamptz NOT NULL DEFAULT now(),
    CHECK ((login IS NULL) = (password IS NULL))
);
COMMENT ON COLUMN accounts.login IS 'the folded name of a member; a guest has none';
COMMENT ON COLUMN accounts.recovery IS 'the number of the recovery link that is valid';

CREATE TABLE logins (
    token_sha256 bytea PRIMARY KEY,
    account bigint NOT NULL REFERENCES accounts ON DELETE CASCADE,
    created_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL
);
CREATE INDEX logins_account ON logins (account);

CREATE TABLE matches (
    id text PRIMARY KEY,
    game text NOT NULL,
    rules_version integer NOT NULL,
    components text NOT NULL,
    options jsonb NOT NULL,
    status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'playing', 'over')),
    listed boolean NOT NULL,
    spectators boolean NOT NULL,
    creator bigint REFERENCES accounts ON DELETE SET NULL,
    rematch_of text UNIQUE REFERENCES matches,
    secret bytea NOT NULL,
    commitment text NOT NULL,
    seed bytea,
    seq integer NOT NULL DEFAULT 0,
    step integer NOT NULL DEFAULT 0,
    head integer NOT NULL DEFAULT 0,
    link text NOT NULL DEFAULT '',
    state bytea,
    deciders smallint[] NOT NULL DEFAULT '{}',
    bot_to_move boolean NOT NULL DEFAULT false,
    lease_until timestamptz,
    result bytea,
    created_at timestamptz NOT NULL DEFAULT now(),
    moved_at timestamptz NOT NULL DEFAULT now()
) WITH (fillfactor = 50, toast_tuple_target = 4096);
ALTER TABLE matches ALTER COLUMN state SET STORAGE MAIN;
DO $$ BEGIN
    IF EXISTS (SELECT FROM pg_settings WHERE name = 'default_toast_compression' AND 'lz4' = ANY (enumvals)) THEN
        ALTER TABLE matches ALTER COLUMN state SET COMPRESSION lz4;
    END IF;
END $$;
COMMENT ON COLUMN matches.seq IS 'the number of the last entry of the log; never goes back';
COMMENT ON COLUMN matches.step IS 'how many actions count: those not undone';
COMMENT ON COLUMN matches.head IS 'the entry of the last action that counts';
CREATE INDEX matches_bot_to_move ON matches (moved_at) WHERE bot_to_move;
CREATE INDEX matches_listed ON matches (created_at DESC) WHERE listed AND status = 'open';

CREATE TABLE seats (
    match text NOT NULL REFERENCES matches ON DELETE CASCADE,
    seat smallint NOT NULL,
    kind text NOT NULL CHECK (kind IN ('empty', 'person', 'bot')),
    name text NOT NULL DEFAULT '',
    account bigint REFERENCES accounts ON DELETE SET NULL,
    level text,
    entropy text NOT NULL DEFAULT '',
    PRIMARY KEY (match, seat),
    CHECK ((kind = 'bot') = (level IS NOT NULL))
);
CREATE INDEX seats_account ON seats (account) WHERE account IS NOT NULL;
CREATE UNIQUE INDEX seats_once ON seats (match, account) WHERE account IS NOT NULL;

CREATE TABLE actions (
    match text NOT NULL REFERENCES matches ON DELETE CASCADE,
    seq integer NOT NULL,
    step integer NOT NULL,
    before integer NOT NULL,
    kind text NOT NULL CHECK (kind IN ('opening', 'action', 'undo', 'chair')),
    seat smallint,
    action bytea,
    events bytea NOT NULL,
    link text NOT NULL,
    sealed boolean NOT NULL,
    undone_to integer,
    by text NOT NULL,
    key text,
    at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (match, seq)
);
COMMENT ON COLUMN actions.action IS 'what was done, as the protocol spells it; of a chair: who has the seat now';
COMMENT ON COLUMN actions.before IS 'the entry of the action that counts before this one';
COMMENT ON COLUMN actions.undone_to IS 'this entry undoes: the match stands again as after that entry';
CREATE UNIQUE INDEX actions_key ON actions (match, seat, key) WHERE key IS NOT NULL;

CREATE TABLE snapshots (
    match text NOT NULL REFERENCES matches ON DELETE CASCADE,
    seq integer NOT NULL,
    state bytea NOT NULL,
    PRIMARY KEY (match, seq)
);

CREATE TABLE chat (
    match text NOT NULL REFERENCES matches ON DELETE CASCADE,
    number integer NOT NULL,
    account bigint REFERENCES accounts ON DELETE SET NULL,
    seat smallint NOT NULL,
    name text NOT NULL,
    text text NOT NULL,
    key text,
    at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (match, number)
);
CREATE UNIQUE INDEX chat_key ON chat (match, seat, key) WHERE key IS NOT NULL;

CREATE TABLE mutes (
    match text NOT NULL REFERENCES matches ON DELETE CASCADE,
    account bigint NOT NULL REFERENCES accounts ON DELETE CASCADE,
    seat smallint NOT NULL,
    PRIMARY KEY (match, account, seat)
);

CREATE TABLE notes (
    match text NOT NULL REFERENCES matches ON DELETE CASCADE,
    account bigint NOT NULL REFERENCES accounts ON DELETE CASCADE,
    text text NOT NULL,
    PRIMARY KEY (match, account)
);
"""


def upgrade() -> None:
    """Create the tables."""
    op.execute(TABLES)
