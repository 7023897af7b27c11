"""`kontor db`: the schema of the server's database."""

import os
from typing import Annotated

import typer

from kontor.cli.errors import server_installed
from kontor.cli.language import LangOption, language, speak
from kontor.cli.screen import screen
from kontor.core import encode

BEHIND = 1

db = typer.Typer(help="help-db", no_args_is_help=True)


@db.command("upgrade", help="help-db-upgrade")
def upgrade(lang: LangOption = None) -> None:
    """Run the missing revisions of the schema."""
    with server_installed():
        from kontor.server.settings import read_settings  # noqa: PLC0415 - players install no server
        from kontor.server.store.schema import upgrade as run_missing  # noqa: PLC0415
    texts = speak(language(lang))
    schema = run_missing(read_settings(os.environ).database)
    facts = {"missing": list(schema.missing), "newest": schema.newest}
    screen().print(texts.text("db-upgraded" if schema.missing else "db-newest", facts))


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
    schema = look(read_settings(os.environ).database)
    if as_json:
        typer.echo(encode(schema).decode())
    elif schema.missing:
        facts = {"revision": schema.revision or "0", "missing": list(schema.missing)}
        screen().print(texts.text("db-behind", facts))
    else:
        screen().print(texts.text("db-newest", {"newest": schema.newest}))
    if schema.missing:
        raise typer.Exit(BEHIND)
