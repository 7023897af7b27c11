"""Check 17: the glossary of a game has its words in every language, each short, told apart, and in use."""

import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from kontor.core import LANGUAGES, AnyGame
from kontor.core.glossary import PREFIX, Term
from kontor.testing.contract.message_files import demand_no_text_left_over, folder_of
from kontor.testing.contract.plan import Plan, demand
from kontor.testing.lesson_texts import WORD

MIN_TERMS = 10
MAX_WORDS = 25
"""Words of the line that says what a term is."""
USED_IN = ("question-", "lesson-", "rule-")
"""Where a term has to occur: in what is asked, what the coach says, or the rules."""
SENTENCE_START = re.compile(r"(^|[.!?:…])[\s\"'“„»«(]*$")


class Words(Visitor):
    """The words of a message as they are written, in all its forms, one after the other."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: fluent.TextElement) -> None:  # noqa: N802
        """Note a piece of text."""
        self.texts.append(" ".join(node.value.split()))


def glossary(plan: Plan) -> None:
    """Every language has the same terms; each has a short line and forms of its own, and occurs in a text."""
    game = plan.game
    ids = {language: {term.id for term in game.terms(language)} for language in LANGUAGES}
    for language in LANGUAGES:
        terms = game.terms(language)
        lonely = sorted(ids[language] ^ ids[LANGUAGES[0]])
        demand(len(terms) >= MIN_TERMS, lambda: f"a glossary needs {MIN_TERMS} terms, not {len(terms)}")
        demand(not lonely, lambda: f"terms that are not in every language: {', '.join(lonely)}")
        _demand_short_lines(terms, language)
        _demand_own_forms(terms, language)
        _demand_use(game, terms, language)
    keys = {f"{PREFIX}{id_}" for id_ in ids[LANGUAGES[0]]}
    demand_no_text_left_over(game, PREFIX, keys | {f"{key}.{part}" for key in keys for part in ("is", "forms")})


def forms_of(term: Term) -> tuple[str, ...]:
    """Return everything that a sentence can say for a term."""
    return (term.term, *term.forms)


def _demand_short_lines(terms: Iterable[Term], language: str) -> None:
    for term in terms:
        words = len(WORD.findall(term.is_))
        demand(0 < words <= MAX_WORDS, lambda: f"{term.id} in {language!r} is said in {words} words")


def _demand_own_forms(terms: Iterable[Term], language: str) -> None:
    """A form leads to one term only, however it begins."""
    owner: dict[str, str] = {}
    for term in terms:
        for form in forms_of(term):
            demand(bool(form), lambda: f"{term.id} in {language!r} has an empty form")
            other = owner.setdefault(form.casefold(), term.id)
            demand(other == term.id, lambda: f"{other} and {term.id} in {language!r} share the form {form!r}")


def _demand_use(game: AnyGame, terms: Iterable[Term], language: str) -> None:
    texts = [text for file in _files(game, language) for text in _texts_in(file)]
    for term in terms:
        used = any(occurs(form, text) for form in forms_of(term) for text in texts)
        demand(used, lambda: f"{term.id} in {language!r} occurs in no question, lesson or rule")


def _files(game: AnyGame, language: str) -> Iterator[Path]:
    yield from sorted((folder_of(game) / "messages").glob(f"*{language}.ftl"))


@cache
def _texts_in(file: Path) -> tuple[str, ...]:
    """Return the pieces of text of all questions, lines of a coach and rules in a file."""
    words = Words()
    for entry in FluentParser(with_spans=False).parse(file.read_text("utf-8")).body:
        if isinstance(entry, fluent.Message) and entry.id.name.startswith(USED_IN):
            words.visit(entry)
    return tuple(words.texts)


def occurs(form: str, text: str) -> bool:
    """Return True if a text has this form as a whole word; at the start of a sentence it may begin with a capital."""
    first, rest = re.escape(form[:1]), re.escape(form[1:])
    written = re.compile(rf"(?<![\w-])(?:{first}|{re.escape(form[:1].upper())}){rest}(?![\w-])")
    return any(hit[0] == form or SENTENCE_START.search(text[: hit.start()]) for hit in written.finditer(text))
