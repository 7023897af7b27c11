"""The round in which people reveal the strings that they add to the luck, as everybody may know it (ADR 37)."""

from datetime import datetime

from kontor.core import Record, Seat
from kontor.server.matches.kernel.match import Match, OpenMatch


class RevealView(Record, frozen=True):
    """The round in which people reveal the strings that they add to the luck."""

    seconds: float | None
    """Seconds left until the seats that have not revealed are freed; None while no round runs."""
    missing: tuple[Seat, ...]
    """The seats that still have to reveal."""
    failed: int
    """How many rounds failed."""
    freed: tuple[Seat, ...]
    """The seats that the last round freed."""


def reveal_view(match: Match, now: datetime) -> RevealView | None:
    """Return the round in which people reveal their strings; None if there is nothing to say about one."""
    if not isinstance(match, OpenMatch) or (match.reveal.until is None and not match.reveal.failed):
        return None
    until = match.reveal.until
    seconds = max(0.0, (until - now).total_seconds()) if until else None
    return RevealView(seconds, match.reveal.hidden if until else (), match.reveal.failed, match.reveal.freed)
