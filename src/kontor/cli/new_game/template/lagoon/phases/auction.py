"""Bidding for the lot: everybody once, in turn."""

from collections.abc import Iterable

from kontor.cli.new_game.template.lagoon.actions import Bid, Pass
from kontor.cli.new_game.template.lagoon.events import BidMade, LotPassed, LotSunk, LotWon
from kontor.cli.new_game.template.lagoon.frames import AuctionFrame, LayFrame
from kontor.cli.new_game.template.lagoon.rules import A1, A2, A3, A4, A5
from kontor.cli.new_game.template.lagoon.state import LagoonState
from kontor.core import Emit, Phase, Refusal, Seat


class Auction(Phase[LagoonState, AuctionFrame, Pass | Bid]):
    """Asks one bidder after the other, then settles."""

    frame = AuctionFrame
    verbs = (Pass, Bid)

    def candidates(self, s: LagoonState, frame: AuctionFrame, seat: Seat) -> Iterable[Pass | Bid]:
        """Pass, or bid any number of the own coins."""
        yield Pass()
        for coins in range(1, s.coins[seat] + 1):
            yield Bid(coins)

    def check(self, s: LagoonState, frame: AuctionFrame, seat: Seat, action: Pass | Bid) -> Refusal | None:
        """Refuse a bid without the coins for it, or one that is not higher than the last."""
        if isinstance(action, Bid):
            if action.coins > s.coins[seat]:
                return Refusal(A2, {"coins": s.coins[seat]})
            if action.coins <= frame.high:
                return Refusal(A3, {"high": frame.high})
        return None

    def advance(self, s: LagoonState, frame: AuctionFrame, seat: Seat, action: Pass | Bid, emit: Emit) -> None:
        """Note the bid, and ask the next bidder."""
        rest = frame.to_bid[1:]
        if isinstance(action, Bid):
            emit(BidMade(seat, action.coins, rule=A1))
            s.replace(AuctionFrame(frame.lot, rest, action.coins, seat))
        else:
            emit(LotPassed(seat, rule=A1))
            s.replace(AuctionFrame(frame.lot, rest, frame.high, frame.leader))

    def resume(self, s: LagoonState, frame: AuctionFrame, emit: Emit) -> None:
        """Settle: the highest bidder pays and takes the lot, or it sinks."""
        s.pop()
        if frame.leader is None:
            s.sunk.append(frame.lot)
            emit(LotSunk(frame.lot, rule=A5))
            return
        s.coins[frame.leader] -= frame.high
        s.rows[frame.leader].append(frame.lot)
        emit(LotWon(frame.leader, frame.lot, frame.high, rule=A4))
        s.push(LayFrame(frame.leader))
