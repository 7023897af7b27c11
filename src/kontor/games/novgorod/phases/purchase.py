"""Phase 3: one kontor, one ship level or one order, and with the privilege one more order (NOV-T3.1 to NOV-T3.7)."""

from collections.abc import Iterator
from typing import TypeAlias, get_args

import msgspec

from kontor.core import Emit, Refusal, Seat
from kontor.games.novgorod.actions import (
    BuyKontor,
    BuyOrder,
    BuyOrderDiscounted,
    BuyShip,
    EndPhase3,
    EndTurn,
    MovePirate,
)
from kontor.games.novgorod.bonuses import KONTOR8, gain_bonus
from kontor.games.novgorod.career import has_privilege, use_privilege
from kontor.games.novgorod.components import NovgorodBox
from kontor.games.novgorod.events import KontorBought, ShipBought
from kontor.games.novgorod.frames import LastWindowFrame, PurchaseFrame
from kontor.games.novgorod.orders import check_offer, check_progress, offers, refill, take_order
from kontor.games.novgorod.phases.asking import Asking
from kontor.games.novgorod.pirate import allowed_moves, check_pirate, move_pirate, pirate_moves
from kontor.games.novgorod.rules import A13, R29, T0_3, T3_1, T3_2, T3_4, T3_5, T3_7
from kontor.games.novgorod.state import NovgorodState

SHIP = BuyShip()
END = EndPhase3()
END_TURN = EndTurn()
ALL_KONTORS = 8


PurchaseAction: TypeAlias = BuyKontor | BuyShip | BuyOrder | BuyOrderDiscounted | MovePirate | EndPhase3


