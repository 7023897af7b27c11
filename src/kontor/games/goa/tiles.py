"""Getting a tile: from the grid or by favor, with its effect at once and the Bonanza tile below it after that.

Ledger: GOA-A8, GOA-T1 to GOA-T3, GOA-T7, GOA-T8, GOA-T16, GOA-V3.
"""

from kontor.core import Emit, RuleId, Seat
from kontor.games.goa.component_schema import Gain
from kontor.games.goa.components import GoaBox
from kontor.games.goa.events import PlantationPlaced, TileKept
from kontor.games.goa.frames import (
    ActionTurnFrame,
    BonanzaFrame,
    ChooseFavorFrame,
    ChooseResourceFrame,
    DiscardPlantationFrame,
    PlaceSpiceFrame,
)
from kontor.games.goa.grid import FIELDS
from kontor.games.goa.rules import R51, T1, T3, T4, T5, T6, T7, T9, T15
from kontor.games.goa.state import GoaState
from kontor.games.goa.storage import fill, open_fields, place_spices, plantations
from kontor.games.goa.supply import draw_cards, gain, gain_extra_actions

KEPT_BY = {"foreman": T4, "scoring": T5, "swap": T6, "red": T9, "one_shot": T15}
"""By tile or category: the rule by which a tile is kept."""


def take_from_grid(box: GoaBox, s: GoaState, seat: Seat, field: int, put: str | None, emit: Emit) -> None:
    """Take the tile of a field, leaving it empty or putting another tile there (GOA-A9, GOA-T6)."""
    tile = s.tile_at(field)
    s.grid[field] = put  # GOA-A9 GOA-T6
    if FIELDS[field] in s.corners:
        s.push(BonanzaFrame(seat, FIELDS[field]))  # GOA-V3 GOA-R26
    acquire(box, s, seat, tile, emit)  # GOA-A8


def acquire(box: GoaBox, s: GoaState, seat: Seat, tile: str, emit: Emit) -> None:
    """Carry out the effect of a tile for its new owner, or keep it."""
    kind = box.tiles[tile]
    if kind.is_plantation:
        if len(plantations(box, s, seat)) == box.file.personal_board.plantation_spaces:  # GOA-T2
            s.push(DiscardPlantationFrame(seat, tile))  # GOA-T2 GOA-R6
        else:
            plant(box, s, seat, tile, emit)
    elif kind.category == "immediate":
        discard_tile(box, s, tile)  # GOA-T7 GOA-T8
        if kind.id == "favor":
            s.push(ChooseFavorFrame(seat))  # GOA-T8 GOA-R41
        elif kind.choose_one:
            ships = max(given.ships for given in kind.choose_one)
            colonists = max(given.colonists for given in kind.choose_one)
            s.push(ChooseResourceFrame(seat, ships, colonists, 0, T7))  # GOA-T7
        else:
            receive(box, s, seat, kind.gain, T7, emit)  # GOA-T7
    else:
        s.tiles[seat] += (tile,)  # GOA-T15 GOA-R13 GOA-R14
        waits = kind.category == "red" and s.options.swapped_red_tiles_wait and is_in_action_turn(s)  # GOA-R51
        if waits:
            s.turned += (tile,)  # GOA-R51
        emit(TileKept(seat, tile, rule=R51 if waits else KEPT_BY.get(kind.id) or KEPT_BY[kind.category]))


def is_in_action_turn(s: GoaState) -> bool:
    """Return True in somebody's action turn, where a tile is got by swap alone and not by an auction."""
    return any(isinstance(frame, ActionTurnFrame) for frame in s.frames)


def receive(box: GoaBox, s: GoaState, seat: Seat, given: Gain, rule: RuleId, emit: Emit) -> None:
    """Take all that a tile gives; spices go onto free fields, as many as possible."""
    gain(s, seat, "ships", given.ships, rule, emit)
    gain(s, seat, "colonists", given.colonists, rule, emit)
    gain(s, seat, "ducats", given.ducats, rule, emit)
    gain_extra_actions(box, s, seat, given.extra_action, rule, emit)
    draw_cards(s, seat, given.expedition_cards, rule, emit)
    place_spices(box, s, PlaceSpiceFrame(seat, given.spices, rule), emit)


def plant(box: GoaBox, s: GoaState, seat: Seat, tile: str, emit: Emit) -> None:
    """Put a plantation or a crop rotation on a free space and fill it at once (GOA-T1, GOA-T3)."""
    rule = T1 if box.tiles[tile].category == "plantation" else T3
    open_fields(s, seat, tile)
    emit(PlantationPlaced(seat, tile, rule=rule))
    fill(box, s, seat, tile, rule, emit)  # GOA-T1 GOA-T3


def discard_tile(box: GoaBox, s: GoaState, tile: str) -> None:
    """Put a tile on the discard pile of the letter on its back (GOA-T16)."""
    if box.tiles[tile].phase == "A":  # GOA-T16
        s.discard_a += (tile,)
    else:
        s.discard_b += (tile,)
