"""The mutable state behind the pure `apply`: what the states of all games have in common."""

from typing import Generic, Self, TypeVar

import msgspec

from kontor.core.kinds import Seat
from kontor.core.records import Frame, top_frame
from kontor.core.rng import Rng, chance

F = TypeVar("F", bound=Frame)
K = TypeVar("K", bound=Frame)


class Luck:
    """A seed with its counters: what a setup draws from, and then hands to the state."""

    def __init__(self, seed: bytes, draws: dict[str, int] | None = None) -> None:
        self.seed = seed
        self.draws = {} if draws is None else draws

    def chance(self, stream: str) -> Rng:
        """Return the luck of the next event of a stream, and count it."""
        index = self.draws.get(stream, 0)
        self.draws[stream] = index + 1
        return chance(self.seed, stream, index)


class State(msgspec.Struct, Generic[F], forbid_unknown_fields=True):
    """The seed, the number of seats, the counters of luck, and the stack of open questions; a game adds its table.

    The match is over when no frame is left. A state holds no reference to components, rules or other states; lists
    and dicts that it owns are copied by `clone`, everything frozen is shared.
    """

    seed: bytes
    seats: int
    draws: dict[str, int]
    frames: list[F]

    def clone(self) -> Self:
        """Return an independent copy; written by hand in every game, tested by the contract kit."""
        raise NotImplementedError

    def chance(self, stream: str) -> Rng:
        """Return the luck of the next event of a stream."""
        return Luck(self.seed, self.draws).chance(stream)

    def left_of(self, seat: Seat) -> Seat:
        """Return the left neighbour: clockwise, seats ascend."""
        return (seat + 1) % self.seats

    def clockwise(self, first: Seat) -> tuple[Seat, ...]:
        """Return all seats in order, beginning with the first."""
        return (*range(first, self.seats), *range(first))

    def top_frame(self, kind: type[K]) -> K:
        """Return the open question, which has to be of this kind; TypeError if it is not."""
        return top_frame(self.frames, kind)

    def push(self, frame: F) -> None:
        """Open a question on top of the others."""
        self.frames.append(frame)

    def replace(self, frame: F) -> None:
        """Replace the top frame."""
        self.frames[-1] = frame

    def pop(self) -> None:
        """Close the top question; the frame below goes on."""
        self.frames.pop()
