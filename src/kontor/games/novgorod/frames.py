"""The open questions of Novgorod, and the frames that carry the order of play between them.

A question with one answer that all can see is not asked (NOV-A3): its frame is pushed unasked, and its phase then
either answers it or asks it.
"""

from typing import Annotated, Literal, TypeAlias

from kontor.core import Frame, Seat, in_order
from kontor.games.novgorod.actions import Inner
from kontor.games.novgorod.components import CityId, OrderId, RowId, SpecialId, StopId
from kontor.parts.questions import QueueFrame, SeatFrame


class IntroFrame(Frame, frozen=True, tag="intro"):
    """The introductory rounds: who still picks, in order (NOV-N1)."""

    queue: tuple[Seat, ...]


class TurnFrame(Frame, frozen=True, tag="turn"):
    """A turn of the active player, and what comes next in it (NOV-T0.2)."""

    next: Literal["begin", "evaluate", "purchase", "window", "seals", "pass"]


class AskedFrame(SeatFrame, frozen=True, kw_only=True):
    """A question to one player, once it is asked (NOV-A3)."""

    asked: bool = False

    @property
    def deciders(self) -> tuple[Seat, ...]:
        """The player, if there is something to decide."""
        return (self.seat,) if self.asked else ()


class CareerSideFrame(QueueFrame, frozen=True, tag="career_side"):
    """Who still has to choose the side of their career card (NOV-S7, NOV-R8)."""


class PickFrame(AskedFrame, frozen=True, tag="pick"):
    """A kontor or an order, in the introductory rounds (NOV-N2)."""


class RouteFrame(AskedFrame, frozen=True, tag="route"):
    """The next stop of the route, a placeholder, or the end (NOV-A4)."""

    stops: Annotated[tuple[CityId, ...], in_order("city")] = ()
    placeholders: tuple[CityId, ...] = ()
    """The stops that have a placeholder."""


class EvaluationFrame(AskedFrame, frozen=True, tag="evaluation"):
    """The menu of phase 2 (NOV-A5)."""


class CompoundFrame(AskedFrame, frozen=True, tag="compound"):
    """An action of phase 2 being entered in steps (NOV-A2): its aim, and the steps so far."""

    aim: Literal["produce", "row", "career", "special"]
    stop: StopId | None = None
    order: OrderId | None = None
    row: RowId | None = None
    card: SpecialId | None = None
    steps: tuple[Inner, ...] = ()


class PlaceOrderFrame(AskedFrame, frozen=True, tag="place_order"):
    """Where an order goes after its upper row (NOV-TB3)."""

    order: OrderId


class PurchaseFrame(AskedFrame, frozen=True, tag="purchase"):
    """The menu of phase 3 (NOV-A14)."""


class LastWindowFrame(AskedFrame, frozen=True, tag="last_window"):
    """The pirate's back side after phase 3: move him, or end the turn (NOV-A13)."""


NovgorodFrame: TypeAlias = (
    IntroFrame
    | TurnFrame
    | CareerSideFrame
    | PickFrame
    | RouteFrame
    | EvaluationFrame
    | CompoundFrame
    | PlaceOrderFrame
    | PurchaseFrame
    | LastWindowFrame
)
