"""What kept tiles ask when they are used: swap, duty, espionage and extra harvest.

Ledger: GOA-T6, GOA-T10, GOA-T11, GOA-T14, GOA-K26, GOA-R15, GOA-R39, GOA-R42, GOA-R46.
"""

from typing import Never

from msgspec.structs import replace

from kontor.core import Emit, Phase, Refusal, Seat
from kontor.games.goa.actions import ChooseEspionage, ChooseFillTile, ChooseGridTile, Done, NameColony
from kontor.games.goa.components import COLONY, HARVEST, GoaBox
from kontor.games.goa.events import RowSpied, TileSwapped
from kontor.games.goa.frames import (
    ChooseEspionageFrame,
    ChooseFillTileFrame,
    ChooseGridTileFrame,
    DutyFrame,
    ExtraHarvestFrame,
    FoundingAttemptFrame,
    NameColonyFrame,
)
from kontor.games.goa.grid import FIELDS, INDEX
from kontor.games.goa.phases.colonies import begin_founding, check_colony
from kontor.games.goa.phases.turn import take_yield
from kontor.games.goa.rules import K26, R39, R54, T6, T10, T11
from kontor.games.goa.state import GoaState
from kontor.games.goa.storage import fill, founded, unfilled
from kontor.games.goa.tiles import take_from_grid

DONE = Done()


class Swapping(Phase[GoaState, ChooseGridTileFrame, ChooseGridTile]):
    """Take a tile of the grid and put the swap tile in its place."""

    frame = ChooseGridTileFrame
    verbs = (ChooseGridTile,)

    def __init__(self, box: GoaBox) -> None:
        self.box = box

    def candidates(self, s: GoaState, frame: ChooseGridTileFrame, seat: Seat) -> list[ChooseGridTile]:
        """Offer every tile of the grid."""
        return [ChooseGridTile(FIELDS[index]) for index in s.tiles_on_grid()]

    def check(self, s: GoaState, frame: ChooseGridTileFrame, seat: Seat, action: ChooseGridTile) -> Refusal | None:
        """Refuse an empty field."""
        if s.grid[INDEX[action.field]] is None:  # GOA-R42
            return Refusal(T6, {"field": action.field})
        return None

    def advance(self, s: GoaState, frame: ChooseGridTileFrame, seat: Seat, action: ChooseGridTile, emit: Emit) -> None:
        """Exchange the two; the taken tile works as if bought (GOA-T6)."""
        s.pop()
        field = INDEX[action.field]
        emit(TileSwapped(seat, s.tile_at(field), action.field, rule=T6))
        take_from_grid(self.box, s, seat, field, frame.tile, emit)  # GOA-T6


class ChoosingEspionage(Phase[GoaState, ChooseEspionageFrame, ChooseEspionage]):
    """Choose whose row of which column to use."""

    frame = ChooseEspionageFrame
    verbs = (ChooseEspionage,)

    def __init__(self, box: GoaBox) -> None:
        self.box = box
        self.columns = next((tile.columns for tile in box.file.tiles if tile.id == "espionage"), ())

    def candidates(self, s: GoaState, frame: ChooseEspionageFrame, seat: Seat) -> list[ChooseEspionage]:
        """Offer every column of every opponent."""
        return [ChooseEspionage(other, column) for other in s.clockwise(seat)[1:] for column in self.columns]

    def check(self, s: GoaState, frame: ChooseEspionageFrame, seat: Seat, action: ChooseEspionage) -> Refusal | None:
        """Refuse one's own row, the expedition column, a second founding, and what would change nothing."""
        if action.opponent == seat or action.opponent >= s.seats:
            return Refusal(T10, {})
        if action.column not in self.columns:
            return Refusal(T10, {"column": action.column}, "column")
        if action.column == COLONY:
            return self.check_colony(s, frame, seat, action.opponent)
        if action.column == HARVEST and not unfilled(self.box, s, seat):
            return Refusal(R39, {}, "field")
        return None

    def check_colony(self, s: GoaState, frame: ChooseEspionageFrame, seat: Seat, opponent: Seat) -> Refusal | None:
        """Return why the colony column cannot be spied on: outside of a founding, or formerly in one."""
        if s.options.spies_colonists:
            if not frame.pause:
                return Refusal(R54, {})
            (founding,) = (below for below in s.frames if isinstance(below, FoundingAttemptFrame))
            return None if self.colonists_of(s, opponent) > founding.board else Refusal(R39, {}, "board")
        if frame.pause:  # GOA-R38
            return Refusal(K26, {})
        return Refusal(R39, {}, "colony") if len(founded(self.box, s, seat)) == len(self.box.required) else None

    def colonists_of(self, s: GoaState, opponent: Seat) -> int:
        """Return the number in the colony column of an opponent."""
        return self.box.yields[COLONY][s.row(opponent, COLONY) - 1]  # GOA-T10

    def advance(
        self, s: GoaState, frame: ChooseEspionageFrame, seat: Seat, action: ChooseEspionage, emit: Emit
    ) -> None:
        """Carry out the action with the opponent's row (GOA-T10)."""
        s.pop()
        emit(RowSpied(seat, action.opponent, action.column, rule=T10))
        if action.column == COLONY and s.options.spies_colonists:
            founding = s.top_frame(FoundingAttemptFrame)
            s.replace(replace(founding, board=self.colonists_of(s, action.opponent)))  # GOA-R54
        elif action.column == COLONY:
            s.push(NameColonyFrame(seat, action.opponent))  # GOA-R15
        else:
            row = s.row(action.opponent, action.column)  # GOA-T10
            take_yield(self.box, s, seat, action.column, row, emit)


