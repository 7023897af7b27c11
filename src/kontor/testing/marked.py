"""Which ids of the ledgers have a marked test: collected by pytest itself, in the repository."""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

import msgspec

from kontor.core import KontorError
from kontor.testing.ledger import Ledger
from kontor.testing.mark_collector import MARKS_FILE

LEDGERS = Path("docs") / "rules"


class MarksError(KontorError):
    """The marks of the tests cannot be found."""

    package = "kontor.testing"


def repository_root() -> Path:
    """Return the repository that the current folder is in."""
    here = Path.cwd().resolve()
    for folder in (here, *here.parents):
        if (folder / LEDGERS).is_dir() and (folder / "tests").is_dir():
            return folder
    raise MarksError("no-clone")


def collect_marks(root: Path) -> dict[str, list[str]]:
    """Return the rule ids of every marked test by its node id."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "marks.json"
        command = [sys.executable, "-m", "pytest", "--collect-only", "-qq", "-p", "kontor.testing.mark_collector"]
        environment = {**os.environ, MARKS_FILE: str(file)}
        done = subprocess.run(  # noqa: S603
            [*command, "-p", "no:cacheprovider", "tests"],
            cwd=root,
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode != 0 or not file.exists():
            raise MarksError("no-collection", why=(done.stdout + done.stderr)[-800:])
        marks: dict[str, list[str]] = msgspec.json.decode(file.read_bytes())
    return marks


def marked_ids(root: Path) -> frozenset[str]:
    """Return every id that some test is marked with."""
    return frozenset(id_ for ids in collect_marks(root).values() for id_ in ids)


class Coverage(msgspec.Struct, frozen=True):
    """The ids of one ledger against the marks of the tests."""

    ids: int
    tested: int
    missing: list[str]
    kinds: dict[str, tuple[int, int]]
    """By kind: ids, and ids with a marked test."""


def rule_coverage(root: Path, slugs: list[str]) -> dict[str, Coverage]:
    """Return the coverage of every game's ledger."""
    marked = marked_ids(root)
    found = {}
    for slug in slugs:
        ledger = Ledger.read(root / LEDGERS / f"{slug}.md")
        missing = [id_ for id_ in ledger.definitions if id_ not in marked]
        kinds = {kind: (len(ids), sum(i in marked for i in ids)) for kind, ids in ledger.by_kind().items()}
        found[slug] = Coverage(len(ledger.definitions), len(ledger.definitions) - len(missing), missing, kinds)
    return found
