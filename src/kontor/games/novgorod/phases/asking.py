"""A question with one answer that all can see is answered without asking (NOV-A3)."""

from typing import TypeVar

import msgspec

from kontor.core import Action, Emit, Phase
from kontor.games.novgorod.frames import AskedFrame
from kontor.games.novgorod.state import NovgorodState

F = TypeVar("F", bound=AskedFrame)
A = TypeVar("A", bound=Action)


class Asking(Phase[NovgorodState, F, A]):
    """The rules of a question that is asked only where there is something to decide."""

    def hides(self, s: NovgorodState, frame: F) -> bool:
        """Return True if even a single answer must be asked for, because it depends on what others do not know."""
        return False

    def resume(self, s: NovgorodState, frame: F, emit: Emit) -> None:
        """Ask, or answer by itself as long as the same question comes back with one answer."""
        while s.frames and s.frames[-1] == frame:
            legal = self.legal(s, frame, frame.seat)
            if len(legal) > 1 or self.hides(s, frame):  # NOV-A3
                s.replace(msgspec.structs.replace(frame, asked=True))
            else:
                self.advance(s, frame, frame.seat, legal[0], emit)
