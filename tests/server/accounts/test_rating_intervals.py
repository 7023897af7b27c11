"""Whether the intervals of leaderboards hold what they say: 19 of 20 true strengths lie in them. Simulated, seeded."""

from functools import cache
from random import Random
from statistics import fmean, linear_regression

from kontor.server.ratings.leaderboard import CERTAIN
from kontor.server.ratings.rating import START, Player, Rating, rate_ranked
from village.truth import draw_order

PEOPLE, SEATS, MATCHES = 1200, 4, 50


@cache
def after_fifty_matches() -> tuple[list[float], list[Rating]]:
    """Return the true strengths of some people, and their ratings after matches in random company."""
    chance = Random(5)  # noqa: S311 - a simulation
    strengths = [chance.gauss(START.mu, START.sigma) for _ in range(PEOPLE)]
    ratings = [START] * PEOPLE
    everybody = list(range(PEOPLE))
    for _ in range(MATCHES):
        chance.shuffle(everybody)
        for first in range(0, PEOPLE, SEATS):
            table = everybody[first : first + SEATS]
            order = draw_order([strengths[person] for person in table], chance)
            places = {seat: place for place, seat in enumerate(order, start=1)}
            after = rate_ranked([Player(ratings[person], places[seat]) for seat, person in enumerate(table)])
            for person, rating in zip(table, after, strict=True):
                ratings[person] = rating
    return strengths, ratings


def test_nineteen_of_twenty_true_strengths_lie_in_their_intervals() -> None:
    """The unit is the model's own; the origin of the true strengths is moved to the mean of the ratings."""
    strengths, ratings = after_fifty_matches()
    origin = fmean(rating.mu for rating in ratings) - fmean(strengths)

    inside = [
        abs(rating.mu - strength - origin) <= CERTAIN * rating.sigma
        for strength, rating in zip(strengths, ratings, strict=True)
    ]

    assert 0.95 <= fmean(inside) < 0.98


def test_a_difference_of_ratings_is_hardly_larger_than_the_true_one() -> None:
    """A sigma that falls too slowly stretches the scale, because the model divides by it: by 1.5 instead of 1.16."""
    strengths, ratings = after_fifty_matches()

    stretch = linear_regression(strengths, [rating.mu for rating in ratings]).slope

    assert 1.0 < stretch < 1.2
