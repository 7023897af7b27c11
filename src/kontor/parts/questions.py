"""Who is asked: one player, or the first of a queue."""

from kontor.core import Frame, Seat


class SeatFrame(Frame, frozen=True):
    """A question to one player."""

    seat: Seat

    @property
    def deciders(self) -> tuple[Seat, ...]:
        """The player who is asked."""
        return (self.seat,)


class QueueFrame(Frame, frozen=True):
    """The same question to several players, one after the other."""

    queue: tuple[Seat, ...]

    @property
    def deciders(self) -> tuple[Seat, ...]:
        """The next in the queue; nobody when all have answered."""
        return self.queue[:1]
