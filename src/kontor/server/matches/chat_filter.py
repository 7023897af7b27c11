"""Chat filters: everybody chooses what they do not read. What others read, and what is stored, stays the same."""

import re
from typing import Annotated

from msgspec import Meta

from kontor.core import Record
from kontor.server.matches.kernel.context import Context
from kontor.server.matches.texts_checked import UnfitTextError, checked_text
from kontor.server.store.moderation import filters as store
from kontor.server.store.moderation.filters import ChatFilter
from kontor.server.store.pool import connected

MAX_FILTER_WORDS = 50
MAX_WORD_CHARACTERS = 40


class ChatFilterView(Record, frozen=True):
    """What somebody does not want to read in chats; their own lines and those of bots are always shown."""

    hide_all: bool = False
    """All lines of others."""
    hide_guests: bool = False
    """Lines of people without an account that has a password."""
    words: Annotated[tuple[str, ...], Meta(max_length=MAX_FILTER_WORDS)] = ()
    """Lines with one of these words, whatever its capitals."""


async def chat_filter_of(context: Context, account: int) -> ChatFilterView:
    """Return the filter that somebody has chosen."""
    async with connected(context.pool) as connection:
        return ChatFilterView(*await store.read(connection, account))


async def do_filter_chat(context: Context, account: int, chosen: ChatFilterView) -> ChatFilterView:
    """Store the filter of a reader; UnfitTextError for a word that is empty or too long."""
    words = [
        checked_text(
            word, MAX_WORD_CHARACTERS, UnfitTextError("filter-word", most=MAX_WORD_CHARACTERS), least=1
        ).casefold()
        for word in chosen.words
    ]
    kept = ChatFilter(chosen.hide_all, chosen.hide_guests, tuple(dict.fromkeys(words)))
    async with connected(context.pool) as connection:
        await store.write(connection, account, kept, pattern_of(kept.words))
    return ChatFilterView(*kept)


def pattern_of(words: tuple[str, ...]) -> str:
    """Return a regular expression of PostgreSQL that finds whole words; empty without words."""
    return rf"(?<!\w)(?:{'|'.join(map(re.escape, words))})(?!\w)" if words else ""
