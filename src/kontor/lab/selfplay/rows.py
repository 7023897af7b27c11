"""What is kept of matches: rows of five tables. `docs/guides/data-from-the-lab.md` lists the columns for readers.

Rows are arrays in JSON, so that a chunk stays small; a new field goes to the end and raises `spec.FORMAT`.
"""

from typing import Any

import msgspec

from kontor.core import Record


class MatchRow(Record, frozen=True, array_like=True):
    """A match."""

    match: int
    deal: int
    lineup: int
    turn: int
    seed: str
    bots: tuple[str, ...]
    rounds: int
    decisions: int
    choices: int
    points: tuple[int, ...]
    places: tuple[int, ...]
    shares: tuple[float, ...]


class ScoreRow(Record, frozen=True, array_like=True):
    """The points of one seat of a match from one source."""

    match: int
    seat: int
    bot: str
    source: str
    points: int


class SaleRow(Record, frozen=True, array_like=True):
    """Something that a seat bought."""

    match: int
    decision: int
    seat: int | None
    event: str
    thing: str
    price: int


class ForkRow(Record, frozen=True, array_like=True):
    """A choice between two verbs that was played to the end both ways, with the same luck."""

    match: int
    deal: int
    decision: int
    seat: int
    question: str
    thing: str
    price: int
    taken: str
    forced: str
    taken_lead: int
    forced_lead: int
    taken_share: float
    forced_share: float


class DecisionRow(Record, frozen=True, array_like=True):
    """A decision."""

    match: int
    decision: int
    seat: int
    bot: str
    question: str
    legal: int
    verb: str
    action: dict[str, Any]
    action_id: int | None
    value: float | None
    seen_at: tuple[int, ...] | None = None
    seen: tuple[int, ...] | None = None
    legal_ids: tuple[int, ...] | None = None


class Chunk(msgspec.Struct, frozen=True):
    """The rows of some deals."""

    number: int
    matches: tuple[MatchRow, ...]
    scores: tuple[ScoreRow, ...]
    sales: tuple[SaleRow, ...]
    forks: tuple[ForkRow, ...]
    decisions: tuple[DecisionRow, ...]
