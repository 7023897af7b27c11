"""What the route in hand can become: every use of its goods that phase 2 would allow, and what it pays.

The plans come from the same options as the rules (NOV-A2), so nothing is planned that would be refused. Only the
player whose turn it is gets them: they reveal orders in hand.
"""

from collections.abc import Iterator

from kontor.core import Event, Record, Seat
from kontor.games.novgorod.components import CityId, NovgorodBox, OrderId, RowId, SpecialId
from kontor.games.novgorod.compound_options import CompoundOption, Production, wholes
from kontor.games.novgorod.forecast import completing
from kontor.games.novgorod.frames import CompoundFrame, EvaluationFrame, RouteFrame
from kontor.games.novgorod.harbour_fees import fees
from kontor.games.novgorod.incomes import unused_own
from kontor.games.novgorod.phases.compound import check_aim
from kontor.games.novgorod.phases.evaluation import Evaluating, aim_of
from kontor.games.novgorod.phases.route import finish_route
from kontor.games.novgorod.state import NovgorodState


class Plan(Record, frozen=True):
    """One use of the goods of the route: what for, from which stops or the hold, and what it brings."""

    aim: str
    """produce, row, career or special."""
    stop: CityId | None
    order: OrderId | None
    row: RowId | None
    card: SpecialId | None
    sources: tuple[str, ...]
    """Where the goods come from that are paid directly: cities, or the hold."""
    productions: tuple[Production, ...]
    """The luxuries that are made for it."""
    seals: int
    ducats: int
    """Ducats gained; below 0 if it costs more than it brings."""


class Planner(Record, frozen=True):
    """The route in hand, as if it were evaluated now."""

    fees: int
    """The harbour fees of the route."""
    income: int
    """What the player's unused kontors on the route would yield together (NOV-TE1)."""
    plans: tuple[Plan, ...]
    """Each is possible on its own; goods that one uses are lost to the others."""


def planner(box: NovgorodBox, s: NovgorodState, seat: Seat | None) -> Planner | None:
    """Return the planner of the player who lays or evaluates a route; None for everybody else."""
    route = next((frame for frame in s.frames if isinstance(frame, RouteFrame)), None)
    evaluating = any(isinstance(frame, EvaluationFrame) for frame in s.frames)
    if seat is None or seat != s.active or not (evaluating or (route is not None and route.stops)):
        return None
    then = s if route is None else laid(box, s, seat, route)
    income = sum(box.cities[city].income for city in unused_own(then))
    return Planner(fees(box, then), income, tuple(plans(box, then, seat)))


def laid(box: NovgorodBox, s: NovgorodState, seat: Seat, frame: RouteFrame) -> NovgorodState:
    """Return the table as it would be if the route ended here."""
    then = s.clone()
    finish_route(box, then, seat, frame, _untold)
    return then


def _untold(_: Event) -> None:
    """Ignore an event: what is only planned does not happen."""


def plans(box: NovgorodBox, s: NovgorodState, seat: Seat) -> Iterator[Plan]:
    """Yield one plan for each target and each way to make its luxuries."""
    for action in Evaluating(box).candidates(s, EvaluationFrame(seat), seat):
        aim = aim_of(seat, action)
        if aim is None or check_aim(box, s, aim) is not None:
            continue
        seen = set()
        for whole in wholes(box, s, aim):
            made = tuple((each.stop, each.recipe) for each in whole.productions)
            if made not in seen:
                seen.add(made)
                yield plan(box, s, aim, whole)


def plan(box: NovgorodBox, s: NovgorodState, aim: CompoundFrame, whole: CompoundOption) -> Plan:
    """Return what an option does and brings, from its forecast."""
    gained = {"seals": 0, "ducats": 0}
    for change in completing(box, s, aim, whole):
        if change.key in gained and isinstance(change.before, int) and isinstance(change.after, int):
            gained[change.key] += change.after - change.before
    return Plan(
        aim.aim,
        aim.stop,
        aim.order,
        aim.row,
        aim.card,
        whole.sources,
        whole.productions,
        gained["seals"],
        gained["ducats"],
    )
