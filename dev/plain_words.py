"""Fail if a word that the glossary bans is used. Run by `make check`; usage: `plain_words.py [ROOT]`.

The words are the rows of the table "Words we do not use" in docs/glossary.md: adding a row is all it takes to ban one.
A row in lower case bans the word in any case; one with capitals bans exactly that spelling, for phrases that are wrong
only at the start of a sentence. Checked are Python sources and tests (identifiers included: `_` separates words), the
English messages, and the documents, except for changelogs, migrations and the glossary itself.
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

GLOSSARY = "docs/glossary.md"
HEADING = "## Words we do not use"
CHECKED = (
    "src/**/*.py",
    "tests/**/*.py",
    "dev/*.py",
    "src/**/en.ftl",
    "src/**/*.en.ftl",
    "web/src/**/en.ftl",
    "web/src/**/en/*.ftl",
    "docs/**/*.md",
    "*.md",
)
EXEMPT = (GLOSSARY, "CHANGELOG.md", "dev/plain_words.py")
MIGRATIONS = "migrations"
"""A folder that is never edited: what landed has run in databases, comments included."""


def banned_words(glossary: str) -> dict[str, str]:
    """Return what to write instead of each banned word."""
    section = glossary.partition(HEADING)[2].partition("\n## ")[0]
    rows = [line.strip().strip("|").split("|") for line in section.splitlines() if line.strip().startswith("|")]
    cells = [[cell.strip() for cell in row] for row in rows[2:]]  # without the header and its rule
    return {row[0]: row[1] for row in cells}


def pattern_of(word: str) -> re.Pattern[str]:
    """Return the pattern that finds a word, or a phrase also across a line break."""
    spaced = r"[\s#_]+".join(map(re.escape, word.split()))
    return re.compile(rf"(?<![^\W_]){spaced}(?![^\W_])", re.IGNORECASE if word.islower() else 0)


def uses(root: Path) -> Iterator[str]:
    """Yield a line for each use of a banned word below a root."""
    words = banned_words((root / GLOSSARY).read_text(encoding="utf-8"))
    patterns = {pattern_of(word): (word, instead) for word, instead in words.items()}
    for path in sorted({path for glob in CHECKED for path in root.glob(glob)}):
        name = path.relative_to(root).as_posix()
        if name in EXEMPT or "node_modules" in path.parts or MIGRATIONS in path.parts:
            continue
        text = path.read_text(encoding="utf-8")
        lower = text.lower()
        for pattern, (word, instead) in patterns.items():
            if not all(part in lower for part in word.lower().split()):
                continue  # a plain search costs far less than the pattern, and most files have no such word
            for hit in pattern.finditer(text):
                line = text.count("\n", 0, hit.start()) + 1
                yield f"{name}:{line}: {word!r}: write {instead}"


def main() -> None:
    """Print every use and exit with 1 if there is one."""
    found = list(uses(Path(sys.argv[1] if len(sys.argv) > 1 else ".")))
    if found:
        sys.exit("\n".join([*found, f"{len(found)} uses of words that {GLOSSARY} bans"]))


if __name__ == "__main__":
    main()
