"""Messages that are parsed when they are asked for are those that Fluent reads from whole files."""

from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from kontor.core import LANGUAGES, TextError, registry
from kontor.core.message_bundle import MessageBundle
from sentences import raises_saying

PACKAGES = ["kontor.core", "kontor.cli", "kontor.server", *(registry.game(slug).package for slug in registry.slugs())]


def whole_bundle(language: str, package: str) -> FluentBundle:
    """Return all messages of a package, parsed file by file."""
    made = FluentBundle([language], use_isolating=False)
    for file in sorted(Path(str(files(package))).glob(f"messages/*{language}.ftl")):
        made.add_resource(FluentResource(file.read_text("utf-8")))
    return made


def is_same(one: ast.BaseNode, other: ast.BaseNode) -> bool:
    """Return True if two messages or terms say the same; comments say nothing."""
    return one.equals(other, ignored_fields=["span", "comment"])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", PACKAGES)
def test_every_message_and_every_term_is_what_the_whole_file_says(package: str, language: str) -> None:
    """None is lost or cut off, and there are no others."""
    whole, lazy = whole_bundle(language, package), MessageBundle(language, (package,))
    assert whole._messages
    for key, message in whole._messages.items():
        assert lazy.has_message(key)
        assert is_same(lazy._messages[key], message), key
    for key, term in whole._terms.items():
        lazy._lookup(key, term=True)
        assert is_same(lazy._terms[key], term), key
    assert lazy._messages.keys() == whole._messages.keys()
    assert lazy._terms.keys() == whole._terms.keys()


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A package with two files of messages that are easily misread."""
    messages = tmp_path / "spoken_box" / "messages"
    messages.mkdir(parents=True)
    (messages.parent / "__init__.py").touch()
    (messages / "a.en.ftl").write_text(
        "# kept = only a comment\n"
        "first = One\n    second = not a message\n\n    and a third line\n# a comment\n"
        "selects = { $count ->\n    [one] one\n   *[other] many = more\n}\n"
        "refers = { -ship } and { first.short }\n    .title = { second }\n"
        "-ship = Ship\n"
        "broken = { $\n"
    )
    (messages / "b.en.ftl").write_text("second = Two\nfirst = Not this one\n")
    monkeypatch.syspath_prepend(tmp_path)
    return "spoken_box"


def test_lines_that_look_like_messages_are_not(package: str) -> None:
    """A message goes on over indented and empty lines, and ends at the next one."""
    whole, lazy = whole_bundle("en", package), MessageBundle("en", (package,))
    asked = ("first", "selects", "refers", "second", "kept", "broken", "and", "one", "absent")
    assert [lazy.has_message(key) for key in asked] == [whole.has_message(key) for key in asked]
    assert [key for key in asked if lazy.has_message(key)] == ["first", "selects", "refers", "second"]
    for key in lazy._messages:
        assert is_same(lazy._messages[key], whole._messages[key])


def test_a_message_finds_the_messages_and_terms_that_it_refers_to(package: str) -> None:
    """Although nobody asked for them before."""
    bundle = MessageBundle("en", (package,))
    title = bundle.get_message("refers").attributes["title"]
    assert bundle.format_pattern(title) == ("Two", [])


def test_of_equal_ids_that_of_the_first_package_counts(package: str) -> None:
    """So that a drawing cannot change what the rules say."""
    both = MessageBundle("en", (package, "kontor.core"))
    core = MessageBundle("en", ("kontor.core",))
    pattern = both.get_message("second").value
    assert pattern is not None
    assert both.format_pattern(pattern) == ("Two", [])
    assert both.has_message("list-more")
    assert not core.has_message("second")


def test_asking_for_what_nobody_wrote_costs_no_memory(package: str) -> None:
    """An id may come from a request."""
    bundle = MessageBundle("en", (package,))
    assert not any(bundle.has_message(f"unknown-{number}") for number in range(100))
    with pytest.raises(LookupError):
        bundle.get_message("unknown-1")
    assert bundle._parsed == set()


def test_what_was_said_is_said_again_only_with_the_same_words(package: str) -> None:
    """Another number, another name, another language or another key is another sentence."""
    core = MessageBundle("en", ("kontor.core",))
    german = MessageBundle("de", ("kontor.core",))
    pairs: list[dict[str, Any]] = [
        {"list": "Anna", "item": "Ben"},
        {"list": "Ben", "item": "Anna"},
        {"list": "Anna", "item": 1},
    ]
    first = [bundle.say("list-more", values) for bundle in (core, german) for values in pairs]
    again = [bundle.say("list-more", values) for bundle in (core, german) for values in pairs]
    assert first == again == [bundle.say_once("list-more", values) for bundle in (core, german) for values in pairs]
    assert len(set(first[:3])) == 3
    assert core.say("list-none", {}) != german.say("list-none", {})


def test_a_message_that_does_not_resolve_is_refused_every_time(package: str) -> None:
    """What failed is not kept as if it had been said."""
    bundle = MessageBundle("en", (package,))
    for _ in range(2):
        with raises_saying(TextError, "does not resolve"):
            bundle.say("selects", {})
    assert bundle.say("selects", {"count": 1}) == "one"
    assert bundle.say("selects", {"count": 2}) == "many = more"
