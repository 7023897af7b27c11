"""The lab at the prompt."""

import json
import sys
from pathlib import Path

import pytest

from cli.running import Run


def test_the_arena_speaks_to_people_and_to_programs(kontor: Run) -> None:
    """The fields of the contract, and a table."""
    asked = ["lab", "arena", "borneo", "--challenger", "deckhand", "--field", "deckhand", "--seats", "3"]
    asked += ["--games", "6", "--set", "edition=card", "--workers", "1"]
    found = json.loads(kontor(*asked, "--json").out)
    assert found.keys() >= {"games", "win_share", "low", "high", "h2h", "verdict"}
    assert (found["games"], found["h2h"], found["verdict"]) == (6, pytest.approx(0.5), "undecided")
    assert "deckhand gegen deckhand" in " ".join(kontor(*asked, "--lang", "de").out.split())


def test_the_ladder_is_resumed_from_a_folder(kontor: Run, tmp_path: Path) -> None:
    """Each step has a file of its own; the second time nothing is played."""
    asked = ["lab", "ladder", "goa", "--level", "clerk", "--games", "2", "--budget", "1sims", "--workers", "1"]
    asked += ["--keep", str(tmp_path / "kept"), "--json"]
    found = json.loads(kontor(*asked).out)
    assert [(step["challenger"], step["field"], step["seats"]) for step in found] == [
        ("clerk", "deckhand", seats) for seats in (2, 3, 4)
    ]
    files = sorted((tmp_path / "kept").iterdir())
    assert files[0].name == "goa-2-clerk-over-deckhand-1sims-seed1.jsonl"
    written = [file.read_bytes() for file in files]
    assert json.loads(kontor(*asked).out) == found
    assert [file.read_bytes() for file in files] == written


def test_training_without_numpy_says_what_to_install(kontor: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is an extra of the package."""
    monkeypatch.setitem(sys.modules, "numpy", None)
    for name in ("fit", "train"):
        monkeypatch.delitem(sys.modules, f"kontor.lab.training.{name}", raising=False)
    done = kontor("lab", "train", "goa")
    assert done.code == 2
    assert "kontor[lab]" in done.err


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        (("--challenger", "admiral"), "There is no level “admiral”"),
        (("--seats", "2"), "BOR-S1"),
        (("--budget", "long"), "not a budget"),
    ],
)
def test_a_measurement_that_cannot_be_made_is_refused_in_one_line(
    kontor: Run, changed: tuple[str, ...], said: str
) -> None:
    """With what to do about it."""
    asked: tuple[str, ...] = (
        "lab",
        "arena",
        "borneo",
        "--challenger",
        "deckhand",
        "--field",
        "deckhand",
        "--seats",
        "3",
    )
    done = kontor(*asked, *changed)
    assert done.code == 2
    assert said in done.err
    assert len(done.err.splitlines()) == 1


def test_a_bot_of_your_own_is_measured_by_its_module_and_class(
    kontor: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From the folder where the command runs; the processes that play find it, too."""
    (tmp_path / "my_bot.py").write_text("from kontor.bots import Deckhand\n\n\nclass Mine(Deckhand):\n    pass\n")
    monkeypatch.chdir(tmp_path)
    asked = (
        "lab",
        "arena",
        "borneo",
        "--challenger",
        "my_bot:Mine",
        "--field",
        "deckhand",
        "--seats",
        "3",
        "--games",
        "3",
    )
    done = kontor(*asked, "--workers", "1", "--json")
    assert done.code == 0, done.err
    assert json.loads(done.out)["games"] == 3
