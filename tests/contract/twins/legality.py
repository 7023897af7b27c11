"""Twins with two truths of legality."""

from typing import Any

from contract.toy.game import L2, Auction, AuctionFrame, Bid, Lay, Pass, Pearls, PearlsState, PearlsView
from contract.twins.base import Twins, with_auction
from kontor.core import Action, Proposal, Refusal, Seat


class ForgetsPassing(Auction):
    """`legal` leaves out what `check` allows."""

    def legal(self, s: PearlsState, frame: Any, seat: Seat) -> list[Pass | Bid]:
        return [action for action in super().legal(s, frame, seat) if isinstance(action, Bid)] or [Pass()]


class OffersTwice(Auction):
    """An action is offered again."""

    def legal(self, s: PearlsState, frame: Any, seat: Seat) -> list[Pass | Bid]:
        return [*super().legal(s, frame, seat), Pass()]


class OffersAnotherVerb(Auction):
    """What the question does not know is offered, beyond the universe of its answers."""

    def legal(self, s: PearlsState, frame: Any, seat: Seat) -> list[Any]:
        return [*super().legal(s, frame, seat), Lay("p01")]


class OffersNothing(Auction):
    """A seat has to decide and cannot."""

    def legal(self, s: PearlsState, frame: Any, seat: Seat) -> list[Pass | Bid]:
        return []


class LooksIntoHands(Auction):
    """A bid is forbidden by another player's hand."""

    def check(self, s: PearlsState, frame: Any, seat: Seat, action: Pass | Bid) -> Refusal | None:
        if isinstance(action, Bid) and s.hands[(seat + 1) % s.seats][0] < "p05":
            return Refusal(L2, {"pearl": "p01"})
        return super().check(s, frame, seat, action)


class OffersToAnybody(Pearls):
    """A seat that is not asked has legal actions."""

    def legal_actions(self, s: PearlsState, seat: Seat) -> list[Action]:
        return super().legal_actions(s, seat) if seat in self.deciders(s) else [Pass()]


class HearsAnybody(Pearls):
    """A seat that is not asked is not refused."""

    def check(self, s: PearlsState, seat: Seat, action: Action) -> Refusal | None:
        refusal = super().check(s, seat, action)
        return refusal if not s.frames or seat in self.deciders(s) else None


class TakesAnything(Pearls):
    """An action that names nothing is looked at."""

    def demand_well_formed(self, action: Action) -> None:
        pass


class NeverOver(Pearls):
    """After the end an action is allowed."""

    def check(self, s: PearlsState, seat: Seat, action: Action) -> Refusal | None:
        refusal = super().check(s, seat, action)
        return refusal if s.frames else None


class ProposesTooMuch(Pearls):
    """A bid is proposed that nobody can pay."""

    def proposal(self, view: PearlsView) -> Proposal | None:
        return Proposal((Bid(99),)) if isinstance(view.frames[-1], AuctionFrame) else None


class ProposesForOthers(Pearls):
    """After a player's pass, another pass is proposed."""

    def proposal(self, view: PearlsView) -> Proposal | None:
        return Proposal((Pass(), Pass())) if isinstance(view.frames[-1], AuctionFrame) else None


TWINS: Twins = {
    "one truth": (
        (with_auction(ForgetsPassing), "is legal for `check`, but not offered"),
        (with_auction(OffersTwice), "an action is offered twice"),
        (with_auction(OffersAnotherVerb), "the offer .* is refused"),
        (with_auction(OffersNothing), "has to decide and can do nothing"),
        (OffersToAnybody, "may act though it is not asked"),
        (HearsAnybody, "is not refused"),
        (TakesAnything, "names nothing, but is not malformed"),
        (NeverOver, "a match that is over goes on"),
    ),
    "visible legality": (
        (with_auction(LooksIntoHands), "in a world that looks the same to it"),
        (ProposesTooMuch, "is proposed, but refused"),
        (ProposesForOthers, "which is not asked"),
    ),
}
