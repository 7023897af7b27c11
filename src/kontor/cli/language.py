"""The language of the command, and its texts."""

import os
from collections.abc import Sequence
from typing import Annotated

import typer

from kontor.cli.errors import CliError
from kontor.core import LANGUAGES, AnyGame, Seat, Texts

LangOption = Annotated[str | None, typer.Option("--lang", metavar="|".join(LANGUAGES), help="help-lang")]


def language(chosen: str | None) -> str:
    """Return the chosen language; without one that of LANG, and English if we do not have it."""
    if chosen is None:
        return next((each for each in LANGUAGES if os.environ.get("LANG", "").startswith(each)), LANGUAGES[0])
    if chosen not in LANGUAGES:
        raise CliError("no-language", language=chosen, known=list(LANGUAGES))
    return chosen


def language_in(arguments: Sequence[str]) -> str:
    """Return the language for help and errors, which are needed before the arguments are parsed."""
    for word, following in zip(arguments, (*arguments[1:], ""), strict=False):
        option, _, value = word.partition("=")
        if option == "--lang" and (value or following) in LANGUAGES:
            return value or following
    return language(None)


def is_only_language(arguments: Sequence[str]) -> bool:
    """Return True if the arguments choose a language and nothing else."""
    return not arguments or " ".join(arguments).replace("=", " ") in [f"--lang {known}" for known in LANGUAGES]


def speak(language_: str, game: AnyGame | None = None, names: Sequence[str] = (), reader: Seat | None = None) -> Texts:
    """Return the texts of the command, and of a game with the names of its seats, for the one person who reads."""
    return Texts(language_, game, names, packages=(CliError.package,), reader=reader)
