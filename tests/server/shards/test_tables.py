"""Where each table is, held against the schema and against what PostgreSQL plans (ADR 72)."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import asyncpg
import pytest

from kontor.server.store.matches import matches
from kontor.server.store.matches.entries import APPEND_ENTRY, START
from kontor.server.store.shards.tables import AT_HOME, DROPPED_KEYS, IN_BOTH, OF_MATCH, PLAYED, QUEUE_PREFIX, side_of
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
READ_BOTH = {
    "kontor.server.store.matches.imports": "an import is never played, so all of it is at home",
    "kontor.server.store.matches.log": "asked of both databases: entries from one, lines of the chat from the other",
    "kontor.server.store.matches.matches": "at home only; of matches at shards, their ranks are asked before",
    "kontor.server.store.matches.packs": "at a shard there is no import",
    "kontor.server.store.reminders.letters": "asked of every database",
}
"""The modules with statements that need a table of a played match and one of the home database, each with the reason
why that is right in both."""


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
    """Return the tables of which nobody has said where they are."""
    names = {row["relname"] for row in await connection.fetch(TABLES)}
    return {name for name in names.difference(*LISTS) if not name.startswith(QUEUE_PREFIX)}


async def crossing(connection: asyncpg.Connection) -> dict[str, str]:
    """Return the foreign keys of a match's tables to rows that a shard does not have."""
    keys = {row["key"]: row["refers_to"] for row in await connection.fetch(KEYS)}
    of_match = {key: table for key, table in keys.items() if key.partition(".")[0] in OF_MATCH}
    return {key: table for key, table in of_match.items() if table not in OF_MATCH or key == "matches.rematch_of"}


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


async def test_the_foreign_keys_that_a_shard_drops_are_those_to_rows_that_it_does_not_have(database: str) -> None:
    async with rolled_back(database) as connection:
        assert await crossing(connection) == DROPPED_KEYS


async def test_a_new_foreign_key_to_the_home_database_is_found(database: str) -> None:
    async with rolled_back(database) as connection:
        await connection.execute("ALTER TABLE hints ADD COLUMN account bigint REFERENCES accounts")

        assert (await crossing(connection)).items() - DROPPED_KEYS.items() == {("hints.account", "accounts")}


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


async def test_few_statements_need_a_table_that_only_a_shard_has_and_one_that_only_home_has(database: str) -> None:
    """Another one finds nothing of matches at shards, or nothing of people; it has to say why that is right."""
    found = set()
    async with rolled_back(database) as connection:
        for text, module in statements().items():
            try:
                async with connection.transaction():
                    plan = await planned(connection, text)
            except (asyncpg.PostgresSyntaxError, asyncpg.UndefinedTableError):
                continue  # a part of statements, not one itself
            used = plan.read | plan.changed
            if used & PLAYED and any(side_of(table) == "home" for table in used):
                found.add(module)

    assert found == READ_BOTH.keys()


async def test_the_statements_of_the_store_are_found() -> None:
    found = statements()

    assert found[APPEND_ENTRY.text] == "kontor.server.store.matches.entries"
    assert found[matches.MATCH] == "kontor.server.store.matches.matches"
    assert found["SELECT seq FROM matches WHERE id = $1"] == "kontor.server.store.matches.matches"
