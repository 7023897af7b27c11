"""`kontor games`: the installed games, their designers and their options."""

from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from kontor.cli.arguments import spell
from kontor.cli.language import LangOption, language, speak
from kontor.cli.prose import flowing
from kontor.cli.screen import screen
from kontor.core import AnyGame, Option, Texts
from kontor.core.registry import game as registered
from kontor.core.registry import slugs
from kontor.core.summary import summarize


def games(
    as_json: Annotated[bool, typer.Option("--json", help="help-json")] = False,
    lang: LangOption = None,
) -> None:
    """List the installed games."""
    spoken = language(lang)
    games_here = [registered(slug) for slug in slugs()]
    if as_json:
        described = [summarize(game, speak(spoken, game)) for game in games_here]
        typer.echo(msgspec.json.format(msgspec.json.encode(described), indent=2).decode())
        return
    console = screen()
    for game in games_here:
        show(console, game, speak(spoken, game))


def show(console: Console, game: AnyGame, texts: Texts) -> None:
    """Print one game for a person."""
    info = game.info
    seats = f"{min(info.seats)}-{max(info.seats)}"
    console.print(Text(info.title, "bold").append(f"  {info.slug}", "not bold cyan"))
    console.print(texts.text("game-line", {"designer": info.designer, "published": " · ".join(info.published)}))
    console.print(texts.text("game-seats", {"seats": seats}))
    console.print(Padding(Text(flowing(texts.text("game-about"))), (1, 0, 1, 2)))
    console.print(Text(texts.text("game-options"), "bold"))
    table = Table.grid(padding=(0, 2))
    table.add_column(style="cyan", no_wrap=True)
    table.add_column()
    for option in info.options:
        table.add_row(Text("\n").join(map(Text, choices(option))), Text(flowing(texts.option(option))))
    console.print(Padding(table, (0, 0, 1, 2)))
    console.print(Text(flowing(texts.text("game-credits")), "dim"))
    console.print(texts.text("game-start", {"slug": info.slug}))


def choices(option: Option) -> list[str]:
    """Return the settings of an option as they are typed; the default is marked."""
    mark = {
        choice: " *" if choice == option.default and type(choice) is type(option.default) else ""
        for choice in option.choices
    }
    return [f"{option.name}={spell(choice)}{mark[choice]}" for choice in option.choices]
