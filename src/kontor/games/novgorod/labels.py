"""What actions say in addition to their fields: variables of messages, never sentences."""

from collections.abc import Callable
from typing import Any

from kontor.core import Action
from kontor.games.novgorod.actions import (
    BuyKontor,
    BuyOrder,
    BuyOrderDiscounted,
    BuyShip,
    ChooseCareerSide,
    ChooseManufactory,
    ChooseRecipe,
    ChooseSource,
    EndPhase2,
    EndPhase3,
    EndRoute,
    FulfilRow,
    FulfilSpecial,
    IntroTakeKontor,
    IntroTakeOrder,
    LayPlaceholder,
    LayStop,
    MovePirate,
    PlaceOrder,
    Produce,
    StoreGood,
    TakeAllIncome,
    TakeCareerStep,
    TakeIncome,
    UseDiscount,
    UseIncomePrivilege,
)
from kontor.games.novgorod.component_schema import DECK, HOLD
from kontor.games.novgorod.components import ASIDE, UPPER, YES, NovgorodBox
from kontor.games.novgorod.frames import CompoundFrame, PlaceOrderFrame, RouteFrame
from kontor.games.novgorod.names import asked, asked_by, cost_of
from kontor.games.novgorod.questions import (
    Facts,
    Steps,
    asked_player,
    free_step,
    luxury_of,
    open_frame,
    recipe_of,
    route_facts,
    shown_part,
)
from kontor.games.novgorod.view import NovgorodView


def label_facts(box: NovgorodBox, view: NovgorodView, action: Action) -> Facts:
    """Return what the label says in addition to the action's fields, from the view alone."""
    facts = FACTS.get(type(action))
    return facts(box, view, action) if facts else {}


# Before the first turn, and the route.


def side(box: NovgorodBox, view: NovgorodView, action: ChooseCareerSide) -> Facts:
    """Return what the steps of the side cost, and which privileges they cover."""
    career = box.careers[asked_player(view).career, "front" if action.side == "front" else "back"]
    return {"steps": [("step", f"{career.id}:{number}") for number in range(len(career.steps))]}


def kontor(box: NovgorodBox, view: NovgorodView, action: IntroTakeKontor | BuyKontor) -> Facts:
    """Return what the kontor costs, which good it has and what income."""
    prices, city = view.stacks[action.city], box.cities[action.city]
    return {"price": prices[0] if prices else 0, "good": ("good", city.good), "income": city.income}


def offer(box: NovgorodBox, view: NovgorodView, action: IntroTakeOrder | BuyOrder | BuyOrderDiscounted) -> Facts:
    """Return whether the order is drawn unseen, and what it costs."""
    less = box.privileges.order_discount if isinstance(action, BuyOrderDiscounted) else 0
    return {"deck": action.order == DECK, "price": box.file.prices.order - less}


def stop(box: NovgorodBox, view: NovgorodView, action: LayStop) -> Facts:
    """Return what the city offers: the good, income or fee, and the luxury of the manufactory."""
    city, own = box.cities[action.city], action.city in asked_player(view).kontors
    facts = {"good": ("good", city.good), "luxury": luxury_of(box, view, action.city), "own": own}
    return facts | {"income": city.income, "fee": city.harbour_fee}


def placeholder(box: NovgorodBox, view: NovgorodView, action: LayPlaceholder) -> Facts:
    """Return at which stop it lies, and which luxury is made there."""
    frame = open_frame(view)
    if isinstance(frame, RouteFrame) and frame.stops:
        return {"city": ("city", frame.stops[-1]), "luxury": luxury_of(box, view, frame.stops[-1])}
    return {"city": "", "luxury": ""}


# The evaluation.


def making(box: NovgorodBox, view: NovgorodView, action: Produce | ChooseManufactory) -> Facts:
    """Return which luxury is made, and from what."""
    maker = box.manufactories[view.manufactory_of[action.stop]]
    return {"luxury": ("luxury", maker.luxury), "recipes": [asked(recipe.goods) for recipe in maker.recipes]}


def row(box: NovgorodBox, view: NovgorodView, action: FulfilRow) -> Facts:
    """Return what the row asks for, and what it brings."""
    both, rewards = action.order in view.turn.upper, box.rewards
    lower = rewards.lower_same_turn if both else rewards.lower
    facts = {"number": int(action.order[1:]), "asked": asked(box.row(action.order, action.row))}
    return facts | {"seals": rewards.upper if action.row == UPPER else lower}


def climbing(box: NovgorodBox, view: NovgorodView, _: TakeCareerStep) -> Facts:
    """Return what the lowest free step costs, which privilege it covers, and the seals per turn after it."""
    player = asked_player(view)
    career, step = box.careers[player.career, player.side], free_step(box, player)
    if step is None:
        return {"step": player.covered, "cost": "", "privilege": "", "seals": career.top_seals}
    after = career.steps[player.covered + 1 :]
    seals = after[0].seals if after else career.top_seals
    lost = {"cost": cost_of(step), "privilege": ("privilege", step.privilege)}
    return {"step": player.covered + 1, **lost, "seals": seals}


