"""Plantations and colonies: which fields are free, where sacks go, and where they are taken from.

Ledger: GOA-K6, GOA-K8, GOA-K9, GOA-K21, GOA-L1, GOA-I5, GOA-R48.
"""

from msgspec.structs import replace

from kontor.core import Emit, RuleId, Seat
from kontor.games.goa.actions import PlaceSpice, TakeSpice
from kontor.games.goa.components import GoaBox
from kontor.games.goa.events import SpicePlaced, SpiceReturned, SpicesLost
from kontor.games.goa.frames import PlaceSpiceFrame, TakeSpiceFrame
from kontor.games.goa.rules import C6, K5, T14
from kontor.games.goa.state import GoaState
from kontor.games.goa.supply import gain

TAKEN_BY = {"progress": K5, "sale": C6, "duty": T14}
"""By purpose of a return: its rule."""


def open_fields(s: GoaState, seat: Seat, tile: str) -> None:
    """Put a plantation or a colony with empty fields next to the others.

    Storage stays sorted by id, so that a state that was stored and read again plays on in the same way.
    """
    s.storage[seat] = dict(sorted({**s.storage[seat], tile: ()}.items()))


def free_fields(box: GoaBox, s: GoaState, seat: Seat) -> int:
    """Return how many sacks a player can still place."""
    return sum(box.fields[tile] - len(sacks) for tile, sacks in s.storage[seat].items())


def unfilled(box: GoaBox, s: GoaState, seat: Seat) -> list[str]:
    """Return the tiles of a player that have a free field."""
    return [tile for tile, sacks in s.storage[seat].items() if len(sacks) < box.fields[tile]]


def spices_of(s: GoaState, seat: Seat) -> list[str]:
    """Return all sacks of a player."""
    return [spice for sacks in s.storage[seat].values() for spice in sacks]


def plantations(box: GoaBox, s: GoaState, seat: Seat) -> list[str]:
    """Return the tiles on a player's plantation spaces, crop rotation included (GOA-T2)."""
    return [tile for tile in s.storage[seat] if tile not in box.colony_of]  # GOA-T2 GOA-T3


def founded(box: GoaBox, s: GoaState, seat: Seat) -> set[str]:
    """Return the colonies that a player has founded."""
    return {box.colony_of[tile] for tile in s.storage[seat] if tile in box.colony_of}


def placings(box: GoaBox, s: GoaState, frame: PlaceSpiceFrame) -> list[PlaceSpice]:
    """Return where the next sack may go."""
    tiles = unfilled(box, s, frame.seat)
    if frame.tile is not None:
        tiles = [tile for tile in tiles if tile == frame.tile]
    return [PlaceSpice(tile, spice) for tile in tiles for spice in box.allows[tile]]


def place(s: GoaState, seat: Seat, tile: str, spice: str, rule: RuleId, emit: Emit) -> None:
    """Put one sack on a field."""
    s.storage[seat][tile] += (spice,)
    emit(SpicePlaced(seat, tile, spice, rule=rule))


def place_spices(box: GoaBox, s: GoaState, frame: PlaceSpiceFrame, emit: Emit) -> None:
    """Place sacks automatically as long as there is nothing to choose; then ask with this frame (GOA-R35)."""
    seat = frame.seat
    while frame.left:
        options = placings(box, s, frame)
        if not options:
            if not frame.may_stop:
                emit(SpicesLost(seat, frame.left, rule=frame.rule))
            return
        forced = options[0] if len(options) == 1 and not frame.may_stop else None
        if forced is None and not frame.up_to and frame.left >= free_fields(box, s, seat):
            forced = next((option for option in options if len(box.allows[option.tile]) == 1), None)  # GOA-R48
        if forced is None:
            s.push(frame)
            return
        place(s, seat, forced.tile, forced.spice, frame.rule, emit)  # GOA-R48
        frame = replace(frame, left=frame.left - 1, may_stop=frame.up_to)


def fill(box: GoaBox, s: GoaState, seat: Seat, tile: str, rule: RuleId, emit: Emit) -> None:
    """Fill every free field of a tile; the owner chooses where a field allows several spices (GOA-K21)."""
    left = box.fields[tile] - len(s.storage[seat][tile])
    place_spices(box, s, PlaceSpiceFrame(seat, left, rule, tile), emit)  # GOA-K21


def harvest(box: GoaBox, s: GoaState, seat: Seat, count: int, rule: RuleId, emit: Emit) -> None:
    """Place this many sacks, or as many as fit (GOA-K8, GOA-K9)."""
    place_spices(box, s, PlaceSpiceFrame(seat, count, rule), emit)  # GOA-K9 GOA-R18


def takings(s: GoaState, frame: TakeSpiceFrame) -> list[TakeSpice]:
    """Return from where the next sack may be taken."""
    wanted = frame.due[:1]
    return [
        TakeSpice(tile, spice)
        for tile, sacks in s.storage[frame.seat].items()
        for spice in dict.fromkeys(sacks)
        if not wanted or spice in wanted
    ]


def take(box: GoaBox, s: GoaState, frame: TakeSpiceFrame, taken: TakeSpice, emit: Emit) -> TakeSpiceFrame:
    """Put one sack back into the supply; return the frame for what is still to be taken."""
    seat, sacks = frame.seat, list(s.storage[frame.seat][taken.tile])
    sacks.remove(taken.spice)
    s.storage[seat][taken.tile] = tuple(sacks)
    emit(SpiceReturned(seat, taken.tile, taken.spice, rule=TAKEN_BY[frame.purpose]))
    sale = frame.purpose == "sale"
    if sale:
        gain(s, seat, "ducats", box.sale_price, C6, emit)  # GOA-C6
    return replace(frame, left=frame.left - 1, due=frame.due[1:], may_stop=sale)


def take_spices(box: GoaBox, s: GoaState, frame: TakeSpiceFrame, emit: Emit) -> None:
    """Take sacks automatically as long as there is nothing to choose; then ask with this frame (GOA-R35)."""
    while frame.left:
        options = takings(s, frame)
        if not options:
            return
        all_of_them = frame.purpose == "duty" and frame.left == len(spices_of(s, frame.seat))  # GOA-R48
        if (len(options) > 1 and not all_of_them) or frame.may_stop:  # GOA-K6
            s.push(frame)
            return
        frame = take(box, s, frame, options[0], emit)
