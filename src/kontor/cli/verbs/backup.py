"""`kontor backup` and `kontor restore`: the server's whole database to one file, and back."""

import os
from pathlib import Path
from typing import Annotated

import typer

from kontor.cli.errors import CliError, server_installed
from kontor.cli.files import create
from kontor.cli.hosting import host_database
from kontor.cli.language import LangOption, language, speak
from kontor.cli.screen import screen

KIB = 1024


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-backup-file")],
    lang: LangOption = None,
) -> None:
    """Write the database to a new file; an incomplete file is removed."""
    with server_installed():
        from kontor.server.settings import read_settings  # noqa: PLC0415 - players install no server
        from kontor.server.store.backup import back_up  # noqa: PLC0415
    texts = speak(language(lang))
    create(file)
    unfinished = file.with_name(f"{file.name}.unfinished")
    try:
        with host_database(texts):
            back_up(read_settings(os.environ).database, unfinished)
        unfinished.replace(file)
    except BaseException:
        unfinished.unlink(missing_ok=True)
        file.unlink(missing_ok=True)
        raise
    size = -(-file.stat().st_size // KIB)
    screen().print(texts.text("backed-up", {"file": str(file), "size": size}))


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-restore-file")],
    replace: Annotated[bool, typer.Option("--replace", help="help-restore-replace")] = False,
    lang: LangOption = None,
) -> None:
    """Fill the database from a backup; with `--replace` also one that is not empty."""
    with server_installed():
        from kontor.server.settings import read_settings  # noqa: PLC0415 - players install no server
        from kontor.server.store.backup import restore as fill  # noqa: PLC0415
        from kontor.server.store.schema import status  # noqa: PLC0415
    texts = speak(language(lang))
    if not file.is_file():
        raise CliError("no-backup", file=str(file))
    with host_database(texts, create=True):
        database = read_settings(os.environ).database
        fill(database, file, replace=replace)
        schema = status(database)
    screen().print(texts.text("restored", {"file": str(file)}))
    if schema.missing:
        screen().print(texts.text("db-behind", {"revision": schema.revision or "0", "missing": list(schema.missing)}))
