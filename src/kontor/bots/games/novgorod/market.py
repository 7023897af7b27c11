"""Phase 3 in Novgorod: what is for sale, what it is worth, and what ducats are worth because of it."""

from typing import NamedTuple

from kontor.bots.games.novgorod.holdings import Holdings
from kontor.bots.games.novgorod.worth import Worth
from kontor.core import Action
from kontor.games.novgorod.actions import BuyKontor, BuyOrder, BuyOrderDiscounted, BuyShip
from kontor.games.novgorod.component_schema import DECK

BLIND = 0.85
"""An order that nobody has seen is worth this part of a usual one."""
USUAL_EASE = 0.85


class Ware(NamedTuple):
    """Something for sale: its price in ducats, and its worth in seals before the price."""

    price: int
    worth: float
    action: Action


class Market:
    """What a player can buy after the evaluation, with any number of ducats."""

    def __init__(self, worth: Worth, holdings: Holdings) -> None:
        self.worth, self.holdings, self.left = worth, holdings, holdings.left
        self.orders: list[Ware] = []
        self.order: Ware | None = None
        """The best order, at the full price."""
        self.wares: list[Ware] = []
        """What can be bought now except orders."""
        self._best: dict[tuple[int, bool], float] = {}
        self.each = worth.ducats(1, holdings.left)
        """What a kept ducat is worth: it is saved for the best purchase."""
        if self.left:
            self._look()
            if self.left > 1:
                ratio = max([ware.worth / ware.price for ware in self.saved], default=0.0)
                self.each = max(self.each, worth.prices.saving * ratio)

    def _look(self) -> None:
        worth, holdings, left = self.worth, self.holdings, self.left
        box = worth.box
        orders = [
            Ware(box.file.prices.order, worth.order(holdings, each, left)[0], BuyOrder(each)) for each in holdings.open
        ]
        if holdings.deck:
            later = 1.0 - 0.5**left
            blind = BLIND * USUAL_EASE * 2.2 * later * worth.prices.row
            orders.append(Ware(box.file.prices.order, blind, BuyOrder(DECK)))
        self.saved: list[Ware] = []
        self.orders = orders
        self.order = max(orders, key=lambda ware: ware.worth, default=None)
        if holdings.speed < box.top_speed:
            self.wares.append(Ware(box.ship_price[holdings.speed + 1], worth.ship(holdings, left), BuyShip()))
        for at, city in enumerate(box.ring):
            if not holdings.kontors >> at & 1 and at != holdings.gone:
                self.wares.append(Ware(holdings.prices[at], worth.kontor(holdings, at, left), BuyKontor(city)))
        self.saved = self.wares
        if holdings.bought:
            self.wares = []

    def kept(self, ducats: int) -> float:
        """Return what ducats kept for later turns are worth (thought 11)."""
        prices = self.worth.prices
        if ducats <= prices.enough:
            return self.each * ducats
        return self.each * (prices.enough + prices.spare * (ducats - prices.enough))

    def all(self) -> list[Ware]:
        """Return everything that is for sale."""
        return self.wares + self.orders

    def choose(self, ducats: int, room: bool) -> Ware | None:
        """Return the best purchase; None if nothing is worth its price. `room`: one more order fits (NOV-T3.6)."""
        best, most = None, self.kept(ducats) + 1e-9
        wares = self.wares + ([self.order] if room and self.order and not self.holdings.bought else [])
        for ware in wares:
            if ware.price <= ducats:
                value = ware.worth + self.kept(ducats - ware.price)
                if value > most:
                    best, most = ware, value
        return best

    def value(self, ducats: int, room: bool) -> float:
        """Return what ducats are worth with the best purchase."""
        key = ducats, room
        found = self._best.get(key)
        if found is None:
            ware = self.choose(ducats, room)
            found = self.kept(ducats - (ware.price if ware else 0)) + (ware.worth if ware else 0.0)
            self._best[key] = found
        return found

    def discounted(self, ducats: int) -> float:
        """Return what the privilege for an additional order brings; less than 0 if it does not pay (NOV-T3.7)."""
        price = self.worth.box.file.prices.order - self.worth.box.privileges.order_discount
        if self.order is None or price > ducats:
            return -1.0
        ware = self.choose(ducats, room=True)
        if ware is None or ware.price > ducats - price:
            return self.order.worth + self.value(ducats - price, room=False) - self.value(ducats, room=True)
        return self.order.worth - self.kept(ducats) + self.kept(ducats - price)

    def discounted_order(self) -> Action | None:
        """Return the order that the privilege would bring."""
        if self.order is None:
            return None
        assert isinstance(self.order.action, BuyOrder)
        return BuyOrderDiscounted(self.order.action.order)
