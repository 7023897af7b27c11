"""Places at the end."""

import pytest

from kontor.core import TieBreak
from kontor.parts.ranking import places, tie_breaks


@pytest.mark.parametrize(
    ("merits", "expected"),
    [
        ([(3,), (5,), (4,)], (3, 1, 2)),
        ([(5, 1), (5, 2), (4, 9)], (2, 1, 3)),
        ([(5, 2), (5, 2), (4, 0)], (1, 1, 3)),
    ],
)
def test_equal_merits_share_a_place_and_the_next_one_is_left_out(
    merits: list[tuple[int, ...]], expected: tuple[int, ...]
) -> None:
    """The first number decides, then the second."""
    assert places(merits) == expected


def test_the_first_criterion_that_differs_sets_equal_points_apart() -> None:
    """Of two who follow each other; more points are no tie, and what is equal in everything is shared."""
    merits = [(5, 2, 0), (5, 3, 0), (5, 2, 1), (4, 9, 9), (4, 9, 9)]
    assert tie_breaks(merits, ("ducats", "cards"), "TOY-1") == (
        TieBreak("ducats", "TOY-1", 1, 2, 3, 2),
        TieBreak("cards", "TOY-1", 2, 0, 1, 0),
    )
