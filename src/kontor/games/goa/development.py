"""The development board: what a step costs, how a marker moves, and the two bonuses.

Ledger: GOA-K5, GOA-B1 to GOA-B4, GOA-R40.
"""

from kontor.core import Emit, Refusal, RuleId, Seat
from kontor.games.goa.components import COLUMN, GoaBox
from kontor.games.goa.events import MarkerMoved
from kontor.games.goa.frames import MarkerFrame, TakeSpiceFrame
from kontor.games.goa.playable import COLUMNS
from kontor.games.goa.rules import B1, B3, K5
from kontor.games.goa.state import GoaState
from kontor.games.goa.storage import spices_of, take_spices
from kontor.games.goa.supply import draw_cards, gain_extra_actions, pay


def check_step(
    box: GoaBox, s: GoaState, seat: Seat, column: str, spices: bool = True, ships: bool = True
) -> Refusal | None:
    """Say why a player cannot pay the next step of a column; a card may waive the spices or the ships (GOA-C9)."""
    row = s.row(seat, column)
    if row == box.bottom:
        return Refusal(K5, {"column": column}, "bottom")
    cost = box.cost(column, s.rows[seat])
    if ships and s.ships[seat] < len(cost):
        return Refusal(K5, {"column": column, "ships": len(cost), "owned": s.ships[seat]}, "ships")
    if spices:
        have = spices_of(s, seat)
        for spice in cost:
            if spice not in have:
                return Refusal(K5, {"column": column, "spice": spice}, "spices")
    return None


def steps(box: GoaBox, s: GoaState, seat: Seat, spices: bool = True, ships: bool = True) -> list[str]:
    """Return the columns whose next step a player can pay."""
    return [column for column in COLUMNS if check_step(box, s, seat, column, spices, ships) is None]


def pay_step(
    box: GoaBox, s: GoaState, seat: Seat, column: str, emit: Emit, spices: bool = True, ships: bool = True
) -> None:
    """Pay a step, one ship for each spice, and then move the marker (GOA-K5)."""
    cost = box.cost(column, s.rows[seat])
    s.push(MarkerFrame(seat, column, K5))
    if ships:
        pay(s, seat, "ships", len(cost), K5, emit)
    if spices:
        take_spices(box, s, TakeSpiceFrame(seat, "progress", len(cost), cost), emit)  # GOA-K5


def move_marker(box: GoaBox, s: GoaState, seat: Seat, column: str, rule: RuleId, emit: Emit) -> None:
    """Move a marker down one row, however it came to it, and pay the bonuses (GOA-B4)."""
    board, index = box.file.development, COLUMN[column]
    before = s.rows[seat]
    row = before[index] + 1
    first = all(rows[index] < row for rows in s.rows)
    s.rows[seat] = (*before[:index], row, *before[index + 1 :])
    emit(MarkerMoved(seat, column, row, rule=rule))
    if first and row in board.first_to_row_bonus_rows:  # GOA-B1
        draw_cards(s, seat, board.first_to_row_bonus_expedition_cards, B1, emit)  # GOA-B1 GOA-B2 GOA-R40
    lowest = min(s.rows[seat])
    if lowest > min(before) and lowest in board.all_markers_bonus_rows:  # GOA-B3
        gain_extra_actions(box, s, seat, board.all_markers_bonus_extra_actions, B3, emit)  # GOA-B3
