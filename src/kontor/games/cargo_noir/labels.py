"""What things, actions and questions are called: message keys and their variables, never sentences."""

from collections.abc import Mapping
from typing import Any

from kontor.core import Action, Name
from kontor.games.cargo_noir.actions import BasketCard, CloseTrade, PortAction, ResolveCapture, ResolveCasino, SendShip
from kontor.games.cargo_noir.component_schema import BLACK_MARKET, CASINO
from kontor.games.cargo_noir.components import CargoNoirBox
from kontor.games.cargo_noir.frames import (
    BasketFrame,
    BidFrame,
    DiscardFrame,
    PaymentFrame,
    RaiseFrame,
    SendingFrame,
    ShipsFrame,
)
from kontor.games.cargo_noir.view import CargoNoirView


def name(box: CargoNoirBox, kind: str, id_: str | int) -> Name:
    """Return the message that names a thing; a tile is named by its type, a destination by its place.

    Several equal tiles are named together: ``gold:3``.
    """
    match kind, id_:
        case "tile", str():
            return Name(f"cargo_type-{box.type_of[id_]}")
        case "tiles", str():
            cargo_type, _, count = id_.partition(":")
            return Name("some-tiles", {"cargo_type": ("cargo_type", cargo_type), "count": int(count)})
        case "destination", str() if id_ not in (CASINO, BLACK_MARKET):
            return Name(f"port-{id_}")
        case _:
            return Name(f"{kind}-{id_}")


def highest_other(view: CargoNoirView, port: str, seat: int | None) -> int:
    """Return the highest stack of anybody else in a port."""
    return max((coins for other, coins in enumerate(view.ports[port].stacks) if other != seat), default=0)


def label_facts(box: CargoNoirBox, view: CargoNoirView, action: Action) -> Mapping[str, Any]:
    """Return what the label says in addition to the action's fields, from the view alone."""
    match action:
        case ResolveCasino():
            limited = view.options.coin_supply == "limited"
            return {"coins": min(box.casino_coins, view.coin_bank) if limited else box.casino_coins}
        case PortAction(port=port) if port in view.ports:
            facts = {"stack": view.ports[port].stacks[view.active], "highest": highest_other(view, port, view.active)}
            return facts | (cargo(view, port) if isinstance(action, ResolveCapture) else {})
        case BasketCard(card=card):
            it = box.cards_of(view.options.has_former_uniques)[card]
            return {"cost": it.cost, "points": it.points, "effect": card if it.amount else "none", "amount": it.amount}
        case CloseTrade() if view.trade is not None:
            over = view.trade.value - view.trade.cost
            return {"coins": max(0, -over), "surplus": max(0, over)}
        case SendShip(destination=port) if port in view.ports:
            highest = highest_other(view, port, None)
            least = highest + box.bidding.min_increment if highest else box.bidding.min_bid
            return {"to_port": True, "least": least, **cargo(view, port)}
        case SendShip():
            return {"to_port": False, "least": 0, "tiles": []}
        case _:
            return {}


def cargo(view: CargoNoirView, port: str) -> dict[str, Any]:
    """Return the tiles in a port, to be named."""
    return {"tiles": [("tile", tile) for tile in view.ports[port].tiles]}


def ships_to_act(view: CargoNoirView, seat: int) -> int:
    """Return how many ships of the player whose turn it is have not acted yet (CAR-T1.1)."""
    player, ports = view.players[seat], [port for port, there in view.ports.items() if there.stacks[seat]]
    return player.at_casino + player.at_black_market + sum(port not in view.raised for port in ports)  # CAR-R34


def question_facts(view: CargoNoirView) -> Mapping[str, Any]:
    """Return what the open question says in addition to its frame's fields, from the view alone."""
    last = view.round == view.last_round
    match view.frames[-1] if view.frames else None:
        case ShipsFrame(seat=seat):
            return {"ships": ships_to_act(view, seat)}
        case RaiseFrame(seat=seat, port=port):
            own = view.ports[port].stacks[seat]
            return {"stack": own, "highest": highest_other(view, port, seat), "safe": view.players[seat].safe}
        case BidFrame(seat=seat, port=port):
            return {"highest": highest_other(view, port, seat), "safe": view.players[seat].safe}
        case SendingFrame(seat=seat):
            return {"ships": view.players[seat].dock, "safe": view.players[seat].safe, "last": last}
        case DiscardFrame(seat=seat):
            return {"excess": len(view.players[seat].tiles) - view.players[seat].capacity}
        case BasketFrame() if view.trade is not None:
            return {"cost": view.trade.cost, "most": view.trade.most, "last": last}
        case PaymentFrame(seat=seat) if view.trade is not None:
            cost, value, coins = view.trade.cost, view.trade.value, view.players[seat].safe if last else 0
            missing = max(0, cost - value)
            return {"cost": cost, "value": value, "coins": coins, "missing": missing, "enough": missing <= coins}
        case _:
            return {}
