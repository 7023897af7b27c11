"""Databases with few or many people: accounts, ratings, results, seeks and matches, inserted in bulk.

Everything grows with the number of people, but no list is shorter than a page: a page of two tables would be quick
because it is short. The people at the front, whose pages are looked at, have the same results in each database.
"""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from secrets import token_hex
from urllib.parse import urlsplit, urlunsplit

import asyncpg

from kontor.server.bus import LocalBus
from kontor.server.matches import Context, NewMatch, do_create_match, do_join, do_start
from kontor.server.settings import Settings
from kontor.server.store import schema
from kontor.server.store.pool import Connection, connected, open_pool
from server.sitting import new_account, play, play_out

SEATS = 4
FRONT, FRONT_RESULTS = 20, 30
"""People whose pages are looked at, and how many more results each of them has: more than a page."""
LISTED_EACH, RUNNING_EACH, SEEKS_EACH = 50, 20, 50
"""People for each open table, running match and seek."""
MIN_LISTED = 80
"""Open tables, running matches and seeks that there are at least: more than a page."""
TIMEOUT_SECONDS = 300

ACCOUNTS = """
INSERT INTO accounts (name, login, password, created_at)
SELECT 'Person ' || n, 'person ' || n, 'none', now() - n * interval '1 minute' FROM generate_series(1, $1::int) n
"""
RATINGS = """
INSERT INTO ratings (account, game, seats, mu, sigma, matches)
SELECT id, kind.game, kind.seats, 25 + 12 * random(), 1 + 6 * random(), 1 + (id * 7 + kind.seats) % 60
FROM accounts, (VALUES ('goa', 4), ('borneo', 3)) AS kind (game, seats) WHERE login LIKE 'person %'
"""
CLONES = """
INSERT INTO matches (id, game, rules_version, components, options, status, listed, spectators, secret, commitment, seq,
    step, head, link, state, deciders, result, speed, rated, clocks, current_version, created_at, moved_at, creator)
SELECT $2 || lpad(n::text, 7, '0'), game, rules_version, components, options, status, true, true, secret, commitment,
    seq, step, head, link, state, deciders, result, speed, rated, clocks, current_version,
    now() - n * interval '1 second', now() - n * interval '1 second', creator
FROM matches, generate_series(1, $3::int) n WHERE id = $1
"""
"""Copies of a match that was really made, so that the server can read them."""
CLONED_SEATS = """
INSERT INTO seats (match, seat, kind, name, account, level)
SELECT $2 || lpad(n::text, 7, '0'), s.seat, s.kind, s.name,
    CASE WHEN s.account IS NOT NULL THEN $4::bigint + (n * 4 + s.seat) % $5::int END, s.level
FROM seats s, generate_series(1, $3::int) n WHERE s.match = $1
"""
CLONED_LOG = """
INSERT INTO {table} (match, {columns}) SELECT $2 || lpad(n::text, 7, '0'), {columns}
FROM {table}, generate_series(1, $3::int) n WHERE match = $1
"""
OWNERS = """
INSERT INTO owners (match, seat, account) SELECT match, seat, account FROM seats
WHERE account IS NOT NULL AND match LIKE $1 || '%'
"""
RESULTS = """
INSERT INTO results (account, match, ended_at, game, seats, seat, place, points, parts, people, levels, rated, public,
    finished, timed, answered, missed)
SELECT s.account, s.match, m.moved_at, m.game, 4, s.seat, 1 + s.seat, 20 + s.seat, '{"colonies": 20}', 4, '{}', true,
    true, true, true, 20, 0
FROM seats s JOIN matches m ON m.id = s.match WHERE s.match LIKE $1 || '%' AND m.status = 'over'
"""
CHANGES = """
INSERT INTO rating_changes (match, account, counted, mu_before, sigma_before, mu, sigma)
SELECT match, account, true, 25, 8, 25.5, 7.9 FROM results
"""
SEEKS = """
INSERT INTO seeks (account, game, seats, speed, rated, near, entropy, sought_at, seen_at, expires_at)
SELECT $1::bigint + n % $2::int, (ARRAY['goa', 'borneo'])[1 + n % 2], ARRAY[3 + n % 2, 4], 'days', true, false, 'x',
    now() - n * interval '1 minute', now(), now() + interval '6 days'
FROM generate_series(1, $3::int) n
"""


