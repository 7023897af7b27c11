"""The command with its verbs, and how anything that goes wrong becomes one clear line."""

import sys
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

import typer
from typer import rich_utils
from typer.main import get_command

from kontor.cli.bench import bench
from kontor.cli.fuzz import fuzz
from kontor.cli.games import games
from kontor.cli.language import language_in, speak
from kontor.cli.play import play
from kontor.cli.replay import replay
from kontor.cli.rules import rules
from kontor.core import KontorError, Texts

WRONG_USE = 2
LEFT = 130
USAGE_ERROR: type[Any] = typer.BadParameter.__bases__[0]
"""Bad usage of a verb, found by the parser: the base of Typer's public error, wherever its Click lives."""

app = typer.Typer(
    name="kontor",
    help="help-kontor",
    add_completion=False,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
for verb in (games, play, replay, rules, fuzz, bench):
    app.command(verb.__name__, help=f"help-{verb.__name__}")(verb)


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command and leave with its code; errors become one line on stderr, with what to do about them."""
    given = sys.argv[1:] if arguments is None else list(arguments)
    texts = speak(language_in(given))
    command = command_in(texts.language)
    rich_utils.ARGUMENTS_PANEL_TITLE = texts.text("help-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = texts.text("help-options")
    rich_utils.COMMANDS_PANEL_TITLE = texts.text("help-verbs")
    try:
        demand_known_verb(texts, given, command.commands)
        code = command.main(given, prog_name="kontor", standalone_mode=False)
    except KontorError as error:
        code = complain(texts, str(error))
    except USAGE_ERROR as error:
        code = complain_about_usage(texts, error)
    except (typer.Abort, EOFError, KeyboardInterrupt):
        code = LEFT
    if code == LEFT:
        typer.echo(f"\n{texts.text('left')}", err=True)
    sys.exit(code or 0)


@cache
def command_in(language: str) -> Any:
    """Return the parser of the command with its help in a language."""
    command = get_command(app)
    translate_help(command, speak(language))
    return command


def complain(texts: Texts, sentence: str) -> int:
    """Say in one line what is wrong."""
    typer.echo(texts.text("error", {"sentence": " ".join(sentence.split())}), err=True)
    return WRONG_USE


def complain_about_usage(texts: Texts, error: Any) -> int:
    """Say in one line what was typed wrongly and where help is; without a verb the help itself."""
    if type(error).__name__ == "NoArgsIsHelpError":
        return 0  # the parser has printed it
    match type(error).__name__:
        case "NoSuchOption":
            sentence = texts.text("no-such-option", {"option": error.option_name})
        case "MissingParameter" if error.param is not None:
            sentence = texts.text("missing", {"parameter": error.param.name.upper()})
        case "BadParameter" if error.param is not None:
            sentence = texts.text("bad-value", {"parameter": error.param.opts[0], "why": error.message})
        case _:
            sentence = error.format_message()
    path = error.ctx.command_path if error.ctx else "kontor"
    return complain(texts, texts.text("usage", {"sentence": sentence.rstrip("."), "command": path}))


def demand_known_verb(texts: Texts, given: Sequence[str], verbs: Iterable[str]) -> None:
    """Refuse a verb that does not exist."""
    if given and not given[0].startswith("-") and given[0] not in verbs:
        raise KontorError(texts.text("no-verb", {"verb": given[0], "known": texts.listed(verbs)}))


def translate_help(command: Any, texts: Texts) -> None:
    """Put the texts of the language in the place of the message keys that verbs and options declare."""
    for part in (command, *command.params):
        if getattr(part, "help", None) and texts.has(part.help):
            part.help = texts.text(part.help)
    for verb in getattr(command, "commands", {}).values():
        translate_help(verb, texts)
