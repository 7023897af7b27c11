"""An action turn: one action, with free effects before and after it.

Ledger: GOA-K1 to GOA-K13, GOA-K22, GOA-K23, GOA-C10, GOA-R20, GOA-R33.
"""

from typing import Never, TypeAlias

from kontor.core import Emit, Phase, Refusal, Seat
from kontor.core.records import tag_of
from kontor.games.goa.actions import (
    BuildShips,
    DiscardCard,
    EndTurn,
    Expedition,
    FoundColony,
    Harvest,
    PlayCard,
    Progress,
    Taxes,
    UseTile,
)
from kontor.games.goa.components import EXPEDITION, HARVEST, SHIPS, TAXES, GoaBox
from kontor.games.goa.development import check_step, move_marker, pay_step, steps
from kontor.games.goa.events import ActionTaken
from kontor.games.goa.frames import (
    ActionTurnFrame,
    AfterActionFrame,
    ExpeditionFrame,
    HarvestFrame,
    PlayedCardFrame,
    StepFrame,
    TurnFrame,
)
from kontor.games.goa.phases.colonies import check_colony, found_by_action
from kontor.games.goa.phases.free_effects import FreeEffects, OwnTurn
from kontor.games.goa.rules import K2, K5, K7, K8, K10, K11, K12, K22
from kontor.games.goa.state import GoaState
from kontor.games.goa.storage import founded, harvest
from kontor.games.goa.supply import draw_cards, gain

END_TURN = EndTurn()
ALWAYS = (BuildShips(), Harvest(), Taxes())
"""The actions that are always legal (GOA-K3)."""


def begin_turn(s: GoaState, seat: Seat) -> None:
    """Begin an action turn; one card may be played in it (GOA-C2)."""
    s.card_played = False  # GOA-C2
    s.push(ActionTurnFrame(seat, acted=False))


class ActionTurn(Phase[GoaState, ActionTurnFrame, Never]):
    """One action of one player, and what is used after it."""

    frame = ActionTurnFrame

    def __init__(self, box: GoaBox) -> None:
        self.effects = FreeEffects(box)

    def resume(self, s: GoaState, frame: ActionTurnFrame, emit: Emit) -> None:
        """Ask for the action; after it ask for free effects as long as some could be used."""
        if not frame.acted:  # GOA-K3
            s.push(TurnFrame(frame.seat))
        elif self.effects.is_to_be_asked(s, frame.seat):
            s.push(AfterActionFrame(frame.seat))  # GOA-K4
        else:
            s.pop()


TurnAction: TypeAlias = Progress | BuildShips | Harvest | Taxes | Expedition | FoundColony | DiscardCard


