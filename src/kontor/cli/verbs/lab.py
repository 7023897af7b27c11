"""`kontor lab`: measuring bots in the arena and on the ladder, and training them."""

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.progress import MofNCompleteColumn, TimeRemainingColumn
from rich.table import Table

from kontor.bots import Budget
from kontor.bots.knowledge import knowledge_file
from kontor.bots.value import WEIGHTS_FILE
from kontor.cli.arguments import load_game, read_options
from kontor.cli.errors import CliError
from kontor.cli.files import in_folder
from kontor.cli.language import LangOption, language, speak
from kontor.cli.screen import progress_bar, screen
from kontor.cli.seating import is_bot_path
from kontor.core import AnyGame, RefusedError, Texts
from kontor.lab.arena import Cluster, Kept, Report, Spec, report, run
from kontor.lab.arena.ladder import bars, editions, kept_as, steps
from kontor.lab.arena.play import make_contender
from kontor.lab.arena.report import BAR

MAX_GAMES = 1_000_000

lab = typer.Typer(help="help-lab", no_args_is_help=True)

GameArgument = Annotated[str, typer.Argument(metavar="GAME", help="help-game")]
GamesOption = Annotated[int, typer.Option(min=1, max=MAX_GAMES, help="help-arena-games")]
SeedOption = Annotated[int, typer.Option(help="help-arena-seed")]
BudgetOption = Annotated[str, typer.Option(help="help-arena-budget")]
WorkersOption = Annotated[int | None, typer.Option(min=1, max=1024, help="help-arena-workers")]
JsonOption = Annotated[bool, typer.Option("--json", help="help-json")]


@lab.command("arena", help="help-arena")
def arena(
    game: GameArgument,
    challenger: Annotated[str, typer.Option(help="help-arena-challenger")],
    field: Annotated[str, typer.Option(help="help-arena-field")],
    seats: Annotated[int, typer.Option(help="help-arena-seats")],
    games: GamesOption = 200,
    seed: SeedOption = 1,
    budget: BudgetOption = "0.1s",
    setting: Annotated[list[str] | None, typer.Option("--set", metavar="KEY=VALUE", help="help-set")] = None,
    keep: Annotated[Path | None, typer.Option(metavar="FILE", help="help-arena-keep")] = None,
    sequential: Annotated[bool, typer.Option("--sequential", help="help-arena-sequential")] = False,
    workers: WorkersOption = None,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Measure one level of bots against another."""
    texts = speak(language(lang))
    box = load_game(game)
    for level in (challenger, field):
        is_bot_path(level)  # a bot of your own is then also found here
        make_contender(level, box)  # if it cannot play, say so before the first game
    Budget.read(budget)
    options = read_options(box, setting or [])
    refusal = box.check_setup(seats, box.options(options))
    if refusal:
        raise RefusedError(refusal, box)
    spec = Spec(box.info.slug, challenger, field, seats, games, seed, budget, options)
    measured = measure(texts, spec, keep, workers, sequential)
    if as_json:
        typer.echo(msgspec.json.encode(measured).decode())
    else:
        screen().print(table(texts, box, [(spec, measured)]))


@lab.command("ladder", help="help-ladder")
def ladder(
    game: GameArgument,
    games: GamesOption = 80,
    seed: SeedOption = 1,
    budget: BudgetOption = "0.1s",
    level: Annotated[str | None, typer.Option(help="help-ladder-level")] = None,
    keep: Annotated[Path | None, typer.Option(metavar="FOLDER", help="help-ladder-keep")] = None,
    workers: WorkersOption = None,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Measure every level against the one below it."""
    texts = speak(language(lang))
    box = load_game(game)
    if level not in (None, *bars(box)):
        raise CliError("no-level", level=level, known=list(bars(box)))
    Budget.read(budget)
    results = []
    for spec in steps(box, games, seed, budget, level):
        file = in_folder(keep, kept_as(spec)) if keep else None
        results.append((spec, measure(texts, spec, file, workers, True, bars(box)[spec.challenger])))
    if as_json:
        typer.echo(msgspec.json.encode([{**as_dict(spec), **as_dict(measured)} for spec, measured in results]).decode())
    else:
        screen().print(table(texts, box, results))


@lab.command("train", help="help-train")
def train(
    game: GameArgument,
    script_games: Annotated[int, typer.Option(min=20, max=MAX_GAMES, help="help-train-script-games")] = 400,
    trader_games: Annotated[int, typer.Option(min=0, max=MAX_GAMES, help="help-train-trader-games")] = 300,
    generations: Annotated[int, typer.Option(min=1, max=100, help="help-train-generations")] = 2,
    seed: SeedOption = 1,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="help-train-out")] = None,
    workers: WorkersOption = None,
    lang: LangOption = None,
) -> None:
    """Learn the weights of a game's value from self-play."""
    try:
        from kontor.lab.training.train import TrainingPlan, write_weights  # noqa: PLC0415 - numpy is needed for nothing else
        from kontor.lab.training.train import train as learn  # noqa: PLC0415
    except ModuleNotFoundError as error:
        raise CliError("no-numpy") from error
    texts = speak(language(lang))
    box = load_game(game)
    plan = TrainingPlan(script_games, trader_games, generations, seed)
    learned = []
    with progress_bar(MofNCompleteColumn(), TimeRemainingColumn()) as progress:
        tables = len(list(editions(box))) * len(box.info.seats)
        total = tables * (script_games + generations * trader_games)
        task = progress.add_task(texts.text("training", {"game": box.info.title}), total=total)
        for result in learn(box, plan, workers, lambda _, more: progress.advance(task, more)):
            learned.append(result)
            facts = {"table": result.table, "games": result.games, "loss": result.loss, "uniform": result.uniform}
            screen().print(texts.text("trained", facts))
    file = out or Path(str(knowledge_file(box, WEIGHTS_FILE)))
    write_weights(box, learned, file)
    screen().print(texts.text("weights-written", {"file": str(file)}))


