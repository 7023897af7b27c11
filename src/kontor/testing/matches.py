"""Random matches, step by step: what laws that hold in every position are tested on."""

from collections.abc import Iterator
from typing import Any, Generic, NamedTuple, TypeVar

from kontor.core import Action, Event, Game, Seat, State, seeded

S = TypeVar("S", bound=State[Any])


class Ply(NamedTuple, Generic[S]):
    """One step of a match: the table before it, who did what, the table after it, and what happened."""

    before: S
    seat: Seat
    action: Action
    after: S
    events: tuple[Event, ...]


def random_match(game: Game[S, Any, Any, Any], seats: int, number: int, **options: Any) -> Iterator[Ply[S]]:
    """Play the match of this number at random to its end; AssertionError if it takes more decisions than allowed."""
    rng = seeded(number)
    before = game.start(seats, game.options(options), rng.bytes(32))
    for _ in range(game.info.max_decisions):
        seat = game.deciders(before)[0]
        action = rng.pick(game.legal_actions(before, seat))
        events: list[Event] = []
        after = before.clone()
        game.advance(after, seat, action, events.append)
        yield Ply(before, seat, action, after, tuple(events))
        if not after.frames:
            return
        before = after
    raise AssertionError(f"the match has not ended after {game.info.max_decisions} decisions")
