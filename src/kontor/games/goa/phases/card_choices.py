"""What cards ask: which marker moves, and how a harvest is mixed. The vice-king asks for a marker, too.

Ledger: GOA-C7 to GOA-C9, GOA-C12, GOA-T13.
"""

from kontor.core import Emit, Phase, Refusal, Seat
from kontor.games.goa.actions import ChooseColumn, MixColonists, MixShips
from kontor.games.goa.component_schema import COLUMNS
from kontor.games.goa.components import GoaBox
from kontor.games.goa.development import check_price, check_step, move_marker, pay_step
from kontor.games.goa.effects import highest_markers
from kontor.games.goa.frames import ChooseColumnFrame, MixColonistsFrame, MixShipsFrame
from kontor.games.goa.rules import C7, C8, T13
from kontor.games.goa.state import GoaState
from kontor.games.goa.storage import free_fields, harvest
from kontor.games.goa.supply import gain, pay


class ChoosingColumn(Phase[GoaState, ChooseColumnFrame, ChooseColumn]):
    """Choose the marker that a card or the vice-king moves."""

    frame = ChooseColumnFrame
    verbs = (ChooseColumn,)

    def __init__(self, box: GoaBox) -> None:
        self.box = box
        self.columns = tuple(map(ChooseColumn, COLUMNS))

    def candidates(self, s: GoaState, frame: ChooseColumnFrame, seat: Seat) -> tuple[ChooseColumn, ...]:
        """Offer every column."""
        return self.columns

    def check(self, s: GoaState, frame: ChooseColumnFrame, seat: Seat, action: ChooseColumn) -> Refusal | None:
        """Refuse a marker that the card or tile cannot move."""
        column = action.column
        match frame.purpose:
            case "no_spices":
                return check_step(self.box, s, seat, column, spices=False)  # GOA-C9 GOA-C12
            case "no_ships":
                return check_step(self.box, s, seat, column, ships=False)  # GOA-C9 GOA-C12
            case "vice_king":
                return None if column in highest_markers(s, seat) else Refusal(T13, {"column": column})
            case "ducats":
                return check_price(self.box, s, seat, column)  # GOA-C7

    def advance(self, s: GoaState, frame: ChooseColumnFrame, seat: Seat, action: ChooseColumn, emit: Emit) -> None:
        """Pay what is due, and move the marker."""
        column = action.column
        s.pop()
        match frame.purpose:
            case "no_spices":
                pay_step(self.box, s, seat, column, emit, spices=False)  # GOA-C9
            case "no_ships":
                pay_step(self.box, s, seat, column, emit, ships=False)  # GOA-C9
            case "vice_king":
                move_marker(self.box, s, seat, column, T13, emit)  # GOA-T13
            case "ducats":
                pay(s, seat, "ducats", self.box.step_price(s.row(seat, column) + 1), C7, emit)  # GOA-C7
                move_marker(self.box, s, seat, column, C7, emit)  # GOA-C7


class MixingShips(Phase[GoaState, MixShipsFrame, MixShips]):
    """Take a part of the harvest as ships."""

    frame = MixShipsFrame
    verbs = (MixShips,)

    def __init__(self, box: GoaBox) -> None:
        self.box = box

    def candidates(self, s: GoaState, frame: MixShipsFrame, seat: Seat) -> list[MixShips]:
        """Offer every number up to the harvest."""
        return list(map(MixShips, range(frame.left + 1)))

    def check(self, s: GoaState, frame: MixShipsFrame, seat: Seat, action: MixShips) -> Refusal | None:
        """Refuse more than the harvest."""
        if action.ships > frame.left:
            return Refusal(C8, {"left": frame.left})
        return None

    def advance(self, s: GoaState, frame: MixShipsFrame, seat: Seat, action: MixShips, emit: Emit) -> None:
        """Take the ships; then ask for colonists where there is a choice."""
        s.pop()
        gain(s, seat, "ships", action.ships, C8, emit)  # GOA-C8
        left = frame.left - action.ships
        if left and free_fields(self.box, s, seat):
            s.push(MixColonistsFrame(seat, left))
        else:
            gain(s, seat, "colonists", left, C8, emit)  # GOA-C8


class MixingColonists(Phase[GoaState, MixColonistsFrame, MixColonists]):
    """Take a part of the rest as colonists; every spice needs a free field."""

    frame = MixColonistsFrame
    verbs = (MixColonists,)

    def __init__(self, box: GoaBox) -> None:
        self.box = box

    def fewest(self, s: GoaState, frame: MixColonistsFrame) -> int:
        """Return the colonists that must be taken, since there is no field for more spices (GOA-C8)."""
        return max(0, frame.left - free_fields(self.box, s, frame.seat))  # GOA-C8

    def candidates(self, s: GoaState, frame: MixColonistsFrame, seat: Seat) -> list[MixColonists]:
        """Offer every number up to the rest."""
        return list(map(MixColonists, range(frame.left + 1)))

    def check(self, s: GoaState, frame: MixColonistsFrame, seat: Seat, action: MixColonists) -> Refusal | None:
        """Refuse more than the rest, and fewer than the fields demand."""
        if action.colonists > frame.left:
            return Refusal(C8, {"left": frame.left})
        fewest = self.fewest(s, frame)
        if action.colonists < fewest:
            return Refusal(C8, {"fewest": fewest}, "fields")
        return None

    def advance(self, s: GoaState, frame: MixColonistsFrame, seat: Seat, action: MixColonists, emit: Emit) -> None:
        """Take the colonists and place the rest as spices."""
        s.pop()
        gain(s, seat, "colonists", action.colonists, C8, emit)  # GOA-C8
        harvest(self.box, s, seat, frame.left - action.colonists, C8, emit)  # GOA-C8
