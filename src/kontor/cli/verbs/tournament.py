"""`kontor lab tournament` and `kontor lab report`: who is how strong, and what many matches say about a game."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.table import Table

from kontor.cli.arguments import load_game
from kontor.cli.errors import CliError
from kontor.cli.language import LangOption, language, speak
from kontor.cli.screen import screen
from kontor.cli.verbs.lab import GameArgument, JsonOption, SeedOption, WorkersOption, interval
from kontor.cli.verbs.selfplay import (
    BackendOption,
    ChunkOption,
    MatchesOption,
    OutOption,
    ReadingOption,
    SettingsOption,
    SimulationsOption,
    checked,
    play,
)
from kontor.core import AnyGame, Texts
from kontor.lab.backends import Backend
from kontor.lab.selfplay import Folder
from kontor.lab.selfplay.figures import Figures, ShareLine, figures_of
from kontor.lab.selfplay.report import report_page
from kontor.lab.selfplay.spec import DEFAULT_BUDGET, DEFAULT_CHUNK_DEALS, all_play_all
from kontor.lab.stats.means import Mean

REPORT_FILE = "report.html"


def tournament(
    game: GameArgument,
    out: OutOption,
    bots: Annotated[str, typer.Option(metavar="clerk,script,…", help="help-tournament-bots")],
    seats: Annotated[int, typer.Option(help="help-arena-seats")],
    matches: MatchesOption = 200,
    seed: SeedOption = 1,
    budget: SimulationsOption = DEFAULT_BUDGET,
    setting: SettingsOption = None,
    reading: ReadingOption = None,
    chunk: ChunkOption = DEFAULT_CHUNK_DEALS,
    backend: BackendOption = Backend.PROCESSES,
    workers: WorkersOption = None,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Let all bots play all others on the same deals."""
    texts = speak(language(lang))
    box = load_game(game)
    names = tuple(dict.fromkeys(name.strip() for name in bots.split(",")))
    if len(names) < 2:
        raise CliError("tournament-alone")
    lineups = all_play_all(names, seats)
    spec = checked(box, lineups, matches, seed, budget, setting or [], tuple(reading or ()), chunk)
    play(texts, spec, out, backend, workers)
    found = figures_of(Folder.read(out))
    if as_json:
        typer.echo(msgspec.json.encode({"hash": found.hash, "bots": found.bots, "pairs": found.pairs}).decode())
        return
    screen().print(table(texts, box, found))


def report(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="help-report-folder")],
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="help-report-out")] = None,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Say what the matches of a folder show, as a page or as JSON."""
    texts = speak(language(lang))
    played = Folder.read(folder)
    if played.missing():
        raise CliError("report-unfinished", folder=str(folder), missing=len(played.missing()))
    found = figures_of(played)
    if as_json:
        typer.echo(msgspec.json.encode(found).decode())
        return
    target = out or folder / REPORT_FILE
    try:
        target.write_text(report_page(load_game(found.game), found, texts.language), "utf-8")
    except OSError as error:
        raise CliError("cannot-write", file=str(target), why=error) from error
    typer.echo(texts.text("report-written", {"file": str(target)}))


def table(texts: Texts, box: AnyGame, found: Figures) -> Table:
    """Return the bots, the strongest first, and below them each lineup."""
    grid = Table(title=texts.text("tournament-title", {"game": box.info.title}), title_justify="left", box=None)
    for key in ("arena-who", "arena-games", "arena-share", "tournament-points", "gate-lead"):
        grid.add_column(texts.text(key), justify="left" if key == "arena-who" else "right")
    for line in strongest_first(found.bots):
        grid.add_row(*cells(line))
    for lineup, lines in found.pairs.items():
        grid.add_row(f"\n{lineup.replace(',', ', ')}")
        for line in strongest_first(lines):
            grid.add_row(*cells(line))
    return grid


def strongest_first(lines: list[ShareLine]) -> list[ShareLine]:
    """Return lines by their share of the win."""
    return sorted(lines, key=lambda line: (-line.win_share, line.who))


def cells(line: ShareLine) -> tuple[str, ...]:
    """Return the cells of a line."""
    share = interval(line.win_share, line.low, line.high)
    return (line.who, str(line.matches), share, f"{line.points.mean:.1f}", lead(line.lead))


def lead(value: Mean) -> str:
    """Return a lead with its interval."""
    return f"{value.mean:+.1f} [{value.low:+.1f}, {value.high:+.1f}]"
