"""The command with its verbs; an error becomes one clear line on stderr."""

import sys
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from functools import cache
from typing import Annotated, Any

import typer
from typer import rich_utils
from typer.main import get_command

from kontor import __version__
from kontor.cli import streams
from kontor.cli.admin import packs as _packs  # noqa: F401 - adds its verbs to `admin`
from kontor.cli.admin.verbs import admin
from kontor.cli.errors import CliError
from kontor.cli.greeting import greet
from kontor.cli.language import is_only_language, language_in, speak
from kontor.cli.verbs.backup import backup, restore
from kontor.cli.verbs.bench import bench
from kontor.cli.verbs.bot import bot
from kontor.cli.verbs.calibrate import calibrate
from kontor.cli.verbs.cost import costs
from kontor.cli.verbs.db import db
from kontor.cli.verbs.doctor import doctor
from kontor.cli.verbs.fuzz import fuzz
from kontor.cli.verbs.games import games
from kontor.cli.verbs.gate import gate
from kontor.cli.verbs.init import init
from kontor.cli.verbs.keep import keep
from kontor.cli.verbs.lab import lab
from kontor.cli.verbs.learn import learn
from kontor.cli.verbs.new import new
from kontor.cli.verbs.play import play
from kontor.cli.verbs.puzzles import puzzles
from kontor.cli.verbs.replay import replay
from kontor.cli.verbs.review import review
from kontor.cli.verbs.review_check import review_check
from kontor.cli.verbs.rules import rules
from kontor.cli.verbs.selfplay import selfplay
from kontor.cli.verbs.serve import schema, serve
from kontor.cli.verbs.tournament import report, tournament
from kontor.cli.verbs.verify import verify
from kontor.cli.verbs.worker import worker
from kontor.core import KontorError, Texts

EXIT_USAGE = 2
EXIT_UNWRITTEN = 1
EXIT_INTERRUPTED = 130
USAGE_ERROR: type[Any] = typer.BadParameter.__bases__[0]
"""The parser's error for wrong usage: the base of Typer's public error, wherever its Click is."""

HELP: dict[str, Any] = {"help_option_names": ["-h", "--help"]}

app = typer.Typer(
    name="kontor",
    help="help-kontor",
    add_completion=False,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings=HELP,
)
for verb in (
    games,
    learn,
    play,
    replay,
    verify,
    keep,
    review,
    rules,
    fuzz,
    bench,
    init,
    serve,
    worker,
    schema,
    doctor,
    backup,
    restore,
):
    app.command(verb.__name__, help=f"help-{verb.__name__}")(verb)
lab.command("gate", help="help-gate")(gate)
lab.command("calibrate", help="help-calibrate")(calibrate)
lab.command("review-check", help="help-review-check")(review_check)
lab.command("puzzles", help="help-puzzles")(puzzles)
lab.command("cost", help="help-cost")(costs)
lab.command("selfplay", help="help-selfplay")(selfplay)
lab.command("tournament", help="help-tournament")(tournament)
lab.command("report", help="help-report")(report)
app.add_typer(lab, name="lab", context_settings=HELP)
app.add_typer(bot, name="bot", context_settings=HELP)
app.add_typer(new, name="new", context_settings=HELP)
app.add_typer(db, name="db", context_settings=HELP)
app.add_typer(admin, name="admin", context_settings=HELP)


def print_version(asked: bool) -> None:
    """Print the version and end the command, if it was asked for."""
    if asked:
        typer.echo(f"kontor {__version__}")
        raise typer.Exit


