"""What things are worth to a player of Novgorod, in seals: ducats, steps, slots, kontors, orders, the hold.

"Thought n" is item n of "What a good player thinks about" in docs/rules/novgorod.md.
"""

from itertools import pairwise
from typing import NamedTuple

from kontor.bots.games.novgorod.chart import Chart
from kontor.bots.games.novgorod.holdings import Holdings
from kontor.bots.memo import Memo
from kontor.games.novgorod.component_schema import DIVERSITY, CareerStep, Side
from kontor.games.novgorod.components import NovgorodBox

NEVER = -99.0
"""The value of what cannot be done, in seals."""
MAX_REMEMBERED = 2000
"""Maximum number of prices of orders that are remembered."""


class Rates(NamedTuple):
    """The prices that everything else follows from, in seals.

    They come from about 25 variants that played against each other; docs/bots.md has the figures.
    """

    ducat: float = 0.32
    """A ducat with several turns to come (thought 11)."""
    enough: int = 12
    """Ducats beyond this count less."""
    spare: float = 0.4
    saving: float = 0.55
    """The part of the best purchase's worth per ducat that a saved ducat counts."""
    slot: tuple[float, ...] = (0.0, 0.0, 0.0, 1.4, 2.6, 3.5)
    """By speed: what its slots bring in a turn (thoughts 2 and 3)."""
    row: float = 0.9
    """A row of an order in progress, if it is easy (thoughts 6 and 7)."""
    red_x: float = 25.0
    """What it costs to end with a red X (NOV-E3)."""
    privileges: tuple[tuple[str, float], ...] = (
        ("seal", 1.0),
        ("speed", 0.9),
        ("income", 0.5),
        ("order_discount", 0.5),
    )
    more_privileges: float = 0.15
    """The part that further privileges are worth: only one is used in a turn."""
    risk: float = 0.3
    """The chance to miss a step at the very end."""
    step_goods: float = 0.8
    step_luxuries: float = 1.6
    step_ducats: float = 0.2
    pace: float = 3.5
    """Turns that a step of the career takes."""
    store: float = 0.75
    visit: float = 0.1
    """How often a kontor is visited, for each slot of the ship."""
    near: float = 0.06
    """How much more often, for each of the player's kontors next to it."""
    earned: float = 0.5
    """The part of an income that is a gain in addition to the saved fee."""
    crowd: float = 0.6
    """The part that a kontor is worth if the player has more kontors than slots."""
    easy: float = 0.7
    """How easy a row of goods from neighbouring cities is."""
    mine: float = 0.2
    """How much easier, for each of the player's kontors in the row."""
    legs: float = 0.12
    """How much harder, for each additional leg."""
    luxury: float = 0.9
    """How easy a row of a luxury is."""
    draft_income: float = 0.9
    draft_near: float = 2.0
    draft_fits: float = 0.8
    draft_wanted: float = 0.5
    draft_order: float = 0.5
    """How much a kontor is preferred to an order in the introductory rounds."""


class Worth:
    """The prices of one box."""

    def __init__(self, box: NovgorodBox, chart: Chart, rates: Rates) -> None:
        self.box, self.chart, self.rates = box, chart, rates
        self.privileges = dict(rates.privileges)
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
        rates = self.rates
        each = rates.ducat * min(1.0, left / 3) if left else 0.004
        return each * (number if number <= rates.enough else rates.enough + rates.spare * (number - rates.enough))

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
        rates, career = self.rates, self.box.careers[card]
        if covered == len(career.steps):
            return career.top_seals * turns
        step = career.steps[covered]
        left = {each.privilege for each in career.steps[covered:]}
        worths = sorted([self.privileges[each] for each in left], reverse=True)
        each_turn = step.seals + worths[0] + rates.more_privileges * sum(worths[1:])
        stay = each_turn * turns - (rates.red_x if step.red_x else 0.0)
        if turns < 1:
            return stay
        pace = min(rates.pace, turns)
        cost = step.goods * rates.step_goods + step.luxuries * rates.step_luxuries + step.ducats * rates.step_ducats
        if step.red_x and pace < rates.pace:
            cost += rates.risk * rates.red_x * (1 - pace / rates.pace)
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
            self.ease(holdings, self.box.row(order, row)) * later * self.rates.row for row in ("upper", "lower")
        )
        return upper + 1.2 * lower, lower

    def ease(self, holdings: Holdings, row: tuple[str, ...]) -> float:
        """Return how easily a row is fulfilled: own kontors, near to each other (thought 1)."""
        if row[0] in self.box.luxuries:
            return self.rates.luxury
        places = [self.chart.of_good[good][0] for good in row]
        mine = sum([holdings.kontors >> at & 1 for at in places])
        legs = sum([self.distance[one][other] for one, other in pairwise(places)])
        return self.rates.easy + self.rates.mine * mine - self.rates.legs * (legs - 1)

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
                value = card.high if shown == "high" else card.low
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
        slot = self.rates.slot
        more = slot[min(holdings.speed + 1, len(slot) - 1)] - slot[min(holdings.speed, len(slot) - 1)]
        return more * left * min(1.0, (holdings.kontors.bit_count() + 1) / (holdings.speed + 1))

    def kontor(self, holdings: Holdings, at: int, left: float) -> float:
        """Thoughts 3 and 14: return what one more kontor is worth: no fee, and an income."""
        chart, count = self.chart, holdings.kontors.bit_count()
        near = sum([holdings.kontors >> each & 1 for each in chart.next_to[at]])
        visits = min(0.8, self.rates.visit * holdings.speed + self.rates.near * near)
        crowd = 1.0 if count <= holdings.speed else self.rates.crowd
        found = visits * (chart.fee[at] + self.rates.earned * chart.income[at]) * self.rates.ducat * left * crowd
        for name, shown in holdings.bonuses:
            if name == "kontor8" and left + count >= 8:
                card = self.box.bonuses[name]
                value = card.high if shown == "high" else card.low
                found += value if count == 7 else value * 0.3 if count >= 5 else 0.0
        return found

    def stored(self, holdings: Holdings, at: int) -> float:
        """Thought 6: return what a good in the hold is worth."""
        if not holdings.left:
            return 0.0
        good, rates = self.chart.good[at], self.rates
        wanted = 0.0
        for order in holdings.hand:
            card = self.box.orders[order]
            if good in card.upper or good in card.lower:
                wanted = max(wanted, rates.store)
        for order in holdings.aside:
            if good in self.box.orders[order].lower:
                wanted = max(wanted, rates.store * 1.2)
        steps = self.steps(holdings)
        if not wanted and holdings.covered < len(steps) and steps[holdings.covered].goods:
            wanted = rates.store * 0.9
        return wanted or rates.store * 0.4
