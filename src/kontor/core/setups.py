"""Which tables a game allows, from the conditions that its options declare."""

from collections.abc import Iterator
from itertools import product
from typing import TYPE_CHECKING, Any

from kontor.core.records import GameInfo, Record, Refusal
from kontor.core.rules import OPTION_CONDITION, OPTION_VALUE

if TYPE_CHECKING:
    from kontor.core.game import AnyGame


def check_options(info: GameInfo, seats: int, options: Record) -> Refusal | None:
    """Say which rule forbids the number of seats or a combination of options; None if the table is allowed."""
    if seats not in info.seats:
        return Refusal(info.seats_rule, {"seats": seats, "least": min(info.seats), "most": max(info.seats)})
    for option in info.options:
        value = getattr(options, option.name)
        if value not in option.choices:
            return Refusal(OPTION_VALUE, {"option": option.name, "value": str(value)})
        if option.names_seat and isinstance(value, int) and value >= seats:
            return Refusal(option.rule, {"seats": seats, option.name: value})
        if value == option.default:
            continue
        unmet = [name for name, wanted in option.needs.items() if getattr(options, name) != wanted]
        if unmet or (option.needs_seats and seats not in option.needs_seats):
            return Refusal(option.refused_by or OPTION_CONDITION, {"option": option.name, "seats": seats})
    return None


def all_setups(game: "AnyGame") -> Iterator[tuple[int, Any]]:
    """Yield every allowed pair of seats and options, in a fixed order."""
    names = [option.name for option in game.info.options]
    for seats in game.info.seats:
        for values in product(*(option.choices for option in game.info.options)):
            options = game.options(dict(zip(names, values, strict=True)))
            if game.check_setup(seats, options) is None:
                yield seats, options
