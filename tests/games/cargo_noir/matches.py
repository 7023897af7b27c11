"""Random matches of every setup, for laws that hold in every position."""

from collections.abc import Iterator
from functools import cache
from typing import Any, TypeAlias

from kontor.core import Event
from kontor.games.cargo_noir import GAME, CargoNoirState
from kontor.games.cargo_noir.events import TurnBegan
from kontor.testing import matches as testing

Ply: TypeAlias = testing.Ply[CargoNoirState]

SETUPS: tuple[tuple[int, dict[str, Any]], ...] = (
    (2, {}),
    (3, {}),
    (4, {}),
    (5, {}),
    (2, {"port_profile": "b", "black_market_slots": 6, "start_player": 1}),
    (3, {"final_round_dispatch": False}),
    (4, {"port_profile": "b", "start_player": 3, "unique_cards": "former", "tie_break": "points"}),
    (5, {"coin_supply": "unlimited", "black_market_slots": 6}),
)
"""One table of every setup."""
MATCHES_PER_SETUP = 4


@cache
def matches() -> list[list[Ply]]:
    """Return random matches of every setup."""
    return [
        list(testing.random_match(GAME, seats, number, **options))
        for seats, options in SETUPS
        for number in range(MATCHES_PER_SETUP)
    ]


def plies() -> Iterator[Ply]:
    """Yield all steps of all matches."""
    return (ply for match in matches() for ply in match)


def states() -> Iterator[CargoNoirState]:
    """Yield all tables of all matches."""
    return (state for match in matches() for state in (match[0].before, *(ply.after for ply in match)))


def turns() -> Iterator[list[Ply]]:
    """Yield the steps of every turn of all matches."""
    for match in matches():
        turn: list[Ply] = []
        for ply in match:
            turn.append(ply)
            if not ply.after.frames or has(ply, TurnBegan):
                yield turn
                turn = []


def has(ply: Ply, *types: type[Event]) -> bool:
    """Return True if something of these types happened in the step."""
    return any(isinstance(event, types) for event in ply.events)
