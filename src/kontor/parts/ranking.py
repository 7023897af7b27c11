"""Places at the end: 1 is best, and equal merits share a place."""

from collections.abc import Sequence


def places(merits: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """Return the place of each seat; a merit is compared number by number, the first one first."""
    return tuple(1 + sum(other > own for other in merits) for own in merits)
