"""The terminal: at most 100 columns, and colours only if it can show them."""

import sys

from rich import box
from rich.console import Console
from rich.progress import BarColumn, Progress, ProgressColumn, TextColumn

MAX_COLUMNS = 100


def screen(*, plain: bool = False, stderr: bool = False) -> Console:
    """Return a console; a plain one has no colours and is never cleared."""
    console = Console(highlight=False, no_color=plain or None, markup=False, stderr=stderr, emoji=False)
    console.width = min(console.width, MAX_COLUMNS)
    return console


def progress_bar(*more: ProgressColumn) -> Progress:
    """Return a progress bar on stderr that vanishes at the end; none if stderr is not a terminal."""
    console = screen(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), *more)
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def frame_box(*, plain: bool) -> box.Box:
    """Return the line style of frames: ASCII if plain."""
    return box.ASCII if plain else box.ROUNDED


def is_interactive(console: Console) -> bool:
    """Return True if a person reads the output and types the input."""
    return console.is_terminal and sys.stdin.isatty()
