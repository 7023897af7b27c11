"""The statements of chat filters: what a reader does not want to see. The stored lines stay as they are."""

from typing import NamedTuple

from kontor.server.store.pool import Connection


class ChatFilter(NamedTuple):
    """What a reader does not want to see."""

    hide_all: bool = False
    hide_guests: bool = False
    words: tuple[str, ...] = ()


READ = "SELECT hide_all, hide_guests, words FROM chat_filters WHERE account = $1"
WRITE = """
INSERT INTO chat_filters (account, hide_all, hide_guests, words, pattern) VALUES ($1, $2, $3, $4, $5)
ON CONFLICT (account) DO UPDATE SET hide_all = $2, hide_guests = $3, words = $4, pattern = $5
"""


async def read(connection: Connection, account: int) -> ChatFilter:
    """Return the filter of a reader; one that hides nothing if there is none."""
    row = await connection.fetchrow(READ, account)
    return ChatFilter(row[0], row[1], tuple(row[2])) if row else ChatFilter()


async def write(connection: Connection, account: int, chosen: ChatFilter, pattern: str) -> None:
    """Store the filter of a reader, with its words as one regular expression."""
    await connection.execute(WRITE, account, chosen.hide_all, chosen.hide_guests, list(chosen.words), pattern)
