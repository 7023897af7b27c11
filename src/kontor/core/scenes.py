"""Scenes: the events of one action as they are told, one sentence after the other.

A scene is one event that stands for itself, and the quiet ones that keep its books.
"""

from collections.abc import Iterable, Sequence

from kontor.core.kinds import Seat
from kontor.core.records import Event


def seen_events(events: Iterable[Event], seat: Seat | None) -> tuple[Event, ...]:
    """Return what a seat (None: a spectator) learns of some events."""
    return tuple(seen for event in events if (seen := event.seen_by(seat)) is not None)


def scenes(events: Sequence[Event]) -> list[list[Event]]:
    """Return the events of one action, in their order, as scenes.

    Quiet events belong to the event before them; those at the beginning to the first that is not quiet.
    """
    told: list[list[Event]] = []
    is_open = True
    for event in events:
        if not told or (not event.quiet and not is_open):
            told.append([event])
            is_open = event.quiet
        else:
            told[-1].append(event)
            is_open = is_open and event.quiet
    return told
