"""The menu of Cargo Noir: a line for each place, group of cards or verb; heights of stacks side by side."""

from collections.abc import Sequence
from typing import TypeAlias

from rich.console import Group, RenderableType
from rich.text import Text

from kontor.cli.drawings.cargo_noir.pieces import Pieces
from kontor.cli.drawings.flow import grouped
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
from kontor.games.cargo_noir.frames import SwapFrame

NUMBER = "bold cyan"
SILENT = (BasketCard, RaiseTo, SetBid)
"""Answers that say themselves what follows."""
VERBS: dict[type[Action], str] = {ResolveCapture: "capture", ResolveRaise: "raise", ResolveWithdraw: "withdraw"}
UNSAID = ("stack", "surplus")
"""Consequences that go without saying, or that the label says."""

Entry: TypeAlias = tuple[str, Text]
"""The group of an answer, and the answer in short."""


def menu(
    pieces: Pieces, view: CargoNoirView, legal: Sequence[Action], foretold: Sequence[Forecast | None]
) -> RenderableType:
    """Return the numbered answers in their groups, each with what would follow from it."""
    rows: dict[tuple[str, int], list[Text]] = {}
    for number, (action, forecast) in enumerate(zip(legal, foretold, strict=True), 1):
        short = at_a_place(pieces, view, action) or of_a_thing(pieces, view, action)
        group, said = short or ("", Text(pieces.texts.action(view, action)))
        if action.amount() == number:
            said = Text()  # the number says it
        for change in forecast or ():
            if not isinstance(action, SILENT) and change.key not in UNSAID:
                said.append(f" · {in_short(pieces.texts, change)}", "dim")
        line = Text().append(f"{number:>2} ", NUMBER).append(said)
        rows.setdefault((group, 0 if group else number), []).append(line)
    table = grouped((group, entries) for (group, _), entries in rows.items())
    amount = legal[0].amount()
    if amount in (None, 1) or len(legal) == 1:
        return table
    return Group(table, Text(pieces.say("cargo_noir-amount-hint", least=amount), "dim"))


def at_a_place(pieces: Pieces, view: CargoNoirView, action: Action) -> Entry | None:
    """Return what a ship can do, grouped by the place where it is; where it can go, grouped by Macao and ports."""
    match action:
        case ResolveCasino():
            return pieces.name("destination", CASINO), Text(pieces.say("cargo_noir-do-casino"))
        case ResolveDraw():
            return pieces.name("destination", BLACK_MARKET), Text(pieces.say("cargo_noir-do-draw"))
        case ResolveSwap(give_type):
            said = pieces.say("cargo_noir-do-swap", cargo=("cargo_type", give_type))
            return pieces.name("destination", BLACK_MARKET), Text(said)
        case PortAction(port):
            verb = VERBS[type(action)]
            said = pieces.say(f"cargo_noir-do-{verb}", coins=least_bid(pieces, view, port))
            return pieces.name("port", port), Text(said)
        case SendShip(destination):
            name = pieces.name("destination", destination)
            if destination not in view.ports:
                return pieces.say("cargo_noir-send-macao"), Text(name)
            least = least_bid(pieces, view, destination)
            return pieces.say("cargo_noir-send-port"), Text(name).append(
                f" {pieces.say('cargo_noir-from', coins=least)}", "dim"
            )
    return None


def least_bid(pieces: Pieces, view: CargoNoirView, port: str) -> int:
    """Return the least height of a new stack or of one that is raised (CAR-T3.3, CAR-T3.4, CAR-T1.9)."""
    highest, bidding = max(view.ports[port].stacks), pieces.box.bidding
    return highest + bidding.min_increment if highest else bidding.min_bid


def of_a_thing(pieces: Pieces, view: CargoNoirView, action: Action) -> Entry | None:
    """Return tiles, cards and heights."""
    match action:
        case SwapTake(cargo_type):
            frame = view.frames[-1]
            assert isinstance(frame, SwapFrame)
            return pieces.say("cargo_noir-do-take", given=("cargo_type", frame.give_type)), pieces.cargo(cargo_type)
        case PayTile(cargo_type):
            left = pieces.own_types(view).count(cargo_type) - pieces.payment(view).count(cargo_type)
            return pieces.say("cargo_noir-do-pay"), pieces.cargo(cargo_type, left)
        case DiscardTile(cargo_type):
            return pieces.say("cargo_noir-do-discard"), pieces.cargo(
                cargo_type, pieces.own_types(view).count(cargo_type)
            )
        case BasketCard(card):
            return pieces.say(f"cargo_noir-group-{pieces.box.cards[card].group}"), pieces.price(card)
        case RaiseTo(coins) | SetBid(coins):
            return pieces.say("cargo_noir-do-stack"), Text(f"→ {coins:>2}")
    return None


def is_plausible(pieces: Pieces, view: CargoNoirView, action: Action) -> bool:
    """Say whether the action names own tiles and ships, or what lies in the Black Market."""
    assert view.seat is not None
    match action:
        case ResolveSwap(cargo_type) | PayTile(cargo_type) | DiscardTile(cargo_type):
            return cargo_type in pieces.own_types(view)
        case SwapTake(cargo_type):
            return cargo_type in {pieces.box.type_of[tile] for tile in view.black_market}
        case PortAction(port):
            return port in view.ports and view.ports[port].stacks[view.seat] > 0
        case _:
            return True