def special(box: NovgorodBox, view: NovgorodView, action: FulfilSpecial) -> Facts:
    """Return what a special order asks for, what it costs and what it brings."""
    shown = shown_part(box, view, action.card)
    if shown is None:
        return {"asked": "", "inputs": 0, "ducats": 0, "seals": 0}
    part, cost = shown
    return {"asked": asked_by(part), "inputs": part.luxury_inputs, "ducats": cost, "seals": part.seals}


def discount(box: NovgorodBox, view: NovgorodView, action: UseDiscount) -> Facts:
    """Return whether the privilege is used, and what is left to pay."""
    frame = open_frame(view)
    shown = shown_part(box, view, frame.card) if isinstance(frame, CompoundFrame) else None
    cost, use = shown[1] if shown else 0, action.answer == YES
    return {"use": use, "ducats": max(0, cost - box.privileges.order_discount) if use else cost}


def recipe(box: NovgorodBox, view: NovgorodView, action: ChooseRecipe) -> Facts:
    """Return what the recipe is made of, and what plain production pays for it."""
    frame = open_frame(view)
    found, plain = None, False
    if isinstance(frame, CompoundFrame):
        plain, found = frame.aim == "produce", recipe_of(box, view, Steps(box, view, frame).stop, action.recipe)
    if found is None:
        return {"goods": "", "plain": plain, "seals": 0, "ducats": 0}
    return {"goods": asked(found.goods), "plain": plain, "seals": found.seals, "ducats": found.ducats}


def source(box: NovgorodBox, view: NovgorodView, action: ChooseSource) -> Facts:
    """Return which good it is, and whether it comes from the hold."""
    held = asked_player(view).hold
    city = (held.city if held else None) if action.source == HOLD else action.source
    return {"good": ("good", box.good_of[city]) if city else "", "hold": action.source == HOLD}


def placing(box: NovgorodBox, view: NovgorodView, action: PlaceOrder) -> Facts:
    """Return whether the lower row stays open, and what it asks for."""
    frame = open_frame(view)
    order = frame.order if isinstance(frame, PlaceOrderFrame) else None
    return {"aside": action.place == ASIDE, "asked": asked(box.orders[order].lower) if order else ""}


def storing(box: NovgorodBox, view: NovgorodView, action: StoreGood) -> Facts:
    """Return which good is stored, and which one leaves the hold for it."""
    held = asked_player(view).hold
    left = ("good", box.good_of[held.city]) if held else ""
    return {"good": ("good", box.good_of[action.stop]), "full": held is not None, "left": left}


def income(box: NovgorodBox, view: NovgorodView, action: TakeIncome | TakeAllIncome) -> Facts:
    """Return how many ducats it brings, the merchant's included."""
    unused = [each.city for each in view.route if each.own and not each.used]
    stops = [action.stop] if isinstance(action, TakeIncome) else unused
    paid = view.merchant in stops and view.options.merchant_side == "front" and not view.turn.merchant
    merchant = box.file.merchant.front_ducats if paid else 0
    return {"ducats": sum(box.cities[city].income for city in stops) + merchant, "merchant": merchant}


# Purchases and the pirate.


def ship(box: NovgorodBox, view: NovgorodView, _: BuyShip) -> Facts:
    """Return how fast the ship becomes, and what it costs."""
    speed = asked_player(view).speed + 1
    return {"speed": speed, "price": box.ship_price.get(speed, 0)}


def pirate(box: NovgorodBox, view: NovgorodView, _: MovePirate) -> Facts:
    """Return whether the privilege pays for it, and otherwise what it costs."""
    back = view.options.pirate_side == "back"
    totals = sorted({player.seals for player in view.players}, reverse=True)
    costs = (box.file.pirate.cost_most_seals, box.file.pirate.cost_second_most, *(0 for _ in totals))
    return {"back": back, "ducats": 0 if back else costs[totals.index(asked_player(view).seals)]}


FACTS: dict[type[Action], Callable[[NovgorodBox, NovgorodView, Any], Facts]] = {
    ChooseCareerSide: side,
    IntroTakeKontor: kontor,
    IntroTakeOrder: offer,
    LayStop: stop,
    LayPlaceholder: placeholder,
    EndRoute: lambda box, view, _: route_facts(box, view),
    Produce: making,
    FulfilRow: row,
    TakeCareerStep: climbing,
    FulfilSpecial: special,
    ChooseManufactory: making,
    ChooseRecipe: recipe,
    ChooseSource: source,
    UseDiscount: discount,
    PlaceOrder: placing,
    StoreGood: storing,
    TakeIncome: income,
    TakeAllIncome: income,
    UseIncomePrivilege: lambda box, _, __: {"ducats": box.privileges.income},
    EndPhase2: lambda _, view, __: {"fees": view.fees},
    BuyKontor: kontor,
    BuyShip: ship,
    BuyOrder: offer,
    BuyOrderDiscounted: offer,
    EndPhase3: lambda _, view, __: {"bought": view.turn.bought},
    MovePirate: pirate,
}
