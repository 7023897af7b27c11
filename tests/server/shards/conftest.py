"""A home database with one shard at the end of a way that can be cut; every match is played at the shard."""

from collections.abc import AsyncIterator, Iterator
from urllib.parse import urlsplit, urlunsplit

import pytest
from msgspec.structs import replace

from chaos.proxy import Proxy
from kontor.server.bus import LocalBus
from kontor.server.matches import Context
from kontor.server.settings import Settings
from kontor.server.store import schema
from kontor.server.store.pool import Pool, open_pool
from kontor.server.store.shards.claims import upgrade_shards
from server.fixtures import new_database
from server.gateway import LIMITS, SECRET


@pytest.fixture(scope="module")
def databases(services: dict[str, str]) -> Iterator[tuple[str, str]]:
    """The addresses of a home database and of its shard."""
    with new_database(services) as home, new_database(services) as shard:
        schema.upgrade(home)
        upgrade_shards(home, [shard])
        yield home, shard


@pytest.fixture(scope="module")
async def link(databases: tuple[str, str]) -> AsyncIterator[Proxy]:
    """The way to the shard."""
    port = urlsplit(databases[1]).port
    assert port is not None
    way = Proxy(port)
    await way.start()
    yield way
    await way.close()


@pytest.fixture(scope="module")
def settings(databases: tuple[str, str], link: Proxy) -> Settings:
    """The settings of a host with one shard, at which all matches are played."""
    home, shard = databases
    parts = urlsplit(shard)
    way = urlunsplit(parts._replace(netloc=parts.netloc.replace(f":{parts.port}", f":{link.port}")))
    unlimited = dict.fromkeys(LIMITS, 0)
    return Settings(database=home, shards=way, new_matches="1", secret=SECRET, **unlimited)  # type: ignore[arg-type]


@pytest.fixture(scope="module")
async def pools(settings: Settings) -> AsyncIterator[tuple[Pool, Pool]]:
    """The connections of one process to both databases."""
    home, shard = await open_pool(settings.database, 4), await open_pool(settings.shards, 4)
    yield home, shard
    await home.close()
    shard.terminate()


@pytest.fixture
async def context(settings: Settings, pools: tuple[Pool, Pool]) -> Context:
    """The matches as one process knows them."""
    return Context(settings, pools[0], LocalBus(), pools[1:])


@pytest.fixture
async def another_context(settings: Settings, pools: tuple[Pool, Pool]) -> Context:
    """The matches as a second process knows them, which has just started."""
    return Context(settings, pools[0], LocalBus(), pools[1:])


@pytest.fixture
async def only_home(settings: Settings, pools: tuple[Pool, Pool]) -> Context:
    """A process that knows the shard and lets new matches be played at home."""
    return Context(replace(settings, new_matches="0"), pools[0], LocalBus(), pools[1:])
