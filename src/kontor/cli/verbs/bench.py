"""`kontor bench`: how fast random play is on one core, compared with Catanatron; medians of alternating slices."""

from statistics import median
from typing import Annotated

import msgspec
import typer
from rich.table import Table

from kontor.cli.arguments import load_game
from kontor.cli.errors import CliError
from kontor.cli.language import LangOption, language, speak
from kontor.cli.screen import progress_bar, screen
from kontor.cli.speed import Catanatron, CatanatronSpeed, GameSpeed
from kontor.core import Texts
from kontor.core.registry import game as registered
from kontor.core.registry import slugs

ROUNDS = 5
MIN_SECONDS = 0.01
MAX_SECONDS = 3600


class BenchFigures(msgspec.Struct, frozen=True):
    """The figures of one game, and those of Catanatron in the same run if it is installed."""

    decisions_per_s: float
    clone_us: float
    advance_us: float
    legal_us: float
    options_p99: int
    catanatron_per_s: float | None
    catanatron_copy_us: float | None


def bench(
    slug: Annotated[str | None, typer.Argument(metavar="GAME", help="help-game-or-all")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="help-json")] = False,
    seconds: Annotated[float, typer.Option(help="help-bench-seconds")] = 5.0,
    lang: LangOption = None,
) -> None:
    """Measure one game or all games."""
    texts = speak(language(lang))
    if not MIN_SECONDS <= seconds <= MAX_SECONDS:  # neither inf nor nan
        raise CliError("bench-seconds", seconds=str(seconds), least=str(MIN_SECONDS), most=MAX_SECONDS)
    chosen = [load_game(slug).info.slug] if slug else slugs()
    results = {name: run(texts, name, seconds) for name in chosen}
    if as_json:
        typer.echo(msgspec.json.encode(results[chosen[0]] if slug else results).decode())
    else:
        for name, result in results.items():
            screen().print(table(texts, name, result))


def run(texts: Texts, slug: str, seconds: float) -> BenchFigures:
    """Measure in rounds, the game and Catanatron in turn, so that noise of the machine hits both."""
    speed, catanatron = GameSpeed(registered(slug)), Catanatron()
    slice_seconds = seconds / ROUNDS
    sample = speed.sample()
    rates: list[float] = []
    clones: list[float] = []
    advances: list[float] = []
    legals: list[float] = []
    catanatron_runs: list[CatanatronSpeed] = []
    with progress_bar() as progress:
        for number in progress.track(range(ROUNDS), description=texts.text("benching", {"game": slug})):
            rates.append(speed.decisions_per_s(slice_seconds))
            clones.append(speed.clone_us(sample))
            advances.append(speed.advance_us(sample))
            legals.append(speed.legal_us(sample))
            measured = catanatron.measure(slice_seconds, number)
            if measured is not None:
                catanatron_runs.append(measured)
    return BenchFigures(
        decisions_per_s=round(median(rates), 1),
        clone_us=round(median(clones), 3),
        advance_us=round(median(advances), 3),
        legal_us=round(median(legals), 3),
        options_p99=sample.options_p99,
        catanatron_per_s=round(median(m.decisions_per_s for m in catanatron_runs), 1) if catanatron_runs else None,
        catanatron_copy_us=round(median(m.copy_us for m in catanatron_runs), 3) if catanatron_runs else None,
    )


def table(texts: Texts, slug: str, result: BenchFigures) -> Table:
    """Return the figures as a table, with the ratio to Catanatron."""
    grid = Table(title=texts.text("bench-title", {"game": slug}), title_justify="left", box=None, pad_edge=False)
    for key, side in (
        ("bench-what", "left"),
        ("bench-ours", "right"),
        ("bench-theirs", "right"),
        ("bench-ratio", "right"),
    ):
        grid.add_column(texts.text(key), justify="right" if side == "right" else "left")

    def number(key: str, value: float | None) -> str:
        return "-" if value is None else texts.text(key, {"number": value})

    their_rate, their_copy = result.catanatron_per_s, result.catanatron_copy_us
    grid.add_row(
        texts.text("bench-decisions"),
        number("bench-count", result.decisions_per_s),
        number("bench-count", their_rate),
        number("bench-times", their_rate and result.decisions_per_s / their_rate),
    )
    grid.add_row(
        texts.text("bench-clone"),
        number("bench-time", result.clone_us),
        number("bench-time", their_copy),
        number("bench-times", their_copy and their_copy / result.clone_us),
    )
    grid.add_row(texts.text("bench-advance"), number("bench-time", result.advance_us))
    grid.add_row(texts.text("bench-legal"), number("bench-time", result.legal_us))
    grid.add_row(texts.text("bench-options"), str(result.options_p99))
    if their_rate is None:
        grid.caption = texts.text("bench-alone")
    return grid
