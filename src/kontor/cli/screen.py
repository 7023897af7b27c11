"""The terminal: at most a hundred columns, colours only where they can be shown."""

import sys

from rich import box
from rich.console import Console
from rich.progress import BarColumn, Progress, ProgressColumn, TextColumn

WIDEST = 100


def screen(*, plain: bool = False, stderr: bool = False) -> Console:
    """Return a console; a plain one has no colours, no drawn lines and is never cleared."""
    console = Console(highlight=False, no_color=plain or None, markup=False, stderr=stderr, emoji=False)
    console.width = min(console.width, WIDEST)
    return console


def progress_bar(*more: ProgressColumn) -> Progress:
    """Return a bar on stderr that vanishes when it is done; nothing where nobody looks."""
    console = screen(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), *more)
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def frame_box(*, plain: bool) -> box.Box:
    """Return the lines around a part of the table."""
    return box.ASCII if plain else box.ROUNDED


def is_interactive(console: Console) -> bool:
    """Say whether a person sits at both ends of the terminal."""
    return console.is_terminal and sys.stdin.isatty()
