"""The tables of procrastinate, which runs the chores: its own schema, as the pinned release brings it."""

from alembic import op
from procrastinate.schema import SchemaManager

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Create its types, tables and functions."""
    driver = op.get_bind().connection.driver_connection
    assert driver is not None
    driver.execute(SchemaManager.get_schema())  # past SQLAlchemy, which would look for parameters in it
