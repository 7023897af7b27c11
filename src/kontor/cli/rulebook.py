"""The rules of a game by section, by id or by words in them, read from the message files."""

from collections.abc import Sequence
from difflib import get_close_matches
from importlib.resources import files

import msgspec
from fluent.syntax import FluentParser, ast

from kontor.core import AnyGame, Texts

PREFIX = "rule-"


class Section(msgspec.Struct):
    """A heading and the ids of its rules."""

    title: str
    ids: list[str]


class Rulebook:
    """All rules of a game and of the core, in one language."""

    def __init__(self, game: AnyGame, texts: Texts) -> None:
        self.game = game
        self.texts = texts
        self.sections = [
            section
            for package in (game.package, "kontor.core")
            for section in read_sections(package, texts.language)
            if section.ids
        ]
        self.ids = [id_ for section in self.sections for id_ in section.ids]

    def find(self, word: str) -> str | None:
        """Return the id that a word means, in any case and with or without the game's prefix; None if there is none."""
        typed = word.strip().casefold()
        for form in (typed, f"{self.game.info.prefix}-{typed}".casefold()):
            for id_ in self.ids:
                if id_.casefold() == form:
                    return id_
        return None

    def near(self, word: str) -> Sequence[str]:
        """Return up to six ids that are similar to a word."""
        typed = word.strip().upper()
        if not any(sign.isdigit() for sign in typed):
            return []
        if "-" not in typed:
            typed = f"{self.game.info.prefix}-{typed}"
        beginnings = [id_ for id_ in self.ids if id_.upper().startswith(typed)]
        return (beginnings or get_close_matches(typed, self.ids, n=4, cutoff=0.5))[:6]

    def search(self, words: str) -> list[str]:
        """Return the ids of the rules whose text contains all the words."""
        folded = words.casefold().split()
        return [id_ for id_ in self.ids if all(word in self.texts.rule(id_).casefold() for word in folded)]


def read_sections(package: str, language: str) -> list[Section]:
    """Return the rules in a package's message files under their headings."""
    sections = [Section("", [])]
    for file in sorted(files(package).joinpath("messages").iterdir(), key=lambda f: f.name):
        if not file.name.endswith(f"{language}.ftl"):
            continue
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, ast.GroupComment) and entry.content:
                sections.append(Section(entry.content, []))
            elif isinstance(entry, ast.Message) and entry.id.name.startswith(PREFIX):
                sections[-1].ids.append(entry.id.name.removeprefix(PREFIX).replace("_", "."))
    return sections
