"""Instructions: bids in ports, the Casino, trading nothing for a while, and what to discard.

Nobody is asked out of turn, but these answers are often known before the turn begins.
"""

from collections.abc import Sequence
from typing import ClassVar, Final, Literal

from kontor.core import Action, Amount, Frame, Instruction, InstructionForm
from kontor.core.instructions import amount, choice, preference, switch
from kontor.games.cargo_noir.actions import (
    DiscardTile,
    RaiseTo,
    ResolveCapture,
    ResolveCasino,
    ResolveRaise,
    ResolveWithdraw,
    SkipTrade,
)
from kontor.games.cargo_noir.components import CargoNoirBox, CargoType, PortId
from kontor.games.cargo_noir.frames import BasketFrame, DiscardFrame, RaiseFrame, ShipsFrame
from kontor.games.cargo_noir.view import CargoNoirView, PlayerView

LEAST: Final = "least"
WHOLE: Final = "whole"


class RaiseOrWithdraw(Instruction, frozen=True, tag="raise_or_withdraw"):
    """Raise an outbid stack up to a limit, otherwise withdraw; alone, capture.

    While another ship of the seat can still bring the missing coins, the seat is asked (CAR-T1.2, CAR-T1.12).
    """

    port: PortId
    limit: Amount
    manner: Literal["least", "whole"] = LEAST
    frames: ClassVar[tuple[type[Frame], ...]] = (ShipsFrame, RaiseFrame)

    @classmethod
    def form(cls, box: CargoNoirBox, view: CargoNoirView) -> InstructionForm | None:
        """Offer it to a seat with a ship in a port."""
        ports = own_ports(view)
        if not ports:
            return None
        most = sum(sum(port.stacks) for port in view.ports.values()) + sum(each.safe for each in view.players)
        manner = choice("manner", "manner", (LEAST, WHOLE))
        return InstructionForm("raise_or_withdraw", (choice("port", "port", ports), amount("limit", 0, most), manner))

    def answer(self, box: CargoNoirBox, view: CargoNoirView, legal: Sequence[Action]) -> Action | None:
        """Capture, raise if the least height is within the limit, or withdraw."""
        frame, capture, withdraw = view.frames[-1], ResolveCapture(self.port), ResolveWithdraw(self.port)
        if isinstance(frame, RaiseFrame):
            raised = RaiseTo(self.height(view))
            return raised if frame.port == self.port and self.height(view) <= self.limit and raised in legal else None
        if withdraw not in legal:
            return capture if capture in legal else None
        if self.height(view) > self.limit:
            return withdraw
        if self.height(view) <= view.ports[self.port].stacks[view.own_seat] + own(view).safe:
            return ResolveRaise(self.port)
        return None if may_bring_coins(view, self.port) else withdraw

    def height(self, view: CargoNoirView) -> int:
        """Return the height of the stack that is wanted: the least one, or the limit at once."""
        least = view.ports[self.port].least
        return least if self.manner == LEAST else max(least, self.limit)

    def over(self, box: CargoNoirBox, view: CargoNoirView) -> bool:
        """Return True if the seat has no ship left in the port."""
        return super().over(box, view) or self.port not in own_ports(view)


class TakeCasinoCoins(Instruction, frozen=True, tag="take_casino_coins"):
    """Let the ships at the Casino act first."""

    frames: ClassVar[tuple[type[Frame], ...]] = (ShipsFrame,)

    @classmethod
    def form(cls, box: CargoNoirBox, view: CargoNoirView) -> InstructionForm | None:
        """Offer it to a seat with a ship at the Casino."""
        return InstructionForm("take_casino_coins", ()) if own(view).at_casino else None

    def answer(self, box: CargoNoirBox, view: CargoNoirView, legal: Sequence[Action]) -> Action | None:
        """Take the coins."""
        return ResolveCasino() if ResolveCasino() in legal else None

    def over(self, box: CargoNoirBox, view: CargoNoirView) -> bool:
        """Return True if the seat has no ship left at the Casino."""
        return super().over(box, view) or not own(view).at_casino


class TradeNothing(Instruction, frozen=True, tag="trade_nothing"):
    """Trade nothing until the end of a round; optionally only while no tile would have to be discarded."""

    until: Amount
    unless_full: bool = True
    frames: ClassVar[tuple[type[Frame], ...]] = (BasketFrame,)

    @classmethod
    def form(cls, box: CargoNoirBox, view: CargoNoirView) -> InstructionForm | None:
        """Offer the rounds that are left."""
        return InstructionForm(
            "trade_nothing", (amount("until", view.round, view.last_round), switch("unless_full", default=True))
        )

    def answer(self, box: CargoNoirBox, view: CargoNoirView, legal: Sequence[Action]) -> Action | None:
        """Skip the trade."""
        full = len(own(view).tiles) > own(view).capacity
        return None if (full and self.unless_full) or SkipTrade() not in legal else SkipTrade()

    def over(self, box: CargoNoirBox, view: CargoNoirView) -> bool:
        """Return True if the round is over."""
        return super().over(box, view) or view.round > self.until


class DiscardFirst(Instruction, frozen=True, tag="discard_first"):
    """Which cargo to discard above the capacity, the least wanted first."""

    cargo_types: tuple[CargoType, ...]
    frames: ClassVar[tuple[type[Frame], ...]] = (DiscardFrame,)

    @classmethod
    def form(cls, box: CargoNoirBox, view: CargoNoirView) -> InstructionForm | None:
        """Offer every type."""
        return InstructionForm("discard_first", (preference("cargo_types", "cargo_type", box.cargo_types),))

    def answer(self, box: CargoNoirBox, view: CargoNoirView, legal: Sequence[Action]) -> Action | None:
        """Discard the first type that is there; if none is, the seat is asked."""
        return next((going for going in map(DiscardTile, self.cargo_types) if going in legal), None)


INSTRUCTIONS: tuple[type[Instruction], ...] = (RaiseOrWithdraw, TakeCasinoCoins, TradeNothing, DiscardFirst)


def own(view: CargoNoirView) -> PlayerView:
    """Return the player of the seat with this view."""
    return view.players[view.own_seat]


def may_bring_coins(view: CargoNoirView, port: str) -> bool:
    """Return True if a ship at the Casino, or outbid in another port, has yet to act (CAR-T1.4, CAR-T1.10)."""
    others = [there for there in own_ports(view) if there != port and there not in view.raised]
    outbid = any(max(view.ports[there].stacks) > view.ports[there].stacks[view.own_seat] for there in others)
    return outbid or own(view).at_casino > 0


def own_ports(view: CargoNoirView) -> list[str]:
    """Return the ports where the seat has a ship."""
    return sorted(port for port, there in view.ports.items() if there.stacks[view.own_seat])
