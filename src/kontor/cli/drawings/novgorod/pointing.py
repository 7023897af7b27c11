"""How people name things of Novgorod: cities also by their goods, orders by number, rows by order and row."""

from collections.abc import Sequence

from kontor.cli.drawings.novgorod.pieces import NovgorodPieces
from kontor.core import Action, Ref
from kontor.games.novgorod import NovgorodView
from kontor.games.novgorod.actions import (
    BuyOrder,
    BuyOrderDiscounted,
    ChooseManufactory,
    ChooseSource,
    FulfilRow,
    FulfilSpecial,
    IntroTakeOrder,
    MovePirate,
    Produce,
    StoreGood,
    TakeIncome,
)
from kontor.games.novgorod.component_schema import DECK, HOLD
from kontor.games.novgorod.components import LOWER, UPPER


def also_called(pieces: NovgorodPieces, view: NovgorodView) -> dict[Ref, Sequence[str]]:
    """Return further names of cities, stops and orders."""
    names: dict[Ref, Sequence[str]] = {}
    for city, good in pieces.box.good_of.items():
        called = pieces.name("city", city)
        names[f"city:{city}"] = [pieces.name("good", good)]
        names[f"stop:{city}"] = [called, pieces.name("good", good), pieces.luxury_at(view, city).plain]
    for order in pieces.box.orders:
        number = pieces.number(order)
        words = pieces.order(order).plain
        names[f"order:{order}"] = [number, words]
        for row in (UPPER, LOWER):
            goods = pieces.things(pieces.box.row(order, row)).plain
            names[f"row:{order}:{row}"] = [f"{number} {pieces.name('row', row)}", number, order, goods]
    return names


def is_plausible(view: NovgorodView, action: Action) -> bool:
    """Return True if the action names a stop of the route, one of the viewer's orders, or an open card."""
    stops = {stop.city for stop in view.route}
    match action:
        case Produce(city) | ChooseManufactory(city) | StoreGood(city) | TakeIncome(city):
            return city in stops
        case ChooseSource(city):
            return city in stops or city == HOLD
        case FulfilRow(order):
            return order in view.hand or (view.seat is not None and order in view.players[view.seat].aside)
        case IntroTakeOrder(order) | BuyOrder(order) | BuyOrderDiscounted(order):
            return order in view.open_orders or order == DECK
        case FulfilSpecial():
            return bool(view.column)
        case MovePirate():
            return view.pirate is not None
        case _:
            return True
