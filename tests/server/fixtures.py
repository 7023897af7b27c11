"""A real PostgreSQL with databases of its own for each process of the tests, and the matches in it."""

import asyncio
import subprocess
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from secrets import token_hex
from urllib.parse import urlsplit, urlunsplit

import asyncpg
import pytest

from kontor.server.bus import LocalBus
from kontor.server.matches import Context
from kontor.server.settings import Settings
from kontor.server.store import schema
from kontor.server.store.pool import Pool, open_pool
from kontor.server.store.shards.claims import upgrade_shards
from server.gateway import LIMITS, SECRET, gateway
from server.sharded import ADDRESSES, IS_SHARDED, playing_at_shard

SERVICES = Path(__file__).parents[2] / "dev" / "services"


@pytest.fixture(scope="session")
def services() -> dict[str, str]:
    """The addresses of PostgreSQL and NATS, which `dev/services` starts unless they run."""
    told = subprocess.run([SERVICES, "up"], check=True, capture_output=True, text=True).stdout
    return dict(line.removeprefix("export ").split("=", 1) for line in told.splitlines())


@contextmanager
def new_database(services: dict[str, str]) -> Iterator[str]:
    """A new database without any table; it is dropped at the end."""
    root = urlsplit(services["KONTOR_DATABASE"])
    name = f"test_{token_hex(6)}"

    async def ask(statement: str) -> None:
        connection = await asyncpg.connect(urlunsplit(root))
        await connection.execute(statement)
        await connection.close()

    asyncio.run(ask(f"CREATE DATABASE {name}"))
    try:
        yield urlunsplit(root._replace(path=f"/{name}"))
    finally:
        asyncio.run(ask(f"DROP DATABASE {name} WITH (FORCE)"))


@pytest.fixture
def empty_database(services: dict[str, str]) -> Iterator[str]:
    """A database that nobody has used."""
    with new_database(services) as address:
        yield address


@contextmanager
def new_home_database(services: dict[str, str]) -> Iterator[str]:
    """A database with the whole schema, and a shard of it if the tests are sharded."""
    with ExitStack() as stack:
        address = stack.enter_context(new_database(services))
        schema.upgrade(address)
        if IS_SHARDED:
            shard = stack.enter_context(new_database(services))
            upgrade_shards(address, [shard])
            ADDRESSES[address] = shard
        yield address


@pytest.fixture(scope="session")
def database(services: dict[str, str]) -> Iterator[str]:
    """A database with the whole schema."""
    with new_home_database(services) as address:
        yield address


@pytest.fixture(scope="session")
def settings(database: str) -> Settings:
    """The settings of a host without HTTPS and without limits."""
    unlimited = dict.fromkeys(LIMITS, 0)
    return Settings(database=database, secret=SECRET, secure_cookies=False, **unlimited)  # type: ignore[arg-type]


@asynccontextmanager
async def opened_pool(settings: Settings) -> AsyncIterator[Pool]:
    """The connections of a process, open from test to test: a new one has to plan every statement again."""
    async with playing_at_shard(settings.database):
        pool = await open_pool(settings.database, settings.connections)
        yield pool
        await pool.close()


@pytest.fixture(scope="session")
async def pool(settings: Settings) -> AsyncIterator[Pool]:
    """The connections of one process."""
    async with opened_pool(settings) as pool:
        yield pool


@pytest.fixture(scope="session")
async def another_pool(settings: Settings) -> AsyncIterator[Pool]:
    """The connections of a second process."""
    async with opened_pool(settings) as pool:
        yield pool


@pytest.fixture
async def context(settings: Settings, pool: Pool) -> Context:
    """The matches as one process knows them."""
    return Context(settings, pool, LocalBus())


@pytest.fixture
async def another_context(settings: Settings, another_pool: Pool) -> Context:
    """The matches as a second process with the same store knows them."""
    return Context(settings, another_pool, LocalBus())


@pytest.fixture(scope="session")
def address(database: str) -> Iterator[str]:
    """The address of a real server in a process of its own, with the same store."""
    with gateway(database) as where:
        yield where
