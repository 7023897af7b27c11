"""`kontor doctor`: checks everything that a server needs, and says how to fix what is wrong."""

import asyncio
import os
from typing import Annotated, Any

import typer
from rich.table import Table
from rich.text import Text

from kontor.cli.errors import server_installed
from kontor.cli.home_server import host_database
from kontor.cli.language import LangOption, language, speak
from kontor.cli.screen import screen
from kontor.core import Texts, encode

FAILED = 1
COLOURS = {"ok": "green", "warning": "yellow", "failed": "red"}


def doctor(
    as_json: Annotated[bool, typer.Option("--json", help="help-json")] = False,
    lang: LangOption = None,
) -> None:
    """Run all checks and print what they found; exit with 1 if one failed."""
    with server_installed():
        from kontor.server.doctor import examine  # noqa: PLC0415 - players install no server
        from kontor.server.embedded import embedded_folder  # noqa: PLC0415
        from kontor.server.settings import read_settings  # noqa: PLC0415
    texts = speak(language(lang))
    folder = embedded_folder(os.environ)
    if folder is None or folder.version is None:  # nothing to start
        results = asyncio.run(examine(read_settings(os.environ), folder))
    else:
        with host_database(texts):
            results = asyncio.run(examine(read_settings(os.environ), folder))
    checks = [
        {
            "check": result.check,
            "state": result.state,
            "facts": result.facts,
            "text": sentence(texts, result.key, result.facts),
        }
        for result in results
    ]
    healthy = all(result.state != "failed" for result in results)
    if as_json:
        typer.echo(encode({"ok": healthy, "checks": checks}).decode())
    else:
        show(texts, checks)
    if not healthy:
        raise typer.Exit(FAILED)


def sentence(texts: Texts, key: str, facts: dict[str, Any]) -> str:
    """Return the result of a check in words."""
    return texts.text(f"doctor-{key}", facts)


def show(texts: Texts, checks: list[dict[str, Any]]) -> None:
    """Print a line for each check."""
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    table.add_column()
    for check in checks:
        state = check["state"]
        table.add_row(Text(texts.text(f"state-{state}"), COLOURS[state]), Text(check["text"]))
    screen().print(table)
