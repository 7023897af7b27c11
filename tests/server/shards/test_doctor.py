"""What the doctor says of shards, on real databases."""

from chaos.proxy import Proxy
from kontor.server.doctor.shards import shards
from kontor.server.settings import Settings
from server.shards.looking import shard_away

NOBODY = "postgresql://127.0.0.1:1/kontor"


async def test_a_shard_that_answers_and_belongs_to_the_server_is_well(databases: tuple[str, str]) -> None:
    home, shard = databases

    (found,) = await shards(Settings(database=home, shards=shard, allow_unsafe_database=True))

    assert (found.state, found.key, found.facts) == ("ok", "shard", {"number": 1})


async def test_without_shards_there_is_nothing_to_say(databases: tuple[str, str]) -> None:
    assert await shards(Settings(database=databases[0])) == []
    assert await shards(Settings(database=NOBODY, shards=databases[1])) == []


async def test_a_shard_that_is_away_is_named(settings: Settings, link: Proxy) -> None:
    async with shard_away(link):
        (found,) = await shards(settings)

    assert (found.state, found.key, found.facts["number"]) == ("failed", "shard-away", 1)


async def test_an_address_that_leads_elsewhere_is_named(databases: tuple[str, str]) -> None:
    home, shard = databases

    (found,) = await shards(Settings(database=home, shards=home, allow_unsafe_database=True))
    (_, second) = await shards(Settings(database=home, shards=f"{shard} {shard}", allow_unsafe_database=True))

    assert (found.state, found.key) == ("failed", "shard-of-another")
    assert (second.key, second.facts) == ("shard-of-another", {"number": 2})


async def test_a_shard_that_loses_what_it_acknowledged_is_unsafe(databases: tuple[str, str]) -> None:
    """The PostgreSQL of the tests has fsync off."""
    home, shard = databases

    (found,) = await shards(Settings(database=home, shards=shard))

    assert (found.state, found.key) == ("failed", "shard-unsafe")
    assert "fsync" in str(found.facts["settings"])


async def test_a_new_shard_gets_its_tables_at_the_next_start(databases: tuple[str, str], empty_database: str) -> None:
    home, shard = databases

    found = await shards(Settings(database=home, shards=f"{shard} {empty_database}", allow_unsafe_database=True))

    assert [(each.state, each.key) for each in found] == [("ok", "shard"), ("ok", "shard-new")]
