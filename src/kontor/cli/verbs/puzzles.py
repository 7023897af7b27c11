"""`kontor lab puzzles`: positions of real matches in which one answer is clearly best, as a set for the server."""

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from kontor.cli.arguments import load_game
from kontor.cli.errors import CliError
from kontor.cli.language import LangOption, language, speak
from kontor.cli.screen import screen
from kontor.cli.verbs.lab import MAX_GAMES, GameArgument, SeedOption, WorkersOption
from kontor.cli.verbs.replay import read_file
from kontor.cli.verbs.review_check import watch
from kontor.core import AnyGame, Texts, encode, read_record
from kontor.core.puzzles import FORMAT, PuzzleSet
from kontor.lab.puzzles.choose import choose
from kontor.lab.puzzles.run import PuzzleSpec, kept_puzzles, search_all
from kontor.lab.puzzles.search import SearchedMatch

MATCHES = 12
"""Matches of bots, if no record is named."""
MOST = 8
"""Puzzles of a set."""


def puzzles(
    game: GameArgument,
    out: Annotated[Path, typer.Option(metavar="FILE", help="help-puzzles-out")],
    matches: Annotated[int | None, typer.Option(min=0, max=MAX_GAMES, help="help-puzzles-matches")] = None,
    seed: SeedOption = 1,
    record: Annotated[list[Path] | None, typer.Option(metavar="FILE", help="help-puzzles-record")] = None,
    most: Annotated[int, typer.Option(min=1, max=1000, help="help-puzzles-most")] = MOST,
    keep: Annotated[Path | None, typer.Option(metavar="FILE", help="help-puzzles-keep")] = None,
    workers: WorkersOption = None,
    lang: LangOption = None,
) -> None:
    """Search matches for puzzles, and write the chosen ones."""
    texts = speak(language(lang))
    box = load_game(game)
    records = tuple(read_file(file) for file in record or ())
    openings = tuple(_opening(box, content) for content in records)
    bots = matches if matches is not None else 0 if records else MATCHES
    count = len(records) + bots
    kept = kept_puzzles(PuzzleSpec(box.info.slug, box.info.rules_version, seed, openings), keep)
    title = texts.text("puzzles-searching", {"game": box.info.title})
    watch(title, search_all(kept, records, count, workers), kept.missing(count))
    searched = kept.first(count)
    chosen = tuple(each.puzzle for each in choose(searched, most))
    made = f"kontor lab puzzles {box.info.slug} --matches {bots} --seed {seed} --most {most}" + " --record …" * len(
        records
    )
    write_set(out, PuzzleSet(FORMAT, box.info.slug, made, chosen))
    screen().print(table(texts, box, searched, len(chosen)))
    screen().print(texts.text("puzzles-written", {"puzzles": len(chosen), "file": str(out)}))


def _opening(box: AnyGame, content: bytes) -> str:
    """Return the first link of a record; CliError if it is one of another game."""
    record = read_record(content)
    if record.header.game != box.info.slug:
        raise CliError("puzzles-other-game", game=box.info.title, other=record.header.game)
    return record.opening


def write_set(file: Path, found: PuzzleSet) -> None:
    """Write a set with one puzzle a line, so that a diff can be read; CliError if that is not possible."""
    head = (
        f'{{"format": {found.format}, "game": "{found.game}",\n"made": {encode(found.made).decode()},\n"puzzles": [\n'
    )
    lines = ",\n".join(encode(each).decode() for each in found.puzzles)
    try:
        file.write_text(f"{head}{lines}\n]}}\n", "utf-8")
    except OSError as error:
        raise CliError("cannot-write", file=str(file), why=error) from error


def table(texts: Texts, box: AnyGame, searched: list[SearchedMatch], chosen: int) -> Table:
    """Return how many decisions became puzzles."""
    grid = Table(title=texts.text("puzzles-title", {"game": box.info.title}), title_justify="left", box=None)
    figures = {
        "matches": len(searched),
        "decisions": sum(each.decisions for each in searched),
        "looked": sum(each.looked for each in searched),
        "stood-out": sum(each.stood_out for each in searched),
        "proven": sum(len(each.found) for each in searched),
        "chosen": chosen,
    }
    for key in figures:
        grid.add_column(texts.text(f"puzzles-{key}"), justify="right")
    grid.add_row(*map(str, figures.values()))
    return grid
