"""The statements of branches: matches that begin in a position of another match (ADR 45)."""

from typing import cast

import msgspec

from kontor.core import Record
from kontor.server.store.pool import Connection, Statement


class Branch(Record, frozen=True):
    """Where a branch came from."""

    origin: str
    """The id of the other match; empty if that was an import which is deleted."""
    step: int
    """The number of its actions before the position."""
    dealt_again: bool
    """Whether everything hidden was dealt again, from what one seat knew."""


class NewBranchRow(msgspec.Struct, frozen=True):
    """A branch to be stored; bound by name in `CREATE`."""

    match: str
    origin: str
    step: int
    dealt_again: bool
    state: bytes
    """The state in which it begins, in today's shape."""


CREATE = Statement(
    NewBranchRow,
    """
INSERT INTO branches (match, origin, step, dealt_again, state) VALUES (:match, :origin, :step, :dealt_again, :state)
""",
)


async def create(connection: Connection, row: NewBranchRow) -> None:
    """Store where a match begins that is being created."""
    await connection.execute(CREATE.text, *CREATE.values(row))


async def state_of(connection: Connection, match: str) -> bytes:
    """Return the state in which a branch begins, which must be one; it holds secrets."""
    return cast("bytes", await connection.fetchval("SELECT state FROM branches WHERE match = $1", match))
