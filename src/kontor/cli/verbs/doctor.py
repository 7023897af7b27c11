"""`kontor doctor`: looks at everything that a server needs, and says what mends it."""

import asyncio
import os
from typing import Annotated, Any

import typer
from rich.table import Table
from rich.text import Text

from kontor.cli.extras import server_installed
from kontor.cli.language import LangOption, language, speak
from kontor.cli.screen import screen
from kontor.core import Texts, encode

ILL = 1
COLOURS = {"ok": "green", "warning": "yellow", "failed": "red"}


def doctor(
    as_json: Annotated[bool, typer.Option("--json", help="help-json")] = False,
    lang: LangOption = None,
) -> None:
    """Examine; leave with 1 if something cannot work."""
    with server_installed():
        from kontor.server.doctor import examine  # noqa: PLC0415 - players install no server
        from kontor.server.settings import read_settings  # noqa: PLC0415
    texts = speak(language(lang))
    found = asyncio.run(examine(read_settings(os.environ)))
    said = [
        {"check": one.check, "state": one.state, "facts": one.facts, "text": sentence(texts, one.key, one.facts)}
        for one in found
    ]
    healthy = all(one.state != "failed" for one in found)
    if as_json:
        typer.echo(encode({"ok": healthy, "checks": said}).decode())
    else:
        show(texts, said)
    if not healthy:
        raise typer.Exit(ILL)


def sentence(texts: Texts, key: str, facts: dict[str, Any]) -> str:
    """Return what was found in words."""
    return texts.text(f"doctor-{key}", facts)


def show(texts: Texts, said: list[dict[str, Any]]) -> None:
    """Print a line for each thing."""
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    table.add_column()
    for one in said:
        state = one["state"]
        table.add_row(Text(texts.text(f"state-{state}"), COLOURS[state]), Text(one["text"]))
    screen().print(table)