@app.callback()
def before_verbs(
    version: Annotated[
        bool, typer.Option("--version", help="help-version", callback=print_version, is_eager=True)
    ] = False,
) -> None:
    """Take the options that need no verb."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command and exit with its code; an error is one line on stderr that says what to do."""
    streams.prepare()
    typed = sys.argv[1:] if arguments is None else list(arguments)
    texts = speak(language_in(typed))
    command = command_in(texts.language)
    rich_utils.ARGUMENTS_PANEL_TITLE = texts.text("help-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = texts.text("help-options")
    rich_utils.COMMANDS_PANEL_TITLE = texts.text("help-verbs")
    rich_utils.DEFAULT_STRING = texts.text("help-default", {"value": "{}"})
    rich_utils.REQUIRED_LONG_STRING = texts.text("help-required")
    try:
        require_known_verb(typed, command.commands)
        wanted = greet(texts) if is_only_language(typed) else typed
        code = command.main(wanted, prog_name="kontor", standalone_mode=False) if wanted else 0
        sys.stdout.flush()
    except KontorError as error:
        code = complain(texts, error)
    except USAGE_ERROR as error:
        code = complain_about_usage(texts, error)
    except OSError as error:
        code = EXIT_UNWRITTEN
        unwritten = streams.give_up(error)
        if unwritten:
            complain(texts, unwritten)
    except (typer.Abort, EOFError, KeyboardInterrupt):
        code = EXIT_INTERRUPTED
    if code == EXIT_INTERRUPTED:
        typer.echo(f"\n{texts.text('left')}", err=True)
    sys.exit(code or 0)


@cache
def command_in(language: str) -> Any:
    """Return the parser of the command with its help in a language."""
    command = get_command(app)
    translate_help(command, speak(language))
    return command


def complain(texts: Texts, error: KontorError) -> int:
    """Print an error in one line and return the exit code."""
    typer.echo(texts.text("error", {"sentence": " ".join(texts.error(error).split())}), err=True)
    return EXIT_USAGE


def complain_about_usage(texts: Texts, error: Any) -> int:
    """Print in one line what was typed wrongly and where to find help; return the exit code."""
    if type(error).__name__ == "NoArgsIsHelpError":
        return 0  # the parser has printed the help
    path = error.ctx.command_path if error.ctx else "kontor"
    return complain(texts, CliError("usage", why=mistake(error), command=path))


def mistake(error: Any) -> CliError:
    """Return the parser's error in our words."""
    match type(error).__name__:
        case "NoSuchOption" if error.possibilities:
            return CliError("no-such-option-near", option=error.option_name, near=error.possibilities[0])
        case "NoSuchOption":
            return CliError("no-such-option", option=error.option_name)
        case "BadOptionUsage":
            return CliError("option-usage", option=error.option_name)
        case "MissingParameter":
            return CliError("missing", parameter=(error.param.metavar or error.param.name).upper())
        case "BadParameter":
            return bad_value(error.param)
        case _:  # too many words: the parser names them in brackets
            return CliError("too-many", words=error.message.rpartition(" (")[2].rstrip(")."))


def bad_value(parameter: Any) -> CliError:
    """Return the error for a value that a parameter cannot have, with the numbers that it can have."""
    holder = getattr(parameter, "type", parameter)  # older releases of Typer keep the bounds in the type
    least, most = getattr(holder, "min", None), getattr(holder, "max", None)
    if least is None or most is None:
        return CliError("bad-value", parameter=parameter.opts[0])
    return CliError("bad-number", parameter=parameter.opts[0], least=str(least), most=str(most))


def require_known_verb(typed: Sequence[str], verbs: Iterable[str]) -> None:
    """Refuse a verb that does not exist."""
    if typed and not typed[0].startswith("-") and typed[0] not in verbs:
        near = get_close_matches(typed[0], list(verbs), 1)
        if near:
            raise CliError("no-verb-near", verb=typed[0], near=near[0])
        raise CliError("no-verb", verb=typed[0], known=list(verbs))


def translate_help(command: Any, texts: Texts) -> None:
    """Replace the message keys in the help of verbs and options by texts."""
    help_option = command.get_help_option(typer.Context(command, **HELP))
    help_option.help = "help-help"
    for part in (command, help_option, *command.params):
        if getattr(part, "help", None) and texts.has(part.help):
            part.help = texts.text(part.help)
    for verb in getattr(command, "commands", {}).values():
        translate_help(verb, texts)
