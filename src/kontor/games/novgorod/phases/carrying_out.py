"""Carrying out a compound action: everything is used, paid and gained together (NOV-A11)."""

import msgspec

from kontor.core import Emit, RuleId, Seat
from kontor.games.novgorod.bonuses import CAREER3, LUXURY_MERCHANT, ORDERS3, gain_bonus
from kontor.games.novgorod.career import lowest_free, steps_of, use_privilege
from kontor.games.novgorod.component_schema import HOLD
from kontor.games.novgorod.components import FILED, LOWER, UPPER, NovgorodBox
from kontor.games.novgorod.compound_options import CompoundOption, Production, available, luxury_at
from kontor.games.novgorod.events import (
    GoodsConsumed,
    LuxuryProduced,
    MarkerTaken,
    MerchantSeal,
    OrderPlaced,
    RowFulfilled,
    SpecialFulfilled,
    StepCovered,
)
from kontor.games.novgorod.frames import CompoundFrame, PlaceOrderFrame
from kontor.games.novgorod.incomes import pay_merchant
from kontor.games.novgorod.rules import TA4, TA5, TB2, TB3, TB4, TB5, TB6, TC1, TC2, XM2, XS5, XS6
from kontor.games.novgorod.state import NovgorodState, skipped

LUXURIES, ORDERS, SPECIAL_ORDERS = "luxuries", "orders", "special_orders"
CONSUMED_BY: dict[str, RuleId] = {"row": TB2, "career": TC1, "special": XS5}
"""By aim: the rule by which goods are paid directly; a production consumes its inputs by its own rule."""
FEW_GOODS = 2
"""Number of goods of a luxury that counts for the bonus (NOV-TA8)."""
FEW_ORDERS = 3
"""Number of filed orders that brings the bonus (NOV-TB8)."""
CAREER_SEALS = 3
"""Seals per turn of the career step that brings the bonus (NOV-TC5)."""


def carry_out(box: NovgorodBox, s: NovgorodState, frame: CompoundFrame, whole: CompoundOption, emit: Emit) -> None:
    """Use all sources, pay the costs, gain seals and bonuses together (NOV-A11)."""
    seat = frame.seat
    if whole.discount:
        use_privilege(s, "order_discount", emit)  # NOV-XS4
        s.turn = msgspec.structs.replace(s.turn, discount=box.privileges.order_discount)
    consume(box, s, frame, whole, emit)
    s.ducats[seat] -= whole.ducats
    match frame.aim:
        case "produce":
            sell(box, s, seat, whole.productions[0], emit)
        case "row":
            fulfil_row(box, s, frame, emit)
        case "career":
            climb(box, s, seat, whole.ducats, emit)
        case "special":
            fulfil_special(box, s, frame, whole.ducats, emit)
    if any(len(each.sources) >= FEW_GOODS for each in whole.productions):
        gain_bonus(box, s, seat, LUXURY_MERCHANT, emit)  # NOV-TA8


def consume(box: NovgorodBox, s: NovgorodState, frame: CompoundFrame, whole: CompoundOption, emit: Emit) -> None:
    """Turn over what is used; a consumed good leaves the hold (NOV-T2.2, NOV-TD2)."""
    seat, there = frame.seat, available(box, s, frame.seat)
    if whole.sources:
        emit(GoodsConsumed(seat, tuple(there[source] for source in whole.sources), rule=CONSUMED_BY[frame.aim]))
    for source in sorted(whole.used):
        if source == HOLD:
            s.holds[seat] = None  # NOV-TD2
        else:
            s.use(source)  # NOV-T2.2 NOV-TA3
    for each in whole.productions:
        s.use(each.stop, worked=True)  # NOV-TA1
        goods = tuple(there[source] for source in each.sources)
        plain = frame.aim == "produce"
        seals, ducats = plain_gain(box, s, each) if plain else (0, 0)  # NOV-TA5
        luxury = luxury_at(box, s, each.stop)
        emit(LuxuryProduced(seat, each.stop, luxury, goods, seals, ducats, rule=TA4 if plain else TA5))


def plain_gain(box: NovgorodBox, s: NovgorodState, made: Production) -> tuple[int, int]:
    """Return the printed seals and ducats of a production (NOV-TA4)."""
    recipe = box.manufactories[s.manufactory_of[made.stop]].recipes[made.recipe]
    return recipe.seals, recipe.ducats  # NOV-TA4


