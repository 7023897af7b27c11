"""How things and actions are called: message keys and their variables, never sentences."""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from kontor.core import Action, Name
from kontor.games.goa.actions import (
    BuildShips,
    Buy,
    ChooseColumn,
    ChooseEspionage,
    ChooseFillTile,
    ChooseGridTile,
    ChooseResource,
    DiscardPlantation,
    Fail,
    FoundColony,
    Harvest,
    NameColony,
    Pay,
    PlaceMarker,
    PlaceSpice,
    Progress,
    Sell,
    TakeDucats,
    TakeSpice,
    Taxes,
)
from kontor.games.goa.components import COLONY, COLUMN, HARVEST, SHIPS, TAXES, GoaBox
from kontor.games.goa.frames import AuctioneerFrame, ChooseColumnFrame, ChooseResourceFrame, FoundingPauseFrame
from kontor.games.goa.grid import INDEX, position
from kontor.games.goa.view import GoaView


def name(box: GoaBox, kind: str, id_: str | int) -> Name:
    """Return the message that names a thing."""
    match kind, str(id_):
        case "tile", tile if tile in box.colony_of:
            spices = box.allows[tile]
            pair = {"first": ("spice", spices[0]), "second": ("spice", spices[1])} if len(spices) == 2 else {}
            key = "tile-colony-pair" if pair else "tile-colony"
            return Name(key, {"colony": ("colony", box.colony_of[tile]), "fields": box.fields[tile], **pair})
        case "tile", tile if box.tiles[tile].category == "plantation":
            fields = box.tiles[tile].fields
            return Name("tile-plantation", {"spice": ("spice", box.tiles[tile].spice), "fields": fields})
        case "tile", tile:
            return Name(f"tile-{box.tiles[tile].id}")
        case "card", card:
            found = box.cards[card]
            effect = ("effect", found.action)
            return Name("card", {"effect": effect, "symbol": ("symbol", found.symbol), "colonists": found.colonists})
        case ("field", place) | ("place", place) if place in INDEX:
            row, column = position(place)
            return Name("field", {"row": row, "column": column})
        case "place", place:
            return Name(f"edge-{place[0]}", {"number": int(place[1])})
        case _:
            return Name(f"{kind}-{id_}")


Facts: TypeAlias = Mapping[str, Any]


def label_facts(box: GoaBox, view: GoaView, action: Action) -> Facts:
    """Return what the label says beside the action's fields, from the view alone."""
    facts = FACTS.get(type(action))
    return facts(box, view, action) if facts else {}


def own_rows(view: GoaView) -> tuple[int, ...]:
    """Return the rows of the markers of the seat whose view it is."""
    assert view.seat is not None
    return view.players[view.seat].rows


def tile_there(box: GoaBox, view: GoaView, action: Any) -> Facts:
    """Say which tile lies on the field."""
    return {"tile": ("tile", view.grid[INDEX[action.field]])}


def price_of_auction(box: GoaBox, view: GoaView, action: Any) -> Facts:
    """Say who bid what, and what the auctioneer would pay."""
    frame = view.frames[-1]
    assert isinstance(frame, AuctioneerFrame)
    assert frame.auction.highest is not None
    price = frame.auction.price - isinstance(action, Buy)
    return {"bidder": ("seat", frame.auction.highest.seat), "price": price}


def step(box: GoaBox, view: GoaView, action: Any) -> Facts:
    """Say which row the marker reaches, and what it costs."""
    rows = own_rows(view)
    cost = box.cost(action.column, rows)
    spices = [("spice", spice) for spice in cost]
    return {"row": rows[COLUMN[action.column]] + 1, "ships": len(cost), "spices": spices}


def step_by_card(box: GoaBox, view: GoaView, action: Any) -> Facts:
    """Say which row the marker reaches, for what, and what it costs."""
    frame = view.frames[-1]
    assert isinstance(frame, ChooseColumnFrame)
    facts = step(box, view, action)
    return {**facts, "purpose": frame.purpose, "price": box.step_price(facts["row"])}


def amount_of_column(column: str) -> Callable[[GoaBox, GoaView, Any], Facts]:
    """Say what the own row of a column yields."""

    def facts(box: GoaBox, view: GoaView, action: Any) -> Facts:
        return {"amount": box.yields[column][own_rows(view)[COLUMN[column]] - 1]}

    return facts


def amount_of_start(box: GoaBox, view: GoaView, action: Any) -> Facts:
    """Say how many ducats the quick start gives."""
    return {"amount": box.file.variants.quick_start.or_ducats}


def colonists_of_founding(box: GoaBox, view: GoaView, action: Any) -> Facts:
    """Say what the colony requires, and what the board gives."""
    board = box.yields[COLONY][own_rows(view)[COLUMN[COLONY]] - 1]
    return {"required": box.required[action.colony], "board": board}


def missing_colonists(box: GoaBox, view: GoaView, action: Any) -> Facts:
    """Say what the founding still needs."""
    frame = view.frames[-1]
    assert isinstance(frame, FoundingPauseFrame)
    return {"missing": frame.missing, "colony": ("colony", frame.colony)}


def yield_of_opponent(box: GoaBox, view: GoaView, action: Any) -> Facts:
    """Say what the opponent's row yields."""
    row = view.players[action.opponent].rows[COLUMN[action.column]]
    return {"amount": box.yields[action.column][row - 1], "row": row}


def amount_of_resource(box: GoaBox, view: GoaView, action: Any) -> Facts:
    """Say how much of the resource it is."""
    frame = view.frames[-1]
    assert isinstance(frame, ChooseResourceFrame)
    return {"amount": getattr(frame, action.resource)}


def sacks_there(box: GoaBox, view: GoaView, action: Any) -> Facts:
    """Say what lies on the own tile."""
    assert view.seat is not None
    sacks = [("spice", spice) for spice in view.players[view.seat].storage[action.tile]]
    return {"sacks": sacks, "sacks_count": len(sacks), "fields": box.fields[action.tile]}


FACTS: dict[type[Action], Callable[[GoaBox, GoaView, Any], Facts]] = {
    PlaceMarker: tile_there,
    ChooseGridTile: tile_there,
    Sell: price_of_auction,
    Buy: price_of_auction,
    Progress: step,
    ChooseColumn: step_by_card,
    BuildShips: amount_of_column(SHIPS),
    Harvest: amount_of_column(HARVEST),
    Taxes: amount_of_column(TAXES),
    TakeDucats: amount_of_start,
    FoundColony: colonists_of_founding,
    NameColony: colonists_of_founding,
    Pay: missing_colonists,
    Fail: missing_colonists,
    ChooseEspionage: yield_of_opponent,
    ChooseResource: amount_of_resource,
    PlaceSpice: sacks_there,
    TakeSpice: sacks_there,
    DiscardPlantation: sacks_there,
    ChooseFillTile: sacks_there,
}
