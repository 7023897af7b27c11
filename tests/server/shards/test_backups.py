"""Backups of a home database with a shard: one file each, and what was played goes on after they are restored."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from kontor.server.bus import LocalBus
from kontor.server.errors import StoreError
from kontor.server.matches import Context
from kontor.server.matches.kernel.mirroring import sweep_mirrors
from kontor.server.matches.read.look import get_summary
from kontor.server.settings import Settings
from kontor.server.store.pool import open_pool
from kontor.server.store.shards.backups import back_up_all, files_of, restore_all
from server.fixtures import new_database
from server.shards.looking import at_shard, is_mirrored
from server.sitting import play, play_out, started


@pytest.fixture
def another_empty_database(services: dict[str, str]) -> Iterator[str]:
    """A second database that nobody has used."""
    with new_database(services) as address:
        yield address


async def test_a_server_goes_on_from_the_backups_of_all_its_databases(
    context: Context, databases: tuple[str, str], empty_database: str, another_empty_database: str, tmp_path: Path
) -> None:
    """Between the two a match ended: the home database learns of it after the restore."""
    running, ended = await started(context, "goa", 2), await started(context, "goa", 2)
    await play(context, running)
    files = files_of(tmp_path / "backup", 1)
    assert [file.name for file in files] == ["backup", "backup.shard-1"]
    back_up_all(databases[:1], files[:1])
    await play_out(context, ended)
    back_up_all(databases[1:], files[1:])

    restore_all((empty_database, another_empty_database), files, replace=False)
    pools = [await open_pool(address, 2) for address in (empty_database, another_empty_database)]
    restored = Context(Settings(database=empty_database, new_matches="1"), pools[0], LocalBus(), pools[1:])
    assert await at_shard(restored, "SELECT count(*) FROM unmirrored") > 0
    await sweep_mirrors(restored)

    assert (await get_summary(restored, ended, None)).status == "over"
    assert await is_mirrored(restored, ended)
    await play(restored, running)
    assert (await get_summary(restored, running, None)).seq == 2
    for pool in pools:
        await pool.close()


def test_a_backup_without_the_file_of_a_shard_is_refused_before_anything_is_changed(
    empty_database: str, tmp_path: Path
) -> None:
    file = tmp_path / "backup"
    file.touch()

    with pytest.raises(StoreError, match=r"backup-incomplete: file=.*backup.shard-1"):
        restore_all((empty_database, empty_database), files_of(file, 1), replace=False)
