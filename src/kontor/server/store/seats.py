"""The occupants of seats, and the statements of the table `seats`."""

from typing import Literal, cast

from kontor.core import Record, Seat, Seating
from kontor.server.store.pool import Connection

CARETAKER = "trader"
"""The level of the bot that plays for people who are away."""


class Occupant(Record, frozen=True):
    """Who has a seat: nobody yet, a person, or a bot of a level."""

    kind: Literal["empty", "person", "bot"]
    name: str = ""
    account: int | None = None
    level: str | None = None
    ready: bool = False
    """Whether a person at an open match wants it to begin."""
    caretaker: bool = False
    """Whether a bot plays for a person until that person is back."""

    @property
    def machine(self) -> str | None:
        """The level of the bot that decides here, at its own seat or as a caretaker; None for people."""
        return CARETAKER if self.caretaker else self.level

    @property
    def seating(self) -> Seating:
        """The occupant as the record of a match names it."""
        return Seating(self.name, self.level or "person")


SIT = """
UPDATE seats SET kind = $3, name = $4, account = $5, level = $6, entropy = $7, ready = false
WHERE match = $1 AND seat = $2
"""


async def sit(connection: Connection, match: str, seat: Seat, occupant: Occupant, entropy: str) -> None:
    """Give a seat of a locked match to an occupant."""
    await connection.execute(SIT, match, seat, occupant.kind, occupant.name, occupant.account, occupant.level, entropy)


async def set_ready(connection: Connection, match: str, seat: Seat, ready: bool) -> None:
    """Note whether a seat of a locked match is ready."""
    await connection.execute("UPDATE seats SET ready = $3 WHERE match = $1 AND seat = $2", match, seat, ready)


HAND_OVER = """
UPDATE seats SET kind = $3, name = $4, account = $5, level = $6, caretaker = $7 WHERE match = $1 AND seat = $2
"""


async def hand_over(connection: Connection, match: str, seat: Seat, occupant: Occupant) -> None:
    """Give a seat of a running match to another occupant; the luck stays as it is."""
    fields = (occupant.kind, occupant.name, occupant.account, occupant.level, occupant.caretaker)
    await connection.execute(HAND_OVER, match, seat, *fields)


async def sources_of_luck(connection: Connection, match: str) -> tuple[bytes, list[str]]:
    """Return the secret of a match and the strings of its seats, in their order."""
    secret = await connection.fetchval("SELECT secret FROM matches WHERE id = $1", match)
    rows = await connection.fetch("SELECT entropy FROM seats WHERE match = $1 ORDER BY seat", match)
    return cast("bytes", secret), [row["entropy"] for row in rows]
