# ruff: noqa: ARG001 - functions of one signature, chosen from a table
"""The actions of Goa in short, each with its group in the menu."""

from collections.abc import Callable
from typing import Any, TypeAlias

from rich.text import Text

from kontor.cli.drawings.goa.pieces import GoaPieces
from kontor.core import Action
from kontor.games.goa import GoaView
from kontor.games.goa.actions import (
    AdvanceTwo,
    BuildShips,
    ChooseColonyTile,
    ChooseColumn,
    ChooseEspionage,
    ChooseFavor,
    ChooseFillTile,
    ChooseGridTile,
    DiscardCard,
    DiscardPlantation,
    Expedition,
    FoundColony,
    Harvest,
    MixColonists,
    MixShips,
    NameColony,
    PlaceMarker,
    PlaceSpice,
    PlayCard,
    Progress,
    TakeSpice,
    Taxes,
    UseTile,
)
from kontor.games.goa.components import COLONY, COLUMN, EXPEDITION, HARVEST, SHIPS, TAXES
from kontor.games.goa.frames import ChooseColumnFrame, NameColonyFrame
from kontor.games.goa.grid import INDEX

YIELDS: dict[type[Action], str] = {BuildShips: SHIPS, Harvest: HARVEST, Taxes: TAXES}

Entry: TypeAlias = tuple[str, Text]
"""The menu group of an action, and the action in short."""


def own_row(view: GoaView, column: str) -> int:
    """Return the viewer's row of a column."""
    return view.players[view.own_seat].rows[COLUMN[column]]


def column_name(pieces: GoaPieces, column: str) -> str:
    """Return the full name of a column; only the development boards use short ones."""
    return pieces.texts.name("column", column)


def two_markers(pieces: GoaPieces, view: GoaView, action: Any) -> Entry:
    """Return two columns."""
    names = (column_name(pieces, column) for column in (action.first, action.second))
    return pieces.texts.text("goa-group-advance_two"), Text(" + ".join(names))


def arrow(number: int) -> Text:
    """Return an amount, set off from the number of the action."""
    return Text(f"→ {number:>2}")


def amount(group: str) -> Callable[[GoaPieces, GoaView, Any], Entry]:
    """Return the entries for an amount of ships or colonists."""

    def entry(pieces: GoaPieces, view: GoaView, action: Any) -> Entry:
        number = action.ships if isinstance(action, MixShips) else action.colonists
        return pieces.texts.text(f"goa-group-{group}"), arrow(number)

    return entry


def field(group: str) -> Callable[[GoaPieces, GoaView, Any], Entry]:
    """Return the entries for a field with its tile."""

    def entry(pieces: GoaPieces, view: GoaView, action: Any) -> Entry:
        tile = view.grid[INDEX[action.field]]
        label = (pieces.tile(tile) if tile else Text()).append(f" {pieces.place(action.field)}", "dim")
        return pieces.texts.text(f"goa-group-{group}"), label

    return entry


def step(pieces: GoaPieces, view: GoaView, action: Any) -> Entry:
    """Return a step: the row it reaches, and what has to be paid for it."""
    frame = view.frames[-1]
    purpose = frame.purpose if isinstance(frame, ChooseColumnFrame) else "progress"
    row = own_row(view, action.column) + 1
    cost = pieces.box.cost(action.column, view.players[view.own_seat].rows)
    facts = {"ships": len(cost), "spices": pieces.codes(cost), "ducats": pieces.box.step_price(row)}
    label = Text(pieces.texts.text("goa-step", {"column": column_name(pieces, action.column), "row": row}))
    price = pieces.texts.text(f"goa-step-{purpose}", facts)
    return pieces.texts.text("goa-group-progress"), label.append(f" ({price})", "dim")


def income(pieces: GoaPieces, view: GoaView, action: Any) -> Entry:
    """Return an action that takes what a column shows."""
    if isinstance(action, Expedition):
        column, amount = EXPEDITION, action.cards
    else:
        column = YIELDS[type(action)]
        amount = pieces.box.yields[column][own_row(view, column) - 1]
    return pieces.texts.text("goa-group-income"), Text(pieces.texts.text(f"goa-income-{column}", {"amount": amount}))


def colony(pieces: GoaPieces, view: GoaView, action: Any) -> Entry:
    """Return a colony: what it requires, and what the board brings."""
    frame = view.frames[-1]
    row = own_row(view, COLONY)
    if isinstance(frame, NameColonyFrame):
        row = view.players[frame.opponent].rows[COLUMN[COLONY]]
    facts = {"colony": ("colony", action.colony), "required": pieces.box.required[action.colony]}
    board = pieces.box.yields[COLONY][row - 1]
    return pieces.texts.text("goa-group-found"), Text(pieces.texts.text("goa-found", {**facts, "board": board}))


def card(group: str) -> Callable[[GoaPieces, GoaView, Any], Entry]:
    """Return the entries for a hand card."""

    def entry(pieces: GoaPieces, view: GoaView, action: Any) -> Entry:
        return pieces.texts.text(f"goa-group-{group}"), pieces.short_card(action.card)

    return entry


def tile(group: str) -> Callable[[GoaPieces, GoaView, Any], Entry]:
    """Return a tile, with its sacks if it is the viewer's plantation or colony."""

    def entry(pieces: GoaPieces, view: GoaView, action: Any) -> Entry:
        storage = view.players[view.own_seat].storage
        label = pieces.tile(action.tile)
        if action.tile in storage:
            label = pieces.stored(action.tile, storage[action.tile])
        return pieces.texts.text(f"goa-group-{group}"), label

    return entry


def sack(pieces: GoaPieces, view: GoaView, action: Any) -> Entry:
    """Return a spice, grouped by the tile."""
    sacks = view.players[view.own_seat].storage[action.tile]
    return pieces.stored(action.tile, sacks).plain, Text(pieces.texts.name("spice", action.spice))


def espionage(pieces: GoaPieces, view: GoaView, action: Any) -> Entry:
    """Return a column and what it yields, grouped by the opponent."""
    row = view.players[action.opponent].rows[COLUMN[action.column]]
    label = f"{column_name(pieces, action.column)} +{pieces.box.yields[action.column][row - 1]}"
    return pieces.player(view, action.opponent).plain, Text(label)


SHORT: dict[type[Action], Callable[[GoaPieces, GoaView, Any], Entry]] = {
    AdvanceTwo: two_markers,
    PlaceMarker: field("place_marker"),
    ChooseGridTile: field("swap"),
    Progress: step,
    ChooseColumn: step,
    BuildShips: income,
    Harvest: income,
    Taxes: income,
    Expedition: income,
    FoundColony: colony,
    NameColony: colony,
    PlayCard: card("play_card"),
    DiscardCard: card("discard_card"),
    UseTile: tile("use_tile"),
    DiscardPlantation: tile("give_up"),
    ChooseFavor: tile("favor"),
    ChooseFillTile: tile("fill"),
    ChooseColonyTile: tile("colony_tile"),
    MixShips: amount("mix_ships"),
    MixColonists: amount("mix_colonists"),
    PlaceSpice: sack,
    TakeSpice: sack,
    ChooseEspionage: espionage,
}
