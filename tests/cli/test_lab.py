"""The lab at the prompt."""

import json
import sys

import pytest

from cli.running import Run


def test_the_arena_speaks_to_people_and_to_programs(kontor: Run) -> None:
    """The fields of the contract, and a table."""
    asked = ("lab", "arena", "borneo", "--challenger", "deckhand", "--field", "deckhand", "--seats", "3")
    asked += ("--games", "6", "--set", "edition=card", "--workers", "1")
    found = json.loads(kontor(*asked, "--json").out)
    assert found.keys() >= {"games", "win_share", "low", "high", "h2h", "verdict"}
    assert (found["games"], found["h2h"], found["verdict"]) == (6, pytest.approx(0.5), "undecided")
    assert "deckhand unter deckhand" in " ".join(kontor(*asked, "--lang", "de").out.split())


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
        (("--challenger", "admiral"), "There is no level admiral"),
        (("--seats", "2"), "BOR-S1"),
        (("--budget", "long"), "no budget"),
    ],
)
def test_a_measurement_that_cannot_be_made_is_refused_in_one_line(
    kontor: Run, changed: tuple[str, ...], said: str
) -> None:
    """With what to do about it."""
    asked = ("lab", "arena", "borneo", "--challenger", "deckhand", "--field", "deckhand", "--seats", "3")
    done = kontor(*asked, *changed)
    assert done.code == 2
    assert said in done.err
    assert len(done.err.splitlines()) == 1
