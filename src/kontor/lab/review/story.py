"""What one seat was told of a match, step by step: all that a review of this seat may use.

The evaluator gets a story and never a record or a state, so it cannot know more than the seat did.
"""

from typing import Any, NamedTuple

from kontor.core import Action, AnyGame, KontorError, MatchRecord, Outcome, Seat, Step, View, start_of, verify


class ReviewError(KontorError):
    """Why a match cannot be reviewed."""

    package = "kontor.lab"


class Told(NamedTuple):
    """One position as a seat saw it, and what it learned of the decision that was made there."""

    view: View
    decider: Seat
    action: Action | None
    """The action, if the seat was told all of it."""


class Story(NamedTuple):
    """A whole match as one seat saw it."""

    seat: Seat
    seats: int
    steps: tuple[Told, ...]
    end: View
    """What the seat saw at the end."""
    outcome: Outcome


class Played(NamedTuple):
    """A match as it was: for every move the state before it, the seat and the action; and the last state."""

    moves: tuple[tuple[Any, Seat, Action], ...]
    last: Any


def play_again(game: AnyGame, record: MatchRecord) -> Played:
    """Replay a record; ReviewError if it is not over, or if today's rules cannot replay all of it."""
    if record.result is None:
        raise ReviewError("review-unfinished")
    if not record.moves:
        raise ReviewError("review-empty")
    seen: list[tuple[Seat, Action, Any]] = []

    def watch(number: int, seat: Seat, action: Action, step: Step[Any]) -> None:  # noqa: ARG001
        seen.append((seat, action, step.state))

    _, trusted = verify(game, record, watch)
    if trusted:
        raise ReviewError("review-trusted", last=trusted[-1].last)
    options = game.stored_options(record.header.options)
    first = start_of(game, record) or game.start(len(record.header.seats), options, bytes.fromhex(record.seed))
    before = [first, *(state for _, _, state in seen)]
    moves = tuple((state, seat, action) for state, (seat, action, _) in zip(before, seen, strict=False))
    return Played(moves, before[-1])


def story_of(game: AnyGame, played: Played, seat: Seat) -> Story:
    """Return what a seat was told of a match."""
    steps = tuple(
        Told(game.view(state, seat), decider, action if action.seen_by(seat, decider) == action else None)
        for state, decider, action in played.moves
    )
    return Story(seat, played.last.seats, steps, game.view(played.last, seat), game.final_outcome(played.last))
