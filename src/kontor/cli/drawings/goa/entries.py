# ruff: noqa: ARG001 - functions of one signature, chosen from a table
"""The answers of Goa in short: each with the group in which it stands in the menu."""

from collections.abc import Callable
from typing import Any, TypeAlias

from rich.text import Text

from kontor.cli.drawings.goa.pieces import Pieces
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
"""The group of an answer, and the answer in short."""


def own_row(view: GoaView, column: str) -> int:
    """Return the own row of a column."""
    assert view.seat is not None
    return view.players[view.seat].rows[COLUMN[column]]


def column_name(pieces: Pieces, column: str) -> str:
    """Return a column in full; only the heads of the development boards are short."""
    return pieces.texts.name("column", column)


def two_markers(pieces: Pieces, view: GoaView, action: Any) -> Entry:
    """Return two columns."""
    names = (column_name(pieces, column) for column in (action.first, action.second))
    return pieces.texts.text("goa-group-advance_two"), Text(" + ".join(names))


def arrow(number: int) -> Text:
    """Return an amount, set off from the number of the answer."""
    return Text(f"→ {number:>2}")


def amount(group: str) -> Callable[[Pieces, GoaView, Any], Entry]:
    """Return a part of a harvest."""

    def entry(pieces: Pieces, view: GoaView, action: Any) -> Entry:
        number = action.ships if isinstance(action, MixShips) else action.colonists
        return pieces.texts.text(f"goa-group-{group}"), arrow(number)

    return entry


def field(group: str) -> Callable[[Pieces, GoaView, Any], Entry]:
    """Return a field and its tile, grouped by row."""

    def entry(pieces: Pieces, view: GoaView, action: Any) -> Entry:
        tile = view.grid[INDEX[action.field]]
        assert tile is not None
        said = pieces.tile(tile).append(f" {pieces.place(action.field)}", "dim")
        return pieces.texts.text(f"goa-group-{group}"), said

    return entry


def step(pieces: Pieces, view: GoaView, action: Any) -> Entry:
    """Return a step: the row it reaches, and what has to be paid for it."""
    frame = view.frames[-1]
    purpose = frame.purpose if isinstance(frame, ChooseColumnFrame) else "progress"
    row = own_row(view, action.column) + 1
    assert view.seat is not None
    cost = pieces.box.cost(action.column, view.players[view.seat].rows)
    facts = {"ships": len(cost), "spices": pieces.codes(cost), "ducats": pieces.box.step_price(row)}
    said = Text(pieces.texts.text("goa-step", {"column": column_name(pieces, action.column), "row": row}))
    price = pieces.texts.text(f"goa-step-{purpose}", facts)
    return pieces.texts.text("goa-group-progress"), said.append(f" ({price})", "dim")


def income(pieces: Pieces, view: GoaView, action: Any) -> Entry:
    """Return an action that takes what a column shows."""
    if isinstance(action, Expedition):
        column, amount = EXPEDITION, action.cards
    else:
        column = YIELDS[type(action)]
        amount = pieces.box.yields[column][own_row(view, column) - 1]
    return pieces.texts.text("goa-group-income"), Text(pieces.texts.text(f"goa-income-{column}", {"amount": amount}))


def colony(pieces: Pieces, view: GoaView, action: Any) -> Entry:
    """Return a colony: what it requires, and what the board brings."""
    frame = view.frames[-1]
    row = own_row(view, COLONY)
    if isinstance(frame, NameColonyFrame):
        row = view.players[frame.opponent].rows[COLUMN[COLONY]]
    facts = {"colony": ("colony", action.colony), "required": pieces.box.required[action.colony]}
    board = pieces.box.yields[COLONY][row - 1]
    return pieces.texts.text("goa-group-found"), Text(pieces.texts.text("goa-found", {**facts, "board": board}))


def card(group: str) -> Callable[[Pieces, GoaView, Any], Entry]:
    """Return a hand card."""

    def entry(pieces: Pieces, view: GoaView, action: Any) -> Entry:
        return pieces.texts.text(f"goa-group-{group}"), pieces.short_card(action.card)

    return entry


def tile(group: str) -> Callable[[Pieces, GoaView, Any], Entry]:
    """Return a tile; an own plantation or colony with its sacks."""

    def entry(pieces: Pieces, view: GoaView, action: Any) -> Entry:
        assert view.seat is not None
        storage = view.players[view.seat].storage
        said = pieces.tile(action.tile)
        if action.tile in storage:
            said = pieces.stored(action.tile, storage[action.tile])
        return pieces.texts.text(f"goa-group-{group}"), said

    return entry


def sack(pieces: Pieces, view: GoaView, action: Any) -> Entry:
    """Return a spice, grouped by the tile."""
    assert view.seat is not None
    sacks = view.players[view.seat].storage[action.tile]
    return pieces.stored(action.tile, sacks).plain, Text(pieces.texts.name("spice", action.spice))


def espionage(pieces: Pieces, view: GoaView, action: Any) -> Entry:
    """Return a column and what it yields, grouped by the opponent."""
    row = view.players[action.opponent].rows[COLUMN[action.column]]
    said = f"{column_name(pieces, action.column)} +{pieces.box.yields[action.column][row - 1]}"
    return pieces.player(view, action.opponent).plain, Text(said)


SHORT: dict[type[Action], Callable[[Pieces, GoaView, Any], Entry]] = {
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
