"""The best use of one route of Novgorod: it tries sets of compatible tasks, by branch and bound.

What a set leaves over is spent on career steps and a stored good; the rest is income.
"""

from kontor.bots.games.novgorod.chart import Makes
from kontor.bots.games.novgorod.tasks import SELL, Aims, Climb, RoutePlan, Task
from kontor.bots.games.novgorod.worth import NEVER
from kontor.games.novgorod.components import LOWER

TWO_GOODS = 1 << 20
"""The bit for a luxury made of two goods or more (NOV-TA8)."""
WORTH_STORING = 0.05
"""A good is stored if it brings more seals than this."""


class RouteSearch:
    """Looks for the best set of tasks of one route."""

    def __init__(
        self, aims: Aims, makes: Makes, there: int, working: int, ours: int, fees: int, speeding: bool
    ) -> None:
        holdings = aims.holdings
        self.aims, self.makes, self.ours = aims, makes, ours
        self.speeding = speeding
        self.tasks = aims.tasks(makes, there, working)
        self.ducats = holdings.ducats - fees
        chart = aims.chart
        self.incomes = chart.incomes
        self.hold = chart.hold
        self.merchant_ducats = aims.worth.box.file.merchant.front_ducats
        self.merchant = 0 if holdings.merchant_back or holdings.merchant < 0 else (1 << holdings.merchant) & ours
        self.cheap = sorted(
            [1 << at for at in range(len(chart.ring)) if there >> at & 1],
            key=lambda bit: (chart.incomes[bit] if bit & ours else 0, bit),
        )
        if there & chart.hold:
            self.cheap.append(chart.hold)
        self.twin = 1 << holdings.hold if holdings.hold >= 0 else 0
        self.free = holdings.privilege is None and not speeding
        self.working = working
        self.value = NEVER
        self.plan = RoutePlan(NEVER, (), (), -1, "", 0)
        self.sets: dict[int, list[tuple[int, int]]] = {}
        self.dense = self._dense()
        self.room = aims.in_progress < aims.most
        self.rest(there, 0, 0.0, 0, ())
        self.most = self._most(there)
        self.go(0, there, 0, 0.0, 0, 0, ())

    def _dense(self) -> list[float]:
        """Return for each task the most that one source can bring in it or a later one."""
        found, most = [0.0], 0.0
        for task in reversed(self.tasks):
            extra = self.aims.two_goods if task.kind == SELL else task.more
            most = max(most, (task.gain + extra + 0.3 * max(0, task.ducats)) / task.use.bit_count())
            found.append(most)
        return found[::-1]

    def _most(self, there: int) -> float:
        """Return an upper estimate of what the end of the turn can bring beyond the tasks."""
        aims, holdings = self.aims, self.aims.holdings
        market = aims.market
        money = max(0, self.ducats + self.incomes[there & self.ours] + 5)
        found = 1.0 + aims.kept + (max(aims.stored) if holdings.left else 0.0) + market.value(money, room=True)
        if self.free and market.order is not None:
            found += max(0.0, market.order.worth)
        worked = 0
        for number, more in enumerate(aims.climbing):
            step = self.climb(number, there, worked)
            if step is None:
                break
            found += max(0.0, more)
        return found

    def go(
        self, begin: int, there: int, worked: int, gain: float, ducats: int, marks: int, chosen: tuple[Task, ...]
    ) -> None:
        """Try each further task in addition to those chosen, recursively."""
        tasks, dense = self.tasks, self.dense
        most = gain + self.most - self.value
        bits = there.bit_count()
        for number in range(begin, len(tasks)):
            if most + bits * dense[number] <= 0:
                return
            task = tasks[number]
            if task[1] & ~there or task[2] & worked or task[5] & marks:
                continue
            more, mark = task[3], task[5]
            if task[0] == SELL:
                if task[11] and not marks & TWO_GOODS:
                    more, mark = more + self.aims.two_goods, mark | TWO_GOODS
            elif task[6] & marks:
                more += task[7]
            then = there & ~task[1], worked | task[2], gain + more, ducats + task[4]
            added = (*chosen, task)
            if then[2] + self.most + 0.3 * max(0, then[3]) > self.value:
                self.rest(*then, added)
            self.go(number + 1, *then, marks | mark, added)

    def rest(self, there: int, worked: int, gain: float, ducats: int, chosen: tuple[Task, ...]) -> None:
        """Value the end of the turn after each number of career steps that can be paid."""
        climbs: tuple[Climb, ...] = ()
        for number, more in enumerate(self.aims.climbing):
            self.finish(there, gain, ducats, chosen, climbs)
            step = self.climb(number, there, worked)
            if step is None:
                return
            climbs = (*climbs, step)
            there &= ~step[0]
            worked |= step[1]
            ducats -= step[2]
            gain += more
        self.finish(there, gain, ducats, chosen, climbs)

    def climb(self, number: int, there: int, worked: int) -> Climb | None:
        """Return how a step is paid with what is left; None if it cannot be."""
        step = self.aims.steps[self.aims.holdings.covered + number]
        if not step.luxuries:
            use = self.goods(step.goods, there)
            return None if use < 0 else Climb(use, 0, step.ducats)
        best, cost = None, 99.0
        for use, makers in self.luxuries(step.luxuries):
            if use & ~there or makers & worked:
                continue
            more = self.goods(step.goods, there & ~use)
            if more >= 0:
                lost = self.incomes[(use | more) & self.ours] + 0.5 * use.bit_count()
                if lost < cost:
                    best, cost = Climb(use | more, makers, step.ducats), lost
        return best

    def luxuries(self, number: int) -> list[tuple[int, int]]:
        """Return the ways to make `number` different luxuries: what they use, and which manufactories work."""
        found = self.sets.get(number)
        if found is None:
            found = []
            if number == 1:
                found = [(each.use, 1 << each.city) for each in self.makes.single]
            elif number == 2:
                found = [(one.use | two.use, 1 << one.city | 1 << two.city) for one, two in self.makes.pairs]
            found = self.sets[number] = [each for each in found if not each[1] & ~self.working]
        return found

    def goods(self, number: int, there: int) -> int:
        """Return the bits of the `number` cheapest different goods; -1 if there are too few (NOV-TC1)."""
        use = 0
        if number:
            hold = self.aims.chart.hold
            for bit in self.cheap:
                if bit & there and not (bit == hold and use & self.twin):
                    use |= bit
                    number -= 1
                    if not number:
                        return use
            return -1
        return 0

    def finish(self, there: int, gain: float, ducats: int, chosen: tuple[Task, ...], climbs: tuple[Climb, ...]) -> None:
        """Value the end of the turn: income, the privilege of the turn, the hold, and the purchase."""
        aims = self.aims
        rest = there & self.ours
        money = self.ducats + ducats + self.incomes[rest]
        if rest & self.merchant and not [task for task in chosen if task[2] & self.merchant and task[0] == SELL]:
            money += self.merchant_ducats
        room = self.room or bool([task for task in chosen if task[10] == LOWER])
        key = money, room, len(climbs), self.free
        try:
            found = aims.spent[key]
        except KeyError:
            found = aims.spent[key] = self.privileged(money, room, aims.privileges[len(climbs)])
        if found is None:
            return
        more, privilege, money = found
        value = gain + more
        kept = aims.kept if there & self.hold or aims.holdings.fresh else 0.0
        store = -1
        if rest and aims.holdings.left:
            store, more, money = self.stored(rest, kept, money, room)
            value += more
        value += kept
        if value > self.value:
            self.value = value
            self.plan = RoutePlan(value, chosen, climbs, store, privilege, money)

    def privileged(self, money: int, room: bool, left: frozenset[str]) -> tuple[float, str, int] | None:
        """Return what ducats and the privilege of the turn are worth, which one it is, and the ducats with it.

        None if the fees cannot be paid (NOV-TZ2). A player who uses no other privilege gets the seal (NOV-T4.2).
        """
        aims = self.aims
        market = aims.market
        seal = 1.0 if self.free and "seal" in left else 0.0
        extra = aims.worth.box.privileges.income if self.free and "income" in aims.privileges[0] else 0
        if money < 0:
            return (market.value(money + extra, room), "income", money + extra) if money + extra >= 0 else None
        value = market.value(money, room)
        if not self.free or not aims.holdings.left:
            return value + seal, "", money
        with_income = market.value(money + extra, room) if extra else value
        with_order = market.discounted(money) if room and "order_discount" in left else 0.0
        if with_income > value + seal and with_income >= value + with_order:
            return with_income, "income", money + extra
        if with_order > seal:
            return value + with_order, "order_discount", money
        return value + seal, "", money

    def stored(self, rest: int, kept: float, money: int, room: bool) -> tuple[int, float, int]:
        """Return the place whose good is stored, or -1, what this brings, and the ducats without its income."""
        aims, income = self.aims, self.aims.chart.income
        base = aims.market.value(money, room)
        best, most = -1, WORTH_STORING
        for at, worth in enumerate(aims.stored):
            if rest >> at & 1 and money >= income[at]:
                more = worth - kept + aims.market.value(money - income[at], room) - base
                if more > most:
                    best, most = at, more
        return (best, most, money - income[best]) if best >= 0 else (-1, 0.0, money)
