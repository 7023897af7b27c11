"""`kontor db`: the schema of the server's database."""

import os
from collections.abc import Sequence
from typing import Annotated

import msgspec
import typer
from rich.progress import MofNCompleteColumn

from kontor.cli.errors import server_installed
from kontor.cli.home_server import host_database
from kontor.cli.language import LangOption, language, speak
from kontor.cli.screen import progress_bar, screen
from kontor.core import Texts, encode

BEHIND = 1

db = typer.Typer(help="help-db", no_args_is_help=True)


@db.command("upgrade", help="help-db-upgrade")
def upgrade(
    check: Annotated[bool, typer.Option("--check", help="help-db-check")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="help-json")] = False,
    lang: LangOption = None,
) -> None:
    """Run the missing revisions of the schema; with `--check` only say what an upgrade makes of the matches."""
    with server_installed():
        from kontor.server.settings import read_settings  # noqa: PLC0415 - players install no server
        from kontor.server.store.schema import upgrade as run_missing  # noqa: PLC0415
        from kontor.server.store.shards.claims import upgrade_shards  # noqa: PLC0415
    texts = speak(language(lang))
    with host_database(texts, create=not check):
        settings = read_settings(os.environ)
        if check:
            say_check(texts, settings.database, settings.shard_addresses, as_json=as_json)
            return
        schema = run_missing(settings.database)
        upgrade_shards(settings.database, settings.shard_addresses)
    facts = {"missing": list(schema.missing), "newest": schema.newest}
    screen().print(texts.text("db-upgraded" if schema.missing else "db-newest", facts))


def say_check(texts: Texts, database: str, shards: Sequence[str], *, as_json: bool) -> None:
    """Print how many matches this release carries over, continues and shows; exit with 1 if it cannot read some."""
    with server_installed():
        from kontor.server.matches.updates import try_upgrade  # noqa: PLC0415 - players install no server
    with progress_bar(MofNCompleteColumn()) as progress:
        task = progress.add_task(texts.text("db-checking"), total=None)
        found = try_upgrade(database, lambda done, total: progress.update(task, completed=done, total=total), shards)
    if as_json:
        typer.echo(encode(found).decode())
    else:
        for name, count in msgspec.structs.asdict(found).items():
            if count or name in ("carried_over", "continued", "shown"):
                screen().print(texts.text(f"db-check-{name.replace('_', '-')}", {"count": count}))
    if found.unreadable:
        raise typer.Exit(BEHIND)


@db.command("status", help="help-db-status")
def status(
    as_json: Annotated[bool, typer.Option("--json", help="help-json")] = False,
    lang: LangOption = None,
) -> None:
    """Print whether the schema is up to date; exit with 1 if revisions are missing."""
    with server_installed():
        from kontor.server.settings import read_settings  # noqa: PLC0415 - players install no server
        from kontor.server.store.schema import status as look  # noqa: PLC0415
    texts = speak(language(lang))
    with host_database(texts):
        settings = read_settings(os.environ)
        found = [look(address) for address in (settings.database, *settings.shard_addresses)]
    schema = next((each for each in found if each.missing), found[0])
    if as_json:
        typer.echo(encode(schema).decode())
    elif schema.missing:
        facts = {"revision": schema.revision or "0", "missing": list(schema.missing)}
        screen().print(texts.text("db-behind", facts))
    else:
        screen().print(texts.text("db-newest", {"newest": schema.newest}))
    if schema.missing:
        raise typer.Exit(BEHIND)
