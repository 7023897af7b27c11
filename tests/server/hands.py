"""A clock that tests control."""

from datetime import UTC, datetime, timedelta

from kontor.server.matches import Context

NOON = datetime(2026, 1, 12, 12, tzinfo=UTC)
"""A Monday at noon, when everyone is awake."""


class Hands:
    """The hands of the clock of a context, which stand still until a test moves them."""

    def __init__(self, context: Context, at: datetime = NOON) -> None:
        self.at = at
        context.clock = self.read

    def read(self) -> datetime:
        """Return the time that they show."""
        return self.at

    def move(self, **span: float) -> None:
        """Let time pass: `move(hours=6)`."""
        self.at += timedelta(**span)
