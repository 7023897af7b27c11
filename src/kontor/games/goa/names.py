"""What things are called: message keys and their variables, with the figures of this box."""

from typing import Any

from kontor.core import Name
from kontor.games.goa.component_schema import ExpeditionAction, Gain, Tile
from kontor.games.goa.components import GoaBox
from kontor.games.goa.grid import INDEX, position


def name(box: GoaBox, kind: str, id_: str | int) -> Name:
    """Return the message that names a thing; `power` says what a tile does. People count rows and columns from 1."""
    match kind, str(id_):
        case "tile", tile if tile in box.colony_of:
            return name_of_colony_tile(box, tile)
        case (("tile" | "power" | "lot"), tile) if tile in box.tiles:
            return name_of_tile("power" if kind == "power" else "tile", box.tiles[tile])
        case "power", "flag":
            return Name("power-flag", figures_of_gain(box.file.flag.gain_on_purchase))
        case "card", card:
            found = box.cards[card]
            effect = ("effect", found.action)
            return Name("card", {"effect": effect, "symbol": ("symbol", found.symbol), "colonists": found.colonists})
        case "effect", effect:
            return Name(f"effect-{effect}", figures_of_effect(box.action(effect)))
        case "bonanza", bonanza:
            return Name(f"bonanza-{bonanza}", figures_of_gain(box.bonanza[bonanza]))
        case (("field" | "place"), place) if place in INDEX:
            row, column = position(place)
            return Name("field", {"row": row + 1, "column": column + 1})
        case "place", place:
            return Name(f"edge-{place[0]}", {"number": int(place[1]) + 1})
        case "action", action:
            return Name(f"deed-{action}")  # its label is `action-…`
        case _:
            return Name(f"{kind}-{id_}")


def name_of_colony_tile(box: GoaBox, tile: str) -> Name:
    """Name a colony tile by its colony, and by its two spices if it does not allow all."""
    spices = box.allows[tile]
    facts: dict[str, Any] = {"colony": ("colony", box.colony_of[tile]), "fields": box.fields[tile]}
    if spices == box.spices:
        return Name("tile-colony", facts)
    return Name("tile-colony-pair", {**facts, "first": ("spice", spices[0]), "second": ("spice", spices[-1])})


def name_of_tile(kind: str, tile: Tile) -> Name:
    """Name a plantation by its spice and its fields, any other tile by its id; with its figures."""
    if tile.category == "plantation":
        return Name(f"{kind}-plantation", {"spice": ("spice", tile.spice), "fields": tile.fields})
    return Name(
        f"{kind}-{tile.id}",
        {
            **figures_of_gain(tile.gain),
            "ships": max((tile.gain.ships, *(choice.ships for choice in tile.choose_one))),
            "colonists": max((tile.gain.colonists, *(choice.colonists for choice in tile.choose_one))),
            "vp": tile.vp or tile.single_plantation_vp,
            "required": tile.spices_required,
            "tiles": tile.fill_tiles_max,
            "revealed": tile.reveal_cards,
        },
    )


def figures_of_gain(gain: Gain) -> dict[str, int]:
    """Return what a tile gives."""
    return {
        "ships": gain.ships,
        "colonists": gain.colonists,
        "ducats": gain.ducats,
        "spices": gain.spices,
        "extra_actions": gain.extra_action,
        "cards": gain.expedition_cards,
    }


def figures_of_effect(effect: ExpeditionAction) -> dict[str, int]:
    """Return the figures of a card's top part."""
    return {
        "ships": effect.ships,
        "colonists": effect.colonists,
        "ducats": effect.ducats,
        "spices": effect.spices_max or effect.sell_max,
        "price": effect.ducats_per_spice,
        "reveals": effect.extra_reveals,
    }
