"""The rules of one kind of question."""

from abc import ABC
from collections.abc import Callable, Iterable
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

from kontor.core.kinds import Seat
from kontor.core.records import Action, Event, Frame, Refusal
from kontor.core.state import State

S = TypeVar("S", bound=State[Any])
F = TypeVar("F", bound=Frame)
A = TypeVar("A", bound=Action)

Emit: TypeAlias = Callable[[Event], None]


def no_emit(event: Event) -> None:
    """Ignore an event: for search and other callers that need none."""


class Phase(ABC, Generic[S, F, A]):
    """The rules of one kind of frame. Stateless: all it needs is in the state, the frame and its own components.

    `A` is the union of its verbs, or Never if nobody is asked: `Game` calls a phase only with an action of its verbs.
    `check` alone decides what is legal; `legal` is derived from it or, where a phase writes its own for speed, tested
    against it by the contract kit.
    """

    frame: ClassVar[type[Frame]]
    verbs: ClassVar[tuple[type[Action], ...]] = ()
    """The types of action that answer this frame."""
    quick: ClassVar[bool] = False
    """Whether it wants a quick answer, out of turn or nearly forced, as opposed to a whole turn."""

    def candidates(self, s: S, frame: F, seat: Seat) -> Iterable[A]:
        """Yield a superset of the legal actions, in a fixed order that depends on no set or hash."""
        return ()

    def universe(self, s: S, frame: F, seat: Seat) -> Iterable[A] | None:
        """Yield what a person might try, legal or not; None stands for every well-formed answer.

        Override it only if the verbs have so many well-formed answers that trying them all is slow.
        """
        return None

    def check(self, s: S, frame: F, seat: Seat, action: A) -> Refusal | None:
        """Return which rule forbids the action, looking only at what the seat can see; None if it is legal.

        Called with an action of one of the verbs, by a seat that is a decider of the frame.
        """
        raise NotImplementedError

    def legal(self, s: S, frame: F, seat: Seat) -> list[A]:
        """Return the legal actions, in the order of the candidates; never empty for a decider."""
        check = self.check
        return [a for a in self.candidates(s, frame, seat) if check(s, frame, seat, a) is None]

    def advance(self, s: S, frame: F, seat: Seat, action: A, emit: Emit) -> None:
        """Carry out a legal action in place: change the state, emit events, pop, replace or push frames."""
        raise NotImplementedError

    def resume(self, s: S, frame: F, emit: Emit) -> None:
        """Go on where nobody has to decide; must change the stack of frames."""
        raise NotImplementedError
