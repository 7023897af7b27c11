"""Backups that restore: played, backed up, restored elsewhere, played on; on a real PostgreSQL."""

import asyncio
import os
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import TypeVar

import pytest

from cli.running import Run
from kontor.core import replay
from kontor.server.bus import LocalBus
from kontor.server.matches import Context
from kontor.server.matches.kernel.match import demand_started
from kontor.server.matches.read.records import record_of
from kontor.server.settings import Settings
from kontor.server.store import schema
from kontor.server.store.pool import open_pool
from server.fixtures import new_database
from server.sitting import play, play_out, started

T = TypeVar("T")


def at(database: str, do: Callable[[Context], Awaitable[T]]) -> T:
    """Do something with the matches of a database, and leave it."""

    async def done() -> T:
        pool = await open_pool(database, 2)
        try:
            return await do(Context(Settings(database=database), pool, LocalBus()))
        finally:
            await pool.close()

    return asyncio.run(done())


async def some_moves(context: Context) -> tuple[str, bytes]:
    """Play the beginning of a match; return it and its position."""
    match = await started(context)
    for pick in range(12):
        await play(context, match, pick)
    return match, await position(context, match)


async def position(context: Context, match: str) -> bytes:
    """Return the stored position of a match."""
    state: bytes = await context.pool.fetchval("SELECT state FROM matches WHERE id = $1", match)
    return state


async def matches(context: Context) -> list[str]:
    """Return the matches of a database."""
    return [row["id"] for row in await context.pool.fetch("SELECT id FROM matches")]


@pytest.fixture
def played(empty_database: str) -> tuple[str, str, bytes]:
    """A database with a match that is played, the match, and its position."""
    schema.upgrade(empty_database)
    return (empty_database, *at(empty_database, some_moves))


@pytest.fixture
def elsewhere(services: dict[str, str]) -> Iterator[str]:
    """Another database that nobody has used."""
    with new_database(services) as address:
        yield address


def test_a_match_is_played_on_where_its_backup_is_restored_and_its_record_verifies(
    kontor: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, played: tuple[str, str, bytes], elsewhere: str
) -> None:
    """Nothing of it is lost, and nobody notices."""
    database, match, state = played
    file = tmp_path / "kontor.dump"
    monkeypatch.setenv("KONTOR_DATABASE", database)
    assert kontor("backup", str(file)).code == 0
    assert file.stat().st_mode & 0o777 == 0o600
    assert list(tmp_path.iterdir()) == [file]

    monkeypatch.setenv("KONTOR_DATABASE", elsewhere)
    done = kontor("restore", str(file))
    assert (done.code, done.err) == (0, "")
    assert at(elsewhere, lambda context: position(context, match)) == state
    assert schema.status(elsewhere).missing == ()

    async def played_on(context: Context) -> None:
        rest = await play_out(context, match)
        record = await record_of(context, match)
        assert len(record.moves) == 12 + rest
        async with context.cache.locked(match) as table:
            assert replay(table.game, record) == demand_started(table).state

    at(elsewhere, played_on)
    assert at(database, lambda context: position(context, match)) == state


def test_a_database_that_is_not_empty_is_replaced_only_on_request(
    kontor: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, played: tuple[str, str, bytes], elsewhere: str
) -> None:
    """Also one that was replaced before."""
    database, match, _ = played
    schema.upgrade(elsewhere)
    other = at(elsewhere, started)
    monkeypatch.setenv("KONTOR_DATABASE", database)
    kontor("backup", str(tmp_path / "one"))
    monkeypatch.setenv("KONTOR_DATABASE", elsewhere)

    refused = kontor("restore", str(tmp_path / "one"))
    assert (refused.code, refused.out) == (2, "")
    assert "--replace" in refused.err
    assert at(elsewhere, matches) == [other]

    for number in range(2):
        assert kontor("restore", str(tmp_path / "one"), "--replace").code == 0
        assert at(elsewhere, matches) == [match]
        assert kontor("backup", str(tmp_path / f"again-{number}")).code == 0
    assert kontor("restore", str(tmp_path / "again-1"), "--replace").code == 0
    assert at(elsewhere, matches) == [match]


