"""The actions of Novgorod in short, each with its group in the menu."""

from collections.abc import Callable
from typing import Any, TypeAlias

from rich.text import Text

from kontor.cli.drawings.novgorod.pieces import LOUD, OWN, NovgorodPieces
from kontor.core import Action
from kontor.games.novgorod import NovgorodView
from kontor.games.novgorod.actions import (
    BuyKontor,
    BuyOrder,
    BuyOrderDiscounted,
    BuyShip,
    ChooseManufactory,
    ChooseRecipe,
    ChooseSource,
    EndPhase2,
    EndPhase3,
    EndRoute,
    EndTurn,
    FulfilRow,
    FulfilSpecial,
    IntroTakeKontor,
    IntroTakeOrder,
    LayPlaceholder,
    LayStop,
    MovePirate,
    Produce,
    StoreGood,
    TakeAllIncome,
    TakeCareerStep,
    TakeIncome,
    UseIncomePrivilege,
)
from kontor.games.novgorod.component_schema import DECK, HOLD
from kontor.games.novgorod.labels import label_facts
from kontor.games.novgorod.questions import Steps, free_step, recipe_of, shown_part

Entry: TypeAlias = tuple[str, Text]
"""The menu group of an action, and the action in short."""


def kontor(pieces: NovgorodPieces, view: NovgorodView, action: IntroTakeKontor | BuyKontor) -> Entry:
    """Return a kontor: its price, its good, its income."""
    label = Text().append(pieces.name("city", action.city), "bold").append(" ")
    label.append(pieces.say("novgorod-price", ducats=view.stacks[action.city][0])).append(", ", "dim")
    label.append(pieces.good_of(action.city)).append(f" +{pieces.box.cities[action.city].income}", "green")
    return pieces.say("novgorod-do-kontor"), label


def offer(pieces: NovgorodPieces, view: NovgorodView, action: IntroTakeOrder | BuyOrder | BuyOrderDiscounted) -> Entry:
    """Return an order, grouped by its price."""
    facts = {"ducats": label_facts(pieces.box, view, action)["price"]}
    key = "novgorod-do-order-less" if isinstance(action, BuyOrderDiscounted) else "novgorod-do-order"
    label = Text(pieces.say("novgorod-unseen")) if action.order == DECK else pieces.order(action.order)
    return pieces.say(key, **facts), label


def stop(pieces: NovgorodPieces, view: NovgorodView, action: LayStop) -> Entry:
    """Return a city: income or fee, and its good."""
    city, is_own = pieces.box.cities[action.city], action.city in pieces.asked(view).kontors
    label = Text().append(pieces.name("city", action.city), "bold")
    label.append(f" +{city.income} " if is_own else f" {pieces.minus}{city.harbour_fee} ", OWN if is_own else LOUD)
    return pieces.say("novgorod-do-stop"), label.append(pieces.good_of(action.city))


def placeholder(pieces: NovgorodPieces, view: NovgorodView, action: LayPlaceholder) -> Entry:
    """Return the city of a placeholder, and what its manufactory makes in addition to the kontor's good."""
    facts = label_facts(pieces.box, view, action)
    return pieces.say("novgorod-placeholder"), Text(pieces.say("novgorod-do-both", **facts))


def ending(pieces: NovgorodPieces, view: NovgorodView, action: Action) -> Entry:
    """Return the end of a phase in full."""
    return pieces.say("novgorod-do-end"), Text(pieces.texts.action(view, action))


def pirate(pieces: NovgorodPieces, view: NovgorodView, action: MovePirate) -> Entry:
    """Return a city for the pirate, grouped by what it costs."""
    facts = label_facts(pieces.box, view, action)
    key = "novgorod-do-pirate-privilege" if facts["back"] else "novgorod-do-pirate"
    return pieces.say(key, ducats=facts["ducats"]), Text(pieces.name("city", action.city))


def producing(pieces: NovgorodPieces, view: NovgorodView, action: Produce | ChooseManufactory) -> Entry:
    """Return a luxury and the city where it is made; the map shows its recipe."""
    label = pieces.luxury_at(view, action.stop).append(f" {pieces.say('novgorod-in', city=('city', action.stop))}")
    return pieces.say("novgorod-do-produce"), label


def recipe(pieces: NovgorodPieces, view: NovgorodView, action: ChooseRecipe) -> Entry | None:
    """Return the goods of a recipe."""
    frame = pieces.compound(view)
    chosen = recipe_of(pieces.box, view, Steps(pieces.box, view, frame).stop, action.recipe) if frame else None
    if frame is None or chosen is None:
        return None
    return pieces.say("novgorod-do-recipe"), pieces.things(chosen.goods)


