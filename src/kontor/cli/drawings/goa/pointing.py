"""How people name things of Goa: fields by notation or by their tile, tiles by their short names."""

from collections.abc import Sequence

from kontor.cli.drawings.goa.pieces import GoaPieces
from kontor.core import Action, Ref
from kontor.games.goa import GoaView
from kontor.games.goa.actions import (
    AdvanceTwo,
    ChooseColonyTile,
    ChooseColumn,
    ChooseEspionage,
    ChooseFavor,
    ChooseFillTile,
    DiscardCard,
    DiscardPlantation,
    PlaceSpice,
    PlayCard,
    TakeSpice,
    UseTile,
)
from kontor.games.goa.components import COLUMN, EXPEDITION, GoaBox
from kontor.games.goa.grid import FIELDS, PLACES
from kontor.games.goa.view import PlayerView


def also_called(pieces: GoaPieces, view: GoaView) -> dict[Ref, Sequence[str]]:
    """Return further names of fields, places, tiles and columns."""
    texts = pieces.texts
    names: dict[Ref, Sequence[str]] = {f"place:{place}": [pieces.place(place)] for place in PLACES}
    for field, tile in zip(FIELDS, view.grid, strict=True):
        called = [pieces.place(field)]
        if tile is not None:
            called += [pieces.tile_name(tile), texts.name("tile", tile)]
        names[f"field:{field}"] = called
    for tile in (*pieces.box.tiles, *pieces.box.colony_of):
        names[f"tile:{tile}"] = [pieces.tile_name(tile)]
    for column in COLUMN:
        names[f"column:{column}"] = [texts.text(f"goa-column-{column}")]
    return names


def is_plausible(box: GoaBox, view: GoaView, action: Action) -> bool:
    """Return True if the action names the viewer's cards and tiles, or something else that can be chosen."""
    seat = view.own_seat
    match action:
        case PlayCard(card) | DiscardCard(card):
            return card in view.hand
        case ChooseFavor(tile):
            return tile in view.removed
        case ChooseColonyTile(tile):
            return any(tile in pile for pile in view.colony_piles.values())
        case ChooseColumn(column):
            return view.players[seat].rows[COLUMN[column]] < box.bottom
        case AdvanceTwo(first, second):
            return COLUMN[first] < COLUMN[second]
        case ChooseEspionage(opponent, column):
            return opponent != seat and opponent < len(view.players) and column != EXPEDITION
        case _:
            return names_own_tile(box, view.players[seat], action)


def names_own_tile(box: GoaBox, own: PlayerView, action: Action) -> bool:
    """Return True if the action names a tile of this player, and a spice that fits it or lies on it."""
    match action:
        case UseTile(tile):
            return tile in own.tiles
        case PlaceSpice(tile, spice):
            return tile in own.storage and spice in box.allows[tile]
        case TakeSpice(tile, spice):
            return spice in own.storage.get(tile, ())
        case ChooseFillTile(tile) | DiscardPlantation(tile):
            return tile in own.storage
        case _:
            return True
