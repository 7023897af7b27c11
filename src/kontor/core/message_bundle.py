"""Fluent messages that are parsed when they are first asked for: a process speaks few of the thousands there are."""

import re
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Message
from fluent.syntax import FluentParser

ENTRY = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)
"""The start of a message or of a term, which has a dash in front; everything else is indented, empty or a comment."""


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
