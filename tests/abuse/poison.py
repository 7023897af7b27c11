"""Matches that cannot be played, and clocks that run out among them."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta

from kontor.core import registry
from kontor.server.bus import LocalBus
from kontor.server.matches import Context, NewMatch, do_create_match, do_join, do_start
from kontor.server.matches.clock.speeds import SPEEDS
from kontor.server.settings import Settings
from kontor.server.store.pool import connected, open_pool
from server.sitting import new_account

CLOCKS = 5
SPEED = SPEEDS["live"]
POISON = """
WITH people AS (
    INSERT INTO accounts (name) SELECT 'Nobody' FROM generate_series(1, $1::int) RETURNING id
), numbered AS (SELECT id, row_number() OVER () AS n FROM people)
INSERT INTO matches (id, game, rules_version, components, options, listed, spectators, creator, secret, commitment,
    status, bot_to_move, moved_at, state, seed, due_at, speed, turn_failures)
SELECT 'poison-' || n, CASE n % 3 WHEN 0 THEN 'atlantis' ELSE 'goa' END, CASE n % 3 WHEN 1 THEN 99 ELSE $3 END, $4,
    '{}', false, true, id, 'secret', 'commitment', 'playing', true,
    now() - interval '1 day' - interval '1 hour' * (n % 4), 'no state', 'seed',
    CASE WHEN n <= $2 THEN now() - interval '1 hour' END, CASE WHEN n <= $2 THEN 'live' ELSE 'untimed' END, n % 4
FROM numbered
"""
"""Of a game that is not installed, of rules that are newer, and of an unreadable state, each by another person.

Some have failed before and come first: so a short measurement has the lines that are logged after the last attempt.
"""
FLAGGED = """
SELECT m.id, (SELECT min(a.at) FROM actions a WHERE a.match = m.id AND a.kind = 'chair' AND a.by = 'clock') AS at
FROM matches m WHERE m.id = ANY ($1)
"""


@asynccontextmanager
async def context_at(database: str) -> AsyncIterator[Context]:
    """The matches of a database that another process serves."""
    pool = await open_pool(database, 2)
    yield Context(Settings(database=database, tables_per_person=0, bot_seats_per_person=0), pool, LocalBus())
    await pool.close()


async def poison(database: str, count: int, due: int) -> None:
    """Store matches in which a bot is to move and that cannot be read; in some of them a clock has run out."""
    goa = registry.game("goa")
    async with context_at(database) as context, connected(context.pool) as connection:
        await connection.execute(POISON, count, due, goa.info.rules_version, goa.components.hash)


async def overdue_soon(database: str, seconds: float) -> dict[str, datetime]:
    """Start matches of people whose clocks run out one after the other within some seconds; return when."""
    due: dict[str, datetime] = {}
    assert SPEED.bank is not None
    async with context_at(database) as context:
        people = [await new_account(context) for _ in range(2)]
        for number in range(1, CLOCKS + 1):
            ends = datetime.now(UTC) + timedelta(seconds=seconds * number / CLOCKS)
            began = ends - timedelta(seconds=SPEED.bank)
            context.clock = lambda began=began: began  # type: ignore[misc]
            match = await do_create_match(context, people[0], NewMatch("goa", 2, speed=SPEED.speed, rated=False))
            for account in people:
                await do_join(context, match, account, "Anna", None, None)
            await do_start(context, match, people[0])
            async with connected(context.pool) as connection:
                due[match] = await connection.fetchval("SELECT due_at FROM matches WHERE id = $1", match)
    return due


async def strong_turns(database: str) -> tuple[int, float]:
    """Return the number of turns that strong bots have taken, and the smallest share of their time that one had."""
    async with context_at(database) as context, connected(context.pool) as connection:
        turns: int = await connection.fetchval("SELECT count(*) FROM actions WHERE by = 'bot:factor'")
        share: float = await connection.fetchval("SELECT min(bot_share) FROM matches")
    return turns, share


async def flags_late(database: str, due: dict[str, datetime]) -> float | None:
    """Return the most seconds that a clock was flagged late; None if one was not flagged at all."""
    async with context_at(database) as context, connected(context.pool) as connection:
        rows = await connection.fetch(FLAGGED, list(due))
        flagged: dict[str, datetime | None] = {row["id"]: row["at"] for row in rows}
    late = [(at - due[match]).total_seconds() for match, at in flagged.items() if at is not None]
    return max(late) if len(late) == len(due) else None
