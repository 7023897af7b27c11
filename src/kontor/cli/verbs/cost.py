"""`kontor lab cost`: the processor time that one seat of a bot takes in a match, for several bots side by side."""

from functools import partial
from typing import Annotated

import msgspec
import typer
from rich.progress import MofNCompleteColumn, TimeRemainingColumn
from rich.table import Table

from kontor.bots import Budget
from kontor.cli.arguments import load_game, read_options
from kontor.cli.language import LangOption, language, speak
from kontor.cli.screen import progress_bar, screen
from kontor.cli.seating import is_bot_path
from kontor.cli.verbs.lab import BudgetOption, GameArgument, GamesOption, JsonOption, SeedOption
from kontor.core import AnyGame, RefusedError, Texts
from kontor.lab.arena import Spec
from kontor.lab.arena.cost import Cost, cost, cost_of
from kontor.lab.arena.play import make_contender
from kontor.lab.arena.pool import SCRIPT
from kontor.lab.processes import on_all_cores


def costs(
    game: GameArgument,
    bot: Annotated[list[str], typer.Option(help="help-cost-bot")],
    seats: Annotated[int, typer.Option(help="help-arena-seats")],
    games: GamesOption = 8,
    seed: SeedOption = 1,
    budget: BudgetOption = "0.1s",
    setting: Annotated[list[str] | None, typer.Option("--set", metavar="KEY=VALUE", help="help-set")] = None,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Measure each bot in the same deals, one match at a time."""
    texts = speak(language(lang))
    box = load_game(game)
    for name in bot:
        is_bot_path(name)  # a bot of your own is then also found here
        make_contender(name, box)  # if it cannot play, say so before the first game
    Budget.read(budget)
    options = read_options(box, setting or [])
    if refusal := box.check_setup(seats, box.options(options)):
        raise RefusedError(refusal, box)
    specs = [Spec(box.info.slug, name, SCRIPT, seats, games, seed, budget, options) for name in bot]
    found = [measured(spec) for spec in specs]
    if as_json:
        typer.echo(msgspec.json.encode(found).decode())
    else:
        screen().print(table(texts, box, found))


def measured(spec: Spec) -> Cost:
    """Play with a progress bar, in one process so that nothing disturbs the measurement, and return what it cost."""
    matches = []
    with progress_bar(MofNCompleteColumn(), TimeRemainingColumn()) as progress:
        task = progress.add_task(spec.challenger, total=spec.games)
        for taken in on_all_cores(partial(cost, spec), list(range(spec.games)), 1):
            matches.append(taken)
            progress.advance(task)
    return cost_of(spec.challenger, matches)


def table(texts: Texts, box: AnyGame, found: list[Cost]) -> Table:
    """Return the costs as a table."""
    grid = Table(title=texts.text("cost-title", {"game": box.info.title}), title_justify="left", box=None)
    for key in ("cost-bot", "arena-games", "cost-decisions", "cost-match", "cost-decision", "cost-p95"):
        grid.add_column(texts.text(key), justify="left" if key == "cost-bot" else "right")
    for each in found:
        grid.add_row(
            each.bot,
            str(each.games),
            f"{each.decisions:.0f}",
            f"{each.match_s:.2f} [{each.low_s:.2f}, {each.high_s:.2f}]",
            f"{each.decision_ms:.1f}",
            f"{each.p95_ms:.1f}",
        )
    return grid
