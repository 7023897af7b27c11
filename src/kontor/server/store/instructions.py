"""The statements of standing orders: sealed, so every one of them names the account that may know."""

from collections.abc import Collection, Sequence
from datetime import datetime

import asyncpg
import msgspec

from kontor.core import Seat
from kontor.server.store.pool import Connection


class StoredInstruction(msgspec.Struct, frozen=True):
    """A standing order as it is stored; the names are those of the columns."""

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


def _standing(row: asyncpg.Record) -> StoredInstruction:
    return StoredInstruction(*(row[name] for name in StoredInstruction.__struct_fields__))


async def of_seat(connection: Connection, match: str, seat: Seat, account: int) -> list[StoredInstruction]:
    """Return the orders that an account gave for its seat, the first one first; also those that have ended."""
    return [_standing(row) for row in await connection.fetch(OF_SEAT, match, seat, account)]


async def active(connection: Connection, match: str, seats: Collection[Seat]) -> list[StoredInstruction]:
    """Return the orders of some seats that have not ended, those of a seat in their order."""
    return [_standing(row) for row in await connection.fetch(ACTIVE, match, list(seats))]


async def changed(connection: Connection, match: str) -> int:
    """Return how often the orders of a match were changed."""
    count: int = await connection.fetchval("SELECT orders_changed FROM matches WHERE id = $1", match)
    return count


GIVE = """
INSERT INTO standing_orders (match, seat, number, account, place, form, given_at)
SELECT $1, $2, COALESCE(max(number), 0) + 1, $3, COALESCE(max(place), 0) + 1, $4, $5
FROM standing_orders WHERE match = $1 AND seat = $2 AND account = $3
RETURNING number
"""


async def give(connection: Connection, match: str, seat: Seat, account: int, form: bytes, at: datetime) -> int:
    """Store an order of a seat of a match that is held, behind its others, and return its number.

    They are counted for each account: who takes a seat must not learn how many orders its former owner gave.
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
    """Put another order in the place of one; say whether there was one."""
    done: str = await connection.execute(REPLACE, match, seat, number, account, form, at)
    return done != "UPDATE 0"


async def revoke(connection: Connection, match: str, seat: Seat, number: int, account: int) -> bool:
    """Take an order back; say whether there was one."""
    statement = "DELETE FROM standing_orders WHERE match = $1 AND seat = $2 AND number = $3 AND account = $4"
    done: str = await connection.execute(statement, match, seat, number, account)
    return done != "DELETE 0"


async def arrange(connection: Connection, match: str, seat: Seat, account: int, numbers: Sequence[int]) -> None:
    """Let the orders of a seat come in this order."""
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
    """Note at a match that is held which seats have orders; if those of this seat changed and it is asked, let look.

    Say whether a worker has to look.

    It stands in the row of the match, so that a move which waits for that row finds it there.
    """
    look: bool = await connection.fetchval(NOTE, match, seat)
    return look


CALM = """
UPDATE matches SET bot_to_move = false, lease_until = NULL WHERE id = $1 AND seq = $2 AND orders_changed = $3
"""


async def calm(connection: Connection, match: str, seq: int, changes: int) -> bool:
    """Note that no worker has to look, unless the match or its orders changed meanwhile; say whether that held."""
    done: str = await connection.execute(CALM, match, seq, changes)
    return done != "UPDATE 0"


ACTED = """
UPDATE standing_orders SET acted = acted + 1
WHERE match = $1 AND seat = $2 AND number = $3 AND account = $4 AND form = $5 AND ended_at IS NULL
"""


async def acted(connection: Connection, match: str, order: StoredInstruction) -> bool:
    """Note that an order acts, if it still stands as it was read; say whether it does."""
    at = (match, order.seat, order.number, order.account, order.form)
    done: str = await connection.execute(ACTED, *at)
    return done != "UPDATE 0"


ENDED = """
UPDATE standing_orders SET ended_at = $6
WHERE match = $1 AND seat = $2 AND number = $3 AND account = $4 AND form = $5 AND ended_at IS NULL
"""


async def end(connection: Connection, match: str, over: Collection[StoredInstruction], at: datetime) -> None:
    """Note at a match that is held that what some orders were given for has ended."""
    rows = [(match, each.seat, each.number, each.account, each.form, at) for each in over]
    await connection.executemany(ENDED, rows)
    await note(connection, match, None)


REOPENED = """
UPDATE standing_orders SET ended_at = NULL
WHERE match = $1 AND ended_at >= (SELECT at FROM actions WHERE match = $1 AND seq = $2)
"""


async def reopen(connection: Connection, match: str, seat: Seat, undone: int) -> bool:
    """Let the orders stand again that ended by an action which this seat takes back, in the transaction of the undo.

    Say whether a worker has to look for that.
    """
    if await connection.execute(REOPENED, match, undone) == "UPDATE 0":
        return False
    return await note(connection, match, seat)
