"""The order of play on one page: turns of four phases, rounds, and the end (NOV-T0.1, NOV-T0.2, NOV-T0.6, NOV-E1)."""

from typing import Never

from kontor.core import Emit, Phase, RuleId
from kontor.games.novgorod.bonuses import end_round
from kontor.games.novgorod.career import has_privilege, seals_per_turn, steps_of
from kontor.games.novgorod.component_schema import DIVERSITY
from kontor.games.novgorod.components import NovgorodBox
from kontor.games.novgorod.events import (
    LastRoundAnnounced,
    MarkersShown,
    MatchScored,
    RoundBegan,
    SealsGained,
    TurnBegan,
)
from kontor.games.novgorod.frames import EvaluationFrame, LastWindowFrame, PurchaseFrame, RouteFrame, TurnFrame
from kontor.games.novgorod.rules import E1, E2, E4, E5, E7, T0_1, T4_1, T4_2
from kontor.games.novgorod.scoring import diversity, outcome
from kontor.games.novgorod.state import NovgorodState, Turn

CAREER, PRIVILEGE = "career", "privilege"


class TurnOfPlayer(Phase[NovgorodState, TurnFrame, Never]):
    """A turn: lay the route, evaluate it, purchase, seals (NOV-T0.2)."""

    frame = TurnFrame

    def __init__(self, box: NovgorodBox) -> None:
        self.box = box

    def resume(self, s: NovgorodState, frame: TurnFrame, emit: Emit) -> None:
        """Go on until a phase has to be played, or the match is over."""
        top: object = frame
        while isinstance(top, TurnFrame):
            self.open_next(s, top, emit)
            top = s.frames[-1] if s.frames else None

    def open_next(self, s: NovgorodState, frame: TurnFrame, emit: Emit) -> None:
        """Open the next phase."""
        seat = s.active
        match frame.next:
            case "begin":
                begin_turn(s, emit)
                s.replace(TurnFrame("evaluate"))
                s.push(RouteFrame(seat))  # NOV-T0.2
            case "evaluate":
                s.replace(TurnFrame("purchase"))
                s.push(EvaluationFrame(seat))  # NOV-T0.2
            case "purchase":
                s.replace(TurnFrame("window"))
                s.push(PurchaseFrame(seat))  # NOV-T0.2
            case "window":
                s.replace(TurnFrame("seals"))
                if (
                    s.pirate is not None
                    and s.options.pirate_side == "back"
                    and has_privilege(self.box, s, seat, "income")
                ):
                    s.push(LastWindowFrame(seat))  # NOV-A13 NOV-R39
            case "seals":
                s.replace(TurnFrame("pass"))
                gain_seals(self.box, s, emit)  # NOV-T0.2 NOV-A1
            case "pass":
                s.active = s.left_of(seat)  # NOV-T0.1
                s.replace(TurnFrame("begin"))
                if s.active == s.start_player:  # NOV-B6
                    self.end_round(s, emit)

    def end_round(self, s: NovgorodState, emit: Emit) -> None:
        """Lower the bonus cards, then check whether the game ends (NOV-T0.6)."""
        end_round(self.box, s, emit)  # NOV-T0.6
        if s.round == s.last_round:
            s.pop()  # NOV-E1
            score_match(self.box, s, emit)
        elif s.last_round is None and (rule := why_ending(self.box, s)):
            s.last_round = s.round + 1  # NOV-E1 NOV-E7
            emit(LastRoundAnnounced(s.last_round, rule=rule))


def begin_turn(s: NovgorodState, emit: Emit) -> None:
    """Begin a turn; the start player's also begins a round."""
    s.turn = Turn()
    if s.active == s.start_player:
        s.round += 1
        emit(RoundBegan(s.round, s.round == s.last_round, rule=T0_1))
    emit(TurnBegan(s.active, rule=T0_1))


def gain_seals(box: NovgorodBox, s: NovgorodState, emit: Emit) -> None:
    """Phase 4: the seals of the career, and of the privilege if no other one was used (NOV-T4.1, NOV-T4.2)."""
    seat = s.active
    seals = seals_per_turn(box, s, seat)
    if seals:
        s.gain_seals(seat, seals, CAREER)  # NOV-T4.1
        emit(SealsGained(seat, seals, "career", rule=T4_1))
    if has_privilege(box, s, seat, "seal"):
        s.gain_seals(seat, box.privileges.seal, PRIVILEGE)  # NOV-T4.2
        emit(SealsGained(seat, box.privileges.seal, "privilege", rule=T4_2))


def is_triggered(box: NovgorodBox, s: NovgorodState) -> bool:
    """Return True if somebody has enough seals or has covered the top step (NOV-E1, NOV-R3)."""
    return any(
        s.total_seals(seat) >= box.limits.end_seals or s.covered[seat] == len(steps_of(box, s, seat))  # NOV-E1 NOV-R3
        for seat in range(s.seats)
    )


def why_ending(box: NovgorodBox, s: NovgorodState) -> RuleId | None:
    """Return the rule that makes the next round the last one: the condition, or else the safety limit."""
    if is_triggered(box, s):
        return E1
    return E7 if s.round == box.limits.safety_round else None  # NOV-E7


def score_match(box: NovgorodBox, s: NovgorodState, emit: Emit) -> None:
    """Show the markers where diversity counts, and name the winners, or nobody (NOV-E2, NOV-E4, NOV-E5)."""
    if DIVERSITY in s.bonuses:
        for seat in range(s.seats):
            emit(MarkersShown(seat, tuple(s.markers[seat]), diversity(box, s, seat), rule=E2))  # NOV-E2
    winners = outcome(box, s).winners
    emit(MatchScored(winners, rule=E4 if winners else E5))
