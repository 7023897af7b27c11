"""The texts of the command: complete in both languages, and its words at the prompt."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import kontor.cli
from kontor.cli.drawings import drawing_of
from kontor.cli.language import speak
from kontor.cli.play.commands import COMMANDS, number_in, understand, vocabulary
from kontor.core import LANGUAGES
from kontor.core.registry import game, slugs

CLI = Path(kontor.cli.__file__).parent


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        """Note the variable."""
        self.found.add(node.id.name)


def messages(file: Path) -> dict[str, set[str]]:
    """Return every message and attribute of a file with its variables."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(file.read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            parts = {entry.id.name: entry.value, **{f"{entry.id.name}.{a.id.name}": a.value for a in entry.attributes}}
            for key, pattern in parts.items():
                seen = Variables()
                if pattern is not None:
                    seen.visit(pattern)
                found[key] = seen.found
    return found


ENGLISH = sorted(str(file.relative_to(CLI)) for file in CLI.rglob("messages/*en.ftl"))


def test_no_file_of_messages_lacks_its_english_twin() -> None:
    """Every German file is compared with an English one."""
    german = [str(file.relative_to(CLI)) for file in CLI.rglob("messages/*de.ftl")]
    assert set(german) == {file.replace("en.ftl", "de.ftl") for file in ENGLISH}


@pytest.mark.parametrize("file", ENGLISH)
def test_both_languages_have_the_same_messages_with_the_same_variables(file: str) -> None:
    """No language lacks a message; only the number of synonyms may differ."""
    english, german = messages(CLI / file), messages(CLI / file.replace("en.ftl", "de.ftl"))
    optional = {key for key in english.keys() ^ german.keys() if key.endswith(".also")}
    assert english.keys() - optional == german.keys() - optional
    assert {key: names for key, names in english.items() if german.get(key, names) != names} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_in_the_code_has_a_message(language: str) -> None:
    """Every literal key that the command uses exists."""
    drawn = [drawing_of(slug)(game(slug), speak(language, game(slug))).texts for slug in slugs()]
    pattern = re.compile(r"""(?:text|say|read|has)\(\s*"([a-z][a-zA-Z._-]+)"|help="(help-[a-z-]+)\"""")
    used = {
        key
        for file in CLI.rglob("*.py")
        if "template" not in file.parts  # a game of its own, with its own texts
        for found in pattern.findall(file.read_text("utf-8"))
        for key in found
        if key and not key.endswith("-")
    }
    assert len(used) > 60
    assert sorted(key for key in used if not any(texts.has(key) for texts in drawn)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_steps_name_the_guide_only_where_there_is_one(language: str) -> None:
    """The number of paragraphs is counted, not known."""
    texts = speak(language)
    none, one, many = (texts.text("first-steps", {"count": count}) for count in (0, 1, 12))
    guide = f"`{texts.text('command-guide')}`"
    assert guide not in none
    assert "?  " not in none
    assert guide in one
    assert " 12 " in many


def test_endless_digits_are_a_number() -> None:
    """A number with more digits than Python reads is one that no menu has."""
    assert number_in("12") == 12
    assert number_in("twelve") is None
    assert number_in("9" * 5000) == 999_999_999


def test_commands_are_understood_in_both_languages_whatever_is_shown() -> None:
    """The prompt knows the words of both languages at any time."""
    words = vocabulary()
    assert set(words.values()) == set(COMMANDS)
    assert understand("Warum Rot?", words) == ("why", "Rot")
    assert understand("why port:2", words) == ("why", "port:2")
    assert understand(" zurück ", words) == ("undo", "")
    assert understand("?", words) == ("help", "")
    assert understand("12", words) == ("number", "12")
    assert understand("dance with me", words) == ("unknown", "dance with me")
