"""What the seats of an open match have committed to, and the round in which they reveal it (ADR 37)."""

from datetime import datetime

from kontor.core import Record, Seat


class Promise(Record, frozen=True):
    """What a seat has committed to before the start: the hash of the string that it adds to the luck."""

    sha256: str | None
    """None if the server knows the string already, or the seat has none."""
    hidden: bool | None
    """Whether its owner still has to reveal it; None stands for False."""


class RevealRound(Record, frozen=True):
    """The round in which people reveal their strings."""

    promises: tuple[Promise, ...]
    """What each seat has committed to."""
    until: datetime | None
    """When the seats that have not revealed are freed; None while no round runs."""
    failed: int
    """How many rounds failed."""
    freed: tuple[Seat, ...]
    """The seats that the last round freed."""

    @property
    def hidden(self) -> tuple[Seat, ...]:
        """The seats whose people still have to reveal their strings."""
        return tuple(seat for seat, promise in enumerate(self.promises) if promise.hidden)
