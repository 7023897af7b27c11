"""Waiting seeks in the order of their numbers, in which lists of them go on page by page."""

from alembic import op

revision = "0033"
down_revision = "0032"

INDEX = "CREATE INDEX seeks_by_number ON seeks (id DESC) WHERE state = 'waiting'"


def upgrade() -> None:
    """Create the index; the former one stays for the release before, which reads it."""
    op.execute(INDEX)
