"""In which language the command speaks."""

import os
from collections.abc import Sequence
from typing import Annotated

import typer

from kontor.core import LANGUAGES, AnyGame, KontorError, Texts

LangOption = Annotated[str | None, typer.Option("--lang", metavar="|".join(LANGUAGES), help="help-lang")]


class CliError(KontorError):
    """The command was used in a way that cannot work."""

    package = "kontor.cli"


def language(chosen: str | None) -> str:
    """Return the chosen language, or the one of the environment."""
    if chosen is None:
        return "de" if os.environ.get("LANG", "").startswith("de") else "en"
    if chosen not in LANGUAGES:
        raise CliError("no-language", language=chosen, known=list(LANGUAGES))
    return chosen


def language_in(arguments: Sequence[str]) -> str:
    """Return the language that the arguments ask for, before they are parsed: for help and errors."""
    for word, following in zip(arguments, (*arguments[1:], ""), strict=False):
        option, _, value = word.partition("=")
        if option == "--lang" and (value or following) in LANGUAGES:
            return value or following
    return language(None)


def speak(language_: str, game: AnyGame | None = None, names: Sequence[str] = ()) -> Texts:
    """Return the texts of the command and of one game."""
    return Texts(language_, game, names, packages=(CliError.package,))
