"""What things are worth to a player of Novgorod, in seals: ducats, steps, slots, kontors, orders, the hold.

"Thought n" is item n of "What a good player thinks about" in docs/rules/novgorod.md.
"""

from itertools import pairwise

from kontor.bots.games.novgorod.chart import Chart
from kontor.bots.games.novgorod.holdings import Holdings
from kontor.bots.games.novgorod.prices import Prices
from kontor.bots.memo import Memo
from kontor.games.novgorod.component_schema import DIVERSITY, CareerStep, Side
from kontor.games.novgorod.components import NovgorodBox

NEVER = -99.0
"""The value of what cannot be done, in seals."""
MAX_REMEMBERED = 500
"""Maximum number of prices of orders that are remembered."""


class Worth:
    """The prices of one box."""

    def __init__(self, box: NovgorodBox, chart: Chart, prices: Prices) -> None:
        self.box, self.chart, self.prices = box, chart, prices
        self.privileges = dict(prices.privileges)
        self._careers: dict[tuple[tuple[str, Side], int, float], float] = {}
        self._orders: Memo[tuple[str, int, tuple[str, ...], float], tuple[float, float]] = Memo(MAX_REMEMBERED)
        self.distance = [[self._distance(one, other) for other in range(len(box.ring))] for one in range(len(box.ring))]

    def _distance(self, one: int, other: int) -> int:
        reached, legs = {one}, 0
        while other not in reached:
            reached |= {at for each in reached for at in self.chart.next_to[each]}
            legs += 1
        return legs

    # Ducats.

    def ducats(self, number: int, left: float) -> float:
        """Thought 11: money late in the game is worth little."""
        prices = self.prices
        each = prices.ducat * min(1.0, left / 3) if left else 0.004
        return each * (number if number <= prices.enough else prices.enough + prices.spare * (number - prices.enough))

    # The career.

    def steps(self, holdings: Holdings) -> tuple[CareerStep, ...]:
        """Return the steps of the player's career card."""
        return self.box.careers[holdings.card].steps

    def career(self, card: tuple[str, Side], covered: int, turns: float) -> float:
        """Thoughts 8 to 10: return the seals that a career and its privileges bring in `turns` turns."""
        key = card, covered, turns
        found = self._careers.get(key)
        if found is None:
            found = self._careers[key] = self._career(card, covered, turns)
        return found

    def _career(self, card: tuple[str, Side], covered: int, turns: float) -> float:
        prices, career = self.prices, self.box.careers[card]
        if covered == len(career.steps):
            return career.top_seals * turns
        step = career.steps[covered]
        left = {each.privilege for each in career.steps[covered:]}
        worths = sorted([self.privileges[each] for each in left], reverse=True)
        each_turn = step.seals + worths[0] + prices.more_privileges * sum(worths[1:])
        stay = each_turn * turns - (prices.red_x if step.red_x else 0.0)
        if turns < 1:
            return stay
        pace = min(prices.pace, turns)
        cost = step.goods * prices.step_goods + step.luxuries * prices.step_luxuries + step.ducats * prices.step_ducats
        if step.red_x and pace < prices.pace:
            cost += prices.risk * prices.red_x * (1 - pace / prices.pace)
        climb = each_turn * (pace - 1) + self.rate(card, covered + 1)
        return max(stay, climb + self.career(card, covered + 1, turns - pace) - cost)

    def rate(self, card: tuple[str, Side], covered: int) -> int:
        """Return the seals of a turn with `covered` steps covered (NOV-T4.1)."""
        career = self.box.careers[card]
        return career.steps[covered].seals if covered < len(career.steps) else career.top_seals

    # Orders.

    def order(self, holdings: Holdings, order: str, left: float) -> tuple[float, float]:
        """Thoughts 6 and 7: return what an order is worth in hand, and what its lower row is worth when set aside."""
        key = order, holdings.kontors, holdings.layout, left
        return self._orders.get(key, lambda: self._order(holdings, order, left))

    def _order(self, holdings: Holdings, order: str, left: float) -> tuple[float, float]:
        later = 1.0 - 0.5**left
        upper, lower = (
            self.ease(holdings, self.box.row(order, row)) * later * self.prices.row for row in ("upper", "lower")
        )
        return upper + 1.2 * lower, lower

    def ease(self, holdings: Holdings, row: tuple[str, ...]) -> float:
        """Return how easily a row is fulfilled: own kontors, near to each other (thought 1)."""
        if row[0] in self.box.luxuries:
            return self.prices.luxury
        places = [self.chart.of_good[good][0] for good in row]
        mine = sum([holdings.kontors >> at & 1 for at in places])
        legs = sum([self.distance[one][other] for one, other in pairwise(places)])
        return self.prices.easy + self.prices.mine * mine - self.prices.legs * (legs - 1)

    def printed(self, orders: tuple[str, ...]) -> int:
        """Return how many different goods and luxuries stand on orders (NOV-B5)."""
        known = self.box.orders
        return len({each for order in orders if order for each in known[order].upper + known[order].lower})

    def filing(self, holdings: Holdings, orders: tuple[str, ...]) -> float:
        """Return what it is worth to file these orders, for the bonus cards orders3 and diversity (NOV-TB8, NOV-B5)."""
        found, before, after = 0.0, len(holdings.filed), len(holdings.filed) + len(orders)
        for name, shown in holdings.bonuses:
            if name == "orders3":
                card = self.box.bonuses[name]
                value = (card.high if shown == "high" else card.low) * self.prices.contested
                found += value * (
                    1.0 if before < 3 <= after else 0.25 * len(orders) if after < 3 and holdings.left else 0.0
                )
            elif name == DIVERSITY:
                now, then = self.printed(holdings.filed), self.printed((*holdings.filed, *orders))
                seals = self.box.file.diversity.seals_by_distinct
                found += seals[then] - seals[now] + (0.4 * (min(4, then) - min(4, now)) if holdings.left else 0.0)
        return found

    # Purchases.

    def ship(self, holdings: Holdings, left: float) -> float:
        """Thoughts 2 and 3: return what the next speed is worth."""
        slot = self.prices.slot
        more = slot[min(holdings.speed + 1, len(slot) - 1)] - slot[min(holdings.speed, len(slot) - 1)]
        return more * left * min(1.0, (holdings.kontors.bit_count() + 1) / (holdings.speed + 1))

    def kontor(self, holdings: Holdings, at: int, left: float) -> float:
        """Thoughts 3 and 14: return what one more kontor is worth: no fee, and an income."""
        chart, count = self.chart, holdings.kontors.bit_count()
        near = sum([holdings.kontors >> each & 1 for each in chart.next_to[at]])
        visits = min(0.8, self.prices.visit * holdings.speed + self.prices.near * near)
        crowd = 1.0 if count <= holdings.speed else self.prices.crowd
        found = visits * (chart.fee[at] + self.prices.earned * chart.income[at]) * self.prices.ducat * left * crowd
        for name, shown in holdings.bonuses:
            if name == "kontor8" and left + count >= 8:
                card = self.box.bonuses[name]
                value = (card.high if shown == "high" else card.low) * self.prices.contested
                found += value if count == 7 else value * 0.3 if count >= 5 else 0.0
        return found

    def stored(self, holdings: Holdings, at: int) -> float:
        """Thought 6: return what a good in the hold is worth."""
        if not holdings.left:
            return 0.0
        good, prices = self.chart.good[at], self.prices
        wanted = 0.0
        for order in holdings.hand:
            card = self.box.orders[order]
            if good in card.upper or good in card.lower:
                wanted = max(wanted, prices.store)
        for order in holdings.aside:
            if good in self.box.orders[order].lower:
                wanted = max(wanted, prices.store * 1.2)
        steps = self.steps(holdings)
        if not wanted and holdings.covered < len(steps) and steps[holdings.covered].goods:
            wanted = prices.store * 0.9
        return wanted or prices.store * 0.4
