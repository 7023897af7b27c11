"""A server or a worker that starts while PostgreSQL is away waits for it, and says at once why it waits."""

from urllib.parse import urlsplit, urlunsplit

import psycopg
import pytest

from cli.running import Run, text_of
from kontor.core import LANGUAGES
from kontor.server.errors import StoreError
from kontor.server.store.waiting import wait_for_database

NOWHERE = "postgresql://127.0.0.1:1/kontor"
MAX_WAIT_SECONDS = 30.0


def allow_connections(database: str, *, allowed: bool) -> None:
    """Let PostgreSQL accept or refuse everybody who wants to use a database."""
    parts = urlsplit(database)
    with psycopg.connect(urlunsplit(parts._replace(path="/postgres")), autocommit=True) as connection:
        connection.execute(f"ALTER DATABASE {parts.path.strip('/')} ALLOW_CONNECTIONS {allowed}".encode())


def test_a_database_that_comes_back_is_waited_for(empty_database: str) -> None:
    """It comes back when the first failure is reported."""
    reported: list[StoreError] = []

    def come_back(failure: StoreError) -> None:
        reported.append(failure)
        allow_connections(empty_database, allowed=True)

    allow_connections(empty_database, allowed=False)
    wait_for_database(empty_database, MAX_WAIT_SECONDS, come_back)

    assert [failure.key for failure in reported] == ["no-database"]


def test_after_its_time_the_waiting_ends_with_the_reason() -> None:
    """However often it was tried, the host is told once."""
    reported: list[StoreError] = []
    with pytest.raises(StoreError) as failure:
        wait_for_database(NOWHERE, 0.6, reported.append)

    assert failure.value.key == "no-database"
    assert len(reported) == 1


def test_a_database_that_nobody_has_created_is_not_waited_for(empty_database: str) -> None:
    """Somebody has to create it."""
    with pytest.raises(StoreError) as failure:
        wait_for_database(f"{empty_database}_of_nobody", MAX_WAIT_SECONDS, lambda failure: pytest.fail(str(failure)))

    assert failure.value.key == "database-missing"


@pytest.mark.parametrize("verb", ["serve", "worker"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_host_sees_what_is_waited_for(
    kontor: Run, monkeypatch: pytest.MonkeyPatch, verb: str, language: str
) -> None:
    """Before the time is over, with the setting that may be wrong."""
    monkeypatch.setenv("KONTOR_DATABASE", NOWHERE)
    monkeypatch.setenv("KONTOR_DATABASE_WAIT_SECONDS", "1")
    done = kontor(verb, "--lang", language)

    assert done.code == 2
    waiting, _, _ = text_of("waiting-for-database", language, why="…", seconds=1).partition("…")
    assert " ".join(done.err.split()).count(waiting) == 1
    assert "KONTOR_DATABASE" in done.err
