"""The order of play on one page: rounds of turns, turns of three phases, the end (CAR-T0.1 to CAR-T0.5, CAR-E8)."""

from typing import Never

from kontor.core import Emit, Phase
from kontor.games.cargo_noir.components import CargoNoirBox
from kontor.games.cargo_noir.events import MatchScored, RoundBegan, TurnBegan
from kontor.games.cargo_noir.frames import BasketFrame, DiscardFrame, SendingFrame, ShipsFrame, TurnFrame
from kontor.games.cargo_noir.rules import E1, E6, T0_1, T0_2
from kontor.games.cargo_noir.scoring import outcome
from kontor.games.cargo_noir.state import CargoNoirState
from kontor.games.cargo_noir.supply import capacity

BEGIN = TurnFrame("begin")
SHIPS = TurnFrame("ships")
TRADE = TurnFrame("trade")
DISCARDS = TurnFrame("discards")
SENDING = TurnFrame("sending")
PASS = TurnFrame("pass")


class Turn(Phase[CargoNoirState, TurnFrame, Never]):
    """A turn: ship actions, trading and discarding, sending ships (CAR-T0.4)."""

    frame = TurnFrame

    def __init__(self, box: CargoNoirBox) -> None:
        self.box = box

    def resume(self, s: CargoNoirState, frame: TurnFrame, emit: Emit) -> None:
        """Open the next phase."""
        seat = s.active
        match frame.next:
            case "begin":
                begin_turn(s, emit)
                s.replace(SENDING if s.round == 1 else SHIPS)  # CAR-T0.5
            case "ships":
                s.replace(TRADE)
                s.push(ShipsFrame(seat))  # CAR-T1.1 CAR-I16
            case "trade":
                s.replace(DISCARDS)
                s.push(BasketFrame(seat))  # CAR-T2.1 CAR-D10
            case "discards":
                s.replace(SENDING)
                if len(s.tiles[seat]) > capacity(self.box, s, seat):  # CAR-T2.11 CAR-D10
                    s.push(DiscardFrame(seat))
            case "sending":
                s.replace(PASS)
                if s.docks[seat] and may_send(s):
                    s.push(SendingFrame(seat))  # CAR-T3.1
            case "pass":
                if s.is_last_turn:
                    s.pop()  # CAR-E1
                    emit(MatchScored(outcome(self.box, s).winners, rule=E6))
                else:
                    s.active = s.left_of(seat)  # CAR-T0.1
                    s.replace(BEGIN)


def begin_turn(s: CargoNoirState, emit: Emit) -> None:
    """Begin a turn; the start player advances the round marker (CAR-T0.2)."""
    s.raised, s.barred = [], []  # CAR-R34 CAR-R35
    if s.active == s.start_player:
        s.round += 1  # CAR-T0.2
        emit(RoundBegan(s.round, s.in_last_round, rule=E1 if s.in_last_round else T0_2))
    emit(TurnBegan(s.active, rule=T0_1))


def may_send(s: CargoNoirState) -> bool:
    """Return True if this turn has a Phase III; in the last round not everybody has one (CAR-E8, CAR-O3)."""
    return not s.in_last_round or (s.options.final_round_dispatch and not s.is_last_turn)  # CAR-E8 CAR-O3
