"""What a route of Novgorod can be used for, as tasks that use up bits: rows, special orders, luxuries for sale."""

from itertools import pairwise
from typing import NamedTuple

from kontor.bots.games.novgorod.chart import Chart, Make, Makes
from kontor.bots.games.novgorod.holdings import Holdings
from kontor.bots.games.novgorod.market import Market
from kontor.bots.games.novgorod.worth import Worth
from kontor.games.novgorod.components import LOWER, UPPER

SELL, ROW, SPECIAL = range(3)
BOTH = 8
"""The bit of a lower row is this many places above that of its upper row."""


class Task(NamedTuple):
    """Something to do with the route: what it uses, which manufactory works, and what it brings."""

    kind: int
    use: int
    worked: int
    """The bit of the city whose manufactory works."""
    gain: float
    ducats: int
    mark: int
    """The bit of the row."""
    after: int
    """The bit of the row that it follows, or 0."""
    more: float
    """What it brings beyond its gain if it follows that row in the same turn."""
    seals: int
    name: str = ""
    row: str = ""
    two_goods: bool = False
    """Whether the luxury brings the bonus for one of two goods or more (NOV-TA8)."""


class Climb(NamedTuple):
    """A step of the career: what it uses, and which manufactories work."""

    use: int
    worked: int
    ducats: int


class RoutePlan(NamedTuple):
    """The best use of a route."""

    value: float
    tasks: tuple[Task, ...]
    climbs: tuple[Climb, ...]
    store: int
    """The place whose good is stored, or -1."""
    privilege: str
    """The privilege to use after the route, or an empty string."""
    ducats: int
    """Ducats that are left before the purchase."""


