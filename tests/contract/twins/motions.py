"""Twins whose events cannot be shown, or show too much."""

from contract.toy.game import L2, Drawn, Lay, LayFrame, Laying, PearlsState
from contract.twins.base import Twins, with_laying
from kontor.core import Emit, Event, Motion, Ref, Seat


class MovesNoRef(Drawn, frozen=True, tag="drawn"):
    def motions(self) -> tuple[Motion, ...]:
        return (Motion("a pearl", "pile", f"seat:{self.seat}"),)


class MovesAnotherPearl(Drawn, frozen=True, tag="drawn"):
    def motions(self) -> tuple[Motion, ...]:
        return (Motion("pearl:p01", "pile", f"seat:{self.seat}"),)


class MarksNothing(Drawn, frozen=True, tag="drawn"):
    def marks(self) -> tuple[Ref, ...]:
        return ()


def laying_with(drawn: type[Drawn]) -> type[Laying]:
    """Return the laying of pearls with another event for a draw."""

    class LayingWith(Laying):
        def advance(self, s: PearlsState, frame: LayFrame, seat: Seat, action: Lay, emit: Emit) -> None:
            def shown(event: Event) -> None:
                emit(drawn(event.seat, event.pearl, rule=L2) if isinstance(event, Drawn) else event)

            super().advance(s, frame, seat, action, shown)

    LayingWith.__name__ = drawn.__name__
    return LayingWith


TWINS: Twins = {
    "motions": (
        (with_laying(laying_with(MovesNoRef)), "which is no ref"),
        (with_laying(laying_with(MovesAnotherPearl)), "p01, which it does not name"),
        (with_laying(laying_with(MarksNothing)), "moves nothing and marks nothing"),
    ),
}
