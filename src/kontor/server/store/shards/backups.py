"""Backups of all databases: one file for each, the home database first.

So each shard is backed up later than the home database. What a shard has in excess then is a match that started in
between, which nobody at home knows; the other way round matches would be missing that people see in their lists.
"""

from collections.abc import Sequence
from pathlib import Path

import psycopg

from kontor.server.errors import StoreError
from kontor.server.store.backup import back_up, restore

MARK_ALL = "INSERT INTO unmirrored (match) SELECT id FROM matches ON CONFLICT DO NOTHING"
"""The home database may know a match as it was earlier or later than the shard: it is told of all of them again."""


def files_of(file: Path, shards: int) -> list[Path]:
    """Return the files of a backup: the one that was named, and one beside it for each shard."""
    return [file, *(file.with_name(f"{file.name}.shard-{number}") for number in range(1, shards + 1))]


def back_up_all(databases: Sequence[str], files: Sequence[Path]) -> None:
    """Write each database into its file, in this order."""
    for database, file in zip(databases, files, strict=True):
        back_up(database, file)


def restore_all(databases: Sequence[str], files: Sequence[Path], *, replace: bool) -> None:
    """Fill each database from its file; StoreError, before anything is changed, if a file is missing."""
    for file in files:
        if not file.is_file():
            raise StoreError("backup-incomplete", file=str(file))
    for database, file in zip(databases, files, strict=True):
        restore(database, file, replace=replace)
    for shard in databases[1:]:
        with psycopg.connect(shard, autocommit=True) as connection:
            connection.execute(MARK_ALL.encode())
