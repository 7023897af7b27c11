"""People can agree that everybody at a table may play on from the steps of its match while it runs."""

from alembic import op

revision = "0023"
down_revision = "0021"

COLUMN = """
ALTER TABLE matches ADD COLUMN branches_before_end boolean NOT NULL DEFAULT false;
COMMENT ON COLUMN matches.branches_before_end IS
    'whether everybody at the table may branch off before the end; never in a rated match';
ALTER TABLE matches ADD CONSTRAINT matches_rated_unbranched CHECK (NOT (rated AND branches_before_end)) NOT VALID;
"""


def upgrade() -> None:
    """Add the column; nobody agreed to this in a match that was created before.

    The constraint is not validated: that would read the whole table, and no row can break it.
    """
    op.execute(COLUMN)
