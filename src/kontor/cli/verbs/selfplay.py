"""`kontor lab selfplay`: matches of bots by the thousand, into a folder, on one machine or many."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.progress import MofNCompleteColumn, TimeRemainingColumn

from kontor.bots import Budget
from kontor.cli.arguments import load_game, read_options
from kontor.cli.errors import CliError
from kontor.cli.language import LangOption, language, speak
from kontor.cli.screen import progress_bar
from kontor.cli.seating import is_bot_path
from kontor.cli.verbs.lab import GameArgument, JsonOption, SeedOption, WorkersOption
from kontor.core import AnyGame, RefusedError, Texts
from kontor.lab.arena.play import make_contender
from kontor.lab.backends import Backend
from kontor.lab.selfplay import Folder, Reading, SelfPlay, run
from kontor.lab.selfplay.columns import TABLES
from kontor.lab.selfplay.spec import DEFAULT_BUDGET, DEFAULT_CHUNK_DEALS

OutOption = Annotated[Path, typer.Option(metavar="FOLDER", help="help-selfplay-out")]
BackendOption = Annotated[Backend, typer.Option(help="help-selfplay-backend")]
SimulationsOption = Annotated[str, typer.Option(help="help-selfplay-budget")]
SettingsOption = Annotated[list[str] | None, typer.Option("--set", metavar="KEY=VALUE", help="help-set")]
ChunkOption = Annotated[int, typer.Option("--chunk", min=1, max=10_000, help="help-selfplay-chunk")]
MatchesOption = Annotated[int, typer.Option(min=1, max=10_000_000, help="help-selfplay-matches")]
ReadingOption = Annotated[list[Reading] | None, typer.Option("--reading", help="help-selfplay-reading")]


class Played(msgspec.Struct, frozen=True):
    """What a run left in its folder."""

    folder: str
    spec: str
    hash: str
    backend: Backend
    matches: int
    chunks: int
    played: int
    """Matches of this run; the others were there."""
    parquet: int | None
    """How many Parquet files there are; None if Polars is not installed."""


def selfplay(
    game: GameArgument,
    out: OutOption,
    bots: Annotated[list[str], typer.Option(help="help-selfplay-bots")],
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
    """Let bots play, and keep every decision and every result."""
    texts = speak(language(lang))
    box = load_game(game)
    lineups = tuple(tuple(name.strip() for name in lineup.split(",")) for lineup in bots)
    spec = checked(box, lineups, matches, seed, budget, setting or [], tuple(reading or ()), chunk)
    played = play(texts, spec, out, backend, workers)
    if as_json:
        typer.echo(msgspec.json.encode(played).decode())
    else:
        typer.echo(texts.text("selfplay-played", facts_of(played)))
        if played.parquet is None:
            typer.echo(texts.text("selfplay-no-parquet"))


def checked(
    box: AnyGame,
    lineups: tuple[tuple[str, ...], ...],
    matches: int,
    seed: int,
    budget: str,
    settings: list[str],
    readings: tuple[Reading, ...],
    chunk: int,
) -> SelfPlay:
    """Return the spec, with matches rounded up to whole deals; refuse at once what cannot be played."""
    for name in {name for lineup in lineups for name in lineup}:
        is_bot_path(name)  # a bot of your own is then also found here
        make_contender(name, box)
    if len({len(lineup) for lineup in lineups}) != 1:
        raise CliError("selfplay-seats")
    options = read_options(box, settings)
    if refusal := box.check_setup(len(lineups[0]), box.options(options)):
        raise RefusedError(refusal, box)
    Budget.read(budget)
    spec = SelfPlay(box.info.slug, lineups, 1, seed, budget, options, tuple(sorted(set(readings))), chunk)
    spec.require_repeatable()
    return msgspec.structs.replace(spec, deals=-(-matches // spec.matches_in_deal))


def play(texts: Texts, spec: SelfPlay, out: Path, backend: Backend, workers: int | None) -> Played:
    """Play what the folder lacks, with a progress bar."""
    folder = Folder(out, spec)
    lacking = sum(len(spec.deals_of(chunk)) for chunk in folder.missing()) * spec.matches_in_deal
    with progress_bar(MofNCompleteColumn(), TimeRemainingColumn()) as progress:
        task = progress.add_task(texts.text("selfplay-playing", {"game": spec.game}), total=spec.matches)
        progress.update(task, completed=spec.matches - lacking)
        for count in run(folder, backend, workers):
            progress.advance(task, count)
    files = write_parquet(folder)
    return Played(str(out), spec.hash, folder.hash(), backend, spec.matches, spec.chunks, lacking, files)


def write_parquet(folder: Folder) -> int | None:
    """Write the dataset and return its number of files; None without Polars: the chunks can be translated later."""
    try:
        from kontor.lab.selfplay.dataset import write_dataset  # noqa: PLC0415 - Polars is an extra
    except ModuleNotFoundError:
        return None
    for _ in write_dataset(folder):
        pass
    return folder.spec.chunks * len(TABLES)


def facts_of(played: Played) -> dict[str, int | str]:
    """Return what the message about a run says."""
    return {"matches": played.matches, "played": played.played, "folder": played.folder, "hash": played.hash}
