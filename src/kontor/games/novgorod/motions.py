"""What events move and mark, said with the names of their fields: `moving("kontor", "city:{city}", "seat:{seat}")`."""

from collections.abc import Callable

import msgspec

from kontor.core import Event, Motion, Ref


def _filled(event: Event, refs: tuple[str, ...]) -> tuple[Ref, ...]:
    """Return refs with the values of an event in the place of its fields."""
    fields = msgspec.structs.asdict(event)
    return tuple(ref.format_map(fields) for ref in refs)


def moving(thing: str, origin: str = "", target: str = "") -> Callable[[Event], tuple[Motion, ...]]:
    """Return the method of an event that moves one thing from where it is to where it goes."""

    def motions(event: Event) -> tuple[Motion, ...]:
        """Return what moves, in the words of the event."""
        return (Motion(*_filled(event, (thing, origin, target))),)

    return motions


def marking(*refs: str) -> Callable[[Event], tuple[Ref, ...]]:
    """Return the method of an event that marks these refs, and not all of its fields."""

    def marks(event: Event) -> tuple[Ref, ...]:
        """Return what is marked, in the words of the event."""
        return _filled(event, refs)

    return marks
