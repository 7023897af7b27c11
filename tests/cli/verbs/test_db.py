"""The database of the server at the prompt."""

import json
import sys
from typing import Any

import psycopg
import pytest

from cli.running import Run, text_of
from kontor.server.matches.updates import demand_readable
from updates.make_corpus.databases import CORPUS, restore


def test_a_new_database_is_behind_until_it_is_upgraded(
    kontor: Run, monkeypatch: pytest.MonkeyPatch, empty_database: str
) -> None:
    """People and programs are told where it stands, by words and by the code."""
    monkeypatch.setenv("KONTOR_DATABASE", empty_database)

    before, told = kontor("db", "status"), kontor("db", "status", "--json")
    found = json.loads(told.out)
    assert (before.code, told.code, found["revision"]) == (1, 1, None)
    assert found["missing"][0] == "0001"
    assert found["missing"][-1] == found["newest"]
    assert "kontor db upgrade" in " ".join(before.out.split())
    assert kontor("worker").err.startswith("kontor: The database lacks 0001")

    first, second = kontor("db", "upgrade"), kontor("db", "upgrade", "--lang", "de")
    assert (first.code, second.code) == (0, 0)
    assert text_of("db-upgraded", newest=found["newest"], missing=found["missing"]) in " ".join(first.out.split())
    assert "neuesten Stand" in second.out

    after, told = kontor("db", "status"), kontor("db", "status", "--json")
    assert (after.code, told.code) == (0, 0)
    assert json.loads(told.out) == {"missing": [], "newest": found["newest"], "revision": found["newest"]}
    assert "up to date" in after.out


@pytest.mark.parametrize("verb", [("db", "status"), ("db", "upgrade"), ("worker",)])
@pytest.mark.parametrize("address", ["nowhere", "postgresql://127.0.0.1:1/kontor"])
def test_a_database_that_is_not_there_is_one_line(
    kontor: Run, monkeypatch: pytest.MonkeyPatch, verb: tuple[str, ...], address: str
) -> None:
    """With the setting that says where it is."""
    monkeypatch.setenv("KONTOR_DATABASE", address)
    done = kontor(*verb)
    assert (done.code, done.out) == (2, "")
    assert done.err.count("\n") == 1
    assert "KONTOR_DATABASE" in done.err


@pytest.mark.parametrize("verb", [("db", "status"), ("db", "upgrade"), ("worker",)])
def test_without_the_server_it_says_what_to_install(
    kontor: Run, monkeypatch: pytest.MonkeyPatch, verb: tuple[str, ...]
) -> None:
    """It is an extra of the package."""
    monkeypatch.setitem(sys.modules, "alembic", None)
    monkeypatch.delitem(sys.modules, "kontor.server.store.schema", raising=False)
    for language in ("en", "de"):
        done = kontor(*verb, "--lang", language)
        assert done.code == 2
        assert 'pip install "kontor[server]"' in done.err
        assert done.err.count("\n") == 1


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("verb", [("db",), ("db", "upgrade"), ("db", "status"), ("worker",)])
def test_the_help_is_in_the_language(
    kontor: Run, monkeypatch: pytest.MonkeyPatch, verb: tuple[str, ...], language: str
) -> None:
    """No key of a message is left."""
    monkeypatch.setenv("LANG", f"{language}_XX.UTF-8")
    shown = kontor(*verb, "--help").out
    assert "help-" not in shown
    assert text_of("help-help", language) in shown


@pytest.fixture
def former_database(empty_database: str) -> str:
    """A database of a former release, with matches of all games."""
    restore(empty_database, CORPUS / "4-novgorod-1.dump")
    return empty_database


def ask(database: str, statement: str) -> list[tuple[Any, ...]]:
    """Run a statement and return its rows."""
    with psycopg.connect(database, autocommit=True) as connection:
        cursor = connection.execute(statement.encode())
        return cursor.fetchall() if cursor.description else []


def test_a_check_says_what_an_upgrade_makes_of_the_matches_and_changes_nothing(
    kontor: Run, monkeypatch: pytest.MonkeyPatch, former_database: str
) -> None:
    """It tries the missing revisions in a copy, of which nothing is left."""
    monkeypatch.setenv("KONTOR_DATABASE", former_database)
    databases = ask(former_database, "SELECT datname FROM pg_database WHERE datname LIKE 'kontor_trial_%'")

    done, told = kontor("db", "upgrade", "--check", "--json"), kontor("db", "upgrade", "--check", "--lang", "de")

    assert json.loads(done.out) == {"carried_over": 13, "continued": 0, "shown": 7, "not_installed": 0, "unreadable": 0}
    assert (done.code, told.code) == (0, 0)
    assert "13 Partien gehen weiter, als wäre nichts geschehen." in told.out
    assert ask(former_database, "SELECT version_num FROM alembic_version") == [("0010",)]
    assert ask(former_database, "SELECT datname FROM pg_database WHERE datname LIKE 'kontor_trial_%'") == databases


def test_a_server_starts_without_a_game_but_not_with_a_match_that_it_cannot_read(
    kontor: Run, monkeypatch: pytest.MonkeyPatch, former_database: str
) -> None:
    """The check counts both; a match of a newer release is the reason, in one sentence."""
    monkeypatch.setenv("KONTOR_DATABASE", former_database)
    assert kontor("db", "upgrade").code == 0
    ask(former_database, "UPDATE matches SET game = 'chess' WHERE game = 'goa' AND status = 'playing'")
    [(games,)] = ask(former_database, "SELECT count(*) FROM matches WHERE game = 'chess'")
    demand_readable(former_database)

    ask(former_database, "UPDATE matches SET current_version = 99 WHERE game = 'borneo' AND status = 'over'")
    [(newer,)] = ask(former_database, "SELECT count(*) FROM matches WHERE current_version = 99")

    done = kontor("db", "upgrade", "--check", "--json")
    found = json.loads(done.out)
    assert (done.code, found["not_installed"], found["unreadable"]) == (1, games, newer)
    assert games > 0
    assert newer > 0
    refused = kontor("serve")
    assert refused.code == 2
    assert refused.err.count("\n") == 1
    assert f"{newer} stored matches can be neither played nor shown by this release (borneo 99)." in refused.err
