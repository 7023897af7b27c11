"""Before the first turn: the sides of the career cards, then the introductory rounds (NOV-S7, NOV-N1 to NOV-N7)."""

from collections.abc import Iterator
from typing import Never

from kontor.core import Emit, Phase, Refusal, Seat
from kontor.games.novgorod.actions import ChooseCareerSide, IntroTakeKontor, IntroTakeOrder
from kontor.games.novgorod.components import NovgorodBox
from kontor.games.novgorod.events import IntroPaid, KontorPicked, SideChosen
from kontor.games.novgorod.frames import CareerSideFrame, IntroFrame, PickFrame
from kontor.games.novgorod.orders import check_offer, offers, refill, take_order
from kontor.games.novgorod.phases.asking import Asking
from kontor.games.novgorod.rules import N2, N3, N6, N7, R6, S7
from kontor.games.novgorod.state import NovgorodState

SIDES = (ChooseCareerSide("front"), ChooseCareerSide("back"))


class ChoosingSide(Phase[NovgorodState, CareerSideFrame, ChooseCareerSide]):
    """Each player in turn chooses the side of their career card (NOV-R8)."""

    frame = CareerSideFrame
    verbs = (ChooseCareerSide,)
    quick = True

    def candidates(self, s: NovgorodState, frame: CareerSideFrame, seat: Seat) -> Iterator[ChooseCareerSide]:
        """Offer both sides."""
        yield from SIDES

    def check(self, s: NovgorodState, frame: CareerSideFrame, seat: Seat, action: ChooseCareerSide) -> Refusal | None:
        """Allow both."""
        return None

    def advance(
        self, s: NovgorodState, frame: CareerSideFrame, seat: Seat, action: ChooseCareerSide, emit: Emit
    ) -> None:
        """Turn the card."""
        s.sides[seat] = "front" if action.side == "front" else "back"  # NOV-S7
        emit(SideChosen(seat, s.careers[seat], action.side, rule=S7))
        s.replace(CareerSideFrame(frame.queue[1:]))  # NOV-R8

    def resume(self, s: NovgorodState, frame: CareerSideFrame, emit: Emit) -> None:
        """Go on when all have chosen."""
        s.pop()


class Introduction(Phase[NovgorodState, IntroFrame, Never]):
    """Three laps of picks; then everybody pays (NOV-N1, NOV-N6)."""

    frame = IntroFrame

    def __init__(self, box: NovgorodBox) -> None:
        self.box = box

    def resume(self, s: NovgorodState, frame: IntroFrame, emit: Emit) -> None:
        """Ask the next player, or let everybody pay."""
        if frame.queue:
            s.replace(IntroFrame(frame.queue[1:]))
            s.push(PickFrame(frame.queue[0]))  # NOV-N1
            return
        s.pop()
        for seat in s.clockwise(s.start_player):
            price = s.picked[seat] + self.box.file.prices.order * len(s.hands[seat])  # NOV-N6
            s.ducats[seat] -= price
            emit(IntroPaid(seat, price, rule=N6))
        refill(self.box, s, N7, emit)  # NOV-N7


class Picking(Asking[PickFrame, IntroTakeKontor | IntroTakeOrder]):
    """Pick a kontor or an order (NOV-N2, NOV-N3)."""

    frame = PickFrame
    verbs = (IntroTakeKontor, IntroTakeOrder)
    quick = True

    def __init__(self, box: NovgorodBox) -> None:
        self.box = box

    def candidates(self, s: NovgorodState, frame: PickFrame, seat: Seat) -> Iterator[IntroTakeKontor | IntroTakeOrder]:
        """Offer the cities, then the orders."""
        yield from map(IntroTakeKontor, self.box.ring)
        yield from map(IntroTakeOrder, offers(s))

    def check(
        self, s: NovgorodState, frame: PickFrame, seat: Seat, action: IntroTakeKontor | IntroTakeOrder
    ) -> Refusal | None:
        """Refuse a third kontor or a second order, a second kontor in a city, and more than the ducats allow."""
        given = self.box.setup
        if isinstance(action, IntroTakeOrder):
            if len(s.hands[seat]) == given.orders_dealt + given.intro_orders:
                return Refusal(N3, {"most": given.intro_orders}, "order")
            return check_offer(s, action.order, Refusal(N2, {"order": action.order}, "order"))
        if len(s.kontors[seat]) == given.intro_kontors:
            return Refusal(N3, {"most": given.intro_kontors}, "kontor")
        if action.city in s.kontors[seat]:
            return Refusal(N2, {"city": action.city})
        spare = s.ducats[seat] - self.box.file.prices.order * (given.orders_dealt + given.intro_orders) - s.picked[seat]
        price = s.stacks[action.city][0]
        return Refusal(R6, {"city": action.city, "price": price, "spare": spare}) if price > spare else None  # NOV-R6

    def advance(
        self, s: NovgorodState, frame: PickFrame, seat: Seat, action: IntroTakeKontor | IntroTakeOrder, emit: Emit
    ) -> None:
        """Take it."""
        s.pop()
        match action:
            case IntroTakeKontor(city):
                price = s.stacks[city].pop(0)
                s.picked[seat] += price
                s.kontors[seat].append(city)  # NOV-N2 NOV-R40
                emit(KontorPicked(seat, city, price, rule=N2))
            case IntroTakeOrder(order=order):
                take_order(s, seat, order, 0, N2, emit)  # NOV-N5
