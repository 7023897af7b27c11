"""Fluent messages that are parsed when they are first asked for: a process speaks few of the thousands there are.

What was said is kept for a while: names of things and short lines come again and again.
"""

import re
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Message, Pattern
from fluent.syntax import FluentParser

from kontor.core.errors import TextError

ENTRY = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)
"""The start of a message or of a term, which has a dash in front; everything else is indented, empty or a comment."""
MAX_KEPT_TEXTS = 2048
"""Maximum number of formatted messages that a process keeps: 1.2 MB at 580 bytes each, as in matches of Goa."""
MAX_FLUENT_CHARACTERS = 500
"""Fluent refuses a variable of more than 1000 characters: longer lists are put in after the message is formatted."""
PUT_IN = "\ue000{}\ue001"
"""What stands for such a variable meanwhile: signs that no text has."""


@cache
def read_sources(package: str, language: str) -> dict[str, str]:
    """Return what is written for each message and each term in the files of a package that end in ``<language>.ftl``.

    If an id is written twice, the first one counts, as in Fluent. The caller must not change the answer.
    """
    sources: dict[str, str] = {}
    for file in sorted(files(package).joinpath("messages").iterdir(), key=lambda file: file.name):
        if file.name.endswith(f"{language}.ftl"):
            text = file.read_text("utf-8")
            starts = list(ENTRY.finditer(text))
            ends = [start.start() for start in starts[1:]] + [len(text)]
            for start, end in zip(starts, ends, strict=True):
                sources.setdefault(start[1], text[start.start() : end])
    return sources


class MessageBundle(FluentBundle):
    """The messages of some packages in one language; of equal ids, that of the first package counts."""

    def __init__(self, language: str, packages: tuple[str, ...]) -> None:
        super().__init__([language], use_isolating=False)
        self._sources = [read_sources(package, language) for package in packages]
        self._parser = FluentParser(with_spans=False)
        self._parsed: set[str] = set()

    def has_message(self, message_id: str) -> bool:
        """Return True if there is such a message and it can be read."""
        self._parse(message_id)
        return super().has_message(message_id)

    def pattern(self, key: str) -> Pattern | None:
        """Return the pattern of a message, or of an attribute (``message.attribute``); None if there is none."""
        name, _, attribute = key.partition(".")
        if not self.has_message(name):
            return None
        message = self.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def say(self, key: str, values: Mapping[str, Any]) -> str:
        """Return a message with its variables; TextError if there is none, or if one of them does not resolve."""
        if all(type(value) in (str, int) for value in values.values()):  # 1 is not True here, although they are equal
            return _say_again(self, key, tuple(values.items()))
        return self.say_once(key, values)

    def say_once(self, key: str, values: Mapping[str, Any]) -> str:
        """Return a message with its variables, without keeping it."""
        pattern = self.pattern(key)
        if pattern is None:
            raise TextError(f"no text {key!r} in {self.locales[0]!r}")
        long = {k: v for k, v in values.items() if isinstance(v, str) and len(v) > MAX_FLUENT_CHARACTERS}
        text, errors = self.format_pattern(pattern, {**values, **{k: PUT_IN.format(k) for k in long}})
        if errors:
            raise TextError(f"the text {key!r} in {self.locales[0]!r} does not resolve: {errors[0]}")
        said = str(text)
        for k, v in long.items():
            said = said.replace(PUT_IN.format(k), v)
        return said

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        """Return a message or a term; LookupError if there is none. Messages that refer to others call this, too."""
        self._parse(f"-{entry_id}" if term else entry_id)
        return super()._lookup(entry_id, term)

    def _parse(self, written_id: str) -> None:
        """Add what is written for an id, which for a term begins with a dash, unless that was done."""
        if written_id in self._parsed:
            return
        found = [sources[written_id] for sources in self._sources if written_id in sources]
        for source in found:
            self.add_resource(self._parser.parse(source))
        if found:  # what nobody wrote is not kept: anyone could ask for any number of such ids
            self._parsed.add(written_id)


@lru_cache(maxsize=MAX_KEPT_TEXTS)
def _say_again(bundle: MessageBundle, key: str, values: tuple[tuple[str, str | int], ...]) -> str:
    return bundle.say_once(key, dict(values))
