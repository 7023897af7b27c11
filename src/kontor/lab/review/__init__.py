"""Reviews: where a finished match was decided, from what a seat could know, with how sure that is."""

from kontor.lab.review.evaluate import review_match
from kontor.lab.review.shapes import Review, SeatReview
from kontor.lab.review.story import ReviewError

__all__ = ["Review", "ReviewError", "SeatReview", "review_match"]
