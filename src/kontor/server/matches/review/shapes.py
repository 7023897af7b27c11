"""The shapes of a review: what a worker stores, and what the API tells.

The figures are those of `kontor.lab.review`, which the server may not import: it never thinks. They are described in
docs/reviews.md.
"""

from typing import Any, Literal, TypeAlias

import msgspec

from kontor.core import Record, Ref, Seat

METHOD = 2
"""The version of the method whose reviews are asked for; a test compares it with the one that workers have."""
Budget: TypeAlias = Literal["quick", "full"]
PLACEHOLDERS = tuple(f"\N{LEFT WHITE SQUARE BRACKET}{seat}\N{RIGHT WHITE SQUARE BRACKET}" for seat in range(20))
"""What stands for the name of each seat in stored words: people may change their names, or have them deleted."""


class CurvePoint(Record, frozen=True):
    """The share of the win after a number of actions, with its 95 % interval, as the seat could judge it."""

    step: int
    share: float
    low: float
    high: float
    shares: tuple[float, ...]
    """Those of all seats."""


class JudgedDecision(Record, frozen=True):
    """A decision of the seat; without a loss it could not be told from the best one."""

    step: int
    """The number of actions before it."""
    value: float
    loss: float | None
    low: float | None
    high: float | None


class LuckShare(Record, frozen=True):
    """What changed the share although nobody decided it."""

    step: int
    value: float


class ReviewAccount(Record, frozen=True):
    """Where the result comes from: `start + luck + own + others == result`, exactly."""

    start: float
    luck: float
    own: float
    others: float
    result: float
    by_seat: tuple[float, ...]


class MomentFigures(Record, frozen=True):
    """A decision or luck that mattered most."""

    kind: Literal["decision", "luck"]
    step: int
    value: float


class MomentWords(Record, frozen=True):
    """A decision in words: what was asked, what was done, what was better, and why."""

    step: int
    question: str
    did: str
    better: str
    why: str
    did_refs: tuple[Ref, ...] = ()
    """The things that it touched, to be marked on the table; none in reviews of former releases."""
    better_refs: tuple[Ref, ...] = ()


class SeatFigures(Record, frozen=True):
    """A match from the perspective of one seat."""

    seat: Seat
    curve: tuple[CurvePoint, ...]
    decisions: tuple[JudgedDecision, ...]
    luck: tuple[LuckShare, ...]
    account: ReviewAccount
    key_moments: tuple[MomentFigures, ...]
    simulations: int


class StoredReview(Record, frozen=True):
    """What a worker stores: the figures, and by language the words, with placeholders instead of names."""

    budget: str
    figures: SeatFigures
    words: dict[str, tuple[MomentWords, ...]]
    worth: dict[str, str] = msgspec.field(default_factory=dict)
    """By language: what its shares are worth. Empty in reviews from before that was measured."""


class ReviewJob(Record, frozen=True):
    """What a process needs to compute a review."""

    record: dict[str, Any]
    """The record of the match, as it is downloaded."""
    seat: Seat
    budget: str
    box: dict[str, Any] | None = None
    """The content of the box, if no package ships it."""


class ReviewView(Record, frozen=True):
    """A review of a match for one seat, or how far it is."""

    state: Literal["none", "asked", "computing", "there", "failed"]
    seat: Seat
    budget: Budget
    version: str
    percent: int = 0
    """How much of it is computed."""
    ahead: int = 0
    """How many other reviews were asked for before."""
    text: str = ""
    """If it failed: why, and what to do."""
    figures: SeatFigures | None = None
    words: tuple[MomentWords, ...] = ()
    """The decisions among the key moments, in the language of the reader."""
    worth: str = ""
    """What its shares are worth, as measured: a paragraph. Empty if the review does not say."""