@pytest.mark.parametrize("fault", ["no backup", "half of one"])
def test_a_file_that_cannot_be_restored_costs_nothing(
    kontor: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, played: tuple[str, str, bytes], fault: str
) -> None:
    """What was there is there again."""
    database, match, state = played
    monkeypatch.setenv("KONTOR_DATABASE", database)
    kontor("backup", str(tmp_path / "whole"))
    whole = (tmp_path / "whole").read_bytes()
    (tmp_path / "bad").write_bytes(b"no backup" if fault == "no backup" else whole[: len(whole) * 3 // 4])

    done = kontor("restore", str(tmp_path / "bad"), "--replace")

    assert done.code == 2
    assert done.err.count("\n") == 1
    assert "pg_restore" in done.err
    assert at(database, lambda context: position(context, match)) == state
    assert kontor("db", "status").code == 0


def test_nobody_may_be_connected_to_a_database_that_is_replaced(
    kontor: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, played: tuple[str, str, bytes]
) -> None:
    """A server that goes on with the old data would corrupt the match."""
    database, _, _ = played
    monkeypatch.setenv("KONTOR_DATABASE", database)
    kontor("backup", str(tmp_path / "one"))

    with asyncio.Runner() as runner:
        pool = runner.run(open_pool(database, 1))
        done = kontor("restore", str(tmp_path / "one"), "--replace")
        runner.run(pool.close())

    assert done.code == 2
    assert "kontor serve" in done.err


def test_a_backup_that_fails_leaves_no_file_and_one_that_is_there_is_kept(
    kontor: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Whatever it is called, a file is a whole backup."""
    monkeypatch.setenv("KONTOR_DATABASE", "postgresql://kontor:geheim@127.0.0.1:1/kontor")
    failed = kontor("backup", str(tmp_path / "one"))
    assert (failed.code, failed.err.count("\n")) == (2, 1)
    assert "PostgreSQL cannot be reached" in failed.err
    assert "geheim" not in failed.err
    assert list(tmp_path.iterdir()) == []

    (tmp_path / "one").write_text("mine")
    assert kontor("backup", str(tmp_path / "one")).code == 2
    assert (tmp_path / "one").read_text() == "mine"
    assert kontor("restore", str(tmp_path / "none")).err.startswith("kontor: There is no file")


def test_in_a_folder_backups_are_named_by_the_time_and_only_the_newest_are_kept(
    kontor: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, empty_database: str
) -> None:
    """Other files are not touched, and old backups go only when the new one is complete."""
    folder = tmp_path / "backups"
    folder.mkdir()
    old = [folder / f"kontor-2020010{day}T040000Z.dump" for day in (1, 2, 3)]
    mine = folder / "kontor-mine.dump"
    for file in (*old, mine):
        file.touch()
    monkeypatch.setenv("KONTOR_DATABASE", "postgresql://127.0.0.1:1/kontor")
    assert kontor("backup", "--keep", "2", str(folder)).code == 2
    assert set(folder.iterdir()) == {*old, mine}

    monkeypatch.setenv("KONTOR_DATABASE", empty_database)
    done = kontor("backup", "--keep", "2", str(folder))

    assert (done.code, done.err) == (0, "")
    (new,) = set(folder.iterdir()) - {*old, mine}
    assert (new > old[-1], new.stat().st_mode & 0o777) == (True, 0o600)
    assert set(folder.iterdir()) == {old[-1], new, mine}


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("verb", ["backup", "restore"])
def test_without_the_programs_of_postgresql_it_says_what_to_install(
    kontor: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, verb: str, language: str
) -> None:
    """They are not Python's."""
    file = tmp_path / "one"
    if verb == "restore":
        file.touch()
    monkeypatch.setenv("PATH", os.devnull)
    monkeypatch.setenv("KONTOR_DATABASE", "postgresql://127.0.0.1:1/kontor")

    done = kontor(verb, str(file), "--lang", language)

    assert done.code == 2
    assert "apt-get install postgresql-client" in done.err
