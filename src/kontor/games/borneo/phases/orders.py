"""Completing an order in phase 1 or in the last chance: choose it, then pay card by card.

Ledger: BOR-T1.1 to BOR-T1.9, BOR-P2 to BOR-P7, BOR-VB2 to BOR-VB5.
"""

import msgspec

from kontor.core import Emit, Phase, Refusal, Seat
from kontor.games.borneo.actions import ChooseOrder, PayCard, SkipOrder
from kontor.games.borneo.component_schema import JOKER
from kontor.games.borneo.components import BorneoBox
from kontor.games.borneo.events import CardPaid, CardsDiscarded, OrderChosen, OrderCompleted, PortRemoved, ShipTaken
from kontor.games.borneo.frames import OrderFrame, PaymentFrame
from kontor.games.borneo.payment import (
    covers,
    due_index,
    gap,
    is_payable,
    lay,
    missing_units,
    pirates_open,
    rest_of,
    shortage,
    stock,
)
from kontor.games.borneo.rules import P3, P5, P6, T1_2, T1_4, T1_7, T1_8, T1_9, VB2, VB3, VB4, VB5
from kontor.games.borneo.state import BorneoState

SKIP = SkipOrder()


class Choice(msgspec.Struct, frozen=True):
    """An order that can be named, with what it asks for."""

    action: ChooseOrder
    missing: tuple[int, ...]
    units: int


class OrderDesk:
    """The orders of a box, ready to be compared with a warehouse."""

    def __init__(self, box: BorneoBox) -> None:
        self.box = box
        self.choices = tuple(
            Choice(ChooseOrder(order.id, spice), missing_units(box, order, spice), order.units)
            for order in box.orders.values()
            for spice in (box.spices if order.kind == "same" else (None,))
        )
        """Every order that can be named: those of one spice once per spice (BOR-P3)."""

    def payable(self, s: BorneoState, seat: Seat, *, last_chance: bool) -> list[ChooseOrder]:
        """Return the orders on display that the seat can pay; must agree with `ChoosingOrder.check`."""
        box, warehouse = self.box, s.warehouses[seat]
        have, jokers = stock(box, warehouse)
        reach = sum(have) + jokers
        pirates = pirates_open(s, seat, last_chance=last_chance)
        return [
            choice.action
            for choice in self.choices
            if choice.units <= reach
            and s.orders[choice.action.order]
            and covers(box, warehouse, have, jokers, choice.missing, pirates=pirates)
        ]

    def ask(self, s: BorneoState, seat: Seat, *, last_chance: bool) -> None:
        """Ask which order to complete, unless everybody can see that none is payable (BOR-P2 a)."""
        if self.payable(s, seat, last_chance=last_chance):  # BOR-P2
            s.push(OrderFrame(seat, last_chance))


class ChoosingOrder(Phase[BorneoState, OrderFrame, SkipOrder | ChooseOrder]):
    """Name an order on display, or none."""

    frame = OrderFrame
    verbs = (SkipOrder, ChooseOrder)

    def __init__(self, box: BorneoBox) -> None:
        self.box = box
        self.desk = OrderDesk(box)

    def legal(self, s: BorneoState, frame: OrderFrame, seat: Seat) -> list[SkipOrder | ChooseOrder]:
        """Offer skipping, then every order that is payable."""
        return [SKIP, *self.desk.payable(s, seat, last_chance=frame.last_chance)]

    def check(self, s: BorneoState, frame: OrderFrame, seat: Seat, action: SkipOrder | ChooseOrder) -> Refusal | None:
        """Refuse what is not on display or cannot be paid from the warehouse."""
        if isinstance(action, SkipOrder):
            return None
        order = self.box.orders[action.order]
        if (order.kind == "same") != (action.spice is not None):
            return Refusal(P3, {"order": order.id}, "spice")
        if not s.orders[order.id]:
            return Refusal(T1_2, {"order": order.id})
        missing = missing_units(self.box, order, action.spice)
        pirates = pirates_open(s, seat, last_chance=frame.last_chance)
        if not is_payable(self.box, s.warehouses[seat], missing, pirates=pirates):
            short = shortage(self.box, s.warehouses[seat], missing, pirates=pirates)
            return Refusal(P3, {"order": order.id, "short": short})
        return None

    def advance(
        self, s: BorneoState, frame: OrderFrame, seat: Seat, action: SkipOrder | ChooseOrder, emit: Emit
    ) -> None:
        """Begin the payment."""
        s.pop()
        if isinstance(action, ChooseOrder):
            emit(OrderChosen(seat, action.order, action.spice, rule=T1_2))
            missing = missing_units(self.box, self.box.orders[action.order], action.spice)
            payment = PaymentFrame(seat, action.order, action.spice, missing, (), frame.last_chance)
            go_on_paying(self.box, s, payment, emit)


