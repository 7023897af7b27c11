"""What questions say in addition to their frame's fields, and what a view says about the open question."""

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from kontor.core import Seat
from kontor.games.novgorod.actions import ChooseManufactory, ChooseRecipe, Inner, UseDiscount
from kontor.games.novgorod.component_schema import CareerStep, Recipe, SpecialOrderPart
from kontor.games.novgorod.components import NovgorodBox
from kontor.games.novgorod.frames import CompoundFrame, NovgorodFrame, PickFrame, PurchaseFrame, RouteFrame
from kontor.games.novgorod.names import asked, asked_by, cost_of
from kontor.games.novgorod.state import skipped
from kontor.games.novgorod.view import NovgorodView, PlayerView

Facts: TypeAlias = Mapping[str, Any]


def open_frame(view: NovgorodView) -> NovgorodFrame | None:
    """Return the question that is open."""
    return view.frames[-1] if view.frames else None


def decider(view: NovgorodView) -> Seat:
    """Return who decides: before the first turn that is not always the active player."""
    frame = open_frame(view)
    return frame.deciders[0] if frame is not None and frame.deciders else view.active


def asked_player(view: NovgorodView) -> PlayerView:
    """Return what everybody knows about the player who decides."""
    return view.players[decider(view)]


def luxury_of(box: NovgorodBox, view: NovgorodView, city: str) -> tuple[str, str]:
    """Return the luxury that is made in a city, to be named."""
    return ("luxury", box.manufactories[view.manufactory_of[city]].luxury)


def free_step(box: NovgorodBox, player: PlayerView) -> CareerStep | None:
    """Return the lowest free step of a player; None if all are covered."""
    steps = box.careers[player.career, player.side].steps
    return steps[player.covered] if player.covered < len(steps) else None


def shown_part(box: NovgorodBox, view: NovgorodView, card: str | None) -> tuple[SpecialOrderPart, int] | None:
    """Return the visible part of a special order and what it costs now; None if it is not in the column."""
    for place, each in enumerate(view.column):
        if each.card == card:
            part = box.parts[each.card, each.part]
            cost = part.cost + skipped(view.options, view.column, place) * box.file.special_orders.cost_per_card_above
            return part, max(0, cost - view.turn.discount)
    return None


def recipe_of(box: NovgorodBox, view: NovgorodView, city: str | None, number: int) -> Recipe | None:
    """Return the recipe with this number of a city's manufactory, if there is one."""
    recipes = box.manufactories[view.manufactory_of[city]].recipes if city is not None else ()
    return recipes[number] if number < len(recipes) else None


def route_facts(box: NovgorodBox, view: NovgorodView) -> Facts:
    """Return the slots and fees of the route, the speed of the ship, and whether more slots need the privilege."""
    frame, player = open_frame(view), asked_player(view)
    stops = frame.stops if isinstance(frame, RouteFrame) else ()
    slots = len(stops) + len(frame.placeholders) if isinstance(frame, RouteFrame) else 0
    robbed = view.options.pirate_side == "front" and view.pirate in stops
    fees = sum(box.cities[city].harbour_fee for city in stops if city not in player.kontors)
    return {"slots": slots, "speed": player.speed - (box.file.pirate.front_penalty if robbed else 0), "fees": fees}


class Steps:
    """The steps of a compound action so far: what is asked next, of which manufactory, and for which good."""

    def __init__(self, box: NovgorodBox, view: NovgorodView, frame: CompoundFrame) -> None:
        self.box, self.view, self.frame = box, view, frame
        self.stop = frame.stop
        self.good: str | None = None
        """The good that has to be given next; None if any other good will do."""
        self.next = self._next([step for step in frame.steps if not isinstance(step, UseDiscount)])

    def _next(self, steps: list[Inner]) -> str:
        if self._may_discount():
            return "discount"
        goods = self._goods()
        if len(steps) < len(goods):
            self.good = goods[len(steps)]
            return "source"
        del steps[: len(goods)]
        while steps:
            step = steps.pop(0)
            if isinstance(step, ChooseManufactory):
                self.stop = step.stop
                continue
            assert isinstance(step, ChooseRecipe)
            made = recipe_of(self.box, self.view, self.stop, step.recipe)
            inputs = made.goods if made else ()
            if len(steps) < len(inputs):
                self.good = inputs[len(steps)]
                return "source"
            del steps[: len(inputs)]
            self.stop = None
        return "manufactory" if self.stop is None else "recipe"

    def _may_discount(self) -> bool:
        """Return True if the privilege is the next thing to ask about (NOV-A10)."""
        shown = shown_part(self.box, self.view, self.frame.card) if not self.frame.steps else None
        free = self.view.turn.privilege is None
        has = "order_discount" in self.view.players[self.frame.seat].privileges
        return shown is not None and shown[1] > 0 and free and has

    def _goods(self) -> Sequence[str | None]:
        """Return the goods that are paid directly, in their printed order; None for any good."""
        match self.frame.aim:
            case "row":
                things = self.box.row(str(self.frame.order), str(self.frame.row))
                return () if things[0] in self.box.luxuries else things
            case "career":
                step = free_step(self.box, self.view.players[self.frame.seat])
                return (None,) * step.goods if step else ()
            case "special":
                shown = shown_part(self.box, self.view, self.frame.card)
                return shown[0].goods if shown else ()
        return ()


def compound_facts(box: NovgorodBox, view: NovgorodView, frame: CompoundFrame) -> Facts:
    """Return which step comes next, and what the action is for."""
    steps = Steps(box, view, frame)
    facts: dict[str, Any] = {"next": steps.next, "any": steps.good is None, "good": "", "city": "", "luxury": ""}
    if steps.good is not None:
        facts["good"] = ("good", steps.good)
    if steps.stop is not None:
        facts |= {"city": ("city", steps.stop), "luxury": luxury_of(box, view, steps.stop)}
    wanted: Any = ""
    match frame.aim:
        case "row":
            wanted = asked(box.row(str(frame.order), str(frame.row)))
        case "career":
            step = free_step(box, view.players[frame.seat])
            wanted = cost_of(step) if step else ""
        case "special":
            shown = shown_part(box, view, frame.card)
            wanted = asked_by(shown[0]) if shown else ""
    number = int(frame.order[1:]) if frame.order else 0
    return facts | {"wanted": wanted, "number": number, "discount": box.privileges.order_discount}


def question_facts(box: NovgorodBox, view: NovgorodView) -> Facts:
    """Return what the open question says in addition to its frame's fields, from the view alone."""
    frame, player = open_frame(view), asked_player(view)
    match frame:
        case None:
            return {}
        case PickFrame():
            given = box.setup
            orders = given.orders_dealt + given.intro_orders - len(player.hand) - player.hidden
            spare = player.ducats - box.file.prices.order * (given.orders_dealt + given.intro_orders) - player.picked
            return {"kontors": given.intro_kontors - len(player.kontors), "orders": orders, "spare": spare}
        case RouteFrame():
            return route_facts(box, view)
        case CompoundFrame():
            return compound_facts(box, view, frame)
        case PurchaseFrame():
            return {"ducats": player.ducats, "bought": view.turn.bought}
        case _:
            return {"fees": view.fees, "ducats": player.ducats}
