"""Commit messages follow CONTRIBUTING.md: the hook refuses others, and the history keeps the rules."""

import runpy
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
HOOK = (sys.executable, "dev/commit_message.py")
LAST_WITHOUT_RULES = "38c6bed672a2fd59b48683e3485afb665c31118e"
"""The last commit from before bodies were required."""
GOOD = "goa: A bid may be zero\n\nThe ledger says so (GOA-A2).\n"
EACH_MESSAGE = "--format=%B%x00"


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


def test_the_history_keeps_the_rules_since_they_exist() -> None:
    span = f"{LAST_WITHOUT_RULES}..HEAD"
    log = subprocess.run(["git", "log", EACH_MESSAGE, span], cwd=ROOT, capture_output=True, text=True, check=False)
    if log.returncode != 0:
        pytest.skip("this is no clone with its history")
    complain = runpy.run_path(str(ROOT / HOOK[1]))["complaints"]
    messages = [message.strip("\n") for message in log.stdout.split("\0") if message.strip()]

    assert [(message, complain(message)) for message in messages if complain(message)] == []
