"""Founding a colony: reveal, compare, pause if colonists are missing, then found or fail.

Ledger: GOA-K13 to GOA-K26, GOA-R8, GOA-R21, GOA-R37.
"""

from typing import Never

from kontor.core import Emit, Phase, Refusal, RuleId, Seat
from kontor.games.goa.actions import ChooseColonyTile, DiscardCard, Fail, FoundColony, Pay, PlayCard, UseTile
from kontor.games.goa.components import COLONY, GoaBox
from kontor.games.goa.events import ColonyFounded, ColonyTileTaken, FoundingBegan, FoundingFailed
from kontor.games.goa.frames import (
    ChooseColonyTileFrame,
    FoundingAttemptFrame,
    FoundingPauseFrame,
    NameFoundingFrame,
    PlayedCardFrame,
)
from kontor.games.goa.phases.free_effects import FreeEffects, OwnTurn
from kontor.games.goa.rules import K13, K14, K15, K16, K17, K19
from kontor.games.goa.state import GoaState, without
from kontor.games.goa.storage import fill, founded, open_fields
from kontor.games.goa.supply import FOUNDING_REVEALS, gain, pay, reveal_cards

PAY = Pay()
FAIL = Fail()
FAILURE_COLONISTS = 1


def check_colony(box: GoaBox, s: GoaState, seat: Seat, colony: str) -> Refusal | None:
    """Return why a colony cannot be named: it is founded already (GOA-K13)."""
    return Refusal(K13, {"colony": colony}) if colony in founded(box, s, seat) else None


def begin_founding(
    box: GoaBox, s: GoaState, seat: Seat, colony: str, board: int, emit: Emit, espionage: bool = False, more: int = 0
) -> None:
    """Name the colony and reveal two cards, with a card more, whether they are needed or not (GOA-K14, GOA-R21)."""
    emit(FoundingBegan(seat, colony, board, box.required[colony], rule=K13))
    revealed = reveal_cards(box, s, seat, FOUNDING_REVEALS + more, K14, emit)  # GOA-K14 GOA-R21
    s.push(FoundingAttemptFrame(seat, colony, board, revealed, espionage))


def found_by_action(box: GoaBox, s: GoaState, seat: Seat, colony: str, emit: Emit, more: int = 0) -> None:
    """Begin a founding with the player's own row of the colony column, which is read now (GOA-R37)."""
    board = box.yields[COLONY][s.row(seat, COLONY) - 1]  # GOA-K14 GOA-R37
    begin_founding(box, s, seat, colony, board, emit, more=more)


class Founding(Phase[GoaState, FoundingAttemptFrame, Never]):
    """Compare the sum with what the colony requires, after the reveal and after every free effect of the pause."""

    frame = FoundingAttemptFrame

    def __init__(self, box: GoaBox) -> None:
        self.box = box
        self.effects = FreeEffects(box)

    def resume(self, s: GoaState, frame: FoundingAttemptFrame, emit: Emit) -> None:
        """Found at once, ask in the pause, or fail if everybody can see that nothing can be done (GOA-R35)."""
        missing = self.box.required[frame.colony] - frame.board - self.box.colonists_on(frame.revealed)
        if missing <= 0:  # GOA-K15 GOA-K25
            found(self.box, s, frame, K15, emit)
        elif s.colonists[frame.seat] >= missing or self.effects.is_to_be_asked(s, frame.seat):  # GOA-R35
            s.push(FoundingPauseFrame(frame.seat, frame.colony, missing, frame.espionage))  # GOA-K25
        else:
            fail(s, frame, emit)


class FoundingPause(OwnTurn[FoundingPauseFrame, Pay | Fail]):
    """Pay what is missing, give up, or use something that helps."""

    frame = FoundingPauseFrame
    verbs = (Pay, Fail, PlayCard, UseTile, DiscardCard)

    def own_answers(self, s: GoaState, frame: FoundingPauseFrame, seat: Seat) -> list[Pay | Fail]:
        """Return the payment if it can be made, and giving up."""
        return [PAY, FAIL] if s.colonists[seat] >= frame.missing else [FAIL]

    def check_own(self, s: GoaState, frame: FoundingPauseFrame, seat: Seat, action: Pay | Fail) -> Refusal | None:
        """Refuse to pay with too few colonists."""
        if isinstance(action, Pay) and s.colonists[seat] < frame.missing:
            return Refusal(K16, {"missing": frame.missing, "owned": s.colonists[seat]})
        return None

    def advance_own(self, s: GoaState, frame: FoundingPauseFrame, seat: Seat, action: Pay | Fail, emit: Emit) -> None:
        """Pay and found, or fail."""
        founding = s.top_frame(FoundingAttemptFrame)
        if isinstance(action, Pay):
            pay(s, seat, "colonists", frame.missing, K16, emit)  # GOA-K16
            found(self.box, s, founding, K16, emit)
        else:
            fail(s, founding, emit)


