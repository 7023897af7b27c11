"""The doctor at the prompt."""

import ast
import json
import re
from pathlib import Path
from urllib.parse import urlsplit

import pytest

import kontor.cli
import kontor.server.doctor
from cli.running import Run, text_of
from kontor.cli.language import speak
from kontor.core import LANGUAGES
from kontor.server.store import schema

DOCTOR = Path(kontor.server.doctor.__file__).parent


@pytest.fixture
def host(monkeypatch: pytest.MonkeyPatch, empty_database: str) -> pytest.MonkeyPatch:
    """The environment of a host with a database of this release and without NATS."""
    schema.upgrade(empty_database)
    monkeypatch.setenv("KONTOR_DATABASE", empty_database)
    monkeypatch.setenv("KONTOR_SECRET", "a secret that nobody guesses")
    monkeypatch.delenv("KONTOR_NATS", raising=False)
    return monkeypatch


def test_all_is_well_and_a_warning_is_not_a_failure(kontor: Run, host: pytest.MonkeyPatch) -> None:
    """The code is for programs, the words are for people."""
    well = kontor("doctor")
    assert (well.code, well.err) == (0, "")
    assert text_of("doctor-database") in well.out
    assert text_of("doctor-bus-none") in well.out

    host.delenv("KONTOR_SECRET")
    warned = kontor("doctor", "--lang", "de")
    assert warned.code == 0
    assert "Warnung  KONTOR_SECRET ist nicht gesetzt" in warned.out


def test_what_failed_is_told_with_its_fix_and_code_1(kontor: Run, host: pytest.MonkeyPatch) -> None:
    """Programs get the same as JSON."""
    host.setenv("KONTOR_DATABASE", "postgresql://127.0.0.1:1/kontor")
    done, told = kontor("doctor"), kontor("doctor", "--json")
    assert (done.code, told.code) == (1, 1)
    assert "failed  PostgreSQL does not answer" in done.out
    found = json.loads(told.out)
    database = found["checks"][0]
    assert (found["ok"], database["check"], database["state"]) == (False, "database", "failed")
    assert "KONTOR_DATABASE" in database["text"]


@pytest.mark.parametrize("verb", [("serve",), ("worker",), ("db", "status"), ("doctor",)], ids=" ".join)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_database_that_is_missing_is_named_with_the_command_that_makes_it(
    kontor: Run, host: pytest.MonkeyPatch, empty_database: str, verb: tuple[str, ...], language: str
) -> None:
    """PostgreSQL runs, so nobody is told to start it."""
    host.setenv("KONTOR_DATABASE", f"{empty_database}_not")
    done = kontor(*verb, "--lang", language)

    assert done.code == (1 if verb == ("doctor",) else 2)
    said = " ".join((done.out + done.err).split())
    assert f"createdb {urlsplit(empty_database).path[1:]}_not --owner=kontor" in said
    assert not re.search(r"Start it|Starte es", said)


def test_a_role_that_is_refused_is_told_to_look_at_the_password(
    kontor: Run, host: pytest.MonkeyPatch, empty_database: str
) -> None:
    """The password itself is not shown."""
    host.setenv("KONTOR_DATABASE", empty_database.replace("kontor@", "nobody_here:hush@"))
    done = kontor("serve")

    assert (done.code, done.err.count("\n")) == (2, 1)
    assert "the password in KONTOR_DATABASE" in done.err
    assert "hush" not in done.err


def test_a_fresh_database_is_fine_because_serve_makes_the_tables(
    kontor: Run, monkeypatch: pytest.MonkeyPatch, empty_database: str
) -> None:
    """The doctor is asked before the first start."""
    monkeypatch.setenv("KONTOR_DATABASE", empty_database)
    monkeypatch.setenv("KONTOR_SECRET", "a secret that nobody guesses")
    monkeypatch.delenv("KONTOR_NATS", raising=False)
    done = kontor("doctor")

    assert (done.code, done.err) == (0, "")
    assert text_of("doctor-schema-new") in " ".join(done.out.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_found_has_words(language: str) -> None:
    """Every key that the doctor uses is a message, and every message is used."""
    texts = speak(language)
    used = {
        str(arguments[-1].value)
        for file in DOCTOR.glob("*.py")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("ok", "warning", "failed")
        for arguments in [[each for each in node.args if isinstance(each, ast.Constant)]]
        if len(arguments) == len(node.args)
    } | {"schema-ahead", "no-database", "database-missing", "login-refused", "database-read-only"}
    made = set(re.findall(r"^doctor-([a-z-]+) =", messages(language), re.MULTILINE))
    assert used == made
    assert all(texts.has(f"doctor-{key}") for key in used)


def messages(language: str) -> str:
    """Return the doctor's messages of a language."""
    return (Path(str(kontor.cli.__file__)).parent / f"messages/doctor.{language}.ftl").read_text("utf-8")
