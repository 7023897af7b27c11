"""Asking a server whose processes are being disturbed: again until there is an answer."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

import httpx

from chaos.book import Book
from kontor.client import ProblemError, Server

T = TypeVar("T")

RETRY_SECONDS = 0.2
"""Seconds until a player who got no answer asks again."""
BROKEN = 500
"""Statuses from here on say that the server could not answer."""


async def patiently(book: Book, ask: Callable[[], Awaitable[T]]) -> T:
    """Ask again until there is an answer."""
    while True:
        try:
            return await ask()
        except httpx.TransportError as error:
            book.unanswered[type(error).__name__] += 1
        except ProblemError as problem:
            if problem.status < BROKEN:
                raise
            book.unanswered[problem.code] += 1
        await asyncio.sleep(RETRY_SECONDS)


async def once(book: Book, ask: Callable[[], Awaitable[T]]) -> T | None:
    """Ask once, where asking again could do it twice; None if there is no answer, or the server refuses."""
    try:
        return await ask()
    except (httpx.TransportError, ProblemError) as error:
        book.unanswered[f"once: {getattr(error, 'code', type(error).__name__)}"] += 1
        return None


async def started(host: Server, match: str, level: str) -> None:
    """Start a match, unless an earlier attempt whose answer was lost has started it."""
    try:
        await host.start(match, level)
    except ProblemError as problem:
        if problem.code != "not-open":
            raise


async def carried_out(command: Awaitable[int], *allowed: str) -> int | None:
    """Return the entry of a command; None if it was refused for an allowed reason."""
    try:
        return await command
    except ProblemError as problem:
        if problem.code not in allowed:
            raise
        return None
