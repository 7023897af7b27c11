"""Places at the end."""

import pytest

from kontor.parts.ranking import places


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
