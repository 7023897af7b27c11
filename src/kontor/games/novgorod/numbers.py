"""Novgorod as numbers: how high they can be, and the ids that only views name."""

from collections.abc import Mapping

from kontor.games.novgorod.components import NovgorodBox

MOST_DUCATS = 150
"""More than anybody has owned in random play or in matches of bots; nothing is bid, so that no action depends on it."""
MOST_SEALS = 100


def limits(box: NovgorodBox) -> dict[str, int]:
    """Return the highest values of numbers."""
    rounds = box.file.limits.safety_round
    steps = max(len(career.steps) for career in box.careers.values())
    prices = max(price for city in box.cities.values() for price in city.prices)
    return {
        "scores": MOST_SEALS,
        "round": rounds + 1,
        "last_round": rounds + 1,
        "stacks": prices,
        "fees": MOST_DUCATS,
        "turn.discount": box.file.privileges.order_discount,
        "players.ducats": MOST_DUCATS,
        "players.seals": MOST_SEALS,
        "players.privileges": 1,
        "players.covered": steps,
        "players.seals_per_turn": steps,
        "bonus_of": 1,
        "bonus_now": 1,
    }


def ids(box: NovgorodBox) -> Mapping[str, Mapping[str | int, str]]:
    """Return the manufactories, the cards of bonuses and the careers."""
    return {
        "manufactory": {each: each for each in box.manufactories},
        "bonus": {each: each for each in box.bonuses},
        "career": {card: card for card, _ in sorted(box.careers)},
    }
