"""The options of a match: as a request names them, as they are stored, and the check of setups.

A reading (ADR 23) is stored only if it is not the former one, so what was stored before a reading existed says the same
today: its field is typed ``Literal[...] | UnsetType``, and unset means the former reading.
"""

from collections.abc import Mapping
from typing import Any

from msgspec import UNSET

from kontor.core.records import GameInfo, Record, Refusal
from kontor.core.rules import OPTION_CONDITION, OPTION_VALUE


def complete_options(info: GameInfo, requested: Mapping[str, Any]) -> dict[str, Any]:
    """Return the options of a request as they are stored: with today's default of each reading that it leaves out."""
    options = dict(requested)
    for option in info.options:
        if option.former is not None and options.setdefault(option.name, option.default) == option.former:
            del options[option.name]
    return options


def option_values(info: GameInfo, options: Record) -> dict[str, Any]:
    """Return the value of every option by name, the former one of each reading that is unset."""
    values: dict[str, Any] = {}
    for option in info.options:
        value = getattr(options, option.name)
        values[option.name] = option.former if value is UNSET else value
    return values


def check_options(info: GameInfo, seats: int, options: Record) -> Refusal | None:
    """Return which rule forbids the number of seats or a combination of options; None if the setup is allowed."""
    if seats not in info.seats:
        return Refusal(info.seats_rule, {"seats": seats, "least": min(info.seats), "most": max(info.seats)})
    values = option_values(info, options)
    for option in info.options:
        value = values[option.name]
        if value not in option.choices:
            return Refusal(OPTION_VALUE, {"option": option.name, "value": str(value)})
        if option.names_seat and isinstance(value, int) and value >= seats:
            return Refusal(option.rule, {"seats": seats, option.name: value})
        if value == option.default:
            continue
        unmet = [name for name, wanted in option.needs.items() if values[name] != wanted]
        if unmet or (option.needs_seats and seats not in option.needs_seats):
            return Refusal(option.refused_by or OPTION_CONDITION, {"option": option.name, "seats": seats})
    return None