class Aims:
    """What a player wants to do in this turn, whatever the route will be."""

    def __init__(self, worth: Worth, holdings: Holdings) -> None:
        self.worth, self.holdings = worth, holdings
        self.chart: Chart = worth.chart
        box = worth.box
        self.market = Market(worth, holdings)
        self.steps = worth.steps(holdings)
        free = self.steps[holdings.covered :]
        self.privileges = [frozenset(step.privilege for step in free[number:]) for number in range(len(free) + 1)]
        """By number of steps climbed: the privileges left."""
        reached = [
            worth.rate(holdings.card, number) + worth.career(holdings.card, number, holdings.left)
            for number in range(holdings.covered, len(self.steps) + 1)
        ]
        self.climbing = [
            then - now + self.career_bonus(holdings.covered + number + 1)
            for number, (now, then) in enumerate(pairwise(reached))
        ]
        """By number of steps climbed before: what the next one brings, in seals."""
        self.in_progress = len(holdings.hand) + len(holdings.aside)
        self.most = box.limits.orders_in_progress
        self.stored = [worth.stored(holdings, at) for at in range(len(box.ring))]
        self.kept = self.stored[holdings.hold] if holdings.hold >= 0 and not holdings.held_base else 0.0
        self.two_goods = self._bonus("luxury_merchant")
        self.long_route = self._bonus("route5")
        self.orders3 = self._bonus("orders3")
        self.spent: dict[tuple[int, bool, int, bool], tuple[float, str, int] | None] = {}
        """What `RouteSearch.privileged` found, by ducats, room, steps climbed and whether a privilege is free."""
        self.rows: list[Task] = []
        """The rows of goods orders; `worked` is 0."""
        self.made: list[tuple[int, Task]] = []
        """The rows of luxury orders, by luxury; what they use comes with the production."""
        self.special: list[tuple[int, int, Task]] = []
        """The special orders: the luxury or -1, how many goods it needs at least, and the rest as a task."""
        for number, order in enumerate(holdings.hand):
            self._order(number, order, aside=False)
        for number, order in enumerate(holdings.aside):
            self._order(len(holdings.hand) + number, order, aside=True)
        self._specials()

    def _bonus(self, bonus: str) -> float:
        for name, shown in self.holdings.bonuses:
            if name == bonus:
                card = self.worth.box.bonuses[name]
                return float(card.high if shown == "high" else card.low) * self.worth.prices.contested
        return 0.0

    def career_bonus(self, covered: int) -> float:
        """Return the bonus for `covered` covered steps (NOV-TC5)."""
        reached = covered < len(self.steps) and self.steps[covered].seals == 3
        return self._bonus("career3") if reached else 0.0

    def _order(self, number: int, order: str, *, aside: bool) -> None:
        holdings, rewards = self.holdings, self.worth.box.rewards
        on_hand, later = self.worth.order(holdings, order, holdings.left)
        filed = self.worth.filing(holdings, (order,))
        upper, lower = 1 << number, 1 << number + BOTH
        if aside:
            seals = rewards.lower_same_turn if order in holdings.upper else rewards.lower
            self._row(order, LOWER, Task(ROW, 0, 0, seals - later + filed, 0, lower, 0, 0.0, seals, order, LOWER))
            return
        self._row(
            order,
            UPPER,
            Task(ROW, 0, 0, rewards.upper + later - on_hand, 0, upper, 0, 0.0, rewards.upper, order, UPPER),
        )
        more = rewards.lower_same_turn - rewards.lower + on_hand - later
        gain = rewards.lower - on_hand + filed
        self._row(order, LOWER, Task(ROW, 0, 0, gain, 0, lower, upper, more, rewards.lower, order, LOWER))

    def _row(self, order: str, row: str, task: Task) -> None:
        things = self.worth.box.row(order, row)
        if things[0] in self.chart.luxury:
            self.made.append((self.chart.luxury[things[0]], task))
        else:
            self.rows += [task._replace(use=bits) for bits in self.chart.sources(things, self._hold())]

    def _specials(self) -> None:
        box = self.worth.box
        for place, (card, shown, fulfilled) in enumerate(self.holdings.column):
            if fulfilled:
                continue
            part = box.parts[card, shown]
            more = self.holdings.skipped[place] * box.file.special_orders.cost_per_card_above
            cost = max(0, part.cost + more - self.holdings.discount)
            gain = part.seals * self.worth.prices.contested + self.worth.filing(self.holdings, ("",))
            task = Task(SPECIAL, 0, 0, gain, -cost, 1 << 16 + place, 0, 0.0, part.seals, card)
            luxury = self.chart.luxury[part.luxury] if part.luxury else -1
            for bits in self.chart.sources(part.goods, self._hold()):
                self.special.append((luxury, part.luxury_inputs, task._replace(use=bits)))

    def _hold(self) -> int:
        return -1 if self.holdings.fresh else self.holdings.hold

    # Tasks of a route.

    def tasks(self, makes: Makes, there: int, working: int) -> list[Task]:
        """Return what can be done with these sources and manufactories; lower rows after upper ones, sales last."""
        can = [make for make in makes.single if not make.use & ~there and working >> make.city & 1]
        found = [task for task in self.rows if not task.use & ~there]
        for luxury, least, task in self.special:
            if task.use & ~there:
                continue
            if luxury < 0:
                found.append(task)
                continue
            fit = [make for make in can if make.luxury == luxury and make.inputs >= least and not make.use & task.use]
            found += [task._replace(use=task.use | make.use, worked=1 << make.city) for make in fit]
        for make in can:
            made = [task for luxury, task in self.made if luxury == make.luxury]
            found += [task._replace(use=make.use, worked=1 << make.city) for task in made]
            found.append(self._sale(make))
        found.sort(key=lambda task: (-task.kind, task.row == LOWER, -task.gain))
        return found

    def _sale(self, make: Make) -> Task:
        """Return a plain production, with the merchant's share (NOV-TA4, NOV-XM1, NOV-XM2)."""
        holdings, merchant = self.holdings, self.worth.box.file.merchant
        seals, ducats = make.seals, make.ducats
        if make.city == holdings.merchant:
            seals += merchant.back_seals if holdings.merchant_back else 0
            ducats += 0 if holdings.merchant_back else merchant.front_ducats
        bonus = make.inputs > 1 and self.two_goods > 0
        return Task(SELL, make.use, 1 << make.city, float(seals), ducats, 0, 0, 0.0, seals, "", "", bonus)
