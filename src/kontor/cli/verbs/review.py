"""`kontor review`: where a finished match was decided, as a page, in the terminal or as JSON."""

from pathlib import Path
from typing import Annotated

import typer
from rich.progress import MofNCompleteColumn, TimeRemainingColumn
from rich.table import Table

from kontor.cli.arguments import load_game
from kontor.cli.files import create
from kontor.cli.language import LangOption, language, speak
from kontor.cli.screen import progress_bar, screen
from kontor.cli.verbs.replay import read_any_record, read_file
from kontor.core import AnyGame, MatchRecord, Seat, Texts, encode
from kontor.core.registry import game_with
from kontor.lab.review import Review, ReviewError, review_match
from kontor.lab.review.page import page
from kontor.lab.review.printed import rounded, signed


def review(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-record-file")],
    seat: Annotated[int | None, typer.Option(metavar="NUMBER", help="help-review-seat")] = None,
    budget: Annotated[str, typer.Option(metavar="quick|full|5000sims", help="help-review-budget")] = "quick",
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="help-review-out")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="help-json")] = False,
    lang: LangOption = None,
) -> None:
    """Review a finished match; without `--json` or `--out` the page is written next to the record."""
    texts = speak(language(lang))
    record = read_any_record(read_file(file))
    game = load_game(record.header.game)
    game = game_with(record.header.game, record.header.components) or game  # the replay says what is missing
    seats = chosen_seats(record, seat)
    target = out or file.with_suffix(".review.html")
    if not as_json:
        create(target)  # if it cannot be written, say so before the work
    try:
        found = review_with_bar(texts, game, record, seats, budget)
        if not as_json:
            target.write_text(page(game, record, found, texts.language), "utf-8")
    except BaseException:
        if not as_json:
            target.unlink(missing_ok=True)
        raise
    if as_json:
        typer.echo(encode(found).decode())
        return
    screen().print(table(texts, found))
    screen().print(texts.text("review-written", {"file": str(target)}))


def chosen_seats(record: MatchRecord, seat: int | None) -> list[Seat]:
    """Return the seats to review; people count them from 1. ReviewError if there is no such seat."""
    many = len(record.header.seats)
    if seat is None:
        return list(range(many))
    if not 1 <= seat <= many:
        raise ReviewError("review-seat", seat=seat, seats=many)
    return [seat - 1]


def review_with_bar(texts: Texts, game: AnyGame, record: MatchRecord, seats: list[Seat], budget: str) -> Review:
    """Review with a progress bar, which counts the positions."""
    with progress_bar(MofNCompleteColumn(), TimeRemainingColumn()) as progress:
        total = len(record.moves) * len(seats)
        task = progress.add_task(texts.text("reviewing", {"game": game.info.title}), total=total)
        return review_match(game, record, seats, budget, lambda steps: progress.advance(task, steps))


def table(texts: Texts, found: Review) -> Table:
    """Return where the result of each seat comes from, in whole per cent."""
    grid = Table(box=None, title=texts.text("review-table"), title_justify="left")
    for key in ("who", "start", "luck", "own", "others", "result"):
        grid.add_column(texts.text(f"review-column-{key}"), justify="left" if key == "who" else "right")
    for one in found.reviews:
        start, luck, own, others, result = rounded(one.account)
        changes = (signed(luck), signed(own), signed(others))
        grid.add_row(found.seats[one.seat], str(start), *changes, str(result))
    return grid
