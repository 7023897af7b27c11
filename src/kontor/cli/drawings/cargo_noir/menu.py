"""The menu of Cargo Noir: a line for each place, group of cards or verb, with stack heights side by side."""

from collections.abc import Sequence
from typing import TypeAlias

from rich.console import Group, RenderableType
from rich.text import Text

from kontor.cli.drawings.blocks import grouped
from kontor.cli.drawings.cargo_noir.pieces import CargoNoirPieces
from kontor.cli.prose import in_short
from kontor.core import Action, Forecast
from kontor.games.cargo_noir import CargoNoirView
from kontor.games.cargo_noir.actions import (
    BasketCard,
    DiscardTile,
    PayTile,
    PortAction,
    RaiseTo,
    ResolveCapture,
    ResolveCasino,
    ResolveDraw,
    ResolveRaise,
    ResolveSwap,
    ResolveWithdraw,
    SendShip,
    SetBid,
    SwapTake,
)
from kontor.games.cargo_noir.component_schema import BLACK_MARKET, CASINO

NUMBER = "bold cyan"
SILENT = (BasketCard, RaiseTo, SetBid)
"""Actions whose label already says what follows."""
VERBS: dict[type[Action], str] = {ResolveCapture: "capture", ResolveRaise: "raise", ResolveWithdraw: "withdraw"}
UNSAID = ("stack", "surplus")
"""Changes that are obvious, or that the label already says."""

Entry: TypeAlias = tuple[str, Text]
"""The menu group of an action, and the action in short."""


def menu(
    pieces: CargoNoirPieces, view: CargoNoirView, legal: Sequence[Action], forecasts: Sequence[Forecast | None]
) -> RenderableType:
    """Return the numbered actions in groups, each with its forecast."""
    rows: dict[tuple[str, int], list[Text]] = {}
    for number, (action, forecast) in enumerate(zip(legal, forecasts, strict=True), 1):
        short = at_a_place(pieces, view, action) or piece_entry(pieces, view, action)
        group, label = short or ("", Text(pieces.texts.action(view, action)))
        if action.amount() == number:
            label = Text()  # the number says enough
        for change in forecast or ():
            if not isinstance(action, SILENT) and change.key not in UNSAID:
                label.append(f" · {in_short(pieces.texts, change)}", "dim")
        line = Text().append(f"{number:>2} ", NUMBER).append(label)
        rows.setdefault((group, 0 if group else number), []).append(line)
    table = grouped((group, entries) for (group, _), entries in rows.items())
    amount = legal[0].amount()
    if amount in (None, 1) or len(legal) == 1:
        return table
    return Group(table, Text(pieces.say("cargo_noir-amount-hint", least=amount), "dim"))


def at_a_place(pieces: CargoNoirPieces, view: CargoNoirView, action: Action) -> Entry | None:
    """Return what a ship can do, grouped by where it is, or where it can go, grouped by Macao and ports."""
    match action:
        case ResolveCasino():
            return pieces.name("destination", CASINO), Text(pieces.say("cargo_noir-do-casino"))
        case ResolveDraw():
            return pieces.name("destination", BLACK_MARKET), Text(pieces.say("cargo_noir-do-draw"))
        case ResolveSwap(give_type):
            label = pieces.say("cargo_noir-do-swap", cargo=("cargo_type", give_type))
            return pieces.name("destination", BLACK_MARKET), Text(label)
        case PortAction(port):
            verb = VERBS[type(action)]
            label = pieces.say(f"cargo_noir-do-{verb}", coins=min_bid(pieces, view, port))
            return pieces.name("port", port), Text(label)
        case SendShip(destination):
            name = pieces.name("destination", destination)
            if destination not in view.ports:
                return pieces.say("cargo_noir-send-macao"), Text(name)
            least = min_bid(pieces, view, destination)
            return pieces.say("cargo_noir-send-port"), Text(name).append(
                f" {pieces.say('cargo_noir-from', coins=least)}", "dim"
            )
    return None


def min_bid(pieces: CargoNoirPieces, view: CargoNoirView, port: str) -> int:
    """Return the lowest height for a new or a raised stack (CAR-T3.3, CAR-T3.4, CAR-T1.9)."""
    highest, bidding = max(view.ports[port].stacks), pieces.box.bidding
    return highest + bidding.min_increment if highest else bidding.min_bid


def piece_entry(pieces: CargoNoirPieces, view: CargoNoirView, action: Action) -> Entry | None:
    """Return an action on a tile, a card or a stack."""
    match action:
        case SwapTake(cargo_type):
            return pieces.say("cargo_noir-do-take", given=("cargo_type", pieces.swapped(view))), pieces.cargo(
                cargo_type
            )
        case PayTile(cargo_type):
            left = pieces.own_types(view).count(cargo_type) - pieces.payment(view).count(cargo_type)
            return pieces.say("cargo_noir-do-pay"), pieces.cargo(cargo_type, left)
        case DiscardTile(cargo_type):
            return pieces.say("cargo_noir-do-discard"), pieces.cargo(
                cargo_type, pieces.own_types(view).count(cargo_type)
            )
        case BasketCard(card):
            return pieces.say(f"cargo_noir-group-{pieces.box.cards[card].group}"), pieces.price(view, card)
        case RaiseTo(coins) | SetBid(coins):
            return pieces.say("cargo_noir-do-stack"), Text(f"→ {coins:>2}")
    return None


def is_plausible(pieces: CargoNoirPieces, view: CargoNoirView, action: Action) -> bool:
    """Return True if the action names the viewer's tiles and ships, or tiles in the Black Market."""
    match action:
        case ResolveSwap(cargo_type) | PayTile(cargo_type) | DiscardTile(cargo_type):
            return cargo_type in pieces.own_types(view)
        case SwapTake(cargo_type):
            return cargo_type in {pieces.box.type_of[tile] for tile in view.black_market}
        case PortAction(port):
            return port in view.ports and view.ports[port].stacks[view.own_seat] > 0
        case _:
            return True
