"""Whole turns of Novgorod: the routes that are worth a look, each with the best use that can be made of it."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple

from kontor.bots.games.novgorod.chart import Chart, Path
from kontor.bots.games.novgorod.holdings import Holdings
from kontor.bots.games.novgorod.prices import Prices
from kontor.bots.games.novgorod.route_search import RouteSearch
from kontor.bots.games.novgorod.tasks import Aims, RoutePlan
from kontor.bots.games.novgorod.worth import NEVER, Worth
from kontor.bots.memo import Memo
from kontor.core import AnyGame, Seat
from kontor.games.novgorod.components import NovgorodBox
from kontor.games.novgorod.state import NovgorodState

MAX_ROUTES = 14
"""Maximum number of routes that are searched for their best use."""
MAX_ROUTES_LATER = 5
"""The same if only the promise of a later turn is needed."""
MAX_REMEMBERED = 250
"""Results of a kind that are remembered: those of a position or two. Four times as many made a process larger by 10 MB
and a clerk 6 % faster; eighty times as many, by 100 MB and no faster."""


class Sailing(NamedTuple):
    """A route and its best use."""

    path: Path
    placed: int
    plan: RoutePlan

    @property
    def steps(self) -> list[int]:
        """The steps that lay it: places of stops, and -1 for a placeholder."""
        found = []
        for at in self.path:
            found.append(at)
            if self.placed >> at & 1:
                found.append(-1)
        return found


class TurnPlanner:
    """Plans turns, and remembers the plans: they depend only on what the player has.

    docs/bots/novgorod-planner.md explains the encoding and the search.
    """

    def __init__(self, game: AnyGame, prices: Prices | None = None) -> None:
        self.box: NovgorodBox = game.box
        self.chart = Chart(self.box)
        self.worth = Worth(self.box, self.chart, prices or Prices())
        self._aims: Memo[object, Aims] = Memo(MAX_REMEMBERED)
        self._sailings: Memo[object, tuple[Sailing, ...]] = Memo(MAX_REMEMBERED)
        self._plans: Memo[object, RouteSearch] = Memo(MAX_REMEMBERED)
        self._uses: Memo[object, RoutePlan] = Memo(MAX_REMEMBERED)
        self._promises: Memo[object, float] = Memo(MAX_REMEMBERED)

    def holdings(self, s: NovgorodState, seat: Seat) -> Holdings:
        """Return what a player has."""
        return Holdings(self.chart, s, seat)

    def aims(self, holdings: Holdings) -> Aims:
        """Return what a player wants to do in this turn."""
        return self._aims.get(holdings.key, lambda: Aims(self.worth, holdings))

    # Phase 1.

    def sailings(self, holdings: Holdings, laid: Path = (), placed: int = 0) -> tuple[Sailing, ...]:
        """Return the best routes that begin with what is laid, the best one first."""
        key = holdings.key, laid, placed
        return self._sailings.get(key, lambda: tuple(self._sail(holdings, laid, placed)))

    def _sail(self, holdings: Holdings, laid: Path, placed: int) -> Iterator[Sailing]:
        if laid:  # the usual case: the best route of all is being laid
            whole = self.sailings(holdings)
            if whole and begins(whole[0], laid, placed):
                yield from [each for each in whole if begins(each, laid, placed)]
                return
        yield from self._look(holdings, laid, placed, MAX_ROUTES)

    def _look(self, holdings: Holdings, laid: Path, placed: int, number: int) -> list[Sailing]:
        aims = self.aims(holdings)
        routes = sorted(self._routes(holdings, aims, laid, placed), key=lambda route: -route[0])
        looked = [Sailing(path, marks, self._use(holdings, aims, path, marks)) for _, path, marks in routes[:number]]
        looked = [each for each in looked if each.plan.value > NEVER]
        looked.sort(key=lambda each: -each.plan.value)
        return looked

    def promise(self, holdings: Holdings) -> float:
        """Return what a later turn of a player with these holdings promises, in seals."""
        return self._promises.get(holdings.key, lambda: self._promise(holdings))

    def _promise(self, holdings: Holdings) -> float:
        looked = self._look(holdings, (), 0, MAX_ROUTES_LATER)
        return looked[0].plan.value if looked else self.aims(holdings).market.kept(holdings.ducats)

    def _routes(self, holdings: Holdings, aims: Aims, laid: Path, placed: int) -> Iterator[tuple[float, Path, int]]:
        """Yield the routes that fit and can be paid, each with a quick guess of its worth (NOV-T1.3, NOV-T1.8)."""
        chart = self.chart
        fast = holdings.privilege is None and "speed" in aims.privileges[0]
        income = holdings.privilege is None and "income" in aims.privileges[0]
        price = aims.market.each
        seal = 1.0 if "seal" in aims.privileges[0] and holdings.privilege is None else 0.0
        hold = holdings.hold
        loose = holdings.kontors & ~(1 << hold if hold >= 0 and not holdings.held_base else 0)
        most = holdings.speed + fast
        begun = len(laid)
        for stops in range(max(1, begun), min(most, len(chart.ring)) + 1):
            for path, mask in chart.paths(holdings.gone, stops):
                if path[:begun] != laid:
                    continue
                limit = holdings.speed - (holdings.robbed >= 0 and mask >> holdings.robbed & 1)
                slots = stops + placed.bit_count()
                if slots > limit + fast or placed.bit_count() > (loose & ~mask).bit_count():
                    continue
                guess = self._guess(holdings, aims, path, mask, placed, price)
                fees = chart.fees[mask & ~holdings.kontors]
                if self._pays(holdings, path, mask, placed, fees - (2 if income and slots <= limit else 0)):
                    yield guess - (seal if slots > limit else 0.0), path, placed
                slots += 1
                if slots > limit + fast or placed.bit_count() >= (loose & ~mask).bit_count():
                    continue
                due = fees - (2 if income and slots <= limit else 0)
                for marks in self._marked(holdings, path, placed, begun):
                    if self._pays(holdings, path, mask, marks, due):
                        more = self._guess(holdings, aims, path, mask, marks, price)
                        yield more - (seal if slots > limit else 0.0), path, marks

    def _marked(self, holdings: Holdings, path: Path, placed: int, begun: int) -> Iterator[int]:
        """Yield the placeholders with one more, where the manufactory can work without the good of its own city."""
        chart, layout, hold = self.chart, holdings.layout, holdings.hold
        reach, first = chart.hold, max(0, begun - 1)
        for number, at in enumerate(path):
            if number >= first and not placed >> at & 1 and chart.can_work(layout[at], reach, hold):
                yield placed | 1 << at
            reach |= 1 << at

    def _pays(self, holdings: Holdings, path: Path, mask: int, placed: int, ducats: int) -> bool:
        """Return True if ducats and incomes, or luxuries and the merchant as well, pay this much (NOV-R14, NOV-R47)."""
        if ducats <= holdings.ducats + self.chart.incomes[mask & holdings.kontors]:
            return True
        if not holdings.luxuries_pay:
            return False
        there = mask | (self.chart.hold if holdings.hold >= 0 else 0)
        makes = self.chart.makes(holdings.layout, path, placed, holdings.hold).single
        merchant = -1 if holdings.merchant_back else holdings.merchant
        return holdings.ducats + self.chart.most_ducats(makes, there, mask & holdings.kontors, merchant) >= ducats

    def _guess(self, holdings: Holdings, aims: Aims, path: Path, mask: int, placed: int, price: float) -> float:
        chart = self.chart
        there = mask | (chart.hold if holdings.hold >= 0 else 0)
        makes = chart.makes(holdings.layout, path, placed, holdings.hold)
        found = makes.sale * 0.8 + price * (
            chart.incomes[mask & holdings.kontors] * 0.5 - chart.fees[mask & ~holdings.kontors]
        )
        for task in aims.rows:
            if not task.use & ~there:
                found += task.gain
        if aims.made and makes.single:
            for luxury, task in aims.made:
                if makes.luxuries >> luxury & 1:
                    found += 0.7 * task.gain
        if aims.climbing:
            step = aims.steps[holdings.covered]
            if there.bit_count() >= step.goods + step.luxuries and makes.luxuries.bit_count() >= step.luxuries:
                found += aims.climbing[0]
        if len(path) > 4:
            found += aims.long_route
        return found

    def _use(self, holdings: Holdings, aims: Aims, path: Path, placed: int) -> RoutePlan:
        """Return the best use of a route that is not laid yet."""
        key = holdings.key, path, placed
        return self._uses.get(key, lambda: self._used(holdings, aims, path, placed))

    def _used(self, holdings: Holdings, aims: Aims, path: Path, placed: int) -> RoutePlan:
        chart = self.chart
        mask = sum([1 << at for at in path])
        there = mask | (chart.hold if holdings.hold >= 0 else 0)
        limit = holdings.speed - (holdings.robbed >= 0 and mask >> holdings.robbed & 1)
        speeding = len(path) + placed.bit_count() > limit
        makes = chart.makes(holdings.layout, path, placed, holdings.hold)
        plan = RouteSearch(
            aims, makes, there, mask, mask & holdings.kontors, chart.fees[mask & ~holdings.kontors], speeding
        ).plan
        if len(path) > 4 and aims.long_route and plan.value > NEVER:
            plan = plan._replace(value=plan.value + aims.long_route)
        return plan

    # Phase 2.

    def best(self, holdings: Holdings, s: NovgorodState) -> RouteSearch:
        """Return the best use of what is left of the route that is laid."""
        key = holdings.key, tuple(s.route)
        return self._plans.get(key, lambda: self._best(holdings, s))

    def without(self, holdings: Holdings, s: NovgorodState, used: int, worked: int) -> RouteSearch:
        """Return the same without these sources and manufactories."""
        return self._best(holdings, s, used, worked)

    def _best(self, holdings: Holdings, s: NovgorodState, used: int = 0, worked: int = 0) -> RouteSearch:
        chart, place = self.chart, self.chart.place
        there = working = ours = placed = base = 0
        for stop in s.route:
            bit = 1 << place[stop.city]
            if not stop.own:
                base |= bit
            if stop.placeholder:
                placed |= bit
            if not stop.used and not used & bit:
                there |= bit
                ours |= bit if stop.own else 0
            if not stop.worked and not worked & bit and (stop.placeholder or there & bit):
                working |= bit
        hold = -1 if holdings.fresh else holdings.hold
        if hold >= 0 and not used & chart.hold:
            there |= chart.hold
        makes = chart.makes(holdings.layout, tuple([place[stop.city] for stop in s.route]), placed, hold)
        return RouteSearch(self.aims(holdings), makes, there, working, ours, chart.fees[base], False)

    def names(self, path: Sequence[int]) -> list[str]:
        """Return the cities of a route."""
        return [self.chart.ring[at] for at in path]


def begins(sailing: Sailing, laid: Path, placed: int) -> bool:
    """Return True if a route begins with what is laid; the last stop may still get a placeholder."""
    marks = sum([1 << at for at in laid[:-1]])
    return (
        sailing.path[: len(laid)] == laid and sailing.placed & marks == placed & marks and not placed & ~sailing.placed
    )


@cache
def planner_of(game: AnyGame) -> TurnPlanner:
    """Return the planner that policy and features share, so that nothing is planned twice."""
    return TurnPlanner(game)
