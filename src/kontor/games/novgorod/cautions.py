"""What an action gives away for good although the player could still have it, from that player's view alone."""

from collections.abc import Iterator, Sequence

from kontor.core import Action, Caution
from kontor.games.novgorod.actions import EndPhase2, FulfilRow, PlaceOrder, TakeCareerStep, TakeIncome
from kontor.games.novgorod.components import FILED, LOWER, NovgorodBox
from kontor.games.novgorod.frames import PlaceOrderFrame
from kontor.games.novgorod.rules import E3, TB3, TB4, TE1
from kontor.games.novgorod.view import NovgorodView


def cautions(box: NovgorodBox, view: NovgorodView, action: Action, legal: Sequence[Action]) -> tuple[Caution, ...]:
    """Return what an action gives away: income, one of the rows of an order, the whole match by a red X."""
    if view.seat is None:
        return ()
    match action, view.frames[-1]:
        case EndPhase2(), _:
            return tuple(ending(box, view, view.seat, legal))
        case PlaceOrder(place), PlaceOrderFrame(order=order) if place == FILED:
            own = view.players[view.seat]
            in_progress = len({*view.hand, *own.aside, order})
            room = in_progress < box.limits.orders_in_progress
            return (Caution("filed", TB3, (f"order:{order}",), {"order": ("order", order)}),) if room else ()
        case FulfilRow(order=order, row=row), _ if row == LOWER and order in view.hand:
            return (Caution("upper_lost", TB4, (f"order:{order}",), {"order": ("order", order)}),)
        case _:
            return ()


def ending(box: NovgorodBox, view: NovgorodView, seat: int, legal: Sequence[Action]) -> Iterator[Caution]:
    """Yield what the end of the evaluation gives away."""
    cities = [each.stop for each in legal if isinstance(each, TakeIncome)]
    if cities:
        ducats = sum(box.cities[city].income for city in cities)
        refs = tuple(f"stop:{city}" for city in cities)
        yield Caution("income", TE1, refs, {"ducats": ducats, "cities": [("city", city) for city in cities]})
    own = view.players[seat]
    steps = box.careers[own.career, own.side].steps
    step_possible = any(isinstance(each, TakeCareerStep) for each in legal)
    if step_possible and view.last_round == view.round and steps[own.covered].red_x:
        yield Caution("red_x", E3, (f"career:{own.career}",))
