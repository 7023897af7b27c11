"""`kontor lab gate`: whether a change of a bot is worse than what it replaces, against anybody in the pool."""

from collections.abc import Sequence
from pathlib import Path
from statistics import fmean
from typing import Annotated

import msgspec
import typer
from rich.table import Table

from kontor.bots import Budget
from kontor.bots.hint_words import hint_texts
from kontor.cli.arguments import load_game
from kontor.cli.files import in_folder
from kontor.cli.language import LangOption, language, speak
from kontor.cli.screen import screen
from kontor.cli.seating import is_bot_path
from kontor.cli.verbs.lab import (
    BudgetOption,
    GameArgument,
    GamesOption,
    JsonOption,
    SeedOption,
    WorkersOption,
    played,
)
from kontor.core import AnyGame, RefusedError, Texts
from kontor.lab.arena.gate import Judgement, Line, comparisons, file_of, judge, line
from kontor.lab.arena.play import make_contender


def gate(
    game: GameArgument,
    challenger: Annotated[str, typer.Option(help="help-arena-challenger")],
    former: Annotated[str, typer.Option(help="help-gate-former")],
    opponent: Annotated[list[str] | None, typer.Option(help="help-gate-opponent")] = None,
    seats: Annotated[int | None, typer.Option(help="help-gate-seats")] = None,
    games: GamesOption = 40,
    seed: SeedOption = 1,
    budget: BudgetOption = "24sims",
    keep: Annotated[Path | None, typer.Option(metavar="FOLDER", help="help-ladder-keep")] = None,
    workers: WorkersOption = None,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Compare a bot with its predecessor; the exit code is 1 if it is worse anywhere."""
    texts = speak(language(lang))
    box = load_game(game)
    for name in (challenger, former, *(opponent or ())):
        is_bot_path(name)  # a bot of your own is then also found here
        make_contender(name, box)  # if it cannot play, say so before the first game
    Budget.read(budget)
    if seats is not None and (refusal := box.check_setup(seats, box.options({}))):
        raise RefusedError(refusal, box)
    chosen = [
        each
        for each in comparisons(box, challenger, former, games, seed, budget, opponent or ())
        if seats in (None, each.challenger.seats)
    ]
    lines = []
    for each in chosen:
        challengers, formers = (
            played(texts, spec, in_folder(keep, file_of(spec)) if keep else None, workers)
            for spec in (each.challenger, each.former)
        )
        lines.append(line(each, challengers, formers, len(chosen)))
    found = judge(box.info.slug, challenger, former, budget, lines)
    if as_json:
        typer.echo(msgspec.json.encode(found).decode())
    else:
        screen().print(table(texts, box, found))
        screen().print(waste_table(texts, box, found))
        screen().print(texts.text("gate-passed" if found.passed else "gate-failed"))
    raise typer.Exit(0 if found.passed else 1)


def table(texts: Texts, box: AnyGame, found: Judgement) -> Table:
    """Return the lines as a table."""
    facts = {"game": box.info.title, "challenger": found.challenger, "former": found.former}
    grid = Table(title=texts.text("gate-title", facts), title_justify="left", box=None)
    grid.add_column(texts.text("gate-opponent"), no_wrap=True)
    for key in ("arena-seats", "arena-games", "arena-share", "gate-lead", "gate-difference"):
        grid.add_column(texts.text(key), justify="right")
    grid.add_column(texts.text("arena-verdict"))
    for each in found.lines:
        options = "".join(f" {name}={value}" for name, value in each.options.items())
        grid.add_row(
            each.opponent + options,
            str(each.seats),
            str(each.games),
            f"{each.former_win_share:.1%} → {each.win_share:.1%}",
            f"{each.former_lead:+.1f} → {each.lead:+.1f}",
            f"{each.difference:+.1f} [{each.low:+.1f}, {each.high:+.1f}]",
            texts.text(f"gate-{each.change.value}"),
        )
    return grid


def waste_table(texts: Texts, box: AnyGame, found: Judgement) -> Table:
    """Return what both wasted in a game, on average over all lines with the same number of seats."""
    grid = Table(title=texts.text("gate-waste"), title_justify="left", box=None)
    for key in ("gate-figure", "arena-seats", "gate-former", "gate-now"):
        grid.add_column(texts.text(key), justify="left" if key == "gate-figure" else "right")
    words = hint_texts(texts, box)
    for seats in sorted({each.seats for each in found.lines}):
        lines = [each for each in found.lines if each.seats == seats]
        for name in dict.fromkeys(name for each in lines for name in each.waste):
            former, now = (fmean([one.get(name, 0.0) for one in both]) for both in wastes(lines))
            grid.add_row(waste_name(words, name), str(seats), f"{former:.2f}", f"{now:.2f}")
    return grid


def wastes(lines: Sequence[Line]) -> tuple[list[dict[str, float]], list[dict[str, float]]]:
    """Return what the former bot wasted in each line, and what the challenger did."""
    return [each.former_waste for each in lines], [each.waste for each in lines]


def waste_name(words: Texts, name: str) -> str:
    """Return a figure in words, or its plain name if a package brings none."""
    key = f"waste-{name.replace('_', '-')}"
    return words.text(key) if words.has(key) else name
