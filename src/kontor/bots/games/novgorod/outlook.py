"""What a player of Novgorod will have once the turn is over: a turn that is under way is played on as planned."""

from kontor.bots.games.novgorod.holdings import rounds_after
from kontor.bots.games.novgorod.planner import TurnPlanner
from kontor.bots.games.novgorod.tasks import ROW, RoutePlan
from kontor.bots.games.novgorod.worth import NEVER
from kontor.core import Seat
from kontor.games.novgorod.actions import BuyKontor, BuyOrder, BuyShip
from kontor.games.novgorod.component_schema import DECK
from kontor.games.novgorod.components import UPPER
from kontor.games.novgorod.frames import LastWindowFrame, PurchaseFrame, RouteFrame
from kontor.games.novgorod.state import NovgorodState

BONUS_ORDERS = 3
"""Filed orders that bring the bonus (NOV-TB8)."""


class Outlook:
    """What a player has at the end of the turn, and how many turns are left then."""

    __slots__ = (
        "aside",
        "blind",
        "covered",
        "ducats",
        "filed",
        "hand",
        "hold",
        "holdings",
        "kontors",
        "left",
        "seals",
        "speed",
        "to_come",
    )

    def __init__(self, planner: TurnPlanner, s: NovgorodState, seat: Seat) -> None:
        self.holdings = holdings = planner.holdings(s, seat)
        self.seals = float(s.total_seals(seat))
        self.ducats, self.speed, self.kontors = holdings.ducats, holdings.speed, holdings.kontors
        self.covered, self.hold = holdings.covered, -1 if holdings.held_base else holdings.hold
        self.hand, self.aside, self.filed = holdings.hand, holdings.aside, holdings.filed
        self.blind = 0
        """Number of orders whose card is unknown: unseen ones of rivals, and those that will be drawn."""
        if s.round and s.frames and seat != (s.active - begins(s)) % s.seats:
            self.hand = tuple([order for order in self.hand if order in s.known])
            self.blind = len(holdings.hand) - len(self.hand)
        playing = s.round > 0 and bool(s.frames) and s.active == seat
        if s.round == 0:
            self.ducats -= s.picked[seat] + planner.box.file.prices.order * len(self.hand)
        elif playing and not begins(s):
            self._play_on(planner, s)
        mine, now = (seat - s.start_player) % s.seats, (s.active - s.start_player) % s.seats
        self.to_come = bool(s.frames) and (s.round == 0 or mine > now or (mine == now and begins(s)))
        """Whether the player still has a turn in this round."""
        # The active player is left out, so that all actions of a turn are judged by the same distance to the end.
        under_way = s.round > 0 and bool(s.frames) and not begins(s)
        tops = [s.total_seals(each) for each in range(s.seats) if not (under_way and each == s.active)]
        self.left = rounds_after(s, *tops) + self.to_come
        if not s.frames:
            self.left = 0.0

    def _play_on(self, planner: TurnPlanner, s: NovgorodState) -> None:
        frame, holdings = s.frames[-1], self.holdings
        privilege: str | None = holdings.privilege
        if isinstance(frame, RouteFrame):
            laid = tuple([planner.chart.place[city] for city in frame.stops])
            found = planner.sailings(holdings, laid, planner.chart.mask(frame.placeholders))
            if found:
                first = found[0]
                slots = len(first.path) + first.placed.bit_count()
                robbed = holdings.robbed in first.path
                if slots > holdings.speed - robbed:
                    privilege = "speed"
                if len(first.path) > 4:
                    self.seals += planner.aims(holdings).long_route
                self._carry_out(planner, first.plan)
                privilege = privilege or first.plan.privilege or None
        elif not isinstance(frame, PurchaseFrame | LastWindowFrame):
            plan = planner.best(holdings, s).plan
            self._carry_out(planner, plan)
            privilege = privilege or plan.privilege or None
        if not isinstance(frame, LastWindowFrame):
            self._buy(planner, discounted=privilege == "order_discount" != holdings.privilege)
        career = planner.box.careers[holdings.card]
        free = career.steps[self.covered :]
        self.seals += free[0].seals if free else career.top_seals
        if privilege is None and any(step.privilege == "seal" for step in free):
            self.seals += planner.box.privileges.seal

    def _carry_out(self, planner: TurnPlanner, plan: RoutePlan) -> None:
        """Apply a plan up to the purchase; do nothing if no plan can be paid."""
        holdings, aims = self.holdings, planner.aims(self.holdings)
        if plan.value == NEVER:
            return
        used = 0
        for task in plan.tasks:
            used |= task.use
            self.seals += task.seals
            if task.kind == ROW:
                self._fulfil(task.name, task.row)
        if any(task.two_goods for task in plan.tasks):
            self.seals += aims.two_goods
        if len(holdings.filed) < BONUS_ORDERS <= len(self.filed):
            self.seals += aims.orders3
        for number, climb in enumerate(plan.climbs):
            used |= climb.use
            self.seals += aims.career_bonus(holdings.covered + number + 1)
        self.covered += len(plan.climbs)
        self.ducats = plan.ducats
        if used & planner.chart.hold:
            self.hold = -1
        if plan.store >= 0:
            self.hold = plan.store

    def _fulfil(self, order: str, row: str) -> None:
        """Move an order; both rows in one turn bring one more seal (NOV-TB6)."""
        if row == UPPER:
            self.hand = tuple([each for each in self.hand if each != order])
            self.aside = (*self.aside, order)
            return
        self.seals += order in self.aside and order not in self.holdings.aside
        self.hand, self.aside = (tuple([each for each in have if each != order]) for have in (self.hand, self.aside))
        self.filed = (*self.filed, order)

    def _buy(self, planner: TurnPlanner, *, discounted: bool) -> None:
        aims = planner.aims(self.holdings)
        room = len(self.hand) + len(self.aside) < aims.most
        ware = aims.market.choose(self.ducats, room) if self.ducats >= 0 else None
        if ware is not None:
            self.ducats -= ware.price
            match ware.action:
                case BuyShip():
                    self.speed += 1
                case BuyKontor(city):
                    self.kontors |= 1 << planner.chart.place[city]
                case BuyOrder(order=order):
                    self._take(order)
        best = aims.market.order
        if discounted and best is not None and len(self.hand) + len(self.aside) + self.blind < aims.most:
            self.ducats -= planner.box.file.prices.order - planner.box.privileges.order_discount
            assert isinstance(best.action, BuyOrder)
            self._take(best.action.order)

    def _take(self, order: str) -> None:
        if order == DECK or order in self.hand:
            self.blind += 1
        else:
            self.hand = (*self.hand, order)


def begins(s: NovgorodState) -> bool:
    """Return True if a turn has just begun."""
    frame = s.frames[-1]
    return isinstance(frame, RouteFrame) and not frame.stops