class Turn(OwnTurn[TurnFrame, TurnAction]):
    """Choose the action; cards may be discarded first to make room."""

    frame = TurnFrame
    verbs = (Progress, BuildShips, Harvest, Taxes, Expedition, FoundColony, PlayCard, UseTile, DiscardCard)

    def __init__(self, box: GoaBox) -> None:
        super().__init__(box)
        self.foundings = {colony: FoundColony(colony) for colony in box.required}

    def own_answers(self, s: GoaState, frame: TurnFrame, seat: Seat) -> list[TurnAction]:
        """Return the actions and discards that are allowed; must agree with `check_own`."""
        found: list[TurnAction] = [Progress(column) for column in steps(self.box, s, seat)]
        found += ALWAYS  # GOA-K3
        draw = self.box.draw[s.row(seat, EXPEDITION) - 1]
        found += [Expedition(k) for k in range(1, draw + 1) if self.check_expedition(s, seat, k) is None]
        have = founded(self.box, s, seat)
        found += [founding for colony, founding in self.foundings.items() if colony not in have]  # GOA-K23
        found += map(DiscardCard, s.hands[seat])  # GOA-R33
        return found

    def check_own(self, s: GoaState, frame: TurnFrame, seat: Seat, action: TurnAction) -> Refusal | None:
        """Refuse a step that cannot be paid, too many cards, a colony founded before."""
        match action:
            case Progress(column=column):
                return check_step(self.box, s, seat, column)
            case Expedition(cards=cards):
                return self.check_expedition(s, seat, cards)
            case FoundColony(colony=colony):
                return check_colony(self.box, s, seat, colony)  # GOA-K23
            case _:
                return None

    def check_expedition(self, s: GoaState, seat: Seat, cards: int) -> Refusal | None:
        """Return why this many cards cannot be drawn."""
        row = s.row(seat, EXPEDITION) - 1
        draw, limit, hand = self.box.draw[row], self.box.hand_limit[row], len(s.hands[seat])
        if cards < 1:
            return Refusal(K22, {}, "none")
        if cards > draw:
            return Refusal(K11, {"draw": draw})
        if hand + (1 if s.options.pauses_in_any_action else cards) > limit:  # GOA-R53
            return Refusal(K12, {"limit": limit, "hand": hand})
        if cards > s.cards_left():
            return Refusal(K22, {"left": s.cards_left()}, "left")
        return None

    def advance_own(self, s: GoaState, frame: TurnFrame, seat: Seat, action: TurnAction, emit: Emit) -> None:
        """Take the action."""
        s.replace(ActionTurnFrame(seat, acted=True))
        emit(ActionTaken(seat, tag_of(action), rule=K2))
        match action:
            case Progress(column=column):
                pay_step(self.box, s, seat, column, emit)
            case Expedition(cards=cards):
                at_once = 1 if s.options.pauses_in_any_action else cards  # GOA-R53
                if cards > at_once:
                    s.push(ExpeditionFrame(seat, cards - at_once))  # GOA-R53
                draw_cards(s, seat, at_once, K11, emit)  # GOA-K11
            case FoundColony(colony=colony):
                found_by_action(self.box, s, seat, colony, emit)
            case BuildShips():
                take_yield(self.box, s, seat, SHIPS, s.row(seat, SHIPS), emit)
            case Harvest() if s.options.pauses_in_any_action:
                s.push(HarvestFrame(seat, self.box.yields[HARVEST][s.row(seat, HARVEST) - 1]))  # GOA-K8 GOA-R53
            case Harvest():
                take_yield(self.box, s, seat, HARVEST, s.row(seat, HARVEST), emit)
            case _:
                take_yield(self.box, s, seat, TAXES, s.row(seat, TAXES), emit)


class AfterAction(OwnTurn[AfterActionFrame, EndTurn]):
    """Use more, or end the turn."""

    frame = AfterActionFrame
    verbs = (EndTurn, PlayCard, UseTile, DiscardCard)
    quick = True

    def own_answers(self, s: GoaState, frame: AfterActionFrame, seat: Seat) -> list[EndTurn]:
        """Return the end of the turn."""
        return [END_TURN]

    def check_own(self, s: GoaState, frame: AfterActionFrame, seat: Seat, action: EndTurn) -> Refusal | None:
        """Allow the end of the turn."""
        return None

    def advance_own(self, s: GoaState, frame: AfterActionFrame, seat: Seat, action: EndTurn, emit: Emit) -> None:
        """End the turn."""
        s.pop()


class PaidStep(Phase[GoaState, StepFrame, Never]):
    """A step has been paid."""

    frame = StepFrame

    def __init__(self, box: GoaBox) -> None:
        self.box = box

    def resume(self, s: GoaState, frame: StepFrame, emit: Emit) -> None:
        """Move the marker."""
        s.pop()
        move_marker(self.box, s, frame.seat, frame.column, K5, emit)  # GOA-K5


class PlayedCard(Phase[GoaState, PlayedCardFrame, Never]):
    """The effect of a card is finished."""

    frame = PlayedCardFrame

    def resume(self, s: GoaState, frame: PlayedCardFrame, emit: Emit) -> None:
        """Discard it."""
        s.pop()
        s.expedition_discard.append(frame.card)  # GOA-C13


def take_yield(box: GoaBox, s: GoaState, seat: Seat, column: str, row: int, emit: Emit) -> None:
    """Build ships, harvest or take taxes with the yield of a row: one's own or, by espionage, an opponent's."""
    amount = box.yields[column][row - 1]
    match column:
        case "ships":
            gain(s, seat, "ships", amount, K7, emit)  # GOA-K7
        case "harvest":
            harvest(box, s, seat, amount, K8, emit)  # GOA-K8
        case _:
            gain(s, seat, "ducats", amount, K10, emit)  # GOA-K10
