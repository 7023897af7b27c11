"""Instructions: bids, the auctioneer's decision and extra actions, given in advance for one round.

Everybody bids once in an auction, so "up to 7" is either one ducat more than the highest bid, or the whole limit.
"""

from collections.abc import Sequence
from typing import Annotated, ClassVar, Final, Literal, TypeAlias

from kontor.core import Action, Amount, Frame, Instruction, InstructionField, InstructionForm, Seat, kind
from kontor.core.instructions import amount, choice, fixed, switch
from kontor.games.goa.actions import Bid, Buy, PassBid, PassExtra, Sell
from kontor.games.goa.components import GoaBox
from kontor.games.goa.frames import (
    Auction,
    AuctioneerFrame,
    AuctionsFrame,
    BidFrame,
    ExtraOrPassFrame,
    RoundFrame,
)
from kontor.games.goa.grid import INDEX
from kontor.games.goa.scoring import SYMBOLS
from kontor.games.goa.view import GoaView

ANY, FLAG = "any", "flag"
LEAST: Final = "least"
WHOLE: Final = "whole"
LotId: TypeAlias = Annotated[str, kind("lot")]
"""What is auctioned: a tile, the flag, or anything."""


class AuctionInstruction(Instruction, frozen=True):
    """An instruction for one auction of a round, or for all of them."""

    round_no: int
    lot: LotId

    def over(self, box: GoaBox, view: GoaView) -> bool:
        """Return True if the auctions of the round, or the one that it was given for, are over."""
        if super().over(box, view) or view.round_no != self.round_no or not auctions_ahead(view):
            return True
        return self.lot != ANY and self.lot not in lots(view)

    def applies(self, view: GoaView) -> Auction | None:
        """Return the auction that is asked about, if the instruction was given for it."""
        frame = view.frames[-1]
        assert isinstance(frame, BidFrame | AuctioneerFrame)
        return frame.auction if self.lot in (ANY, lot_of(frame.auction.tile)) else None


class BidUpTo(AuctionInstruction, frozen=True, tag="bid_up_to"):
    """Bid up to a limit, then pass; optionally pass also if the leader has the highest bid."""

    limit: Amount
    manner: Literal["least", "whole"] = LEAST
    unless_leader: bool = False
    frames: ClassVar[tuple[type[Frame], ...]] = (BidFrame,)

    @classmethod
    def form(cls, box: GoaBox, view: GoaView) -> InstructionForm | None:
        """Offer it while this seat may still be asked to bid."""
        offered = offered_lots(view, selling=False)
        if not offered:
            return None
        limit = amount("limit", 1, sum(player.ducats for player in view.players))
        manner = choice("manner", "manner", (LEAST, WHOLE))
        return InstructionForm(
            "bid_up_to", (this_round(view), offered_field(offered), limit, manner, switch("unless_leader"))
        )

    def answer(self, box: GoaBox, view: GoaView, legal: Sequence[Action]) -> Action | None:
        """Bid one more than the highest bid, or the limit; pass if that is too much."""
        auction = self.applies(view)
        if auction is None:
            return None
        highest = auction.highest
        if highest is not None and self.unless_leader and highest.seat in leaders(view):
            return PassBid()
        bids = [action.ducats for action in legal if isinstance(action, Bid) and action.ducats <= self.limit]
        if not bids:
            return PassBid()
        return Bid(min(bids) if self.manner == LEAST else max(bids))


class PassBids(AuctionInstruction, frozen=True, tag="pass_bids"):
    """Pass until somebody bids more than a limit."""

    above: Amount | None = None
    frames: ClassVar[tuple[type[Frame], ...]] = (BidFrame,)

    @classmethod
    def form(cls, box: GoaBox, view: GoaView) -> InstructionForm | None:
        """Offer it while this seat may still be asked to bid."""
        offered = offered_lots(view, selling=False)
        if not offered:
            return None
        frame, bid = view.frames[-1], 0
        if isinstance(frame, BidFrame) and view.seat in frame.deciders:
            bid = frame.auction.price
        above = amount("above", bid, max(player.ducats for player in view.players), optional=True)
        return InstructionForm("pass_bids", (this_round(view), offered_field(offered), above))

    def answer(self, box: GoaBox, view: GoaView, legal: Sequence[Action]) -> Action | None:
        """Pass."""
        return PassBid() if self.applies(view) is not None else None

    def over(self, box: GoaBox, view: GoaView) -> bool:
        """Return True if the round is over, or this seat is asked after a bid above the limit."""
        if super().over(box, view):
            return True
        frame = view.frames[-1]
        if self.above is None or not isinstance(frame, BidFrame) or view.seat not in frame.deciders:
            return False
        return self.applies(view) is not None and frame.auction.price > self.above


