"""A question with one answer that all can see is answered without asking (NOV-A3)."""

from typing import TypeVar

import msgspec

from kontor.core import Action, Emit, Phase, Seat
from kontor.games.novgorod.frames import AskedFrame
from kontor.games.novgorod.state import NovgorodState

F = TypeVar("F", bound=AskedFrame)
A = TypeVar("A", bound=Action)


class Asking(Phase[NovgorodState, F, A]):
    """The rules of a question that is asked only where there is something to decide.

    A phase of which many legal actions are hard to find may look for `some` that are not.
    """

    def hides(self, s: NovgorodState, frame: F) -> bool:
        """Return True if even a single answer must be asked for, because it depends on what others do not know."""
        return False

    def some(self, s: NovgorodState, frame: F, seat: Seat) -> list[A]:
        """Return two or more legal actions, or the only one: enough to know whether there is something to decide."""
        return self.legal(s, frame, seat)

    def resume(self, s: NovgorodState, frame: F, emit: Emit) -> None:
        """Ask, or answer automatically as long as the same question comes back with one answer."""
        while s.frames and s.frames[-1] == frame:
            if self.hides(s, frame) or len(found := self.some(s, frame, frame.seat)) > 1:  # NOV-A3
                s.replace(msgspec.structs.replace(frame, asked=True))
            else:
                self.advance(s, frame, frame.seat, found[0], emit)
