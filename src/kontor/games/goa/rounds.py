"""The order of play on one page: two phases of four rounds, each with placing, auctions, actions and extra actions.

Ledger: GOA-G1, GOA-G2, GOA-K1, GOA-E1, GOA-E5 to GOA-E7.
"""

from typing import Never

from kontor.core import Emit, Phase
from kontor.games.goa.components import GoaBox
from kontor.games.goa.events import HandShown, MatchScored, RoundBegan, RoundEnded, TilesRemoved, TurnBegan
from kontor.games.goa.frames import (
    ActionsFrame,
    AuctionsFrame,
    ExtraActionsFrame,
    PlaceFlagFrame,
    RoundFrame,
)
from kontor.games.goa.phases.turn import begin_turn
from kontor.games.goa.rules import E5, E6, F6, G2, H4, K1
from kontor.games.goa.scoring import outcome
from kontor.games.goa.setup import lay_out
from kontor.games.goa.state import GoaState

PLACING = RoundFrame("placing")
AUCTIONS = RoundFrame("auctions")
ACTIONS = RoundFrame("actions")
EXTRA_ACTIONS = RoundFrame("extra_actions")
END = RoundFrame("end")


class Round(Phase[GoaState, RoundFrame, Never]):
    """A round, part by part (GOA-G2)."""

    frame = RoundFrame

    def __init__(self, box: GoaBox) -> None:
        self.box = box

    def resume(self, s: GoaState, frame: RoundFrame, emit: Emit) -> None:
        """Open the next part."""
        match frame.next:
            case "placing":
                s.replace(AUCTIONS)
                emit(RoundBegan(s.phase, s.round_no, s.flag_holder, rule=G2))
                s.push(PlaceFlagFrame(s.flag_holder))  # GOA-P1 GOA-G2
            case "auctions":
                s.replace(ACTIONS)
                s.push(AuctionsFrame(0))  # GOA-G2
            case "actions":
                s.replace(EXTRA_ACTIONS)
                s.push(ActionsFrame(0))  # GOA-G2
            case "extra_actions":
                s.replace(END)
                s.push(ExtraActionsFrame(s.clockwise(s.flag_holder)))  # GOA-E1
            case "end":
                self.end_round(s, emit)

    def end_round(self, s: GoaState, emit: Emit) -> None:
        """Turn the red tiles back; go on with the next round, the next phase, or the scoring."""
        emit(RoundEnded(s.round_no, rule=E5))
        s.turned = tuple(tile for tile in s.turned if self.box.tiles[tile].category != "red")  # GOA-E5
        last = s.round_no % self.box.file.flow.rounds_per_phase == 0  # GOA-G1
        if last and s.phase == "B":  # GOA-E7
            self.end_match(s, emit)
            return
        s.round_no += 1
        s.replace(PLACING)  # GOA-G1
        if last:  # GOA-E6
            self.begin_phase_b(s, emit)

    def begin_phase_b(self, s: GoaState, emit: Emit) -> None:
        """Clear the grid and lay out the B tiles; everything else stays (GOA-E6)."""
        s.phase = "B"  # GOA-G1
        left = tuple(sorted(tile for tile in s.grid if tile is not None))
        tiles, s.box = list(s.box), left  # GOA-E6
        removed = lay_out(self.box, s, tiles)  # GOA-E6
        emit(TilesRemoved("B", removed, rule=E6))

    def end_match(self, s: GoaState, emit: Emit) -> None:
        """Show the hands and count (GOA-E7, GOA-H4)."""
        s.pop()
        for seat, hand in enumerate(s.hands):
            emit(HandShown(seat, hand, rule=H4))
        emit(MatchScored(outcome(self.box, s).winners, rule=F6))


class Actions(Phase[GoaState, ActionsFrame, Never]):
    """Three times round the table, each player takes one action (GOA-K1)."""

    frame = ActionsFrame

    def __init__(self, box: GoaBox) -> None:
        self.each = box.file.flow.actions_per_round

    def resume(self, s: GoaState, frame: ActionsFrame, emit: Emit) -> None:
        """Begin the next action turn, the flag holder's first."""
        if frame.turns == self.each * s.seats:  # GOA-K1
            s.pop()
            return
        seat = (s.flag_holder + frame.turns) % s.seats  # GOA-K1 GOA-A7 GOA-I14
        s.replace(ActionsFrame(frame.turns + 1))
        begin_turn(s, seat)
        emit(TurnBegan(seat, frame.turns // s.seats + 1, rule=K1))
