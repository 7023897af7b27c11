"""The texts of the server: every error says in both languages what to do."""

import ast
import builtins
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

import kontor.server
from kontor.core import LANGUAGES, Texts

SERVER = Path(kontor.server.__file__).parent
MESSAGE = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)


def errors() -> Iterator[tuple[str, set[str]]]:
    """Yield the key of every error that the package raises, with the names of its facts."""
    for file in SERVER.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            match node:
                case ast.Call(func=ast.Name(id=name), args=[first, *_]) if name.endswith("Error"):
                    if name != "RefusedError" and not hasattr(builtins, name):
                        facts = {keyword.arg for keyword in node.keywords if keyword.arg}
                        yield from ((key, facts) for key in keys(first))


def keys(node: ast.expr) -> list[str]:
    """Return the keys that an argument can have as its value."""
    match node:
        case ast.Constant(value=str(key)):
            return [key]
        case ast.IfExp(body=one, orelse=other):
            return [*keys(one), *keys(other)]
        case ast.JoinedStr(values=[ast.Constant(value="not-"), _]):
            return ["not-open", "not-playing", "not-over"]
        case _:
            raise AssertionError(f"what keys can this be? {ast.unparse(node)}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_that_is_raised_has_a_message_that_needs_no_more_than_its_facts(language: str) -> None:
    texts = Texts(language, packages=("kontor.server",))
    made = list(errors())

    assert len(made) > 30
    assert sorted({key for key, _ in made if not texts.has(f"error-{key}")}) == []
    for key, facts in made:
        assert texts.text(f"error-{key}", dict.fromkeys(facts, "something"))


def test_both_languages_have_the_same_messages_each_once() -> None:
    english, german = (
        sorted(
            key
            for file in files("kontor.server").joinpath("messages").iterdir()
            if file.name.endswith(f"{language}.ftl")
            for key in MESSAGE.findall(file.read_text("utf-8"))
        )
        for language in LANGUAGES
    )

    assert english == german
    assert len(set(english)) == len(english)