class Purchasing(Asking[PurchaseFrame, PurchaseAction]):
    """Choose a purchase, or the end of the phase."""

    frame = PurchaseFrame
    verbs = get_args(PurchaseAction)

    def __init__(self, box: NovgorodBox) -> None:
        self.box = box

    def candidates(self, s: NovgorodState, frame: PurchaseFrame, seat: Seat) -> Iterator[PurchaseAction]:
        """Offer what is for sale."""
        yield from map(BuyKontor, self.box.ring)
        yield SHIP
        yield from map(BuyOrder, offers(s))
        yield from map(BuyOrderDiscounted, offers(s))
        if s.options.pirate_side == "front":
            yield from pirate_moves(s, self.box.ring)
        yield END

    def legal(self, s: NovgorodState, frame: PurchaseFrame, seat: Seat) -> list[PurchaseAction]:
        """Return the candidates that are for sale; what forbids one of the offered orders forbids all of them."""
        offered = list(offers(s))
        found: list[PurchaseAction] = []
        if not s.turn.bought:  # NOV-T3.1
            own, ducats = s.kontors[seat], s.ducats[seat]
            cheap = [city for city in self.box.ring if city not in own and s.stacks[city][0] <= ducats]
            found += [BuyKontor(city) for city in cheap if self.check_kontor(s, seat, city) is None]
            if self.check_ship(s, seat) is None:
                found.append(SHIP)
            if offered and self.check_order(s, seat, offered[0], self.box.file.prices.order) is None:
                found += map(BuyOrder, offered)
        if offered and self.check_discounted(s, seat, offered[0]) is None:
            found += map(BuyOrderDiscounted, offered)
        if s.options.pirate_side == "front":
            found += allowed_moves(self.box, s, seat, s.ducats[seat])
        found.append(END)
        return found

    def check(self, s: NovgorodState, frame: PurchaseFrame, seat: Seat, action: PurchaseAction) -> Refusal | None:
        """Refuse a second purchase, and what is not for sale or too expensive."""
        match action:
            case EndPhase3():
                return None
            case MovePirate():
                if s.pirate is not None and s.options.pirate_side == "back":
                    return Refusal(A13)
                return check_pirate(self.box, s, seat, action, s.ducats[seat])
            case BuyOrderDiscounted(order=order):
                return self.check_discounted(s, seat, order)
        if s.turn.bought:
            return Refusal(T3_1, {}, "twice")
        match action:
            case BuyKontor(city):
                return self.check_kontor(s, seat, city)
            case BuyShip():
                return self.check_ship(s, seat)
        return self.check_order(s, seat, action.order, self.box.file.prices.order)

    def check_kontor(self, s: NovgorodState, seat: Seat, city: str) -> Refusal | None:
        """Return why the top kontor of a city cannot be bought."""
        if city in s.kontors[seat]:
            return Refusal(T3_2, {"city": city})
        if city == s.pirate and s.options.pirate_side == "back":
            return Refusal(R29, {"city": city})
        price = s.stacks[city][0]
        return Refusal(T3_1, {"price": price}, "ducats") if price > s.ducats[seat] else None

    def check_ship(self, s: NovgorodState, seat: Seat) -> Refusal | None:
        """Return why the ship cannot become faster."""
        if s.speeds[seat] == self.box.top_speed:
            return Refusal(T3_4, {"speed": self.box.top_speed})
        price = self.box.ship_price[s.speeds[seat] + 1]
        return Refusal(T3_1, {"price": price}, "ducats") if price > s.ducats[seat] else None

    def check_order(self, s: NovgorodState, seat: Seat, order: str, price: int) -> Refusal | None:
        """Return why an order cannot be bought at a price."""
        refusal = check_progress(self.box, s, seat) or check_offer(s, order, Refusal(T3_5, {"order": order}))
        if refusal is not None:
            return refusal
        return Refusal(T3_1, {"price": price}, "ducats") if price > s.ducats[seat] else None

    def check_discounted(self, s: NovgorodState, seat: Seat, order: str) -> Refusal | None:
        """Return why no order can be bought with the privilege."""
        if not has_privilege(self.box, s, seat, "order_discount"):
            return Refusal(T0_3, {"privilege": "order_discount"})
        return self.check_order(s, seat, order, self.discounted)

    @property
    def discounted(self) -> int:
        """The price of an order with the privilege (NOV-T3.7)."""
        return self.box.file.prices.order - self.box.privileges.order_discount  # NOV-T3.7

    def advance(self, s: NovgorodState, frame: PurchaseFrame, seat: Seat, action: PurchaseAction, emit: Emit) -> None:
        """Buy it; the menu returns."""
        s.replace(PurchaseFrame(seat))  # NOV-A14
        match action:
            case EndPhase3():
                s.pop()
            case MovePirate(city):
                move_pirate(self.box, s, seat, city, emit)
            case BuyOrderDiscounted(order=order):
                use_privilege(s, "order_discount", emit)
                self.buy_order(s, seat, order, self.discounted, T3_7, emit)
            case _:
                s.turn = msgspec.structs.replace(s.turn, bought=True)  # NOV-T3.1
                self.buy(s, seat, action, emit)

    def buy(self, s: NovgorodState, seat: Seat, action: PurchaseAction, emit: Emit) -> None:
        """Make the regular purchase."""
        match action:
            case BuyKontor(city):
                price = s.stacks[city].pop(0)
                s.ducats[seat] -= price
                s.kontors[seat].append(city)  # NOV-T3.2
                emit(KontorBought(seat, city, price, rule=T3_2))
                if len(s.kontors[seat]) == ALL_KONTORS:
                    gain_bonus(self.box, s, seat, KONTOR8, emit)  # NOV-T3.3
            case BuyShip():
                s.speeds[seat] += 1  # NOV-T3.4
                price = self.box.ship_price[s.speeds[seat]]
                s.ducats[seat] -= price
                emit(ShipBought(seat, s.speeds[seat], price, rule=T3_4))
            case BuyOrder(order=order):
                self.buy_order(s, seat, order, self.box.file.prices.order, T3_5, emit)

    def buy_order(self, s: NovgorodState, seat: Seat, order: str, price: int, rule: str, emit: Emit) -> None:
        """Pay an order, take it, refill the display (NOV-T3.5)."""
        s.ducats[seat] -= price
        take_order(s, seat, order, price, rule, emit)
        refill(self.box, s, T3_5, emit)  # NOV-T3.5


class LastWindow(Asking[LastWindowFrame, MovePirate | EndTurn]):
    """With the pirate's back side: move him at the very end of the turn, or not (NOV-XP4, NOV-R39)."""

    frame = LastWindowFrame
    verbs = (MovePirate, EndTurn)
    quick = True

    def __init__(self, box: NovgorodBox) -> None:
        self.box = box

    def candidates(self, s: NovgorodState, frame: LastWindowFrame, seat: Seat) -> Iterator[MovePirate | EndTurn]:
        """Offer the end, then the other cities."""
        yield END_TURN
        yield from pirate_moves(s, self.box.ring)

    def legal(self, s: NovgorodState, frame: LastWindowFrame, seat: Seat) -> list[MovePirate | EndTurn]:
        """Return the end, then the other cities if he may be moved."""
        return [END_TURN, *allowed_moves(self.box, s, seat, s.ducats[seat])]

    def check(
        self, s: NovgorodState, frame: LastWindowFrame, seat: Seat, action: MovePirate | EndTurn
    ) -> Refusal | None:
        """Refuse what the privilege does not allow."""
        if isinstance(action, EndTurn):
            return None
        return check_pirate(self.box, s, seat, action, s.ducats[seat])

    def advance(
        self, s: NovgorodState, frame: LastWindowFrame, seat: Seat, action: MovePirate | EndTurn, emit: Emit
    ) -> None:
        """Move the pirate, or leave him."""
        s.pop()
        if isinstance(action, MovePirate):
            move_pirate(self.box, s, seat, action.city, emit)
