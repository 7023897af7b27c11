"""The doctor at the prompt."""

import ast
import json
import re
from pathlib import Path

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
    } | {"schema-ahead"}
    made = set(re.findall(r"^doctor-([a-z-]+) =", messages(language), re.MULTILINE))
    assert used == made
    assert all(texts.has(f"doctor-{key}") for key in used)


def messages(language: str) -> str:
    """Return the doctor's messages of a language."""
    return (Path(str(kontor.cli.__file__)).parent / f"messages/doctor.{language}.ftl").read_text("utf-8")
