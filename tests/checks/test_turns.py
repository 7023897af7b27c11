"""The list of tests that take turns names tests that exist, and all have their turn on some push."""

import re
from pathlib import Path, PurePath

import pytest

import turns

TESTS = Path(__file__).parents[1]
MARKED = re.compile(r"@(?:pytest\.mark\.)?rule\([^)]*\)\n(?:@.*\n)*def (\w+)")
FILE, NAME = "worker/test_worker.py", "test_two_workers_play_every_turn_once_and_all_matches_end"


@pytest.mark.parametrize("file", turns.TAKING_TURNS)
def test_every_test_in_the_list_exists(file: str) -> None:
    text = (TESTS / file).read_text("utf-8")
    assert {name for name in turns.TAKING_TURNS[file] if f"def {name}(" not in text} == set()


def test_a_test_of_a_rule_is_recognised() -> None:
    text = '@rule("NOV-A2")\n@pytest.mark.parametrize("lot", [1])\ndef test_one() -> None:\n    ...\ndef test_two():\n'
    assert MARKED.findall(text) == ["test_one"]


@pytest.mark.parametrize("file", turns.TAKING_TURNS)
def test_no_test_of_a_rule_is_in_the_list(file: str) -> None:
    """`kontor rules --prove` needs them at every commit."""
    marked = set(MARKED.findall((TESTS / file).read_text("utf-8")))
    assert marked & turns.TAKING_TURNS[file] == set()


def test_a_test_has_its_turn_on_one_push_in_four_and_all_others_always(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "IS_FULL", False)
    pushes = []
    for commit in range(12):
        monkeypatch.setattr(turns, "commit_number", lambda number=commit: number)
        pushes.append(turns.has_turn(PurePath(FILE), NAME, NAME))
        assert turns.has_turn(PurePath(FILE), "test_another", "test_another")

    assert sum(pushes) == 3


def test_every_night_tries_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "IS_FULL", True)
    assert turns.has_turn(PurePath(FILE), NAME, NAME)
