"""Student's distribution: against printed tables, and what any such distribution obeys."""

import pytest

from kontor.bots.search.student import beyond, sure_errors

NORMAL_ERROR = 0.00135
"""What lies beyond three standard errors of a normal distribution."""


@pytest.mark.parametrize(
    ("probability", "freedom", "errors"),
    [
        (0.05, 1, 6.314),
        (0.025, 1, 12.706),
        (0.05, 2, 2.920),
        (0.005, 2, 9.925),
        (0.01, 3, 4.541),
        (0.001, 4, 7.173),
        (0.0005, 5, 6.869),
        (0.025, 10, 2.228),
        (0.001, 29, 3.396),
        (0.005, 120, 2.617),
    ],
)
def test_quantiles_are_those_of_printed_tables(probability: float, freedom: int, errors: float) -> None:
    """Odd and even degrees of freedom have formulas of their own."""
    assert sure_errors(probability, freedom) == pytest.approx(errors, abs=0.0006)


@pytest.mark.parametrize("freedom", [1, 2, 3, 8, 31, 200])
def test_a_quantile_is_exceeded_with_its_probability(freedom: int) -> None:
    """Half of all values are above 0, and the farther away, the fewer."""
    assert beyond(0.0, freedom) == pytest.approx(0.5)
    assert beyond(1.0, freedom) > beyond(2.0, freedom) > beyond(4.0, freedom) > 0
    for probability in (0.3, 0.01, NORMAL_ERROR):
        assert beyond(sure_errors(probability, freedom), freedom) == pytest.approx(probability)


def test_more_worlds_need_fewer_errors_and_many_need_three() -> None:
    """The more is known about how wide luck spreads, the less has to be shown."""
    asked = [sure_errors(NORMAL_ERROR, freedom) for freedom in range(1, 400)]
    assert asked == sorted(asked, reverse=True)
    assert asked[0] > 200
    assert asked[-1] == pytest.approx(3.0, abs=0.03)
