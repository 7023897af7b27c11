"""Places at the end: 1 is best, and equal merits share a place; and what set equal points apart."""

from collections.abc import Sequence
from itertools import pairwise

from kontor.core import RuleId, TieBreak


def places(merits: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """Return the place of each seat; a merit is compared number by number, the first one first."""
    return tuple(1 + sum(other > own for other in merits) for own in merits)


def tie_breaks(merits: Sequence[tuple[int, ...]], criteria: Sequence[str], rule: RuleId) -> tuple[TieBreak, ...]:
    """Return by which criterion each seat came in ahead of the next one with equal points, the best first.

    The criteria are the last numbers of a merit; what comes before them, such as the points, must be equal.
    """
    ranked = sorted(range(len(merits)), key=lambda seat: merits[seat], reverse=True)
    found = []
    for ahead, behind in pairwise(ranked):
        before, after = merits[ahead], merits[behind]
        first = len(before) - len(criteria)
        decided = next((at for at in range(len(before)) if before[at] != after[at]), -1)
        if decided >= first:
            key = criteria[decided - first]
            found.append(TieBreak(key, rule, ahead, behind, before[decided], after[decided]))
    return tuple(found)
