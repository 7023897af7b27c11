"""CompoundOption turns of Novgorod: the routes that are worth a look, each with the best use that can be made of it."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple

from kontor.bots.games.novgorod.chart import Chart, Path
from kontor.bots.games.novgorod.holdings import Own
from kontor.bots.games.novgorod.route_search import Best
from kontor.bots.games.novgorod.tasks import Aims, Plan
from kontor.bots.games.novgorod.worth import NEVER, Rates, Worth
from kontor.core import AnyGame, Seat
from kontor.games.novgorod.components import NovgorodBox
from kontor.games.novgorod.state import NovgorodState

LOOKED = 14
"""So many routes are looked at closely."""
PROMISED = 5
"""So many if only the next turn's promise is asked for."""
REMEMBERED = 20_000
NO_PLAN = Plan(NEVER, (), (), -1, "", 0)


class Sailing(NamedTuple):
    """A route, and the best use of it."""

    path: Path
    placed: int
    plan: Plan

    @property
    def steps(self) -> list[int]:
        """The steps that lay it: places of stops, and -1 for a placeholder."""
        found = []
        for at in self.path:
            found.append(at)
            if self.placed >> at & 1:
                found.append(-1)
        return found


class Planner:
    """Plans turns; it remembers plans, which depend on what the player has alone."""

    def __init__(self, game: AnyGame, rates: Rates | None = None) -> None:
        self.box: NovgorodBox = game.box
        self.chart = Chart(self.box)
        self.worth = Worth(self.box, self.chart, rates or Rates())
        self._aims: dict[object, Aims] = {}
        self._sailings: dict[object, tuple[Sailing, ...]] = {}
        self._plans: dict[object, Best] = {}
        self._uses: dict[object, Plan] = {}
        self._promises: dict[object, float] = {}

    def own(self, s: NovgorodState, seat: Seat) -> Own:
        """Return what a player has."""
        return Own(self.chart, s, seat)

    def aims(self, own: Own) -> Aims:
        """Return what a player wants."""
        found = self._aims.get(own.key)
        if found is None:
            if len(self._aims) > REMEMBERED:
                self._aims.clear()
            found = self._aims[own.key] = Aims(self.worth, own)
        return found

    # Phase 1.

    def sailings(self, own: Own, laid: Path = (), placed: int = 0) -> tuple[Sailing, ...]:
        """Return the best routes that begin with what is laid, the best one first."""
        key = own.key, laid, placed
        found = self._sailings.get(key)
        if found is None:
            if len(self._sailings) > REMEMBERED:
                self._sailings.clear()
            found = self._sailings[key] = tuple(self._sail(own, laid, placed))
        return found

    def _sail(self, own: Own, laid: Path, placed: int) -> Iterator[Sailing]:
        if laid:  # the usual case: the best route of all is being laid
            whole = self.sailings(own)
            if whole and begins(whole[0], laid, placed):
                yield from [each for each in whole if begins(each, laid, placed)]
                return
        yield from self._look(own, laid, placed, LOOKED)

    def _look(self, own: Own, laid: Path, placed: int, number: int) -> list[Sailing]:
        aims = self.aims(own)
        routes = sorted(self._routes(own, aims, laid, placed), key=lambda route: -route[0])
        looked = [Sailing(path, marks, self._use(own, aims, path, marks)) for _, path, marks in routes[:number]]
        looked = [each for each in looked if each.plan.value > NEVER]
        looked.sort(key=lambda each: -each.plan.value)
        return looked

    def promise(self, own: Own) -> float:
        """Return what a later turn promises, as far as it changes what a player has."""
        found = self._promises.get(own.key)
        if found is None:
            if len(self._promises) > REMEMBERED:
                self._promises.clear()
            looked = self._look(own, (), 0, PROMISED)
            found = looked[0].plan.value if looked else self.aims(own).market.kept(own.ducats)
            self._promises[own.key] = found
        return found

    def _routes(self, own: Own, aims: Aims, laid: Path, placed: int) -> Iterator[tuple[float, Path, int]]:
        """Yield the routes that fit and can be paid, each with a quick guess of its worth (NOV-T1.3, NOV-T1.8)."""
        chart = self.chart
        fast = own.privilege is None and "speed" in aims.privileges[0]
        income = own.privilege is None and "income" in aims.privileges[0]
        price = aims.market.each
        seal = 1.0 if "seal" in aims.privileges[0] and own.privilege is None else 0.0
        hold = own.hold
        loose = own.kontors & ~(1 << hold if hold >= 0 and not own.held_base else 0)
        most = own.speed + fast
        begun = len(laid)
        for stops in range(max(1, begun), min(most, len(chart.ring)) + 1):
            for path, mask in chart.paths(own.gone, stops):
                if path[:begun] != laid:
                    continue
                limit = own.speed - (own.robbed >= 0 and mask >> own.robbed & 1)
                slots = stops + placed.bit_count()
                if slots > limit + fast or placed.bit_count() > (loose & ~mask).bit_count():
                    continue
                guess = self._guess(own, aims, path, mask, placed, price)
                fees, have = chart.fees[mask & ~own.kontors], own.ducats + chart.incomes[mask & own.kontors]
                if fees <= have + (2 if income and slots <= limit else 0):
                    yield guess - (seal if slots > limit else 0.0), path, placed
                slots += 1
                if slots > limit + fast or placed.bit_count() >= (loose & ~mask).bit_count():
                    continue
                if fees > have + (2 if income and slots <= limit else 0):
                    continue
                for at in path[max(0, begun - 1) :]:
                    if not placed >> at & 1 and self._wants_placeholder(own, path, at):
                        marks = placed | 1 << at
                        yield (
                            self._guess(own, aims, path, mask, marks, price) - (seal if slots > limit else 0.0),
                            path,
                            marks,
                        )

    def _wants_placeholder(self, own: Own, path: Path, at: int) -> bool:
        """Say whether a manufactory would work with other goods than that of its own city."""
        makes = self.chart.makes(own.layout, path, 1 << at, own.hold)
        return any(make.city == at and not make.use >> at & 1 for make in makes.single)

    def _guess(self, own: Own, aims: Aims, path: Path, mask: int, placed: int, price: float) -> float:
        chart = self.chart
        there = mask | (chart.hold if own.hold >= 0 else 0)
        makes = chart.makes(own.layout, path, placed, own.hold)
        found = makes.sale * 0.8 + price * (chart.incomes[mask & own.kontors] * 0.5 - chart.fees[mask & ~own.kontors])
        for task in aims.rows:
            if not task.use & ~there:
                found += task.gain
        if aims.made and makes.single:
            for luxury, task in aims.made:
                if any(make.luxury == luxury for make in makes.single):
                    found += 0.7 * task.gain
        if aims.climbing:
            step = aims.steps[own.covered]
            if there.bit_count() >= step.goods + step.luxuries and makes.luxuries >= step.luxuries:
                found += aims.climbing[0]
        if len(path) > 4:
            found += aims.long_route
        return found

    def _use(self, own: Own, aims: Aims, path: Path, placed: int) -> Plan:
        """Return the best use of a route that is not laid yet."""
        key = own.key, path, placed
        found = self._uses.get(key)
        if found is None:
            if len(self._uses) > REMEMBERED:
                self._uses.clear()
            found = self._uses[key] = self._used(own, aims, path, placed)
        return found

    def _used(self, own: Own, aims: Aims, path: Path, placed: int) -> Plan:
        chart = self.chart
        mask = sum([1 << at for at in path])
        there = mask | (chart.hold if own.hold >= 0 else 0)
        limit = own.speed - (own.robbed >= 0 and mask >> own.robbed & 1)
        speeding = len(path) + placed.bit_count() > limit
        makes = chart.makes(own.layout, path, placed, own.hold)
        plan = Best(aims, makes, there, mask, mask & own.kontors, chart.fees[mask & ~own.kontors], speeding).found
        if len(path) > 4 and aims.long_route and plan.value > NEVER:
            plan = plan._replace(value=plan.value + aims.long_route)
        return plan

    # Phase 2.

    def best(self, own: Own, s: NovgorodState) -> Best:
        """Return the best use of the route that is laid, from where it stands."""
        key = own.key, tuple(s.route)
        found = self._plans.get(key)
        if found is None:
            if len(self._plans) > REMEMBERED:
                self._plans.clear()
            found = self._plans[key] = self._best(own, s)
        return found

    def without(self, own: Own, s: NovgorodState, used: int, worked: int) -> Best:
        """Return the best use of what is left of the route without these sources and manufactories."""
        return self._best(own, s, used, worked)

    def _best(self, own: Own, s: NovgorodState, used: int = 0, worked: int = 0) -> Best:
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
        hold = -1 if own.fresh else own.hold
        if hold >= 0 and not used & chart.hold:
            there |= chart.hold
        makes = chart.makes(own.layout, tuple([place[stop.city] for stop in s.route]), placed, hold)
        return Best(self.aims(own), makes, there, working, ours, chart.fees[base], False)

    def names(self, path: Sequence[int]) -> list[str]:
        """Return the cities of a route."""
        return [self.chart.ring[at] for at in path]


def begins(sailing: Sailing, laid: Path, placed: int) -> bool:
    """Say whether a route begins with what is laid; the last stop may still get a placeholder."""
    marks = sum([1 << at for at in laid[:-1]])
    return (
        sailing.path[: len(laid)] == laid and sailing.placed & marks == placed & marks and not placed & ~sailing.placed
    )


@cache
def planner_of(game: AnyGame) -> Planner:
    """Return the planner that policy and features share, so that nothing is planned twice."""
    return Planner(game)
