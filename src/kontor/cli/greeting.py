"""`kontor` without arguments: says what it is, and offers to play, to learn and to serve."""

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from kontor.cli.arguments import load_game
from kontor.cli.play.commands import number_in
from kontor.cli.screen import is_interactive, screen
from kontor.core import Texts
from kontor.core.registry import slugs

VERBS = ("play", "learn", "serve")
EXAMPLE = "borneo"
"""The game that the examples name, if it is installed."""


def greet(texts: Texts) -> list[str]:
    """Print the greeting and the offers; return the arguments that a person chose, nothing if nobody did."""
    in_language = ["--lang", texts.language]
    console = screen()
    titles = {slug: load_game(slug).info.title for slug in slugs()}
    games = {"play": list(titles), "learn": [slug for slug in titles if load_game(slug).lessons()], "serve": []}
    console.print(Text(" ".join(texts.text("greeting", {"games": list(titles.values())}).split())))
    console.print()
    if not is_interactive(console):
        offer(console, [(command(verb, games[verb]), texts.text(f"greeting-{verb}")) for verb in VERBS])
        console.print(Text(texts.text("greeting-more")))
        return []
    offer(console, [(str(number), texts.text(f"greeting-{verb}")) for number, verb in enumerate(VERBS, 1)])
    verb = choose(console, texts.text("greeting-ask"), VERBS)
    if verb is None or not games[verb]:
        return [verb, *in_language] if verb else []
    offer(console, [(str(number), titles[slug]) for number, slug in enumerate(games[verb], 1)])
    slug = choose(console, texts.text("greeting-game"), games[verb])
    return [verb, slug, *in_language] if slug else []


def command(verb: str, games: Sequence[str]) -> str:
    """Return the command for a verb, with a game as an example if the verb takes one."""
    game = EXAMPLE if EXAMPLE in games else next(iter(games), "")
    return f"kontor {verb} {game}".rstrip()


def offer(console: Console, rows: Sequence[tuple[str, str]]) -> None:
    """Print a small table: what to type, and what it does."""
    table = Table.grid(padding=(0, 2))
    table.add_column(style="bold cyan", no_wrap=True)
    table.add_column()
    for typed, what in rows:
        table.add_row(f"  {typed}", Text(what))
    console.print(table)
    console.print()


def choose(console: Console, question: str, choices: Sequence[str]) -> str | None:
    """Ask until the answer is a number or the word itself; None for an empty answer."""
    while answer := console.input(f"{question} ").strip().casefold():
        number = number_in(answer) or 0
        if 1 <= number <= len(choices):
            return choices[number - 1]
        if answer in choices:
            return answer
    return None
