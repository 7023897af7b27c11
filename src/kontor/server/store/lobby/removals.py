"""The statements of removals: people whom the creator of an open match has removed from it."""

from kontor.core import Record
from kontor.server.store.pool import Connection


class Removal(Record, frozen=True):
    """A person who may not sit down in a match, with the number by which its creator names them."""

    number: int
    account: int
    name: str


REMOVE = """
INSERT INTO removals (match, number, account)
SELECT $1, COALESCE(max(number), 0) + 1, $2 FROM removals WHERE match = $1
ON CONFLICT (match, account) DO NOTHING
"""


async def remove(connection: Connection, match: str, account: int) -> None:
    """Note that an account was removed from a locked match."""
    await connection.execute(REMOVE, match, account)


async def invite_again(connection: Connection, match: str, account: int) -> None:
    """Forget that an account was removed from a locked match."""
    await connection.execute("DELETE FROM removals WHERE match = $1 AND account = $2", match, account)
