"""Pauses of harvests and expeditions, in which free effects may be used.

A harvest pauses when sacks would be lost, an expedition before every draw but the first. Both are public facts, and the
question is asked whatever the player holds, so that it tells nothing about a hand. Ledger: GOA-K8, GOA-K11, GOA-R53.
"""

from typing import Never

from kontor.core import Emit, Phase, Refusal, Seat
from kontor.games.goa.actions import DiscardCard, Done, DrawNext, PlayCard, UseTile
from kontor.games.goa.components import EXPEDITION, GoaBox
from kontor.games.goa.events import SpicesLost
from kontor.games.goa.frames import ExpeditionFrame, ExpeditionPauseFrame, HarvestFrame, HarvestPauseFrame
from kontor.games.goa.phases.free_effects import OwnTurn
from kontor.games.goa.rules import K8, K11, K12, K22
from kontor.games.goa.state import GoaState
from kontor.games.goa.storage import free_fields, harvest
from kontor.games.goa.supply import draw_cards

DONE = Done()
DRAW = DrawNext()


class Harvesting(Phase[GoaState, HarvestFrame, Never]):
    """Place sacks as long as there are free fields, at first and after every free effect of the pause."""

    frame = HarvestFrame

    def __init__(self, box: GoaBox) -> None:
        self.box = box

    def resume(self, s: GoaState, frame: HarvestFrame, emit: Emit) -> None:
        """Place what fits; ask before the rest is lost."""
        fitting = min(frame.left, free_fields(self.box, s, frame.seat))
        if fitting:
            s.replace(HarvestFrame(frame.seat, frame.left - fitting))
            harvest(self.box, s, frame.seat, fitting, K8, emit)  # GOA-K8 GOA-K9
        elif frame.left:
            s.push(HarvestPauseFrame(frame.seat, frame.left))  # GOA-R53
        else:
            s.pop()


class HarvestPause(OwnTurn[HarvestPauseFrame, Done]):
    """Make room by a card or a tile, or let the rest go."""

    frame = HarvestPauseFrame
    verbs = (Done, PlayCard, UseTile, DiscardCard)

    def own_answers(self, s: GoaState, frame: HarvestPauseFrame, seat: Seat) -> list[Done]:
        """Return the end of the harvest."""
        return [DONE]

    def check_own(self, s: GoaState, frame: HarvestPauseFrame, seat: Seat, action: Done) -> Refusal | None:
        """Allow the end of the harvest."""
        return None

    def advance_own(self, s: GoaState, frame: HarvestPauseFrame, seat: Seat, action: Done, emit: Emit) -> None:
        """Lose the sacks that find no field."""
        s.pop()
        emit(SpicesLost(seat, frame.left, rule=K8))  # GOA-K8


class Drawing(Phase[GoaState, ExpeditionFrame, Never]):
    """Ask before the next card of an expedition is drawn."""

    frame = ExpeditionFrame

    def resume(self, s: GoaState, frame: ExpeditionFrame, emit: Emit) -> None:
        """Pause as long as a card may follow."""
        if frame.left:
            s.push(ExpeditionPauseFrame(frame.seat, frame.left))  # GOA-R53
        else:
            s.pop()


class ExpeditionPause(OwnTurn[ExpeditionPauseFrame, DrawNext | Done]):
    """Draw the next card, use something first, or stop."""

    frame = ExpeditionPauseFrame
    verbs = (DrawNext, Done, PlayCard, UseTile, DiscardCard)

    def own_answers(self, s: GoaState, frame: ExpeditionPauseFrame, seat: Seat) -> list[DrawNext | Done]:
        """Return the next draw if it is allowed, and the end of the expedition."""
        return [DRAW, DONE] if self.check_draw(s, seat) is None else [DONE]

    def check_own(
        self, s: GoaState, frame: ExpeditionPauseFrame, seat: Seat, action: DrawNext | Done
    ) -> Refusal | None:
        """Refuse a card above the hand limit, and one that is not there."""
        return self.check_draw(s, seat) if isinstance(action, DrawNext) else None

    def check_draw(self, s: GoaState, seat: Seat) -> Refusal | None:
        """Return why no card can be drawn."""
        limit, hand = self.box.hand_limit[s.row(seat, EXPEDITION) - 1], len(s.hands[seat])
        if hand >= limit:  # GOA-K11
            return Refusal(K12, {"limit": limit, "hand": hand})
        return None if s.cards_left() else Refusal(K22, {"left": 0}, "left")

    def advance_own(
        self, s: GoaState, frame: ExpeditionPauseFrame, seat: Seat, action: DrawNext | Done, emit: Emit
    ) -> None:
        """Draw it, or end the expedition."""
        if isinstance(action, DrawNext):
            s.replace(ExpeditionFrame(seat, frame.left - 1))
            draw_cards(s, seat, 1, K11, emit)  # GOA-K11
        else:
            s.pop()
