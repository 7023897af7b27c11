"""Student's distribution: how many standard errors are sure, when the error itself is only estimated."""

from functools import cache
from math import atan, pi, sqrt

MAX_ERRORS = 1e6
"""More standard errors are never asked for."""
HALVINGS = 80
"""How often the interval of a quantile is halved: to the last digit of a float."""


def beyond(errors: float, freedom: int) -> float:
    """Return the probability of a value above `errors` (at least 0), with this many degrees of freedom (at least 1).

    The finite sums of Abramowitz and Stegun, 26.7.3 and 26.7.4.
    """
    odd = freedom % 2
    cosine = sqrt(freedom / (freedom + errors * errors))
    term, total = cosine if odd else 1.0, 0.0
    for step in range(2 + odd, freedom + 1, 2):
        total += term
        term *= cosine * cosine * (step - 1) / step
    within = total * errors / sqrt(freedom + errors * errors)
    if odd:
        within = (atan(errors / sqrt(freedom)) + within) * 2 / pi
    return (1 - within) / 2


@cache
def sure_errors(probability: float, freedom: int) -> float:
    """Return the number of standard errors that luck exceeds with this probability, on one side."""
    low, high = 0.0, MAX_ERRORS
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        if beyond(middle, freedom) > probability:
            low = middle
        else:
            high = middle
    return high
