"""The open questions of Cargo Noir, and the frame that carries a turn between them."""

from typing import Literal, TypeAlias

from kontor.core import Frame
from kontor.games.cargo_noir.components import CardId, CargoType, PortId
from kontor.parts.questions import SeatFrame


class TurnFrame(Frame, frozen=True, tag="turn"):
    """A turn of the active player, and what comes next in it (CAR-T0.4)."""

    next: Literal["begin", "ships", "trade", "discards", "sending", "pass"]


class ShipsFrame(SeatFrame, frozen=True, tag="ships"):
    """Which ship acts next: the menu of Phase I (CAR-D2)."""


class RaiseFrame(SeatFrame, frozen=True, tag="raise"):
    """How high the raised stack becomes (CAR-D3)."""

    port: PortId


class SwapFrame(SeatFrame, frozen=True, tag="swap"):
    """Which tile of the Black Market is taken for the given one (CAR-D3)."""

    give_type: CargoType


class BasketFrame(SeatFrame, frozen=True, tag="basket"):
    """Which cards to buy, one by one (CAR-D4)."""

    basket: tuple[CardId, ...] = ()


class PaymentFrame(SeatFrame, frozen=True, tag="payment"):
    """Which tiles pay the basket, one by one (CAR-D4)."""

    basket: tuple[CardId, ...]
    payment: tuple[CargoType, ...] = ()


class DiscardFrame(SeatFrame, frozen=True, tag="discard"):
    """Which tile to discard while there are more than the capacity (CAR-T2.11)."""


class SendingFrame(SeatFrame, frozen=True, tag="sending"):
    """Where to send the next ship (CAR-D9)."""


class BidFrame(SeatFrame, frozen=True, tag="bid"):
    """How many coins to put under the ship in a port (CAR-D3)."""

    port: PortId


CargoNoirFrame: TypeAlias = (
    TurnFrame
    | ShipsFrame
    | RaiseFrame
    | SwapFrame
    | BasketFrame
    | PaymentFrame
    | DiscardFrame
    | SendingFrame
    | BidFrame
)
