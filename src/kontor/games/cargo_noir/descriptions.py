"""What every thing on the table is: the message that says so, its facts from one seat's view, and its rule."""

from collections.abc import Callable, Mapping
from typing import Any

from kontor.core import Description, Ref, RuleId
from kontor.games.cargo_noir.component_schema import BLACK_MARKET, CASINO, WILD
from kontor.games.cargo_noir.components import CARGO_SHIP, SYNDICATE, WAREHOUSE, CargoNoirBox
from kontor.games.cargo_noir.view import CargoNoirView

RULES: dict[str, RuleId] = {
    "cargo": "CAR-T2.3",
    "wild": "CAR-T2.6",
    "card_cargo_ship": "CAR-C3",
    "card_warehouse": "CAR-C4",
    "card_syndicate": "CAR-C5",
    "card_points": "CAR-E5",
    "casino": "CAR-T1.4",
    "black_market": "CAR-T1.5",
    "port": "CAR-T1.7",
    "closed_port": "CAR-S1",
    "bag": "CAR-T1.14",
    "coin_bank": "CAR-T1.15",
    "discards": "CAR-T2.8",
    "market": "CAR-T2.1",
    "ship": "CAR-T3.1",
    "coin": "CAR-T3.3",
    "mat": "CAR-T2.13",
    "own_mat": "CAR-T2.13",
}
"""The rule that says most about a thing, by the key of its message."""


def things(view: CargoNoirView) -> tuple[Ref, ...]:
    """Return what lies on the table although no action names it."""
    tiles = [f"tile:{tile}" for tile in view.black_market]
    return ("bag", "coin_bank", "discards", "market", "ship", "coin", "tile", *tiles)


def description(box: CargoNoirBox, view: CargoNoirView, kind: str, id_: str | int) -> Description | None:
    """Return what says what a thing is; None for what is not in this game."""
    return KINDS[kind](box, view, str(id_)) if kind in KINDS else None


def described(key: str, now: bool = True, /, **facts: Any) -> Description:
    """Return the description with this key, its rule and its facts."""
    return Description(key, RULES[key], facts, now)


def cargo_type(box: CargoNoirBox, view: CargoNoirView, id_: str) -> Description | None:
    """Return what cargo of a type is, and how many tiles of it the reader has; without an id any tile."""
    if id_ not in ("", *box.cargo_types):
        return None
    own = view.players[view.seat].tiles if view.seat is not None else ()
    count = sum(box.type_of[each] == id_ for each in own)
    named = {"cargo_type": ("cargo_type", id_), "known": True} if id_ else {"known": False}
    return described("wild" if id_ == WILD else "cargo", bool(id_) and view.seat is not None, count=count, **named)


def tile(box: CargoNoirBox, view: CargoNoirView, id_: str) -> Description | None:
    """Return what a tile is: cargo of its type."""
    return cargo_type(box, view, box.type_of.get(id_, "none") if id_ else "")


def card(box: CargoNoirBox, view: CargoNoirView, id_: str) -> Description | None:
    """Return what a victory card costs and brings, and how many of it are left and the reader has."""
    cards = box.cards_of(view.options.has_former_uniques)
    if id_ not in cards:
        return None
    it = cards[id_]
    key = f"card_{id_}" if id_ in (CARGO_SHIP, WAREHOUSE, SYNDICATE) else "card_points"
    own = view.players[view.seat].cards.count(id_) if view.seat is not None else 0
    facts = {"cost": it.cost, "points": it.points, "amount": it.amount, "left": view.piles.get(id_, 0), "own": own}
    return described(key, **facts, reader=view.seat is not None)


def destination(box: CargoNoirBox, view: CargoNoirView, id_: str) -> Description | None:
    """Return what a ship does at the Casino, at the Black Market or in a port, with the bids there."""
    if id_ == CASINO:
        own = view.players[view.seat].at_casino if view.seat is not None else 0
        return described("casino", view.seat is not None, coins=box.casino_coins, own=own)
    if id_ == BLACK_MARKET:
        own = view.players[view.seat].at_black_market if view.seat is not None else 0
        return described("black_market", view.seat is not None, tiles=len(view.black_market), own=own)
    if id_ not in box.ports:
        return None
    if id_ not in view.ports:
        return described("closed_port")
    there = view.ports[id_]
    own = there.stacks[view.seat] if view.seat is not None else 0
    cargo = [("tile", each) for each in there.tiles]
    return described("port", tiles=cargo, count=len(cargo), highest=max(there.stacks), own=own)


def lone(key: str, count: Callable[[CargoNoirView], int]) -> Callable[..., Description | None]:
    """Return what describes a thing of which there is one, with a number that everybody sees."""

    def describe(_: CargoNoirBox, view: CargoNoirView, id_: str) -> Description | None:
        return described(key, count=count(view)) if id_ == "" else None

    return describe


def own_amount(key: str, field: str) -> Callable[..., Description | None]:
    """Return what describes the ships or the coins, and how many the reader has at hand."""

    def describe(_: CargoNoirBox, view: CargoNoirView, __: str) -> Description | None:
        count = getattr(view.players[view.seat], field) if view.seat is not None else 0
        return described(key, view.seat is not None, count=count)

    return describe


def mat(_: CargoNoirBox, view: CargoNoirView, id_: str) -> Description | None:
    """Return what lies before a player: all of it is public."""
    player = view.players[int(id_)]
    facts = {"coins": player.safe, "tiles": len(player.tiles), "capacity": player.capacity, "cards": len(player.cards)}
    owned = [("card", each) for each in player.cards]
    key = "own_mat" if int(id_) == view.seat else "mat"
    return described(key, seat=("seat", int(id_)), value=player.value, owned=owned, **facts)


KINDS: Mapping[str, Callable[[CargoNoirBox, CargoNoirView, str], Description | None]] = {
    "tile": tile,
    "cargo_type": cargo_type,
    "card": card,
    "destination": destination,
    "port": destination,
    "bag": lone("bag", lambda view: len(view.bag)),
    "coin_bank": lone("coin_bank", lambda view: view.coin_bank),
    "discards": lone("discards", lambda view: len(view.discard)),
    "market": lone("market", lambda view: sum(view.piles.values())),
    "ship": own_amount("ship", "dock"),
    "coin": own_amount("coin", "safe"),
    "seat": mat,
}
"""What describes the things of each kind."""
