"""The development board: what a step costs, how a marker moves, and the two bonuses.

Ledger: GOA-K5, GOA-B1 to GOA-B4, GOA-R40.
"""

from kontor.core import Emit, Refusal, RuleId, Seat
from kontor.games.goa.component_schema import COLUMNS
from kontor.games.goa.components import COLUMN, GoaBox
from kontor.games.goa.events import MarkerMoved
from kontor.games.goa.frames import StepFrame, TakeSpiceFrame
from kontor.games.goa.rules import B1, B3, C7, K5
from kontor.games.goa.state import GoaState
from kontor.games.goa.storage import spices_of, take_spices
from kontor.games.goa.supply import draw_cards, gain_extra_actions, pay


def check_step(
    box: GoaBox, s: GoaState, seat: Seat, column: str, spices: bool = True, ships: bool = True
) -> Refusal | None:
    """Return why a player cannot pay the next step of a column; a card may waive the spices or the ships (GOA-C9)."""
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


def check_price(box: GoaBox, s: GoaState, seat: Seat, column: str) -> Refusal | None:
    """Return why a player cannot pay the next step of a column in ducats (GOA-C7)."""
    row = s.row(seat, column)
    if row == box.bottom:
        return Refusal(C7, {"column": column}, "bottom")
    price = box.step_price(row + 1)
    if s.ducats[seat] < price:
        return Refusal(C7, {"column": column, "price": price})
    return None


def steps(box: GoaBox, s: GoaState, seat: Seat, spices: bool = True, ships: bool = True) -> list[str]:
    """Return the columns whose next step a player can pay."""
    return [column for column in COLUMNS if check_step(box, s, seat, column, spices, ships) is None]


def pay_step(
    box: GoaBox, s: GoaState, seat: Seat, column: str, emit: Emit, spices: bool = True, ships: bool = True
) -> None:
    """Pay a step, one ship for each spice, and then move the marker (GOA-K5)."""
    cost = box.cost(column, s.rows[seat])
    s.push(StepFrame(seat, column))
    if ships:
        pay(s, seat, "ships", len(cost), K5, emit)
    if spices:
        take_spices(box, s, TakeSpiceFrame(seat, "progress", len(cost), cost), emit)  # GOA-K5


def move_marker(box: GoaBox, s: GoaState, seat: Seat, column: str, rule: RuleId, emit: Emit) -> None:
    """Move a marker down one row, for whatever reason, and pay the bonuses (GOA-B4)."""
    index, before = COLUMN[column], s.rows[seat]
    cards, extra_actions = bonuses(box, s, seat, column)
    s.rows[seat] = (*before[:index], before[index] + 1, *before[index + 1 :])
    emit(MarkerMoved(seat, column, before[index] + 1, rule=rule))
    draw_cards(s, seat, cards, B1, emit)  # GOA-B1 GOA-B2 GOA-R40
    gain_extra_actions(box, s, seat, extra_actions, B3, emit)  # GOA-B3 GOA-R40


def bonuses(box: GoaBox, s: GoaState, seat: Seat, column: str) -> tuple[int, int]:
    """Return the expedition cards and extra action cards that the next step of a column earns (GOA-B1, GOA-B3)."""
    board, index = box.file.development, COLUMN[column]
    row = s.rows[seat][index] + 1
    others = (*s.rows[seat][:index], *s.rows[seat][index + 1 :])
    cards = extra_actions = 0
    if row in board.first_to_row_bonus_rows and all(rows[index] < row for rows in s.rows):  # GOA-B1
        cards = board.first_to_row_bonus_expedition_cards
    if row in board.all_markers_bonus_rows and min(others) >= row:  # GOA-B3
        extra_actions = board.all_markers_bonus_extra_actions
    return cards, extra_actions
