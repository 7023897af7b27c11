"""Reports of a member from their page, without a match."""

from alembic import op

revision = "0036"
down_revision = "0035"

TABLES = """
ALTER TABLE reports DROP CONSTRAINT reports_kind_check;
ALTER TABLE reports ADD CONSTRAINT reports_kind_check
    CHECK (kind IN ('chat', 'person', 'match', 'objection', 'page')) NOT VALID;
"""


def upgrade() -> None:
    """Allow another kind of reports."""
    op.execute(TABLES)
