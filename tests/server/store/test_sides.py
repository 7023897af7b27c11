"""The two sides of the database, held against the schema and against what PostgreSQL plans (ADR 71)."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import asyncpg
import pytest

from kontor.server.store.matches import matches
from kontor.server.store.matches.entries import APPEND_ENTRY, START
from kontor.server.store.sides import AT_HOME, CROSSING_KEYS, IN_BOTH, OF_MATCH, QUEUE_PREFIX, side_of
from kontor.server.store.work import turns
from server.store.statements import planned, statements

TABLES = "SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')"
KEYS = """
SELECT k.conrelid::regclass::text || '.' || a.attname AS key, k.confrelid::regclass::text AS refers_to
FROM pg_constraint k JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = ANY (k.conkey)
WHERE k.contype = 'f' AND k.connamespace = 'public'::regnamespace
"""
LISTS = (OF_MATCH, AT_HOME, IN_BOTH)
OF_A_MOVE = {
    "the move": APPEND_ENTRY.text,
    "the opening": START.text,
    "the turn of a bot": turns.LEASE.text,
    "a renewed lease": turns.RENEW,
    "a lease that gives way": turns.GIVE_WAY,
}
CROSSING_CHANGES = {
    "kontor.server.store.reminders.mail_invitations",
    "kontor.server.store.moderation.places",
    "kontor.server.store.competition.results",
    "kontor.server.store.lobby.seeks",
}
"""The modules with a statement that changes a table on one side by what it reads on the other, one each."""


@asynccontextmanager
async def rolled_back(database: str) -> AsyncIterator[asyncpg.Connection]:
    """A connection whose changes nobody will see."""
    connection = await asyncpg.connect(database)
    change = connection.transaction()
    await change.start()
    try:
        yield connection
    finally:
        await change.rollback()
        await connection.close()


async def unlisted(connection: asyncpg.Connection) -> set[str]:
    """Return the tables that are on no side."""
    names = {row["relname"] for row in await connection.fetch(TABLES)}
    return {name for name in names.difference(*LISTS) if not name.startswith(QUEUE_PREFIX)}


async def crossing(connection: asyncpg.Connection) -> dict[str, str]:
    """Return the foreign keys from one side to the other."""
    keys = {row["key"]: row["refers_to"] for row in await connection.fetch(KEYS)}
    return {key: table for key, table in keys.items() if side_of(key.partition(".")[0]) != side_of(table)}


async def test_every_table_is_on_one_side_and_every_name_is_a_table(database: str) -> None:
    async with rolled_back(database) as connection:
        names = {row["relname"] for row in await connection.fetch(TABLES)}
        assert await unlisted(connection) == set()

    assert set().union(*LISTS) <= names
    assert sum(map(len, LISTS)) == len(set().union(*LISTS))


async def test_a_new_table_without_a_side_is_found(database: str) -> None:
    async with rolled_back(database) as connection:
        await connection.execute("CREATE TABLE medals (match text, account bigint)")

        assert await unlisted(connection) == {"medals"}


async def test_the_foreign_keys_between_the_sides_are_those_of_the_list(database: str) -> None:
    async with rolled_back(database) as connection:
        assert await crossing(connection) == CROSSING_KEYS


async def test_a_new_foreign_key_between_the_sides_is_found(database: str) -> None:
    async with rolled_back(database) as connection:
        await connection.execute("ALTER TABLE hints ADD COLUMN account bigint REFERENCES accounts")

        assert (await crossing(connection)).items() - CROSSING_KEYS.items() == {("hints.account", "accounts")}


@pytest.mark.parametrize("what", OF_A_MOVE)
async def test_what_runs_for_each_move_needs_only_the_tables_of_its_match(database: str, what: str) -> None:
    async with rolled_back(database) as connection:
        assert (await planned(connection, OF_A_MOVE[what])).sides == {"match"}


async def test_a_move_that_asks_for_people_is_found(database: str) -> None:
    """A twin of the move that asks nobody whose account is gone."""
    asked = "DELETE FROM waits USING moved WHERE"
    broken = APPEND_ENTRY.text.replace(asked, f"{asked} EXISTS (SELECT FROM accounts WHERE id = account) AND")
    async with rolled_back(database) as connection:
        plan = await planned(connection, broken)

    assert plan.sides == {"match", "home"}
    assert plan.changed == {"actions", "matches", "snapshots", "waits"}


async def test_few_statements_change_one_side_by_what_they_read_on_the_other(database: str) -> None:
    """These cannot stay one statement if the sides are in two databases; another one has to go into the list."""
    found = []
    async with rolled_back(database) as connection:
        for text, module in statements().items():
            try:
                async with connection.transaction():
                    plan = await planned(connection, text)
            except (asyncpg.PostgresSyntaxError, asyncpg.UndefinedTableError):
                continue  # a part of statements, not one itself
            found += [module] if plan.changed and len(plan.sides) == 2 else []

    assert sorted(found) == sorted(CROSSING_CHANGES)


async def test_the_statements_of_the_store_are_found() -> None:
    found = statements()

    assert found[APPEND_ENTRY.text] == "kontor.server.store.matches.entries"
    assert found[matches.MATCH] == "kontor.server.store.matches.matches"
    assert found["SELECT seq FROM matches WHERE id = $1"] == "kontor.server.store.matches.matches"
