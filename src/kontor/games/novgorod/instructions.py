"""Instructions: picks before the first turn, where orders go, buying nothing, and leaving the pirate alone.

Only the picks come before the first turn; the rest are questions of one's own turn that often have one sensible answer.
"""

from collections.abc import Sequence
from typing import ClassVar

from kontor.core import Action, Amount, Frame, Instruction, InstructionForm
from kontor.core.instructions import amount, choice, preference, switch
from kontor.games.novgorod.actions import (
    ChooseCareerSide,
    EndPhase3,
    EndTurn,
    IntroTakeKontor,
    PlaceOrder,
)
from kontor.games.novgorod.components import ASIDE, FILED, CityId, NovgorodBox, PlaceId, SideId
from kontor.games.novgorod.frames import (
    CareerSideFrame,
    IntroFrame,
    LastWindowFrame,
    PickFrame,
    PlaceOrderFrame,
    PurchaseFrame,
)
from kontor.games.novgorod.view import NovgorodView

MAX_DUCATS = 99
"""The highest limit that can be given: nobody saves more."""


class ChooseSide(Instruction, frozen=True, tag="choose_side"):
    """Choose this side of the career card."""

    side: SideId
    frames: ClassVar[tuple[type[Frame], ...]] = (CareerSideFrame,)

    @classmethod
    def form(cls, box: NovgorodBox, view: NovgorodView) -> InstructionForm | None:
        """Offer it to a seat that still has to choose."""
        return (
            InstructionForm("choose_side", (choice("side", "side", ("front", "back")),)) if chooses_side(view) else None
        )

    def answer(self, box: NovgorodBox, view: NovgorodView, legal: Sequence[Action]) -> Action | None:
        """Choose it."""
        return ChooseCareerSide(self.side)

    def over(self, box: NovgorodBox, view: NovgorodView) -> bool:
        """Return True if the side is chosen."""
        return super().over(box, view) or not chooses_side(view)


class PickKontors(Instruction, frozen=True, tag="pick_kontors"):
    """Pick kontors in these cities, the most wanted first."""

    cities: tuple[CityId, ...]
    frames: ClassVar[tuple[type[Frame], ...]] = (PickFrame,)

    @classmethod
    def form(cls, box: NovgorodBox, view: NovgorodView) -> InstructionForm | None:
        """Offer it to a seat that still has to pick."""
        return InstructionForm("pick_kontors", (preference("cities", "city", box.ring),)) if picks(view) else None

    def answer(self, box: NovgorodBox, view: NovgorodView, legal: Sequence[Action]) -> Action | None:
        """Pick the first one that is available; if none is, the seat is asked."""
        return next((pick for pick in map(IntroTakeKontor, self.cities) if pick in legal), None)

    def over(self, box: NovgorodBox, view: NovgorodView) -> bool:
        """Return True if the seat has picked for the last time."""
        return super().over(box, view) or not picks(view)


class PlaceOrders(Instruction, frozen=True, tag="place_orders"):
    """After an upper row lay the order aside, or file it."""

    place: PlaceId
    frames: ClassVar[tuple[type[Frame], ...]] = (PlaceOrderFrame,)

    @classmethod
    def form(cls, box: NovgorodBox, view: NovgorodView) -> InstructionForm | None:
        """Offer it to everybody."""
        return InstructionForm("place_orders", (choice("place", "place", (ASIDE, FILED)),))

    def answer(self, box: NovgorodBox, view: NovgorodView, legal: Sequence[Action]) -> Action | None:
        """Put it there."""
        return PlaceOrder(self.place)


class BuyNothing(Instruction, frozen=True, tag="buy_nothing"):
    """Buy nothing until the end of a round; optionally only with fewer ducats than a limit."""

    until: Amount
    below: Amount | None = None
    frames: ClassVar[tuple[type[Frame], ...]] = (PurchaseFrame,)

    @classmethod
    def form(cls, box: NovgorodBox, view: NovgorodView) -> InstructionForm | None:
        """Offer the rounds that can still come."""
        now = max(view.round, 1)
        last = view.last_round or box.limits.safety_round + 1
        below = amount("below", 1, MAX_DUCATS, optional=True)
        return InstructionForm("buy_nothing", (amount("until", now, last), below))

    def answer(self, box: NovgorodBox, view: NovgorodView, legal: Sequence[Action]) -> Action | None:
        """End the phase, unless the seat has enough ducats to be asked."""
        return EndPhase3() if self.below is None or view.players[view.own_seat].ducats < self.below else None

    def over(self, box: NovgorodBox, view: NovgorodView) -> bool:
        """Return True if the round is over."""
        return super().over(box, view) or view.round > self.until


class LeavePirate(Instruction, frozen=True, tag="leave_pirate"):
    """At the end of a turn leave the pirate where he is; optionally not in a city where the seat has a kontor."""

    unless_here: bool = True
    frames: ClassVar[tuple[type[Frame], ...]] = (LastWindowFrame,)

    @classmethod
    def form(cls, box: NovgorodBox, view: NovgorodView) -> InstructionForm | None:
        """Offer it where the pirate moves at the end of a turn."""
        if view.pirate is None or view.options.pirate_side != "back":
            return None
        return InstructionForm("leave_pirate", (switch("unless_here", default=True),))

    def answer(self, box: NovgorodBox, view: NovgorodView, legal: Sequence[Action]) -> Action | None:
        """End the turn."""
        here = view.pirate in view.players[view.own_seat].kontors
        return None if here and self.unless_here else EndTurn()


INSTRUCTIONS: tuple[type[Instruction], ...] = (ChooseSide, PickKontors, PlaceOrders, BuyNothing, LeavePirate)


def chooses_side(view: NovgorodView) -> bool:
    """Return True if the seat still has to choose the side of its career card."""
    return any(isinstance(frame, CareerSideFrame) and view.seat in frame.queue for frame in view.frames)


def picks(view: NovgorodView) -> bool:
    """Return True if the seat still has to pick in the introductory rounds."""
    waiting = {seat for frame in view.frames if isinstance(frame, IntroFrame) for seat in frame.queue}
    waiting |= {frame.seat for frame in view.frames if isinstance(frame, PickFrame)}
    return view.seat in waiting