class NamingColony(Phase[GoaState, NameColonyFrame, NameColony]):
    """Name the colony that is founded with the opponent's row."""

    frame = NameColonyFrame
    verbs = (NameColony,)

    def __init__(self, box: GoaBox) -> None:
        self.box = box
        self.names = tuple(map(NameColony, box.required))

    def candidates(self, s: GoaState, frame: NameColonyFrame, seat: Seat) -> tuple[NameColony, ...]:
        """Offer all four."""
        return self.names

    def check(self, s: GoaState, frame: NameColonyFrame, seat: Seat, action: NameColony) -> Refusal | None:
        """Refuse a colony founded before."""
        return check_colony(self.box, s, seat, action.colony)

    def advance(self, s: GoaState, frame: NameColonyFrame, seat: Seat, action: NameColony, emit: Emit) -> None:
        """Begin the founding, which costs no action (GOA-R15)."""
        s.pop()
        board = self.box.yields[COLONY][s.row(frame.opponent, COLONY) - 1]  # GOA-T10 GOA-R47
        begin_founding(self.box, s, seat, action.colony, board, emit, espionage=True)  # GOA-R15


class Duty(Phase[GoaState, DutyFrame, Never]):
    """The spices of a duty have been returned."""

    frame = DutyFrame

    def resume(self, s: GoaState, frame: DutyFrame, emit: Emit) -> None:
        """Turn the tile over."""
        s.pop()
        s.turned += (frame.tile,)  # GOA-T14 GOA-R45


class ExtraHarvest(Phase[GoaState, ExtraHarvestFrame, Never]):
    """Fill one tile after the other, as long as there is one to fill."""

    frame = ExtraHarvestFrame

    def __init__(self, box: GoaBox) -> None:
        self.box = box

    def resume(self, s: GoaState, frame: ExtraHarvestFrame, emit: Emit) -> None:
        """Ask for the next tile; the first one is filled automatically if there is no choice."""
        tiles = unfilled(self.box, s, frame.seat)
        if not frame.left or not tiles:  # GOA-T11
            s.pop()
        elif len(tiles) == 1 and not frame.may_stop:
            fill_next(self.box, s, frame, tiles[0], emit)
        else:
            s.push(ChooseFillTileFrame(frame.seat, frame.left, frame.may_stop))


class ChoosingFillTile(Phase[GoaState, ChooseFillTileFrame, ChooseFillTile | Done]):
    """Choose the next tile to be filled."""

    frame = ChooseFillTileFrame
    verbs = (ChooseFillTile, Done)

    def __init__(self, box: GoaBox) -> None:
        self.box = box

    def candidates(self, s: GoaState, frame: ChooseFillTileFrame, seat: Seat) -> list[ChooseFillTile | Done]:
        """Offer the tiles with a free field, and the end."""
        return [*map(ChooseFillTile, unfilled(self.box, s, seat)), DONE]

    def check(
        self, s: GoaState, frame: ChooseFillTileFrame, seat: Seat, action: ChooseFillTile | Done
    ) -> Refusal | None:
        """Refuse a tile without a free field, and stopping before the first one."""
        if isinstance(action, ChooseFillTile):
            if action.tile not in unfilled(self.box, s, seat):
                return Refusal(T11, {"tile": action.tile})
        elif not frame.may_stop:
            return Refusal(T11, {}, "first")
        return None

    def advance(
        self, s: GoaState, frame: ChooseFillTileFrame, seat: Seat, action: ChooseFillTile | Done, emit: Emit
    ) -> None:
        """Fill it, or stop."""
        s.pop()
        if isinstance(action, ChooseFillTile):
            harvest = s.top_frame(ExtraHarvestFrame)
            fill_next(self.box, s, harvest, action.tile, emit)
        else:
            s.pop()


def fill_next(box: GoaBox, s: GoaState, frame: ExtraHarvestFrame, tile: str, emit: Emit) -> None:
    """Fill a tile completely; one fewer may follow (GOA-T11, GOA-R46)."""
    s.replace(ExtraHarvestFrame(frame.seat, frame.left - 1, may_stop=True))  # GOA-T11
    fill(box, s, frame.seat, tile, T11, emit)  # GOA-T11 GOA-R46
