"""Matches created straight in the store, so that a measurement begins at once."""

import asyncio
from collections.abc import Sequence
from hashlib import sha256
from itertools import cycle
from secrets import token_urlsafe

import msgspec

from kontor.server.bus import LocalBus
from kontor.server.matches import Context, NewMatch, do_create_match, do_join, do_start
from kontor.server.settings import Settings
from kontor.server.store.pool import connected, open_pool

SETUPS = (("borneo", 3), ("goa", 2), ("borneo", 4), ("goa", 4))


class Seated(msgspec.Struct):
    """A match, the tokens of its seats, and the game."""

    match: str
    game: str
    tokens: list[str]


async def create_matches(
    database: str, count: int, setups: tuple[tuple[str, int], ...] = SETUPS, shards: Sequence[str] = ()
) -> list[Seated]:
    """Create and start matches between people, each with a login; they are played in all databases."""
    pool, *others = [await open_pool(address, 8) for address in (database, *shards)]
    context = Context(Settings(database=database), pool, LocalBus(), others)
    made = []
    for (game, seats), _ in zip(cycle(setups), range(count), strict=False):
        people = [await _person(context) for _ in range(seats)]
        match = await do_create_match(context, people[0][0], NewMatch(game, seats))
        for account, _ in people:
            await do_join(context, match, account, "Load", None, None)
        await do_start(context, match, people[0][0])
        made.append(Seated(match, game, [token for _, token in people]))
    for each in (pool, *others):
        await each.close()
    return made


async def _person(context: Context) -> tuple[int, str]:
    token = token_urlsafe(32)
    async with connected(context.pool) as connection:
        account: int = await connection.fetchval("INSERT INTO accounts (name) VALUES ('Load') RETURNING id")
        await connection.execute(
            "INSERT INTO logins (token_sha256, account, expires_at) VALUES ($1, $2, now() + interval '1 day')",
            sha256(token.encode()).digest(),
            account,
        )
    return account, token


def new_matches(
    database: str, count: int, setups: tuple[tuple[str, int], ...] = SETUPS, shards: Sequence[str] = ()
) -> list[Seated]:
    """Create and start matches."""
    return asyncio.run(create_matches(database, count, setups, shards))
