"""A host with two databases at the prompt: made, looked at, backed up and restored."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from cli.running import Run
from server.fixtures import new_database


@pytest.fixture
def another(services: dict[str, str]) -> Iterator[str]:
    """A second database that nobody has used."""
    with new_database(services) as address:
        yield address


@pytest.fixture
def two(monkeypatch: pytest.MonkeyPatch, kontor: Run, empty_database: str, another: str) -> tuple[str, str]:
    """A home database with a shard, as `kontor db upgrade` makes them."""
    monkeypatch.setenv("KONTOR_DATABASE", empty_database)
    monkeypatch.setenv("KONTOR_SHARDS", another)
    monkeypatch.setenv("KONTOR_ALLOW_UNSAFE_DATABASE", "1")
    assert kontor("db", "status").code == 1
    assert kontor("db", "upgrade").code == 0
    return empty_database, another


def test_the_tables_of_both_are_made_and_the_doctor_finds_both(kontor: Run, two: tuple[str, str]) -> None:
    """And an upgrade looks at the matches of both."""
    assert kontor("db", "status").code == 0
    assert json.loads(kontor("db", "upgrade", "--check", "--json").out)["unreadable"] == 0

    checks = json.loads(kontor("doctor", "--json").out)["checks"]

    told = [each["text"] for each in checks if each["check"] == "shard"]
    assert told == ["Shard 1 answers and belongs to this server."]


def test_a_process_without_the_setting_does_not_start(
    kontor: Run, monkeypatch: pytest.MonkeyPatch, two: tuple[str, str]
) -> None:
    """It would not find the matches that are played there."""
    monkeypatch.delenv("KONTOR_SHARDS")

    refused = kontor("worker")

    assert refused.code == 2
    assert "KONTOR_SHARDS names 0 shards, but this server has 1" in refused.err


def test_a_backup_has_a_file_for_each_database_and_restores_both(
    kontor: Run, monkeypatch: pytest.MonkeyPatch, two: tuple[str, str], tmp_path: Path
) -> None:
    """And is refused as a whole if one of them is missing."""
    file = tmp_path / "kontor.dump"

    assert kontor("backup", str(file)).code == 0
    names = ["kontor.dump", "kontor.dump.shard-1"]
    assert sorted(each.name for each in tmp_path.iterdir()) == names
    assert {each.stat().st_mode & 0o777 for each in tmp_path.iterdir()} == {0o600}

    assert kontor("restore", str(file)).code == 2, "they are not empty"
    assert kontor("restore", str(file), "--replace").code == 0
    assert kontor("db", "status").code == 0
    (tmp_path / names[1]).unlink()
    incomplete = kontor("restore", str(file), "--replace")
    assert (incomplete.code, names[1] in incomplete.err) == (2, True)


def test_old_backups_go_with_the_files_of_their_shards(kontor: Run, two: tuple[str, str], tmp_path: Path) -> None:
    """Otherwise the folder would fill with parts that nobody can restore."""
    for day in (1, 2):
        for ending in ("", ".shard-1"):
            (tmp_path / f"kontor-2026010{day}T000000Z.dump{ending}").touch()

    assert kontor("backup", "--keep", "2", str(tmp_path)).code == 0

    kept = sorted(each.name for each in tmp_path.iterdir())
    assert len(kept) == 4
    assert kept[:2] == ["kontor-20260102T000000Z.dump", "kontor-20260102T000000Z.dump.shard-1"]
