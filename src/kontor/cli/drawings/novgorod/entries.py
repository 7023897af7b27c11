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
    said = Text().append(pieces.name("city", action.city), "bold").append(" ")
    said.append(pieces.say("novgorod-price", ducats=view.stacks[action.city][0])).append(", ", "dim")
    said.append(pieces.good_of(action.city)).append(f" +{pieces.box.cities[action.city].income}", "green")
    return pieces.say("novgorod-do-kontor"), said


def offer(pieces: NovgorodPieces, view: NovgorodView, action: IntroTakeOrder | BuyOrder | BuyOrderDiscounted) -> Entry:
    """Return an order, grouped by its price."""
    facts = {"ducats": label_facts(pieces.box, view, action)["price"]}
    key = "novgorod-do-order-less" if isinstance(action, BuyOrderDiscounted) else "novgorod-do-order"
    said = Text(pieces.say("novgorod-unseen")) if action.order == DECK else pieces.order(action.order)
    return pieces.say(key, **facts), said


def stop(pieces: NovgorodPieces, view: NovgorodView, action: LayStop) -> Entry:
    """Return a city: income or fee, and its good."""
    city, own = pieces.box.cities[action.city], action.city in pieces.asked(view).kontors
    said = Text().append(pieces.name("city", action.city), "bold")
    said.append(f" +{city.income} " if own else f" {pieces.minus}{city.harbour_fee} ", OWN if own else LOUD)
    return pieces.say("novgorod-do-stop"), said.append(pieces.good_of(action.city))


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
    said = pieces.luxury_at(view, action.stop).append(f" {pieces.say('novgorod-in', city=('city', action.stop))}")
    return pieces.say("novgorod-do-produce"), said


def recipe(pieces: NovgorodPieces, view: NovgorodView, action: ChooseRecipe) -> Entry | None:
    """Return the goods of a recipe."""
    frame = pieces.compound(view)
    found = recipe_of(pieces.box, view, Steps(pieces.box, view, frame).stop, action.recipe) if frame else None
    if frame is None or found is None:
        return None
    return pieces.say("novgorod-do-recipe"), pieces.things(found.goods)


def source(pieces: NovgorodPieces, view: NovgorodView, action: ChooseSource) -> Entry | None:
    """Return a good and where it comes from."""
    held = pieces.asked(view).hold
    if action.source != HOLD:
        said = pieces.good_of(action.source)
        return pieces.say("novgorod-do-source"), said.append(
            f" {pieces.say('novgorod-from', city=('city', action.source))}"
        )
    if held is None:
        return None
    return pieces.say("novgorod-do-source"), pieces.good_of(held.city).append(f" {pieces.say('novgorod-from-hold')}")


def row(pieces: NovgorodPieces, view: NovgorodView, action: FulfilRow) -> Entry:
    """Return a row of an order and its seals."""
    said = Text().append(f"{pieces.number(action.order)} {pieces.name('row', action.row)}: ", "dim")
    said.append(pieces.things(pieces.box.row(action.order, action.row)))
    seals = label_facts(pieces.box, view, action)["seals"]
    return pieces.say("novgorod-do-row"), said.append(f" {pieces.say('novgorod-brings', seals=seals)}")


def climbing(pieces: NovgorodPieces, view: NovgorodView, action: TakeCareerStep) -> Entry:
    """Return the next career step: its cost, the privilege it covers, and the seals per turn after it."""
    facts = dict(label_facts(pieces.box, view, action))
    step = free_step(pieces.box, pieces.asked(view))
    facts["privilege"] = pieces.privilege(step.privilege) if step else ""
    return pieces.say("novgorod-do-career"), Text(pieces.say("novgorod-climb", **facts))


def special(pieces: NovgorodPieces, view: NovgorodView, action: FulfilSpecial) -> Entry | None:
    """Return a special order: what it asks for, what it costs, what it brings."""
    shown = shown_part(pieces.box, view, action.card)
    if shown is None:
        return None
    part, cost = shown
    said = Text().append(f"{pieces.say('novgorod-special', card=part.card[1:], part=part.part)} ", "dim")
    said.append(pieces.special(part)).append(f" {pieces.say('novgorod-price', ducats=cost)}")
    return pieces.say("novgorod-do-special"), said.append(f" {pieces.say('novgorod-brings', seals=part.seals)}")


def storing(pieces: NovgorodPieces, view: NovgorodView, action: StoreGood) -> Entry:
    """Return a good for the hold, grouped by the good it replaces."""
    said = pieces.good_of(action.stop).append(f" {pieces.say('novgorod-from', city=('city', action.stop))}")
    held = pieces.asked(view).hold
    if held is None:
        return pieces.say("novgorod-do-store"), said
    return pieces.say("novgorod-do-store-lost", good=("good", pieces.box.good_of[held.city])), said


def income(
    pieces: NovgorodPieces, view: NovgorodView, action: TakeIncome | TakeAllIncome | UseIncomePrivilege
) -> Entry:
    """Return the income from a stop, from all stops, or by the privilege."""
    facts = label_facts(pieces.box, view, action)
    match action:
        case TakeIncome(city):
            said = pieces.name("city", city)
        case TakeAllIncome():
            said = pieces.say("novgorod-all")
        case _:
            said = pieces.say("novgorod-privilege")
    line = Text(said).append(f" +{facts['ducats']}", "green")
    if facts.get("merchant"):
        line.append(f" {pieces.merchant}", "bold yellow")
    return pieces.say("novgorod-do-income"), line


def ship(pieces: NovgorodPieces, view: NovgorodView, action: BuyShip) -> Entry:
    """Return the next speed and its price."""
    facts = label_facts(pieces.box, view, action)
    said = Text().append(pieces.say("novgorod-speed", speed=facts["speed"]), "bold")
    return pieces.say("novgorod-do-ship"), said.append(f" {pieces.say('novgorod-price', ducats=facts['price'])}")


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
