"""A database of their own for tests that pack: they pack every match that is over."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from kontor.server.settings import Settings
from kontor.server.store.pool import Pool
from server.fixtures import new_home_database, opened_pool
from server.gateway import LIMITS, SECRET


@pytest.fixture(scope="module")
def database(services: dict[str, str]) -> Iterator[str]:
    """A database with the whole schema, and no match."""
    with new_home_database(services) as address:
        yield address


@pytest.fixture(scope="module")
def settings(database: str, tmp_path_factory: pytest.TempPathFactory) -> Settings:
    """The settings of a host with a folder for packs, who packs what has just ended."""
    folder: Path = tmp_path_factory.mktemp("packs")
    unlimited = dict.fromkeys(LIMITS, 0)
    return Settings(
        database=database,
        secret=SECRET,
        secure_cookies=False,
        packs=str(folder),
        pack_days=0,
        **unlimited,  # type: ignore[arg-type]
    )


@pytest.fixture(scope="module")
async def pool(settings: Settings) -> AsyncIterator[Pool]:
    """The connections of one process to that database."""
    async with opened_pool(settings) as pool:
        yield pool


@pytest.fixture(scope="module")
async def another_pool(settings: Settings) -> AsyncIterator[Pool]:
    """The connections of a second process."""
    async with opened_pool(settings) as pool:
        yield pool
