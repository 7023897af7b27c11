"""The glossary of a game: the words that a newcomer stumbles over, each with one line that says what it is.

A term is a message ``term-<id>`` in ``messages/glossary.<language>.ftl`` of the game's package. Its attribute ``.is``
is the line, and ``.forms`` are the further forms in which it stands in sentences, separated by ``|``.
"""

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentResource
from fluent.syntax import ast as fluent

from kontor.core.records import Record
from kontor.core.texts import Texts
from kontor.core.wording import Wording

PREFIX = "term-"
BETWEEN_FORMS = "|"


class Term(Record, frozen=True):
    """A word of a game in one language."""

    id: str
    term: str
    is_: str
    """What it is, in one line."""
    forms: tuple[str, ...]
    """Its further forms in sentences, such as its plural."""


@cache
def term_ids(package: str, language: str) -> tuple[str, ...]:
    """Return the ids of the terms in the order in which they are written; none if there is no such file."""
    file = files(package).joinpath("messages", f"glossary.{language}.ftl")
    if not file.is_file():
        return ()
    body = FluentResource(file.read_text("utf-8")).body
    names = [entry.id.name for entry in body if isinstance(entry, fluent.Message)]
    return tuple(name.removeprefix(PREFIX) for name in names if name.startswith(PREFIX))


def read_terms(game: Wording, language: str) -> tuple[Term, ...]:
    """Return the terms of a game in a language; TextError if there are no texts in it, or if a line is missing."""
    texts = Texts(language, game)
    return tuple(read_term(texts, id_) for id_ in term_ids(game.package, language))


def read_term(texts: Texts, id_: str) -> Term:
    """Read one term."""
    key = f"{PREFIX}{id_}"
    forms = texts.text(f"{key}.forms").split(BETWEEN_FORMS) if texts.has(f"{key}.forms") else ()
    return Term(id_, texts.text(key), texts.text(f"{key}.is"), tuple(form.strip() for form in forms))
