"""The end of phase 2: fees are paid, cards go back, special orders and the merchant move (NOV-TZ1 to NOV-TZ3)."""

import msgspec

from kontor.core import Emit, Seat
from kontor.games.novgorod.component_schema import PARTS
from kontor.games.novgorod.components import NovgorodBox
from kontor.games.novgorod.events import FeesPaid, MerchantMoved, SpecialMoved
from kontor.games.novgorod.harbour_fees import fees
from kontor.games.novgorod.holding import clear_hold
from kontor.games.novgorod.rules import TZ1, XM4, XS8
from kontor.games.novgorod.state import NovgorodState, SpecialOrder


def end_evaluation(box: NovgorodBox, s: NovgorodState, seat: Seat, emit: Emit) -> None:
    """Pay the fees and put everything back, in the order of NOV-TZ3."""
    due = fees(box, s)
    if due:
        s.ducats[seat] -= due  # NOV-TZ1
        emit(FeesPaid(seat, due, rule=TZ1))
    s.route = []  # NOV-TZ1 NOV-TA7 NOV-D5
    clear_hold(box, s, seat, emit)
    move_special_orders(s, emit)
    s.turn = msgspec.structs.replace(s.turn, discount=0)  # NOV-XS4
    if s.merchant is not None:
        s.merchant = box.clockwise(s.merchant, s.speeds[seat])  # NOV-XM4 NOV-R27 NOV-R43
        emit(MerchantMoved(s.merchant, rule=XM4))


def move_special_orders(s: NovgorodState, emit: Emit) -> None:
    """Put the fulfilled cards to the bottom, topmost first, each with its next part (NOV-XS7, NOV-XS8)."""
    moving = [each for each in s.column if each.fulfilled]
    s.column = [each for each in s.column if not each.fulfilled]
    for each in moving:
        part = PARTS[(PARTS.index(each.part) + 1) % len(PARTS)]  # NOV-XS8
        s.column.append(SpecialOrder(each.card, part))
        emit(SpecialMoved(each.card, part, rule=XS8))
