"""The sequence of play: lot after lot, until the pile is empty."""

from typing import Never

from kontor.cli.new_game.template.lagoon.events import LotTurned
from kontor.cli.new_game.template.lagoon.frames import AuctionFrame, RoundFrame
from kontor.cli.new_game.template.lagoon.rules import A1
from kontor.cli.new_game.template.lagoon.state import LagoonState
from kontor.core import Emit, Phase


class Round(Phase[LagoonState, RoundFrame, Never]):
    """Turns up the next lot; the player left of the last starter begins."""

    frame = RoundFrame

    def resume(self, s: LagoonState, frame: RoundFrame, emit: Emit) -> None:
        """Open an auction, or end the match."""
        if not s.pile:
            s.pop()  # LAG-E1
            return
        s.replace(RoundFrame((frame.starter + 1) % s.seats))
        lot = s.pile.pop()
        emit(LotTurned(lot, rule=A1))
        s.push(AuctionFrame(lot, tuple((frame.starter + place) % s.seats for place in range(s.seats))))
