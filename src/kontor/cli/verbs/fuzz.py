"""`kontor fuzz`: random games of every setup on all cores, and a record of every fault."""

from pathlib import Path
from time import perf_counter
from typing import Annotated, Any

import msgspec
import typer
from rich.progress import MofNCompleteColumn, TimeRemainingColumn
from rich.text import Text

from kontor.cli.arguments import load_game
from kontor.cli.errors import CliError
from kontor.cli.language import LangOption, language, speak
from kontor.cli.screen import progress_bar, screen
from kontor.core import Texts
from kontor.core.registry import slugs
from kontor.testing.fuzz import Fault, Tally
from kontor.testing.fuzz import fuzz as play_games

FAULTY = 1
FAILURES = Path("fuzz-failures")
MAX_SHOWN_FAULTS = 10
MAX_GAMES = 10_000_000


def fuzz(
    slug: Annotated[str | None, typer.Argument(metavar="GAME", help="help-game-or-all")] = None,
    games: Annotated[int, typer.Option(min=1, max=MAX_GAMES, help="help-fuzz-games")] = 1000,
    seed: Annotated[int, typer.Option(help="help-fuzz-seed")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="help-json")] = False,
    lang: LangOption = None,
) -> None:
    """Play random games and print what went wrong; exit with 1 if anything did."""
    texts = speak(language(lang))
    chosen = [load_game(slug).info.slug] if slug else slugs()
    reports = {name: run(texts, name, games, seed) for name in chosen}
    if as_json:
        typer.echo(
            msgspec.json.encode({name: summary(tally, took) for name, (tally, took) in reports.items()}).decode()
        )
    else:
        for name, (tally, took) in reports.items():
            show(texts, name, tally, took)
    if any(tally.faults for tally, _ in reports.values()):
        raise typer.Exit(FAULTY)


def run(texts: Texts, slug: str, games: int, seed: int) -> tuple[Tally, float]:
    """Play random games of one game with a progress bar; return the tally and the seconds it took."""
    tally = Tally()
    began = perf_counter()
    with progress_bar(MofNCompleteColumn(), TimeRemainingColumn()) as progress:
        task = progress.add_task(texts.text("fuzzing", {"game": slug}), total=games)
        for part in play_games(slug, games, seed):
            tally.add(part)
            progress.update(task, completed=tally.games)
            for fault in part.faults:
                if fault.record:
                    keep(fault)
    return tally, perf_counter() - began


def keep(fault: Fault) -> None:
    """Write the record of a fault, so that it can be replayed."""
    file = file_of(fault)
    try:
        FAILURES.mkdir(exist_ok=True)
        file.write_bytes(fault.record)
    except OSError as error:
        raise CliError("cannot-write", file=str(file), why=error) from error


def file_of(fault: Fault) -> Path:
    """Return the file for the record of a fault."""
    return FAILURES / f"{fault.game}-{fault.seed[:16]}-{fault.step}.json"


def summary(tally: Tally, took: float) -> dict[str, Any]:
    """Return the tally for `--json`."""
    faults = [
        {
            **{name: getattr(fault, name) for name in fault.__struct_fields__ if name != "record"},
            "file": str(file_of(fault)) if fault.record else None,
        }
        for fault in tally.faults
    ]
    return {
        "games": tally.games,
        "decisions": tally.decisions,
        "games_per_s": round(tally.games / took, 1),
        "longest": tally.longest,
        "faults": faults,
    }


def show(texts: Texts, slug: str, tally: Tally, took: float) -> None:
    """Print the first faults and a summary."""
    console = screen()
    for fault in tally.faults[:MAX_SHOWN_FAULTS]:
        options = " ".join(f"{name}={value}" for name, value in fault.options.items())
        place = {"game": slug, "seats": fault.seats, "options": options, "seed": fault.seed, "step": fault.step}
        console.print(Text(texts.text("fault", place), "bold red"))
        console.print(Text(f"  {fault.what}\n  {file_of(fault) if fault.record else texts.text('fault-unrecorded')}"))
    facts = {
        "game": slug,
        "games": tally.games,
        "decisions": tally.decisions,
        "speed": round(tally.games / took),
        "longest": tally.longest,
        "faults": len(tally.faults),
    }
    console.print(Text(texts.text("fuzzed", facts), "bold red" if tally.faults else "bold green"))
