"""The guide to languages is true: its commands, run on a copy of the sources, add one that the command line speaks."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GUIDE = ROOT / "docs/guides/add-a-language.md"
BLOCK = re.compile(r"^```sh\n(.*?)^```$", re.MULTILINE | re.DOTALL)
DEMAND = """
from kontor.core import registry
from kontor.testing.contract.message_files import demand_the_same_in_every_language
for slug in registry.slugs():
    demand_the_same_in_every_language(registry.game(slug))
"""


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A copy of the sources in which the commands of the guide were run."""
    root = tmp_path_factory.mktemp("dutch")
    leave_out = shutil.ignore_patterns("__pycache__", "web", "site_docs")
    shutil.copytree(ROOT / "src", root / "src", ignore=leave_out)
    shutil.copytree(ROOT / "web/src", root / "web/src", ignore=shutil.ignore_patterns("pictures"))
    for block in BLOCK.findall(GUIDE.read_text("utf-8")):
        subprocess.run(["bash", "-eu", "-o", "pipefail", "-c", block], cwd=root, check=True)
    yield root
    shutil.rmtree(root)


def python(root: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run the copy."""
    environment = os.environ | {"PYTHONPATH": str(root / "src")}
    return subprocess.run(
        [sys.executable, *words], cwd=root, env=environment, capture_output=True, text=True, check=False
    )


def test_the_commands_of_the_guide_add_a_language(sources: Path) -> None:
    """Dutch is known to the command line, with English words so far; a language that was not added is not."""
    english, dutch, none = (
        python(sources, "-m", "kontor.cli", "rules", "goa", "GOA-K16", "--lang", language)
        for language in ("en", "nl", "fr")
    )

    assert (dutch.returncode, dutch.stdout) == (0, english.stdout)
    assert "GOA-K16" in dutch.stdout
    assert none.returncode != 0
    assert "nl" in none.stderr + none.stdout


def test_the_client_has_the_language_too(sources: Path) -> None:
    """With as many files as English has, and its code in the list."""
    fluent = (sources / "web/src/words/fluent.ts").read_text("utf-8")

    assert "type Language = 'en' | 'de' | 'nl';" in fluent
    assert "= ['en', 'de', 'nl'];" in fluent
    for folder in (sources / "web/src").rglob("messages"):
        of = {code: [*folder.glob(f"*{code}.ftl"), *folder.glob(f"{code}/*.ftl")] for code in ("en", "nl")}
        assert len(of["nl"]) == len(of["en"]) > 0


def test_the_kit_finds_a_text_that_the_new_language_lacks(sources: Path) -> None:
    """One message is taken away: the same check passes before and fails after."""
    before = python(sources, "-c", DEMAND)
    file = sources / "src/kontor/games/goa/messages/nl.ftl"
    text = file.read_text("utf-8")
    file.write_text(re.sub(r"^(action-\w+) =", r"# \1 =", text, count=1, flags=re.MULTILINE), "utf-8")
    after = python(sources, "-c", DEMAND)
    file.write_text(text, "utf-8")

    assert before.returncode == 0, before.stderr
    assert after.returncode == 1
    assert "not the same in every language" in after.stderr


def test_the_places_that_the_guide_names_exist() -> None:
    """The table of places that know two languages."""
    rows = re.findall(r"^\| (`.*?`) \|", GUIDE.read_text("utf-8").partition("## 2.")[2], re.MULTILINE)
    named = [name for row in rows for name in re.findall(r"`((?:src|web)/[^`]+)`", row)]

    assert len(named) >= 4
    assert [name for name in named if not (ROOT / name).exists()] == []
