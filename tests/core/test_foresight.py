"""`foresee` says of a legal action what `apply` does, and whether it seals, as the definition in ADR 7 has it."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from kontor.core import Action, AnyGame, Event, Seat, mentions, registry

MATCHES = 2
SAMPLE = 0.1
"""The share of the positions of a match that are tried."""


def positions(game: AnyGame, luck: Random) -> Iterator[tuple[Any, Seat, list[Action]]]:
    """Yield some positions of random matches, with a decider and the legal actions."""
    for _ in range(MATCHES):
        seats = luck.choice(game.info.seats)
        state = game.start(seats, game.options({}), luck.randbytes(32))
        while state.frames:
            seat = luck.choice(game.deciders(state))
            legal = game.legal_actions(state, seat)
            if luck.random() < SAMPLE:
                yield state, seat, legal
            state = game.apply(state, seat, luck.choice(legal)).state


def sealed_by_definition(game: AnyGame, state: Any, seat: Seat, action: Action) -> bool:
    """Return True if luck was drawn, or some viewer is told an id that was hidden from it: one viewer at a time."""
    after, events = state.clone(), list[Event]()
    game.advance(after, seat, action, events.append)
    if state.draws != after.draws:
        return True
    for viewer in (*range(state.seats), None):
        hidden = game.hidden(state, viewer)
        told = [*(event.seen_by(viewer) for event in events), action.seen_by(viewer, seat)]
        if any(record is not None and hidden & mentions(record) for record in told):
            return True
    return False


@pytest.mark.parametrize("slug", registry.slugs())
def test_foreseeing_is_applying(slug: str) -> None:
    """Whether what is hidden is computed once for all actions of a position, or for each of them."""
    game, answers = registry.game(slug), set[bool]()
    for state, seat, legal in positions(game, Random(slug)):  # noqa: S311 - the same matches every time
        hidden = game.hidden_from_each(state)
        for action in legal:
            shared, applied = game.foresee(state, seat, action, hidden), game.apply(state, seat, action)
            assert shared == applied
            assert shared.sealed == sealed_by_definition(game, state, seat, action)
            answers.add(shared.sealed)
    assert answers == {True, False}
