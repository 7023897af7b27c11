"""Weekly letters: when the next one is due for those who want them."""

from alembic import op

revision = "0035"
down_revision = "0034"

TABLES = """
ALTER TABLE reminding ADD COLUMN letter_at timestamptz;
COMMENT ON COLUMN reminding.letter_at IS 'when the next weekly letter is due; null for those who want none';
CREATE INDEX reminding_letter_at ON reminding (letter_at) WHERE letter_at IS NOT NULL;

ALTER TABLE deliveries DROP CONSTRAINT deliveries_kind_check;
ALTER TABLE deliveries ADD CONSTRAINT deliveries_kind_check
    CHECK (kind IN ('turns', 'test', 'confirm', 'reset', 'invited', 'notice', 'found', 'unfound', 'week')) NOT VALID;
"""


def upgrade() -> None:
    """Add the column; nobody gets a letter who has not chosen it."""
    op.execute(TABLES)
