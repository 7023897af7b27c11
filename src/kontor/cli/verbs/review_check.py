"""`kontor lab review-check`: whether reviews find planted blunders, and what their shares are worth in mid-match."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.progress import MofNCompleteColumn, TimeRemainingColumn
from rich.table import Table

from kontor.cli.files import in_folder
from kontor.cli.language import LangOption, language, speak
from kontor.cli.screen import progress_bar, screen
from kontor.cli.verbs.calibrate import percent
from kontor.cli.verbs.lab import MAX_GAMES, JsonOption, SeedOption, WorkersOption
from kontor.core import Texts, registry
from kontor.lab.check.blunders import BlunderReview
from kontor.lab.check.figures import MidgameFigures, measure_midgame
from kontor.lab.check.report import missed_bars, report
from kontor.lab.check.run import (
    BLUNDERS_FILE,
    MIDGAME_FILE,
    CheckSpec,
    checked_games,
    kept_blunders,
    kept_midgames,
    review_blunders,
    sample_midgames,
)
from kontor.lab.review.calibration import calibration_of

BLUNDERS = 40
"""Planted blunders, over all games together."""
MIDGAME_MATCHES = 200
"""Matches of each game: with the blunders about 30 minutes of processor time, by estimate (docs/reviews.md)."""


def review_check(
    blunders: Annotated[int, typer.Option(min=1, max=MAX_GAMES, help="help-review-check-blunders")] = BLUNDERS,
    matches: Annotated[int, typer.Option(min=1, max=MAX_GAMES, help="help-review-check-matches")] = MIDGAME_MATCHES,
    seed: SeedOption = 1,
    keep: Annotated[Path | None, typer.Option(metavar="FOLDER", help="help-review-check-keep")] = None,
    check: Annotated[bool, typer.Option("--check", help="help-review-check-check")] = False,
    workers: WorkersOption = None,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Check reviews; with `--check` the exit code is 1 if a figure is not as it should be."""
    texts = speak(language(lang))
    spec = CheckSpec(checked_games(), seed)
    files = [in_folder(keep, name) if keep else None for name in (BLUNDERS_FILE, MIDGAME_FILE)]
    planted, played = kept_blunders(spec, files[0]), kept_midgames(spec, files[1])
    in_all = matches * len(spec.games)
    watch(texts.text("review-check-blunders"), review_blunders(planted, blunders, workers), planted.missing(blunders))
    watch(texts.text("review-check-matches"), sample_midgames(played, in_all, workers), played.missing(in_all))
    reviews = planted.first(blunders)
    by_game = {game: [one for one in played.first(in_all) if one.game == game] for game in spec.games}
    figures = [measure_midgame(game, found, calibration_of(game)) for game, found in by_game.items()]
    result = report(reviews, figures)
    missed = missed_bars(result)
    console = screen(stderr=as_json)
    console.print(blunder_table(texts, reviews))
    console.print(midgame_table(texts, figures))
    console.print(texts.text("review-check-missed" if missed else "review-check-passed", {"figures": missed}))
    if as_json:
        typer.echo(msgspec.json.encode(result).decode())
    raise typer.Exit(1 if check and missed else 0)


def watch(title: str, results: Iterator[object], missing: Sequence[int]) -> None:
    """Take all results with a progress bar, or a line for each tenth of them if nobody looks at a terminal."""
    console, total = screen(stderr=True), len(missing)
    with progress_bar(MofNCompleteColumn(), TimeRemainingColumn()) as progress:
        task = progress.add_task(title, total=total)
        for done, _ in enumerate(results, 1):
            progress.advance(task)
            if not console.is_terminal and 10 * done // total > 10 * (done - 1) // total:
                console.print(f"{title}: {done}/{total}")


def blunder_table(texts: Texts, reviews: Sequence[BlunderReview]) -> Table:
    """Return what was planted and found, and the false alarms, by game and over all."""
    grid = Table(title=texts.text("review-check-blunders"), title_justify="left", box=None)
    for key in ("game", "planted", "found", "agreed", "false"):
        grid.add_column(texts.text(f"review-check-{key}"), justify="left" if key == "game" else "right")
    games = sorted({one.game for one in reviews})
    rows = [(registry.game(game).info.title, [one for one in reviews if one.game == game]) for game in games]
    for name, own in (*rows, (texts.text("review-check-all"), reviews)):
        figures = (
            len(own),
            sum(one.found for one in own),
            sum(one.agreed for one in own),
            sum(one.false_losses for one in own),
        )
        grid.add_row(name, *map(str, figures))
    return grid


def midgame_table(texts: Texts, figures: Sequence[MidgameFigures]) -> Table:
    """Return what shares are worth in the middle of a match, by game."""
    grid = Table(title=texts.text("review-check-midgame"), title_justify="left", box=None)
    for key in ("game", "played", "error", "chance", "beyond", "skill"):
        grid.add_column(texts.text(f"review-check-{key}"), justify="left" if key == "game" else "right")
    for one in figures:
        shares = (one.ece, one.chance_ece, one.excess_ece, one.brier_skill)
        grid.add_row(registry.game(one.game).info.title, str(one.matches), *map(percent, shares))
    return grid
