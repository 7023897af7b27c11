"""The shape of a review: what `kontor review --json` prints, described in docs/reviews.md. It is a promise."""

from typing import Any, Literal

from kontor.core import Record, Seat

VERSION = 2
"""The version of the method: it changes whenever the same record and budget give other figures."""


class Point(Record, frozen=True):
    """The share of the win in one position, from what the seat knew there, with its 95 % interval."""

    step: int
    """The number of moves that were made before."""
    share: float
    low: float
    high: float
    shares: tuple[float, ...]
    """The shares of all seats, as this seat could judge them."""


class ReviewedDecision(Record, frozen=True):
    """A decision of the seat that had more than one answer."""

    step: int
    """The number of moves that were made before."""
    value: float
    """What it changed, by the share before it and after it: its part of the account."""
    loss: float | None
    """How much the better action promised more; None where the interval does not exclude zero."""
    low: float | None
    high: float | None
    """The 95 % interval of the difference; None where only a first look was taken."""
    chosen: dict[str, Any]
    better: dict[str, Any] | None
    """The action that promised more; None without a loss."""


class LuckEvent(Record, frozen=True):
    """An event of chance that changed the share: its outcome, compared with the mean over all outcomes."""

    step: int
    """The number of moves after which it shows; 0 is the opening."""
    value: float


class Account(Record, frozen=True):
    """Where the result comes from: `start + luck + own + others == result`, exactly."""

    start: float
    luck: float
    own: float
    others: float
    result: float
    by_seat: tuple[float, ...]
    """The decisions of each seat; the seat's own are `own`, and the others add up to `others`."""


class KeyMoment(Record, frozen=True):
    """A decision or an event that mattered most."""

    kind: Literal["decision", "luck"]
    step: int
    """As in `decisions` or `luck`."""
    value: float
    """The loss as a number below 0, or the value of the luck."""


class SeatReview(Record, frozen=True):
    """A match from the perspective of one seat."""

    seat: Seat
    curve: tuple[Point, ...]
    decisions: tuple[ReviewedDecision, ...]
    luck: tuple[LuckEvent, ...]
    account: Account
    key_moments: tuple[KeyMoment, ...]
    simulations: int
    """How many were made."""


class Review(Record, frozen=True):
    """The review of a match."""

    game: str
    version: str
    """The version of the method and of the rules: with the record and the budget it determines every figure."""
    budget: str
    seats: tuple[str, ...]
    """The names of all players."""
    reviews: tuple[SeatReview, ...]
    """One for each seat that was asked for."""