class SellOrBuy(AuctionInstruction, frozen=True, tag="sell_or_buy"):
    """As auctioneer: sell at one price or more, otherwise buy for up to another."""

    sell_from: Amount
    buy_up_to: Amount
    frames: ClassVar[tuple[type[Frame], ...]] = (AuctioneerFrame,)

    @classmethod
    def form(cls, box: GoaBox, view: GoaView) -> InstructionForm | None:
        """Offer it while an auction of this seat may still come."""
        offered = offered_lots(view, selling=True)
        if not offered:
            return None
        richest = max(player.ducats for player in view.players)
        sell, buy = amount("sell_from", 1, richest + 1), amount("buy_up_to", 0, view.players[view.own_seat].ducats)
        return InstructionForm("sell_or_buy", (this_round(view), offered_field(offered), sell, buy))

    def answer(self, box: GoaBox, view: GoaView, legal: Sequence[Action]) -> Action | None:
        """Sell at a good price, or buy at a low one; in between the seat is asked."""
        auction = self.applies(view)
        if auction is None:
            return None
        if auction.price >= self.sell_from or Buy() not in legal:
            return Sell()
        return Buy() if auction.own_price <= self.buy_up_to else None


class KeepExtraActions(Instruction, frozen=True, tag="keep_extra_actions"):
    """Play no extra action card in this round."""

    round_no: int
    frames: ClassVar[tuple[type[Frame], ...]] = (ExtraOrPassFrame,)

    @classmethod
    def form(cls, box: GoaBox, view: GoaView) -> InstructionForm | None:
        """Offer it to everybody: a card may still be gained."""
        return InstructionForm("keep_extra_actions", (this_round(view),))

    def answer(self, box: GoaBox, view: GoaView, legal: Sequence[Action]) -> Action | None:
        """Pass if all cards may be kept."""
        return PassExtra() if PassExtra() in legal else None

    def over(self, box: GoaBox, view: GoaView) -> bool:
        """Return True if the round is over."""
        return super().over(box, view) or view.round_no != self.round_no


INSTRUCTIONS: tuple[type[Instruction], ...] = (BidUpTo, PassBids, SellOrBuy, KeepExtraActions)


def lot_of(tile: str | None) -> str:
    """Return what is auctioned, by name: without a tile it is the flag."""
    return tile if tile is not None else FLAG


def auctions_ahead(view: GoaView) -> bool:
    """Return True if an auction of this round is under way or still to come."""
    part = next((frame.next for frame in view.frames if isinstance(frame, RoundFrame)), "end")
    return part in ("placing", "auctions", "actions") and (part != "actions" or current_marker(view) > 0)


def current_marker(view: GoaView) -> int:
    """Return the marker of the auction that is under way; 0 if there is none."""
    return next((frame.marker for frame in view.frames if isinstance(frame, AuctionsFrame)), 0)


def lots(view: GoaView) -> dict[str, Seat]:
    """Return what has a marker and is not yet auctioned off, with its auctioneer, in the order of the markers."""
    now, found = current_marker(view), dict[str, Seat]()
    for number, place in enumerate(view.markers, 1):
        if number < now or place is None:
            continue
        tile = None if number == 1 else view.grid[INDEX[place]]
        if number == 1 or tile is not None:  # no tile: it was handed over, and its effect goes on
            found[lot_of(tile)] = (view.placer + number - 1) % len(view.players)
    return found


def offered_lots(view: GoaView, *, selling: bool) -> tuple[str, ...]:
    """Return the lots that a seat may instruct about as auctioneer or as bidder, ANY first; none if none is ahead."""
    if not auctions_ahead(view):
        return ()
    own = tuple(lot for lot, auctioneer in lots(view).items() if (auctioneer == view.seat) is selling)
    return (ANY, *own) if own or not current_marker(view) else ()


def this_round(view: GoaView) -> InstructionField:
    """Return the field that says for which round the instruction is given."""
    return fixed("round_no", view.round_no)


def offered_field(offered: tuple[str, ...]) -> InstructionField:
    """Return the field for what is auctioned."""
    return choice("lot", "lot", offered)


def leaders(view: GoaView) -> tuple[Seat, ...]:
    """Return who has the most points that everybody can see: hands do not count."""
    points = [score.total - score.parts.get(SYMBOLS, 0) for score in view.scores]
    return tuple(seat for seat, own in enumerate(points) if own == max(points))
