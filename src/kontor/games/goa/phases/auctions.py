"""The auctions in the order of the markers: everybody bids once, then the auctioneer sells or buys.

Ledger: GOA-A1 to GOA-A11, GOA-R4, GOA-R5, GOA-R35.
"""

from typing import Never

from msgspec.structs import replace

from kontor.core import Emit, Phase, Refusal, Seat
from kontor.games.goa.actions import Bid, Buy, PassBid, Sell
from kontor.games.goa.components import GoaBox
from kontor.games.goa.events import (
    AuctionBegan,
    BidMade,
    BidPassed,
    FlagTaken,
    TileBought,
    TileSold,
    TileTakenForNothing,
)
from kontor.games.goa.frames import Auction, AuctioneerFrame, AuctionsFrame, BidFrame, Offer
from kontor.games.goa.grid import INDEX
from kontor.games.goa.rules import A1, A2, A3, A4, A5, A6, A7
from kontor.games.goa.state import GoaState
from kontor.games.goa.tiles import receive, take_from_grid

PASS = PassBid()
SELL = Sell()
BUY = Buy()


class Auctions(Phase[GoaState, AuctionsFrame, Never]):
    """One auction after the other, each led by the owner of its marker."""

    frame = AuctionsFrame

    def resume(self, s: GoaState, frame: AuctionsFrame, emit: Emit) -> None:
        """Take the last marker back and open the next auction."""
        if frame.marker:
            s.markers[frame.marker - 1] = None  # GOA-A9
        number = frame.marker + 1
        if number > len(s.markers):
            s.markers = []
            s.pop()
            return
        place = s.markers[number - 1]
        assert place is not None
        auctioneer = (s.placer + number - 1) % s.seats  # GOA-A1 GOA-A11 GOA-P5
        tile = None if number == 1 else s.grid[INDEX[place]]  # GOA-P1
        s.replace(AuctionsFrame(number))
        s.push(BidFrame(s.clockwise(auctioneer)[1:], Auction(number, auctioneer, place, tile)))  # GOA-A2
        emit(AuctionBegan(auctioneer, number, tile, rule=A1))


class Bidding(Phase[GoaState, BidFrame, PassBid | Bid]):
    """Each other player bids more or passes, once; asked even if only a pass is left (GOA-R35)."""

    frame = BidFrame
    verbs = (PassBid, Bid)
    quick = True

    def __init__(self, box: GoaBox) -> None:
        self.box = box

    def legal(self, s: GoaState, frame: BidFrame, seat: Seat) -> list[PassBid | Bid]:
        """Offer the pass and every bid that can be paid; must agree with `check`."""
        return [PASS, *map(Bid, range(frame.auction.price + 1, s.ducats[seat] + 1))]  # GOA-A3 GOA-R5

    def check(self, s: GoaState, frame: BidFrame, seat: Seat, action: PassBid | Bid) -> Refusal | None:
        """Refuse a bid that is not higher, or more than the player has."""
        if isinstance(action, Bid):
            if action.ducats <= frame.auction.price:
                return Refusal(A2, {"bid": frame.auction.price})
            if action.ducats > s.ducats[seat]:
                return Refusal(A3, {"ducats": s.ducats[seat]})
        return None

    def advance(self, s: GoaState, frame: BidFrame, seat: Seat, action: PassBid | Bid, emit: Emit) -> None:
        """Record the offer; after the last one the auctioneer decides, or takes the tile for nothing."""
        amount = action.ducats if isinstance(action, Bid) else 0
        if amount:
            emit(BidMade(seat, amount, rule=A2))
        else:
            emit(BidPassed(seat, rule=A2))
        auction = replace(frame.auction, offers=(*frame.auction.offers, Offer(seat, amount)))  # GOA-H7
        if len(frame.queue) > 1:  # GOA-A2
            s.replace(BidFrame(frame.queue[1:], auction))
        elif auction.highest is not None:
            s.replace(AuctioneerFrame(auction))  # GOA-R35
        else:
            s.pop()
            emit(TileTakenForNothing(auction.auctioneer, auction.tile, rule=A4))
            hand_over(self.box, s, auction, auction.auctioneer, emit)  # GOA-A4 GOA-R4


class AuctioneerDecides(Phase[GoaState, AuctioneerFrame, Sell | Buy]):
    """Sell to the highest bidder, or buy for one ducat less."""

    frame = AuctioneerFrame
    verbs = (Sell, Buy)
    quick = True

    def __init__(self, box: GoaBox) -> None:
        self.box = box

    def candidates(self, s: GoaState, frame: AuctioneerFrame, seat: Seat) -> tuple[Sell | Buy, ...]:
        """Offer both."""
        return (SELL, BUY)

    def check(self, s: GoaState, frame: AuctioneerFrame, seat: Seat, action: Sell | Buy) -> Refusal | None:
        """Refuse to buy without the ducats."""
        price = frame.auction.own_price
        if isinstance(action, Buy) and s.ducats[seat] < price:
            return Refusal(A6, {"price": price, "ducats": s.ducats[seat]})
        return None

    def advance(self, s: GoaState, frame: AuctioneerFrame, seat: Seat, action: Sell | Buy, emit: Emit) -> None:
        """Pay, then hand the tile over (GOA-A10)."""
        s.pop()
        auction = frame.auction
        if isinstance(action, Buy):
            price = auction.own_price
            s.ducats[seat] -= price  # GOA-A6
            emit(TileBought(seat, auction.tile, price, rule=A6))
            hand_over(self.box, s, auction, seat, emit)
        else:
            highest = auction.winning
            s.ducats[highest.seat] -= highest.amount  # GOA-A5
            s.ducats[seat] += highest.amount  # GOA-A5
            emit(TileSold(highest.seat, seat, auction.tile, highest.amount, rule=A5))
            hand_over(self.box, s, auction, highest.seat, emit)


def hand_over(box: GoaBox, s: GoaState, auction: Auction, seat: Seat, emit: Emit) -> None:
    """Give the flag or the tile to its new owner, with its effect (GOA-A7, GOA-A8)."""
    if auction.tile is None:
        s.flag_holder = seat  # GOA-A7
        emit(FlagTaken(seat, rule=A7))
        receive(box, s, seat, box.file.flag.gain_on_purchase, A7, emit)  # GOA-A7
    else:
        take_from_grid(box, s, seat, INDEX[auction.place], None, emit)  # GOA-A8 GOA-A10
