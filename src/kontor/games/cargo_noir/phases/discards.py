"""The end of Phase II: tiles above the capacity are discarded, one by one (CAR-T2.11)."""

from collections.abc import Iterator

from kontor.core import Emit, Phase, Refusal, Seat
from kontor.games.cargo_noir.actions import DiscardTile
from kontor.games.cargo_noir.components import CargoNoirBox
from kontor.games.cargo_noir.events import TileDiscarded
from kontor.games.cargo_noir.frames import DiscardFrame
from kontor.games.cargo_noir.rules import T2_11
from kontor.games.cargo_noir.state import CargoNoirState
from kontor.games.cargo_noir.supply import capacity, first_of, types_of


class Discarding(Phase[CargoNoirState, DiscardFrame, DiscardTile]):
    """Choose a tile to discard."""

    frame = DiscardFrame
    verbs = (DiscardTile,)
    quick = True

    def __init__(self, box: CargoNoirBox) -> None:
        self.box = box

    def candidates(self, s: CargoNoirState, frame: DiscardFrame, seat: Seat) -> Iterator[DiscardTile]:
        """Offer every type that the player has."""
        return map(DiscardTile, types_of(self.box, s.tiles[seat]))

    def legal(self, s: CargoNoirState, frame: DiscardFrame, seat: Seat) -> list[DiscardTile]:
        """Return the candidates: the player has a tile of each."""
        return list(self.candidates(s, frame, seat))

    def check(self, s: CargoNoirState, frame: DiscardFrame, seat: Seat, action: DiscardTile) -> Refusal | None:
        """Refuse a type that the player does not have."""
        if action.cargo_type not in types_of(self.box, s.tiles[seat]):
            return Refusal(T2_11, {"cargo_type": action.cargo_type})
        return None

    def advance(self, s: CargoNoirState, frame: DiscardFrame, seat: Seat, action: DiscardTile, emit: Emit) -> None:
        """Discard it; the phase ends when exactly the capacity is left."""
        tile = first_of(self.box, s.tiles[seat], action.cargo_type)
        s.tiles[seat].remove(tile)
        s.discard.append(tile)  # CAR-T2.11
        emit(TileDiscarded(seat, tile, rule=T2_11))
        if len(s.tiles[seat]) <= capacity(self.box, s, seat):  # CAR-T2.11 CAR-R9
            s.pop()
