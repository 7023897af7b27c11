"""Commit messages follow CONTRIBUTING.md: the hook refuses others, and the history keeps the rules."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
HOOK = (sys.executable, "dev/commit_message.py")
GOOD = "goa: A bid may be zero\n\nThe ledger says so (GOA-A2).\n"


def complaints(message: str, tmp_path: Path) -> str:
    """Return what the hook says to a message; nothing if it accepts it."""
    file = tmp_path / "message"
    file.write_text(message, encoding="utf-8")
    done = subprocess.run([*HOOK, str(file)], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == (1 if done.stderr else 0)
    return done.stderr


def test_a_message_with_an_area_a_subject_and_a_body_is_accepted(tmp_path: Path) -> None:
    assert complaints(GOOD, tmp_path) == ""
    assert complaints(GOOD + "# Please enter the commit message\n", tmp_path) == ""


@pytest.mark.parametrize(
    ("message", "complaint"),
    [
        ("goa: A bid may be zero\n", "the body is missing"),
        ("goa: A bid may be zero\n# a comment is no body\n", "the body is missing"),
        ("goa: A bid may be zero\nThe ledger says so.\n", "a blank line must follow"),
        ("A bid may be zero\n\nThe ledger says so.\n", "must look like `area: What changes`"),
        (f"goa: {'x' * 68}\n\nWhy.\n", "has 73 characters; 72 are allowed"),
    ],
)
def test_a_message_that_breaks_a_rule_is_refused(message: str, complaint: str, tmp_path: Path) -> None:
    assert complaint in complaints(message, tmp_path)


def test_a_bad_message_in_the_history_is_refused_and_named(tmp_path: Path) -> None:
    """`make check` reads the history, so that a long subject fails within a minute and not after all tests."""
    git = ("git", "-C", str(tmp_path), "-c", "user.name=Anna", "-c", "user.email=anna@example.org")
    subprocess.run([*git, "init", "-q"], check=True)
    for message in ("goa: The first\n\nWhy.", "goa: A bid may be zero", GOOD):
        subprocess.run([*git, "commit", "-q", "--allow-empty", "-m", message], check=True)
    checked = [sys.executable, str(ROOT / HOOK[1]), "--history"]

    def check(since: str) -> str:
        done = subprocess.run([*checked, since], cwd=tmp_path, capture_output=True, text=True, check=False)
        assert done.returncode == (1 if done.stderr else 0)
        return done.stderr

    assert check("HEAD~2") == "goa: A bid may be zero\n  the body is missing: say why\n"
    assert check("HEAD~1") == ""
