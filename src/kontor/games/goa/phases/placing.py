"""Placing the flag and the auction markers.

Ledger: GOA-P1 to GOA-P7, GOA-R1.
"""

from kontor.core import Emit, Phase, Refusal, Seat
from kontor.games.goa.actions import PlaceFlag, PlaceMarker
from kontor.games.goa.events import FlagPlaced, MarkerPlaced
from kontor.games.goa.frames import PlaceFlagFrame, PlaceMarkerFrame
from kontor.games.goa.grid import FIELDS, INDEX, NEXT_TO, PLACES, TOUCHING
from kontor.games.goa.rules import P1, P2, P3, P4, P7
from kontor.games.goa.state import GoaState

FLAGS = tuple(map(PlaceFlag, PLACES))


class PlacingFlag(Phase[GoaState, PlaceFlagFrame, PlaceFlag]):
    """The flag goes to an edge position or an empty field next to a tile."""

    frame = PlaceFlagFrame
    verbs = (PlaceFlag,)
    quick = True

    def candidates(self, s: GoaState, frame: PlaceFlagFrame, seat: Seat) -> tuple[PlaceFlag, ...]:
        """Offer every place."""
        return FLAGS

    def check(self, s: GoaState, frame: PlaceFlagFrame, seat: Seat, action: PlaceFlag) -> Refusal | None:
        """Refuse a field with a tile, and a place without a tile next to it."""
        if action.place in INDEX and s.grid[INDEX[action.place]] is not None:
            return Refusal(P1, {"place": action.place})
        if all(s.grid[index] is None for index in TOUCHING[action.place]):
            return Refusal(P2, {"place": action.place})
        return None

    def advance(self, s: GoaState, frame: PlaceFlagFrame, seat: Seat, action: PlaceFlag, emit: Emit) -> None:
        """Put the flag and marker 1 there; the left neighbour goes on."""
        s.placer = seat
        s.markers = [action.place]  # GOA-P1
        emit(FlagPlaced(seat, action.place, rule=P1))
        s.replace(PlaceMarkerFrame(s.left_of(seat), 2))  # GOA-P3 GOA-G3


class PlacingMarkers(Phase[GoaState, PlaceMarkerFrame, PlaceMarker]):
    """Each marker goes on a tile next to the one before it."""

    frame = PlaceMarkerFrame
    verbs = (PlaceMarker,)
    quick = True

    def legal(self, s: GoaState, frame: PlaceMarkerFrame, seat: Seat) -> list[PlaceMarker]:
        """Offer the tiles next to the last marker, or all others if there is none; must agree with `check`."""
        return [PlaceMarker(FIELDS[index]) for index in self.open_fields(s)]

    def open_fields(self, s: GoaState) -> list[int]:
        """Return where the next marker may go."""
        free = [index for index in s.tiles_on_grid() if FIELDS[index] not in s.markers]
        last = s.markers[-1]
        assert last is not None
        return [index for index in free if index in NEXT_TO[last]] or free  # GOA-P6

    def check(self, s: GoaState, frame: PlaceMarkerFrame, seat: Seat, action: PlaceMarker) -> Refusal | None:
        """Refuse an empty field, a tile with a marker, and one that is not next to the last marker."""
        index = INDEX[action.field]
        if s.grid[index] is None:
            return Refusal(P4, {"field": action.field}, "empty")
        if action.field in s.markers:
            return Refusal(P7, {"field": action.field})
        if index not in self.open_fields(s):
            if frame.marker == 2:
                return Refusal(P3, {"field": action.field})
            return Refusal(P4, {"field": action.field, "marker": frame.marker - 1})
        return None

    def advance(self, s: GoaState, frame: PlaceMarkerFrame, seat: Seat, action: PlaceMarker, emit: Emit) -> None:
        """Put the marker there; the flag holder is the last to place."""
        tile = s.tile_at(INDEX[action.field])
        s.markers.append(action.field)  # GOA-P4
        emit(MarkerPlaced(seat, frame.marker, action.field, tile, rule=P3 if frame.marker == 2 else P4))
        if frame.marker <= s.seats:  # GOA-P5 GOA-S7
            s.replace(PlaceMarkerFrame(s.left_of(seat), frame.marker + 1))
        else:
            s.pop()
