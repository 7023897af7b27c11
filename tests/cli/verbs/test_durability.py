"""A server does not start with a database that can lose what players were told is saved, unless its host says so."""

import asyncio
import json

import asyncpg
import pytest

from cli.running import Run
from kontor.core import LANGUAGES
from kontor.server.store import schema


@pytest.fixture
def host(monkeypatch: pytest.MonkeyPatch, empty_database: str) -> pytest.MonkeyPatch:
    """A host who has allowed nothing; the PostgreSQL of the tests runs with fsync off."""
    schema.upgrade(empty_database)
    monkeypatch.setenv("KONTOR_DATABASE", empty_database)
    monkeypatch.setenv("KONTOR_SECRET", "a secret that nobody guesses")
    monkeypatch.delenv("KONTOR_NATS", raising=False)
    monkeypatch.delenv("KONTOR_ALLOW_UNSAFE_DATABASE", raising=False)
    return monkeypatch


def set_commit(database: str, value: str) -> None:
    """Let new connections to a database have another synchronous_commit."""

    async def change() -> None:
        connection = await asyncpg.connect(database)
        name = await connection.fetchval("SELECT current_database()")
        await connection.execute(f"ALTER DATABASE {name} SET synchronous_commit = {value}")
        await connection.close()

    asyncio.run(change())


@pytest.mark.parametrize("verb", ["serve", "worker"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.usefixtures("host")
def test_what_is_off_is_named_with_the_way_to_switch_it_on_and_the_way_to_allow_it(
    kontor: Run, empty_database: str, verb: str, language: str
) -> None:
    """Both programs acknowledge moves: those of people and those of bots."""
    set_commit(empty_database, "on")
    done = kontor(verb, "--lang", language)

    assert done.code == 2
    for part in ("fsync", "ALTER SYSTEM SET fsync = on", "pg_reload_conf()", "KONTOR_ALLOW_UNSAFE_DATABASE=1"):
        assert part in done.err
    assert "synchronous_commit" not in done.err


def test_the_doctor_fails_and_with_leave_of_the_host_it_warns(
    kontor: Run, host: pytest.MonkeyPatch, empty_database: str
) -> None:
    """A test may run on such a database, and still sees what it is."""
    set_commit(empty_database, "off")
    refused = kontor("doctor", "--json")
    host.setenv("KONTOR_ALLOW_UNSAFE_DATABASE", "1")
    allowed = kontor("doctor", "--json")

    found = [
        next(
            (check["state"], check["facts"]["settings"])
            for check in json.loads(done.out)["checks"]
            if check["check"] == "durability"
        )
        for done in (refused, allowed)
    ]
    assert found == [("failed", "fsync, synchronous_commit"), ("warning", "fsync, synchronous_commit")]
    assert (refused.code, allowed.code) == (1, 0)
