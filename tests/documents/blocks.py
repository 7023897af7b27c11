"""The blocks of code in the documents, and who executes each of them."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
BLOCK = re.compile(r"^(?P<indent> *)```(?P<language>\w*)\n(?P<code>.*?)^ *```$", re.MULTILINE | re.DOTALL)
INDENTED = re.compile(r"(?:\A|\n)(?P<before>[^\n]*)\n\n(?P<code>    \S[^\n]*)")
"""Code without a fence: four spaces after an empty line, unless a list goes on there."""
PROMPT = ">>>"


class Block(NamedTuple):
    """A block of code: the document, the line it begins on, its language and its lines."""

    page: str
    line: int
    language: str
    code: str

    @property
    def first(self) -> str:
        """The first line, by which the table names a block."""
        return self.code.partition("\n")[0].strip()

    @property
    def keys(self) -> tuple[str, ...]:
        """The names under which the table may have it: its first line, or its language for all that a test reads."""
        prompt = f"{self.language} {PROMPT}" if self.code.lstrip().startswith(PROMPT) else self.language
        return self.first, prompt

    def __str__(self) -> str:
        """Return where it is."""
        return f"{self.page}:{self.line}: {self.first}"


def documents() -> list[Path]:
    """Return every document of the project that is written for readers."""
    return [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]


def blocks_in(page: str, text: str) -> Iterator[Block]:
    """Yield the blocks of a document, those without a fence too: they have the language `indented`."""
    for found in BLOCK.finditer(text):
        yield Block(page, text.count("\n", 0, found.start()) + 1, found["language"], found["code"])
    unfenced = BLOCK.sub(lambda found: "\n" * found[0].count("\n"), text)
    for found in INDENTED.finditer(unfenced):
        if not re.match(r" *(?:[-*]|\d+\.) ", found["before"]) and not found["before"].startswith(" "):
            yield Block(page, unfenced.count("\n", 0, found.start("code")) + 1, "indented", found["code"])


def blocks() -> list[Block]:
    """Return all blocks of all documents."""
    return [
        block for path in documents() for block in blocks_in(path.relative_to(ROOT).as_posix(), path.read_text("utf-8"))
    ]
