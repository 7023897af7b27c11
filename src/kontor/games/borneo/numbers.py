"""Borneo as numbers: how high they can be, and how low; and ids in an order that is not that of the file."""

from collections.abc import Mapping

from kontor.games.borneo.actions import SWAP
from kontor.games.borneo.components import BorneoBox

MOST_RESHUFFLES = 20
"""More than in any match, random or of bots."""


def limits(box: BorneoBox) -> dict[str, int | tuple[int, int]]:
    """Return the bounds of numbers; points count every order and every card that there is."""
    orders = sum(order.points * max(order.board_base + order.board_five, order.card) for order in box.orders.values())
    cards = len(box.goods) * max(box.scoring.points_per_cargo_card, box.scoring.points_per_port_card)
    return {"scores": (min(0, box.scoring.pirate_ship_penalty), orders + cards), "reshuffles": MOST_RESHUFFLES}


def ids(box: BorneoBox) -> Mapping[str, Mapping[str | int, str]]:
    """Return cards, companies and orders, each with its own entry."""
    companies = sorted(box.companies)
    kinds = {"card": sorted(box.goods), "company": companies, "order": sorted(box.orders)}
    kinds["destination"] = [SWAP, *companies]
    return {kind: {id_: id_ for id_ in ids} for kind, ids in kinds.items()}
