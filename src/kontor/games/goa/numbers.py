"""Goa as numbers: how high they can be, and which tiles are alike."""

from collections.abc import Mapping

from kontor.games.goa.components import HARVEST, TAXES, GoaBox

EXTRA_ACTIONS = 16
"""The most extra action turns that one player can have: twice as many as rounds."""


def most_ducats(box: GoaBox) -> int:
    """Return what somebody owns who takes the highest taxes in every action turn of a match, and never pays.

    Bids have an id up to here. Who sells spices and tiles all the time could own more; no match has come near it.
    """
    turns = 2 * box.file.flow.rounds_per_phase * box.file.flow.actions_per_round + EXTRA_ACTIONS
    return max(box.yields[TAXES]) * turns + box.file.setup.ducats_other_players


def most_sacks(box: GoaBox) -> int:
    """Return how many sacks all tiles of one kind can hold."""
    kinds = [tile.rpartition(":")[0] for tile in box.fields]
    return max(fields * kinds.count(kind) for kind, fields in zip(kinds, box.fields.values(), strict=True))


def limits(box: GoaBox, seats: int) -> dict[str, int]:
    """Return the highest values of numbers."""
    ducats = most_ducats(box)
    harvest = max(box.yields[HARVEST])
    actions = {
        "bid.ducats": ducats,
        "expedition.cards": max(box.draw),
        "mix_ships.ships": harvest,
        "mix_colonists.colonists": harvest,
    }
    view = {
        "players.ducats": ducats,
        "players.rows": box.bottom,
        "players.storage": most_sacks(box),
        "players.hand": len(box.cards),
        "players.extra_actions": box.extra_action_cards,
        "round_no": 2 * box.file.flow.rounds_per_phase,
        "frames.place_marker.marker": seats + 1,
    }
    for auction in ("frames.bid.auction", "frames.auctioneer_decide.auction"):
        view |= {f"{auction}.offers.amount": ducats, f"{auction}.marker": seats + 1}
    return actions | view


def ids(box: GoaBox) -> Mapping[str, Mapping[str | int, str]]:
    """Return the Bonanza tiles, and the tiles by their kind: copies of one kind are alike."""
    tiles = (*box.tiles, *box.colony_of)
    return {
        "tile": {tile: tile.rpartition(":")[0] for tile in tiles},
        "bonanza": {tile: tile for tile in box.bonanza},
    }
