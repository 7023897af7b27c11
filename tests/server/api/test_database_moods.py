"""A database that is read-only, full or in a deadlock: 503 with the way to repeat, and `/ready` tells the truth."""

import asyncio
from collections.abc import AsyncIterator
from urllib.parse import urlsplit, urlunsplit

import asyncpg
import httpx
import pytest
from msgspec.structs import replace

from kontor.core import encode
from kontor.server.errors import StoreError
from kontor.server.matches import Context
from kontor.server.settings import Settings, read_settings
from kontor.server.store import schema
from kontor.server.store.pool import connected, open_pool
from server.gateway import TIMEOUT_SECONDS, new_client
from server.party import Party, party
from server.sitting import new_account
from server.tab import open_tab
from server.within import Served, served

DISK_FULL = """
CREATE FUNCTION no_space() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100'; END $$;
CREATE TRIGGER no_space BEFORE INSERT ON actions FOR EACH STATEMENT EXECUTE FUNCTION no_space();
"""
SPACE_AGAIN = "DROP TRIGGER no_space ON actions; DROP FUNCTION no_space"


@pytest.fixture
async def host(empty_database: str) -> AsyncIterator[asyncpg.Connection]:
    """The host at the database's own prompt."""
    await asyncio.to_thread(schema.upgrade, empty_database)
    connection = await asyncpg.connect(empty_database)
    yield connection
    await connection.close()


@pytest.fixture
async def server(host: asyncpg.Connection, empty_database: str, settings: Settings) -> AsyncIterator[Served]:
    """A server in this process, with a database of its own."""
    async with served(replace(settings, database=empty_database, connections=2)) as server:
        yield server


async def set_read_only(host: asyncpg.Connection, read_only: bool) -> None:
    """Let new connections be as those to a standby, or to a primary; those that are open stay as they are."""
    name = await host.fetchval("SELECT current_database()")
    await host.execute("SET default_transaction_read_only = off")
    await host.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = {read_only}")


async def demote(server: Served, host: asyncpg.Connection) -> None:
    """Let every connection of the server be one to a primary that was demoted, while another takes over."""
    await set_read_only(host, True)
    await server.context.pool.expire_connections()
    async with connected(server.context.pool) as one, connected(server.context.pool) as other:
        for connection in (one, other):
            assert await connection.fetchval("SHOW transaction_read_only") == "on"
    await set_read_only(host, False)


async def play(server: Served, at: Party, key: str) -> httpx.Response:
    """Play over HTTP, as a program does."""
    content = encode({"seq": at.seq, "key": key, "action": at.legal[0]})
    async with client_of(server, at) as client:
        headers = {"content-type": "application/json"}
        return await client.post(f"/api/matches/{at.match}/actions", content=content, headers=headers)


def client_of(server: Served, at: Party) -> httpx.AsyncClient:
    """Return a client of the person whose turn it is."""
    return new_client(server.address, headers={"authorization": f"Bearer {at.turn.token}"})


async def ready(server: Served) -> int:
    """Return the status of `/ready`."""
    async with new_client(server.address) as client:
        return (await client.get("/ready")).status_code


def assert_repeatable(answer: httpx.Response) -> None:
    """Check that an answer says that the same command should come again, and when."""
    assert (answer.status_code, answer.json()["code"]) == (503, "no-database")
    assert int(answer.headers["retry-after"]) >= 1
    assert "PostgreSQL cannot be reached" not in answer.json()["text"]


async def test_a_demoted_primary_is_left_and_the_same_command_is_carried_out_by_the_next(
    server: Served, host: asyncpg.Connection
) -> None:
    at = await party(server.context)
    await demote(server, host)

    refused = await play(server, at, "one")
    again = await play(server, at, "one")

    assert_repeatable(refused)
    assert (again.status_code, await ready(server)) == (201, 200)


async def test_a_server_whose_database_takes_no_changes_is_not_ready_and_still_shows_matches(
    server: Served, host: asyncpg.Connection
) -> None:
    at = await party(server.context)
    await demote(server, host)
    await set_read_only(host, True)

    assert await ready(server) == 503
    async with client_of(server, at) as client:
        assert (await client.get(f"/api/matches/{at.match}")).status_code == 200
    assert_repeatable(await play(server, at, "one"))
    await set_read_only(host, False)
    assert await ready(server) in (200, 503), "the first look may still use a connection from before"
    assert await ready(server) == 200


async def test_a_full_disk_is_said_to_be_one_and_afterwards_the_command_happens_once(
    server: Served, host: asyncpg.Connection
) -> None:
    at = await party(server.context)
    assert await ready(server) == 200
    await host.execute(DISK_FULL)

    refused = await play(server, at, "one")

    assert_repeatable(refused)
    assert "disk is full" in refused.json()["text"]
    assert await ready(server) == 503
    await host.execute(SPACE_AGAIN)
    answers = [(await play(server, at, "one")).json() for _ in range(2)]
    assert [answer["again"] for answer in answers] == [False, True]
    async with asyncio.timeout(TIMEOUT_SECONDS):
        while await ready(server) != 200:  # noqa: ASYNC110 - the server tells nobody
            await asyncio.sleep(0.1)


async def test_a_socket_stays_open_through_a_full_disk(server: Served, host: asyncpg.Connection) -> None:
    at = await party(server.context)
    async with open_tab(server.address, at.match, at.turn.token) as tab:
        await host.execute(DISK_FULL)
        refused = await tab.play(at.seq, at.legal[0], "one")
        await host.execute(SPACE_AGAIN)
        done = await tab.play(at.seq, at.legal[0], "one")

    assert (refused["tell"], refused["problem"]["code"], refused["key"]) == ("refused", "no-database", "one")
    assert (done["tell"], done["key"]) == ("done", "one")


async def test_one_of_two_that_wait_for_each_other_is_told_to_try_again(context: Context) -> None:
    accounts = [await new_account(context) for _ in range(2)]
    both_locked, locked = asyncio.Event(), 0

    async def rename(first: int, second: int) -> None:
        nonlocal locked
        async with connected(context.pool) as connection, connection.transaction():
            await connection.execute("UPDATE accounts SET name = 'Bea' WHERE id = $1", first)
            locked += 1
            if locked == 2:
                both_locked.set()
            await both_locked.wait()
            await connection.execute("UPDATE accounts SET name = 'Cem' WHERE id = $1", second)

    ends = await asyncio.gather(rename(*accounts), rename(*reversed(accounts)), return_exceptions=True)

    (failure,) = [end for end in ends if end is not None]
    assert isinstance(failure, StoreError)
    assert failure.key == "database-busy"


async def test_of_several_addresses_only_one_that_takes_changes_is_used(
    empty_database: str, host: asyncpg.Connection
) -> None:
    parts = urlsplit(empty_database)
    twice = urlunsplit(parts._replace(netloc=f"{parts.netloc},{parts.netloc.rpartition('@')[2]}"))
    settings = read_settings({"KONTOR_DATABASE": twice})
    assert (await asyncio.to_thread(schema.status, settings.database)).missing == ()
    pool = await open_pool(settings.database, 1)
    await pool.close()

    await set_read_only(host, True)

    with pytest.raises(StoreError):
        await open_pool(settings.database, 1)
    single = await open_pool(read_settings({"KONTOR_DATABASE": empty_database}).database, 1)
    await single.close()