def as_dict(struct: msgspec.Struct) -> dict[str, Any]:
    """Return the fields of a record by name."""
    return {name: getattr(struct, name) for name in struct.__struct_fields__}


def measure(
    texts: Texts, spec: Spec, keep: Path | None, workers: int | None, sequential: bool, bar: float = BAR
) -> Report:
    """Play with a progress bar, and return what the games show."""
    return report(spec, played(texts, spec, keep, workers, sequential, bar), bar)


def played(
    texts: Texts, spec: Spec, keep: Path | None, workers: int | None, sequential: bool = False, bar: float = BAR
) -> list[Cluster]:
    """Play what is missing with a progress bar, and return all games."""
    kept = Kept(spec, keep)
    with progress_bar(MofNCompleteColumn(), TimeRemainingColumn()) as progress:
        facts = {"challenger": spec.challenger, "field": spec.field, "seats": spec.seats}
        task = progress.add_task(texts.text("arena-playing", facts), total=spec.clusters * spec.seats)
        progress.update(task, completed=len(kept.results) * spec.seats)
        for _ in run(spec, kept, workers, sequential, bar):
            progress.update(task, completed=len(kept.results) * spec.seats)
    return list(kept.results.values())


def table(texts: Texts, box: AnyGame, found: list[tuple[Spec, Report]]) -> Table:
    """Return the measurements as a table."""
    grid = Table(title=texts.text("arena-title", {"game": box.info.title}), title_justify="left", box=None)
    for key in ("who", "seats", "games", "share", "h2h", "verdict"):
        grid.add_column(texts.text(f"arena-{key}"), justify="left" if key in ("who", "verdict") else "right")
    for spec, measured in found:
        options = "".join(f" {name}={value}" for name, value in spec.options.items())
        grid.add_row(
            texts.text("arena-pair", {"challenger": spec.challenger, "field": spec.field}) + options,
            str(spec.seats),
            str(measured.games),
            interval(measured.win_share, measured.low, measured.high),
            interval(measured.h2h, measured.h2h_low, measured.h2h_high),
            texts.text(f"arena-{measured.verdict.value.replace('_', '-')}"),
        )
    return grid


def interval(mean: float, low: float, high: float) -> str:
    """Return a share with its interval, in percent."""
    return f"{mean:.1%} [{low:.1%}, {high:.1%}]"
