"""The display of orders: taking an open one or the top of the deck, and refilling (NOV-T3.5, NOV-N2, NOV-D1)."""

from collections.abc import Iterator

from kontor.core import Emit, Refusal, RuleId, Seat
from kontor.games.novgorod.component_schema import DECK
from kontor.games.novgorod.components import NovgorodBox
from kontor.games.novgorod.events import OrderDrawn, OrdersOpened, OrderTaken
from kontor.games.novgorod.rules import D1, T3_6
from kontor.games.novgorod.state import NovgorodState


def offers(s: NovgorodState) -> Iterator[str]:
    """Yield the open orders, and the deck if it holds any."""
    yield from s.open_orders
    if s.deck:
        yield DECK  # NOV-D1


def check_offer(s: NovgorodState, order: str, not_open: Refusal) -> Refusal | None:
    """Return why an order cannot be taken: the deck is empty, or the order is not open."""
    if order == DECK:
        return None if s.deck else Refusal(D1)  # NOV-D1 NOV-D2
    return None if order in s.open_orders else not_open


def check_progress(box: NovgorodBox, s: NovgorodState, seat: Seat) -> Refusal | None:
    """Refuse more orders in progress than allowed (NOV-T3.6)."""
    most = box.limits.orders_in_progress
    return None if s.orders_in_progress(seat) < most else Refusal(T3_6, {"most": most})  # NOV-T3.6


def take_order(s: NovgorodState, seat: Seat, order: str, price: int, rule: RuleId, emit: Emit) -> None:
    """Put an order into the hand: an open one is known to all, the top of the deck to its owner (NOV-N4, NOV-R32)."""
    if order == DECK:
        drawn = s.deck.pop()
        s.hands[seat].append(drawn)
        emit(OrderDrawn(seat, drawn, price, rule=rule))
    else:
        s.open_orders.remove(order)
        s.hands[seat].append(order)
        s.show_order(seat, order)
        emit(OrderTaken(seat, order, price, rule=rule))


def refill(box: NovgorodBox, s: NovgorodState, rule: RuleId, emit: Emit) -> None:
    """Open orders until there are enough; surplus ones stay (NOV-N7, NOV-T3.5, NOV-R7, NOV-D1)."""
    opened = []
    while s.deck and len(s.open_orders) < box.limits.open_orders:  # NOV-N7 NOV-R7 NOV-D1
        opened.append(s.deck.pop())
        s.open_orders.append(opened[-1])
    if opened:
        emit(OrdersOpened(tuple(opened), rule=rule))
