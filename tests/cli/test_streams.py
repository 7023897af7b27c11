"""The command as a process: without pytest, and with streams that are closed, full, or poor in letters."""

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from cli.running import text_of
from kontor.cli.screen import screen

COMMAND = f"'{sys.executable}' -m kontor.cli"
WITHOUT_PYTEST = "import sys; sys.modules['pytest'] = None; from kontor.cli import main; main()"


def shell(line: str, more: Mapping[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    """Run a line of the shell in which KONTOR is the command; its code is that of the first part of a pipe."""
    environment = {**os.environ, "LANG": "en_GB.UTF-8", "COLUMNS": "80", "PYTHONIOENCODING": "utf-8", **(more or {})}
    return subprocess.run(
        ["bash", "-c", f"{line.replace('KONTOR', COMMAND)}; exit ${{PIPESTATUS[0]}}"],
        env=environment,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        timeout=60,
    )


def test_the_command_starts_without_pytest() -> None:
    """Players install no test tools."""
    done = subprocess.run([sys.executable, "-c", WITHOUT_PYTEST, "games"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "Borneo" in done.stdout


@pytest.mark.parametrize("asked", [("--coverage",), ("--prove", "borneo")])
@pytest.mark.parametrize("language", ["en", "de"])
def test_looking_at_the_tests_without_pytest_says_how_to_get_it(asked: tuple[str, ...], language: str) -> None:
    """One line names the extra and the clone."""
    command = [sys.executable, "-c", WITHOUT_PYTEST, "rules", *asked, "--lang", language]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert "kontor[testing]" in done.stderr
    assert "make setup" in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("verb", ["rules borneo", "games", "games --json", "--help"])
def test_a_reader_that_goes_away_is_not_an_error(verb: str) -> None:
    """The rest of the output goes nowhere, without a word."""
    done = shell(f"KONTOR {verb} | true")
    assert done.stderr == ""
    assert done.returncode in {0, 1}


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no full device here")
@pytest.mark.parametrize("verb", ["rules borneo", "games --json", "--help", "play borneo"])
def test_a_full_disk_is_one_line(verb: str) -> None:
    """What cannot be written is said once."""
    done = shell(f"KONTOR {verb} </dev/null >/dev/full")
    assert done.returncode == 1
    assert done.stderr == f"kontor: {text_of('error-output', why='the disk is full')}\n"


def test_a_closed_input_is_a_polite_goodbye() -> None:
    """As if it had ended."""
    done = shell("KONTOR play borneo <&-")
    assert done.returncode == 130
    assert done.stderr.strip() == "Goodbye."


def test_a_closed_output_is_tolerated() -> None:
    """Nobody wants to read it."""
    done = shell("KONTOR games >&-")
    assert (done.returncode, done.stderr) == (0, "")


def test_letters_that_cannot_be_shown_or_read_are_replaced() -> None:
    """A poor terminal shows question marks, and bytes that are not letters are not understood."""
    done = shell(r"printf '\xff\nquit\n' | KONTOR play borneo --lang de | cat; exit ${PIPESTATUS[1]}")
    assert done.returncode == 0, done.stderr
    assert "ist kein Befehl" in done.stdout
    done = shell("KONTOR play borneo --lang de <<< quit", {"PYTHONIOENCODING": "ascii"})
    assert done.returncode == 0, done.stderr
    assert "H?fen" in done.stdout


def test_colours_go_where_they_are_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    """NO_COLOR and --plain both mean none."""
    monkeypatch.delenv("NO_COLOR", raising=False)
    assert not screen().no_color
    assert screen(plain=True).no_color
    monkeypatch.setenv("NO_COLOR", "1")
    assert screen().no_color
