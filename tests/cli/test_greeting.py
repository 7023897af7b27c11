"""`kontor` without arguments greets, and leads to the first verb."""

import os
import pty
import subprocess
import sys

import pytest

from cli.running import Run, text_of
from kontor.core import LANGUAGES
from kontor.core.registry import game, slugs

NOWHERE = "postgresql://127.0.0.1:1/kontor"


def typed_at_a_terminal(*lines: str) -> tuple[int, str]:
    """Run the command at a terminal in English, type lines, and return its exit code and what the terminal shows."""
    ours, theirs = pty.openpty()
    nowhere = {"KONTOR_DATABASE": NOWHERE, "KONTOR_DATABASE_WAIT_SECONDS": "0"}
    environment = {**os.environ, "LANG": "en_GB.UTF-8", "TERM": "dumb", **nowhere}
    process = subprocess.Popen(
        [sys.executable, "-m", "kontor.cli"], stdin=theirs, stdout=theirs, stderr=theirs, env=environment
    )
    os.close(theirs)
    os.write(ours, "".join(f"{line}\n" for line in lines).encode())
    shown = b""
    while True:
        try:
            shown += os.read(ours, 4096)
        except OSError:  # the terminal is closed
            break
    os.close(ours)
    return process.wait(), " ".join(shown.decode().split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_terminal_the_three_first_commands_are_named(
    kontor: Run, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    """Two sentences, three commands, and where to find the rest."""
    monkeypatch.setenv("LANG", f"{language}_XX.UTF-8")
    done = kontor()

    assert (done.code, done.err) == (0, "")
    for command in ("kontor play borneo", "kontor learn borneo", "kontor serve", "kontor --help"):
        assert command in done.out
    assert all(game(slug).info.title in done.out for slug in slugs())
    assert text_of("greeting-learn", language) in done.out


def test_a_language_alone_is_a_greeting_in_it(kontor: Run) -> None:
    """Both spellings of the option work; an unknown language is an error."""
    assert text_of("greeting-serve", "de") in kontor("--lang", "de").out
    assert text_of("greeting-serve", "de") in kontor("--lang=de").out
    assert kontor("--lang", "fr").code == 2


def test_at_a_terminal_enter_leaves() -> None:
    """Nobody has to play."""
    code, shown = typed_at_a_terminal("")

    assert code == 0
    assert text_of("greeting-ask") in shown


def test_at_a_terminal_two_numbers_lead_to_a_match() -> None:
    """An answer that means nothing is asked again."""
    code, shown = typed_at_a_terminal("many", "1", "1", "", "quit")

    assert shown.count(text_of("greeting-ask")) == 2
    assert text_of("greeting-game") in shown
    assert "SHA-256" in shown
    assert code == 0


def test_at_a_terminal_a_server_that_cannot_start_says_what_to_do() -> None:
    """The verb is the same as if it had been typed."""
    code, shown = typed_at_a_terminal("3")

    assert code == 2
    assert "kontor: PostgreSQL cannot be reached" in shown
