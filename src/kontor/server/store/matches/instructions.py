"""The statements of instructions, which are secret: each row names the only account that may know of it."""

from collections.abc import Collection, Sequence
from datetime import datetime

import asyncpg
import msgspec

from kontor.core import Seat
from kontor.server.store.pool import Connection


class StoredInstruction(msgspec.Struct, frozen=True):
    """An instruction as it is stored; the fields are named like the columns."""

    seat: Seat
    number: int
    account: int
    form: bytes
    given_at: datetime
    acted: int
    ended_at: datetime | None


COLUMNS = ", ".join(StoredInstruction.__struct_fields__)
OF_SEAT = f"SELECT {COLUMNS} FROM standing_orders WHERE match = $1 AND seat = $2 AND account = $3 ORDER BY place"  # noqa: S608 - own names
ACTIVE = f"""
SELECT {COLUMNS} FROM standing_orders WHERE match = $1 AND seat = ANY ($2) AND ended_at IS NULL ORDER BY seat, place
"""  # noqa: S608 - own names


def _from_row(row: asyncpg.Record) -> StoredInstruction:
    return StoredInstruction(*(row[name] for name in StoredInstruction.__struct_fields__))


async def of_seat(connection: Connection, match: str, seat: Seat, account: int) -> list[StoredInstruction]:
    """Return the instructions of an account for its seat, in order, including those that have ended."""
    return [_from_row(row) for row in await connection.fetch(OF_SEAT, match, seat, account)]


async def active(connection: Connection, match: str, seats: Collection[Seat]) -> list[StoredInstruction]:
    """Return the instructions of some seats that have not ended, each seat's in order."""
    return [_from_row(row) for row in await connection.fetch(ACTIVE, match, list(seats))]


async def changed(connection: Connection, match: str) -> int:
    """Return how often the instructions of a match were changed."""
    count: int = await connection.fetchval("SELECT orders_changed FROM matches WHERE id = $1", match)
    return count


GIVE = """
INSERT INTO standing_orders (match, seat, number, account, place, form, given_at)
SELECT $1, $2, COALESCE(max(number), 0) + 1, $3, COALESCE(max(place), 0) + 1, $4, $5
FROM standing_orders WHERE match = $1 AND seat = $2 AND account = $3
RETURNING number
"""


async def give(connection: Connection, match: str, seat: Seat, account: int, form: bytes, at: datetime) -> int:
    """Add an instruction of a seat of a locked match, after its others, and return its number.

    They are numbered for each account: a new owner of a seat must not learn how many the former owner gave.
    """
    number: int = await connection.fetchval(GIVE, match, seat, account, form, at)
    return number


REPLACE = """
UPDATE standing_orders SET form = $5, given_at = $6, ended_at = NULL
WHERE match = $1 AND seat = $2 AND number = $3 AND account = $4
"""


async def replace(
    connection: Connection, match: str, seat: Seat, number: int, account: int, form: bytes, at: datetime
) -> bool:
    """Replace an instruction; return False if there is none."""
    status: str = await connection.execute(REPLACE, match, seat, number, account, form, at)
    return status != "UPDATE 0"


async def revoke(connection: Connection, match: str, seat: Seat, number: int, account: int) -> bool:
    """Revoke an instruction; return False if there is none."""
    statement = "DELETE FROM standing_orders WHERE match = $1 AND seat = $2 AND number = $3 AND account = $4"
    status: str = await connection.execute(statement, match, seat, number, account)
    return status != "DELETE 0"


async def arrange(connection: Connection, match: str, seat: Seat, account: int, numbers: Sequence[int]) -> None:
    """Change the order of a seat's instructions."""
    statement = "UPDATE standing_orders SET place = $5 WHERE match = $1 AND seat = $2 AND number = $3 AND account = $4"
    rows = [(match, seat, number, account, place) for place, number in enumerate(numbers, 1)]
    await connection.executemany(statement, rows)


NOTE = """
UPDATE matches SET orders_changed = orders_changed + 1,
    bot_to_move = bot_to_move OR COALESCE($2::smallint = ANY (deciders), false),
    ordering = ARRAY(SELECT DISTINCT seat FROM standing_orders WHERE match = $1 AND ended_at IS NULL)
WHERE id = $1 RETURNING bot_to_move
"""


async def note(connection: Connection, match: str, seat: Seat | None) -> bool:
    """Note in a locked match which seats have instructions; return whether a worker has to look.

    A worker has to if those of this seat changed and it is asked. The note is in the row of the match, so that an entry
    which waits for that row finds it there.
    """
    look: bool = await connection.fetchval(NOTE, match, seat)
    return look


CALM = """
UPDATE matches SET bot_to_move = false, lease_until = NULL WHERE id = $1 AND seq = $2 AND orders_changed = $3
"""


async def calm(connection: Connection, match: str, seq: int, changes: int) -> bool:
    """Note that no worker has to look; return False if the match or its instructions have changed in the meantime."""
    status: str = await connection.execute(CALM, match, seq, changes)
    return status != "UPDATE 0"


ACTED = """
UPDATE standing_orders SET acted = acted + 1
WHERE match = $1 AND seat = $2 AND number = $3 AND account = $4 AND form = $5 AND ended_at IS NULL
"""


async def acted(connection: Connection, match: str, order: StoredInstruction) -> bool:
    """Note that an instruction acts; return False if it was revoked or replaced since it was read."""
    key = (match, order.seat, order.number, order.account, order.form)
    status: str = await connection.execute(ACTED, *key)
    return status != "UPDATE 0"


ENDED = """
UPDATE standing_orders SET ended_at = $6
WHERE match = $1 AND seat = $2 AND number = $3 AND account = $4 AND form = $5 AND ended_at IS NULL
"""


async def end(connection: Connection, match: str, over: Collection[StoredInstruction], at: datetime) -> None:
    """Mark some instructions of a locked match as ended."""
    rows = [
        (match, instruction.seat, instruction.number, instruction.account, instruction.form, at) for instruction in over
    ]
    await connection.executemany(ENDED, rows)
    await note(connection, match, None)


REOPENED = """
UPDATE standing_orders SET ended_at = NULL
WHERE match = $1 AND ended_at >= (SELECT at FROM actions WHERE match = $1 AND seq = $2)
"""


async def reopen(connection: Connection, match: str, seat: Seat, undone: int) -> bool:
    """Reactivate the instructions that ended by an action which this seat undoes, in the transaction of the undo.

    Return whether a worker has to look at the match for that.
    """
    if await connection.execute(REOPENED, match, undone) == "UPDATE 0":
        return False
    return await note(connection, match, seat)
