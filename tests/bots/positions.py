"""Positions of random matches, for tests of what bots do in them."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from kontor.core import Action, AnyGame, Seat, State, View, no_emit, seeded

SEATS = 3


class Position(NamedTuple):
    """A position in which a seat has a choice; the state changes when the match goes on."""

    state: State[Any]
    view: View
    seat: Seat
    legal: list[Action]


def positions(game: AnyGame, number: int, every: int) -> Iterator[Position]:
    """Yield one position in `every` of a random match at three seats."""
    rng, count = seeded(number), 0
    state = game.start(SEATS, game.options({}), rng.bytes(32))
    while deciders := game.deciders(state):
        seat, legal = deciders[0], game.legal_actions(state, deciders[0])
        if len(legal) > 1:
            count += 1
            if count % every == 0:
                yield Position(state, game.view(state, seat), seat, legal)
        game.advance(state, seat, rng.pick(legal), no_emit)
