"""Random matches of every setup, for laws that hold in every position."""

from collections.abc import Iterator
from functools import cache
from typing import Any, TypeAlias, TypeVar

from games.novgorod.table import SETUPS, random_match
from kontor.core import Event, seeded
from kontor.games.novgorod import GAME, NovgorodState
from kontor.games.novgorod.actions import (
    BuyShip,
    EndPhase2,
    EndPhase3,
    EndRoute,
    EndTurn,
    FulfilRow,
    FulfilSpecial,
    Produce,
    TakeCareerStep,
)
from kontor.games.novgorod.events import TurnBegan
from kontor.testing import matches as testing

Ply: TypeAlias = testing.Ply[NovgorodState]
E = TypeVar("E", bound=Event)

BUSY_PER_SETUP = 2
RICH = 150
ENDS = (EndRoute, EndPhase2, EndPhase3, EndTurn)
AIMS = (FulfilRow, FulfilSpecial, TakeCareerStep, Produce, BuyShip)


def busy_match(seats: int, number: int, **options: Any) -> Iterator[Ply]:
    """Play a match of rich players, eagerly: mostly what brings seals, seldom an early end of a phase."""
    rng = seeded(number)
    before = GAME.start(seats, GAME.options(options), rng.bytes(32))
    before.ducats = [RICH] * seats
    while before.frames:
        seat = GAME.deciders(before)[0]
        legal = GAME.legal_actions(before, seat)
        aims = [action for action in legal if isinstance(action, AIMS)]
        rest = [action for action in legal if not isinstance(action, ENDS)]
        action = rng.pick(rng.pick([aims or rest or legal] * 2 + [rest or legal] * 3 + [legal]))
        events: list[Event] = []
        after = before.clone()
        GAME.advance(after, seat, action, events.append)
        yield Ply(before, seat, action, after, tuple(events))
        before = after


@cache
def matches() -> list[list[Ply]]:
    """Return matches of every setup, an aimless one and some eager ones."""
    found = [list(random_match(seats, 2, **options)) for seats, options in SETUPS]
    found += [
        list(busy_match(seats, number, **options)) for seats, options in SETUPS for number in range(BUSY_PER_SETUP)
    ]
    return found


def plies() -> Iterator[Ply]:
    """Yield all steps of all matches."""
    return (ply for match in matches() for ply in match)


def states() -> Iterator[NovgorodState]:
    """Yield all tables of all matches."""
    return (state for match in matches() for state in (match[0].before, *(ply.after for ply in match)))


def turns_of(match: list[Ply]) -> Iterator[list[Ply]]:
    """Yield the steps of every turn of a match; what comes before the first turn is left out."""
    turn: list[Ply] = []
    for ply in match:
        if ply.before.round:
            turn.append(ply)
        if turn and (not ply.after.frames or happened(ply, TurnBegan)):
            yield turn
            turn = []


def turns() -> Iterator[list[Ply]]:
    """Yield the steps of every turn of all matches."""
    return (turn for match in matches() for turn in turns_of(match))


def happened(ply: Ply, type_: type[E]) -> list[E]:
    """Return what happened of a type in a step."""
    return [event for event in ply.events if isinstance(event, type_)]
