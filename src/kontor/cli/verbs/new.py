"""`kontor new`: makes what a developer begins with."""

from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from kontor.cli import files
from kontor.cli.errors import CliError
from kontor.cli.language import LangOption, language, speak
from kontor.cli.new_game.copying import package_files
from kontor.cli.new_game.naming import names_for
from kontor.cli.screen import screen

STEPS = (
    ("pip install -e '.[dev]'", "new-install"),
    ("pytest", "new-test"),
    ("kontor play {slug}", "new-play"),
    ("kontor serve", "new-browser"),
)
"""What to do next: the command, and the key of what it does."""
COMMAND_COLUMNS = 40

new = typer.Typer(help="help-new", no_args_is_help=True)


@new.callback()
def before_kinds() -> None:
    """Keep `game` a word of its own, so that other kinds can follow."""


@new.command("game", help="help-new-game")
def new_game(
    name: Annotated[str, typer.Argument(help="help-new-name", metavar="NAME")],
    into: Annotated[Path, typer.Option("--into", help="help-new-into")] = Path(),
    lang: LangOption = None,
) -> None:
    """Write a package with a small game that works: rules, a bot, two drawings, texts in two languages, and tests."""
    texts = speak(language(lang))
    names = names_for(name)
    folder = into / names.slug
    if folder.exists() or folder.is_symlink():
        raise CliError("new-exists", folder=str(folder))
    made = package_files(names)
    for path, text in made.items():
        place = folder / path
        files.create(files.in_folder(place.parent, place.name), text.encode())
    facts = {"title": names.title, "folder": str(folder), "count": len(made)}
    console = screen()
    say = partial(console.print, markup=False, highlight=False, soft_wrap=True)
    say(texts.text("new-made", facts))
    for command, key in STEPS:
        say(f"    {command.format(slug=names.slug):<{COMMAND_COLUMNS}}{texts.text(key)}")
    say(texts.text("new-guide"))