@contextmanager
def crowd_database(root: str) -> Iterator[str]:
    """Create an empty database with all tables beside another one; it is dropped at the end."""
    name, parts = f"crowd_{token_hex(4)}", urlsplit(root)

    async def ask(statement: str) -> None:
        connection = await asyncpg.connect(urlunsplit(parts))
        await connection.execute(statement)
        await connection.close()

    asyncio.run(ask(f"CREATE DATABASE {name}"))
    address = urlunsplit(parts._replace(path=f"/{name}"))
    try:
        schema.upgrade(address)
        yield address
    finally:
        asyncio.run(ask(f"DROP DATABASE {name} WITH (FORCE)"))


async def fill_with_people(database: str, people: int) -> None:
    """Fill a database with people, their ratings, results, seeks, open tables and running matches."""
    pool = await open_pool(database, 2)
    context = Context(Settings(database=database), pool, LocalBus())
    opened, running, over = await _templates(context)
    async with connected(pool) as connection:
        await connection.execute("SET session_replication_role = replica")  # rows that fit need no check of keys
        await connection.execute(ACCOUNTS, people, timeout=TIMEOUT_SECONDS)
        first = await connection.fetchval("SELECT min(id) FROM accounts WHERE login LIKE 'person %'")
        await connection.execute(RATINGS, timeout=TIMEOUT_SECONDS)
        await _clone(connection, opened, "open", max(MIN_LISTED, people // LISTED_EACH), (first, people))
        await _clone(connection, running, "run", max(MIN_LISTED, people // RUNNING_EACH), (first, people))
        await _clone(connection, over, "over", people, (first, people))
        await _clone(connection, over, "front", FRONT * FRONT_RESULTS // SEATS, (first, FRONT))
        for name in ("run", "over", "front"):
            await connection.execute(OWNERS, name, timeout=TIMEOUT_SECONDS)
        for name in ("over", "front"):
            await connection.execute(RESULTS, name, timeout=TIMEOUT_SECONDS)
        await connection.execute(CHANGES, timeout=TIMEOUT_SECONDS)
        await connection.execute(SEEKS, first, people, max(MIN_LISTED, people // SEEKS_EACH), timeout=TIMEOUT_SECONDS)
        await connection.execute("VACUUM ANALYZE", timeout=TIMEOUT_SECONDS)
    await pool.close()


async def _templates(context: Context) -> tuple[str, str, str]:
    """Make an open table, a rated match that is played, and one that is over, which are copied."""
    new = NewMatch("goa", SEATS, listed=True, speed="days", rated=True)
    made = []
    for _ in range(3):
        accounts = [await new_account(context, f"Template {seat}") for seat in range(SEATS)]
        made.append(await do_create_match(context, accounts[0], new))
        for account in accounts[: 2 if len(made) == 1 else SEATS]:
            await do_join(context, made[-1], account, "Template", None, "luck")
        if len(made) > 1:
            await do_start(context, made[-1], accounts[0])
    for _ in range(8):
        await play(context, made[1])
    await play_out(context, made[2])
    async with connected(context.pool) as connection:
        # The moves were made long enough ago that everybody sees them, and a result needs no state.
        await connection.execute("UPDATE actions SET at = at - interval '3 days'")
        await connection.execute("UPDATE matches SET state = NULL WHERE status = 'over'")
    return made[0], made[1], made[2]


async def _clone(connection: Connection, match: str, name: str, count: int, people: tuple[int, int]) -> None:
    """Copy a match so many times, each with the next people at it."""
    await connection.execute(CLONES, match, name, count, timeout=TIMEOUT_SECONDS)
    await connection.execute(CLONED_SEATS, match, name, count, *people, timeout=TIMEOUT_SECONDS)
    if name == "run":
        for table, columns in (
            ("actions", "seq, step, before, kind, seat, action, events, link, sealed, by, at, rules_version"),
            ("snapshots", "seq, state"),
        ):
            statement = CLONED_LOG.format(table=table, columns=columns)
            await connection.execute(statement, match, name, count, timeout=TIMEOUT_SECONDS)
