"""`kontor learn`: a guided first game in the terminal, and a check of all of them."""

from typing import Annotated

import msgspec
import typer

from kontor.cli.arguments import load_game
from kontor.cli.drawings import drawing_of
from kontor.cli.errors import CliError
from kontor.cli.language import LangOption, language, speak
from kontor.cli.play.lesson_match import LessonMatch
from kontor.cli.play.lesson_progress import LessonProgress
from kontor.cli.play.lesson_session import LessonSession
from kontor.cli.screen import screen
from kontor.cli.seating import NAMES, PERSON
from kontor.core import AnyGame, Seating, Texts
from kontor.core.lessons import Lesson
from kontor.core.registry import slugs
from kontor.testing.lessons import LessonReport, check_lesson

FAULTY = 1
OPPONENTS = "clerk"
"""The level of the bots that take over after the script."""
LEARNER = NAMES[2]
"""The others of the lessons are called Anna and Ben."""


def learn(
    slug: Annotated[str | None, typer.Argument(metavar="GAME", help="help-learn-game")] = None,
    again: Annotated[bool, typer.Option("--again", help="help-again")] = False,
    check: Annotated[bool, typer.Option("--check", help="help-check")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="help-plain")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="help-json")] = False,
    lang: LangOption = None,
) -> None:
    """Play the guided first game of a game, or check all lessons."""
    texts = speak(language(lang))
    if check:
        show_check(texts, [slug] if slug else slugs(), as_json=as_json)
        return
    if slug is None:
        raise CliError("learn-needs-game")
    game = load_game(slug)
    lesson = first_lesson(game)
    names = [name or LEARNER for name in lesson.names]
    seats = [Seating(name, PERSON if n == lesson.learner else OPPONENTS) for n, name in enumerate(names)]
    spoken = speak(texts.language, game, names, lesson.learner)
    match = LessonMatch(game, lesson, seats, spoken)
    progress = LessonProgress(game.info.slug, lesson.id)
    if not again:
        progress.resume(match)
    drawing = drawing_of(game.info.slug)(game, spoken, plain=plain)
    LessonSession(match, drawing, spoken, screen(plain=plain), progress).run()


def first_lesson(game: AnyGame) -> Lesson:
    """Return the first lesson of a game; CliError names the games that have one."""
    lessons = game.lessons()
    if not lessons:
        known = [slug for slug in slugs() if load_game(slug).lessons()]
        raise CliError("no-lesson", game=game.info.title, known=known)
    return lessons[0]


def show_check(texts: Texts, chosen: list[str], *, as_json: bool) -> None:
    """Replay the first lesson of each game and print what was found; exit with 1 if anything is wrong."""
    games = [load_game(slug) for slug in chosen]
    reports = {game.info.slug: check_lesson(game, game.lessons()[0]) for game in games if game.lessons()}
    if as_json:
        typer.echo(msgspec.json.encode(reports).decode())
    else:
        for slug, report in reports.items():
            show_report(texts, slug, report)
    if any(report.faults for report in reports.values()):
        raise typer.Exit(FAULTY)


def show_report(texts: Texts, slug: str, report: LessonReport) -> None:
    """Print what was found about one lesson."""
    facts = {"steps": report.steps, "decisions": report.decisions, "ways": report.ways, "words": report.words_max}
    typer.echo(" ".join(texts.text("lesson-checked", {"game": slug, **facts}).split()))
    for fault in report.faults:
        typer.echo(texts.text("lesson-fault", {"game": slug, "fault": fault}))