def source(pieces: NovgorodPieces, view: NovgorodView, action: ChooseSource) -> Entry | None:
    """Return a good and where it comes from."""
    hold = pieces.asked(view).hold
    if action.source != HOLD:
        label = pieces.good_of(action.source)
        return pieces.say("novgorod-do-source"), label.append(
            f" {pieces.say('novgorod-from', city=('city', action.source))}"
        )
    if hold is None:
        return None
    return pieces.say("novgorod-do-source"), pieces.good_of(hold.city).append(f" {pieces.say('novgorod-from-hold')}")


def row(pieces: NovgorodPieces, view: NovgorodView, action: FulfilRow) -> Entry:
    """Return a row of an order and its seals."""
    label = Text().append(f"{pieces.number(action.order)} {pieces.name('row', action.row)}: ", "dim")
    label.append(pieces.things(pieces.box.row(action.order, action.row)))
    seals = label_facts(pieces.box, view, action)["seals"]
    return pieces.say("novgorod-do-row"), label.append(f" {pieces.say('novgorod-brings', seals=seals)}")


def climbing(pieces: NovgorodPieces, view: NovgorodView, action: TakeCareerStep) -> Entry:
    """Return the next career step: its cost, the privilege it covers, and the seals per turn after it."""
    facts = dict(label_facts(pieces.box, view, action))
    step = free_step(pieces.box, pieces.asked(view))
    facts["privilege"] = pieces.privilege(step.privilege) if step else ""
    return pieces.say("novgorod-do-career"), Text(pieces.say("novgorod-climb", **facts))


def special(pieces: NovgorodPieces, view: NovgorodView, action: FulfilSpecial) -> Entry | None:
    """Return a special order: what it asks for, what it costs, what it brings."""
    part_and_cost = shown_part(pieces.box, view, action.card)
    if part_and_cost is None:
        return None
    part, cost = part_and_cost
    label = Text().append(f"{pieces.say('novgorod-special', card=part.card[1:], part=part.part)} ", "dim")
    label.append(pieces.special(part)).append(f" {pieces.say('novgorod-price', ducats=cost)}")
    return pieces.say("novgorod-do-special"), label.append(f" {pieces.say('novgorod-brings', seals=part.seals)}")


def storing(pieces: NovgorodPieces, view: NovgorodView, action: StoreGood) -> Entry:
    """Return a good for the hold, grouped by the good it replaces."""
    label = pieces.good_of(action.stop).append(f" {pieces.say('novgorod-from', city=('city', action.stop))}")
    hold = pieces.asked(view).hold
    if hold is None:
        return pieces.say("novgorod-do-store"), label
    return pieces.say("novgorod-do-store-lost", good=("good", pieces.box.good_of[hold.city])), label


def income(
    pieces: NovgorodPieces, view: NovgorodView, action: TakeIncome | TakeAllIncome | UseIncomePrivilege
) -> Entry:
    """Return the income from a stop, from all stops, or by the privilege."""
    facts = label_facts(pieces.box, view, action)
    match action:
        case TakeIncome(city):
            label = pieces.name("city", city)
        case TakeAllIncome():
            label = pieces.say("novgorod-all")
        case _:
            label = pieces.say("novgorod-privilege")
    line = Text(label).append(f" +{facts['ducats']}", "green")
    if facts.get("merchant"):
        line.append(f" {pieces.merchant}", "bold yellow")
    return pieces.say("novgorod-do-income"), line


def ship(pieces: NovgorodPieces, view: NovgorodView, action: BuyShip) -> Entry:
    """Return the next speed and its price."""
    facts = label_facts(pieces.box, view, action)
    label = Text().append(pieces.say("novgorod-speed", speed=facts["speed"]), "bold")
    return pieces.say("novgorod-do-ship"), label.append(f" {pieces.say('novgorod-price', ducats=facts['price'])}")


SHORT: dict[type[Action], Callable[[NovgorodPieces, NovgorodView, Any], Entry | None]] = {
    IntroTakeKontor: kontor,
    BuyKontor: kontor,
    IntroTakeOrder: offer,
    BuyOrder: offer,
    BuyOrderDiscounted: offer,
    LayStop: stop,
    LayPlaceholder: placeholder,
    **dict.fromkeys((EndRoute, EndPhase2, EndPhase3, EndTurn), ending),
    MovePirate: pirate,
    Produce: producing,
    ChooseManufactory: producing,
    ChooseRecipe: recipe,
    ChooseSource: source,
    FulfilRow: row,
    TakeCareerStep: climbing,
    FulfilSpecial: special,
    StoreGood: storing,
    TakeIncome: income,
    TakeAllIncome: income,
    UseIncomePrivilege: income,
    BuyShip: ship,
}
