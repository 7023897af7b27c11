"""Whose a database is: exchanged and foreign addresses are refused before anybody plays there."""

from collections.abc import Iterator

import psycopg
import pytest

from kontor.server.errors import SettingsError, StoreError
from kontor.server.matches.kernel.context import open_context
from kontor.server.settings import Settings, read_settings
from kontor.server.store import schema
from kontor.server.store.pool import connected, open_pool
from kontor.server.store.shards.claims import demand_all_shards, demand_shard, installation_of, upgrade_shards
from server.fixtures import new_database

OWNERS = "SELECT shard FROM installation"


def owner_of(address: str) -> tuple[int, ...] | None:
    """Return which number a database has."""
    with psycopg.connect(address) as connection:
        return connection.execute(OWNERS).fetchone()


@pytest.fixture
def three(services: dict[str, str]) -> Iterator[tuple[str, str, str]]:
    """A home database, and two that are empty."""
    with new_database(services) as home, new_database(services) as one, new_database(services) as two:
        schema.upgrade(home)
        yield home, one, two


async def test_shards_get_numbers_in_the_order_of_the_setting_and_keep_them(three: tuple[str, str, str]) -> None:
    home, one, two = three
    upgrade_shards(home, [one])

    upgrade_shards(home, [one, two])
    upgrade_shards(home, [one, two])

    assert [owner_of(each) for each in three] == [(0,), (1,), (2,)]


async def test_exchanged_addresses_are_refused(three: tuple[str, str, str]) -> None:
    home, one, two = three
    upgrade_shards(home, [one, two])

    with pytest.raises(StoreError, match="shard-of-another"):
        upgrade_shards(home, [two, one])
    settings = Settings(database=home, shards=f"{two} {one}")
    with pytest.raises(StoreError, match="shard-of-another"):
        async with open_context(settings):
            pass


async def test_a_connection_that_leads_to_another_database_later_is_refused(three: tuple[str, str, str]) -> None:
    """A name may lead elsewhere after a while: each new connection is asked."""
    home, one, two = three
    upgrade_shards(home, [one, two])
    pool = await open_pool(home, 1)
    async with connected(pool) as connection:
        installation = await installation_of(connection)
    await pool.close()
    assert installation is not None

    with pytest.raises(StoreError, match="shard-of-another"):
        await open_pool(two, 1, demand_shard(installation, 1))
    right = await open_pool(one, 1, demand_shard(installation, 1))
    await right.close()


async def test_a_shard_that_is_left_out_of_the_setting_is_missed(three: tuple[str, str, str]) -> None:
    home, one, two = three
    upgrade_shards(home, [one, two])

    with pytest.raises(StoreError, match=r"shard-missing: given=1, known=2"):
        demand_all_shards(home, [one])
    with pytest.raises(StoreError, match="shard-missing"):
        upgrade_shards(home, [])


async def test_a_shard_is_no_home_database(three: tuple[str, str, str]) -> None:
    home, one, two = three
    upgrade_shards(home, [one])

    with pytest.raises(StoreError, match="shard-as-home"):
        upgrade_shards(one, [two])


async def test_a_database_with_matches_of_its_own_does_not_become_a_shard(three: tuple[str, str, str]) -> None:
    home, one, _ = three
    schema.upgrade(one)
    with psycopg.connect(one) as connection:
        connection.execute("INSERT INTO accounts (name) VALUES ('Anna')")

    with pytest.raises(StoreError, match="shard-used"):
        upgrade_shards(home, [one])


async def test_a_claim_that_was_interrupted_is_made_again(three: tuple[str, str, str]) -> None:
    """The shard knows whose it is, and the home database was not told."""
    home, one, _ = three
    upgrade_shards(home, [one])
    with psycopg.connect(home) as connection:
        connection.execute("DELETE FROM shards")

    upgrade_shards(home, [one])

    with psycopg.connect(home) as connection:
        assert connection.execute("SELECT number FROM shards").fetchall() == [(1,)]


async def test_a_shard_keeps_moves_of_people_whom_only_the_home_database_knows(three: tuple[str, str, str]) -> None:
    home, one, _ = three
    upgrade_shards(home, [one])

    with psycopg.connect(one) as connection:
        connection.execute(
            "INSERT INTO matches (id, game, rules_version, components, options, listed, spectators, creator, secret,"
            " commitment) VALUES ('m', 'goa', 1, '', '{}', false, true, 7, '', '')"
        )
        connection.execute("INSERT INTO waits (match, seat, turn, account, since) VALUES ('m', 0, 0, 7, now())")


@pytest.mark.parametrize(
    "environ",
    [
        {"KONTOR_SHARDS": "mysql://host/name"},
        {"KONTOR_SHARDS": "postgresql://one/kontor postgresql://one/kontor"},
        {"KONTOR_SHARDS": "postgresql://localhost/kontor"},
        {"KONTOR_SHARDS": "postgresql://one/kontor", "KONTOR_NEW_MATCHES": "2"},
        {"KONTOR_NEW_MATCHES": "1"},
        {"KONTOR_NEW_MATCHES": "all"},
    ],
)
def test_settings_that_cannot_be_meant_are_refused(environ: dict[str, str]) -> None:
    with pytest.raises(SettingsError):
        read_settings(environ)


def test_settings_name_the_shards_in_their_order() -> None:
    environ = {"KONTOR_SHARDS": " postgresql://one/kontor  postgresql://a,b/kontor ", "KONTOR_NEW_MATCHES": "1 2"}

    settings = read_settings(environ)

    first, second = settings.shard_addresses
    assert first == "postgresql://one/kontor"
    assert second == "postgresql://a,b/kontor?target_session_attrs=read-write"
    assert settings.databases_for_new_matches == (1, 2)