def check_payment(box: BorneoBox, s: BorneoState, frame: PaymentFrame, card: str) -> Refusal | None:
    """Return why a card cannot be laid aside for the due spice (BOR-P5, BOR-P6)."""
    if card not in s.warehouses[frame.seat]:
        return Refusal(T1_4, {"card": card})
    if card in frame.laid:
        return Refusal(P6, {"card": card}, "laid")
    due = box.spices[due_index(frame.missing)]
    if box.goods[card][0] not in (due, JOKER):
        if not s.options.blackbeard:
            if frame.missing[box.stock[card][0]]:
                return Refusal(P5, {"card": card, "spice": due})
            return Refusal(T1_7, {"card": card, "spice": due})
        if frame.last_chance:
            return Refusal(VB5, {"card": card, "spice": due})
        if s.ship == frame.seat:
            return Refusal(VB4, {"card": card, "spice": due})
        if frame.pirate is not None:
            return Refusal(VB2, {"card": card, "spice": due})
    then = lay(box, frame, card)
    pirates = then.pirate is None and pirates_open(s, frame.seat, last_chance=frame.last_chance)
    if not is_payable(box, rest_of(s, then), then.missing, pirates=pirates):
        return Refusal(P6, {"card": card})
    return None


def payable_cards(box: BorneoBox, s: BorneoState, frame: PaymentFrame) -> list[str]:
    """Return the cards that may be laid aside; `check_payment` treats cards of equal goods alike."""
    rest = rest_of(s, frame)
    if pirates_open(s, frame.seat, last_chance=frame.last_chance):
        equal = {box.goods[card]: card for card in rest}
        payable = {goods for goods, card in equal.items() if check_payment(box, s, frame, card) is None}
        return [card for card in rest if box.goods[card] in payable]
    have, jokers = stock(box, rest)
    due, spare = due_index(frame.missing), jokers - gap(have, frame.missing)
    if spare < 0:
        return []
    # a card of the due spice never widens the gap, and a joker has to close it or to be more than is needed
    places = (due, len(have)) if spare or frame.missing[due] > have[due] else (due,)  # BOR-P6
    return [card for card in rest if box.stock[card][0] in places]


def go_on_paying(box: BorneoBox, s: BorneoState, frame: PaymentFrame, emit: Emit) -> None:
    """Lay cards aside while everybody can see that only one is legal; then ask, or complete the order (BOR-P2 b)."""
    while any(frame.missing):
        payable = payable_cards(box, s, frame)
        if len(payable) > 1:  # BOR-P2
            s.push(frame)
            return
        frame = lay_aside(box, frame, payable[0], emit)
    complete_order(box, s, frame, emit)  # BOR-P7


def lay_aside(box: BorneoBox, frame: PaymentFrame, card: str, emit: Emit) -> PaymentFrame:
    """Lay one card aside and report what it covers."""
    then = lay(box, frame, card)
    due = due_index(frame.missing)
    units = frame.missing[due] - then.missing[due]
    emit(CardPaid(frame.seat, card, box.spices[due], units, rule=VB2 if then.pirate == card else P5))
    return then


def complete_order(box: BorneoBox, s: BorneoState, frame: PaymentFrame, emit: Emit) -> None:
    """Take the order; the cards laid aside leave the warehouse; after a pirate trade take the ship (BOR-P7)."""
    seat = frame.seat
    s.warehouses[seat] = rest_of(s, frame)  # BOR-P7
    cargo = tuple(card for card in frame.laid if card in box.cargo)
    s.discard_pile += cargo  # BOR-T1.8
    if cargo:
        emit(CardsDiscarded(cargo, rule=T1_8))
    for card in frame.laid:
        if card in box.ports:
            s.out_of_game.append(card)  # BOR-T1.8 BOR-R10
            emit(PortRemoved(card, rule=T1_8))
    s.orders[frame.order] -= 1  # BOR-T1.2
    s.completed[seat].append(frame.order)  # BOR-T1.9
    emit(OrderCompleted(seat, frame.order, box.orders[frame.order].points, rule=T1_9))
    if frame.pirate is not None:
        s.ship = seat  # BOR-VB3
        emit(ShipTaken(seat, rule=VB3))


class Paying(Phase[BorneoState, PaymentFrame, PayCard]):
    """Lay one card aside for the due spice."""

    frame = PaymentFrame
    verbs = (PayCard,)

    def __init__(self, box: BorneoBox) -> None:
        self.box = box
        self.payments = {card: PayCard(card) for card in box.goods}

    def legal(self, s: BorneoState, frame: PaymentFrame, seat: Seat) -> list[PayCard]:
        """Offer what can be laid aside."""
        return [self.payments[card] for card in payable_cards(self.box, s, frame)]

    def check(self, s: BorneoState, frame: PaymentFrame, seat: Seat, action: PayCard) -> Refusal | None:
        """Refuse a card that covers nothing, or after which the order could not be paid."""
        return check_payment(self.box, s, frame, action.card)

    def advance(self, s: BorneoState, frame: PaymentFrame, seat: Seat, action: PayCard, emit: Emit) -> None:
        """Lay the card aside and go on."""
        s.pop()
        go_on_paying(self.box, s, lay_aside(self.box, frame, action.card, emit), emit)
