"""Drawing tiles from the bag, finding one of a type, and the room for them (CAR-T1.14, CAR-T2.4, CAR-T2.12)."""

from collections.abc import Sequence

from kontor.core import Emit, Seat
from kontor.games.cargo_noir.components import WAREHOUSE, CargoNoirBox
from kontor.games.cargo_noir.events import BagRefilled
from kontor.games.cargo_noir.rules import T1_14
from kontor.games.cargo_noir.state import BAG, CargoNoirState


def draw_tile(s: CargoNoirState, emit: Emit) -> str:
    """Draw a tile; if the bag is empty, the discard pile is mixed into it first (CAR-T1.14)."""
    if not s.bag:  # CAR-T1.14 CAR-U1
        s.bag = s.chance(BAG).shuffled(sorted(s.discard))  # CAR-R16
        s.discard = []
        s.refills += 1
        emit(BagRefilled(len(s.bag), rule=T1_14))
    return s.bag.pop()


def first_of(box: CargoNoirBox, tiles: Sequence[str], cargo_type: str) -> str:
    """Return a tile of a type; equal tiles are interchangeable."""
    return next(tile for tile in tiles if box.type_of[tile] == cargo_type)


def types_of(box: CargoNoirBox, tiles: Sequence[str]) -> list[str]:
    """Return the types among tiles, each once, in the fixed order."""
    found = {box.type_of[tile] for tile in tiles}
    return [cargo_type for cargo_type in box.cargo_types if cargo_type in found]


def unpaid(box: CargoNoirBox, tiles: Sequence[str], payment: Sequence[str]) -> list[str]:
    """Return the tiles that are left when the payment, given by types, is laid aside (CAR-T2.4)."""
    left = list(tiles)
    for cargo_type in payment:
        left.remove(first_of(box, left, cargo_type))  # CAR-T2.4
    return left


def capacity(box: CargoNoirBox, s: CargoNoirState, seat: Seat) -> int:
    """Return the warehouse slots of a player (CAR-T2.12, CAR-C4)."""
    return box.file.warehouse.slots + box.cards[WAREHOUSE].amount * s.cards[seat].count(WAREHOUSE)  # CAR-T2.12 CAR-C4
