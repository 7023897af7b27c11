"""How a sensible player of Novgorod thinks: a plan for the whole turn, followed step by step.

`planner` and `route_search` plan routes and their uses at the prices of `worth`. "Thought n" is item n of "What a good
player thinks about" in docs/rules/novgorod.md.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice
from typing import Any, ClassVar

from kontor.bots.games.novgorod.draft import pick, side
from kontor.bots.games.novgorod.holdings import Holdings
from kontor.bots.games.novgorod.planner import Sailing, TurnPlanner, planner_of
from kontor.bots.games.novgorod.plans import PLANS
from kontor.bots.games.novgorod.prices import STYLES, Prices
from kontor.bots.games.novgorod.route_search import RouteSearch
from kontor.bots.games.novgorod.tasks import ROW, SELL, SPECIAL
from kontor.bots.games.novgorod.waste import waste
from kontor.bots.knowledge import Policy
from kontor.core import Action, AnyGame, Frame, Rng, Seat
from kontor.games.novgorod import actions as do
from kontor.games.novgorod import frames as ask
from kontor.games.novgorod.component_schema import HOLD
from kontor.games.novgorod.components import ASIDE, FILED
from kontor.games.novgorod.compound_options import CompoundOption, wholes
from kontor.games.novgorod.pirate import cost_of_moving
from kontor.games.novgorod.state import NovgorodState

MAX_FIRST_STOPS, MAX_LATER_STOPS = 5, 3
"""Maximum number of ways to begin a route, and to continue it, that are compared."""
MAX_ACTIONS = 9
"""Maximum number of actions that are compared."""


class NovgorodPolicy(Policy):
    """What a sensible player does, for every question of Novgorod."""

    plans = PLANS
    points_decisions = 800
    styles: ClassVar[Mapping[str, Prices]] = STYLES

    def __init__(self, game: AnyGame, prices: Prices | None = None) -> None:
        self.planner = TurnPlanner(game, prices) if prices else planner_of(game)
        self.box, self.chart = self.planner.box, self.planner.chart
        self.answers: dict[type[Frame], Callable[[NovgorodState, Seat, Sequence[Action]], Action]] = {
            ask.CareerSideFrame: self.choose_side,
            ask.PickFrame: self.pick,
            ask.RouteFrame: self.lay,
            ask.EvaluationFrame: self.evaluate,
            ask.CompoundFrame: self.enter,
            ask.PlaceOrderFrame: self.place_order,
            ask.PurchaseFrame: self.purchase,
            ask.LastWindowFrame: self.last_window,
        }

    def choose(self, world: NovgorodState, seat: Seat, legal: Sequence[Action], rng: Rng) -> Action:  # noqa: ARG002
        """Return what a sensible player would do."""
        chosen = self.answers[type(world.frames[-1])](world, seat, legal)
        return chosen if chosen in legal else legal[0]

    def candidates(self, world: NovgorodState, seat: Seat, legal: Sequence[Action], rng: Rng) -> Sequence[Action]:
        """Look at the policy's choice and some more: the beginnings of other plans, and all that is for sale."""
        chosen = self.choose(world, seat, legal, rng)
        match world.frames[-1]:
            case ask.RouteFrame() as frame:
                steps = self.next_steps(world, seat, frame, legal)
                found = list(islice(steps, MAX_LATER_STOPS if frame.stops else MAX_FIRST_STOPS))
            case ask.EvaluationFrame():
                best = self.planner.best(self.planner.holdings(world, seat), world)
                same = self.wanted(world, best)  # any of them can come first: the rest of the plan follows
                other = [action for action in legal if not isinstance(action, do.MovePirate)]
                # What is left at the end of a plan, such as a privilege, is compared with leaving it.
                found = [action for action in other if action not in same] or other
            case ask.PurchaseFrame():
                found = self.for_sale(world, seat, legal)
            case ask.LastWindowFrame():
                found = [do.EndTurn()]
            case _:
                found = list(legal)
        return list(dict.fromkeys([chosen, *found]))[:MAX_ACTIONS]

    def next_steps(
        self, s: NovgorodState, seat: Seat, frame: ask.RouteFrame, legal: Sequence[Action]
    ) -> Iterator[Action]:
        """Yield the next steps of the best routes, each once, that of the best route first."""
        laid = tuple([self.chart.place[city] for city in frame.stops])
        so_far = len(frame.stops) + len(frame.placeholders)
        found = self.planner.sailings(self.planner.holdings(s, seat), laid, self.chart.mask(frame.placeholders))
        steps = [self.step(sailing, so_far) for sailing in found]
        yield from (step for step in dict.fromkeys(steps) if step in legal)

    def step(self, sailing: Sailing, so_far: int) -> Action:
        """Return the next step of a route."""
        steps = sailing.steps
        if so_far >= len(steps):
            return do.EndRoute()
        return do.LayPlaceholder() if steps[so_far] < 0 else do.LayStop(self.chart.ring[steps[so_far]])

    def turn(self, world: NovgorodState) -> tuple[int, Seat]:
        """Return the round and whose turn it is; the introductory rounds are one turn."""
        return world.round, world.active

    def waste(self, moves: Sequence[tuple[Any, Action]], end: NovgorodState, seat: Seat) -> Mapping[str, float]:
        """Return what was wasted in a match."""
        return waste(moves, end, seat)

    # Before the first turn.

    def choose_side(self, s: NovgorodState, seat: Seat, legal: Sequence[Action]) -> Action:
        """Thought 9: the side whose steps and privileges promise more."""
        return side(self.planner, s, seat, legal)

    def pick(self, s: NovgorodState, seat: Seat, legal: Sequence[Action]) -> Action:
        """Thought 1: neighbouring kontors, and an order that fits them."""
        return pick(self.planner, s, seat, legal)

    # Phase 1.

    def lay(self, s: NovgorodState, seat: Seat, legal: Sequence[Action]) -> Action:
        """Follow the best route that begins with what is laid."""
        frame = s.top_frame(ask.RouteFrame)
        return next(self.next_steps(s, seat, frame, legal), do.EndRoute())

    # Phase 2.

    def evaluate(self, s: NovgorodState, seat: Seat, legal: Sequence[Action]) -> Action:
        """Follow the best use of the route: what brings ducats first, what costs ducats last."""
        best = self.planner.best(self.planner.holdings(s, seat), s)
        for action in self.wanted(s, best):
            if action in legal:
                return action
        return legal[-1] if isinstance(legal[-1], do.EndPhase2) else legal[0]

    def wanted(self, s: NovgorodState, best: RouteSearch) -> list[Action]:
        """Return the actions of a plan in the order in which they are done."""
        plan, ring = best.plan, self.chart.ring
        found: list[Action] = []
        sales = [task for task in plan.tasks if task.kind == SELL]
        found += [do.Produce(ring[task.worked.bit_length() - 1]) for task in sales]
        kept = 0
        for task in plan.tasks:
            kept |= task.use
        for climb in plan.climbs:
            kept |= climb.use
        incomes = [
            do.TakeIncome(stop.city)
            for stop in s.route
            if stop.own
            and not stop.used
            and not kept >> self.chart.place[stop.city] & 1
            and self.chart.place[stop.city] != plan.store
        ]
        costs_ducats = any(task.ducats < 0 for task in plan.tasks) or any(climb.ducats for climb in plan.climbs)
        if costs_ducats:
            found += incomes
        found += [do.FulfilRow(task.name, task.row) for task in plan.tasks if task.kind == ROW]
        if plan.privilege == "income":
            found.append(do.UseIncomePrivilege())
        found += [do.FulfilSpecial(task.name) for task in plan.tasks if task.kind == SPECIAL]
        if plan.climbs:
            found.append(do.TakeCareerStep())
        if plan.store >= 0:
            found.append(do.StoreGood(ring[plan.store]))
        if len(incomes) > 1:
            found.append(do.TakeAllIncome())
        return found + incomes + [do.EndPhase2()]

    def enter(self, s: NovgorodState, seat: Seat, legal: Sequence[Action]) -> Action:  # noqa: ARG002
        """Enter an action as planned; one that is not planned, as cheaply as possible."""
        frame = s.top_frame(ask.CompoundFrame)
        so_far = len(frame.steps)
        possible = [whole for whole in wholes(self.box, s, frame) if whole.steps[:so_far] == frame.steps]
        holdings = self.planner.holdings(s, seat)
        target = self.target(frame, self.planner.best(holdings, s))
        fit = [whole for whole in possible if (self.used(whole), self.makers(whole)) == target and not whole.discount]
        if fit:  # the same kontors may make a luxury of more goods (NOV-TA3)
            return max(fit, key=lambda whole: sum([len(each.sources) for each in whole.productions])).steps[so_far]
        best = max(possible, key=lambda whole: self.after(holdings, s, whole))
        return best.steps[so_far]

    def target(self, frame: ask.CompoundFrame, best: RouteSearch) -> tuple[int, int] | None:
        """Return what the plan uses for this action, and the manufactories that work for it."""
        plan = best.plan
        if frame.aim == "career":
            return (plan.climbs[0].use, plan.climbs[0].worked) if plan.climbs else None
        for task in plan.tasks:
            match frame.aim:
                case "produce":
                    same = task.kind == SELL and task.worked == 1 << self.chart.place[str(frame.stop)]
                case "row":
                    same = task.kind == ROW and (task.name, task.row) == (frame.order, frame.row)
                case _:
                    same = task.kind == SPECIAL and task.name == frame.card
            if same:
                return task.use, task.worked
        return None

    def used(self, whole: CompoundOption) -> int:
        """Return the bits that a way to enter an action uses up."""
        found = 0
        for source in whole.used:
            found |= self.chart.hold if source == HOLD else 1 << self.chart.place[source]
        return found

    def makers(self, whole: CompoundOption) -> int:
        """Return the bits of the manufactories that work."""
        return self.chart.mask([each.stop for each in whole.productions])

    def after(self, holdings: Holdings, s: NovgorodState, whole: CompoundOption) -> float:
        """Return what the rest of the turn is worth after an action was entered in this way."""
        best = self.planner.without(holdings, s, self.used(whole), self.makers(whole))
        made = [self.box.manufactories[s.manufactory_of[each.stop]].recipes[each.recipe] for each in whole.productions]
        return best.value + sum([recipe.seals for recipe in made]) - 0.2 * whole.ducats - 0.5 * whole.discount

    def place_order(self, s: NovgorodState, seat: Seat, legal: Sequence[Action]) -> Action:  # noqa: ARG002
        """Thought 7: keep it aside if its lower row may still be fulfilled; at the end filed cards count."""
        frame = s.top_frame(ask.PlaceOrderFrame)
        holdings = self.planner.holdings(s, seat)
        if holdings.left:
            return do.PlaceOrder(ASIDE)
        there = self.planner.best(holdings, s).tasks
        lower = any(task.name == frame.order and task.row == "lower" for task in there)
        return do.PlaceOrder(ASIDE if lower else FILED)

    # Phase 3.

    def purchase(self, s: NovgorodState, seat: Seat, legal: Sequence[Action]) -> Action:
        """Thoughts 2, 3 and 14: what is worth most beyond its price."""
        holdings = self.planner.holdings(s, seat)
        aims = self.planner.aims(holdings)
        market, room = aims.market, aims.in_progress < aims.most
        if s.pirate is not None and not s.turn.pirate and not cost_of_moving(self.box, s, seat):
            move = self.pirate(s, seat, legal)
            if move is not None:
                return move
        ware = market.choose(holdings.ducats, room)
        if ware is not None and ware.action in legal:
            return ware.action
        seal = 1.0 if "seal" in aims.privileges[0] and holdings.privilege is None else 0.0
        extra = market.discounted_order()
        if extra in legal and extra is not None and market.discounted(holdings.ducats) > seal:
            return extra
        return do.EndPhase3()

    def for_sale(self, s: NovgorodState, seat: Seat, legal: Sequence[Action]) -> list[Action]:
        """Return the end of the phase, the discounted order and the purchases, the most worthwhile first."""
        market = self.planner.aims(self.planner.holdings(s, seat)).market
        wares = sorted(market.all(), key=lambda ware: market.kept(ware.price) - ware.worth)
        extra = [action for action in [market.discounted_order()] if action is not None]
        return [action for action in [do.EndPhase3(), *extra, *(ware.action for ware in wares)] if action in legal]

    def last_window(self, s: NovgorodState, seat: Seat, legal: Sequence[Action]) -> Action:
        """Thought 15: the pirate goes where he hurts most, if the privilege brings no seal."""
        aims = self.planner.aims(self.planner.holdings(s, seat))
        return do.EndTurn() if "seal" in aims.privileges[0] else self.pirate(s, seat, legal) or do.EndTurn()

    def pirate(self, s: NovgorodState, seat: Seat, legal: Sequence[Action]) -> Action | None:
        """Thought 15: return the move of the pirate to the rivals' hub; None if it hurts no more than where he is."""
        ring, mine = self.chart.ring, s.kontors[seat]

        def hurt(city: str) -> float:
            near = {city, *self.box.neighbours[city]}
            rivals = [len(near & set(s.kontors[other])) for other in range(s.seats) if other != seat]
            return sum(rivals) / len(rivals) + len(self.box.neighbours[city]) / 4 - 2 * (city in mine)

        best = max(ring, key=hurt)
        if s.pirate is None or hurt(best) <= hurt(s.pirate) + self.planner.worth.prices.pirate:
            return None
        move = do.MovePirate(best)
        return move if move in legal else None