def sell(box: NovgorodBox, s: NovgorodState, seat: Seat, made: Production, emit: Emit) -> None:
    """Gain seals and ducats of a plain production, and the merchant's share (NOV-TA4, NOV-XM1, NOV-XM2)."""
    seals, ducats = plain_gain(box, s, made)
    s.gain_seals(seat, seals, LUXURIES)
    s.ducats[seat] += ducats
    if s.merchant == made.stop:
        if s.options.merchant_side == "front":
            pay_merchant(box, s, seat, emit)  # NOV-XM1
        else:
            s.gain_seals(seat, box.file.merchant.back_seals, LUXURIES)  # NOV-XM2
            emit(MerchantSeal(seat, box.file.merchant.back_seals, rule=XM2))


def fulfil_row(box: NovgorodBox, s: NovgorodState, frame: CompoundFrame, emit: Emit) -> None:
    """Gain the seals of a row; after an upper row the player places the order, after a lower one it is filed."""
    seat, order, rewards = frame.seat, str(frame.order), box.rewards
    if frame.row == UPPER:
        s.gain_seals(seat, rewards.upper, ORDERS)  # NOV-TB3
        emit(RowFulfilled(seat, order, UPPER, rewards.upper, rule=TB3))
        s.push(PlaceOrderFrame(seat, order))  # NOV-TB3
        return
    rule = lower_rule(s, seat, order)
    seals = rewards.lower_same_turn if rule == TB6 else rewards.lower  # NOV-TB6 NOV-TB4 NOV-TB5 NOV-R21
    s.gain_seals(seat, seals, ORDERS)
    emit(RowFulfilled(seat, order, LOWER, seals, rule=rule))
    file_order(box, s, seat, order, rule, emit)


def lower_rule(s: NovgorodState, seat: Seat, order: str) -> RuleId:
    """Return the rule of a lower row: after the upper one in this turn, in an earlier one, or from the hand."""
    if order in s.turn.upper:
        return TB6  # NOV-TB6
    return TB5 if order in s.aside[seat] else TB4  # NOV-TB5


def file_order(box: NovgorodBox, s: NovgorodState, seat: Seat, order: str, rule: RuleId, emit: Emit) -> None:
    """Put an order under the ship (NOV-TB3 to NOV-TB6)."""
    if order in s.aside[seat]:
        s.aside[seat].remove(order)
    else:
        s.play_order(seat, order)
    s.filed[seat].append(order)  # NOV-TB4
    emit(OrderPlaced(seat, order, FILED, rule=rule))
    count_orders(box, s, seat, emit)


def count_orders(box: NovgorodBox, s: NovgorodState, seat: Seat, emit: Emit) -> None:
    """Give the bonus for the third filed card (NOV-TB8)."""
    if s.orders_filed(seat) == FEW_ORDERS:  # NOV-TB8
        gain_bonus(box, s, seat, ORDERS3, emit)


def climb(box: NovgorodBox, s: NovgorodState, seat: Seat, ducats: int, emit: Emit) -> None:
    """Cover the lowest free step (NOV-TC2)."""
    step = steps_of(box, s, seat)[s.covered[seat]]
    s.covered[seat] += 1  # NOV-TC2
    emit(StepCovered(seat, s.covered[seat], step.privilege, ducats, rule=TC2))
    free = lowest_free(box, s, seat)
    if free is not None and free.seals == CAREER_SEALS:  # NOV-TC5
        gain_bonus(box, s, seat, CAREER3, emit)


def fulfil_special(box: NovgorodBox, s: NovgorodState, frame: CompoundFrame, ducats: int, emit: Emit) -> None:
    """Gain the seals, take a marker, and keep the card in its place until the end of the phase (NOV-XS6, NOV-XS7)."""
    seat = frame.seat
    place = next(at for at, each in enumerate(s.column) if each.card == frame.card)
    shown = s.column[place]
    part = box.parts[shown.card, shown.part]
    full = part.cost + skipped(s.options, s.column, place) * box.file.special_orders.cost_per_card_above
    s.turn = msgspec.structs.replace(s.turn, discount=s.turn.discount - (full - ducats))  # NOV-XS4 NOV-R28
    s.column[place] = msgspec.structs.replace(shown, fulfilled=True)  # NOV-XS7
    s.gain_seals(seat, part.seals, SPECIAL_ORDERS)  # NOV-XS6
    emit(SpecialFulfilled(seat, shown.card, shown.part, ducats, part.seals, rule=XS6))
    if s.deck:
        marker = s.deck.pop()
        s.markers[seat].append(marker)  # NOV-XS6
        emit(MarkerTaken(seat, marker, rule=XS6))
    else:
        s.unmarked[seat] += 1  # NOV-D4
    count_orders(box, s, seat, emit)
