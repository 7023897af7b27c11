"""A question with one answer that all can see is answered without asking (NOV-A3)."""

from collections.abc import Iterator
from itertools import islice
from typing import TypeVar

import msgspec

from kontor.core import Action, Emit, Phase, Seat
from kontor.games.novgorod.frames import AskedFrame
from kontor.games.novgorod.state import NovgorodState

F = TypeVar("F", bound=AskedFrame)
A = TypeVar("A", bound=Action)


class Asking(Phase[NovgorodState, F, A]):
    """The rules of a question that is asked only where there is something to decide.

    A phase that is asked often writes its own `answers`; `legal` and `resume` follow from them.
    """

    def hides(self, s: NovgorodState, frame: F) -> bool:
        """Return True if even a single answer must be asked for, because it depends on what others do not know."""
        return False

    def answers(self, s: NovgorodState, frame: F, seat: Seat) -> Iterator[A]:
        """Yield the legal actions in the order of the candidates, each found only when it is wanted."""
        check = self.check
        return (action for action in self.candidates(s, frame, seat) if check(s, frame, seat, action) is None)

    def legal(self, s: NovgorodState, frame: F, seat: Seat) -> list[A]:
        """Return the legal actions, in the order of the candidates."""
        return list(self.answers(s, frame, seat))

    def some(self, s: NovgorodState, frame: F, seat: Seat) -> list[A]:
        """Return any two legal actions, or the only one: enough to know whether there is something to decide."""
        return list(islice(self.answers(s, frame, seat), 2))

    def resume(self, s: NovgorodState, frame: F, emit: Emit) -> None:
        """Ask, or answer automatically as long as the same question comes back with one answer."""
        while s.frames and s.frames[-1] == frame:
            if self.hides(s, frame) or len(found := self.some(s, frame, frame.seat)) > 1:  # NOV-A3
                s.replace(msgspec.structs.replace(frame, asked=True))
            else:
                self.advance(s, frame, frame.seat, found[0], emit)
