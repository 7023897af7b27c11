"""Bot accounts: owned by a member, and let in by tokens that hold only some rights."""

from alembic import op

revision = "0037"
down_revision = "0036"

ACCOUNTS = """
ALTER TABLE accounts
    ADD COLUMN owner bigint CONSTRAINT accounts_owner REFERENCES accounts ON DELETE CASCADE,
    DROP CONSTRAINT accounts_check,
    ADD CONSTRAINT accounts_password CHECK (
        CASE WHEN owner IS NULL THEN (login IS NULL) = (password IS NULL)
        ELSE login IS NOT NULL AND password IS NULL AND role IS NULL AND owner <> id END
    ) NOT VALID;
CREATE INDEX accounts_bots ON accounts (owner) WHERE owner IS NOT NULL;
COMMENT ON COLUMN accounts.owner IS 'the member whose bot it is; null for people. A bot has a name and no password';
"""
TOKENS = """
ALTER TABLE logins ADD COLUMN scopes text[];
COMMENT ON COLUMN logins.scopes IS 'what the token of a bot may do; null for the login of a person';
"""


def upgrade() -> None:
    """Add the columns; every account that exists is a person's."""
    op.execute(ACCOUNTS)
    op.execute(TOKENS)
