"""Extra actions after the three actions: play a card or pass, in turn, until all have passed.

Ledger: GOA-E1 to GOA-E4, GOA-E8, GOA-R22.
"""

from typing import Never

from kontor.core import Emit, Phase, Refusal, Seat
from kontor.games.goa.actions import PassExtra, PlayExtra
from kontor.games.goa.components import GoaBox
from kontor.games.goa.events import ExtraActionPlayed, ExtraActionsPassed
from kontor.games.goa.frames import ExtraActionsFrame, ExtraOrPassFrame
from kontor.games.goa.phases.turn import begin_turn
from kontor.games.goa.rules import E1, E2, E3, E8
from kontor.games.goa.state import GoaState

CHOICES = (PlayExtra(), PassExtra())


class ExtraActions(Phase[GoaState, ExtraActionsFrame, Never]):
    """Ask those who have not passed, in turn, until all have."""

    frame = ExtraActionsFrame

    def resume(self, s: GoaState, frame: ExtraActionsFrame, emit: Emit) -> None:
        """Ask the next player; one without a card passes automatically (GOA-E8)."""
        if not frame.queue:
            s.pop()
        elif s.extra_actions[frame.queue[0]]:  # GOA-E8
            s.push(ExtraOrPassFrame(frame.queue[0]))  # GOA-E1
        else:
            s.replace(ExtraActionsFrame(frame.queue[1:]))
            emit(ExtraActionsPassed(frame.queue[0], rule=E8))


class ExtraOrPass(Phase[GoaState, ExtraOrPassFrame, PlayExtra | PassExtra]):
    """Play an extra action card, or pass for this round."""

    frame = ExtraOrPassFrame
    verbs = (PlayExtra, PassExtra)
    quick = True

    def __init__(self, box: GoaBox) -> None:
        self.keep = box.file.flow.extra_action_keep_max

    def candidates(self, s: GoaState, frame: ExtraOrPassFrame, seat: Seat) -> tuple[PlayExtra | PassExtra, ...]:
        """Offer both."""
        return CHOICES

    def check(self, s: GoaState, frame: ExtraOrPassFrame, seat: Seat, action: PlayExtra | PassExtra) -> Refusal | None:
        """Refuse to pass with more cards than one may keep."""
        if isinstance(action, PassExtra) and s.extra_actions[seat] > self.keep:
            return Refusal(E3, {"cards": s.extra_actions[seat], "keep": self.keep})
        return None

    def advance(
        self, s: GoaState, frame: ExtraOrPassFrame, seat: Seat, action: PlayExtra | PassExtra, emit: Emit
    ) -> None:
        """Return the card and begin an action turn, or pass for this round."""
        s.pop()
        circle = s.top_frame(ExtraActionsFrame)
        if isinstance(action, PlayExtra):
            s.extra_actions[seat] -= 1  # GOA-E4
            emit(ExtraActionPlayed(seat, rule=E1))
            s.replace(ExtraActionsFrame((*circle.queue[1:], seat)))  # GOA-E1
            begin_turn(s, seat)  # GOA-E1
        else:
            s.replace(ExtraActionsFrame(circle.queue[1:]))  # GOA-E2
            emit(ExtraActionsPassed(seat, rule=E2))
