"""The strings that seats add to the luck of a match, and the round in which people reveal theirs (ADR 37)."""

from datetime import datetime
from typing import Literal, TypeAlias, cast

from kontor.core import Record, Seat
from kontor.server.store.pool import Connection

EntropySource: TypeAlias = Literal["committed", "sent", "server", "derived"]
"""Where a string comes from: its owner committed to it by a hash, or sent it plain; the server drew it; or it is a
bot's, and follows from the secret."""


class Entropy(Record, frozen=True):
    """The string of a seat; of one that is only committed to, the text is empty until its owner reveals it."""

    text: str = ""
    source: EntropySource | None = None
    """None for a seat without an occupant, and for all that was stored before there were commitments."""
    sha256: str | None = None
    """What its owner committed to."""


NO_ENTROPY = Entropy()

STRINGS = """
SELECT entropy AS text, entropy_source AS source, entropy_sha256 AS sha256 FROM seats WHERE match = $1 ORDER BY seat
"""


async def secret_of(connection: Connection, match: str) -> bytes:
    """Return the secret of a match, which nobody may see before its end."""
    return cast("bytes", await connection.fetchval("SELECT secret FROM matches WHERE id = $1", match))


async def strings_of(connection: Connection, match: str) -> list[Entropy]:
    """Return the strings of the seats of a match, in their order."""
    return [Entropy(**row) for row in await connection.fetch(STRINGS, match)]


async def commit_to(connection: Connection, match: str, seat: Seat, sha256: str) -> None:
    """Replace the string of a seat of a locked match by another one that its owner commits to."""
    statement = """
UPDATE seats SET entropy = '', entropy_source = 'committed', entropy_sha256 = $3, entropy_next = NULL
WHERE match = $1 AND seat = $2
"""
    await connection.execute(statement, match, seat, sha256)


async def reveal(connection: Connection, match: str, seat: Seat, text: str, next_sha256: str | None) -> None:
    """Store the string that the owner of a seat has revealed, and the commitment for another round."""
    statement = "UPDATE seats SET entropy = $3, entropy_next = $4 WHERE match = $1 AND seat = $2"
    await connection.execute(statement, match, seat, text, next_sha256)


async def derive(connection: Connection, match: str, seat: Seat, text: str) -> None:
    """Store the string of a bot."""
    statement = """
UPDATE seats SET entropy = $3, entropy_source = 'derived', entropy_sha256 = NULL WHERE match = $1 AND seat = $2
"""
    await connection.execute(statement, match, seat, text)


async def begin_round(connection: Connection, match: str, until: datetime) -> None:
    """Note until when the seats of a locked match have to reveal their strings."""
    await connection.execute("UPDATE matches SET reveal_until = $2, reveal_freed = '{}' WHERE id = $1", match, until)


async def close_round(connection: Connection, match: str) -> None:
    """Note that everybody has revealed."""
    await connection.execute("UPDATE matches SET reveal_until = NULL, reveal_freed = '{}' WHERE id = $1", match)


FAIL = """
UPDATE matches SET reveal_until = NULL, reveal_freed = $2, reveals_failed = reveals_failed + 1 WHERE id = $1
"""
RENEW = """
UPDATE seats SET entropy = '', entropy_sha256 = entropy_next, entropy_next = NULL
WHERE match = $1 AND entropy_source = 'committed' AND entropy <> ''
"""


async def fail_round(connection: Connection, match: str, freed: list[Seat]) -> None:
    """End a round without a start: strings that were revealed are replaced by the next ones of their owners."""
    await connection.execute(FAIL, match, freed)
    await connection.execute(RENEW, match)


DUE = "SELECT id FROM matches WHERE reveal_until <= $1 AND status = 'open' ORDER BY reveal_until LIMIT $2"


async def due_rounds(connection: Connection, now: datetime, most: int) -> list[str]:
    """Return the open matches whose round has lasted too long; a former release may have started one in its round."""
    return [row["id"] for row in await connection.fetch(DUE, now, most)]


async def failed_rounds(connection: Connection, match: str) -> int:
    """Return how many rounds of a match failed."""
    failed: int = await connection.fetchval("SELECT reveals_failed FROM matches WHERE id = $1", match)
    return failed
