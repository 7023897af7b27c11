"""`kontor lab calibrate`: what the shares of reviews are worth, measured against the results of matches of bots."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.progress import MofNCompleteColumn, TimeRemainingColumn
from rich.table import Table

from kontor.cli.arguments import load_game
from kontor.cli.errors import CliError
from kontor.cli.language import LangOption, language, speak
from kontor.cli.screen import progress_bar, screen
from kontor.cli.verbs.lab import MAX_GAMES, GameArgument, JsonOption, SeedOption, WorkersOption
from kontor.core import AnyGame, Texts
from kontor.lab.calibration.figures import measure
from kontor.lab.calibration.fit import fit, is_worse
from kontor.lab.calibration.run import KeptSamples, SampleSpec, sample
from kontor.lab.calibration.sample import SampledMatch
from kontor.lab.review.calibration import Calibration, Figures, calibration_of

MIN_MATCHES = 2
"""One match alone says nothing about the spread between matches."""


def calibrate(
    game: GameArgument,
    matches: Annotated[int, typer.Option(min=MIN_MATCHES, max=MAX_GAMES, help="help-calibrate-matches")] = 400,
    seed: SeedOption = 2,
    keep: Annotated[Path | None, typer.Option(metavar="FILE", help="help-calibrate-keep")] = None,
    fit_to: Annotated[Path | None, typer.Option("--fit", metavar="FILE", help="help-calibrate-fit")] = None,
    publish: Annotated[Path | None, typer.Option(metavar="FILE", help="help-calibrate-publish")] = None,
    check: Annotated[bool, typer.Option("--check", help="help-calibrate-check")] = False,
    raw: Annotated[bool, typer.Option("--raw", help="help-calibrate-raw")] = False,
    workers: WorkersOption = None,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Compare shares with results; with `--check` the exit code is 1 if they are further off than was published."""
    texts = speak(language(lang))
    box = load_game(game)
    slug = box.info.slug
    calibration = calibration_to_publish(slug, publish) if publish else calibration_of(slug)
    published = published_of(box, calibration) if check else None
    if calibration is not None and (check or publish) and seed == calibration.fitted_seed:
        raise CliError("calibrate-not-held-out", seed=seed)
    played = sampled(texts, box, KeptSamples(SampleSpec(slug, seed), keep), matches, workers)
    if fit_to:
        calibration = fit(slug, seed, played)
        write_calibration(fit_to, calibration)
    figures = measure(slug, played, None if raw else calibration)
    if publish and calibration is not None:
        write_calibration(publish, msgspec.structs.replace(calibration, published=figures))
    worse = published is not None and is_worse(figures, published)
    if as_json:
        typer.echo(msgspec.json.encode(figures).decode())
    else:
        screen().print(phase_table(texts, box, figures))
        screen().print(bin_table(texts, figures))
    if published is not None and not as_json:
        facts = {"low": percent(figures.ece_interval[0]), "high": percent(published.ece_interval[1])}
        screen().print(texts.text("calibrate-failed" if worse else "calibrate-passed", facts))
    raise typer.Exit(1 if worse else 0)


def published_of(box: AnyGame, calibration: Calibration | None) -> Figures:
    """Return the published figures of a game; CliError if there are none."""
    if calibration is None or calibration.published is None:
        raise CliError("calibrate-unpublished", game=box.info.title)
    return calibration.published


def calibration_to_publish(slug: str, file: Path) -> Calibration:
    """Return the calibration in a file; one that corrects nothing if there is no file yet."""
    return read_calibration(file) if file.exists() else Calibration(slug)


def read_calibration(file: Path) -> Calibration:
    """Return the calibration in a file; CliError if there is none."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=Calibration)
    except (OSError, msgspec.MsgspecError) as error:
        raise CliError("calibrate-unread", file=str(file), why=str(error)) from error


def write_calibration(file: Path, calibration: Calibration) -> None:
    """Write a calibration as the package keeps it: one number a line, so that a diff can be read."""
    try:
        file.write_bytes(msgspec.json.format(msgspec.json.encode(calibration), indent=1) + b"\n")
    except OSError as error:
        raise CliError("cannot-write", file=str(file), why=str(error)) from error


def sampled(texts: Texts, box: AnyGame, kept: KeptSamples, matches: int, workers: int | None) -> list[SampledMatch]:
    """Play what is missing with a progress bar, and return all matches."""
    with progress_bar(MofNCompleteColumn(), TimeRemainingColumn()) as progress:
        task = progress.add_task(texts.text("calibrate-playing", {"game": box.info.title}), total=matches)
        progress.update(task, completed=len(kept.first(matches)))
        for _ in sample(kept, matches, workers):
            progress.advance(task)
    return kept.first(matches)


def phase_table(texts: Texts, box: AnyGame, figures: Figures) -> Table:
    """Return how good the shares are, by phase and over all."""
    facts = {"game": box.info.title, "matches": figures.matches}
    grid = Table(title=texts.text("calibrate-title", facts), title_justify="left", box=None)
    for key in ("phase", "positions", "error", "skill", "temperature"):
        grid.add_column(texts.text(f"calibrate-{key}"), justify="left" if key == "phase" else "right")
    for each in figures.phases:
        name = texts.text("calibrate-fifth", {"number": each.phase + 1})
        grid.add_row(name, str(each.positions), percent(each.ece), percent(each.brier_skill), f"{each.temperature:.2f}")
    grid.add_row(
        texts.text("calibrate-all"),
        str(figures.positions),
        with_interval(figures.ece, figures.ece_interval),
        with_interval(figures.brier_skill, figures.brier_skill_interval),
        "",
    )
    return grid


def bin_table(texts: Texts, figures: Figures) -> Table:
    """Return what was promised and what was won, from the smallest shares to the largest."""
    grid = Table(title=texts.text("calibrate-bins"), title_justify="left", box=None)
    for key in ("shares", "positions", "mean", "won"):
        grid.add_column(texts.text(f"calibrate-{key}"), justify="right")
    for each in figures.bins:
        shares = f"{percent(each.low)} \N{EN DASH} {percent(each.high)}"
        grid.add_row(shares, str(each.positions), percent(each.mean_share), percent(each.won))
    return grid


def percent(share: float) -> str:
    """Return a share in per cent, with one decimal."""
    return f"{share:.1%}"


def with_interval(found: float, interval: tuple[float, float]) -> str:
    """Return a figure with its interval, in per cent."""
    return f"{percent(found)} [{percent(interval[0])}, {percent(interval[1])}]"
