"""Cargo Noir as numbers: how high they can be, and which tiles are alike."""

from collections.abc import Mapping

from kontor.core import Limit
from kontor.games.cargo_noir.components import SYNDICATE, CargoNoirBox


def most_income(box: CargoNoirBox, seats: int) -> int:
    """Return the most coins that one player can get from a bank without end: all ships at the casino in every turn."""
    ships = box.setup.start_ships + box.setup.reserve_ships
    syndicate = box.cards[SYNDICATE]
    return box.rounds(seats) * (ships * box.casino_coins + (syndicate.limit or syndicate.copies) * syndicate.amount)


def limits(box: CargoNoirBox, seats: int) -> dict[str, Limit]:
    """Return the highest values of numbers; bids have an id up to the coins of the box, whatever the bank pays out."""
    coins, income = box.setup.coins, most_income(box, seats)
    cards = sum(max(card.points, card.as_former.points) * card.copies for card in box.cards.values())
    return {
        "raise_to.new_total": coins,
        "set_bid.coins": coins,
        "scores": cards,
        "round": box.rounds(seats),
        "last_round": box.rounds(seats),
        "coin_bank": (-seats * income, coins),
        "players.safe": coins + income,
        "ports.stacks": coins + income,
        "ports.least": coins + income + 1,
        "raised": 1,
        "barred": 1,
    }


def ids(box: CargoNoirBox) -> Mapping[str, Mapping[str | int, str]]:
    """Return the single tiles by their type: equal tiles are interchangeable."""
    return {"tile": {tile: box.type_of[tile] for tile in sorted(box.type_of)}}
