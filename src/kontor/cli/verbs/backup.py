"""`kontor backup` and `kontor restore`: the server's whole database to one file, and back; one more for each shard."""

import os
import re
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer

from kontor.cli.errors import CliError, server_installed
from kontor.cli.files import create, in_folder
from kontor.cli.home_server import host_database
from kontor.cli.language import LangOption, language, speak
from kontor.cli.screen import screen

KIB = 1024
DATED_NAME = "kontor-%Y%m%dT%H%M%SZ.dump"
"""The name of a backup in a folder, by the time in UTC: in the order of their names they are in the order of time."""
DATED = re.compile(r"kontor-\d{8}T\d{6}Z\.dump")


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-backup-file")],
    keep: Annotated[int | None, typer.Option(min=1, max=100_000, help="help-backup-keep")] = None,
    lang: LangOption = None,
) -> None:
    """Write the database to a new file; an incomplete file is removed. With `--keep` the file is named by the time."""
    with server_installed():
        from kontor.server.settings import read_settings  # noqa: PLC0415 - players install no server
        from kontor.server.store.shards.backups import back_up_all, files_of  # noqa: PLC0415
    texts = speak(language(lang))
    folder = file
    if keep is not None:
        file = in_folder(folder, datetime.now(UTC).strftime(DATED_NAME))
    shards = read_settings(os.environ).shard_addresses
    files = files_of(file, len(shards))
    unfinished = [each.with_name(f"{each.name}.unfinished") for each in files]
    created: list[Path] = []
    try:
        for each in files:
            create(each)
            created.append(each)
        with host_database(texts):
            back_up_all((read_settings(os.environ).database, *shards), unfinished)
        for written, each in zip(unfinished, files, strict=True):
            written.replace(each)
    except BaseException:
        for each in (*unfinished, *created):
            each.unlink(missing_ok=True)
        raise
    size = sum(-(-each.stat().st_size // KIB) for each in files)
    screen().print(texts.text("backed-up", {"file": str(file), "size": size}))
    for old in old_backups(folder, keep) if keep is not None else ():
        for each in (old, *folder.glob(f"{old.name}.shard-*")):
            each.unlink()
        screen().print(texts.text("backup-removed", {"file": str(old)}))


def old_backups(folder: Path, keep: int) -> list[Path]:
    """Return the backups of a folder that are named by their time, except the newest; other files are not ours."""
    dated = sorted(each for each in folder.iterdir() if DATED.fullmatch(each.name))
    return dated[:-keep]


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-restore-file")],
    replace: Annotated[bool, typer.Option("--replace", help="help-restore-replace")] = False,
    lang: LangOption = None,
) -> None:
    """Fill the database from a backup; with `--replace` also one that is not empty."""
    with server_installed():
        from kontor.server.settings import read_settings  # noqa: PLC0415 - players install no server
        from kontor.server.store.schema import status  # noqa: PLC0415
        from kontor.server.store.shards.backups import files_of, restore_all  # noqa: PLC0415
    texts = speak(language(lang))
    if not file.is_file():
        raise CliError("no-backup", file=str(file))
    with host_database(texts, create=True):
        settings = read_settings(os.environ)
        databases = (settings.database, *settings.shard_addresses)
        restore_all(databases, files_of(file, len(settings.shard_addresses)), replace=replace)
        schema = status(settings.database)
    screen().print(texts.text("restored", {"file": str(file)}))
    if schema.missing:
        screen().print(texts.text("db-behind", {"revision": schema.revision or "0", "missing": list(schema.missing)}))
