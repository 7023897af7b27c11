"""The database of the server at the prompt."""

import json
import sys

import pytest

from cli.running import Run, text_of


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
