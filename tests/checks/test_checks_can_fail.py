"""`make check` fails on a planted fault: each check runs on a copy of the sources with the fault in it."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import pytest

ROOT = Path(__file__).parents[2]
LINT_IMPORTS = str(Path(sys.executable).parent / "lint-imports")
CIRCLES = (sys.executable, "dev/import_circles.py")
WORDS = (sys.executable, "dev/plain_words.py")
BANNED = ("gives", "back")
"""A phrase that the glossary bans, in two parts: this file is checked as well."""

Run: TypeAlias = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def run(tmp_path: Path) -> Run:
    """Run a check on a copy of what it reads."""
    leave_out = shutil.ignore_patterns("__pycache__", "node_modules", "web", "site_docs", "screens", "records")
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=leave_out)
    shutil.copytree(ROOT / "dev", tmp_path / "dev", ignore=leave_out)
    shutil.copytree(ROOT / "docs", tmp_path / "docs", ignore=leave_out)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    environment = {**os.environ, "PYTHONPATH": str(tmp_path / "src")}

    def run(*command: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)

    return run


def plant(path: Path, line: str) -> None:
    """Put a line at the end of a file."""
    path.write_text(f"{path.read_text(encoding='utf-8')}\n{line}\n", encoding="utf-8")


def test_a_circle_between_modules_fails(run: Run, tmp_path: Path) -> None:
    assert run(LINT_IMPORTS).returncode == 0
    plant(tmp_path / "src/kontor/server/store/pool.py", "from kontor.server.store.matches import seats")
    broken = run(LINT_IMPORTS)
    assert broken.returncode == 1
    assert "No cycles are allowed in kontor.server.store" in broken.stdout


def test_a_circle_between_packages_fails(run: Run, tmp_path: Path) -> None:
    plant(tmp_path / "src/kontor/server/matches/clock/speeds.py", "from kontor.server.matches.play import hints")
    broken = run(LINT_IMPORTS)
    assert broken.returncode == 1
    assert "No cycles are allowed in kontor.server.matches." in broken.stdout


def test_a_module_that_imports_its_own_package_in_a_circle_fails(run: Run, tmp_path: Path) -> None:
    assert run(*CIRCLES).returncode == 0
    inside = "def late():\n    from kontor.server.matches import do_undo"
    plant(tmp_path / "src/kontor/server/matches/play/undo.py", inside)
    broken = run(*CIRCLES)
    assert broken.returncode == 1
    assert "kontor.server.matches.play.undo" in broken.stderr


def test_an_import_from_the_api_to_the_store_fails(run: Run, tmp_path: Path) -> None:
    plant(tmp_path / "src/kontor/server/api/http/health.py", "from kontor.server.store.work import turns")
    broken = run(LINT_IMPORTS)
    assert broken.returncode == 1
    assert "kontor.server.api is not allowed to import kontor.server.store" in broken.stdout


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("src/kontor/server/errors.py", "# It {0}\n# {1} nothing."),
        ("src/kontor/server/errors.py", "def it_{0}_{1}(): ..."),
        ("src/kontor/server/messages/en.ftl", "planted = It {0} {1} nothing."),
        ("docs/protocol.md", "The server {0} {1} nothing."),
    ],
)
def test_a_banned_word_fails(run: Run, tmp_path: Path, file: str, line: str) -> None:
    plant(tmp_path / file, line.format(*BANNED))
    broken = run(*WORDS)
    assert broken.returncode == 1
    assert f"{file}:" in broken.stderr
    assert f"{' '.join(BANNED)!r}: write returns" in broken.stderr


def test_adding_a_row_to_the_glossary_bans_a_word(run: Run, tmp_path: Path) -> None:
    assert run(*WORDS).returncode == 0
    plant(tmp_path / "docs/glossary.md", "| class | sort |")
    broken = run(*WORDS)
    assert broken.returncode == 1
    assert "'class': write sort" in broken.stderr
