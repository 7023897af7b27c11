"""The Black Market: swap a tile for one that lies there (CAR-T1.5 to CAR-T1.5b, CAR-R32)."""

from collections.abc import Iterator

from kontor.core import Emit, Phase, Refusal, Seat
from kontor.games.cargo_noir.actions import SwapTake
from kontor.games.cargo_noir.components import CargoNoirBox
from kontor.games.cargo_noir.events import TilesSwapped
from kontor.games.cargo_noir.frames import SwapFrame
from kontor.games.cargo_noir.rules import R32, T1_5, T1_5A, T1_5B
from kontor.games.cargo_noir.state import CargoNoirState
from kontor.games.cargo_noir.supply import first_of, types_of


def check_swap(box: CargoNoirBox, s: CargoNoirState, seat: Seat, give_type: str) -> Refusal | None:
    """Return why a tile cannot be swapped."""
    if not s.at_black_market[seat]:
        return Refusal(T1_5)
    if give_type not in types_of(box, s.tiles[seat]):
        return Refusal(T1_5B, {"cargo_type": give_type})  # CAR-R5
    if types_of(box, s.black_market) == [give_type]:
        return Refusal(R32, {"cargo_type": give_type}, "only")
    return None


class Swapping(Phase[CargoNoirState, SwapFrame, SwapTake]):
    """Choose the tile to take."""

    frame = SwapFrame
    verbs = (SwapTake,)

    def __init__(self, box: CargoNoirBox) -> None:
        self.box = box

    def candidates(self, s: CargoNoirState, frame: SwapFrame, seat: Seat) -> Iterator[SwapTake]:
        """Offer every type in the Black Market."""
        return map(SwapTake, types_of(self.box, s.black_market))

    def legal(self, s: CargoNoirState, frame: SwapFrame, seat: Seat) -> list[SwapTake]:
        """Return the candidates without the type that is given."""
        return [each for each in self.candidates(s, frame, seat) if each.take_type != frame.give_type]

    def check(self, s: CargoNoirState, frame: SwapFrame, seat: Seat, action: SwapTake) -> Refusal | None:
        """Refuse a type that is not there, and the type that is given."""
        if action.take_type == frame.give_type:
            return Refusal(R32, {"cargo_type": action.take_type})
        if action.take_type not in types_of(self.box, s.black_market):
            return Refusal(T1_5A, {"cargo_type": action.take_type})
        return None

    def advance(self, s: CargoNoirState, frame: SwapFrame, seat: Seat, action: SwapTake, emit: Emit) -> None:
        """Exchange the tiles: the given one takes the slot of the taken one."""
        given = first_of(self.box, s.tiles[seat], frame.give_type)
        taken = first_of(self.box, s.black_market, action.take_type)
        s.tiles[seat].remove(given)
        s.tiles[seat].append(taken)
        s.black_market[s.black_market.index(taken)] = given  # CAR-T1.5a
        s.at_black_market[seat] -= 1
        s.docks[seat] += 1  # CAR-T1.3
        emit(TilesSwapped(seat, given, taken, rule=T1_5A))
        s.pop()
        s.end_ship_actions()