def fail(s: GoaState, frame: FoundingAttemptFrame, emit: Emit) -> None:
    """Fail the attempt: the colonists are kept, and one is gained (GOA-K17)."""
    s.pop()
    s.expedition_discard += frame.revealed  # GOA-K18
    emit(FoundingFailed(frame.seat, frame.colony, rule=K17))
    gain(s, frame.seat, "colonists", FAILURE_COLONISTS, K17, emit)  # GOA-K17


def found(box: GoaBox, s: GoaState, frame: FoundingAttemptFrame, rule: RuleId, emit: Emit) -> None:
    """Found the colony: its cards are discarded, then its tile is chosen (GOA-K18, GOA-K24)."""
    s.pop()
    s.expedition_discard += frame.revealed  # GOA-K18 GOA-K24
    emit(ColonyFounded(frame.seat, frame.colony, rule=rule))
    pile = s.colony_piles[frame.colony]
    if len({(box.allows[tile], box.fields[tile]) for tile in pile}) > 1:  # GOA-K19
        s.push(ChooseColonyTileFrame(frame.seat, frame.colony))
    else:
        take_colony_tile(box, s, frame.seat, frame.colony, pile[0], emit)


def take_colony_tile(box: GoaBox, s: GoaState, seat: Seat, colony: str, tile: str, emit: Emit) -> None:
    """Put the tile on its space and fill every field at once (GOA-K19)."""
    s.colony_piles[colony] = without(s.colony_piles[colony], tile)  # GOA-K19
    open_fields(s, seat, tile)  # GOA-K19
    emit(ColonyTileTaken(seat, tile, rule=K19))
    fill(box, s, seat, tile, K19, emit)  # GOA-K19


class NamingFounding(Phase[GoaState, NameFoundingFrame, FoundColony]):
    """Name the colony of a founding that reveals one card more (GOA-R50)."""

    frame = NameFoundingFrame
    verbs = (FoundColony,)

    def __init__(self, box: GoaBox) -> None:
        self.box = box
        self.names = tuple(map(FoundColony, box.required))

    def candidates(self, s: GoaState, frame: NameFoundingFrame, seat: Seat) -> tuple[FoundColony, ...]:
        """Offer all four."""
        return self.names

    def check(self, s: GoaState, frame: NameFoundingFrame, seat: Seat, action: FoundColony) -> Refusal | None:
        """Refuse a colony founded before."""
        return check_colony(self.box, s, seat, action.colony)

    def advance(self, s: GoaState, frame: NameFoundingFrame, seat: Seat, action: FoundColony, emit: Emit) -> None:
        """Begin the founding; the played card waits until it is over (GOA-C13)."""
        s.pop()
        more = self.box.effects[s.top_frame(PlayedCardFrame).card].extra_reveals  # GOA-R50
        found_by_action(self.box, s, seat, action.colony, emit, more)  # GOA-R50


class ChoosingColonyTile(Phase[GoaState, ChooseColonyTileFrame, ChooseColonyTile]):
    """Take one of the remaining tiles of the colony."""

    frame = ChooseColonyTileFrame
    verbs = (ChooseColonyTile,)

    def __init__(self, box: GoaBox) -> None:
        self.box = box

    def candidates(self, s: GoaState, frame: ChooseColonyTileFrame, seat: Seat) -> list[ChooseColonyTile]:
        """Offer the pile."""
        return list(map(ChooseColonyTile, s.colony_piles[frame.colony]))

    def check(self, s: GoaState, frame: ChooseColonyTileFrame, seat: Seat, action: ChooseColonyTile) -> Refusal | None:
        """Refuse a tile that is not in the pile."""
        if action.tile not in s.colony_piles[frame.colony]:
            return Refusal(K19, {"tile": action.tile, "colony": frame.colony})
        return None

    def advance(
        self, s: GoaState, frame: ChooseColonyTileFrame, seat: Seat, action: ChooseColonyTile, emit: Emit
    ) -> None:
        """Take it."""
        s.pop()
        take_colony_tile(self.box, s, seat, frame.colony, action.tile, emit)
